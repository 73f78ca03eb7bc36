"""Databases of the tests' own: a fresh file, or a fresh database on the PostgreSQL that runs here."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import asyncpg

#: Where PostgreSQL listens; the tests make databases of their own there and drop them again.
POSTGRESQL = os.environ.get("SIGNORIA_TEST_POSTGRESQL", "postgresql://127.0.0.1:5432")
NATS = os.environ.get("SIGNORIA_TEST_NATS", "nats://127.0.0.1:4222")
KINDS = ("sqlite", "postgresql")


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


def administer(statement: str) -> None:
    """In a thread of its own, because a test may already run inside an event loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_administer(statement))).result()


async def _administer(statement: str) -> None:
    connection = await asyncpg.connect(f"{POSTGRESQL}/postgres")
    await connection.execute(statement)
    await connection.close()
