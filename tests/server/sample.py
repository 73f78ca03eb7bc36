"""Rows to put into a store: a person, a table, choices; each test says only what matters to it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from signoria.server.people import token_hash
from signoria.server.seating import new_id
from signoria.server.store import PLAYING, Commit, PersonRow, SeatRow, Store, TableRow

T = TypeVar("T")


def on(address: str, scenario: Callable[[Store], Awaitable[T]]) -> T:
    """What a scenario finds on the store at an address."""

    async def run() -> T:
        store = await Store.open(address)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(run())


def a_person(name: str = "Anna") -> PersonRow:
    return PersonRow(new_id(), name, token_hash(os.urandom(8).hex()), 1000)


def a_table(people: tuple[str, ...] = ("anna", "bruno"), **more: Any) -> TableRow:
    """A match that is on, at its first question; "" is an open seat."""
    seats = [SeatRow(seat, person, person.title(), entropy=b"e" * 16) for seat, person in enumerate(people)]
    values: dict[str, Any] = {
        "id": new_id(),
        "game": "masters",
        "version": 1,
        "settings": {"seats": len(people)},
        "host": people[0],
        "phase": PLAYING,
        "revision": 1,
        "listed": False,
        "clock": 0,
        "pause": 0,
        "secret": os.urandom(32),
        "seed": "",
        "successor": "",
        "created": 1000,
        "changed": 1000,
        "head": 0,
        "pending": 1,
        "deadline": 0,
        "run_at": 0,
        "fence": 0,
        "last_remark": 0,
        "seats": seats,
    }
    return TableRow(**values | more)


def a_commit(table: TableRow, *codes: str, **more: Any) -> Commit:
    """The next choices of a table's first seat, made on the table as this row shows it."""
    values: dict[str, Any] = {
        "table": table.id,
        "after": table.head,
        "revision": table.revision,
        "key": os.urandom(8).hex(),
        "choices": [(0, code) for code in codes or ("take:row.1",)],
        "at": 2000,
        "pending": 2,
        "deadline": 0,
        "run_at": 0,
        "phase": PLAYING,
    }
    return Commit(**values | more)
