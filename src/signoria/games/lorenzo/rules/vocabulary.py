"""The closed vocabulary of cards, leaders, tiles and spaces: effects that happen, and modifiers that stand."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.kit.goods import Goods

#: Goods: four resources, then three kinds of points.
GOODS: Final = ("coins", "wood", "stone", "servants", "military", "faith", "victory_points")
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VICTORY_POINTS: Final = 6
KINDS: Final = 7
RESOURCES: Final = 4
#: What can be given and paid: goods, and tokens of which everybody keeps the faces to themselves.
STOCK: Final = (*GOODS, "special_tokens")
SPECIAL_TOKENS: Final = 7

TYPES: Final = ("territory", "building", "character", "venture")
#: What the cards of each type are called as a row of a personal board.
ROWS: Final = ("territories", "buildings", "characters", "ventures")
TERRITORY: Final = 0
BUILDING: Final = 1
CHARACTER: Final = 2
VENTURE: Final = 3

#: Actions whose value cards may change: taking a card of each type, the two work areas, a tower with any cards.
ACTIONS: Final = (
    "take_territory",
    "take_building",
    "take_character",
    "take_venture",
    "harvest",
    "production",
    "take_from_special_tower",
)
HARVEST: Final = 4
PRODUCTION: Final = 5
#: The cards each kind of work activates (LOR-128).
WORKED: Final = {HARVEST: TERRITORY, PRODUCTION: BUILDING}

#: What is lost for at the end of the game, and the parts of the score that a tile can cancel.
MEASURES: Final = (
    "victory_points",
    "military",
    "building_cost_wood_and_stone",
    "supply_resources",
    "special_development_cards",
)
CATEGORIES: Final = ("territories", "characters", "ventures")

#: What can be counted: cards of a type, goods, leaders in play; for leaders also cards of one type, or of few.
COUNT_CARDS: Final = 0
COUNT_GOODS: Final = 1
COUNT_LEADERS: Final = 2
COUNT_ONE_TYPE: Final = 3
COUNT_FEW_TYPES: Final = 4


class Effect:
    """Something printed that happens when its source gives, or stands while its owner has it."""

    __slots__ = ()
    #: Among sources that give together, those with the lowest come first.
    late: ClassVar[int] = 0


# Effects that happen


class Gain(Effect):
    """Receive goods."""

    __slots__ = ("goods",)

    def __init__(self, goods: Goods) -> None:
        self.goods = goods


class GainPer(Effect):
    """Receive an amount of one good for every so many cards of a type, goods or leaders in play."""

    __slots__ = ("amount", "by_value", "counts", "good", "per", "per_amount")

    def __init__(self, good: int, amount: int, counts: int, per: int, per_amount: int, by_value: bool) -> None:
        self.good = good
        self.amount = amount
        self.counts = counts
        self.per = per
        self.per_amount = per_amount
        self.by_value = by_value  # at most as many times as the value of the action


class Privileges(Effect):
    """Choose council privileges, all different if so printed."""

    __slots__ = ("count", "different")
    late: ClassVar[int] = 1

    def __init__(self, count: int, different: bool) -> None:
        self.count = count
        self.different = different


class Exchange(Effect):
    """On activation one of the trades may be made."""

    __slots__ = ("numbers", "repeats", "trades")

    def __init__(self, trades: tuple[tuple[Goods, tuple[Effect, ...]], ...], repeats: bool) -> None:
        self.trades = trades
        self.repeats = repeats  # as often as the value of the action
        self.numbers: tuple[int, ...] = ()  # that states hold


class TakeCard(Effect):
    """A bonus action: take a card without a family member."""

    __slots__ = ("discounts", "types", "value")

    def __init__(self, types: tuple[int, ...], value: int, discounts: tuple[Goods, ...]) -> None:
        self.types = types
        self.value = value
        self.discounts = discounts


class Work(Effect):
    """A bonus harvest or production."""

    __slots__ = ("action", "servants_only", "value")

    def __init__(self, action: int, value: int, servants_only: bool) -> None:
        self.action = action
        self.value = value
        self.servants_only = servants_only


class WorkChoice(Effect):
    """Harvest or production, as the player chooses, at the value of the member that is placed."""

    __slots__ = ("actions",)

    def __init__(self, actions: tuple[int, ...]) -> None:
        self.actions = actions


class ActivateCards(Effect):
    """Activate so many of one's cards of some types, up to a value or whatever theirs is."""

    __slots__ = ("count", "types", "value")

    def __init__(self, types: tuple[int, ...], count: int, value: int) -> None:
        self.types = types
        self.count = count
        self.value = value  # -1: whatever theirs is


