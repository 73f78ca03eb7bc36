"""How a match ends: by the seventh card, by faith, and the three ways of a solo match (MAS-154 to 161, 187 to 195)."""

from __future__ import annotations

from signoria.games.masters.rules.cards import CARDS_TO_END, LAST_SPACE, LEVELS
from signoria.games.masters.rules.state import NONE, Masters, Player


def end_by_faith(state: Masters) -> None:
    """A marker stands on the last space (MAS-155); solo, who came first has won (MAS-188, MAS-189)."""
    if state.solo():
        finish_solo(state, lost=state.players[0].faith < LAST_SPACE)
    else:
        begin_the_end(state)


def end_by_cards(state: Masters, player: Player) -> None:
    """The seventh card (MAS-154); solo, it wins even if it empties a colour (MAS-190, MAS-192)."""
    if player.cards() < CARDS_TO_END:
        return
    if state.solo():
        finish_solo(state, lost=False)
    else:
        begin_the_end(state)


def end_by_colour(state: Masters, colour: int) -> None:
    """Solo is lost as soon as the grid has no card of a colour (MAS-187, MAS-193)."""
    if not state.solo():
        return
    for stack in range(colour * LEVELS, (colour + 1) * LEVELS):
        if state.tops[stack] != NONE or state.covered[stack]:
            return
    finish_solo(state, lost=True)


def begin_the_end(state: Masters) -> None:
    """The round is played to its last seat (MAS-157); a further trigger changes nothing (MAS-161)."""
    if not state.ending:
        state.ending = True
        state.emit("ending", NONE)


def finish_solo(state: Masters, lost: bool) -> None:
    """Solo ends at once, whatever was under way (MAS-191)."""
    if state.stack:
        state.lost = lost
        state.stack.clear()
        state.emit("lost" if lost else "won", 0)
