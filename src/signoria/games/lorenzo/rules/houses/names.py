"""What the pieces of Houses of Renaissance are called, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.rules.names import named
from signoria.kernel.core import Label


def titled(word: str) -> Label:
    """A piece whose id says what it is: "lorenzo-coins-token"."""
    return Label(f"lorenzo-{word.replace('_', '-')}", {})


def family_name(family: int) -> Label:
    return Label(named("family", FAMILIES[family].id), {})


def token_name(face: int) -> Label:
    return titled(TOKENS[face].id)


def faith_tile_name(tile: int) -> Label:
    return titled(FAITH_TILES[tile].id)


#: What sources are called, by their kind.
NAMED: Final[dict[str, Callable[[int], Label]]] = {
    "family": family_name,
    "token": token_name,
    "faith_tile": faith_tile_name,
}
