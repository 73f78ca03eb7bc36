"""What is printed on the components of Lorenzo il Magnifico, loaded once from the data files of its boxes."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.amounts import message_key, quote
from signoria.games.lorenzo.rules.boxes import BASE, EXTRA, HOUSES, facts
from signoria.games.lorenzo.rules.components import (
    NONE,
    BonusTile,
    Card,
    Cost,
    Excommunication,
    Leader,
    Member,
    Origin,
    Requirement,
    Source,
    Space,
    Tower,
    Trade,
)
from signoria.games.lorenzo.rules.effect import Effect, Modifier, Reader, Trigger, read_goods, read_kinds
from signoria.games.lorenzo.rules.effects import EFFECT_KINDS, ActivateCards, EndPoints, Exchange, Gain, WorkChoice
from signoria.games.lorenzo.rules.houses.effects import EFFECT_KINDS as HOUSES_EFFECT_KINDS
from signoria.games.lorenzo.rules.houses.modifiers import MODIFIER_KINDS as HOUSES_MODIFIER_KINDS
from signoria.games.lorenzo.rules.modifiers import MODIFIER_KINDS, CopyLeader
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    COUNT_CARDS,
    COUNT_FEW_TYPES,
    COUNT_GOODS,
    COUNT_LEADERS,
    COUNT_ONE_TYPE,
    GOODS,
    HARVEST,
    KINDS,
    PRODUCTION,
    STOCK,
    TYPES,
)
from signoria.kernel.core import Label
from signoria.kit.goods import Goods, goods_of
from signoria.kit.printed import Printed

#: Knows the kinds of effects of all boxes.
READER: Final[Reader] = Reader((*EFFECT_KINDS, *MODIFIER_KINDS, *HOUSES_EFFECT_KINDS, *HOUSES_MODIFIER_KINDS))

#: Everything there is, by the numbers that states hold.
SOURCES: Final[list[Source]] = []
MODIFIERS: Final[list[Modifier]] = []
TRADES: Final[list[Trade]] = []
CARDS: Final[list[Card]] = []
LEADERS: Final[list[Leader]] = []
EXCOMMUNICATIONS: Final[list[Excommunication]] = []
BONUS_TILES: Final[list[BonusTile]] = []
TOWERS: Final[list[Tower]] = []
SPACES: Final[list[Space]] = []
MEMBERS: Final[list[Member]] = []


def add_source(origin: Origin, effects: tuple[Effect, ...], immediate: bool = False) -> int:
    """A number for something that gives; NONE if it gives nothing."""
    if not effects:
        return NONE
    for effect in effects:
        if isinstance(effect, Exchange):
            effect.numbers = add_trades(origin, effect)
    SOURCES.append(Source(origin, effects, immediate))
    return len(SOURCES) - 1


def add_modifiers(origin: Origin, effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """Numbers for those effects that last."""
    modifiers = [effect for effect in effects if isinstance(effect, Modifier)]
    MODIFIERS.extend(modifiers)
    for modifier in modifiers:
        if isinstance(modifier, Trigger):
            modifier.source = add_source(origin, modifier.effects)
    return tuple(range(len(MODIFIERS) - len(modifiers), len(MODIFIERS)))


def add_trades(origin: Origin, exchange: Exchange) -> tuple[int, ...]:
    """Numbers for the arrows of an exchange."""
    numbers: list[int] = []
    for pay, receive in exchange.trades:
        trade = Trade(origin, str(len(numbers) + 1), pay, add_source(origin, receive))
        trade.repeats = exchange.repeats
        numbers.append(len(TRADES))
        TRADES.append(trade)
    return tuple(numbers)


def _add_card(box: int, entry: Printed) -> None:
    costs = [_cost(cost) for cost in entry["costs"]]
    card = Card(entry["id"], box, TYPES.index(entry["type"]), entry["period"], costs, entry["activation_value"] or 0)
    origin = Origin("card", len(CARDS), card.id, quote(card.name))
    CARDS.append(card)
    card.effects = READER.effects(entry["permanent"])
    card.immediate = add_source(origin, READER.effects(entry["immediate"]), immediate=True)
    card.modifiers = add_modifiers(origin, card.effects)
    card.end_points = sum([effect.amount for effect in card.effects if isinstance(effect, EndPoints)])
    effects = [effect for effect in card.effects if not isinstance(effect, (Modifier, EndPoints, Exchange))]
    card.permanent = add_source(origin, tuple(effects))
    for effect in card.effects:
        if isinstance(effect, Exchange):
            card.trades = add_trades(origin, effect)


def _add_activations(number: int) -> None:
    """Activating another card is an arrow that asks for nothing (HOU-191)."""
    source = CARDS[number].permanent
    if source == NONE:
        return
    for effect in SOURCES[source].effects:
        if isinstance(effect, ActivateCards):
            for other, card in enumerate(CARDS):
                if card.type in effect.types and other != number:
                    trade = Trade(SOURCES[source].origin, card.id, (0,) * KINDS, NONE)
                    trade.activates = other
                    CARDS[number].trades += (len(TRADES),)
                    TRADES.append(trade)


def activates_others(card: Card) -> bool:
    """Whether a card that is activated may activate another."""
    effects = SOURCES[card.permanent].effects if card.permanent != NONE else ()
    return any([isinstance(effect, ActivateCards) for effect in effects])


def _cost(entry: Printed) -> Cost:
    return Cost(read_goods(entry["pay"]), entry["military_required"])


def _requirements(entry: Printed) -> list[Requirement]:
    """One entry for each type of cards and each resource, so that one of them can be waived."""
    of: tuple[int, ...] = ()
    match entry["kind"]:
        case "cards" | "cards_at_most":
            of = (TYPES.index(entry["card_type"]),)
            return [Requirement(COUNT_CARDS, of, entry["count"], entry["kind"] == "cards_at_most")]
        case "resources" | "resources_at_most":
            most = entry["kind"] == "resources_at_most"
            return [
                Requirement(COUNT_GOODS, (STOCK.index(name),), amount, most)
                for name, amount in entry["resources"].items()
            ]
        case "resources_sum_at_most":
            return [Requirement(COUNT_GOODS, read_kinds(entry["resources"]), entry["amount"], True)]
        case "cards_of_one_type":
            return [Requirement(COUNT_ONE_TYPE, of, entry["count"])]
        case "cards_total":
            return [Requirement(COUNT_CARDS, tuple(range(len(TYPES))), entry["count"])]
        case "cards_total_of_few_types":
            return [Requirement(COUNT_FEW_TYPES, (entry["max_types"],), entry["count"])]
        case "leaders_played":
            return [Requirement(COUNT_LEADERS, of, entry["count"])]
        case unknown:
            raise ValueError(f"leaders.json has an unknown requirement {unknown!r}")


def _add_leader(box: int, entry: Printed) -> None:
    effects = READER.effects(entry["effects"])
    requirements = [requirement for group in entry["requirements"] for requirement in _requirements(group)]
    leader = Leader(entry["id"], box, tuple(requirements), effects)
    origin = Origin("leader", len(LEADERS), leader.id, leader.name)
    LEADERS.append(leader)
    match entry["frequency"]:
        case "once_per_round":
            leader.ability = add_source(origin, effects)
        case "immediate":
            leader.played = add_source(origin, effects)
        case "action":
            leader.spaces = _leader_spaces(origin, leader)
        case _:
            leader.modifiers = add_modifiers(origin, effects)
            leader.copies = any([isinstance(effect, CopyLeader) for effect in effects])


def _leader_spaces(origin: Origin, leader: Leader) -> tuple[int, ...]:
    """The action space of a leader; a choice between two kinds of work is two spaces that are one."""
    works = [action for effect in leader.effects if isinstance(effect, WorkChoice) for action in effect.actions]
    numbers: list[int] = []
    for action in works or [NONE]:
        space = Space(leader.id, len(numbers) + 1, leader.box, LEADER_SPACE_VALUE, 0, True, 0)
        space.leader = origin.of
        space.action = action
        work = f"-{ACTIONS[action]}" if action != NONE else ""
        space.name = Label(f"lorenzo-space-leader{work}", {"leader": origin.name})
        if action == NONE:
            space.source = add_source(origin, leader.effects)
        numbers.append(len(SPACES))
        SPACES.append(space)
    return tuple(numbers)


def _add_excommunication(box: int, entry: Printed) -> None:
    tile = Excommunication(entry["id"], box, entry["period"])
    origin = Origin("tile", len(EXCOMMUNICATIONS), tile.id, tile.name)
    tile.modifiers = add_modifiers(origin, READER.effects(entry["effects"]))
    EXCOMMUNICATIONS.append(tile)


def _add_bonus_tile(box: int, entry: Printed) -> None:
    values = {HARVEST: entry["harvest"]["activation_value"], PRODUCTION: entry["production"]["activation_value"]}
    tile = BonusTile(entry["id"], box, entry["side"] == "advanced", values)
    origin = Origin("bonus", len(BONUS_TILES), tile.id, tile.name)
    for action in (HARVEST, PRODUCTION):
        tile.sources[action] = add_source(origin, READER.effects(entry[ACTIONS[action]]["effects"]))
    BONUS_TILES.append(tile)


def _add_tower(box: int, entry: Printed) -> None:
    """A tower without an action of its own holds the cards of the type it is called after."""
    action = ACTIONS.index(entry["action"]) if "action" in entry else NONE
    card_type = TYPES.index(entry["id"]) if action == NONE else NONE
    values = [floor["value"] for floor in entry["floors"]]
    tower = Tower(entry["id"], box, card_type, action, len(SPACES), tuple(values))
    for number, floor in enumerate(entry["floors"], 1):
        space = Space(tower.id, number, box, floor["value"], 0, True, 0)
        space.tower = len(TOWERS)
        space.name = Label("lorenzo-space-floor", {"tower": message_key("tower", tower.id), "n": number})
        space.source = add_source(Origin("floor", len(SPACES), space.id, space.name), READER.effects(floor["bonus"]))
        SPACES.append(space)
    TOWERS.append(tower)


def _add_spaces(box: int, entries: list[Printed]) -> None:
    """Spaces are numbered within their area."""
    numbers: dict[str, int] = {}
    for entry in entries:
        area = entry["area"]
        numbers[area] = numbers.get(area, 0) + 1
        space = Space(area, numbers[area], box, entry["value"], entry["penalty"], entry["single"], entry["min_players"])
        space.source = add_source(Origin("space", len(SPACES), space.id, space.name), READER.effects(entry["effects"]))
        SPACES.append(space)


def open_box(box: int) -> None:
    """All components of a box get the numbers after those of the boxes before."""
    board, people = facts(box, "board"), facts(box, "leaders")
    first = len(CARDS)
    for entry in facts(box, "development_cards")["cards"]:
        _add_card(box, entry)
    for number in range(first, len(CARDS)):
        _add_activations(number)
    for entry in people["leaders"]:
        _add_leader(box, entry)
    for entry in people.get("extra_leaders", ()):
        _add_leader(EXTRA, entry)
    for entry in facts(box, "excommunication_tiles")["tiles"]:
        _add_excommunication(box, entry)
    for entry in facts(box, "bonus_tiles")["tiles"]:
        _add_bonus_tile(box, entry)
    for entry in board["towers"]:
        _add_tower(box, entry)
    _add_spaces(box, board["spaces"])
    for entry in board["members"]:
        MEMBERS.append(Member(entry["id"], entry.get("value", 0)))


#: The value that the space of a leader needs.
LEADER_SPACE_VALUE: Final[int] = facts(HOUSES, "leaders")["action_space"]["value"]

_BOARD: Final = facts(BASE, "board")
open_box(BASE)
DISCARD_REWARD: Final[int] = add_source(
    Origin("discard", NONE, "", Label("lorenzo-source-discard", {})), READER.effects(_BOARD["leaders"]["discard"])
)
open_box(HOUSES)

#: The floors of a tower, from the bottom up.
FLOORS: Final[int] = len(_BOARD["towers"][0]["floors"])

MIN_SEATS: Final[int] = _BOARD["players"]["min"]
MAX_SEATS: Final[int] = _BOARD["players"]["max"]
PERIODS: Final[int] = _BOARD["periods"]
ROUNDS_PER_PERIOD: Final[int] = _BOARD["rounds_per_period"]
ROUNDS: Final[int] = PERIODS * ROUNDS_PER_PERIOD
TURNS: Final[int] = _BOARD["turns_per_round"]
#: The family that everybody has: the colored members, each with its die, then the neutral one.
COLORED: Final[int] = len([entry for entry in _BOARD["members"] if "value" not in entry])
NEUTRAL: Final[int] = COLORED
FAMILY: Final[tuple[int, ...]] = tuple(range(len(_BOARD["members"])))
FACES: Final[int] = _BOARD["die_faces"]
SERVANTS_PER_POINT: Final[int] = _BOARD["servants_per_value_point"]
SURCHARGE: Final[int] = _BOARD["occupied_tower_surcharge"]["coins"]
STARTING_GOODS: Final[Goods] = goods_of(GOODS, _BOARD["setup"]["resources"])
STARTING_COINS: Final[Goods] = tuple(_BOARD["setup"]["coins_by_turn_order"])
LEADERS_DEALT: Final[int] = _BOARD["leaders"]["dealt"]
FAITH_POINTS: Final[Goods] = tuple(_BOARD["faith_track"])
REQUIRED_FAITH: Final[Goods] = tuple(_BOARD["required_faith_by_period"])
LAST_MILITARY: Final[int] = _BOARD["military_track_last_step"]
MOST_CARDS: Final[int] = _BOARD["most_cards_per_type"]
REQUIRED_MILITARY: Final[Goods] = tuple(_BOARD["military_required_by_territory"])
TERRITORY_POINTS: Final[Goods] = tuple(_BOARD["final_scoring"]["territories_by_count"])
CHARACTER_POINTS: Final[Goods] = tuple(_BOARD["final_scoring"]["characters_by_count"])
MILITARY_POINTS: Final[Goods] = tuple(_BOARD["final_scoring"]["military_by_rank"])
RESOURCES_PER_POINT: Final[int] = _BOARD["final_scoring"]["resources_per_victory_point"]


def floor_goods(space: int) -> Goods | None:
    """The goods of a floor's bonus, if it has one."""
    source = SPACES[space].source
    effect = SOURCES[source].effects[0] if source != NONE else None
    return effect.goods if isinstance(effect, Gain) else None


#: By space, for the many times it is asked whether a card can be paid.
FLOOR_GOODS: Final[list[Goods | None]] = [
    floor_goods(space) if SPACES[space].tower != NONE else None for space in range(len(SPACES))
]
