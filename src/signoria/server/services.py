"""The services of a running server and how they are put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from signoria.server.configuration import Configuration
from signoria.server.feed import HEARTBEAT_SECONDS, Feed
from signoria.server.hints import LocalHints, NatsHints
from signoria.server.logs import log_faults
from signoria.server.people import People
from signoria.server.seating import Seating
from signoria.server.site import build_id
from signoria.server.store import Store
from signoria.server.tables import Tables
from signoria.server.talk import Talk
from signoria.server.thinking import Thinking
from signoria.server.workers import Workers


class Services:
    """All that one process needs to serve people."""

    def __init__(self, store: Store, hints: LocalHints, configuration: Configuration) -> None:
        self.store = store
        self.hints = hints
        self.build = build_id()
        self.thinking = Thinking(max(1, configuration.thinkers))
        self.tables = Tables(store, hints, reader=self.thinking.read)
        self.seating = Seating(self.tables)
        self.people = People(store, self.tables.clock)
        self.talk = Talk(self.tables, configuration.talk)
        self.feed = Feed(self.tables, self.talk, self.build)
        self.workers = Workers(self.tables, self.thinking) if configuration.thinkers else None
        hints.listeners.append(self.feed.on_hint)
        self.duties = [self._beat()]
        if self.workers is not None:
            hints.listeners.append(self.workers.on_hint)
            self.duties += [self.workers.run(), self.workers.sweep()]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            with log_faults("heartbeat"):
                await self.feed.beat()


@asynccontextmanager
async def open_services(configuration: Configuration) -> AsyncIterator[Services]:
    """Services with their duties running; closing them drops nothing, because nothing is kept in memory only."""
    store = await Store.open(configuration.database)
    hints = await NatsHints.open(configuration.nats) if configuration.nats else LocalHints()
    if not configuration.nats:
        await store.free_claims()  # whoever held them is gone; a fence keeps off who is not
    services = Services(store, hints, configuration)
    duties = [asyncio.create_task(duty) for duty in services.duties]
    try:
        yield services
    finally:
        services.feed.close()
        for duty in duties:
            duty.cancel()
            with suppress(asyncio.CancelledError):
                await duty
        if services.workers is not None:
            await services.workers.close()
        services.thinking.close()
        await services.tables.settle()
        await hints.close()
        await store.close()
