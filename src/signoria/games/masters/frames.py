"""A match and its turns, one frame for each kind of unfinished business."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.cards import LEADER_DISCARD_FAITH, LEADERS
from signoria.games.masters.effects import can_pay, gain_faith, meets, price
from signoria.games.masters.market import take_line
from signoria.games.masters.options import BUY, DISCARD, END_TURN, PLAY, PRODUCED, TAKE
from signoria.games.masters.production import Produce, offer_powers
from signoria.games.masters.purchase import Buy
from signoria.games.masters.solo import DrawToken
from signoria.games.masters.state import NONE, Ids, Masters, Player
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat, possible


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
        state.emit("turn", seat, (state.turns // seats,))
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
            offer_leader_actions(player, menu)
            menu.offer(END_TURN)
            return
        for line in TAKE:
            menu.offer(line)
        offer_purchases(state, seat, menu)
        offer_powers(player, 0, [0, 0, 0, 0], menu)
        offer_leader_actions(player, menu)
        menu.refuse(END_TURN, "MAS-039")
        menu.refuse(PRODUCED, "MAS-043")

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
        """Solo, Lorenzo answers each turn with a token (MAS-175, MAS-176)."""
        state.stack.pop()
        state.turns += 1
        if state.solo():
            state.stack.append(DrawToken())


def offer_purchases(state: Masters, seat: Seat, menu: Menu) -> None:
    """Top cards that can be paid and placed (MAS-072, MAS-073, MAS-081)."""
    player = state.players[seat]
    for stack in range(len(BUY)):
        card = state.tops[stack]
        if card == NONE:
            menu.refuse(BUY[stack], "MAS-085")
        elif not can_pay(player, price(player, card)):
            menu.refuse(BUY[stack], "MAS-073")
        elif not possible(Buy(seat, stack, NONE), state, seat):
            menu.refuse(BUY[stack], "MAS-081")
        else:
            menu.offer(BUY[stack])


def offer_leader_actions(player: Player, menu: Menu) -> None:
    """Leaders in hand may be played if their requirement is met, and discarded in any case (MAS-126, MAS-130)."""
    for leader in player.hand:
        if meets(player, LEADERS[leader]):
            menu.offer(PLAY[leader])
        else:
            menu.refuse(PLAY[leader], "MAS-130")
        menu.offer(DISCARD[leader])
    if menu.question is not None:
        for leader in player.played:
            menu.refuse(PLAY[leader], "MAS-128")
            menu.refuse(DISCARD[leader], "MAS-128")
        for leader in range(len(LEADERS)):
            if leader not in player.hand:
                menu.refuse(PLAY[leader], "MAS-130")
                menu.refuse(DISCARD[leader], "MAS-126")


def play_leader(state: Masters, seat: Seat, leader: int) -> None:
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.played = (*player.played, leader)
    state.emit("play", seat, (leader,))


def discard_leader(state: Masters, seat: Seat, leader: int) -> None:
    """A discarded leader is gone, unseen by the others, for one faith (MAS-126, MAS-127, MAS-129)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.gone = (*player.gone, leader)
    state.emit("discard_leader", seat, (leader,), secret=True)
    gain_faith(state, seat, LEADER_DISCARD_FAITH)


def without(hand: Ids, leader: int) -> Ids:
    return tuple([other for other in hand if other != leader])


def begin_production(state: Masters, seat: Seat, power: int) -> None:
    produce = Produce(seat, 0, [0, 0, 0, 0], [0, 0, 0, 0], 0, 0, 0, False)
    produce.add(state.players[seat], power)
    state.stack.append(produce)
