"""Hints that a table has changed: within one process, or through NATS between several."""

from __future__ import annotations

import json
import os
from collections.abc import Awaitable, Callable
from typing import Final

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from signoria.server.store import Progress

SUBJECT: Final = "signoria.tables"
Listener = Callable[[str, Progress], Awaitable[None]]


class LocalHints:
    """One process: who publishes also listens."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    async def publish(self, table_id: str, progress: Progress) -> None:
        for listener in self.listeners:
            await listener(table_id, progress)

    async def close(self) -> None:
        """Nothing is open."""


class NatsHints(LocalHints):
    """Several processes: at most once is enough, because a lost hint heals by sequence number."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self.client = client
        self.sender = os.urandom(8).hex()

    @classmethod
    async def open(cls, address: str) -> NatsHints:
        hints = cls(await nats.connect(address, max_reconnect_attempts=-1))
        await hints.client.subscribe(f"{SUBJECT}.*", cb=hints._heard)
        return hints

    async def publish(self, table_id: str, progress: Progress) -> None:
        await super().publish(table_id, progress)
        payload = json.dumps([self.sender, table_id, *progress])
        await self.client.publish(f"{SUBJECT}.{table_id}", payload.encode())

    async def _heard(self, message: Msg) -> None:
        sender, table_id, *reached = json.loads(message.data)
        if sender != self.sender:
            await super().publish(table_id, Progress(*reached))

    async def close(self) -> None:
        await self.client.drain()
