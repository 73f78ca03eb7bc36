"""Faith: markers move, and Vatican reports are held (MAS-108 to MAS-122)."""

from __future__ import annotations

from signoria.games.masters.rules.cards import LAST_SPACE, SECTIONS
from signoria.games.masters.rules.ending import end_by_faith
from signoria.games.masters.rules.state import DISCARDED, FACE_UP, NONE, Masters
from signoria.kernel.core import Seat


def gain_faith(state: Masters, seat: Seat, amount: int) -> None:
    """One seat's marker moves (MAS-108)."""
    if amount:
        _move(state, seat, amount)
        hold_reports(state)


def give_faith_to_others(state: Masters, seat: Seat, amount: int) -> None:
    """All other markers move fully, then reports are held (MAS-067, MAS-118); solo, the black cross moves (MAS-185)."""
    if not amount:
        return
    if state.solo():
        move_cross(state, amount)
        return
    for other in range(len(state.players)):
        if other != seat:
            _move(state, other, amount)
    hold_reports(state)


def move_cross(state: Masters, spaces: int) -> None:
    """Lorenzo's black cross moves, and may cause reports like a marker (MAS-183)."""
    state.cross = min(state.cross + spaces, LAST_SPACE)
    state.emit("cross: space", NONE, (state.cross,))
    hold_reports(state)


def hold_reports(state: Masters) -> None:
    """Hold every report that is due, the lower first, then see whether the match ends (MAS-110 to MAS-119)."""
    farthest = state.cross
    for player in state.players:
        farthest = max(farthest, player.faith)
    while state.reports < len(SECTIONS) and farthest >= SECTIONS[state.reports].pope:
        _report(state)
    if farthest == LAST_SPACE:
        end_by_faith(state)


def _move(state: Masters, seat: Seat, amount: int) -> None:
    player = state.players[seat]
    moved = min(amount, LAST_SPACE - player.faith)  # MAS-121
    if moved:
        player.faith += moved
        state.emit("faith: steps, space", seat, (moved, player.faith))


def _report(state: Masters) -> None:
    section = state.reports
    state.reports += 1
    state.emit("report: section", NONE, (section,))
    for seat, player in enumerate(state.players):
        up = player.faith >= SECTIONS[section].first
        player.tiles[section] = FACE_UP if up else DISCARDED
        state.emit("tile: section, tile", seat, (section, player.tiles[section]))
