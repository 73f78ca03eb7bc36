"""Amounts of goods as tuples of numbers: how they are read, compared and spelled in codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Goods: TypeAlias = tuple[int, ...]


def goods_of(kinds: Sequence[str], printed: Mapping[str, int]) -> Goods:
    """Amounts as printed ("coins": 2), in the order of the kinds; what is not printed is 0."""
    return tuple([int(printed.get(kind, 0)) for kind in kinds])


def goods_code(kinds: Sequence[str], goods: Sequence[int]) -> str:
    """Goods as they stand in a code: "coins.2+stones.1", or "nothing"."""
    named = [f"{kinds[k]}.{n}" for k, n in enumerate(goods) if n]
    return "+".join(named) or "nothing"


def choice_code(kinds: Sequence[str], goods: Sequence[int]) -> str:
    """The same where one is usual: a single one by its name alone."""
    return kinds[list(goods).index(1)] if sum(goods) == 1 else goods_code(kinds, goods)


def multiple(goods: Goods, number: int) -> Goods:
    """Goods so many times."""
    return tuple([number * amount for amount in goods])


def covers(held: list[int], needed: Goods) -> bool:
    """Whether what is held has what is needed, kind by kind."""
    for kind in range(len(needed)):
        if held[kind] < needed[kind]:
            return False
    return True
