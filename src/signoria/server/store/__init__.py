"""All SQL, and nothing else: one interface over SQLite and PostgreSQL."""

from signoria.server.store.rows import (
    ABANDONED,
    BY_ORDER,
    ENDED,
    EXPIRED,
    LETTERS,
    PLAYING,
    WAITING,
    ChoiceRow,
    Claim,
    Commit,
    OrdersRow,
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
    "BY_ORDER",
    "ENDED",
    "EXPIRED",
    "LETTERS",
    "PLAYING",
    "WAITING",
    "CannotOpen",
    "ChoiceRow",
    "Claim",
    "Commit",
    "OrdersRow",
    "PersonRow",
    "ResultRow",
    "SeatRow",
    "Snapshot",
    "Store",
    "TableRow",
    "shard",
]
