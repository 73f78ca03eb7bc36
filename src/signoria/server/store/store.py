"""The store: everything the server remembers, behind one interface over SQLite and PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Protocol

from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Row, case, event, exists, func, insert, make_url, select, text, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from signoria.kernel.core import Seat
from signoria.server.store.postgresql import PostgresqlPath
from signoria.server.store.rows import (
    ABANDONED,
    ENDED,
    EXPIRED,
    PLAYING,
    WAITING,
    ChoiceRow,
    Claim,
    Commit,
    OrdersRow,
    PersonRow,
    Progress,
    RemarkRow,
    ResultRow,
    SeatRow,
    Snapshot,
    TableRow,
)
from signoria.server.store.schema import CHOICES, ORDERS, PEOPLE, REMARKS, RESULTS, SEATS, TABLES
from signoria.server.store.sqlite import SqlitePath

MIGRATIONS: Final = Path(__file__).parent / "migrations"
#: Connections to a database, and how many rows any question may bring.
CONNECTIONS: Final = 10
AT_MOST: Final = 500
#: The columns of a table that make a TableRow.
TABLE_COLUMNS: Final = [TABLES.c[name] for name in TableRow.__dataclass_fields__ if name != "seats"]
#: The columns of a choice that make a ChoiceRow, and of a remark that make a RemarkRow.
CHOICE_COLUMNS: Final = [CHOICES.c[name] for name in ChoiceRow.__dataclass_fields__]
REMARK_COLUMNS: Final = [REMARKS.c[name] for name in RemarkRow.__dataclass_fields__]


#: The phases of tables that somebody may still want to see.
NOT_EXPIRED: Final = (WAITING, PLAYING, ENDED, ABANDONED)


class CannotOpen(ValueError):
    """There is no such database, or not one we know how to use."""


class HotPath(Protocol):
    """What each dialect writes for itself."""

    async def commit(self, commit: Commit) -> bool | None: ...
    async def claim(self, now: int, until: int, limit: int) -> list[Claim]: ...
    async def close(self) -> None: ...


class Store:
    """People, tables, choices, remarks and results. Choices are never changed and never deleted."""

    def __init__(self, engine: AsyncEngine, path: HotPath) -> None:
        self.engine = engine
        self.path = path

    @classmethod
    async def open(cls, address: str) -> Store:
        """Connect, and bring the database to the shape this version needs."""
        url = make_url(address)
        match url.get_backend_name():
            case "sqlite":
                engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"))
                event.listen(engine.sync_engine, "connect", prepare_sqlite)
                path: HotPath = SqlitePath(engine)
            case "postgresql":
                engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_size=CONNECTIONS)
                plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
                path = await PostgresqlPath.open(plain, CONNECTIONS)
            case other:
                raise CannotOpen(f"{other} is not a database we know; give sqlite:///FILE or postgresql://HOST/NAME")
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        return cls(engine, path)

    async def close(self) -> None:
        await self.path.close()
        await self.engine.dispose()

    async def alive(self) -> None:
        """Fails if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # The hot path

    async def commit(self, commit: Commit) -> bool | None:
        """True: kept; False: the match or the table has moved on; None: the key has been used before."""
        return await self.path.commit(commit)

    async def claim(self, now: int, until: int, limit: int) -> list[Claim]:
        """Tables where a worker must act, leased to the caller; each claim fences off the one before."""
        return await self.path.claim(now, until, limit)

    async def free_claims(self) -> None:
        """Let work be claimed anew that a process held which is no more."""
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.run_at > 0, TABLES.c.lease > 0).values(lease=0))

    # People

    async def add_person(self, person: PersonRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(**asdict(person)))

    async def person_by_token(self, token: bytes) -> PersonRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.token == token))).one_or_none()
        return PersonRow(**row._mapping) if row else None

    async def rename(self, person: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    # Tables

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table; one with the same id that is there already stays as it is."""
        values = {name: getattr(table, name) for name in TableRow.__dataclass_fields__ if name != "seats"}
        values |= {"settings": json.dumps(table.settings), "lease": 0, "snapshot": "", "snapshot_at": 0}
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(insert(TABLES).values(**values))
                await connection.execute(insert(SEATS), [asdict(seat) | {"table_id": table.id} for seat in table.seats])

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._tables(select(*TABLE_COLUMNS).where(TABLES.c.id == table_id))
        return rows[0] if rows else None

    async def tables_of(self, person: str, limit: int, phases: Sequence[str] = NOT_EXPIRED) -> list[TableRow]:
        """Where somebody sits, the latest change first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        here = TABLES.c.id.in_(mine) & TABLES.c.phase.in_(phases)
        return await self._tables(select(*TABLE_COLUMNS).where(here).order_by(TABLES.c.changed.desc()).limit(limit))

    async def tables_to_join(self, person: str, limit: int) -> list[TableRow]:
        """Where somebody may still sit down and does not sit yet, the latest change first."""
        here = SEATS.c.table_id == TABLES.c.id
        is_open = exists().where(here, SEATS.c.person == "", SEATS.c.bot == "")
        is_mine = exists().where(here, SEATS.c.person == person, SEATS.c.person != "")
        return await self._listed(WAITING, limit, is_open, ~is_mine)

    async def tables_to_watch(self, limit: int) -> list[TableRow]:
        """Where a match is played that everybody may find, the latest change first."""
        return await self._listed(PLAYING, limit)

    async def _listed(self, phase: str, limit: int, *conditions: ColumnElement[bool]) -> list[TableRow]:
        listed = select(*TABLE_COLUMNS).where(TABLES.c.listed, TABLES.c.phase == phase, *conditions)
        return await self._tables(listed.order_by(TABLES.c.changed.desc()).limit(limit))

    async def tables_after(self, table_id: str, limit: int) -> list[TableRow]:
        """Every table in the order of ids, one page."""
        return await self._tables(
            select(*TABLE_COLUMNS).where(TABLES.c.id > table_id).order_by(TABLES.c.id).limit(limit)
        )

    async def change(
        self, before: TableRow, after: TableRow, results: Sequence[ResultRow] = (), start: str = ""
    ) -> bool:
        """Replace what a table is apart from its match, unless somebody else has changed it since.

        start: the first snapshot of a match that begins with this.
        """
        fields = ("phase", "host", "successor", "changed", "head", "pending", "deadline", "run_at", "version")
        values: dict[str, object] = {name: getattr(after, name) for name in fields}
        values["revision"] = before.revision + 1
        if start:
            values["snapshot"] = start
        untouched = (TABLES.c.id == before.id) & (TABLES.c.revision == before.revision) & (TABLES.c.head == before.head)
        async with self.engine.begin() as connection:
            moved = await connection.execute(update(TABLES).where(untouched).values(**values))
            if moved.rowcount != 1:
                return False
            for old, new in zip(before.seats, after.seats, strict=True):
                if old != new:
                    here = (SEATS.c.table_id == before.id) & (SEATS.c.seat == new.seat)
                    await connection.execute(update(SEATS).where(here).values(**asdict(new)))
            if results:
                rows = [row.columns() | {"table_id": before.id} for row in results]
                await connection.execute(insert(RESULTS), rows)
        return True

    async def expire(self, before: int, limit: int) -> int:
        """Let go of tables where nothing has happened since before and no match has begun."""
        stale = select(TABLES.c.id).where(TABLES.c.phase == WAITING, TABLES.c.changed < before).limit(limit)
        values = {"phase": EXPIRED, "revision": TABLES.c.revision + 1}
        async with self.engine.begin() as connection:
            return (await connection.execute(update(TABLES).where(TABLES.c.id.in_(stale)).values(values))).rowcount

    # Matches

    async def snapshot(self, table_id: str) -> Snapshot:
        query = select(TABLES.c.snapshot_at, TABLES.c.snapshot).where(TABLES.c.id == table_id)
        async with self.engine.connect() as connection:
            return Snapshot(*(await connection.execute(query)).one())

    async def choices(self, table_id: str, after: int = 0, until: int = 2**31 - 1) -> list[ChoiceRow]:
        """The entries of a log after one and until another, page by page."""
        entries: list[ChoiceRow] = []
        async with self.engine.connect() as connection:
            while True:
                here = (CHOICES.c.table_id == table_id) & (CHOICES.c.seq > after) & (CHOICES.c.seq <= until)
                page = await connection.execute(
                    select(*CHOICE_COLUMNS).where(here).order_by(CHOICES.c.seq).limit(AT_MOST)
                )
                rows = [ChoiceRow(*row) for row in page.all()]
                entries += rows
                if len(rows) < AT_MOST:
                    return entries
                after = rows[-1].seq

    async def choices_under(self, table_id: str, key: str) -> list[ChoiceRow]:
        """What was kept under a key."""
        query = select(*CHOICE_COLUMNS).order_by(CHOICES.c.seq)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(CHOICES.c.table_id == table_id, CHOICES.c.key == key))
            return [ChoiceRow(*row) for row in rows.all()]

    # Orders

    async def give_orders(self, table_id: str, seat: Seat, text: str, at: int, run_at: int) -> None:
        """Keep what a seat orders from now on; a worker who obeys what it ordered before is too late."""
        here = TABLES.c.id == table_id
        due = case((TABLES.c.run_at.between(1, run_at), TABLES.c.run_at), else_=run_at)
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(here).values(fence=TABLES.c.fence + 1, lease=0, run_at=due))
            head = select(TABLES.c.head).where(here).scalar_subquery()
            mine = (ORDERS.c.table_id == table_id) & (ORDERS.c.seat == seat)
            number = select(func.coalesce(func.max(ORDERS.c.number), 0) + 1).where(mine).scalar_subquery()
            values = {"table_id": table_id, "seat": seat, "number": number, "after": head, "at": at, "text": text}
            await connection.execute(insert(ORDERS).values(values))

    async def orders(self, table_id: str) -> list[OrdersRow]:
        """All that was ordered at a table, in the order it was."""
        columns = (ORDERS.c.seat, ORDERS.c.number, ORDERS.c.after, ORDERS.c.at, ORDERS.c.text)
        query = select(*columns).where(ORDERS.c.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(ORDERS.c.after, ORDERS.c.at, ORDERS.c.number))
            return [OrdersRow(*row) for row in rows.all()]

    async def rest(self, claim: Claim, row: TableRow) -> None:
        """A worker found nothing to do before the clock runs out, at a table that is still as it was seen."""
        same = (TABLES.c.head == row.head) & (TABLES.c.revision == row.revision)
        claimed = (TABLES.c.id == claim.table) & (TABLES.c.fence == claim.fence) & same
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(claimed).values(run_at=row.deadline, lease=0))

    # Talk

    async def say(self, table_id: str, person: PersonRow, text: str, at: int) -> RemarkRow:
        """Keep what somebody says at a table; nothing else there changes, so that no choice need be tried anew."""
        last = TABLES.c.last_remark
        counted = update(TABLES).where(TABLES.c.id == table_id).values(last_remark=last + 1).returning(last)
        async with self.engine.begin() as connection:
            number = (await connection.execute(counted)).scalar_one()
            remark = RemarkRow(number, person.id, person.name, at, text)
            await connection.execute(insert(REMARKS).values(table_id=table_id, **asdict(remark)))
        return remark

    async def remarks(self, table_id: str, after: int) -> list[RemarkRow]:
        """What was said at a table after one of its remarks."""
        here = (REMARKS.c.table_id == table_id) & (REMARKS.c.number > after)
        query = select(*REMARK_COLUMNS).where(here).order_by(REMARKS.c.number).limit(AT_MOST)
        async with self.engine.connect() as connection:
            return [RemarkRow(*row) for row in (await connection.execute(query)).all()]

    async def results(self, table_ids: Iterable[str]) -> dict[str, list[ResultRow]]:
        results: dict[str, list[ResultRow]] = {}
        query = select(RESULTS).where(RESULTS.c.table_id.in_(list(table_ids))).order_by(RESULTS.c.seat)
        async with self.engine.connect() as connection:
            for row in (await connection.execute(query)).all():
                parts = json.loads(row.parts)
                result = ResultRow(row.seat, row.rank, row.total, parts, bool(row.conceded), row.tie)
                results.setdefault(row.table_id, []).append(result)
        return results

    async def progress(self, table_ids: Sequence[str]) -> dict[str, Progress]:
        """How far tables have come."""
        progress: dict[str, Progress] = {}
        columns = (TABLES.c.id, *[TABLES.c[name] for name in Progress._fields])
        async with self.engine.connect() as connection:
            for start in range(0, len(table_ids), AT_MOST):
                some = list(table_ids[start : start + AT_MOST])
                for table, *reached in (await connection.execute(select(*columns).where(TABLES.c.id.in_(some)))).all():
                    progress[table] = Progress(*reached)
        return progress

    async def _tables(self, query: Any) -> list[TableRow]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            order = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
            seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
            for row in (await connection.execute(order)).all() if ids else []:
                values = dict(row._mapping)
                seats[values.pop("table_id")].append(SeatRow(**values))
        return [_table_row(row, seats[row.id]) for row in rows]


def _table_row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    values = dict(row._mapping)
    return TableRow(**values | {"settings": json.loads(values["settings"]), "seats": seats})


def prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Readers beside one writer, and nothing acknowledged before it is on the disk."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 20000"):
        connection.cursor().execute(f"PRAGMA {pragma}")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that this database lacks."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7361)"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's sqlite3 begins nothing before CREATE TABLE
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
