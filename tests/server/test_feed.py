"""What is told to whoever follows a table, over sockets and event streams, by one process or two."""

from __future__ import annotations

import asyncio
import json
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from signoria.server.configuration import Configuration
from signoria.server.feed import Feed
from signoria.server.hints import LocalHints, NatsHints
from signoria.server.live import LONGEST_TAIL
from signoria.server.messages import NewTable, Seating, Welcome
from signoria.server.services import Services
from signoria.server.store import Store
from signoria.terminal.serve import Hospitable, bound_socket, server
from tests.server.company import Company
from tests.server.databases import NATS, database
from tests.server.guest import Guest, Line, good
from tests.server.patience import PATIENCE
from tests.server.serving import Serving, serving
from tests.server.watched import watched


def first_code(update: Any) -> str:
    return str(update["decision"]["options"][0]["code"])


def numbers(update: Any) -> list[int]:
    return [entry["seq"] for entry in update["entries"]]


# One table


def test_a_feed_begins_with_a_welcome_then_shows_the_whole_match(company: Company) -> None:
    (anna,), table = company.seated("")
    with anna.socket(table) as line:
        welcome, update = line.hear(), line.hear()
    assert welcome["type"] == "welcome"
    assert welcome["table"] == anna.get(f"/api/tables/{table}")
    assert welcome["build"] == anna.get("/api/greeting")["build"]
    assert update == {"type": "update", **anna.now(table)}
    assert numbers(update) == [0]


def test_events_tell_the_same_as_a_socket(company: Company) -> None:
    (anna,), table = company.seated("")
    good(anna.choose(table, [first_code(anna.now(table))], 0))
    with anna.socket(table) as line, anna.events(table) as stream:
        for _ in range(2):
            event = next(stream)
            assert event.message == line.hear()
            assert event.kind == event.message["type"]
            assert event.id == ("1" if event.kind == "update" else "")


def test_who_comes_back_is_told_only_what_is_new_and_shown_everything(company: Company) -> None:
    (anna,), table = company.seated("")
    now = anna.play_on(table, Random(1), most=8)
    head = now["seq"]
    for since in (0, head - 3, head, head + 50):
        with anna.socket(table, since) as line:
            update = line.hear("update")
        assert numbers(update) == list(range(since + 1, head + 1))
        assert update["view"] == now["view"]
        with anna.events(table, since) as stream:
            assert next(event for event in stream if event.kind == "update").message == update
    for nonsense in ("-1", "x", "9" * 30, ""):
        with anna.events(table, nonsense) as stream:
            update = next(event for event in stream if event.kind == "update").message
        assert numbers(update) == list(range(head + 1))


def test_entries_are_numbered_without_gaps_and_told_once(company: Company) -> None:
    (anna,), table = company.seated("", "random", "random")
    entry_numbers: list[int] = []
    pending = [0]
    with anna.socket(table) as line:
        while pending:
            update = line.hear("update")
            entry_numbers += numbers(update)
            pending = update["pending"]
            assert entry_numbers[-1] == update["seq"]
            if update["decision"]:
                say_choice(line, update)
    assert len(entry_numbers) > 20
    assert entry_numbers == list(range(len(entry_numbers)))


def say_choice(line: Line, update: Any) -> None:
    message = {"type": "choose", "codes": [first_code(update)], "after": update["seq"], "key": str(uuid4())}
    line.say(message)


def test_two_tabs_of_one_seat_are_told_the_same_and_only_one_is_answered(company: Company) -> None:
    (anna,), table = company.seated("")
    with anna.socket(table) as one, anna.socket(table) as other:
        before = one.hear("update")
        assert other.hear("update") == before
        say_choice(one, before)
        by_type = {message["type"]: message for message in (one.hear("done", "update"), one.hear("done", "update"))}
        assert set(by_type) == {"done", "update"}
        assert other.hear() == by_type["update"]
        say_choice(other, before)
        late = other.hear("refused")
        assert late["stale"]
        assert late["problem"]["what"]["key"] == "platform-problem-stale"


