"""Whatever is said on a socket, the server answers in its own words or hangs up, and plays on."""

from __future__ import annotations

import base64
import json
import os
import re
import socket as sockets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from signoria.server import messages
from tests.server.company import Company
from tests.server.databases import KINDS as DATABASES
from tests.server.databases import database
from tests.server.guest import Guest, Line
from tests.server.nonsense import KINDS, LARGEST, valid
from tests.server.patience import PATIENCE
from tests.server.watched import Watched, watched

ROUNDS = 400
UTTERANCES = 12
FLOOD = 300
ANSWERS = (messages.Done, messages.Refused, messages.Previews, messages.Refusals)
MESSAGES: msgspec.json.Decoder[messages.Message] = msgspec.json.Decoder(messages.Message)
#: Close codes that say what was wrong: not text, too large, not UTF-8, a breach of the protocol, and the server's own.
CLOSED = {1000, 1001, 1002, 1003, 1006, 1007, 1009}


class Nuisance:
    """Somebody who says anything, and reads every answer."""

    def __init__(self, guest: Guest, table: str, random: Random, counts: Counter[str]) -> None:
        self.guest = guest
        self.table = table
        self.random = random
        self.counts = counts

    def visit(self) -> None:
        """One socket, and some nonsense on it."""
        with self.guest.socket(self.table) as line:
            update = self.until_update(line)
            try:
                for _ in range(self.random.randrange(1, UTTERANCES)):
                    kind = self.random.choice(KINDS)
                    self.counts[kind.__name__] += 1
                    line.connection.send(kind(self.random, codes_of(update), update.seq if update else 0))
                    update = self.until_answer(line, update)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self.counts[f"closed {code}"] += 1
                if code not in CLOSED:
                    raise

    def until_update(self, line: Line) -> messages.Update | None:
        """Nothing is asked where no match is on."""
        message = self.hear(line)
        while isinstance(message, messages.Welcome) and message.table.phase == "playing":
            message = self.hear(line)
        return message if isinstance(message, messages.Update) else None

    def until_answer(self, line: Line, update: messages.Update | None) -> messages.Update | None:
        while True:
            message = self.hear(line)
            if isinstance(message, messages.Update):
                update = message
            if isinstance(message, ANSWERS):
                self.counts[type(message).__name__.lower()] += 1
                return update

    def hear(self, line: Line) -> messages.Message:
        """The next message, which must be one that is documented."""
        return MESSAGES.decode(line.connection.recv(timeout=PATIENCE))

    # Worse manners

    def flood(self) -> None:
        """Many messages before a single answer is read; all are answered, in order."""
        with self.guest.socket(self.table) as line:
            update = self.until_update(line)
            for _ in range(FLOOD):
                line.connection.send(json.dumps(valid(self.random, codes_of(update), update.seq if update else 0)))
            for _ in range(FLOOD):
                self.until_answer(line, update)
        self.counts["flood"] += FLOOD

    def slam(self) -> None:
        """Gone in the middle of a sentence."""
        with suppress(ConnectionClosed, OSError), self.guest.socket(self.table) as line:
            for _ in range(self.random.randrange(5)):
                line.connection.send(json.dumps(valid(self.random, [], 0)))
            line.connection.socket.shutdown(sockets.SHUT_RDWR)
        self.counts["slammed"] += 1

    def raw(self) -> None:
        """Frames that are none."""
        port = int(self.guest.address.rpartition(":")[2])
        with sockets.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
            line.sendall(handshake(self.table, self.guest.token))
            if self.random.random() < 0.8:
                line.recv(100)
            with suppress(OSError):
                for _ in range(self.random.randrange(1, 4)):
                    line.sendall(frame(self.random))
                line.shutdown(sockets.SHUT_WR)
                while line.recv(65536):
                    pass
        self.counts["raw"] += 1


def codes_of(update: messages.Update | None) -> list[str]:
    decision = update.decision if update else None
    return [option.code for option in decision.options] if decision else []


