"""Programs at a table that never let go of a message: over a socket, or by plain requests and an event stream."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing, suppress
from random import Random
from typing import Final
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from signoria.kernel.match import UNDO
from signoria.server import messages
from tests.chaos.ledger import Sent
from tests.chaos.visitor import DECODER, Visitor

#: How often players take something back, guess what they will be asked next, say things twice, or hang up.
TAKES_BACK, GUESSES, TWICE, HANGS_UP = 0.08, 0.25, 0.15, 0.02

#: What was offered after a code the last time somebody took it: what a guess is made of.
Memory = dict[str, list[str]]


class Player:
    """Somebody on one seat; open: the message that has not been answered yet."""

    def __init__(self, visitor: Visitor, table: str, seat: int, random: Random, memory: Memory) -> None:
        self.visitor = visitor
        self.ledger = visitor.ledger
        self.table = table
        self.seat = seat
        self.random = random
        self.memory = memory
        self.open: Sent | None = None
        self.last: Sent | None = None
        self.update: messages.Update | None = None
        self.floor = 0  # an update below this is older than an answer we have
        self.owed = 0  # what the line we hear was opened after: nothing older may come over it
        self.last_entry = -1  # the last entry of the story we were told
        self.careful = False

    @property
    def over(self) -> bool:
        return self.open is None and self.update is not None and self.update.pending == []

    # Hearing

    def take_update(self, update: messages.Update) -> None:
        """The match as it stands: it never goes back, and its story has no holes."""
        entries = [entry.seq for entry in update.entries]
        if entries != list(range(self.last_entry + 1, update.seq + 1)):
            self.ledger.complain(f"seat {self.seat} at {self.table} knew {self.last_entry}, was told {entries}")
        if update.seq < self.owed:
            self.ledger.complain(f"seat {self.seat} at {self.table} knew of {self.owed}, is told of {update.seq}")
        self.last_entry = update.seq
        self.update = update
        if update.decision is not None and self.last is not None and self.last.done == update.seq:
            self.memory[self.last.codes[-1]] = [option.code for option in update.decision.options]

    def take_answer(self, sent: Sent, answer: messages.Done | messages.Refused) -> None:
        self.ledger.take_answer(sent, answer)
        if sent is not self.open:
            return
        self.open = None
        self.last = sent
        match answer:
            case messages.Done(seq=seq):
                self.floor, self.careful = seq, False
            case messages.Refused(stale=stale):
                self.floor = max(self.floor, sent.after + 1) if stale else self.floor
                self.careful = True

    # Choosing

    def decide(self) -> Sent | None:
        """What to send next, if there is anything to say."""
        update = self.update
        if self.open is not None or update is None or update.seq < self.floor or self.ledger.closing:
            return None
        codes = self._codes(update)
        if codes:
            self.open = Sent(self.table, self.seat, codes, update.seq, str(uuid4()))
        return self.open

    def _codes(self, update: messages.Update) -> list[str]:
        if update.undo is None and not self.careful and self.random.random() < TAKES_BACK:
            return [UNDO]
        if update.decision is None:
            return []
        code = self.random.choice(update.decision.options).code
        if self.careful or self.random.random() > GUESSES:
            return [code]
        if self.random.random() < 0.2:
            return [code, UNDO, code]
        return [code, *self._guess(code)]

    def _guess(self, code: str) -> list[str]:
        """Up to three codes that might come after this one."""
        guessed: list[str] = []
        while len(guessed) < 3 and self.memory.get(code):
            code = self.random.choice(self.memory[code])
            guessed.append(code)
        return guessed

    async def play(self) -> None:
        """Until the match is over."""
        raise NotImplementedError


class SocketPlayer(Player):
    """Hears and says everything over one socket, opened anew whenever it breaks."""

    async def play(self) -> None:
        async with asyncio.TaskGroup() as echoes:
            while not self.over:
                await self.visitor.server.up.wait()
                self.owed = self.floor
                with suppress(OSError, WebSocketException, EOFError):
                    address = self.visitor.server.address.replace("http", "ws", 1)
                    since = "" if self.last_entry < 0 else f"?since={self.last_entry}"
                    async with connect(
                        f"{address}/api/tables/{self.table}/socket{since}",
                        additional_headers=self.visitor.headers,
                        max_size=None,
                        proxy=None,
                    ) as line:
                        await self._converse(line, echoes)
                if self.open is not None:
                    self.ledger.in_flight.discard(self.open.key)

    async def _converse(self, line: ClientConnection, echoes: asyncio.TaskGroup) -> None:
        if self.open is not None:
            await self._say(line, self.open)
        async for data in line:
            self._hear(DECODER.decode(data))
            if self.over:
                return
            sent = self.decide()
            if sent is None:
                continue
            await self._say(line, sent)
            if self.random.random() < TWICE:
                self.ledger.twice += 1
                await self._say(line, sent)
                echoes.create_task(self._post_too(sent))
            if self.random.random() < HANGS_UP:
                line.transport.abort()

    async def _say(self, line: ClientConnection, sent: Sent) -> None:
        self.ledger.goes_out(sent)
        await line.send(msgspec.json.encode(sent.message), text=True)

    async def _post_too(self, sent: Sent) -> None:
        self.take_answer(sent, await self.visitor.choose(sent))

    def _hear(self, message: messages.Message) -> None:
        match message:
            case messages.Update():
                self.take_update(message)
            case messages.Done(key=key) | messages.Refused(key=key):
                self.take_answer(self.ledger.sent[key], message)
            case _:
                pass


class PostPlayer(Player):
    """Hears an event stream and posts what it chooses."""

    async def play(self) -> None:
        self.news = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            listening = group.create_task(self._listen())
            while not self.over:
                await self.news.wait()
                self.news.clear()
                while (sent := self.decide()) is not None:
                    await self._post(sent)
            listening.cancel()

    async def _post(self, sent: Sent) -> None:
        times = 2 if self.random.random() < TWICE else 1
        self.ledger.twice += times - 1
        for answer in await asyncio.gather(*[self.visitor.choose(sent) for _ in range(times)]):
            self.take_answer(sent, answer)

    async def _listen(self) -> None:
        while True:
            await self.visitor.server.up.wait()
            self.owed = self.floor
            with suppress(httpx.TransportError):
                async with aclosing(self.visitor.events(self.table, self.last_entry)) as updates:
                    async for update in updates:
                        self.take_update(update)
                        self.news.set()


Making = Callable[[Visitor, str, int, Random, Memory], Player]
KINDS: Final[dict[str, Making]] = {"socket": SocketPlayer, "post": PostPlayer}
