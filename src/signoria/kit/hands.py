"""Hands of cards as tuples of numbers, shared between copies of a state, and where they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

#: Cards, leaders, modifiers or pieces.
Ids: TypeAlias = tuple[int, ...]


def places_of(field: str, row: Sequence[int], one: int) -> tuple[str, ...]:
    """Where something lies in a row that a field of the view shows, each time if there are several alike."""
    return tuple([f"{field}.{place}" for place, other in enumerate(row) if other == one])


def without(hand: Ids, card: int) -> Ids:
    """A hand after a card has left it."""
    return tuple([other for other in hand if other != card])
