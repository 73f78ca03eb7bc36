"""What every store keeps to, method by method: the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy import inspect as inspect_database

from signoria.kernel.match import Match
from signoria.registry import game
from signoria.server import store as store_room
from signoria.server.live import LONGEST_TAIL, Live, snapshot_text
from signoria.server.problems import Stale
from signoria.server.seating import new_id
from signoria.server.store import (
    ABANDONED,
    ENDED,
    EXPIRED,
    LETTERS,
    PLAYING,
    WAITING,
    CannotOpen,
    ChoiceRow,
    Progress,
    ResultRow,
    SeatRow,
    Store,
    TableRow,
    shard,
)
from signoria.server.store.schema import METADATA, SEATS
from signoria.server.store.store import upgrade
from signoria.server.story import begin
from signoria.server.tables import Tables
from tests.server.databases import by_hand
from tests.server.sample import a_commit, a_person, a_table, on

RESULTS = [ResultRow(0, 2, 17, {"cards": 12, "faith": 5}, False, 7), ResultRow(1, 1, 20, {"cards": 20}, True, 0)]


async def add_tables(store: Store, *tables: TableRow) -> TableRow:
    for table in tables:
        await store.add_table(table)
    return tables[0]


async def current_row(store: Store, table: TableRow) -> TableRow:
    row = await store.table(table.id)
    assert row is not None
    return row


# People


def test_somebody_is_found_by_the_hash_of_their_token_and_can_be_renamed(address: str) -> None:
    async def scenario(store: Store) -> None:
        anna, bruno = a_person("Anna"), a_person("Bruno")
        await store.add_person(anna)
        await store.add_person(bruno)
        assert await store.person_by_token(anna.token) == anna
        await store.rename(anna.id, "Annetta")
        assert await store.person_by_token(anna.token) == replace(anna, name="Annetta")
        assert await store.person_by_token(bruno.token) == bruno
        assert await store.person_by_token(b"nobody's") is None

    on(address, scenario)


# Tables


def test_a_table_comes_back_as_it_was_added(address: str) -> None:
    async def scenario(store: Store) -> None:
        seats = [
            SeatRow(0, "anna", "Anna", entropy=b"\0\xff" * 8),
            SeatRow(1, bot="greedy"),
            SeatRow(2),
            SeatRow(3, "b", "Ünï 字", conceded=True, abandon=True),
        ]
        table = a_table(settings={"seats": 4, "rich": True, "who": "x"}, clock=86400, listed=True, seats=seats)
        table = replace(table, created=2**41, changed=2**41 + 1, run_at=2**41 + 2, deadline=2**41 + 3, seed="open")
        await store.add_table(table)
        assert await store.table(table.id) == table
        assert await store.table(new_id()) is None
        assert await store.results([table.id]) == {}
        assert await store.choices(table.id) == []
        assert (await store.snapshot(table.id)).text == ""

    on(address, scenario)


def test_my_tables_are_those_i_sit_at_latest_first_without_expired_ones(address: str) -> None:
    async def scenario(store: Store) -> list[int]:
        for changed in (30, 10, 20):
            await store.add_table(a_table(("anna", "bruno"), changed=changed))
        await add_tables(store, a_table(("bruno", "carla"), changed=40), a_table(("anna",), changed=50, phase=EXPIRED))
        assert len(await store.tables_of("anna", 2)) == 2
        assert await store.tables_of("nobody", 10) == []
        return [table.changed for table in await store.tables_of("anna", 10)]

    assert on(address, scenario) == [30, 20, 10]


def test_tables_to_watch_are_listed_and_played(address: str) -> None:
    async def scenario(store: Store) -> list[tuple[str, int]]:
        for changed, phase in enumerate((WAITING, PLAYING, ENDED, ABANDONED, EXPIRED)):
            await add_tables(store, a_table(phase=phase, changed=changed, listed=True), a_table(phase=phase, changed=9))
        await add_tables(store, a_table(changed=7, listed=True))
        assert len(await store.tables_to_watch(1)) == 1
        return [(table.phase, table.changed) for table in await store.tables_to_watch(10)]

    assert on(address, scenario) == [(PLAYING, 7), (PLAYING, 1)]


def test_tables_to_join_are_listed_and_waiting_and_have_an_open_seat_for_somebody_else(address: str) -> None:
    async def scenario(store: Store) -> None:
        waiting = {"phase": WAITING, "listed": True}
        await add_tables(
            store,
            a_table(("anna", ""), changed=1, **waiting),
            a_table(("anna", "", ""), changed=3, **waiting),
            a_table(("bruno", ""), changed=2, **waiting),
            a_table(("anna", "carla"), changed=4, **waiting),
            with_bot(a_table(("anna", ""), changed=5, **waiting)),
            a_table(("anna", ""), changed=6, phase=WAITING),
            a_table(("anna", ""), changed=7, phase=PLAYING, listed=True),
            a_table(("anna", ""), changed=8, phase=EXPIRED, listed=True),
        )
        assert [table.changed for table in await store.tables_to_join("", 10)] == [3, 2, 1]
        assert [table.changed for table in await store.tables_to_join("bruno", 10)] == [3, 1]
        assert [table.changed for table in await store.tables_to_join("anna", 10)] == [2]
        assert [table.changed for table in await store.tables_to_join("bruno", 1)] == [3]

    on(address, scenario)


def with_bot(table: TableRow) -> TableRow:
    """Nobody can sit where a bot does."""
    return table.with_seat(replace(table.seats[-1], bot="greedy"))


def test_every_table_comes_once_page_by_page(address: str) -> None:
    async def scenario(store: Store) -> None:
        tables = [a_table() for _ in range(7)]
        await add_tables(store, *tables)
        ids, last = [], ""
        while page := await store.tables_after(last, 3):
            assert len(page) <= 3
            ids += [table.id for table in page]
            last = page[-1].id
        assert sorted(ids) == sorted(table.id for table in tables)

    on(address, scenario)


# Changing a table


def test_a_change_replaces_seats_and_phase_and_counts_one_revision_up(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(("anna", ""), phase=WAITING))
        begun = replace(table, phase=PLAYING, host="bruno", pending=3, run_at=7, deadline=8, changed=9, version=2)
        begun = replace(begun.with_seat(SeatRow(1, bot="random")), successor="next")
        assert await store.change(table, begun, start="the first snapshot")
        assert await current_row(store, table) == replace(begun, revision=table.revision + 1)
        snapshot = await store.snapshot(table.id)
        assert (snapshot.seq, snapshot.text) == (0, "the first snapshot")

    on(address, scenario)


def test_of_two_changes_of_the_same_table_one_is_made(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(("", ""), phase=WAITING))
        changes = [table.with_seat(SeatRow(0, name, name)) for name in ("anna", "bruno", "carla", "dario")]
        answers = await asyncio.gather(*[store.change(table, after) for after in changes])
        assert answers.count(True) == 1
        after = await current_row(store, table)
        assert after.seats == changes[answers.index(True)].seats
        assert after.revision == table.revision + 1

    on(address, scenario)


def test_a_change_after_a_choice_it_did_not_know_is_not_made(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        assert await store.commit(a_commit(table))
        ended = replace(table, phase=ENDED)
        assert not await store.change(table, ended, RESULTS)
        assert await store.results([table.id]) == {}
        assert (await current_row(store, table)).phase == PLAYING
        assert await store.change(replace(table, head=1), replace(ended, head=1), RESULTS)
        assert await store.results([table.id, "another"]) == {table.id: RESULTS}

    on(address, scenario)


def test_tables_nobody_came_to_are_let_go_so_many_at_a_time(address: str) -> None:
    async def scenario(store: Store) -> None:
        old = [a_table(phase=WAITING, changed=changed) for changed in (1, 2, 3)]
        unexpired = [a_table(phase=WAITING, changed=10), a_table(changed=1), a_table(changed=1, phase=ENDED)]
        await add_tables(store, *old, *unexpired)
        assert [await store.expire(10, 2) for _ in range(3)] == [2, 1, 0]
        for table in old:
            after = await current_row(store, table)
            assert (after.phase, after.revision) == (EXPIRED, table.revision + 1)
        assert [(await current_row(store, table)).phase for table in unexpired] == [WAITING, PLAYING, ENDED]

    on(address, scenario)


def test_progress_says_how_far_tables_have_come(address: str) -> None:
    async def scenario(store: Store) -> None:
        one, other = a_table(revision=3), a_table(head=5)
        await add_tables(store, one, other)
        assert await store.commit(a_commit(one, "a", "b"))
        assert (await store.say(other.id, a_person(), "hello", 5)).number == 1
        ids = [one.id, other.id, *[new_id() for _ in range(1200)]]
        assert await store.progress(ids) == {one.id: Progress(2, 3, 0), other.id: Progress(5, 1, 1)}
        assert await store.progress([]) == {}

    on(address, scenario)


# Keeping choices


def test_choices_of_one_message_are_kept_in_order_with_all_that_follows(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        first = a_commit(table, "take:row.1", "store:1", pending=3, deadline=50, run_at=60, at=70)
        assert await store.commit(first) is True
        after = await current_row(store, table)
        assert after == replace(table, head=2, pending=3, deadline=50, run_at=60, changed=70)
        assert await store.commit(a_commit(after, "end", at=80, key="order:0:2")) is True
        rows = [ChoiceRow(n, 0, code, 70, first.key) for n, code in ((1, "take:row.1"), (2, "store:1"))]
        rows.append(ChoiceRow(3, 0, "end", 80, "order:0:2"))
        assert [choice.ordered for choice in rows] == [False, False, True]
        assert await store.choices(table.id) == rows
        assert await store.choices(table.id, 1) == rows[1:]
        assert await store.choices(table.id, 0, 2) == rows[:2]
        assert await store.choices(table.id, 1, 2) == rows[1:2]
        assert await store.choices_under(table.id, first.key) == rows[:2]
        assert await store.choices_under(table.id, "unknown") == []

    on(address, scenario)


async def nothing_kept(store: Store, table: TableRow) -> None:
    """A refused commit leaves no trace."""
    assert await store.choices(table.id) == []
    assert await store.results([table.id]) == {}
    assert await current_row(store, table) == table


def test_choices_made_on_an_old_head_are_not_kept(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        assert await store.commit(a_commit(table, after=1)) is False
        await nothing_kept(store, table)
        assert await store.commit(a_commit(table)) is True
        assert await store.commit(a_commit(table, phase=ENDED, results=RESULTS)) is False
        assert len(await store.choices(table.id)) == 1
        assert await store.results([table.id]) == {}

    on(address, scenario)


def test_choices_made_on_an_old_revision_are_not_kept(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        for revision in (0, 2):
            assert await store.commit(a_commit(table, revision=revision)) is False
        await nothing_kept(store, table)

    on(address, scenario)


@pytest.mark.parametrize("phase", [WAITING, ENDED, ABANDONED, EXPIRED])
def test_choices_where_no_match_is_on_are_not_kept(address: str, phase: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(phase=phase))
        assert await store.commit(a_commit(table)) is False
        await nothing_kept(store, table)
        assert await store.commit(a_commit(a_table())) is False, "a table that is not there"

    on(address, scenario)


def test_a_key_is_used_once_at_a_table_and_may_be_used_at_another(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        assert await store.commit(a_commit(table, "a", "b", key="the same key")) is True
        after = await current_row(store, table)
        assert await store.commit(a_commit(after, "c", key="the same key", pending=7)) is None
        assert await current_row(store, table) == after
        assert [row.code for row in await store.choices(table.id)] == ["a", "b"]
        other = await add_tables(store, a_table())
        assert await store.commit(a_commit(other, key="the same key")) is True

    on(address, scenario)


def test_a_worker_that_was_fenced_off_keeps_nothing(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(run_at=1))
        (old,) = await store.claim(10, 20, 5)
        (new,) = await store.claim(20, 30, 5)
        assert (old.fence, new.fence) == (1, 2)
        assert await store.commit(a_commit(table, fence=old.fence)) is False
        assert await store.choices(table.id) == []
        assert await store.commit(a_commit(table, fence=new.fence)) is True

    on(address, scenario)


def test_a_person_is_not_fenced_off(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(run_at=1))
        await store.claim(10, 20, 5)
        assert await store.commit(a_commit(table)) is True

    on(address, scenario)


def test_results_and_snapshot_are_kept_with_the_choice_that_brought_them(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        assert await store.commit(a_commit(table, "a", "b", snapshot="{}", pending=0)) is True
        snapshot = await store.snapshot(table.id)
        assert (snapshot.seq, snapshot.text) == (2, "{}")
        table = await current_row(store, table)
        assert await store.commit(a_commit(table, "c", phase=ENDED, results=RESULTS, pending=0)) is True
        assert await store.results([table.id]) == {table.id: RESULTS}
        assert (await current_row(store, table)).over
        assert (await store.snapshot(table.id)).seq == 2, "without a new snapshot the old one stays"

    on(address, scenario)


def test_of_many_commits_on_one_head_exactly_one_is_kept(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        for _ in range(5):
            table = await current_row(store, table)
            answers = await asyncio.gather(*[store.commit(a_commit(table, f"c{n}", f"d{n}")) for n in range(8)])
            assert answers.count(True) == 1
            assert answers.count(False) == 7
        rows = await store.choices(table.id)
        assert [row.seq for row in rows] == list(range(1, 11))
        assert all(one.code[1:] == two.code[1:] for one, two in zip(rows[::2], rows[1::2], strict=True))

    on(address, scenario)


def test_a_log_longer_than_a_page_comes_whole(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(), a_table())
        for _ in range(8):
            assert await store.commit(a_commit(table, *[f"code:{n}" for n in range(141)]))
            table = replace(table, head=table.head + 141)
        assert [row.seq for row in await store.choices(table.id)] == list(range(1, 1129))
        assert [row.seq for row in await store.choices(table.id, 100, 1100)] == list(range(101, 1101))
        assert [row.seq for row in await store.choices(table.id, 128)] == list(range(129, 1129)), "two full pages"
        assert await store.choices(table.id, 1128) == []

    on(address, scenario)


def test_what_people_write_is_kept_letter_by_letter(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table())
        odd = "'; DROP TABLE choices; -- \\ \" ☃ 🂡 $1 ? :x %s"
        assert await store.commit(a_commit(table, odd, key=odd)) is True
        assert [row.code for row in await store.choices_under(table.id, odd)] == [odd]

    on(address, scenario)


# Claiming work


def test_only_tables_that_are_due_are_claimed_the_longest_waiting_first(address: str) -> None:
    async def scenario(store: Store) -> list[str]:
        due = [a_table(run_at=run_at) for run_at in (7, 10, 3)]
        await add_tables(store, *due, a_table(run_at=11), a_table(run_at=0))
        assert await store.claim(2, 100, 10) == []
        assert [claim.table for claim in await store.claim(10, 100, 1)] == [due[2].id]
        return sorted(claim.table for claim in await store.claim(10, 100, 10)) + sorted(t.id for t in due[:2])

    ids = on(address, scenario)
    assert ids[:2] == ids[2:]


def test_a_lease_keeps_others_away_until_it_runs_out(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(run_at=1))
        assert [claim.fence for claim in await store.claim(10, 40, 5)] == [1]
        assert await store.claim(39, 70, 5) == []
        assert [claim.fence for claim in await store.claim(40, 70, 5)] == [2]
        assert (await current_row(store, table)).fence == 2

    on(address, scenario)


def test_a_choice_that_was_kept_ends_the_lease(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_tables(store, a_table(run_at=1))
        await store.claim(10, 40, 5)
        assert await store.commit(a_commit(table, run_at=11, fence=1))
        assert [claim.table for claim in await store.claim(12, 40, 5)] == [table.id]

    on(address, scenario)


def test_two_claimers_never_get_the_same_table_and_none_is_forgotten(address: str) -> None:
    async def claimer(mine: Store) -> list[str]:
        ids: list[str] = []
        while claims := await mine.claim(10, 100, 3):
            assert len(claims) <= 3
            ids += [claim.table for claim in claims]
        return ids

    async def scenario(store: Store) -> None:
        tables = [a_table(run_at=1 + n % 3) for n in range(40)]
        await add_tables(store, *tables)
        others = [await Store.open(address) for _ in range(2)]
        try:
            claimed_ids = await asyncio.gather(*[claimer(mine) for mine in (store, *others, store)])
        finally:
            for other in others:
                await other.close()
        counted = Counter(table for some in claimed_ids for table in some)
        # SKIP LOCKED may leave a table that somebody else was looking at; it is claimed the next time.
        counted.update(claim.table for claim in await store.claim(10, 100, 50))
        assert counted == Counter(table.id for table in tables)

    on(address, scenario)


def test_no_more_is_claimed_than_asked_for_however_few_tables_the_planner_expects(address: str) -> None:
    async def scenario(store: Store) -> None:
        await add_tables(store, a_table(run_at=1))
        async with store.engine.begin() as connection:
            await connection.execute(text("ANALYZE"))
        await add_tables(store, *[a_table(run_at=1 + n % 3) for n in range(40)])
        assert len(await store.claim(10, 100, 3)) == 3

    on(address, scenario)


# Snapshots


def test_a_snapshot_is_written_anew_when_its_tail_is_too_long_and_opens_as_the_same_match(address: str) -> None:
    async def scenario(store: Store) -> None:
        row = await current_row(
            store, await add_tables(store, a_table(("anna", "bruno", "carla"), revision=0, seed="long"))
        )
        assert await store.change(row, row, start=snapshot_text(begin(row)))
        row = await current_row(store, row)
        live, random = await Live.open(store, row), Random(5)
        written = [0]
        while live.match.pending:
            decision = random.choice(live.match.pending)
            attempt = live.attempt(decision.seat, [random.choice(decision.options).code], os.urandom(8).hex(), 5)
            assert await store.commit(attempt.commit) is True
            live.adopt(attempt, decision.seat)
            snapshot = await store.snapshot(row.id)
            assert live.head - snapshot.seq <= LONGEST_TAIL
            assert json.loads(snapshot.text)["log"] == []
            if snapshot.seq != written[-1]:
                written.append(snapshot.seq)
            again = await Live.open(store, await current_row(store, row))
            assert (again.head, again.match.digest()) == (live.head, live.match.digest())
        assert written == [n * (LONGEST_TAIL + 1) for n in range(len(written))]
        assert len(written) > 2

    on(address, scenario)


class Quiet:
    """Nobody else is there to hear of a change."""

    async def publish(self, table_id: str, progress: Progress) -> None:
        """Nothing to do."""


def test_of_two_processes_that_choose_at_once_one_is_told_that_the_match_moved_on(address: str) -> None:
    async def scenario(store: Store) -> None:
        row = await current_row(store, await add_tables(store, a_table(("anna",), revision=0)))
        assert await store.change(row, row, start=snapshot_text(begin(row)))
        both = [Tables(store, Quiet()), Tables(store, Quiet())]
        options = (await both[0].live(row.id)).match.pending[0].options
        await both[1].live(row.id)
        outcomes = await asyncio.gather(
            *[tables.choose(row.id, 0, [options[n].code], 0, f"a key {n}") for n, tables in enumerate(both)],
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"]
        assert any(isinstance(outcome, Stale) for outcome in outcomes)
        assert len(await store.choices(row.id)) == 1

    on(address, scenario)


# The shape of the database


def test_the_migrations_lead_to_the_schema_that_the_code_speaks_of(address: str) -> None:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def scenario(store: Store) -> list[object]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(compare)

    assert on(address, scenario) == []


def test_a_column_that_the_migrations_forgot_would_be_found(address: str) -> None:
    def compare(connection: Connection) -> list[object]:
        connection.execute(text("ALTER TABLE people ADD COLUMN forgotten INTEGER"))
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def scenario(store: Store) -> list[object]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(compare)

    assert len(on(address, scenario)) == 1


def test_opening_a_database_again_changes_nothing(address: str) -> None:
    table = a_table()

    async def add(store: Store) -> None:
        await store.add_table(table)

    async def read(store: Store) -> TableRow | None:
        return await store.table(table.id)

    on(address, add)
    assert on(address, read) == table


def test_a_match_of_the_first_schema_is_there_after_an_upgrade(address: str) -> None:
    table = a_table()
    result_columns = ("table_id", "seat", "rank", "total", "parts", "conceded")

    def keep(connection: Connection) -> None:
        upgrade(connection, "0001")
        since = ("seats", "pause", "last_remark")
        values = {name: getattr(table, name) for name in TableRow.__dataclass_fields__ if name not in since}
        values |= {"settings": json.dumps(table.settings), "lease": 0, "snapshot": "", "snapshot_at": 0}
        columns = ", ".join(values), ", ".join(f":{name}" for name in values)
        connection.execute(text(f"INSERT INTO tables ({columns[0]}) VALUES ({columns[1]})"), values)
        connection.execute(insert(SEATS), [asdict(seat) | {"table_id": table.id} for seat in table.seats])
        rows = [{**row.columns(), "table_id": table.id} for row in RESULTS]
        columns = ", ".join(result_columns), ", ".join(f":{name}" for name in result_columns)
        connection.execute(text(f"INSERT INTO results ({columns[0]}) VALUES ({columns[1]})"), rows)

    async def read(store: Store) -> tuple[TableRow | None, list[ResultRow]]:
        return await store.table(table.id), (await store.results([table.id]))[table.id]

    asyncio.run(by_hand(address, keep))
    assert on(address, read) == (table, [replace(row, tie=0) for row in RESULTS])


def test_a_migration_that_was_cut_off_leaves_nothing_behind(address: str) -> None:
    asyncio.run(by_hand(address, upgrade, keep=False))
    assert asyncio.run(by_hand(address, lambda sync: inspect_database(sync).get_table_names())) == []


def test_a_database_we_do_not_know_is_refused_in_words() -> None:
    async def scenario(_store: Store) -> None:
        """Nothing: it does not come that far."""

    with pytest.raises(CannotOpen, match="mysql is not a database we know"):
        on("mysql://127.0.0.1/x", scenario)


def test_no_statement_changes_or_deletes_a_choice() -> None:
    folder = Path(inspect.getfile(store_room)).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert "INSERT INTO choices" in source
    forbidden = (
        r"update\W+choices|\bdelete\b|replace\s+into|\btruncate\b|\bdrop\s+(?!trigger)|on\s+conflict|\balter\s+table"
    )
    assert re.findall(forbidden, source, re.IGNORECASE) == []


def test_every_id_begins_with_its_shard_and_shards_are_used_evenly() -> None:
    counted = Counter(shard(new_id()) for _ in range(6400))
    assert set(counted) == set(range(64))
    assert max(counted.values()) < 200
    assert [shard(letter) for letter in LETTERS] == list(range(64))


def test_a_match_that_older_rules_saved_is_replayed_from_its_log(address: str) -> None:
    """The snapshot is for speed only: the log alone leads to the same match."""

    async def scenario(store: Store) -> None:
        row = await current_row(store, await add_tables(store, a_table(revision=0)))
        match = Match.begin(game("masters"), row.settings, row.seal.seed, row.version)
        strange = json.loads(snapshot_text(match)) | {"written": 0, "barrier": "of another time"}
        assert await store.change(row, row, start=json.dumps(strange))
        row = await current_row(store, row)
        code = match.pending[0].options[0].code
        assert await store.commit(a_commit(row, code))
        match.choose(0, code)
        live = await Live.open(store, await current_row(store, row))
        assert (live.head, live.match.digest()) == (1, match.digest())

    on(address, scenario)
