"""The actions of a round: turns in order, each with one placement and leader actions around it (LOR-029 to LOR-031)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.cards import TURNS
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.leaders import act, offer_discards_and_uses, offer_leader_actions, offer_plays
from signoria.games.lorenzo.rules.modifiers import SkipFirstTurn
from signoria.games.lorenzo.rules.options import DURING_PAYMENT, END_TURN, INTERRUPTING, PASS
from signoria.games.lorenzo.rules.placement import PlacingMember, offer_placements
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.servants import offer_more
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat


def skips(state: Lorenzo, seat: Seat) -> bool:
    """Whether the seat passes the first turn of each round, to place after all others (LOR-380)."""
    return state.players[seat].in_force().has(SkipFirstTurn)


def seat_of(state: Lorenzo, turn: int) -> Seat:
    """Whose turn of a round it is; NONE when all have been taken (LOR-029, LOR-381)."""
    seats = len(state.order)
    if turn < TURNS * seats:
        return state.order[turn % seats]
    late = late_seats(state)
    return late[turn - TURNS * seats] if turn - TURNS * seats < len(late) else NONE


def late_seats(state: Lorenzo) -> list[Seat]:
    """Who has placements left after the ordinary turns: they make them in turn order, one each, until none is left."""
    left = [state.rules.late_turns(state, seat, skips(state, seat)) for seat in state.order]
    seats: list[Seat] = []
    for turn in range(max(left)):
        seats += [seat for place, seat in enumerate(state.order) if left[place] > turn]
    return seats


class Actions(Frame[Lorenzo]):
    """Turn after turn until all family members are placed (LOR-029)."""

    __slots__ = ()

    def copy(self) -> Actions:
        return self

    def step(self, state: Lorenzo) -> list[Decision] | None:
        seat = seat_of(state, state.turn)
        if seat == NONE:
            state.stack.pop()
        elif state.turn < len(state.order) and skips(state, seat):
            state.emit("skip", seat)
            state.turn += 1
        else:
            state.emit("turn", seat)
            state.stack.append(Turn(seat, False, False))
        return None


class Turn(Frame[Lorenzo]):
    """One placement, and leader actions before and after it (LOR-030, LOR-256)."""

    __slots__ = ("more", "placed", "seat")
    rule: ClassVar[str] = "LOR-030"

    def __init__(self, seat: Seat, placed: bool, more: bool) -> None:
        self.seat = seat
        self.placed = placed
        self.more = more  # the player wants to say how many servants are paid

    def copy(self) -> Turn:
        return Turn(self.seat, self.placed, self.more)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        """A turn that has nothing left ends by itself only where the table wants that (LOR-277)."""
        kind = "end" if self.placed else "turn"
        if state.asked:
            return [self.ask(state, self.seat, kind)]
        decision = self.ask(state, self.seat, kind)
        if len(decision.options) > 1 or decision.options[0] not in (END_TURN, PASS):
            return [decision]
        self.answer(state, self.seat, decision.options[0])
        return None

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        if self.placed:
            menu.offer(END_TURN)
            menu.refuse(PASS, "LOR-277")
        else:
            self.offer_placing(state, seat, menu)
            menu.refuse(END_TURN, "LOR-257")
        offer_leader_actions(state, seat, menu)
        state.rules.offer_at_leisure(state, seat, menu)
        if not self.placed:
            offer_more(state.players[seat], self.more, menu)

    def offer_placing(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        offer_placements(state, seat, menu)
        if not menu.options or self.late(state):
            menu.offer(PASS)
        else:
            menu.refuse(PASS, "LOR-030")

    def late(self, state: Lorenzo) -> bool:
        """The placement that a skipped turn left over may be declined (LOR-392)."""
        over = state.turn - TURNS * len(state.order)
        return over >= 0 and skips(state, self.seat) and self.seat not in late_seats(state)[over + 1 :]

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        verb = option.verb
        if verb == "place":
            self.placed = True
            member, space = option.args
            value = state.players[seat].member_value(state.dice, member)
            state.stack.append(PlacingMember(seat, member, space, value, self.more))
        elif verb == "more":
            self.more = True
        elif not act(state, seat, option) and not state.rules.answer_at_leisure(state, seat, option):
            state.stack.pop()
            state.turn += 1
            if verb == "pass":
                state.emit("pass", seat)


def offer_meanwhile(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    """What leaders may do beside answering a question: be played, and unless something is owed anything (LOR-258)."""
    business = business_of(state, seat)
    if not business:
        menu.refuse_verbs(state.rules.outside)
    elif state.rulings == FIRST_RULINGS:
        menu.refuse_verbs(INTERRUPTING)
    else:
        if not menu.options or menu.options[0].verb != "play":  # unless the question itself is which one to play
            offer_plays(state, seat, menu)
        if any([isinstance(frame, Question) and frame.owes() for frame in business]):
            menu.refuse_verbs(DURING_PAYMENT)
        else:
            offer_discards_and_uses(state, seat, menu)
    menu.refuse_verbs(state.rules.elsewhere)


def business_of(state: Lorenzo, seat: Seat) -> list[Frame[Lorenzo]]:
    """What a seat has begun in its turn and not finished; nothing outside its own turn (LOR-255)."""
    for place, frame in enumerate(state.stack):
        if isinstance(frame, Turn):
            return state.stack[place + 1 :] if frame.seat == seat else []
    return []
