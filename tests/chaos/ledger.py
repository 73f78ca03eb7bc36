"""The players' side of the books: what they sent and what they were told, against which the database is held."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from signoria.server import messages

#: Refusals that are a server's fault or a player's right to try again; every other one is a plain answer.
NOT_AN_ANSWER = "platform-problem-busy"
#: What may be refused to players like ours: a guess that was wrong, or somebody else who was faster.
EXPECTED = ("stale", "illegal", "no-such-option", "cannot-undo", "not-playing")


@dataclass
class Sent:
    """One message of choices; done: the number it was acknowledged with, again: when it was first sent again (ms)."""

    table: str
    seat: int
    codes: list[str]
    after: int
    key: str
    done: int = 0
    refused: str = ""
    again: int = 0

    @property
    def settled(self) -> bool:
        return bool(self.done or self.refused)

    @property
    def message(self) -> messages.Choose:
        return messages.Choose(self.codes, self.after, self.key)


class Ledger:
    """Every message of every player, and every answer."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.in_flight: set[str] = set()
        self.complaints: list[str] = []
        self.resent = 0
        self.twice = 0
        self.closing = False
        self.answers = 0
        self._answer = asyncio.Event()

    # What players report

    def goes_out(self, sent: Sent) -> None:
        if sent.key in self.sent and not sent.settled and sent.key not in self.in_flight:
            self.resent += 1
            sent.again = sent.again or time.time_ns() // 1_000_000
        self.sent[sent.key] = sent
        self.in_flight.add(sent.key)

    def take_answer(self, sent: Sent, answer: messages.Done | messages.Refused) -> None:
        """An answer, the first or another one to the same message: they must not contradict each other."""
        self.in_flight.discard(sent.key)
        match answer:
            case messages.Done(seq=seq):
                if sent.refused or sent.done not in (0, seq):
                    self.complain(f"{sent} is told to be done at {seq}")
                sent.done = seq
            case messages.Refused(problem=problem):
                if sent.done:
                    self.complain(f"{sent} is refused: {problem.text}")
                if problem.what.key.removeprefix("platform-problem-") not in EXPECTED:
                    self.complain(f"{sent} is refused: {problem.text}")
                sent.refused = problem.what.key
        self.answers += 1
        self._answer.set()

    def complain(self, what: str) -> None:
        self.complaints.append(what)

    # What the one with the axe wants to know

    async def more_answers(self, count: int, patience: float) -> None:
        """Wait until players have had so many answers more; raises TimeoutError if none comes for so long."""
        goal = self.answers + count
        while self.answers < goal:
            self._answer.clear()
            await asyncio.wait_for(self._answer.wait(), patience)

    def drop_in_flight(self) -> int:
        """The server dies now: how many messages had it not answered?"""
        count = len(self.in_flight)
        self.in_flight.clear()
        return count

    def unsettled(self) -> list[Sent]:
        return [sent for sent in self.sent.values() if not sent.settled]

    @property
    def acknowledged(self) -> int:
        """Choices, not messages."""
        return sum(len(sent.codes) for sent in self.sent.values() if sent.done)
