"""Work that nobody waits for with a browser: bots to move, orders to obey, clocks run out, tables nobody came to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from signoria.kernel.core import END, Seat
from signoria.kit.orders import obey
from signoria.registry import package
from signoria.server.live import Live
from signoria.server.logs import count, log_faults
from signoria.server.problems import NotDone
from signoria.server.store import BY_ORDER, PLAYING, Claim, Progress
from signoria.server.tables import Tables
from signoria.server.thinking import Thinking

#: How long a claim holds, how often work is looked for without a hint, and how many tables are worked for at once.
LEASE_MS: Final = 30_000
IDLE_SECONDS: Final = 1.0
AT_ONCE: Final = 16
#: How the key of a choice begins that a bot made, or that left nothing to choose.
BY_WORKER: Final = "worker:"
#: A table where no match has begun is let go after this long; so many at a time, so often.
EXPIRY_MS: Final = 24 * 3600 * 1000
EXPIRED_AT_ONCE: Final = 100
SWEEP_SECONDS: Final = 600.0


class Workers:
    """Claims tables where a bot or a clock must act, and acts through the same door as everybody."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self.tables = tables
        self.thinking = thinking
        self.wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def on_hint(self, table_id: str, _progress: Progress) -> None:
        """A hint: there may be work."""
        row = self.tables.cached_row(table_id)
        if row is None or row.run_at:
            self.wake.set()

    async def run(self) -> None:
        """Until cancelled; a database that is away for a while is asked again."""
        while True:
            self.wake.clear()
            with log_faults("claim"):
                await self._claim()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), IDLE_SECONDS)

    async def _claim(self) -> None:
        free = AT_ONCE - len(self._tasks)
        now = self.tables.clock()
        for claim in await self.tables.store.claim(now, now + LEASE_MS, free) if free else []:
            task = asyncio.create_task(self._work(claim))
            self._tasks.add(task)
            task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self.wake.set()
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            count("worker", fault)

    async def close(self) -> None:
        """Leave what was claimed to whoever comes next: nothing may come of it when the store is closed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, claim: Claim) -> None:
        """One turn of one bot, or one answer for somebody who is away; whatever is left is claimed again."""
        live = await self.tables.latest(claim.table)
        if live.row.phase != PLAYING:
            return
        row = live.row
        answer = await self._answer(live)
        if answer is None:
            await self.tables.store.rest(claim, row)
            return
        seat, codes, by = answer
        with suppress(NotDone):  # somebody was faster: what is left to do is claimed again
            await self.tables.choose(claim.table, seat, codes, row.head, f"{by}{seat}:{row.head}", claim.fence)

    async def _answer(self, live: Live) -> tuple[Seat, list[str], str] | None:
        """What is to be chosen here by nobody in person: for which seat, and how the key begins that tells why."""
        thinker = self._thinker(live)
        if thinker is not None:
            seat, bot = thinker
            return seat, await self.thinking.codes(live.match, seat, bot), BY_WORKER
        if not live.row.pause:
            return None
        orders = {row.seat: row.orders for row in await self.tables.store.orders(live.row.id)}
        for decision in live.match.pending:
            code = obey(decision, live.match.view(decision.seat), orders.get(decision.seat, []))
            if code:
                return decision.seat, [code], BY_ORDER
            if len(decision.options) == 1 and decision.options[0].verb != END:
                return decision.seat, [decision.options[0].code], BY_WORKER
        return None

    def _thinker(self, live: Live) -> tuple[Seat, str] | None:
        """Whose turn is to be played here, and by which bot: the best, where a person gave up or let time run out."""
        best = package(live.row.game).bot_names[-1]
        for decision in live.match.pending:
            place = live.row.seats[decision.seat]
            if place.played_by_bot:
                return place.seat, place.bot or best
        late = 0 < live.row.deadline <= self.tables.clock()
        return (live.match.pending[0].seat, best) if late else None

    async def sweep(self) -> None:
        """Let go of tables nobody came to, until cancelled."""
        while True:
            before = self.tables.clock() - EXPIRY_MS
            with log_faults("sweep"):
                while await self.tables.store.expire(before, EXPIRED_AT_ONCE) == EXPIRED_AT_ONCE:
                    pass
            await asyncio.sleep(SWEEP_SECONDS)
