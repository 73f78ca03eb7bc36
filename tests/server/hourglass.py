"""A table on a store of its own, with a clock that is set by hand and one worker that looks when it is told to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from signoria.kernel.match import Match
from signoria.server.hints import LocalHints
from signoria.server.messages import NewTable
from signoria.server.seating import Seating
from signoria.server.store import Claim, PersonRow, Store
from signoria.server.tables import Tables
from signoria.server.thinking import Thinking
from signoria.server.workers import LEASE_MS, Workers
from tests.server.sample import a_person, on


class Hourglass:
    """now: what time it is there, in milliseconds."""

    def __init__(self, store: Store) -> None:
        self.now = 1_000_000
        self.store = store
        self.tables = Tables(store, LocalHints(), lambda: self.now)
        self.seating = Seating(self.tables)
        self.thinking = Thinking(1)
        self.workers = Workers(self.tables, self.thinking)
        self.people: list[PersonRow] = []
        self.table = ""

    async def begin(self, game: str, seats: int, pause: int = 0, clock: int = 0) -> None:
        self.people = [a_person(f"Guest {seat}") for seat in range(seats)]
        new_table = NewTable(game, {}, [""] * seats, pause=pause, clock=clock, seed="hourglass")
        self.table = (await self.seating.make(self.people[0], new_table)).id
        for seat, person in enumerate(self.people):
            await self.store.add_person(person)
            await self.seating.sit(self.table, person, seat, bytes(16))
        await self.seating.start(self.table, self.people[0])

    async def choose(self, seat: int, code: str) -> None:
        live = await self.tables.live(self.table)
        await self.tables.choose(self.table, seat, [code], live.head, f"by-hand-{live.head}")

    async def claims(self) -> list[Claim]:
        return await self.store.claim(self.now, self.now + LEASE_MS, 10)

    async def work(self) -> None:
        """What a worker does that finds this table due."""
        (claim,) = await self.claims()
        await self.workers._work(claim)

    async def match(self) -> Match:
        return (await self.tables.latest(self.table)).match

    async def head(self) -> int:
        return (await self.tables.row(self.table)).head


def by_hand(address: str, scenario: Callable[[Hourglass], Awaitable[None]]) -> None:
    """What happens at a table on the store at an address when time is set by hand."""

    async def run(store: Store) -> None:
        glass = Hourglass(store)
        try:
            await scenario(glass)
        finally:
            glass.thinking.close()

    on(address, run)
