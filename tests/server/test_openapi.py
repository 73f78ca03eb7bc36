"""The API keeps to what it says of itself, whatever is sent to it."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
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
from tests.server.patience import PATIENCE
from tests.server.watched import Watched, watched

SCHEMA = schemathesis.openapi.from_dict(document())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
EXAMPLES = 40
#: A pause that no test outlives: nobody is answered for.
HOUR = 3600
FUZZED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


class Desk:
    """A program that has come in, with tables of its own in every phase.

    No bots sit there: what is answered is to depend on what is sent alone, and that on nothing asked elsewhere before.
    """

    def __init__(self, server: Watched) -> None:
        self.server = server
        self.guest = Guest(server.address, "Robot")
        self.random = Random()
        self.numbers: dict[str, Iterator[int]] = defaultdict(count)
        self.tables: list[str] = []
        self.answers: Counter[tuple[str, str, int]] = Counter()

    def real(self, case: Case[Any]) -> Case[Any]:
        """The case as it came, or with a real table in its path, or with a body that fits there too."""
        operation = case.operation.label
        number = next(self.numbers[operation])
        self.random = Random(f"{operation}.{number}")
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
            "orders": [{"kind": "end", "codes": ["end"]}],
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
        return self.guest.make([""], listed=True, pause=HOUR)

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


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A desk of its own for what is made up: afterwards nothing has gone wrong, and the server plays on."""
    with database("postgresql", tmp_path_factory.mktemp("fuzzed")) as url, watched(url) as running:
        program = Desk(running)
        yield program
        statuses = Counter(status for _, _, status in program.answers.elements())
        print(f"openapi: {program.answers.total()} answers as documented, by status {dict(statuses)}")
        assert running.faults() == 0
        assert not re.search(r"error|traceback", running.output(), re.IGNORECASE), running.output()
        assert program.guest.play_on(program.playing(), Random(1))["pending"] == []
        program.guest.http.close()
    operations = {(method, path) for method, path, _ in program.answers} & OPERATIONS
    assert operations == {(method, path) for method, path, status in program.answers if status < 300}, "some did well"


def test_the_document_is_served_and_names_every_endpoint(server: Watched) -> None:
    served = httpx.get(f"{server.address}/openapi.json", timeout=PATIENCE).json()
    assert served == document()
    assert {(method.upper(), path) for path, methods in served["paths"].items() for method in methods} == OPERATIONS
    assert SCHEMA.validate() is None


@pytest.mark.slow
@SCHEMA.parametrize()
@FUZZED
def test_every_answer_is_as_documented(case: Case[Any], fuzzed: Desk) -> None:
    case = fuzzed.real(case)
    answer = case.call(
        base_url=fuzzed.server.address, headers={"authorization": f"Bearer {fuzzed.guest.token}"}, timeout=PATIENCE
    )
    fuzzed.answers[case.method, case.operation.path, answer.status_code] += 1
    assert b"Traceback" not in answer.content
    # The tag of a message is said on a socket; over HTTP the address says it, and the tag may be left out.
    untagged = isinstance(case.body, dict) and "after" in case.body and "type" not in case.body
    case.validate_response(answer, checks=CHECKS if untagged else [*CHECKS, negative_data_rejection])


# What is odd, one by one

CHOOSE = "/api/tables/{table}/choose"
NUL = "a\0bcdefgh"
LONG = "\U0001d160" * 24  # each becomes three letters when it is normalised
KEYS = (NUL, "x" * 65)
TABLE = {"game": "masters", "settings": {}, "seats": [""]}
ODD: list[tuple[str, str, str, Any, dict[str, str]]] = [
    ("a table id with a NUL", "GET", "/api/tables/a%00b", None, {}),
    ("an event stream with a NUL", "GET", "/api/tables/a%00b/events", None, {}),
    *[(f"the key {key!r}", "POST", CHOOSE, {"codes": ["end"], "after": 9, "key": key}, {}) for key in KEYS],
    *[(f"the seed {seed!r}", "POST", "/api/tables", {**TABLE, "seed": seed}, {}) for seed in KEYS],
    ("an entropy with a newline", "POST", "/api/tables/{table}/sit", {"seat": 0, "entropy": "0" * 32 + "\n"}, {}),
    ("a name that grows", "POST", "/api/people", {"name": LONG}, {}),
    ("a new name that grows", "PATCH", "/api/people/me", {"name": LONG}, {}),
    ("an asset with a NUL", "GET", "/assets/%00", None, {}),
    ("an asset with a long name", "GET", f"/assets/{'a' * 300}", None, {}),
    ("an asset outside", "GET", "/assets/..%2f..%2fapp.py", None, {}),
    ("a catalogue with a NUL", "GET", "/words/en/%00.ftl", None, {}),
    ("a catalogue outside", "GET", "/words/en/..%2fit%2fpages.ftl", None, {}),
    ("an origin that is no address", "POST", "/api/people", {"name": "A"}, {"origin": "http://["}),
]


@pytest.mark.parametrize(("what", "method", "path", "body", "headers"), ODD, ids=[odd[0] for odd in ODD])
def test_what_is_odd_is_refused_in_words(
    desk: Desk, what: str, method: str, path: str, body: Any, headers: dict[str, str]
) -> None:
    address = f"{desk.server.address}{path.format(table=desk.playing())}"
    bearer = {"authorization": f"Bearer {desk.guest.token}"}
    answer = httpx.request(method, address, json=body, headers=bearer | headers, timeout=PATIENCE)
    assert 400 <= answer.status_code < 500, f"{what}: {answer.text}"


@pytest.mark.parametrize("what", ["seed", "key"])
def test_a_newline_at_the_end_is_part_of_it(desk: Desk, what: str) -> None:
    table, long = desk.playing(), "x" * 64 + "\n"
    code = desk.guest.now(table)["decision"]["options"][0]["code"]
    requests = {
        "seed": ("/api/tables", {**TABLE, "seed": long}),
        "key": (CHOOSE, {"codes": [code], "after": 0, "key": long}),
    }
    path, body = requests[what]
    with Guest(desk.server.address) as guest:
        guest.http.headers["authorization"] = f"Bearer {desk.guest.token}"
        assert guest.send("POST", path.format(table=table), body).status_code == 422


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
