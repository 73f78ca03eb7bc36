"""The grid of a principality: cells as bits, and every placement of every piece worked out at import (PRI-143 on)."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.cards import BUILDINGS, COLUMNS, CONTACT, LANDSCAPES, PALAZZO, PIECES, ROWS

CELLS: Final = ROWS * COLUMNS


def bit(row: int, column: int) -> int:
    return 1 << (row * COLUMNS + column)


def mask_of(cells: list[tuple[int, int]]) -> int:
    mask = 0
    for row, column in cells:
        mask |= bit(row, column)
    return mask


GRID: Final = (1 << CELLS) - 1
LEFT_COLUMN: Final = mask_of([(row, 0) for row in range(ROWS)])
RIGHT_COLUMN: Final = LEFT_COLUMN << (COLUMNS - 1)


def beside(cells: int) -> int:
    """The cells that share an edge with some of these: those to the right, to the left, below and above."""
    sideways = (cells & ~RIGHT_COLUMN) << 1 | (cells & ~LEFT_COLUMN) >> 1
    return sideways | (cells << COLUMNS | cells >> COLUMNS) & GRID


def quarter_turn(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn, moved back to the corner."""
    return to_corner([(column, -row) for row, column in cells])


def to_corner(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    top, left = min([row for row, _ in cells]), min([column for _, column in cells])
    return sorted([(row - top, column - left) for row, column in cells])


def orientations(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Every rotation with either side up, each once (PRI-150)."""
    shapes: list[list[tuple[int, int]]] = []
    for side in (cells, [(row, -column) for row, column in cells]):
        shape = to_corner(side)
        for _ in range(4):
            if shape not in shapes:
                shapes.append(shape)
            shape = quarter_turn(shape)
    return shapes


class Placement:
    """A piece on certain cells."""

    __slots__ = ("cells", "mask", "piece")

    def __init__(self, piece: int, cells: list[tuple[int, int]]) -> None:
        self.piece = piece
        self.cells = cells
        self.mask = mask_of(cells)


PALAZZO_MASK: Final = mask_of(list(PALAZZO))


def _placements(piece: int) -> list[Placement]:
    placements = []
    for shape in orientations(list(PIECES[piece].cells)):
        height, width = max([row for row, _ in shape]), max([column for _, column in shape])
        for down in range(ROWS - height):
            for right in range(COLUMNS - width):
                placement = Placement(piece, [(row + down, column + right) for row, column in shape])
                if not placement.mask & PALAZZO_MASK:
                    placements.append(placement)
    return placements


PLACEMENTS: Final[list[Placement]] = [placement for piece in range(len(PIECES)) for placement in _placements(piece)]
#: The placements of each piece, by their numbers, which follow one another; and the cells they cover.
OF_PIECE: Final[list[list[int]]] = [
    [number for number, placement in enumerate(PLACEMENTS) if placement.piece == piece] for piece in range(len(PIECES))
]
MASKS_OF_PIECE: Final[list[list[int]]] = [[PLACEMENTS[number].mask for number in numbers] for numbers in OF_PIECE]


def closed_to(piece: int, filled: int, built: int, builders: int) -> int:
    """The cells a piece may not cover, all others being fine. built: buildings and palazzo (PRI-151 to PRI-157)."""
    return filled | beside(built) if piece < len(BUILDINGS) and builders < CONTACT else filled


def fits(piece: int, closed: int) -> bool:
    """Whether some placement of a piece keeps off the cells closed to it."""
    for mask in MASKS_OF_PIECE[piece]:
        if not mask & closed:
            return True
    return False


def fitting_placements(piece: int, closed: int) -> list[int]:
    """The placements of a piece, by their numbers, that keep off the cells closed to it."""
    first = OF_PIECE[piece][0]
    return [first + at for at, mask in enumerate(MASKS_OF_PIECE[piece]) if not mask & closed]


def refused_by(number: int, filled: int, built: int) -> str:
    """The rule that closes some cell of a placement (PRI-151 to PRI-153)."""
    mask = PLACEMENTS[number].mask
    if mask & filled:
        return "PRI-151"
    return "PRI-152" if mask & beside(built & ~PALAZZO_MASK) else "PRI-153"


def landscape_piece(type: int, blocks: bool) -> int:
    """The outline a landscape has at this table."""
    return len(BUILDINGS) + type + (len(LANDSCAPES) if blocks else 0)


def landscape_type(piece: int) -> int:
    return (piece - len(BUILDINGS)) % len(LANDSCAPES)
