"""Databases of the tests' own: a fresh file, or a fresh database on the PostgreSQL that runs here."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

#: Where PostgreSQL listens; the tests make databases of their own there and drop them again.
POSTGRESQL = os.environ.get("SIGNORIA_TEST_POSTGRESQL", "postgresql://127.0.0.1:5432")
NATS = os.environ.get("SIGNORIA_TEST_NATS", "nats://127.0.0.1:4222")
KINDS = ("sqlite", "postgresql")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database, gone afterwards."""
    name = f"signoria_test_{os.urandom(6).hex()}"
    if kind == "sqlite":
        yield f"sqlite:///{folder / name}.db"
        return
    administer(f"CREATE DATABASE {name} TEMPLATE template0")  # of the other one somebody may be reading
    try:
        yield f"{POSTGRESQL}/{name}"
    finally:
        administer(f"DROP DATABASE {name} WITH (FORCE)")


async def by_hand(address: str, work: Callable[[Connection], T], keep: bool = True) -> T:
    """Something done to a database behind the store's back; keep: or taken back at the end."""
    engine = create_async_engine(make_url(address).set(drivername=DRIVERS[address.partition(":")[0]]))
    async with engine.connect() as connection:
        answer = await connection.run_sync(work)
        await (connection.commit() if keep else connection.rollback())
    await engine.dispose()
    return answer


def administer(statement: str) -> None:
    """In a thread of its own, because a test may already run inside an event loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_administer(statement))).result()


async def _administer(statement: str) -> None:
    connection = await asyncpg.connect(f"{POSTGRESQL}/postgres")
    await connection.execute(statement)
    await connection.close()
