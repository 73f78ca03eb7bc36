"""What is printed on the components of Masters of Renaissance, loaded once from data/*.json."""

from __future__ import annotations

from typing import Final

from signoria.kit.goods import Goods, goods_of
from signoria.kit.printed import Printed, printed

#: Resources, in the order of the data; faith and any are printed like resources but are never stored.
RESOURCES: Final = ("coins", "stones", "servants", "shields")
STORED: Final = 4
FAITH: Final = 4
NOTHING: Final = 5
COLOURS: Final = ("green", "blue", "yellow", "purple")
LEVELS: Final = 3
#: Marbles, in the order of the data.
MARBLES: Final = ("white", "blue", "grey", "yellow", "purple", "red")
WHITE: Final = 0


class Power:
    """A production power: what it takes, and what it gives into the strongbox or as faith."""

    __slots__ = ("any_input", "any_output", "faith", "input", "output")

    def __init__(self, input: Goods, any_input: int, output: Goods, any_output: int, faith: int) -> None:
        self.input = input
        self.any_input = any_input
        self.output = output
        self.any_output = any_output
        self.faith = faith


class Card:
    """A development card; its id names colour, level and, by a letter, its place by victory points."""

    __slots__ = ("colour", "cost", "id", "level", "power", "stack", "victory_points")

    def __init__(self, id: str, colour: int, level: int, victory_points: int, cost: Goods, power: Power) -> None:
        self.id = id
        self.colour = colour
        self.level = level
        self.victory_points = victory_points
        self.cost = cost
        self.power = power
        self.stack = colour * LEVELS + level - 1


class CardRequirement:
    """A part of a leader's requirement: a number of cards of one colour, at level 0 of any level."""

    __slots__ = ("colour", "count", "level")

    def __init__(self, colour: int, level: int, count: int) -> None:
        self.colour = colour
        self.level = level
        self.count = count


class Leader:
    """A leader card; each of its four abilities answers one question, the others with nothing."""

    __slots__ = ("cards", "depot", "discount", "id", "power", "resource", "resources", "victory_points", "white_marble")

    def __init__(self, id: str, victory_points: int, cards: tuple[CardRequirement, ...], resources: Goods) -> None:
        self.id = id
        self.victory_points = victory_points
        self.cards = cards
        self.resources = resources
        self.resource = RESOURCES.index(id.partition(".")[2])
        self.discount = 0
        self.depot = 0
        self.white_marble = 0
        self.power: Power | None = None


class Section:
    """A Vatican section: where it begins, its pope space, and the worth of its favour tile."""

    __slots__ = ("first", "pope", "victory_points")

    def __init__(self, first: int, pope: int, victory_points: int) -> None:
        self.first = first
        self.pope = pope
        self.victory_points = victory_points


class Token:
    """A solo action token: cards of a colour to discard, or spaces for the black cross."""

    __slots__ = ("colour", "count", "id", "reshuffle", "spaces")

    def __init__(self, id: str, colour: int, count: int, spaces: int, reshuffle: bool) -> None:
        self.id = id
        self.colour = colour
        self.count = count
        self.spaces = spaces
        self.reshuffle = reshuffle


def _power(input: Printed, output: Printed) -> Power:
    return Power(
        goods_of(RESOURCES, input),
        input.get("any", 0),
        goods_of(RESOURCES, output),
        output.get("any", 0),
        output.get("faith", 0),
    )


def _card(entry: Printed) -> Card:
    return Card(
        entry["id"].removeprefix("masters.card."),
        COLOURS.index(entry["color"]),
        entry["level"],
        entry["victory_points"],
        goods_of(RESOURCES, entry["cost"]),
        _power(entry["input"], entry["output"]),
    )


def _leader(entry: Printed) -> Leader:
    requirements = [
        CardRequirement(COLOURS.index(w["color"]), w["level"] or 0, w["count"]) for w in entry["requires_cards"]
    ]
    leader = Leader(
        entry["id"].removeprefix("masters.leader."),
        entry["victory_points"],
        tuple(requirements),
        goods_of(RESOURCES, entry["requires_resources"]),
    )
    ability = entry["ability"]
    match ability["kind"]:
        case "discount":
            leader.discount = ability["amount"]
        case "depot":
            leader.depot = ability["slots"]
        case "white_marble":
            leader.white_marble = ability["amount"]
        case "production":
            leader.power = _power(ability["input"], ability["output"])
        case unknown:
            raise ValueError(f"leaders.json: {leader.id} has an unknown ability {unknown!r}")
    return leader


