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

from tests.server.events import Event, parse_events
from tests.server.patience import PATIENCE


class Guest:
    """Somebody with a name and a token; "" comes in as nobody."""

    def __init__(self, address: str, name: str = "Anna") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.token = ""
        if name:
            self.token = self.post("/api/people", {"name": name, "program": True})["token"]
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.http.close()

    def again(self, address: str = "") -> Guest:
        """The same person with a fresh line, here or at another server."""
        same = Guest(address or self.address, "")
        same.token = self.token
        same.http.headers["authorization"] = f"Bearer {self.token}"
        return same

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

    def await_decision(self, table: str) -> Any:
        """The match once this guest must choose, or once it is over."""
        update = self.now(table)
        if waits_for_others(update):
            with self.events(table, update["seq"]) as events:
                news = (event.message for event in events if event.kind == "update")
                while waits_for_others(update):
                    update = with_news(update, next(news))
        return update

    def play_on(self, table: str, random: Random, most: int = 10_000) -> Any:
        """Choose at random until the match is over, or so many times."""
        update = self.await_decision(table)
        for _ in range(most):
            if not update["decision"]:
                return update
            code = random.choice(update["decision"]["options"])["code"]
            good(self.choose(table, [code], update["seq"]))
            update = self.await_decision(table)
        return update

    # Following a table

    @contextmanager
    def events(self, table: str, last: int | str | None = None) -> Iterator[Iterator[Event]]:
        """The events of a table, from the one after last."""
        headers = {} if last is None else {"last-event-id": str(last)}
        with self.http.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
            assert answer.status_code == 200
            yield parse_events(answer.iter_lines())

    @contextmanager
    def socket(self, table: str, since: int | None = None) -> Iterator[Line]:
        query = "" if since is None else f"?since={since}"
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        # No pings: a server that is busy for a while is no reason to hang up.
        with connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
        ) as connection:
            yield Line(connection)


def say(person: Guest, table: str, words: str) -> Any:
    """Something is said at a table."""
    return person.post(f"/api/tables/{table}/say", {"text": words})


def waits_for_others(update: Any) -> bool:
    return bool(update["pending"]) and not update["decision"]


def with_news(update: Any, news: Any) -> Any:
    """The match as the news show it, with the story from its beginning on."""
    match = {key: value for key, value in news.items() if key != "type"}
    return match | {"entries": update["entries"] + news["entries"]}


class Line:
    """One open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, message: object) -> None:
        self.connection.send(message if isinstance(message, str) else json.dumps(message))

    def next(self) -> Any:
        """The next message, whatever it is."""
        return json.loads(self.connection.recv(timeout=PATIENCE))

    def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds; without any, the next but heartbeats, which come when they like."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = self.next()
            if message["type"] in kinds or (not kinds and message["type"] != "heartbeat"):
                return message
        raise AssertionError(f"no {kinds or 'message'} comes")


def good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.request.method} {response.request.url}: {response.text}"
    return response.json()
