"""Warehouse and leader depots: what they can hold, and whether they are drawn as they may lie (MAS-056 to MAS-062)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Any

from tests.referee.masters.goods import RESOURCES, Goods, covers, goods_of, nothing
from tests.referee.masters.printed import LEADERS, WAREHOUSE


def fits(goods: Goods, leaders: Sequence[str]) -> bool:
    """Whether some arrangement holds all of it; rearranging is free (MAS-060, MAS-062)."""
    return fits_somehow(tuple(goods.values()), tuple(depot_leaders(leaders)))


@cache
def fits_somehow(amounts: tuple[int, ...], leaders: tuple[str, ...]) -> bool:
    goods = dict(zip(RESOURCES, amounts, strict=True))
    return any(covers(room, goods) for room in arrangements(leaders))


@cache
def arrangements(leaders: tuple[str, ...]) -> list[Goods]:
    """How much of each resource there is room for, in every way to give each depot a resource of its own.

    A depot has one resource, and no resource two depots of the warehouse (MAS-058, MAS-059); what a leader's depot
    holds comes on top (MAS-147, MAS-148).
    """
    rooms = [goods_of(dict(zip(owners, WAREHOUSE, strict=True))) for owners in permutations(RESOURCES, len(WAREHOUSE))]
    for room in rooms:
        for leader in leaders:
            room[LEADERS[leader].resource] += LEADERS[leader].amount
    return rooms


def depot_leaders(leaders: Sequence[str]) -> list[str]:
    return [leader for leader in leaders if LEADERS[leader].ability == "depot"]


def contents(drawn: list[dict[str, Any]]) -> Goods:
    """All that lies in depots as they are drawn."""
    goods = nothing()
    for depot in drawn:
        if depot["count"]:
            goods[depot["resource"]] += depot["count"]
    return goods


def drawn_lawfully(drawn: list[dict[str, Any]], leaders: Sequence[str]) -> bool:
    """Whether the depots drawn are those that there are, and none breaks a rule (MAS-057 to MAS-059, MAS-147)."""
    shape = tuple([(depot["resource"], depot["count"], depot["size"]) for depot in drawn])
    return lawful(shape, tuple(depot_leaders(leaders)))


@cache
def lawful(drawn: tuple[tuple[str, int, int], ...], leaders: tuple[str, ...]) -> bool:
    """Depots as (resource, count, size): the warehouse from its largest up, then those of leaders."""
    special = [(LEADERS[leader].resource, LEADERS[leader].amount) for leader in leaders]
    warehouse, of_leaders = drawn[: len(WAREHOUSE)], drawn[len(WAREHOUSE) :]
    resources = [resource for resource, count, _ in warehouse if count]
    return (
        [size for _, _, size in warehouse] == sorted(WAREHOUSE, reverse=True)
        and [(resource, size) for resource, _, size in of_leaders] == special
        and all(count <= size for _, count, size in drawn)
        and all(bool(resource) == bool(count) for resource, count, _ in warehouse)
        and len(set(resources)) == len(resources)
    )