def _token(entry: Printed) -> Token:
    colour = COLOURS.index(entry["color"]) if "color" in entry else -1
    return Token(
        entry["id"].removeprefix("masters.token."),
        colour,
        entry.get("count", 0),
        entry.get("spaces", 0),
        entry.get("reshuffle", False),
    )


def _faith_points(track: Printed) -> Goods:
    """Victory points of each space: the last value reached or passed (MAS-163)."""
    return tuple(
        [
            max([0, *[mark["total"] for mark in track["victory_points"] if mark["space"] <= space]])
            for space in range(track["last_space"] + 1)
        ]
    )


_SETUP: Final = printed(__file__, "setup")
_TRACK: Final = printed(__file__, "faith_track")

CARDS: Final[tuple[Card, ...]] = tuple([_card(entry) for entry in printed(__file__, "development_cards")["cards"]])
LEADERS: Final[tuple[Leader, ...]] = tuple([_leader(entry) for entry in printed(__file__, "leaders")["leaders"]])
#: Kinds of tokens, and the seven pieces as kinds: nothing may tell two pieces apart that look alike (law 6).
TOKENS: Final[tuple[Token, ...]] = tuple([_token(entry) for entry in _SETUP["solo"]["tokens"]])
TOKEN_STACK: Final[Goods] = tuple(
    [kind for kind, entry in enumerate(_SETUP["solo"]["tokens"]) for _ in range(entry["copies"])]
)
SECTIONS: Final[tuple[Section, ...]] = tuple(
    [Section(s["first_space"], s["pope_space"], s["favor_victory_points"]) for s in _TRACK["sections"]]
)
FAITH_POINTS: Final[Goods] = _faith_points(_TRACK)
LAST_SPACE: Final[int] = _TRACK["last_space"]

MIN_SEATS: Final[int] = _SETUP["players"]["min"]
MAX_SEATS: Final[int] = _SETUP["players"]["max"]
MARKET_ROWS: Final[int] = _SETUP["market"]["rows"]
MARKET_COLUMNS: Final[int] = _SETUP["market"]["columns"]
MARBLE_COUNTS: Final[Goods] = tuple([_SETUP["market"]["marbles"][marble] for marble in MARBLES])
#: What a marble gives: a resource, FAITH or NOTHING.
YIELDS: Final[Goods] = tuple(
    [[*RESOURCES, "faith", None].index(_SETUP["market"]["yields"][marble]) for marble in MARBLES]
)
SLOTS: Final[int] = _SETUP["player_board"]["development_slots"]
#: Sizes of the warehouse depots, largest first, as a fit check wants them.
DEPOTS: Final[Goods] = tuple(sorted(_SETUP["player_board"]["warehouse_depots"], reverse=True))
BASIC_POWER: Final[Power] = _power(
    _SETUP["player_board"]["basic_production"]["input"], _SETUP["player_board"]["basic_production"]["output"]
)
LEADERS_DEALT: Final[int] = _SETUP["leaders_dealt"]
LEADERS_KEPT: Final[int] = _SETUP["leaders_kept"]
LEADER_DISCARD_FAITH: Final[int] = _SETUP["leader_discard_faith"]
RESOURCE_DISCARD_FAITH: Final[int] = _SETUP["resource_discard_faith_to_each_other"]
STARTING_RESOURCES: Final[Goods] = tuple([bonus["any"] for bonus in _SETUP["starting_bonus"]])
STARTING_FAITH: Final[Goods] = tuple([bonus["faith"] for bonus in _SETUP["starting_bonus"]])
CARDS_TO_END: Final[int] = _SETUP["end"]["development_cards"]
RESOURCES_PER_POINT: Final[int] = _SETUP["scoring"]["resources_per_victory_point"]
