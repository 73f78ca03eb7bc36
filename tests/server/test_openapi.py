"""The API keeps to what it says of itself, whatever is sent to it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from signoria.server.api import ENDPOINTS
from signoria.server.openapi import document
from tests.server.databases import database
from tests.server.guest import Guest
from tests.server.watched import Watched, watched

SCHEMA = schemathesis.openapi.from_dict(document())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 40
FUZZED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


class Desk:
    """A program that has come in, with tables of its own in every phase.

    No bots sit there: what is answered is to depend on what is sent alone.
    """

    def __init__(self, server: Watched) -> None:
        self.server = server
        self.guest = Guest(server.address, "Robot")
        self.random = Random("openapi")
        self.number = count()
        self.tables: list[str] = []
        self.answers: Counter[tuple[str, str, int]] = Counter()

    def real(self, case: Case[Any]) -> Case[Any]:
        """The case as it came, or with a real table in its path, or with a body that fits there too."""
        number = next(self.number)
        if number % 3 == 0:
            return case
        if number % 30 < 3 or not self.tables:
            self.tables = [self.waiting(), self.full(), self.playing(), self.over()]
        table = self.right(case.operation.path) if number % 6 == 1 else self.random.choice(self.tables)
        real = {"table": table, "game": "masters", "seq": str(self.random.randrange(3))}
        case.path_parameters |= {name: value for name, value in real.items() if name in case.path_parameters}
        positive = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
        if positive and number % 3 == 1 and isinstance(case.body, dict):
            case.body |= self.fitting(table, set(case.body))
        return case

    def fitting(self, table: str, names: set[str]) -> dict[str, Any]:
        """What is right to say at a table now."""
        now = self.guest.send("GET", f"/api/tables/{table}/now").json()
        options = (now.get("decision") or {}).get("options", [{"code": "end"}])
        right = {
            "after": now.get("seq", 0),
            "codes": [self.random.choice(options)["code"]],
            "key": str(uuid4()),
            "seat": 0,
            "entropy": os.urandom(16).hex(),
            "bot": "",
            "game": "masters",
            "settings": {},
            "seats": ["", "greedy"],
            "seed": "",
        }
        return {name: value for name, value in right.items() if name in names}

    def right(self, path: str) -> str:
        """A fresh table where what is asked can be done."""
        match path.rpartition("/")[2]:
            case "sit":
                return self.waiting()
            case "start" | "leave" | "seat":
                return self.full()
            case "rematch" | "record":
                return self.over()
            case _:
                return self.playing()

    def waiting(self) -> str:
        return self.guest.make([""], listed=True)

    def full(self) -> str:
        table = self.waiting()
        self.guest.sit(table, 0)
        return table

    def playing(self) -> str:
        table = self.full()
        self.guest.start(table)
        return table

    def over(self) -> str:
        table = self.playing()
        self.guest.post(f"/api/tables/{table}/concede")
        return table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """On PostgreSQL, which is pickier about what it is given."""
    with database("postgresql", tmp_path_factory.mktemp("openapi")) as url, watched(url) as running:
        yield running


@pytest.fixture(scope="module")
def desk(server: Watched) -> Iterator[Desk]:
    program = Desk(server)
    yield program
    program.guest.http.close()


def test_the_document_is_served_and_names_every_endpoint(server: Watched) -> None:
    served = httpx.get(f"{server.address}/openapi.json").json()
    assert served == document()
    named = {(method.upper(), path) for path, methods in served["paths"].items() for method in methods}
    assert named == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert SCHEMA.validate() is None


@pytest.mark.slow
@SCHEMA.parametrize()
@FUZZED
def test_every_answer_is_as_documented(case: Case[Any], desk: Desk) -> None:
    case = desk.real(case)
    answer = case.call(
        base_url=desk.server.address, headers={"authorization": f"Bearer {desk.guest.token}"}, timeout=30
    )
    desk.answers[case.method, case.operation.path, answer.status_code] += 1
    assert b"Traceback" not in answer.content
    # The tag of a message is said on a socket; over HTTP the address says it, and the tag may be left out.
    untagged = isinstance(case.body, dict) and "after" in case.body and "type" not in case.body
    case.validate_response(answer, checks=CHECKS if untagged else [*CHECKS, negative_data_rejection])


@pytest.mark.slow
def test_nothing_that_was_sent_was_a_fault(desk: Desk, record_property: Any) -> None:
    """Runs after the others: the server has counted no error that nobody expected, and plays on."""
    statuses = Counter(status for _, _, status in desk.answers.elements())
    record_property("counts", f"openapi: {desk.answers.total()} answers as documented, by status {dict(statuses)}")
    well = {(method, path) for method, path, status in desk.answers if status < 300}
    assert well == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}, "every endpoint has also done well"
    assert desk.server.faults() == 0
    assert desk.guest.play_on(desk.playing(), Random(1))["pending"] == []


# What is odd, one by one

NUL = "a\0bcdefgh"
LONG = "\U0001d160" * 24  # each becomes three letters when it is normalised
ODD: list[tuple[str, str, str, Any, dict[str, str]]] = [
    ("a table id with a NUL", "GET", "/api/tables/a%00b", None, {}),
    ("an event stream with a NUL", "GET", "/api/tables/a%00b/events", None, {}),
    ("a key with a NUL", "POST", "/api/tables/{table}/choose", {"codes": ["end"], "after": 9, "key": NUL}, {}),
    ("a seed with a NUL", "POST", "/api/tables", {"game": "masters", "settings": {}, "seats": [""], "seed": NUL}, {}),
    ("a name that grows", "POST", "/api/people", {"name": LONG}, {}),
    ("a new name that grows", "PATCH", "/api/people/me", {"name": LONG}, {}),
    ("an asset with a NUL", "GET", "/assets/%00", None, {}),
    ("an asset with a long name", "GET", f"/assets/{'a' * 300}", None, {}),
    ("an origin that is no address", "POST", "/api/people", {"name": "A"}, {"origin": "http://["}),
]
"""These are faults now: 500, and an error in the log."""


@pytest.mark.slow
@pytest.mark.parametrize(("what", "method", "path", "body", "headers"), ODD, ids=[odd[0] for odd in ODD])
def test_what_is_odd_is_refused_in_words(
    desk: Desk, what: str, method: str, path: str, body: Any, headers: dict[str, str]
) -> None:
    address = f"{desk.server.address}{path.format(table=desk.playing())}"
    bearer = {"authorization": f"Bearer {desk.guest.token}"}
    answer = httpx.request(method, address, json=body, headers=bearer | headers, timeout=30)
    assert 400 <= answer.status_code < 500, f"{what}: {answer.text}"


FINE: list[tuple[str, bytes]] = [
    ("not JSON", b"{"),
    ("not UTF-8", b'{"name":"\xff"}'),
    ("half a character", b'{"name":"\\ud800"}'),
    ("deep", b'{"name":' + b"[" * 30_000),
    ("deep inside", b'{"name":"x","more":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}"),
    ("empty", b""),
    ("a number too large", b'{"name":' + b"9" * 5000 + b"}"),
    ("an infinite number", b'{"name":1e999}'),
    ("a list", b"[]"),
    ("null", b"null"),
]


@pytest.mark.parametrize(("what", "body"), FINE, ids=[what for what, _ in FINE])
def test_a_body_that_cannot_be_read_is_refused(desk: Desk, what: str, body: bytes) -> None:
    answer = desk.guest.http.post("/api/people", content=body)
    assert answer.status_code == 422, what
    assert answer.json()["what"]["key"] == "platform-problem-not-understood"


def test_a_body_that_is_too_large_is_refused_before_it_is_read(desk: Desk) -> None:
    assert desk.guest.http.post("/api/people", content=os.urandom(70_000)).status_code == 413


def test_headers_may_say_anything(desk: Desk) -> None:
    odd = (b"\xff\xfe", b"[", b"a:b:c", b'"\\777"', b"=;=", b"Bearer", b"x" * 8000)
    for name in (b"authorization", b"cookie", b"host", b"last-event-id", b"accept", b"x-forwarded-proto"):
        for value in odd:
            headers = [(b"host", b"x"), (name, value)] if name != b"host" else [(name, value)]
            answer = desk.guest.http.send(httpx.Request("GET", f"{desk.server.address}/api/greeting", headers=headers))
            assert answer.status_code == 200, (name, value)
