"""A program at the table: what a test does over HTTP and sockets, in the words of a player."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect


class Guest:
    """Somebody with a name and a token; "" comes in as nobody."""

    def __init__(self, address: str, name: str = "Anna") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)
        self.token = ""
        if name:
            self.token = self.post("/api/people", {"name": name, "program": True})["token"]
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.http.close()

    # Asking

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def get(self, path: str) -> Any:
        return good(self.send("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        return good(self.send("POST", path, body))

    # Tables

    def make(self, seats: Sequence[str], **more: object) -> str:
        """A table for these bots, "" for people; its id."""
        table = self.post("/api/tables", {"game": "masters", "settings": {}, "seats": list(seats), **more})
        return str(table["id"])

    def sit(self, table: str, seat: int) -> Any:
        return self.post(f"/api/tables/{table}/sit", {"seat": seat, "entropy": os.urandom(16).hex()})

    def start(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/start")

    def now(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}/now")

    def choose(self, table: str, codes: Sequence[str], after: int, key: str = "") -> httpx.Response:
        body = {"codes": list(codes), "after": after, "key": key or str(uuid4())}
        return self.send("POST", f"/api/tables/{table}/choose", body)

    def asked(self, table: str, patience: float = 20) -> Any:
        """The match once this guest must choose, or once it is over."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            update = self.now(table)
            if update["decision"] or not update["pending"]:
                return update
            time.sleep(0.02)
        raise AssertionError("nobody asked this guest anything")

    def play_on(self, table: str, random: Random, most: int = 10_000) -> Any:
        """Choose at random until the match is over, or so many times."""
        update = self.asked(table)
        for _ in range(most):
            if not update["decision"]:
                return update
            code = random.choice(update["decision"]["options"])["code"]
            good(self.choose(table, [code], update["seq"]))
            update = self.asked(table)
        return update

    # Sockets

    @contextmanager
    def socket(self, table: str, since: int | None = None) -> Iterator[Line]:
        query = "" if since is None else f"?since={since}"
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        with connect(address, additional_headers=headers, max_size=None) as connection:
            yield Line(connection)


class Line:
    """One open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, message: object) -> None:
        self.connection.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, *kinds: str, patience: float = 20) -> Any:
        """The next message of one of these kinds."""
        until = time.monotonic() + patience
        while True:
            message = json.loads(self.connection.recv(timeout=until - time.monotonic()))
            if not kinds or message["type"] in kinds:
                return message


def good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.request.method} {response.request.url}: {response.text}"
    return response.json()
