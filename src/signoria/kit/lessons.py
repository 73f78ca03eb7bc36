"""How a game is taught: its rules in chapters, and what a newcomer is told at a question."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct


class Lesson(Struct, frozen=True):
    """A chapter of a game's rules; topics: those of its help that it tells; pieces: words of pieces that show them."""

    key: str
    topics: tuple[str, ...]
    pieces: tuple[str, ...]


class Teaching(Struct, frozen=True):
    """The chapters in the order of teaching; hints: by kind of question the topics that a newcomer is told at it."""

    lessons: tuple[Lesson, ...] = ()
    hints: dict[str, tuple[str, ...]] = {}


def read_teaching(path: Path) -> Teaching:
    return msgspec.json.decode(path.read_bytes(), type=Teaching)
