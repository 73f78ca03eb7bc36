"""Tables at which something is tried at two hundred positions in all: with each box, at every size."""

from __future__ import annotations

from typing import Final

from tests.web.visitor import LAPTOP, PHONE, WIDE

#: Most of them in the middle of a match: game, settings, size, and how many choices are made before one looks.
TABLES: Final[list[tuple[str, dict[str, bool], tuple[int, int], int]]] = [
    ("masters", {}, WIDE, 0),
    ("masters", {}, LAPTOP, 30),
    ("masters", {}, PHONE, 20),
    ("lorenzo", {}, LAPTOP, 0),
    ("lorenzo", {}, PHONE, 60),
    ("lorenzo", {"houses": True}, WIDE, 40),
    ("princes", {}, PHONE, 0),
    ("princes", {}, WIDE, 40),
    ("princes", {"expansion": True}, LAPTOP, 30),
]
#: So many positions at each.
POSITIONS: Final = -(-200 // len(TABLES))
