"""All SQL, and nothing else: one interface over SQLite and PostgreSQL."""

from signoria.server.store.rows import (
    ABANDONED,
    ENDED,
    EXPIRED,
    LETTERS,
    PLAYING,
    WAITING,
    ChoiceRow,
    Claim,
    Commit,
    PersonRow,
    ResultRow,
    SeatRow,
    Snapshot,
    TableRow,
    shard,
)
from signoria.server.store.store import CannotOpen, Store

__all__ = [
    "ABANDONED",
    "ENDED",
    "EXPIRED",
    "LETTERS",
    "PLAYING",
    "WAITING",
    "CannotOpen",
    "ChoiceRow",
    "Claim",
    "Commit",
    "PersonRow",
    "ResultRow",
    "SeatRow",
    "Snapshot",
    "Store",
    "TableRow",
    "shard",
]
