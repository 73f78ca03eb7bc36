"""The feed: what one viewer of one table is told; sockets and event streams are thin shells around it."""

from __future__ import annotations

import asyncio
from asyncio import shield
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Final

from signoria.server import messages
from signoria.server.metrics import FOLLOWERS
from signoria.server.store import PLAYING, Progress, TableRow
from signoria.server.tables import Tables
from signoria.server.talk import Talk

HEARTBEAT_SECONDS: Final = 15.0


class Bell:
    """Rings when there may be something new at a table."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()
        self.beat = False


class Feed:
    """Who watches which table in this process."""

    def __init__(self, tables: Tables, talk: Talk, build: str) -> None:
        self.tables = tables
        self.talk = talk
        self.build = build
        self.closing = False
        self._bells: dict[str, set[Bell]] = {}
        self._gone = asyncio.Event()

    # Ringing

    async def on_hint(self, table_id: str, progress: Progress) -> None:
        """A hint: a table has come this far. Only who watches it here need know."""
        await self.tables.catch_up(table_id, progress)
        self._ring(self._bells.get(table_id, set()))

    def _ring(self, bells: set[Bell], beat: bool = False) -> None:
        for bell in bells:
            bell.beat = bell.beat or beat
            bell.rung.set()

    async def beat(self) -> None:
        """Heal hints that were lost, and show everybody that the line stands."""
        for table_id, progress in (await self.tables.store.progress(list(self._bells))).items():
            await self.tables.catch_up(table_id, progress)
        for bells in self._bells.values():
            self._ring(bells, beat=True)

    def close(self) -> None:
        """Say farewell to everybody."""
        self.closing = True
        for bells in self._bells.values():
            self._ring(bells)

    async def wait_until_empty(self) -> None:
        """Wait until nobody follows any more."""
        while self._bells:
            self._gone.clear()
            await self._gone.wait()

    # Following

    @contextmanager
    def _bell_for(self, table_id: str) -> Iterator[Bell]:
        bell = Bell()
        self._bells.setdefault(table_id, set()).add(bell)
        FOLLOWERS.inc()
        try:
            yield bell
        finally:
            FOLLOWERS.dec()
            self._bells[table_id].discard(bell)
            if not self._bells[table_id]:
                del self._bells[table_id]
            self._gone.set()

    async def follow(self, table_id: str, person: str, since: int | None) -> AsyncIterator[messages.Message]:
        """All that somebody may know of a table, from now on; since: the last entry they know.

        Whoever leaves must not cut a question to the database in two: those are shielded.
        """
        with self._bell_for(table_id) as bell:
            row = await shield(self.tables.row(table_id))
            yield messages.Welcome(self.build, await shield(self.tables.message(row, person)))
            seq, sent, seating, heard = since, (-1, -1), (row.revision, row.phase), 0
            while not self.closing:
                row = await self._row(table_id)
                if (row.revision, row.phase) != seating:
                    seating = (row.revision, row.phase)
                    yield messages.Seating(await shield(self.tables.message(row, person)))
                if row.phase == PLAYING or row.over:
                    live = self.tables.in_memory(table_id)
                    if live is None or live.story is None:
                        live = await shield(self.tables.with_story(table_id))
                    if (live.head, live.row.revision) != sent:
                        sent = (live.head, live.row.revision)
                        update = live.update(live.row.seat_of(person), seq)
                        seq = live.head
                        yield update
                if row.last_remark > heard:
                    remarks = await shield(self.talk.since(row, heard))
                    heard = remarks.remarks[-1].number
                    yield remarks
                if bell.beat:
                    bell.beat = False
                    yield messages.Heartbeat(max(sent[0], 0))
                await bell.rung.wait()
                bell.rung.clear()
            yield messages.Farewell()

    async def _row(self, table_id: str) -> TableRow:
        """A table as it stands, from memory while a match is on."""
        row = self.tables.cached_row(table_id)
        return row if row is not None else await shield(self.tables.row(table_id))
