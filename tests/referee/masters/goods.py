"""Amounts of the four resources that can be stored; faith is none of them (MAS-109)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

RESOURCES: Final = ("coins", "stones", "servants", "shields")

#: How many of each resource; all four are always named.
Goods: TypeAlias = dict[str, int]


def goods_of(amounts: Mapping[str, int]) -> Goods:
    """What is printed, or named in a code; what is not mentioned is 0."""
    return {resource: amounts.get(resource, 0) for resource in RESOURCES}


def nothing() -> Goods:
    return dict.fromkeys(RESOURCES, 0)


def total(goods: Goods) -> int:
    return sum(goods.values())


def add(goods: Goods, more: Goods) -> None:
    for resource in RESOURCES:
        goods[resource] += more[resource]


def plus(goods: Goods, more: Goods) -> Goods:
    return {resource: goods[resource] + more[resource] for resource in RESOURCES}


def minus(goods: Goods, less: Goods) -> Goods:
    return {resource: goods[resource] - less[resource] for resource in RESOURCES}


def covers(owned: Goods, needed: Goods) -> bool:
    """Whether there is enough of each resource; none stands in for another."""
    return not any([owned[resource] < needed[resource] for resource in RESOURCES])


@cache
def picks(number: int) -> dict[str, Goods]:
    """Every way to pick so many resources, equal or different, by how it is written in a code."""
    ways = [goods_of({r: pick.count(r) for r in pick}) for pick in combinations_with_replacement(RESOURCES, number)]
    return {written(goods): goods for goods in ways}


def written(goods: Goods) -> str:
    """As it stands in a code: "coins.2+stones.1"."""
    return "+".join(f"{resource}.{goods[resource]}" for resource in RESOURCES if goods[resource]) or "nothing"
