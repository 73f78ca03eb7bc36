"""What is printed on the components of The Princes of Florence, loaded once from data/*.json."""

from __future__ import annotations

from typing import Final

from signoria.kit.goods import Goods
from signoria.kit.printed import Printed, printed

#: No seat, no card, no character.
NONE: Final = -1

#: What bonus and prestige cards count, a closed list; the princess counts all cards of hand and table.
FEATURES: Final = (
    "building",
    "large_building",
    "medium_building",
    "small_building",
    "building_size",
    "landscape",
    "forest",
    "lake",
    "park",
    "landscape_type",
    "freedom",
    "jester",
    "builder",
    "prestige_card",
    "category",
    "hand_card",
    "table_card",
    "empty_space",
    "work",
    "profession_or_recruiting",
)
SIZES: Final = ("large", "medium", "small")
#: Kinds of prestige cards.
FEWEST: Final = "fewest"
AT_LEAST: Final = "at_least"

#: Decks that cards are drawn from and returned under.
DECKS: Final = ("profession", "bonus", "prestige")
PROFESSION: Final = 0
BONUS: Final = 1
PRESTIGE: Final = 2


class Piece:
    """A building or landscape: its outline, and how many copies there are."""

    __slots__ = ("cells", "copies", "id", "size", "source")

    def __init__(self, id: str, size: int, cells: tuple[tuple[int, int], ...], copies: int, source: str) -> None:
        self.id = id
        self.size = size  # NONE for a landscape
        self.cells = cells
        self.copies = copies
        self.source = source  # where its outline comes from


class Profession:
    """A profession card and its three wishes."""

    __slots__ = ("building", "freedom", "id", "landscape")

    def __init__(self, id: str, building: int, landscape: int, freedom: int) -> None:
        self.id = id
        self.building = building
        self.landscape = landscape
        self.freedom = freedom


class Bonus:
    """A bonus card: so much work value for each thing it counts."""

    __slots__ = ("id", "terms")

    def __init__(self, id: str, terms: tuple[tuple[int, int], ...]) -> None:
        self.id = id
        self.terms = terms


class Prestige:
    """A prestige card: points for most, fewest or enough of something."""

    __slots__ = ("feature", "id", "kind", "least", "points", "requirements", "tie_points")

    def __init__(self, id: str, kind: str, points: int) -> None:
        self.id = id
        self.kind = kind
        self.points = points
        self.feature = NONE
        self.tie_points = 0
        self.least = 0
        self.requirements: tuple[tuple[int, int], ...] = ()


class Character:
    """A character card of the expansion: the spaces bids are made on, and what kind of effect it has."""

    __slots__ = ("amount", "id", "kind", "spaces", "terms")

    def __init__(self, id: str, kind: str, spaces: Goods) -> None:
        self.id = id
        self.kind = kind
        self.spaces = spaces
        self.amount = 0
        self.terms: tuple[tuple[int, int], ...] = ()


def _terms(entry: Printed) -> tuple[tuple[int, int], ...]:
    return tuple([(FEATURES.index(feature), number) for feature, number in entry.items()])


def _piece(entry: Printed) -> Piece:
    size = SIZES.index(entry["size"]) if "size" in entry else NONE
    cells = tuple([(row, column) for row, column in entry["shape"]])
    return Piece(entry["id"], size, cells, entry["copies"], entry["source"])


def _prestige(entry: Printed) -> Prestige:
    card = Prestige(entry["id"], entry["kind"], entry["points"])
    match card.kind:
        case "most" | "fewest":
            card.feature = FEATURES.index(entry["feature"])
            card.tie_points = entry["tie_points"]
            card.least = entry.get("minimum_count", 0)
        case "at_least":
            card.requirements = _terms(entry["requirements"])
        case unknown:
            raise ValueError(f"prestige_cards.json: {card.id} is of an unknown kind {unknown!r}")
    return card


def _character(entry: Printed) -> Character:
    effect = entry["effect"]
    card = Character(entry["id"], effect["kind"], tuple(entry["spaces"]))
    card.amount = effect.get("actions", effect.get("start_money", effect.get("draw", 0)))
    card.terms = _terms({term["feature"]: term["per_unit"] for term in effect.get("terms", [])})
    return card


_PIECES: Final = printed(__file__, "pieces")
_SETUP: Final = printed(__file__, "setup")
_GRID: Final = printed(__file__, "principality")
_CHARACTERS: Final = printed(__file__, "characters")
_BONUS: Final = printed(__file__, "bonus_cards")

