"""A principality: where buildings and landscapes may lie on its grid (PRI-064, PRI-065, PRI-143 to PRI-160)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final, NamedTuple

from tests.referee.princes.printed import (
    BUILDINGS,
    COLUMNS,
    LANDSCAPE_TYPES,
    LANDSCAPES,
    PALAZZO_CELLS,
    ROWS,
    Cell,
    Outline,
)

PALAZZO: Final = "palazzo"
#: With so many builders buildings may touch one another and the palazzo (PRI-078, PRI-155).
BUILDERS_FOR_CONTACT: Final = 2
NEIGHBOURS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Placement(NamedTuple):
    """The cells that a piece would cover, and those that would share an edge with it."""

    code: str
    cells: frozenset[Cell]
    beside: frozenset[Cell]


def square(cell: Cell) -> str:
    """A cell as codes have it: a1 is the upper left one."""
    row, column = cell
    return f"{'abcdefg'[column]}{row + 1}"


def turned_and_flipped(outline: Outline) -> set[frozenset[Cell]]:
    """Any rotation is allowed, and either side up (PRI-150)."""
    shapes = set()
    for side in (outline, tuple([(row, -column) for row, column in outline])):
        cells = side
        for _ in range(4):
            cells = tuple([(column, -row) for row, column in cells])
            shapes.add(moved(cells, -min([row for row, _ in cells]), -min([column for _, column in cells])))
    return shapes


def moved(cells: Iterable[Cell], down: int, right: int) -> frozenset[Cell]:
    return frozenset([(row + down, column + right) for row, column in cells])


def is_inside(cells: Iterable[Cell]) -> bool:
    """Rule 1: wholly inside the grid (PRI-149)."""
    return all([0 <= row < ROWS and 0 <= column < COLUMNS for row, column in cells])


@cache
def placements(piece: str, blocks: bool) -> tuple[Placement, ...]:
    """Wherever a piece could lie on an empty grid; nothing ever lies on the palazzo (PRI-151)."""
    outline = BUILDINGS[piece] if piece in BUILDINGS else LANDSCAPES[blocks][piece]
    possible = []
    for shape in turned_and_flipped(outline):
        for down in range(ROWS):
            for right in range(COLUMNS):
                cells = moved(shape, down, right)
                if is_inside(cells) and cells.isdisjoint(PALAZZO_CELLS):
                    code = f"place:{piece}:{'.'.join([square(cell) for cell in sorted(cells)])}"
                    beside = frozenset([(row + y, column + x) for row, column in cells for y, x in NEIGHBOURS])
                    possible.append(Placement(code, cells, beside))
    return tuple(possible)


class Principality:
    """A grid of 7 by 7 cells, six of them the palazzo's (PRI-009, PRI-143)."""

    def __init__(self, blocks: bool) -> None:
        self.blocks = blocks
        self.grid = [["" for _ in range(COLUMNS)] for _ in range(ROWS)]
        self.palazzo: set[Cell] = set(PALAZZO_CELLS)
        self.built: set[Cell] = set()  # by buildings, without the palazzo
        self.covered: set[Cell] = set(PALAZZO_CELLS)
        self.buildings: list[str] = []
        self.landscapes: dict[str, int] = dict.fromkeys(LANDSCAPE_TYPES, 0)
        self.room: dict[tuple[str, bool], bool] = {}  # what was looked up since the last piece was placed
        for row, column in PALAZZO_CELLS:
            self.grid[row][column] = PALAZZO

    def choices(self, piece: str, builders: int) -> dict[str, Collection[str]]:
        """For each way to place a piece the rules that forbid it."""
        return {place.code: self.rules_against(piece, builders, place) for place in placements(piece, self.blocks)}

    def rules_against(self, piece: str, builders: int, place: Placement) -> set[str]:
        """Rule 2 is for all pieces, rule 3 for buildings only (PRI-151 to PRI-157, PRI-065)."""
        rules = set()
        if not self.covered.isdisjoint(place.cells):
            rules.add("PRI-151")
        if piece in BUILDINGS and builders < BUILDERS_FOR_CONTACT:
            if not self.built.isdisjoint(place.beside):
                rules.add("PRI-152")
            if not self.palazzo.isdisjoint(place.beside):
                rules.add("PRI-153")
        return rules

    def has_room_for(self, piece: str, builders: int) -> bool:
        """Whether a piece can be placed at all (PRI-054, PRI-148)."""
        piece_and_contact = piece, builders >= BUILDERS_FOR_CONTACT
        if piece_and_contact not in self.room:
            self.room[piece_and_contact] = self.look_for_room(piece, builders)
        return self.room[piece_and_contact]

    def look_for_room(self, piece: str, builders: int) -> bool:
        for place in placements(piece, self.blocks):
            if self.covered.isdisjoint(place.cells) and not self.rules_against(piece, builders, place):
                return True
        return False

    def place(self, piece: str, code: str) -> None:
        """Placed pieces never move and are never removed (PRI-159)."""
        cells = next(place.cells for place in placements(piece, self.blocks) if place.code == code)
        self.cover(piece, cells)

    def cover(self, piece: str, cells: Iterable[Cell]) -> None:
        """A piece lies on these cells."""
        self.room.clear()
        for row, column in cells:
            assert not self.grid[row][column]
            self.grid[row][column] = piece
            self.covered.add((row, column))
            if piece in BUILDINGS:
                self.built.add((row, column))
        if piece in BUILDINGS:
            self.buildings.append(piece)
        else:
            self.landscapes[piece] += 1

    def empty_spaces(self) -> int:
        """Cells that nothing covers; the palazzo's are covered (PRI-225)."""
        return ROWS * COLUMNS - len(self.covered)
