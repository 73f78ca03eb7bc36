"""What the pieces of Houses of Renaissance are called, as messages."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import named
from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, TOKENS, titled
from signoria.kernel.core import Label


def family_name(family: int) -> Label:
    return Label(named("family", FAMILIES[family].id), {})


def token_name(face: int) -> Label:
    return titled(TOKENS[face].id)


def faith_tile_name(tile: int) -> Label:
    return titled(FAITH_TILES[tile].id)
