"""A question in the middle of an action, and what may be done beside answering it (LOR-258)."""

from __future__ import annotations

from signoria.games.lorenzo.rules.alternative import Alternative
from signoria.games.lorenzo.rules.options import DECLINE
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat


class Question(Frame[Lorenzo]):
    """Asks one seat; whatever it asks, leaders of that seat may act meanwhile, and the question is asked again."""

    __slots__ = ()

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Enumerate the answers to the question itself."""
        raise NotImplementedError

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def alternatives(self, state: Lorenzo, seat: Seat) -> list[Alternative]:
        """What the answers choose from, where that lies nowhere on the table: also what cannot be chosen now."""
        return []

    def owes(self) -> bool:
        """Whether something is being paid, so that goods may come in but none may be spent on anything else."""
        return False

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        self.offer_answers(state, seat, menu)
        state.rules.offer_meanwhile(state, seat, menu)

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        if not state.rules.answer_meanwhile(state, seat, option):
            self.take_answer(state, seat, option)

    def answers(self, state: Lorenzo, seat: Seat) -> Menu:
        menu = Menu()
        self.offer_answers(state, seat, menu)
        return menu

    def ask_among(self, state: Lorenzo, seat: Seat, kind: str, menu: Menu) -> list[Decision]:
        """Ask, now that the answers are known."""
        state.rules.offer_meanwhile(state, seat, menu)
        return [Decision(seat, kind, menu.options)]

    def ask_unless_forced(self, state: Lorenzo, seat: Seat, kind: str) -> list[Decision] | None:
        """What has a single answer is not asked, whatever leaders could do meanwhile."""
        menu = self.answers(state, seat)
        if len(menu.options) != 1:
            return self.ask_among(state, seat, kind, menu)
        self.take_answer(state, seat, menu.options[0])
        return None

    def ask_or_lapse(self, state: Lorenzo, seat: Seat, source: int, kind: str) -> list[Decision] | None:
        """Ask about a bonus action; with nothing to do but decline it lapses (LOR-163)."""
        menu = self.answers(state, seat)
        if menu.options != [DECLINE]:
            return self.ask_among(state, seat, kind, menu)
        state.stack.pop()
        state.emit("lapse: source", seat, (source,))
        return None


def alternatives(state: Lorenzo, seat: Seat) -> list[Alternative]:
    """What the seat is asked to choose from, if it is a question of that kind."""
    frame = state.stack[-1] if state.stack else None
    return frame.alternatives(state, seat) if isinstance(frame, Question) else []


def alternative_place(state: Lorenzo, seat: Seat, option: Option) -> tuple[str, ...]:
    """Where that which an option takes is shown to be chosen."""
    shown = alternatives(state, seat)
    return tuple([f"own.alternatives.{n}" for n, one in enumerate(shown) if one.is_taken_by(option)])