def test_somebody_who_watches_is_told_of_every_choice_and_asked_nothing(company: Company) -> None:
    (anna,), table = company.seated("")
    watcher = company.guest("Elena")
    with watcher.socket(table) as line, company.guest("").events(table) as stream:
        assert line.hear("welcome")["table"].get("mine") is None
        while (update := anna.await_decision(table))["seq"] < 5:
            good(anna.choose(table, [first_code(update)], update["seq"]))
        updates = [line.hear("update")]
        while updates[-1]["seq"] < 5:
            updates.append(line.hear("update"))
        assert {update["decision"] for update in updates} == {None}
        assert [update["view"]["own"] for update in updates] == [None] * len(updates)
        assert [number for update in updates for number in numbers(update)] == list(range(6))
        last = next(event for event in stream if event.kind == "update" and event.id == "5")
        assert last.message["view"] == updates[-1]["view"]


def test_the_waiting_room_hears_who_comes_and_goes(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", ""])
    with anna.socket(table) as line, bruno.events(table) as stream:
        assert line.hear()["table"]["seats"] == [{}, {}]
        assert next(stream).kind == "welcome"
        anna.sit(table, 0)
        bruno.sit(table, 1)
        bruno.post(f"/api/tables/{table}/leave")
        bruno.sit(table, 1)
        anna.start(table)
        messages = [line.hear()]
        while messages[-1]["type"] == "seating":
            messages.append(line.hear())
        assert messages[-1]["type"] == "update"
        assert messages[-2]["table"]["phase"] == "playing"
        assert messages[-2]["table"]["mine"] == 0
        assert next(event for event in stream if event.kind != "heartbeat").kind == "seating"


def test_a_vote_a_concession_and_the_end_are_told(company: Company) -> None:
    (anna, bruno), table = company.seated("", "")
    with anna.socket(table) as line:
        line.hear("update")
        bruno.post(f"/api/tables/{table}/vote", {"abandon": True})
        assert line.hear("seating")["table"]["seats"][1]["abandon"]
        bruno.post(f"/api/tables/{table}/concede")
        over = line.hear("seating")["table"]
        assert over["phase"] == "ended"
        assert [result["rank"] for result in over["results"]] == [1, 2]
        last = line.hear("update")
        while last["pending"]:
            last = line.hear("update")
        assert last["decision"] is None


def test_followers_that_went_away_are_forgotten(address: str) -> None:
    with watched(address) as server:
        company = Company(server)
        (anna,), table = company.seated("")
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(anna.socket(table)).hear("update")
            streams = [stack.enter_context(company.guest("").events(table)) for _ in range(3)]
            assert [next(stream).kind for stream in streams] == ["welcome"] * 3
            assert server.followers() == 6
        server.until_nobody_is_left()
        assert server.followers() == 0
        company.leave()


@pytest.mark.slow
def test_a_silent_feed_shows_that_it_is_alive(company: Company) -> None:
    (anna,), table = company.seated("")
    with anna.socket(table) as line, anna.events(table) as stream:
        line.hear("update")
        assert line.next() == {"type": "heartbeat", "head": 0}
        assert [event.kind for _, event in zip(range(3), stream, strict=False)] == ["welcome", "update", "heartbeat"]


# A server that goes


def goodbye(line: Line) -> int:
    """Listen to the end; the last message must be a farewell. Returns the close code."""
    last = {}

    def listen() -> None:
        while True:
            last.update(line.hear())

    with pytest.raises(ConnectionClosed) as closed:
        listen()
    assert last["type"] == "farewell"
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


#: What the server says if it must cut somebody off because the time for farewells is over.
CUT_OFF = "timeout graceful shutdown exceeded"


def test_a_server_that_closes_says_farewell_and_is_gone_in_time(address: str) -> None:
    with watched(address) as server:
        company = Company(server)
        (anna,), table = company.seated("", "random")
        waiting = anna.make([""])
        with anna.socket(table) as line, anna.socket(waiting) as other, company.guest("").events(table) as stream:
            line.hear("update")
            other.hear("welcome")
            next(stream)
            assert server.stop() == 0
            assert {goodbye(line), goodbye(other)} <= {1001, 1012}, "going away, or restarting"
            assert [event.kind for event in stream][-1] == "farewell"
        assert CUT_OFF not in server.await_end()
        company.leave()


class Sudden(Hospitable):
    """A server that is told to stop in the middle of its own tick, when nothing else runs before it closes."""

    exit_now = False

    async def on_tick(self, counter: int) -> bool:
        if self.exit_now:
            self.handle_exit(signal.SIGTERM, None)
        return await super().on_tick(counter)


class Interrupted(asyncio.SelectorEventLoop):
    """A loop in which a signal can come after a follower has seen that no bell has rung and before it sleeps."""

    signalled: Callable[[], None] | None = None

    def create_future(self) -> asyncio.Future[Any]:
        sleeper, follower = sys._getframe(1).f_code, sys._getframe(2).f_code
        if self.signalled and (sleeper, follower) == (asyncio.Event.wait.__code__, Feed.follow.__code__):
            self.signalled()
        return super().create_future()


@pytest.mark.parametrize("moment", ["in its own tick", "while somebody falls asleep"])
def test_a_farewell_is_said_however_suddenly_a_server_closes(tmp_path: Path, moment: str) -> None:
    async def scenario(listener: sockets.socket, loop: Interrupted) -> list[str]:
        configuration = Configuration(f"sqlite:///{tmp_path / 'sudden.db'}", thinkers=0)
        opened = asyncio.Event()
        sudden = Sudden(server(configuration, "").config, "", opened.set)
        if moment == "while somebody falls asleep":
            loop.signalled = partial(sudden.handle_exit, signal.SIGTERM, None)
        serving = asyncio.create_task(sudden.serve([listener]))
        await opened.wait()
        services = sudden.config.app.state.services  # type: ignore[union-attr]
        anna, _ = await services.people.enter("Anna")
        table = await services.seating.make(anna, NewTable("masters", {}, [""]))
        address = f"ws://127.0.0.1:{listener.getsockname()[1]}/api/tables/{table.id}/socket"
        async with connect(address, proxy=None, open_timeout=PATIENCE, ping_interval=None) as line:
            assert json.loads(await line.recv())["type"] == "welcome"
            sudden.exit_now = moment == "in its own tick"
            kinds: list[str] = []
            with suppress(ConnectionClosed):
                while True:
                    kinds.append(json.loads(await line.recv())["type"])
        await serving
        return kinds

    loop = Interrupted()
    with bound_socket("127.0.0.1", 0) as listener, asyncio.Runner(loop_factory=lambda: loop) as runner:
        assert runner.run(scenario(listener, loop))[-1:] == ["farewell"]


def test_somebody_who_does_not_listen_cannot_keep_a_server_open(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'deaf.db'}") as server:
        company = Company(server)
        _, table = company.seated("")
        with sockets.create_connection(("127.0.0.1", server.port)) as deaf:
            key = "x3JJHMbDL1EzLkh9GBhXDw=="
            request = (
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            )
            deaf.sendall(f"{request}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
            assert b"101" in deaf.recv(100)
            assert server.stop() == 0
        company.leave()


def test_a_match_goes_on_where_it_was_after_the_server_came_back(address: str) -> None:
    with serving(address) as server:
        company = Company(server)
        (anna,), table = company.seated("")
        before = anna.play_on(table, Random(1), most=5)
        server.stop()
        company.leave()
    with serving(address) as server, anna.again(server.address) as same, same.socket(table, before["seq"]) as line:
        update = line.hear("update")
        assert {**update, "entries": []} == {"type": "update", **before, "entries": []}
        say_choice(line, update)
        assert line.hear("done")["seq"] == before["seq"] + 1


def test_everybody_is_told_the_same_before_and_after_a_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'again.db'}"
    with serving(address) as server, Guest(server.address) as anna, Guest(server.address, "") as nobody:
        table = anna.make([""], seed="again")
        anna.sit(table, 0)
        anna.start(table)
        codes = [first_code(anna.now(table)), *["take:row.1", "undo"] * (LONGEST_TAIL // 2)]
        assert good(anna.choose(table, codes, 0))["seq"] == LONGEST_TAIL + 1
        before = nobody.now(table)
    with serving(address) as server, Guest(server.address, "") as nobody:
        assert nobody.now(table) == before


# Two processes


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Serving]]:
    """Two processes that tell each other by hints."""
    with database("postgresql", tmp_path_factory.mktemp("pair")) as url, ExitStack() as stack:
        one, other = [stack.enter_context(serving(url, options=["--nats", NATS])) for _ in range(2)]
        yield one, other


def test_a_choice_made_at_one_process_is_told_at_the_other(pair: tuple[Serving, Serving]) -> None:
    company = Company(pair[0])
    (anna, bruno), table = company.seated("", "")
    with bruno.again(pair[1].address) as there, there.socket(table) as line, anna.socket(table) as here:
        line.hear("update")
        here.hear("update")
        good(anna.choose(table, [first_code(anna.now(table))], 0))
        update = line.hear("update")
        assert (update["seq"], numbers(update), update["pending"]) == (1, [1], [1])
        say_choice(line, update)
        line.hear("done")
        while (update := here.hear("update"))["seq"] < 2:
            pass
        assert numbers(update) == [2]
    company.leave()


def test_a_hint_is_enough_to_be_told_at_the_other_process(tmp_path: Path) -> None:
    """No heart beats in these two houses: what is heard in one of the other came by a hint."""

    async def scenario(url: str) -> None:
        stores = [await Store.open(url) for _ in range(2)]
        hints = [await NatsHints.open(NATS) for _ in range(2)]
        for hint in hints:
            await hint.client.flush()  # from now on it hears
        one, other = [heartless(store, hint) for store, hint in zip(stores, hints, strict=True)]
        anna, _ = await one.people.enter("Anna")
        table = (await one.seating.make(anna, NewTable("masters", {}, [""]))).id
        feed = aiter(other.feed.follow(table, "", None))
        assert isinstance(await anext(feed), Welcome)
        next_message = asyncio.ensure_future(anext(feed))
        await one.seating.sit(table, anna, 0, bytes(16))
        assert isinstance(await asyncio.wait_for(next_message, PATIENCE), Seating)
        for hint, store in zip(hints, stores, strict=True):
            await hint.close()
            await store.close()

    with database("postgresql", tmp_path) as url:
        asyncio.run(scenario(url))


def heartless(store: Store, hints: LocalHints) -> Services:
    """Services that do only what they are asked to."""
    services = Services(store, hints, Configuration("", thinkers=0))
    for duty in services.duties:
        duty.close()
    return services


def test_who_sits_down_at_one_process_is_seen_at_the_other(pair: tuple[Serving, Serving]) -> None:
    company = Company(pair[0])
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", ""])
    with anna.socket(table) as line, bruno.again(pair[1].address) as there:
        line.hear("welcome")
        there.sit(table, 1)
        assert line.hear("seating")["table"]["seats"] == [{}, {"name": "Bruno"}]
    company.leave()


def test_a_match_played_at_two_processes_has_one_story_without_gaps(pair: tuple[Serving, Serving]) -> None:
    company = Company(pair[0])
    (anna, bruno), table = company.seated("", "", "random")
    entry_numbers: list[int] = []
    with bruno.again(pair[1].address) as there, bruno.again(pair[1].address) as watcher, watcher.socket(table) as line:
        random = Random(6)
        for _ in range(30):
            for person in (anna, there):
                update = person.now(table)
                if update["decision"]:
                    code = random.choice(update["decision"]["options"])["code"]
                    assert person.choose(table, [code], update["seq"]).status_code in (200, 409)
        head = anna.get(f"/api/tables/{table}")["head"]
        while not entry_numbers or entry_numbers[-1] < head:
            entry_numbers += numbers(line.hear("update"))
    assert entry_numbers == list(range(len(entry_numbers)))
    company.leave()


@pytest.mark.slow
def test_without_hints_the_heartbeat_heals(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url, serving(url) as one, serving(url) as other:
        company = Company(one)
        (anna, bruno), table = company.seated("", "")
        with bruno.again(other.address) as there, there.socket(table) as line:
            line.hear("update")
            good(anna.choose(table, [first_code(anna.now(table))], 0))
            update = line.hear("update")
            assert (update["seq"], numbers(update)) == (1, [1])
        company.leave()


@pytest.mark.slow
def test_without_hints_who_asks_the_other_process_gets_the_match_as_it_stands(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url, serving(url) as one, serving(url) as other:
        company = Company(one)
        (anna, bruno), table = company.seated("", "")
        with bruno.again(other.address) as there:
            assert there.now(table)["seq"] == 0
            good(anna.choose(table, [first_code(anna.now(table))], 0))
            heads = there.get(f"/api/tables/{table}")["head"], there.now(table)["seq"]
            company.leave()
    assert heads == (1, 1)


@pytest.mark.slow
def test_who_gave_up_at_one_process_cannot_choose_at_the_other(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url, serving(url) as one, serving(url) as other:
        company = Company(one)
        (_anna, bruno, _carla), table = company.seated("", "", "")
        with bruno.again(other.address) as there:
            update = there.now(table)
            bruno.post(f"/api/tables/{table}/concede")
            status = there.choose(table, [first_code(update)], 0).status_code
            company.leave()
    assert status == 403


# The line itself


def test_answers_do_not_wait_for_an_acknowledgement() -> None:
    with bound_socket("127.0.0.1", 0) as listener:
        assert listener.proto == sockets.IPPROTO_TCP
