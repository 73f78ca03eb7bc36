"""What goods of Lorenzo il Magnifico are worth while so many actions are left to a player."""

from __future__ import annotations

from functools import cache

from signoria.games.lorenzo.rules.cards import RESOURCES_PER_POINT
from signoria.games.lorenzo.rules.privileges import BASE_PRIVILEGES, PRIVILEGE_GOODS
from signoria.games.lorenzo.rules.vocabulary import MILITARY, SPECIAL_TOKENS, VICTORY_POINTS
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
