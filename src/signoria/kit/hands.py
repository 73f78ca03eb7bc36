"""Hands of cards as tuples of numbers, shared between copies of a state."""

from __future__ import annotations

from typing import TypeAlias

#: Cards, leaders, modifiers or pieces.
Ids: TypeAlias = tuple[int, ...]


def without(hand: Ids, card: int) -> Ids:
    """A hand after a card has left it."""
    return tuple([other for other in hand if other != card])
