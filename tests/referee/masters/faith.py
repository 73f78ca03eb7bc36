"""Faith: markers move, Vatican reports are held, the end may come (MAS-108 to MAS-122, MAS-155)."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.kernel.core import Seat
from tests.referee.masters.board import DISCARDED, FACE_UP
from tests.referee.masters.printed import LAST_SPACE, SECTIONS
from tests.referee.masters.table import MatchOver, Table


def gain_faith(table: Table, seat: Seat, points: int) -> None:
    """One player's marker moves, which is no matter of Lorenzo's (MAS-108, MAS-186)."""
    move_markers(table, [seat], points)


def give_faith_to_others(table: Table, seat: Seat, points: int) -> None:
    """All other markers move by the full number, then reports are held (MAS-065, MAS-067).

    Solo, the cross moves instead (MAS-185).
    """
    if table.lorenzo:
        move_cross(table, points)
    else:
        move_markers(table, [other for other in range(table.seats()) if other != seat], points)


def move_markers(table: Table, seats: Iterable[Seat], spaces: int) -> None:
    """All of them at once; what goes beyond the last space is lost (MAS-118, MAS-121)."""
    for seat in seats:
        board = table.boards[seat]
        board.faith = min(board.faith + spaces, LAST_SPACE)
    after_moving(table)


def move_cross(table: Table, spaces: int) -> None:
    """The cross causes reports like a marker (MAS-183)."""
    if table.lorenzo:
        table.lorenzo.cross = min(table.lorenzo.cross + spaces, LAST_SPACE)
        after_moving(table)


def after_moving(table: Table) -> None:
    """Reports that are due, the lower first, each once in a match (MAS-110, MAS-111, MAS-115, MAS-119)."""
    markers = [board.faith for board in table.boards] + ([table.lorenzo.cross] if table.lorenzo else [])
    for section in range(table.reports, len(SECTIONS)):
        if max(markers) >= SECTIONS[section].pope_space:
            hold_report(table, section)
    if max(markers) == LAST_SPACE:
        end_by_faith(table)


def hold_report(table: Table, section: int) -> None:
    """Within the section or beyond it the tile is turned up, before it the tile is lost (MAS-112 to MAS-116).

    The cross has no tiles (MAS-184).
    """
    table.reports += 1
    for board in table.boards:
        board.tiles[section] = FACE_UP if board.faith >= SECTIONS[section].first_space else DISCARDED


def end_by_faith(table: Table) -> None:
    """Any marker on the last space will do, whoever is in turn (MAS-155, MAS-156).

    Solo, who comes there first has won (MAS-188, MAS-189, MAS-194).
    """
    if table.lorenzo:
        raise MatchOver("won" if table.boards[0].faith == LAST_SPACE else "lost")
    table.ending = True
