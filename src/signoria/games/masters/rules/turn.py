"""Turns, one after the other, each with one main action and leader actions around it (MAS-037 to MAS-042)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.rules.leaders import discard_leader, offer_leader_actions, play_leader
from signoria.games.masters.rules.market import take_line
from signoria.games.masters.rules.options import END_TURN, PRODUCED, TAKE
from signoria.games.masters.rules.production import begin_production, offer_powers, offer_productions
from signoria.games.masters.rules.purchase import Buy, Reveal, offer_purchases
from signoria.games.masters.rules.solo import DrawToken
from signoria.games.masters.rules.state import NONE, ONE_BY_ONE, Masters
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat


class Rounds(Frame[Masters]):
    """Turns pass clockwise from the first player until the round in which the end came is over (MAS-037, MAS-157)."""

    __slots__ = ()

    def copy(self) -> Rounds:
        return self

    def step(self, state: Masters) -> list[Decision] | None:
        seats = len(state.players)
        if state.ending and state.turns % seats == 0:
            state.stack.pop()
            state.emit("over", NONE)
            return None
        seat = (state.first + state.turns) % seats
        state.emit("turn: round", seat, (state.turns // seats,))
        state.stack.append(Turn(seat, False))
        return None


class Turn(Frame[Masters]):
    """One main action, and leader actions before and after it (MAS-038 to MAS-042, MAS-123 to MAS-131)."""

    __slots__ = ("acted", "seat")
    rule: ClassVar[str] = "MAS-038"

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def copy(self) -> Turn:
        return Turn(self.seat, self.acted)

    def step(self, state: Masters) -> list[Decision] | None:
        return [self.ask(state, self.seat, "end" if self.acted else "turn")]

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        if self.acted:
            menu.offer(END_TURN)
            offer_leader_actions(player, menu)
            return
        for line in TAKE:
            menu.offer(line)
        offer_purchases(state, seat, menu)
        if state.rulings > ONE_BY_ONE:
            offer_productions(player, menu)
        else:
            offer_powers(player, 0, [0, 0, 0, 0], menu)
            menu.refuse(PRODUCED, "MAS-043")
        offer_leader_actions(player, menu)
        menu.refuse(END_TURN, "MAS-039")

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        verb = option.verb
        if verb == "end":
            self.end(state)
        elif verb == "play":
            play_leader(state, seat, option.args[0])
        elif verb == "discard":
            discard_leader(state, seat, option.args[0])
        else:
            self.acted = True
            if verb == "take":
                take_line(state, seat, option.args[0])
            elif verb == "buy":
                state.stack.append(Buy(seat, option.args[0], NONE))
            else:
                begin_production(state, seat, option.args[0])

    def end(self, state: Masters) -> None:
        """The next card shows where one was bought (MAS-084); solo, a token answers the turn (MAS-175, MAS-176)."""
        state.stack.pop()
        if state.solo():
            state.stack.append(DrawToken())
        else:
            state.turns += 1
        for stack in state.hidden_stacks():
            state.stack.append(Reveal(stack))
