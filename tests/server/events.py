"""An event stream as a program reads it: kind, id and message, one after the other."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.server.patience import PATIENCE


@dataclass(frozen=True)
class Event:
    """One event; id is "" for those that a reader cannot go on from."""

    kind: str
    id: str
    message: Any


def parse_events(lines: Iterator[str]) -> Iterator[Event]:
    """Events as they come, for as long as anybody should wait for one."""
    fields: dict[str, str] = {}
    until = time.monotonic() + PATIENCE
    for line in lines:
        assert time.monotonic() < until, "what the test waits for does not come"
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif fields:
            yield Event(fields["event"], fields.get("id", ""), json.loads(fields["data"]))
            fields = {}
