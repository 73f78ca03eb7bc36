"""An event stream as a program reads it: kind, id and message, one after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.server.guest import Guest


@dataclass(frozen=True)
class Event:
    """One event; id is "" for those that a reader cannot go on from."""

    kind: str
    id: str
    message: Any


@contextmanager
def events(guest: Guest, table: str, last: int | str | None = None, patience: float = 30) -> Iterator[Iterator[Event]]:
    """The events of a table, from the one after last."""
    headers = {} if last is None else {"last-event-id": str(last)}
    path = f"/api/tables/{table}/events"
    with guest.http.stream("GET", path, headers=headers, timeout=patience) as answer:
        assert answer.status_code == 200
        yield parsed(answer.iter_lines())


def parsed(lines: Iterator[str]) -> Iterator[Event]:
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif fields:
            yield Event(fields["event"], fields.get("id", ""), json.loads(fields["data"]))
            fields = {}
