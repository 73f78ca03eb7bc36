"""Questions in the middle of an action, with what leaders may do before they are answered (LOR-258)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from signoria.kernel.core import Seat
from tests.referee.lorenzo.table import Table
from tests.referee.script import Script, ask

#: The answers there are now: looked at again whenever a leader has acted.
Answers: TypeAlias = Callable[[], Sequence[str]]


class Asking(Table):
    """Leaders act beside every question of the own turn, but no question is asked for their sake."""

    #: Payments that were begun and not made: while there is one, leaders are neither used nor discarded.
    debts = 0

    def ask(self, seat: Seat, kind: str, answers: Answers) -> Script[str]:
        """What a seat answers; a single answer is taken unasked."""
        while len(codes := answers()) != 1:
            code = yield from self.ask_once(seat, kind, codes)
            if code:
                return code
        return codes[0]

    def ask_always(self, seat: Seat, kind: str, answers: Answers) -> Script[str]:
        """What a seat answers, asked also where there is a single answer, for nobody else knows that."""
        code = ""
        while not code:
            code = yield from self.ask_once(seat, kind, answers())
        return code

    def ask_once(self, seat: Seat, kind: str, codes: Sequence[str]) -> Script[str]:
        """What a seat answers; "" if a leader acted instead."""
        code = yield from ask(seat, kind, [*codes, *self.meanwhile(seat, codes)])
        if code in codes:
            return code
        verb, _, leader = code.partition(":")
        yield from self.leader_action(seat, verb, leader)
        return ""

    def meanwhile(self, seat: Seat, codes: Sequence[str]) -> list[str]:
        """Playing a leader costs nothing; using and discarding wait until nothing is owed."""
        if self.turn_of != seat:
            return []
        asked_for = any(code.startswith("play:") for code in codes)
        plays = [] if asked_for else self.play_codes(seat)
        return plays if self.debts else plays + self.use_codes(seat)

    @contextmanager
    def owing(self, owes: bool = True) -> Iterator[None]:
        """Something is being paid."""
        self.debts += owes
        yield
        self.debts -= owes

    def play_codes(self, seat: Seat) -> list[str]:
        """Leaders that can be played."""
        raise NotImplementedError

    def use_codes(self, seat: Seat) -> list[str]:
        """Leaders that can be discarded or used."""
        raise NotImplementedError

    def leader_action(self, seat: Seat, verb: str, leader: str) -> Script[None]:
        raise NotImplementedError
