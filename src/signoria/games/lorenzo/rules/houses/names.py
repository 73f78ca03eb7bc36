"""What the pieces of Houses of Renaissance are called, as messages."""

from __future__ import annotations

from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, TOKENS
from signoria.kernel.core import Label


def family_name(family: int) -> Label:
    return FAMILIES[family].name


def token_name(face: int) -> Label:
    return TOKENS[face].name


def faith_tile_name(tile: int) -> Label:
    return FAITH_TILES[tile].name
