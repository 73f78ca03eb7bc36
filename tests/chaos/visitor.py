"""Somebody who asks a mortal server over HTTP, and asks again when it dies over the answer."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator
from typing import Any, Final

import httpx
import msgspec

from signoria.server import messages
from tests.chaos.ledger import NOT_AN_ANSWER, Ledger, Sent
from tests.chaos.mortal import MortalServer

DECODER: Final[msgspec.json.Decoder[messages.Message]] = msgspec.json.Decoder(messages.Message)
#: A server that stands but does not answer so many times in a row is broken, not dead.
MOST_FAILURES = 50


class Visitor:
    """A program with a name and a token."""

    def __init__(self, server: MortalServer, ledger: Ledger, http: httpx.AsyncClient) -> None:
        self.server = server
        self.ledger = ledger
        self.http = http
        self.headers: dict[str, str] = {}

    async def enter(self, name: str) -> None:
        entered = await self.ask("POST", "/api/people", {"name": name, "program": True})
        self.headers = {"authorization": f"Bearer {entered['token']}"}

    async def ask(self, method: str, path: str, body: object = None, good: tuple[str, ...] = ()) -> Any:
        """The answer, whenever it comes; good: problems that only say it was done the first time."""
        response = await self.request(method, path, msgspec.json.encode(body) if body is not None else b"")
        answer = response.json()
        if not response.is_success and answer["what"]["key"].removeprefix("platform-problem-") not in good:
            raise AssertionError(f"{method} {path}: {answer}")
        return answer

    async def request(self, method: str, path: str, content: bytes) -> httpx.Response:
        for _ in range(MOST_FAILURES):
            await self.server.up.wait()
            try:
                return await self.http.request(
                    method, self.server.address + path, content=content, headers=self.headers
                )
            except httpx.TransportError:
                continue
        raise AssertionError(f"{method} {path} is never answered")

    # Sitting down

    async def make(self, seats: tuple[str, ...]) -> str:
        table = await self.ask("POST", "/api/tables", {"game": "masters", "settings": {}, "seats": seats})
        return str(table["id"])

    async def sit(self, table: str, seat: int) -> None:
        body = {"seat": seat, "entropy": os.urandom(16).hex()}
        await self.ask("POST", f"/api/tables/{table}/sit", body, good=("seat-taken", "already-seated"))

    async def start(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/start", good=("not-waiting",))

    # Choosing

    async def choose(self, sent: Sent) -> messages.Done | messages.Refused:
        """Post a message until there is an answer, always under the same key."""
        path = f"/api/tables/{sent.table}/choose"
        for _ in range(MOST_FAILURES):
            await self.server.up.wait()
            self.ledger.goes_out(sent)
            try:
                content = msgspec.json.encode(sent.message)
                response = await self.http.post(self.server.address + path, content=content, headers=self.headers)
            except httpx.TransportError:
                self.ledger.in_flight.discard(sent.key)
                continue
            answer = read_answer(sent.key, response)
            if not (isinstance(answer, messages.Refused) and answer.problem.what.key == NOT_AN_ANSWER):
                return answer
        raise AssertionError(f"{sent} is never answered")

    # News

    async def events(self, table: str, since: int) -> AsyncGenerator[messages.Update, None]:
        """The updates of an event stream after the last one known (-1: none), until it breaks."""
        headers = self.headers if since < 0 else {**self.headers, "last-event-id": str(since)}
        address = f"{self.server.address}/api/tables/{table}/events"
        async with self.http.stream("GET", address, headers=headers, timeout=None) as response:
            async for line in response.aiter_lines():
                if line.startswith("data: "):
                    message = DECODER.decode(line.removeprefix("data: "))
                    if isinstance(message, messages.Update):
                        yield message


def read_answer(key: str, response: httpx.Response) -> messages.Done | messages.Refused:
    if response.is_success:
        return msgspec.json.decode(response.content, type=messages.Done)
    problem = msgspec.json.decode(response.content, type=messages.Problem)
    return messages.Refused(key, problem, response.status_code == 409)
