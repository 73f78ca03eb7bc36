"""Who may do what, when: every endpoint, the event stream and the socket, for everybody there is."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import select, text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from signoria.kernel.match import Match
from signoria.registry import game
from signoria.server.api import ENDPOINTS
from signoria.server.people import token_hash
from signoria.server.store import Store
from signoria.server.store.schema import METADATA
from tests.server.company import Company
from tests.server.guest import Guest, Line, good
from tests.server.patience import PATIENCE
from tests.server.sample import on
from tests.server.serving import Serving, serving
from tests.server.watched import watched

#: A pause that no test outlives: nobody is answered for.
HOUR = 3600
PHASES = ("waiting", "playing", "ended")
ROLES = ("nobody", "other", "spectator", "seat", "host")
#: What each role gets, in the order of ROLES, while a table is waiting | playing | ended.
MATRIX = """
GET   /api/greeting               200 200 200 200 200 | 200 200 200 200 200 | 200 200 200 200 200
POST  /api/people                 201 201 201 201 201 | 201 201 201 201 201 | 201 201 201 201 201
PATCH /api/people/me              401 200 200 200 200 | 401 200 200 200 200 | 401 200 200 200 200
GET   /api/games/{game}/glossary  200 200 200 200 200 | 200 200 200 200 200 | 200 200 200 200 200
GET   /api/tables                 200 200 200 200 200 | 200 200 200 200 200 | 200 200 200 200 200
POST  /api/tables                 401 201 201 201 201 | 401 201 201 201 201 | 401 201 201 201 201
GET   /api/tables/{table}         200 200 200 200 200 | 200 200 200 200 200 | 200 200 200 200 200
POST  /api/tables/{table}/sit     401 200 200 409 409 | 401 409 409 409 409 | 401 409 409 409 409
POST  /api/tables/{table}/leave   401 403 403 200 200 | 401 403 403 409 409 | 401 403 403 409 409
POST  /api/tables/{table}/seat    401 403 403 403 200 | 401 403 403 403 409 | 401 403 403 403 409
POST  /api/tables/{table}/start   401 403 403 403 200 | 401 403 403 403 409 | 401 403 403 403 409
POST  /api/tables/{table}/concede 401 403 403 409 409 | 401 403 403 200 200 | 401 403 403 409 409
POST  /api/tables/{table}/vote    401 403 403 409 409 | 401 403 403 200 200 | 401 403 403 409 409
POST  /api/tables/{table}/rematch 401 403 403 409 409 | 401 403 403 409 409 | 401 403 403 200 200
POST  /api/tables/{table}/choose  401 403 403 409 409 | 401 403 403 200 200 | 401 403 403 409 409
POST  /api/tables/{table}/look    401 409 409 409 409 | 401 403 403 200 200 | 401 403 403 422 422
POST  /api/tables/{table}/ask     401 409 409 409 409 | 401 403 403 200 200 | 401 403 403 200 200
POST  /api/tables/{table}/say     401 403 403 201 201 | 401 403 403 201 201 | 401 403 403 201 201
GET   /api/tables/{table}/orders  401 403 403 200 200 | 401 403 403 200 200 | 401 403 403 200 200
POST  /api/tables/{table}/orders  401 403 403 409 409 | 401 403 403 200 200 | 401 403 403 409 409
GET   /api/tables/{table}/now     409 409 409 409 409 | 200 200 200 200 200 | 200 200 200 200 200
GET   /api/tables/{table}/at/{seq} 409 409 409 409 409 | 200 200 200 200 200 | 200 200 200 200 200
GET   /api/tables/{table}/tallies 409 409 409 409 409 | 409 409 409 409 409 | 200 200 200 200 200
GET   /api/tables/{table}/record  409 409 409 409 409 | 409 409 409 409 409 | 200 200 200 200 200
GET   /api/tables/{table}/events  200 200 200 200 200 | 200 200 200 200 200 | 200 200 200 200 200
WS    /api/tables/{table}/socket  101 101 101 101 101 | 101 101 101 101 101 | 101 101 101 101 101
"""
#: Refusals of a socket, by the sentence they carry, for a choice; None: it is taken.
CHOICES = {
    "nobody": ("nobody", "nobody", "nobody"),
    "other": ("not-seated", "not-seated", "not-seated"),
    "spectator": ("not-seated", "not-seated", "not-seated"),
    "seat": ("not-playing", None, "not-playing"),
    "host": ("not-playing", None, "not-playing"),
}


def expected() -> dict[tuple[str, str], list[list[int]]]:
    """The status codes of an endpoint: for each phase, one for each role."""
    matrix = {}
    for line in MATRIX.strip().splitlines():
        words = re.split(r"\s+", line, maxsplit=2)
        codes = [[int(code) for code in part.split()] for part in words[2].split("|")]
        assert [len(part) for part in codes] == [len(ROLES)] * len(PHASES), line
        matrix[words[0], words[1]] = codes
    return matrix


EXPECTED = expected()
HTTP = [endpoint for endpoint in EXPECTED if not endpoint[1].endswith(("/socket", "/events"))]


class Scene:
    """A server with everybody in their role, and a table in each phase."""

    def __init__(self, server: Serving) -> None:
        self.company = Company(server)
        self.open = ExitStack()
        self.people = {role: self.company.guest("" if role == "nobody" else role.title()) for role in ROLES}
        self.silent = self.company.guest("Silent")
        self.tables = {"waiting": self.waiting(), "playing": self.playing(), "ended": self.ended()}
        for table in self.tables.values():
            self.open.enter_context(self.people["spectator"].socket(table))

    def close(self) -> None:
        self.open.close()
        self.company.leave()

    def waiting(self) -> str:
        """Two people sit; one seat is open."""
        host = self.people["host"]
        table = host.make(["", "", ""], pause=HOUR)
        host.sit(table, 0)
        self.people["seat"].sit(table, 1)
        return table

    def full(self) -> str:
        """Nobody at it moves unasked: what changed there was changed by the one who asked."""
        table = self.waiting()
        self.silent.sit(table, 2)
        return table

    def playing(self) -> str:
        """Everybody is asked which leaders to keep."""
        table = self.full()
        self.people["host"].start(table)
        return table

    def ended(self) -> str:
        """A match that was played to its end by the people themselves."""
        people = [self.people["host"], self.people["seat"]]
        table = people[0].make(["", ""], seed="ended")
        for seat, person in enumerate(people):
            person.sit(table, seat)
        people[0].start(table)
        after = 0
        for mover, codes in turns("ended", 2, Random(3)):
            after = good(people[mover].choose(table, codes, after))["seq"]
        assert people[0].get(f"/api/tables/{table}")["phase"] == "ended"
        return table

    def table(self, phase: str, path: str, changing: bool) -> str:
        """A table in a phase; one of its own if something is to change there."""
        if phase == "waiting" and path.endswith("/start"):
            return self.full()
        changing = changing and "{table}" in path
        if changing and phase == "waiting":
            return self.waiting()
        return self.playing() if changing and phase == "playing" else self.tables[phase]

    def ask(self, method: str, path: str, role: str, table: str) -> httpx.Response:
        person = self.people[role]
        address = path.format(table=table, game="masters", seq=0)
        return person.send(method, address, self.body(method, path, person, table))

    def body(self, method: str, path: str, person: Guest, table: str) -> Any:
        """What is right to say there, for somebody who may."""
        last = path.rpartition("/")[2]
        if last in ("choose", "look", "ask"):
            return question(last, person, table)
        bodies: dict[str, Any] = {
            "people": {"name": "Somebody", "program": True},
            "me": {"name": "Changed"},
            "sit": {"seat": 2 if table != self.tables["ended"] else 1, "entropy": os.urandom(16).hex()},
            "seat": {"seat": 1, "bot": "random"},
            "vote": {"abandon": True},
            "say": {"text": "Hello"},
            "orders": {"orders": [{"kind": "end", "codes": ["end"]}]},
        }
        if (method, last) == ("POST", "tables"):
            return {"game": "masters", "settings": {}, "seats": ["", "random"]}
        return bodies.get(last) if method != "GET" else None


def turns(seed: str, seats: int, random: Random) -> list[tuple[int, list[str]]]:
    """A whole match with an open seed: who chooses what, turn by turn."""
    match, choices = Match.begin(game("masters"), {"seats": seats}, seed), list[tuple[int, list[str]]]()
    while match.pending:
        decision = match.pending[0]
        code = random.choice(decision.options).code
        match.choose(decision.seat, code)
        if choices and choices[-1][0] == decision.seat and len(choices[-1][1]) < 64:
            choices[-1][1].append(code)
        else:
            choices.append((decision.seat, [code]))
    return choices


def question(kind: str, person: Guest, table: str) -> dict[str, Any]:
    """A choice, or a question about one, that is right for somebody who is asked."""
    now = person.send("GET", f"/api/tables/{table}/now").json()
    decision = now.get("decision")
    codes = [decision["options"][0]["code"]] if decision else ["end"]
    body: dict[str, Any] = {"after": now.get("seq", 0)}
    if kind != "ask":
        body["codes"] = codes
    if kind == "choose":
        body["key"] = str(uuid4())
    return body


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Who may do what is decided above the store: one kind of database is enough here."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server') / 'authorisation.db'}") as running:
        yield running


@pytest.fixture(scope="module")
def scene(server: Serving) -> Iterator[Scene]:
    everybody = Scene(server)
    yield everybody
    everybody.close()


def test_no_endpoint_is_missing_from_the_matrix() -> None:
    routes = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    beside = {("GET", "/api/tables/{table}/events"), ("WS", "/api/tables/{table}/socket")}
    assert set(EXPECTED) == routes | beside


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("method", "path"), HTTP, ids=[" ".join(endpoint) for endpoint in HTTP])
def test_everybody_gets_what_is_theirs_and_no_more(scene: Scene, method: str, path: str, phase: str) -> None:
    codes = EXPECTED[method, path][PHASES.index(phase)]
    host = scene.people["host"]
    for role, code in zip(ROLES, codes, strict=True):
        table = scene.table(phase, path, changing=code < 400 and method == "POST")
        before = host.get(f"/api/tables/{table}")
        answer = scene.ask(method, path, role, table)
        assert answer.status_code == code, f"{role}: {answer.text}"
        if code >= 400:
            assert set(answer.json()) <= {"what", "text", "rule"}
            assert host.get(f"/api/tables/{table}") == before, f"{role} changed something"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ROLES)
def test_everybody_may_follow_a_table_as_events(scene: Scene, role: str, phase: str) -> None:
    person, table = scene.people[role], scene.tables[phase]
    with person.http.stream("GET", f"/api/tables/{table}/events") as answer:
        assert answer.status_code == EXPECTED["GET", "/api/tables/{table}/events"][PHASES.index(phase)][0]
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert next(answer.iter_lines()) == "event: welcome"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ROLES)
def test_a_socket_takes_choices_from_those_who_play_only(scene: Scene, role: str, phase: str) -> None:
    person, problem = scene.people[role], CHOICES[role][PHASES.index(phase)]
    table = scene.playing() if problem is None else scene.tables[phase]
    body = question("choose", person, table)
    with person.socket(table) as line:
        assert line.hear()["type"] == "welcome"
        line.say({"type": "choose", **body})
        answer = line.hear("done", "refused")
    if problem is None:
        assert answer == {"type": "done", "key": body["key"], "seq": 1}
    else:
        assert answer["problem"]["what"]["key"] == f"platform-problem-{problem}"
        # Who must come in first is not told the key again: nothing of theirs was read.
        assert answer["key"] == ("" if role == "nobody" else body["key"])


def test_what_is_not_there_is_not_there_for_anybody(scene: Scene) -> None:
    for method, path in HTTP:
        if "{table}" in path:
            answer = scene.ask(method, path, "host", "AAAAAAAAAAAA")
            assert answer.status_code == 404, f"{method} {path}: {answer.text}"
    with scene.people["host"].socket("AAAAAAAAAAAA") as line:
        assert line.hear()["problem"]["what"]["key"] == "platform-problem-no-such-table"
    assert scene.people["host"].send("GET", "/api/tables/AAAAAAAAAAAA/events").status_code == 404


# Hands


def test_a_seat_never_gets_the_decision_or_the_hand_of_another(company: Company) -> None:
    people, table = company.seated("", "", "", "")
    spectator = company.guest("Elena")
    everybody = [*people, spectator, company.guest("")]
    hands = [person.now(table)["view"]["own"]["hand"] for person in people]
    assert [len(hand) for hand in hands] == [4, 4, 4, 4]
    assert len({leader for hand in hands for leader in hand}) == 16
    for viewer, person in enumerate(everybody):
        with person.socket(table) as line:
            texts = [person.send("GET", f"/api/tables/{table}{tail}").text for tail in ("", "/now", "/at/0")]
            texts += [str(line.hear("welcome")), str(line.hear("update"))]
        for seat, hand in enumerate(hands):
            for leader in hand:
                assert (leader in "".join(texts)) == (seat == viewer), f"{viewer} and the hand of {seat}"
        assert (person.now(table)["decision"] is not None) == (viewer < 4)
    code = people[1].now(table)["decision"]["options"][0]["code"]
    assert people[0].choose(table, [code], 0).status_code == 422, "the option of another seat"
    assert people[0].send("POST", f"/api/tables/{table}/look", {"codes": [code], "after": 0}).status_code == 422


def test_who_has_conceded_only_watches(company: Company) -> None:
    (anna, bruno, carla), table = company.seated("", "", "")
    update = bruno.now(table)
    bruno.post(f"/api/tables/{table}/concede")
    assert bruno.choose(table, [update["decision"]["options"][0]["code"]], update["seq"]).status_code == 403
    for path, body in (("concede", None), ("vote", {"abandon": True}), ("ask", {"after": 0})):
        assert bruno.send("POST", f"/api/tables/{table}/{path}", body).status_code == 403
    assert bruno.now(table)["decision"] is None
    assert anna.now(table)["decision"]
    assert carla.now(table)["decision"]


# Cookies and tokens


def enter(server: Serving, **headers: str) -> tuple[httpx.Response, str]:
    answer = httpx.post(f"{server.address}/api/people", timeout=PATIENCE, json={"name": "Anna"}, headers=headers)
    assert answer.status_code == 201
    return answer, answer.headers["set-cookie"]


def test_a_browser_gets_a_cookie_that_pages_cannot_read(server: Serving) -> None:
    answer, cookie_header = enter(server)
    cookie = SimpleCookie(cookie_header)["signoria"]
    assert len(cookie.value) >= 40
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 30 * 86400
    assert not cookie["secure"], "over http a browser would throw it away"
    assert cookie.value not in answer.text
    assert answer.json().keys() == {"id", "name"}
    assert answer.headers["cache-control"] == "no-store"


def test_over_https_the_cookie_never_travels_in_the_open(server: Serving) -> None:
    _, cookie_header = enter(server, **{"x-forwarded-proto": "https"})
    assert SimpleCookie(cookie_header)["signoria"]["secure"]
    _, cookie_header = enter(server, **{"x-forwarded-proto": "http"})
    assert not SimpleCookie(cookie_header)["signoria"]["secure"]


def test_a_program_gets_its_token_once_and_no_cookie(server: Serving) -> None:
    answer = httpx.post(f"{server.address}/api/people", timeout=PATIENCE, json={"name": "Robot", "program": True})
    assert "set-cookie" not in answer.headers
    token = answer.json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    greeting = httpx.get(f"{server.address}/api/greeting", timeout=PATIENCE, headers=headers)
    assert greeting.json()["person"] == {"id": answer.json()["id"], "name": "Robot"}
    assert token not in greeting.text


def test_the_cookie_alone_says_who_is_asking(server: Serving) -> None:
    answer, cookie_header = enter(server)
    token = SimpleCookie(cookie_header)["signoria"].value
    for good_cookie, person in (
        (token, answer.json()),
        (token[:-1], None),
        ("", None),
        (token_hash(token).hex(), None),
    ):
        headers = {"cookie": f"signoria={good_cookie}"}
        assert httpx.get(f"{server.address}/api/greeting", timeout=PATIENCE, headers=headers).json()["person"] == person


def test_a_token_is_nowhere_in_the_database(address: str) -> None:
    async def dump(store: Store) -> bytes:
        async with store.engine.connect() as connection:
            rows = [list((await connection.execute(select(table))).all()) for table in METADATA.sorted_tables]
        return repr(rows).encode()

    with serving(address) as server, Guest(server.address, "Anna") as anna:
        _, cookie_header = enter(server)
        tokens = [anna.token, SimpleCookie(cookie_header)["signoria"].value]
    contents = on(address, dump)
    if address.startswith("sqlite:///"):
        file = Path(address.removeprefix("sqlite:///"))
        contents += b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    for token in tokens:
        assert repr(token_hash(token)).encode() in contents
        assert token.encode() not in contents
        assert token.encode().hex().encode() not in contents


def test_what_is_written_down_of_a_fault_names_no_token(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'broken.db'}"

    async def break_it(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE seats RENAME TO gone"))

    with watched(address) as server, Guest(server.address, "Anna") as anna:
        table = anna.make([""])
        _, cookie_header = enter(server)
        tokens = [anna.token, SimpleCookie(cookie_header)["signoria"].value]
        on(address, break_it)
        assert anna.send("GET", f"/api/tables/{table}").status_code == 500
        headers = {"cookie": f"signoria={tokens[1]}"}
        assert httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE, headers=headers).status_code == 500
        server.kill()
        output = re.sub(r"[\s│]", "", server.await_end())  # long values are broken over lines
    assert "Error" in output, "it is written down"
    assert not [token for token in tokens if token[:30] in output]


# Other sites

ELSEWHERE = ("https://evil.example", "http://127.0.0.1.evil.example", "http://127.0.0.1:1", "null", "")
UNSAFE = [endpoint for endpoint in HTTP if endpoint[0] != "GET"]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_another_sites_page_can_change_nothing_in_my_name(scene: Scene, origin: str) -> None:
    host = scene.people["host"]
    for method, path in UNSAFE:
        address = path.format(table=scene.tables["playing"], game="masters", seq=0)
        body = scene.body(method, path, host, scene.tables["playing"])
        answer = host.http.request(method, address, json=body, headers={"origin": origin})
        assert answer.status_code == 403, f"{method} {path}: {answer.text}"
        assert answer.json()["what"]["key"] == "platform-problem-elsewhere"


def test_ones_own_pages_may(scene: Scene) -> None:
    host = scene.people["host"]
    answer = host.http.patch("/api/people/me", json={"name": "Host"}, headers={"origin": host.address})
    assert answer.status_code == 200
    for method, path in HTTP:
        if method == "GET":
            address = path.format(table=scene.tables["playing"], game="masters", seq=0)
            read = host.http.get(address, headers={"origin": ELSEWHERE[0]})
            assert read.status_code != 403
            assert not [name for name in read.headers if name.startswith("access-control")], "no other page may read"


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_another_sites_page_opens_no_socket_in_my_name(scene: Scene, origin: str) -> None:
    host = scene.people["host"]
    address = f"{host.address.replace('http', 'ws', 1)}/api/tables/{scene.tables['playing']}/socket"
    headers = {"authorization": f"Bearer {host.token}", "origin": origin}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers, open_timeout=PATIENCE):
        pass
    assert refused.value.response.status_code == 403


def test_a_socket_from_ones_own_page_is_opened_by_the_cookie(scene: Scene, server: Serving) -> None:
    answer, cookie_header = enter(server)
    token = SimpleCookie(cookie_header)["signoria"].value
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{scene.tables['waiting']}/socket"
    headers = {"cookie": f"signoria={token}", "origin": server.address}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
        line = Line(connection)
        assert line.hear()["type"] == "welcome"
        line.say({"type": "ask", "after": 0})
        assert line.hear()["problem"]["what"]["key"] == "platform-problem-not-playing"
    assert answer.json()["name"] == "Anna"


def test_an_origin_that_is_no_address_is_another_site(scene: Scene) -> None:
    anna = scene.people["host"]
    answer = anna.http.patch("/api/people/me", json={"name": "Host"}, headers={"origin": "http://["})
    assert answer.status_code == 403