class ChosenMember(Effect):
    """One colored family member of choice counts as a value for this round."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value


class EndPoints(Effect):
    """Victory points in the final scoring."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


# Modifiers: what stands, and answers the questions of standing.py


class Modifier(Effect):
    """Something that holds as long as its owner has it."""

    __slots__ = ()


class Trigger(Modifier):
    """Something that gives whenever its moment comes."""

    __slots__ = ("effects", "source")

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects
        self.source = -1  # that gives them


class ActionValue(Modifier):
    """Actions of one kind are worth more, or less."""

    __slots__ = ("action", "amount")

    def __init__(self, action: int, amount: int) -> None:
        self.action = action
        self.amount = amount


class MemberValue(Modifier):
    """Colored members, or the neutral one, are worth more, or less."""

    __slots__ = ("amount", "colored")

    def __init__(self, colored: bool, amount: int) -> None:
        self.colored = colored
        self.amount = amount


class MembersCount(Modifier):
    """Colored members count as a value whatever their dice show."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value


class ServantsPerPoint(Modifier):
    """What it takes to raise a value by 1."""

    __slots__ = ("servants",)

    def __init__(self, servants: int) -> None:
        self.servants = servants


class PointsPerServant(Modifier):
    """How far what raises a value by 1 raises it instead."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points


class OccupiedSpaces(Modifier):
    """Members may enter spaces that are occupied."""

    __slots__ = ()


class AreaBan(Modifier):
    """Members may not enter the spaces of an area."""

    __slots__ = ("area",)

    def __init__(self, area: str) -> None:
        self.area = area


class NoSurcharge(Modifier):
    """Nothing is due for placing a member in an occupied tower, or in one of some."""

    __slots__ = ("towers",)

    def __init__(self, towers: tuple[str, ...]) -> None:
        self.towers = towers


class NoFloorBonus(Modifier):
    """Some floors give no bonus."""

    __slots__ = ("floors",)

    def __init__(self, floors: tuple[int, ...]) -> None:
        self.floors = floors


class Discount(Modifier):
    """Cards of some types cost less, by one of the options."""

    __slots__ = ("options", "types")

    def __init__(self, types: tuple[int, ...], options: tuple[Goods, ...]) -> None:
        self.types = types
        self.options = options


class NoRequirement(Modifier):
    """Territories need no military."""

    __slots__ = ()


class GainPenalty(Modifier):
    """Every source gives less of each of the goods, or of one of them."""

    __slots__ = ("amount", "goods", "one_of")

    def __init__(self, goods: tuple[int, ...], amount: int, one_of: bool) -> None:
        self.goods = goods
        self.amount = amount
        self.one_of = one_of


class GainBonus(Modifier):
    """Every source that gives some of a good gives more of it."""

    __slots__ = ("amount", "goods")

    def __init__(self, goods: tuple[int, ...], amount: int) -> None:
        self.goods = goods
        self.amount = amount


class DoubleImmediate(Modifier):
    """Goods from immediate effects of cards come twice."""

    __slots__ = ("goods",)

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.goods = goods


class SupportBonus(Modifier):
    """More victory points for each support of the Church."""

    __slots__ = ("victory_points",)

    def __init__(self, victory_points: int) -> None:
        self.victory_points = victory_points


class NoScoring(Modifier):
    """A part of the final score counts nothing."""

    __slots__ = ("category",)

    def __init__(self, category: int) -> None:
        self.category = category


class Loss(Modifier):
    """Victory points are lost at the end, by a measure of what is owned."""

    __slots__ = ("amount", "measure", "per_amount")

    def __init__(self, measure: int, per_amount: int, amount: int) -> None:
        self.measure = measure
        self.per_amount = per_amount
        self.amount = amount


class Odd(Modifier):
    """The escape hatch: an effect that fits no question, looked for by its name where the rule has its place."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


#: What the hatch holds; a test counts it.
SKIP_FIRST_TURN: Final = "skip_first_turn"
COPY_LEADER: Final = "copy_leader_ability"
ODD: Final = (SKIP_FIRST_TURN, COPY_LEADER)
