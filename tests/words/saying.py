"""What a player reads at a position: options by their codes, offered or not."""

from __future__ import annotations

from typing import Any

from signoria.kit.missing import missing_in
from signoria.registry import words_in
from tests.position import Position

NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def option_text(table: Position[Any], code: str, language: str = "en") -> str:
    """What an option is called for seat 0."""
    assert table.match.pending
    return words_in(language, 0, NAMES).translate(table.match.describe(0, table.game.by_code[code]))


def missing_text(table: Position[Any], code: str, language: str = "en") -> str:
    """What is said to be missing for an option to seat 0."""
    missing = missing_in(table.match.describe(0, table.game.by_code[code]))
    return words_in(language, 0, NAMES).translate(missing) if missing else ""


def places(table: Position[Any], code: str) -> tuple[str, ...]:
    """What an option points at for seat 0."""
    assert table.match.pending
    return table.match.describe(0, table.game.by_code[code]).places
