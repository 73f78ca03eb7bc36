"""Chaos: a server killed again and again while people play, and what is left of their matches afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import httpx

from tests.chaos.books import Findings, compare, read
from tests.chaos.ledger import Ledger
from tests.chaos.mortal import MortalServer
from tests.chaos.parties import PARTIES, Party
from tests.chaos.players import Memory
from tests.chaos.replaying import replay_all
from tests.chaos.visitor import Visitor
from tests.server.patience import PATIENCE

#: A kill comes after up to so many answers (mostly soon, sometimes when bots have had time to think too), and then
#: anywhere within a few choices (seconds).
MOST_ANSWERS = (60, 60, 60, 300)
MOMENT = 0.03


@dataclass
class Report:
    """How it went."""

    kills: int = 0
    in_flight: int = 0  # kills that left messages without an answer
    acknowledged: int = 0
    resent: int = 0
    twice: int = 0
    children: int = 0
    orphans: int = 0
    finished: int = 0
    seconds: float = 0
    findings: Findings = field(default_factory=Findings)

    @property
    def clean(self) -> bool:
        findings = self.findings
        return not (findings.lost or findings.duplicated or findings.gaps or findings.faults or self.orphans)

    def __str__(self) -> str:
        findings = self.findings
        return (
            f"{self.kills} kills, {self.in_flight} with messages in flight; {self.acknowledged} choices acknowledged, "
            f"{self.resent} messages re-sent, {findings.survived} of them kept before, "
            f"{self.twice} sent twice at once; lost {findings.lost}, duplicated {findings.duplicated}, "
            f"gaps {findings.gaps}, other faults {len(findings.faults)}, "
            f"orphaned processes {self.orphans} of {self.children}; {findings.by_bots} choices of bots, "
            f"{self.finished} matches finished; {self.seconds:.0f} s"
        )


class Chaos:
    """One run over one database. patience: seconds in which something must happen; bots: that they move again too."""

    def __init__(self, address: str, seed: str, patience: float = PATIENCE, bots: bool = True) -> None:
        self.address = address
        self.random = Random(f"{seed}.axe")
        self.patience = patience
        self.ledger = Ledger()
        self.server = MortalServer(address)
        self.parties = [Party(number, places, seed) for number, places in enumerate(PARTIES)]
        self.must_move = [party for party in self.parties if bots or not any(party.bots)]

    async def run(self, kills: int) -> Report:
        report = Report()
        began = time.monotonic()
        try:
            await self.server.rise()
            try:
                await self._play_under_the_axe(report, kills)
            except* (AssertionError, TimeoutError) as stuck:
                self.ledger.complain(f"the players got stuck: {stuck.exceptions}")
            report.orphans += len(await self.server.stop())
        finally:
            self.server.abandon()
        await self._look(report)
        report.seconds = time.monotonic() - began
        return report

    async def _play_under_the_axe(self, report: Report, kills: int) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=50)
        async with httpx.AsyncClient(limits=limits, timeout=self.patience) as http, asyncio.TaskGroup() as group:
            for party in self.parties:
                await party.come([Visitor(self.server, self.ledger, http) for bot in party.bots if not bot])
            memory: Memory = {}
            playing = [group.create_task(party.play(memory)) for party in self.parties]
            for _ in range(kills):
                await self._kill(report)
            stood = {party.name: party.stands_at for party in self.must_move}
            await self._until_none(lambda: [p.name for p in self.must_move if p.stands_at == stood[p.name]])
            self.ledger.closing = True
            await self._until_none(self.ledger.unsettled)
            for task in playing:
                task.cancel()

    async def _kill(self, report: Report) -> None:
        """At a random moment, with people choosing; then back again."""
        answers = self.random.randint(1, self.random.choice(MOST_ANSWERS))
        await self.ledger.more_answers(answers, self.patience)
        await asyncio.sleep(self.random.uniform(0, MOMENT))
        report.kills += 1
        report.in_flight += bool(self.ledger.drop_in_flight())
        report.orphans += len(await self.server.fall())
        await self.server.rise()

    async def _until_none(self, waiting: Callable[[], Sequence[object]]) -> None:
        """Wait until nobody and nothing is left waiting."""
        until = time.monotonic() + self.patience
        while still_waiting := waiting():
            try:
                await self.ledger.more_answers(1, until - time.monotonic())
            except TimeoutError:
                raise AssertionError(
                    f"{self.patience} s after the last kill these still wait: {still_waiting}"
                ) from None

    async def _look(self, report: Report) -> None:
        """Hold the database against what players were told."""
        books = await read(self.address)
        report.findings = compare(books, self.ledger)
        report.findings.faults += self.ledger.complaints + self.server.faults + await replay_all(self.address)
        report.acknowledged = self.ledger.acknowledged
        report.resent = self.ledger.resent
        report.children = self.server.children
        report.twice = self.ledger.twice
        report.finished = sum(table.phase == "ended" for table in books.tables)