def handshake(table: str, token: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    return "\r\n".join([*lines, "", ""]).encode()


def frame(random: Random) -> bytes:
    """A frame with any operation, any bits, a length that may lie, and text that may be none."""
    operation = random.choice((0, 1, 2, 3, 7, 8, 9, 10, 11, 15)) | random.choice((0x80, 0x80, 0, 0xC0, 0xF0))
    body = random.randbytes(random.randrange(100))
    length = random.choice((len(body), len(body), 125, 0))
    masked = random.choice((0x80, 0x80, 0))
    if random.random() < 0.1:
        return bytes([operation, masked | 127]) + (2**62).to_bytes(8, "big") + body
    return bytes([operation, masked | length]) + (random.randbytes(4) if masked else b"") + body


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    with database(request.param, tmp_path_factory.mktemp("fuzz")) as url, watched(url) as running:
        yield running


@contextmanager
def going_well(server: Watched) -> Iterator[None]:
    """Meanwhile nothing may go wrong, by the server's own count and by what it prints."""
    faults, start = server.faults(), len(server.output())
    yield
    server.until_nobody_is_left()
    assert server.faults() == faults, server.output()[start:]
    assert not re.search(r"error|traceback", server.output()[start:], re.IGNORECASE), server.output()[start:]


@pytest.mark.slow
def test_nonsense_of_every_kind_from_everybody_leaves_the_server_well(
    server: Watched, company: Company, record_property: Any
) -> None:
    random, counts = Random("fuzz"), Counter[str]()
    spectator, nobody = company.guest("Elena"), company.guest("")
    with going_well(server):
        for number in range(ROUNDS):
            if number % 10 == 0:
                (anna,), playing = company.seated("", "random")
                tables = [playing, playing, playing, anna.make([""])]
            guest = random.choice((anna, anna, spectator, nobody))
            nuisance = Nuisance(guest, random.choice(tables), random, counts)
            nuisance.visit()
            nuisance.slam()
            nuisance.raw()
            if number % 50 == 0:
                nuisance.flood()
        record_property("counts", f"socket fuzz: {dict(sorted(counts.items()))}")
        assert {"done", "refused", "previews", "refusals"} <= set(counts), "some of it was right"
        (bruno,), table = company.seated("", "random")
        assert bruno.play_on(table, Random(1))["pending"] == []


# One by one


def answer(line: Line, message: str | bytes) -> Any:
    line.connection.send(message)
    return line.hear("refused", "done", "previews", "refusals")


@pytest.mark.parametrize(
    "message",
    ["", "{", "null", "[]", '{"type":"dance"}', '{"type":"ask"}', '{"type":"ask","after":1e999}', "[" * 30_000, "\0"],
)
def test_what_is_not_understood_is_said_to_be_and_the_line_stays_open(company: Company, message: str) -> None:
    (anna,), table = company.seated("")
    with anna.socket(table) as line:
        assert answer(line, message)["problem"]["what"]["key"] == "platform-problem-not-understood"
        assert answer(line, '{"type":"ask","after":0}')["type"] == "refusals"


def test_bytes_instead_of_text_are_no_fault(server: Watched, company: Company) -> None:
    (anna,), table = company.seated("")
    with going_well(server), anna.socket(table) as line, suppress(ConnectionClosed):
        answer(line, b'{"type":"ask","after":0}')


#: Frames that break the protocol.
BREACHES = {
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "not masked": b"\x81\x01x",
    "an unknown operation": b"\x8f\x80\0\0\0\0",
    "after a close": b"\x88\x80\0\0\0\0\x8f\x01x",
    "a close that is cut off": b"\x88\x81\0\0\0\0x",
}


NOT_TEXT = b"\x81\x82\0\0\0\0\xff\xfe"


@pytest.mark.parametrize(
    "breach",
    [*[pytest.param(breach, id=name) for name, breach in BREACHES.items()], pytest.param(NOT_TEXT, id="not text")],
)
def test_a_breach_of_the_protocol_ends_the_line_and_is_no_fault(
    server: Watched, company: Company, breach: bytes
) -> None:
    (anna,), table = company.seated("")
    with going_well(server), sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(handshake(table, anna.token))
        assert b"101" in line.recv(1000)
        line.sendall(breach)
        while line.recv(65536):
            pass


def test_a_message_that_is_too_large_ends_the_line(company: Company) -> None:
    (anna,), table = company.seated("")
    with anna.socket(table) as line, pytest.raises(ConnectionClosed) as closed:
        answer(line, "x" * (LARGEST + 1))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    with anna.socket(table) as line:
        assert answer(line, '"' + "x" * (LARGEST - 2) + '"')["type"] == "refused"


@pytest.mark.parametrize("table", ["%00", "a%00b", "x" * 3000, "%F0%9F%82%A1", "a%2Fb"])
def test_a_socket_at_a_table_that_cannot_be_is_no_fault(server: Watched, company: Company, table: str) -> None:
    with going_well(server), suppress(InvalidStatus, ConnectionClosed), company.guest().socket(table) as line:
        assert line.hear()["problem"]["what"]["key"] == "platform-problem-no-such-table"
