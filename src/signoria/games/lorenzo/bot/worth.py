"""What goods, effects and modifiers of Lorenzo il Magnifico are worth while so many actions are left to a player."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from signoria.games.lorenzo.rules.cards import (
    BASE_PRIVILEGES,
    CARDS,
    MODIFIERS,
    PRIVILEGE_GOODS,
    RESOURCES_PER_POINT,
    SOURCES,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.vocabulary import (
    HARVEST,
    MILITARY,
    PRODUCTION,
    SERVANTS,
    SPECIAL_TOKENS,
    VICTORY_POINTS,
    ActionValue,
    AreaBan,
    ChosenMember,
    Discount,
    DoubleImmediate,
    Effect,
    Gain,
    GainPenalty,
    MembersCount,
    MemberValue,
    Modifier,
    NoFloorBonus,
    NoRequirement,
    NoSurcharge,
    OccupiedSpaces,
    Odd,
    Privileges,
    ServantsPerPoint,
    SupportBonus,
    TakeCard,
    Work,
)
from signoria.kit.goods import Goods

# All figures are victory points, found by letting variants play against each other.

#: What the first of each resource, and of military, promises to who has time to use it.
PROMISE = (1.09, 0.71, 0.78, 1.25, 1.27)
#: Actions left at which half of the promise is gone, and by how many actions one more of the same kind brings that on.
HALF_TIME = 3.0
CROWDING = (1.05, 1.15, 0.93, 2.0, 0.83)
#: Held of a kind, when the price of one more is asked without looking at a board.
TYPICAL = 3
#: A step of faith beside the points of the track.
FAITH_PROMISE = 0.36
#: A resource at the end.
SCRAP = 1 / RESOURCES_PER_POINT
#: A special token, in privileges.
TOKEN = 1.35

#: An exchange is not always wanted or paid for.
EXCHANGED = 0.33
#: A bonus action, and each point of its value.
CARD_ACTION, CARD_VALUE = 2.2, 0.42
WORK_ACTION, WORK_VALUE = 1.25, 0.53
#: The member that is chosen to count as a value would often have had this one.
POOR_DIE = 2.0

MEAN_DIE = 3.5
#: For each action left: how often a tower is entered, a member's value matters, a card of a type is paid for.
TAKING = 0.073
VALUED = 0.71
COLORED_SHARE = 0.75
PAYING = 0.078
PENALISED = 0.49
#: For each action left, what stands whatever its figures.
STANDING: dict[type[Effect], float] = {
    ServantsPerPoint: -0.4,
    OccupiedSpaces: 0.29,
    AreaBan: -0.3,
    NoSurcharge: 0.44,
    NoFloorBonus: -0.14,
    NoRequirement: 0.38,
    DoubleImmediate: 0.32,
    Odd: -0.45,
}
#: Supports of the Church to come, for each action left.
SUPPORTS = 0.09

#: What other boxes add: the worth of an effect, and what a modifier is worth for each action.
EFFECTS: dict[type[Effect], Callable[[Any, int], float]] = {}
PER_ACTION: dict[type[Effect], Callable[[Any, int], float]] = {}
#: What stands out of the ordinary for each action, by its name, if not what is usual.
ODD: dict[str, float] = {}


@cache
def price(kind: int, left: int, held: int = TYPICAL) -> float:
    """One more of a kind beside those held."""
    if kind == VICTORY_POINTS:
        return 1.0
    if kind == SPECIAL_TOKENS:
        return TOKEN * privilege_worth(left)
    if kind > MILITARY:
        return 1.0 + FAITH_PROMISE * left / (left + HALF_TIME)
    share = left / (left + HALF_TIME + CROWDING[kind] * held)
    return PROMISE[kind] * share if kind == MILITARY else SCRAP + (PROMISE[kind] - SCRAP) * share


@cache
def stock(kind: int, left: int, held: int) -> float:
    """All of a kind that is held."""
    return sum([price(kind, left, before) for before in range(held)])


@cache
def goods_worth(goods: Goods, left: int) -> float:
    return sum([goods[kind] * price(kind, left) for kind in range(len(goods)) if goods[kind]])


@cache
def privilege_worth(left: int) -> float:
    return max([goods_worth(goods, left) for goods in PRIVILEGE_GOODS[:BASE_PRIVILEGES]])


@cache
def source_worth(source: int, left: int) -> float:
    """What a source gives once, apart from what it counts."""
    return 0.0 if source == NONE else sum([effect_worth(effect, left) for effect in SOURCES[source].effects])


def effect_worth(effect: Effect, left: int) -> float:
    if isinstance(effect, Gain):
        return goods_worth(effect.goods, left)
    if isinstance(effect, Privileges):
        return effect.count * privilege_worth(left)
    if isinstance(effect, TakeCard):
        return CARD_ACTION + CARD_VALUE * effect.value
    if isinstance(effect, Work):
        return WORK_ACTION + WORK_VALUE * effect.value
    if isinstance(effect, ChosenMember):
        return (effect.value - POOR_DIE) * price(SERVANTS, left)
    return EFFECTS[type(effect)](effect, left) if type(effect) in EFFECTS else 0.0


@cache
def work_worth(card: int, left: int) -> float:
    """What a card gives when it is activated, the better of its trades included, apart from what it counts."""
    found = source_worth(CARDS[card].permanent, left)
    trades = [TRADES[trade] for trade in CARDS[card].trades]
    gains = [source_worth(trade.source, left) - goods_worth(trade.pay, left) for trade in trades]
    return found + EXCHANGED * max([0.0, *gains])


@cache
def modifier_worth(number: int, left: int) -> float:
    """What stands for the actions left; the value of harvests and productions is part of what they gain."""
    modifier = MODIFIERS[number]
    if isinstance(modifier, Odd):
        return ODD.get(modifier.name, STANDING[Odd]) * left
    if type(modifier) in PER_ACTION:
        return left * PER_ACTION[type(modifier)](modifier, left // 2)
    if type(modifier) in STANDING:
        return STANDING[type(modifier)] * left
    return left * per_action(modifier, left // 2)


def per_action(modifier: Modifier, left: int) -> float:
    """What a modifier with figures of its own is worth for each action."""
    servant = price(SERVANTS, left)
    if isinstance(modifier, ActionValue):
        return modifier.amount * servant * TAKING if modifier.action not in (HARVEST, PRODUCTION) else 0.0
    if isinstance(modifier, MemberValue):
        return modifier.amount * servant * VALUED * (COLORED_SHARE if modifier.colored else 1 - COLORED_SHARE)
    if isinstance(modifier, MembersCount):
        return (modifier.value - MEAN_DIE) * servant * VALUED * COLORED_SHARE
    if isinstance(modifier, Discount):
        return PAYING * len(modifier.types) * max([goods_worth(option, left) for option in modifier.options])
    if isinstance(modifier, GainPenalty):
        return -PENALISED * modifier.amount * max([price(kind, left) for kind in modifier.goods])
    if isinstance(modifier, SupportBonus):
        return SUPPORTS * modifier.victory_points
    return 0.0
