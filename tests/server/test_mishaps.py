"""Mishaps that were found once: a socket that breaks during a commit, processes that cross, a database that is away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from signoria.server import messages
from signoria.server.configuration import Configuration
from signoria.server.problems import NotDone
from signoria.server.seating import new_id
from signoria.server.services import Services, open_services
from signoria.server.store import Claim, Commit, PersonRow, Snapshot, Store
from signoria.server.thinking import Thinking
from tests.server.databases import administer, database
from tests.server.guest import Guest
from tests.server.patience import PATIENCE
from tests.server.sample import on
from tests.server.serving import serving
from tests.server.watched import watched

#: How long a session of PostgreSQL may take to end, and a time that no test lives to see (both in milliseconds).
GONE_MS = int(PATIENCE * 1000)
FAR_AWAY = 2**50


async def seated(services: Services, *names: str) -> tuple[list[PersonRow], str]:
    people = [(await services.people.enter(name))[0] for name in names]
    row = await services.seating.make(people[0], messages.NewTable("masters", {}, ["" for _ in names]))
    for seat, person in enumerate(people):
        await services.seating.sit(row.id, person, seat, bytes(16))
    await services.seating.start(row.id, people[0])
    return people, row.id


def with_services(scenario: Callable[[Services], Awaitable[None]], address: str) -> None:
    async def run() -> None:
        async with open_services(Configuration(address, thinkers=0)) as services:
            await scenario(services)

    asyncio.run(run())


def test_what_is_kept_is_told_even_if_its_chooser_hung_up(address: str) -> None:
    async def scenario(services: Services) -> None:
        people, table = await seated(services, "Anna", "Bruno")
        feed = aiter(services.feed.follow(table, people[1].id, None))
        await anext(feed)
        before = await anext(feed)
        assert isinstance(before, messages.Update)
        committed, broken, path = asyncio.Event(), asyncio.Event(), services.store.path
        commit = path.commit

        async def slow(change: Commit) -> bool | None:
            answer = await commit(change)
            committed.set()
            await broken.wait()  # the answer is on its way while the socket breaks
            return answer

        path.commit = slow  # type: ignore[method-assign, assignment]
        await choose_and_hang_up(services, table, committed)
        broken.set()
        update = await asyncio.wait_for(anext(feed), PATIENCE)
        assert isinstance(update, messages.Update)
        assert update.seq == 1

    with_services(scenario, address)


async def choose_and_hang_up(services: Services, table: str, when: asyncio.Event) -> None:
    """The first seat chooses, and is gone as soon as this has come."""
    decision = (await services.tables.live(table)).match.decision(0)
    assert decision is not None
    choosing = asyncio.create_task(services.tables.choose(table, 0, [decision.options[0].code], 0, "key-of-anna"))
    await when.wait()
    choosing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await choosing


def test_nothing_goes_on_in_a_house_that_is_closed(address: str) -> None:
    """It is closed while a bot thinks, and while somebody's choice is kept who has hung up."""

    async def scenario() -> str:
        async with open_services(Configuration(address, thinkers=1)) as services:
            assert services.workers is not None
            keeping, thinking = keeping_slowly(services), thinking_for_ever(services.workers.thinking)
            anna, _ = await services.people.enter("Anna")
            table = (await services.seating.make(anna, messages.NewTable("masters", {}, ["", "random"]))).id
            await services.seating.sit(table, anna, 0, bytes(16))
            await services.seating.start(table, anna)
            await thinking.wait()
            await choose_and_hang_up(services, table, keeping)
        assert asyncio.all_tasks() == {asyncio.current_task()}
        return table

    table = asyncio.run(scenario())
    assert [choice.key for choice in on(address, lambda store: store.choices(table))] == ["key-of-anna"]


def keeping_slowly(services: Services) -> asyncio.Event:
    """When a choice is about to be kept, which takes until the services have been closing for a while."""
    begun, path = asyncio.Event(), services.store.path
    commit = path.commit

    async def slow(change: Commit) -> bool | None:
        begun.set()
        turns = 100
        while turns:
            await asyncio.sleep(0)
            turns -= services.feed.closing
        return await commit(change)

    path.commit = slow  # type: ignore[method-assign, assignment]
    return begun


def thinking_for_ever(thinking: Thinking) -> asyncio.Event:
    """When a bot has begun to think, of which nothing will come."""
    begun = asyncio.Event()

    async def codes(_match: Match, _seat: Seat, _bot: str) -> list[str]:
        begun.set()
        await asyncio.Event().wait()
        return []

    thinking.codes = codes  # type: ignore[method-assign, assignment]
    return begun


def test_a_match_that_ends_while_another_process_reads_it_is_over_there_too(address: str) -> None:
    async def scenario(one: Services) -> None:
        _, table = await seated(one, "Anna")
        live = await one.tables.live(table)
        async with open_services(Configuration(address, thinkers=0)) as two:
            snapshot, random = two.store.snapshot, Random(1)

            async def meanwhile(table_id: str) -> Snapshot:
                while decision := live.match.decision(0):
                    code = random.choice(decision.options).code
                    await one.tables.choose(table, 0, [code], live.head, f"key-{live.head:08}")
                return await snapshot(table_id)

            two.store.snapshot = meanwhile  # type: ignore[method-assign]
            other = await two.tables.live(table)
            assert (other.row.phase, other.head, other.row.pending) == ("ended", live.head, 0)

    with_services(scenario, address)


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(address: str) -> None:
    async def scenario(services: Services) -> None:
        for _ in range(20):
            with pytest.raises(NotDone):
                await services.tables.live(new_id())
        assert services.tables._opening == {}

    with_services(scenario, address)


@pytest.mark.slow
def test_bots_go_on_after_the_database_was_away(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url, watched(url) as server, Guest(server.address) as anna:
        name = url.rpartition("/")[2]
        administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        administer(f"SELECT pg_terminate_backend(pid, {GONE_MS}) FROM pg_stat_activity WHERE datname = '{name}'")
        for _ in range(3):
            assert anna.send("GET", "/healthz").text == "ok"
            assert anna.send("GET", "/readyz").status_code == 503
            server.until_printed('"event": "claim", "level": "error"')
        administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert anna.send("GET", "/readyz").status_code == 200
        table = anna.make(["", "random"])
        anna.sit(table, 0)
        anna.start(table)
        assert anna.play_on(table, Random(1), most=3)["seq"] > 3


def test_a_bot_does_not_wait_for_the_lease_of_a_dead_process(tmp_path: Path) -> None:
    """The lease is one that does not run out: who waits for its end waits for ever."""

    async def claimed(store: Store) -> list[Claim]:
        return await store.claim(FAR_AWAY, 2 * FAR_AWAY, 10)

    with database("sqlite", tmp_path) as url:
        with serving(url, options=["--thinkers", "0"]) as dead, Guest(dead.address) as anna:
            table = anna.make(["", "random"])
            anna.sit(table, 0)
            anna.start(table)
        assert [claim.table for claim in on(url, claimed)] == [table]
        with serving(url) as server, anna.again(server.address) as same, same.socket(table) as line:
            while 1 in line.hear("update")["pending"]:
                pass