BUILDINGS: Final[tuple[Piece, ...]] = tuple([_piece(entry) for entry in _PIECES["buildings"]])
LANDSCAPES: Final[tuple[Piece, ...]] = tuple([_piece(entry) for entry in _PIECES["landscapes"]])
ALTERNATIVES: Final[tuple[Piece, ...]] = tuple([_piece(entry) for entry in _PIECES["alternative_landscapes"]])
#: All outlines: buildings, landscapes, and the other outlines of landscapes.
PIECES: Final[tuple[Piece, ...]] = (*BUILDINGS, *LANDSCAPES, *ALTERNATIVES)
ROWS: Final[int] = _GRID["rows"]
COLUMNS: Final[int] = _GRID["columns"]
PALAZZO: Final[tuple[tuple[int, int], ...]] = tuple([(row, column) for row, column in _GRID["palazzo"]])
FREEDOMS: Final[tuple[str, ...]] = tuple(_SETUP["freedoms"])
PROFESSIONS: Final[tuple[Profession, ...]] = tuple(
    [
        Profession(
            entry["id"],
            [piece.id for piece in BUILDINGS].index(entry["building"]),
            [piece.id for piece in LANDSCAPES].index(entry["landscape"]),
            FREEDOMS.index(entry["freedom"]),
        )
        for entry in printed(__file__, "professions")["professions"]
    ]
)
BONUSES: Final[tuple[Bonus, ...]] = tuple([Bonus(entry["id"], _terms(entry["terms"])) for entry in _BONUS["cards"]])
CATEGORIES: Final[Goods] = tuple([FEATURES.index(name) for name in _BONUS["categories"]])
PRESTIGES: Final[tuple[Prestige, ...]] = tuple(
    [_prestige(entry) for entry in printed(__file__, "prestige_cards")["cards"]]
)
CHARACTERS: Final[tuple[Character, ...]] = tuple([_character(entry) for entry in _CHARACTERS["characters"]])
CARDS_OF: Final[Goods] = (len(PROFESSIONS), len(BONUSES), len(PRESTIGES))


def _with(kind: str) -> int:
    return [character.kind for character in CHARACTERS].index(kind)


#: The characters by what they do, for the rules know them by their effect.
BANKER: Final = _with("take_card_money")
CARDINAL: Final = _with("extra_actions")
MERCHANT: Final = _with("choose_one")
MUSE: Final = _with("work_value_per_work")
PRINCESS: Final = _with("work_without_profession")
PROFESSOR: Final = _with("draw_and_keep")
BANKER_MONEY: Final[int] = _CHARACTERS["characters"][BANKER]["effect"]["start_money"]
BANKER_ADDED: Final[int] = _CHARACTERS["characters"][BANKER]["effect"]["added_when_unsold_in_a_round"]
FLORINS_PER_SPACE: Final[int] = _CHARACTERS["florins_per_space"]

MIN_SEATS: Final[int] = _SETUP["players"]["min"]
MAX_SEATS: Final[int] = _SETUP["players"]["max"]
MINIMUM: Final[Goods] = tuple(_SETUP["minimum_work_value"])
ROUNDS: Final[int] = len(MINIMUM)
FREEDOM_TILES: Final[int] = _SETUP["freedom_tiles_per_type"]
BUILDERS: Final[int] = _SETUP["builders"]
JESTERS: Final[int] = _SETUP["jesters"]
RECRUITING_CARDS: Final[int] = _SETUP["recruiting_cards"]
MONEY: Final[int] = _SETUP["start"]["money"]
DEALT: Final[int] = _SETUP["start"]["professions_dealt"]
#: What is auctioned; with two players the three landscapes are one stack, the last here.
STACKS: Final[tuple[str, ...]] = (*_SETUP["auction"]["stacks"], "landscape")
JESTER: Final = STACKS.index("jester")
BUILDER: Final = STACKS.index("builder")
PRESTIGE_CARD: Final = STACKS.index("prestige_card")
RECRUITING_CARD: Final = STACKS.index("recruiting_card")
LANDSCAPE: Final = STACKS.index("landscape")
OPENING_BID: Final[int] = _SETUP["auction"]["opening_bid"]
RAISE: Final[int] = _SETUP["auction"]["raise"]
MOST_BUILDERS: Final[int] = _SETUP["auction"]["builder_limit"]
DRAW: Final[int] = _SETUP["auction"]["draw"]
ACTIONS: Final[int] = _SETUP["actions"]["per_turn"]
BUILDING_COST: Final[Goods] = tuple(_SETUP["actions"]["building_cost_by_builders"])
CONTACT: Final[int] = _SETUP["actions"]["builders_for_contact"]
PROFESSION_COST: Final[int] = _SETUP["actions"]["profession_cost"]
FREEDOM_COST: Final[int] = _SETUP["actions"]["freedom_cost"]
BONUS_COST: Final[int] = _SETUP["actions"]["bonus_cost"]
WORK_BUILDING: Final[int] = _SETUP["work"]["building"]
WORK_LANDSCAPE: Final[int] = _SETUP["work"]["landscape"]
WORK_FREEDOM: Final[int] = _SETUP["work"]["freedom"]
WORK_JESTER: Final[int] = _SETUP["work"]["jester"]
WORK_CARD: Final[int] = _SETUP["work"]["card"]
FLORINS_PER_VALUE: Final[int] = _SETUP["work"]["florins_per_value"]
FLORINS_PER_POINT: Final[int] = _SETUP["work"]["florins_per_point"]
BUILDING_POINTS: Final[int] = _SETUP["points"]["building"]
LANDSCAPE_POINTS: Final[int] = _SETUP["points"]["landscape_again"]
BUILDER_POINTS: Final[int] = _SETUP["points"]["builder_again"]
BEST_WORK_POINTS: Final[int] = _SETUP["points"]["best_work"]
FLORINS_GIVEN_BACK: Final[int] = _SETUP["florins_per_point_given_back"]
TWO: Final[int] = MIN_SEATS
TWO_MONEY: Final[int] = _SETUP["two_players"]["money"]
TWO_OPENING_BID: Final[int] = _SETUP["two_players"]["opening_bid"]
TWO_FREEDOMS: Final[int] = _SETUP["two_players"]["random_freedoms"]
TWO_FREEDOMS_HARDER: Final[int] = _SETUP["two_players"]["harder_random_freedoms"]
