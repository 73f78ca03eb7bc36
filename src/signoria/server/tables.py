"""The service: every choice at every table comes through one door."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

import msgspec

from signoria import record
from signoria.kernel.core import Seat
from signoria.kernel.match import CannotUndo, IllegalChoice
from signoria.kit.orders import Order
from signoria.registry import absent, game
from signoria.server import messages, redaction
from signoria.server.live import Attempt, Live, Reader, Reading, match_after, run_at
from signoria.server.metrics import CHOICES, COMMIT_SECONDS, CONFLICTS, REFUSALS
from signoria.server.problems import NotDone, Stale
from signoria.server.store import LETTERS, PLAYING, ChoiceRow, Progress, ResultRow, Store, TableRow
from signoria.server.tallies import tallies

#: How often a choice is tried anew when somebody else was faster, and how many matches stay in memory.
ATTEMPTS: Final = 8
IN_MEMORY: Final = 2000
T = TypeVar("T")


class Hints(Protocol):
    """How processes tell each other that a table has changed; a lost hint heals by sequence number."""

    async def publish(self, table_id: str, progress: Progress) -> None: ...


@dataclass(frozen=True)
class TableChange:
    """What a table is to become; start: the first snapshot of a match that begins, results: of one that ends."""

    row: TableRow
    results: Sequence[ResultRow] = ()
    start: str = ""


def now() -> int:
    return time.time_ns() // 1_000_000


async def read_here(reading: Reading[T], row: TableRow, choices: list[ChoiceRow]) -> T:
    """A match read again where that is asked for."""
    return reading(row, choices)


class Tables:
    """Matches as people, programs and bots play them."""

    def __init__(self, store: Store, hints: Hints, clock: Callable[[], int] = now, reader: Reader = read_here) -> None:
        self.store = store
        self.hints = hints
        self.clock = clock
        self.reader = reader
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeping: set[asyncio.Task[bool]] = set()

    # Looking

    async def row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id) if set(table_id) <= set(LETTERS) else None
        if row is None:
            raise NotDone(404, "no-such-table")
        return row

    async def results(self, row: TableRow) -> list[ResultRow]:
        return (await self.store.results([row.id])).get(row.id, []) if row.over else []

    async def message(self, row: TableRow, person: str) -> messages.Table:
        return redaction.table(row, person, await self.results(row))

    async def live(self, table_id: str) -> Live:
        """The match of a table, in memory."""
        if table_id not in self._live:
            try:
                async with self._opening.setdefault(table_id, asyncio.Lock()):
                    if table_id not in self._live:
                        row = await self.row(table_id)
                        if row.phase != PLAYING and not row.over:
                            raise NotDone(409, "not-playing")
                        self._forget_oldest()
                        self._live[table_id] = await Live.open(self.store, row)
            finally:
                self._opening.pop(table_id, None)
        self._live[table_id] = self._live.pop(table_id)  # the last one asked for is the last to be forgotten
        return self._live[table_id]

    def in_memory(self, table_id: str) -> Live | None:
        return self._live.get(table_id)

    def cached_row(self, table_id: str) -> TableRow | None:
        """A table as it stands in memory."""
        live = self.in_memory(table_id)
        return live.row if live is not None else None

    async def with_story(self, table_id: str) -> Live:
        """The match of a table, and its whole story."""
        live = await self.live(table_id)
        await live.tell(self.store, self.reader)
        return live

    async def latest(self, table_id: str) -> Live:
        """The match of a table as the store has it now, whatever this process has heard."""
        row = await self.row(table_id)
        live = await self.live(table_id)
        await self.catch_up(table_id, row.progress)
        return live

    async def catch_up(self, table_id: str, progress: Progress) -> None:
        """Somebody says a table has come this far."""
        live = self._live.get(table_id)
        if live is not None and live.behind(progress):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        row = await self.row(live.row.id)
        live.follow(row, await self.store.choices(row.id, live.head, row.head))

    def _forget_oldest(self) -> None:
        for table_id in list(self._live)[: max(0, len(self._live) - IN_MEMORY)]:
            del self._live[table_id]

    async def at(self, table_id: str, seq: int, person: str) -> messages.Update:
        """The match as it stood after a choice."""
        live = await self.latest(table_id)
        if not 0 <= seq <= live.head:
            raise NotDone(404, "no-such-moment", n=live.head)
        match = match_after(live.row, await self.store.choices(table_id, 0, seq))
        public = redaction.public(match.game.public(match.state))
        return redaction.update(match, public, seq, live.row.seat_of(person), [], asking=False)

    async def look(self, table_id: str, person: str, codes: Sequence[str], after: int) -> messages.Previews:
        """What options would do, for somebody who is asked."""
        live, seat = await self._open_question(table_id, person, after)
        match, previews = live.match, {}
        before = match.view(seat)
        for code in codes:
            try:
                previews[code] = redaction.preview(match, before, seat, code)
            except IllegalChoice as refused:
                raise illegal(refused, match.game.key) from None
            await asyncio.sleep(0)
        return messages.Previews(after, previews)

    async def ask(self, table_id: str, person: str, after: int) -> messages.Refusals:
        """What is refused to somebody who is asked, and why."""
        live, seat = await self._open_question(table_id, person, after)
        return messages.Refusals(after, redaction.refusals(live.match, seat, absent(live.row.game)))

    async def _open_question(self, table_id: str, person: str, after: int) -> tuple[Live, Seat]:
        live = await self.live(table_id)
        seat = self.seat(live.row, person)
        if not live.open_to(seat, after):
            raise Stale
        return live, seat

    def seat(self, row: TableRow, person: str) -> Seat:
        """Where somebody sits and plays."""
        seat = row.seat_of(person)
        if seat is None or row.seats[seat].conceded:
            raise NotDone(403, "not-seated")
        return seat

    async def record(self, table_id: str) -> str:
        """The record of a match that is over: only then may its secret and what was ordered be known."""
        row = await self.row(table_id)
        if not row.over:
            raise NotDone(409, "not-over")
        choices = await self.store.choices(table_id)
        times = [iso(choice.at) for choice in choices]
        names = [seat.name or seat.bot for seat in row.seats]
        orders = [
            record.SeatOrders(row.after, row.seat, iso(row.at), row.orders) for row in await self.store.orders(table_id)
        ]
        ordered = {choice.seq for choice in choices if choice.ordered}
        return record.write(match_after(row, choices), row.seal, names, times, orders, ordered)

    async def tallies(self, table_id: str) -> messages.Tallies:
        """Everybody's points through a match that is over; read again once, for whoever asks."""
        live = await self.latest(table_id)
        if not live.row.over:
            raise NotDone(409, "not-over")
        async with live.lock:
            if live.tallies is None:
                live.tallies = await self.reader(tallies, live.row, await self.store.choices(table_id))
        return messages.Tallies(live.tallies)

    # Orders

    async def orders(self, table_id: str, person: str) -> messages.Orders:
        """What somebody's seat has ordered."""
        seat = self.seat(await self.row(table_id), person)
        rows = [row for row in await self.store.orders(table_id) if row.seat == seat]
        return messages.Orders(rows[-1].orders if rows else [])

    async def order(self, table_id: str, person: str, orders: Sequence[Order]) -> None:
        """In the place of all that somebody's seat has ordered before."""
        row = await self.row(table_id)
        seat = self.seat(row, person)
        if row.phase != PLAYING:
            raise NotDone(409, "not-playing")
        if not row.pause:
            raise NotDone(409, "no-orders")
        by_code = game(row.game).by_code
        if any(code not in by_code for order in orders for code in order.codes):
            raise NotDone(422, "no-such-option")
        at = self.clock()
        due = run_at(row, row.pending, row.deadline, at)
        await self.store.give_orders(table_id, seat, msgspec.json.encode(orders).decode(), at, due)

    # Choosing

    async def choose(
        self, table_id: str, seat: Seat, codes: Sequence[str], after: int, key: str, fence: int = 0
    ) -> int:
        """Choices of a seat, all or none; returns the number the match then stands at.

        Sent twice under one key they are made once. Where another seat was faster but this seat's question is still the
        same, they are tried on the new head.
        """
        live = await self.live(table_id)
        async with live.lock:
            for trial in range(ATTEMPTS):
                if trial or live.head != after:
                    earlier = await self._seq_under(table_id, key, seat, codes)
                    if earlier:
                        return earlier
                await self._must_be_open(live, seat, after, fence)
                attempt = self._attempt(live, seat, codes, key, fence)
                if await self._surely(self._keep(live, attempt, seat)):
                    return attempt.commit.head
                await self._catch_up(live)
        raise NotDone(503, "busy")

    async def _surely(self, keeping: Coroutine[None, None, bool]) -> bool:
        """Whoever hangs up now has chosen: what is kept is also told."""
        task = asyncio.create_task(keeping)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait until all choices that are on their way are kept and told."""
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def _keep(self, live: Live, attempt: Attempt, seat: Seat) -> bool:
        """Commit, and tell everybody; False if somebody else was faster or the key was used."""
        with COMMIT_SECONDS.time():
            committed = await self.store.commit(attempt.commit)
        if committed:
            live.adopt(attempt, seat)
            CHOICES.inc(len(attempt.commit.choices))
            await self.hints.publish(live.row.id, live.row.progress)
        return bool(committed)

    async def _must_be_open(self, live: Live, seat: Seat, after: int, fence: int) -> None:
        """The question that a choice answers must still be open."""
        if live.head < after:
            await self._catch_up(live)
        if live.row.phase != PLAYING:
            raise NotDone(409, "not-playing")
        if live.row.seats[seat].conceded and not fence:
            raise NotDone(403, "not-seated")
        if not live.open_to(seat, after) or (fence and fence < live.row.fence):
            CONFLICTS.inc()
            raise Stale

    async def _seq_under(self, table_id: str, key: str, seat: Seat, codes: Sequence[str]) -> int:
        """Where the match stood after choices that were kept under this key before; 0 if there were none."""
        earlier = await self.store.choices_under(table_id, key)
        if not earlier:
            return 0
        if [(choice.seat, choice.code) for choice in earlier] != [(seat, code) for code in codes]:
            raise NotDone(409, "key-used")
        return earlier[-1].seq

    def _attempt(self, live: Live, seat: Seat, codes: Sequence[str], key: str, fence: int) -> Attempt:
        try:
            return live.attempt(seat, codes, key, self.clock(), fence)
        except IllegalChoice as refused:
            REFUSALS.inc()
            raise illegal(refused, live.row.game) from None
        except CannotUndo as refused:
            REFUSALS.inc()
            raise NotDone(422, "cannot-undo", why=f"platform-undo-{refused.barrier}") from None

    # Everything else at a table

    async def change(self, table_id: str, what: Callable[[TableRow], Awaitable[TableChange | None]]) -> TableRow:
        """Change a table apart from its match; tried anew when somebody else was faster, which None also says."""
        for _ in range(ATTEMPTS):
            before = await self.row(table_id)
            change = await what(before)
            if change is None:
                continue
            after = replace(change.row, changed=self.clock(), revision=before.revision + 1)
            if await self.store.change(before, after, change.results, change.start):
                await self.hints.publish(table_id, after.progress)
                return after
        raise NotDone(503, "busy")


def illegal(refused: IllegalChoice, game: str) -> NotDone:
    if not refused.rule:
        return NotDone(422, "no-such-option")
    return NotDone(422, "illegal", refused.rule, why=f"{game}-rule-{refused.rule}")


def iso(at: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at // 1000)) + "+00:00"
