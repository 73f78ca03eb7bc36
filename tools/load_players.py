"""People for a load test: each at an open socket, answering as soon as they are asked, all in one process."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from signoria.server import messages

ENCODER: Final = msgspec.json.Encoder()


# What a player reads of a message; the rest is passed over, because decoding it would be the client's cost


class Option(msgspec.Struct):
    """An option's code."""

    code: str


class Decision(msgspec.Struct):
    """What can be chosen."""

    options: list[Option]


class Update(msgspec.Struct, tag="update"):
    """Where the match stands and what is asked."""

    seq: int
    decision: Decision | None
    pending: list[int]


class Welcome(msgspec.Struct, tag="welcome"):
    """Nothing to be done."""


class Seating(msgspec.Struct, tag="seating"):
    """Nothing to be done."""


class Heartbeat(msgspec.Struct, tag="heartbeat"):
    """Nothing to be done."""


ServerMessage: TypeAlias = Update | messages.Done | messages.Refused | Welcome | Seating | Heartbeat
DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


@dataclass
class Tally:
    """What everybody together has seen."""

    latencies: list[float] = field(default_factory=list)  # seconds from sending a choice to its acknowledgement
    refused: int = 0
    matches: int = 0
    bytes_heard: int = 0

    def forget(self) -> None:
        """What came before does not count."""
        self.latencies = []
        self.refused = self.matches = self.bytes_heard = 0


class Player:
    """Somebody on one seat of one table, until the match is over."""

    def __init__(self, line: ClientConnection, random: Random, tally: Tally) -> None:
        self.line = line
        self.random = random
        self.tally = tally
        self.update = Update(-1, None, [0])
        self.floor = 0
        self.sent_at = 0.0

    async def play(self) -> None:
        """Until nobody need choose any more and nothing of ours is on its way."""
        while self.update.pending or self.sent_at:
            data = await self.line.recv(decode=False)
            self.tally.bytes_heard += len(data)
            self._hear(DECODER.decode(data))
            if self.update.decision is not None and not self.sent_at and self.update.seq >= self.floor:
                code = self.random.choice(self.update.decision.options).code
                key = f"{self.random.getrandbits(128):032x}"
                choice = messages.Choose([code], self.update.seq, key)
                self.sent_at = time.perf_counter()
                await self.line.send(ENCODER.encode(choice), text=True)

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case Update():
                self.update = message
            case messages.Done(seq=seq):
                self.tally.latencies.append(time.perf_counter() - self.sent_at)
                self.sent_at, self.floor = 0.0, seq
            case messages.Refused():
                self.tally.refused += 1
                self.sent_at, self.floor = 0.0, self.update.seq + 1
            case _:
                pass


class Party:
    """People who play one match after another at tables of their own."""

    def __init__(self, address: str, http: httpx.AsyncClient, tally: Tally, random: Random) -> None:
        self.address = address
        self.http = http
        self.tally = tally
        self.random = random
        self.people: list[dict[str, str]] = []
        self.seated = asyncio.Event()  # once, for the first time

    async def come(self, number: int, seats: int) -> None:
        for seat in range(seats):
            person = await self._post({}, "/api/people", {"name": f"Load {number}.{seat}", "program": True})
            self.people.append({"authorization": f"Bearer {person['token']}"})

    async def play(self) -> None:
        while True:
            table = await self._sit_down()
            lines = [await self._line(table, person) for person in self.people]
            self.seated.set()
            await asyncio.gather(*[Player(line, self.random, self.tally).play() for line in lines])
            await asyncio.gather(*[line.close() for line in lines])
            self.tally.matches += 1

    async def _sit_down(self) -> str:
        host = self.people[0]
        new_table = {"game": "masters", "settings": {}, "seats": [""] * len(self.people)}
        table = str((await self._post(host, "/api/tables", new_table))["id"])
        for seat, person in enumerate(self.people):
            await self._post(person, f"/api/tables/{table}/sit", {"seat": seat, "entropy": os.urandom(16).hex()})
        await self._post(host, f"/api/tables/{table}/start", {})
        return table

    async def _line(self, table: str, person: dict[str, str]) -> ClientConnection:
        return await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers=person,
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
            open_timeout=60,
        )

    async def _post(self, person: dict[str, str], path: str, body: object) -> Any:
        response = await self.http.post(self.address + path, json=body, headers=person)
        response.raise_for_status()
        return response.json()
