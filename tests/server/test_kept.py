"""A database that an older version wrote goes on: what it keeps in another shape is replayed from the choices."""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, insert

from signoria.kernel.match import UNDO
from signoria.registry import games
from signoria.server.live import Live
from signoria.server.store import ENDED, Store
from signoria.server.store.schema import METADATA
from signoria.server.store.store import upgrade
from signoria.server.story import begin, take
from signoria.server.upgrade import REPLAYED, Verdict, verdicts
from tests.server.databases import by_hand
from tests.server.sample import on
from tests.server.serving import SIGNORIA

#: Row by row as an older version left them, in the middle of matches and after their end; bytes are in hex.
ROWS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "kept" / "rows.json").read_text(encoding="utf-8")
)


@pytest.fixture
def old_database(address: str) -> str:
    """The address of a database with these rows in it."""

    def fill(connection: Connection) -> None:
        upgrade(connection)
        for table in [table for table in METADATA.sorted_tables if table.name in ROWS]:  # others came later
            rows = [{name: value_of(table.c[name], value) for name, value in row.items()} for row in ROWS[table.name]]
            connection.execute(insert(table), rows)

    asyncio.run(by_hand(address, fill))
    return address


def value_of(column: Column[Any], value: Any) -> Any:
    """As a database takes it: SQLite, where these rows come from, knows neither yes nor no."""
    if isinstance(value, dict):
        return bytes.fromhex(value["hex"])
    return bool(value) if isinstance(column.type, Boolean) else value


def test_every_game_was_kept_with_a_snapshot_after_the_first() -> None:
    assert {row["game"] for row in ROWS["tables"] if row["snapshot_at"]} == set(games())
    assert ENDED in {row["phase"] for row in ROWS["tables"]}
    assert UNDO in {row["code"] for row in ROWS["choices"]}


def test_what_was_kept_in_another_shape_is_replayed(old_database: str) -> None:
    async def scenario(store: Store) -> list[Verdict]:
        return [verdict async for verdict in verdicts(store)]

    all_verdicts = on(old_database, scenario)
    assert {verdict.what for verdict in all_verdicts} == {REPLAYED}
    assert len(all_verdicts) == len(ROWS["tables"])


def test_the_check_before_an_upgrade_says_so(old_database: str) -> None:
    check = [SIGNORIA, "upgrade-check", "--database", old_database]
    completed = subprocess.run(check, check=True, capture_output=True, text=True)
    lines = completed.stdout.splitlines()
    assert lines[-1] == f"{len(lines) - 1} of {len(ROWS['tables'])} matches are good."
    assert all("its snapshot is of another shape" in line for line in lines[:-1])


def test_what_was_kept_goes_on(old_database: str) -> None:
    async def scenario(store: Store) -> int:
        went_on = 0
        for row in await store.tables_after("", 100):
            live = await Live.open(store, row)
            match = begin(row)
            for choice in await store.choices(row.id):
                take(match, choice)
            assert (live.head, live.match.digest()) == (row.head, match.digest())
            if live.match.pending:
                await play_on(store, live)
                went_on += 1
        return went_on

    assert on(old_database, scenario) == len([row for row in ROWS["tables"] if row["phase"] != ENDED])


async def play_on(store: Store, live: Live) -> None:
    """A few choices more, until a snapshot of today's shape is kept, which then opens at once."""
    random, before = Random(1), live.snapshot_at
    while live.match.pending and live.snapshot_at == before:
        decision = random.choice(live.match.pending)
        attempt = live.attempt(decision.seat, [random.choice(decision.options).code], f"on.{live.head}", 5000)
        assert await store.commit(attempt.commit)
        live.adopt(attempt, decision.seat)
    row = await store.table(live.row.id)
    assert row is not None
    again = await Live.open(store, row)
    assert (again.head, again.match.digest()) == (live.head, live.match.digest())
    written = json.loads((await store.snapshot(row.id)).text)["written"]
    assert written == live.match.game.written or not live.match.pending
