"""What the store keeps, as plain rows; nobody outside the server ever gets one."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Final, NamedTuple

import msgspec

from signoria.kernel.core import Seat, Value
from signoria.kit.orders import Order
from signoria.record import Seal

#: The letters of an id: the place of the first one is the table's shard.
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

#: How the keys of choices begin that were made by order.
BY_ORDER: Final = "order:"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
ENDED: Final = "ended"
ABANDONED: Final = "abandoned"
EXPIRED: Final = "expired"


def shard(table_id: str) -> int:
    """Which of the 64 logical shards a table belongs to."""
    return LETTERS.index(table_id[0])


class Progress(NamedTuple):
    """How far a table has come: its match, everything else, and what is said there."""

    head: int
    revision: int
    last_remark: int


@dataclass(frozen=True)
class PersonRow:
    """Somebody who has been here; token is the hash of theirs."""

    id: str
    name: str
    token: bytes
    created: int


@dataclass(frozen=True)
class SeatRow:
    """A place at a table."""

    seat: Seat
    person: str = ""
    name: str = ""
    bot: str = ""
    entropy: bytes = b""
    conceded: bool = False
    abandon: bool = False

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def played_by_bot(self) -> bool:
        """A bot's own seat, or one that a bot plays on after a concession."""
        return bool(self.bot) or self.conceded

    def with_nobody(self, bot: str = "") -> SeatRow:
        return SeatRow(self.seat, bot=bot)


@dataclass(frozen=True)
class TableRow:
    """A table and who sits at it; the match itself is its choices."""

    id: str
    game: str
    version: int
    settings: dict[str, Value]
    host: str
    phase: str
    revision: int
    listed: bool
    clock: int
    pause: int
    secret: bytes
    seed: str
    successor: str
    created: int
    changed: int
    head: int
    pending: int
    deadline: int
    run_at: int
    fence: int
    last_remark: int
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def progress(self) -> Progress:
        return Progress(self.head, self.revision, self.last_remark)

    @property
    def over(self) -> bool:
        return self.phase in (ENDED, ABANDONED)

    @property
    def commitment(self) -> str:
        return self.seal.commitment

    @property
    def seal(self) -> Seal:
        return Seal(self.secret, [seat.entropy for seat in self.seats], self.seed)

    def time_up(self, now: int) -> int:
        """When the time for a turn that begins now is over; 0 without a clock."""
        return now + self.clock * 1000 if self.clock else 0

    def pending_seats(self) -> list[Seat]:
        return [seat for seat in range(len(self.seats)) if self.pending >> seat & 1]

    @property
    def people(self) -> list[Seat]:
        """The seats of people, also of those who have conceded."""
        return [row.seat for row in self.seats if row.person]

    def seat_of(self, person: str) -> Seat | None:
        """Where somebody sits; who has conceded only watches."""
        return next((row.seat for row in self.seats if person and row.person == person), None)

    def with_seat(self, row: SeatRow) -> TableRow:
        return replace(self, seats=[row if row.seat == old.seat else old for old in self.seats])


@dataclass(frozen=True)
class ChoiceRow:
    """One entry of a match's log."""

    seq: int
    seat: Seat
    code: str
    at: int
    key: str = ""

    @property
    def ordered(self) -> bool:
        """Whether a standing order made this choice."""
        return self.key.startswith(BY_ORDER)


@dataclass(frozen=True)
class OrdersRow:
    """What a seat ordered, in the place of all it had ordered before; after: the choice it was given after."""

    seat: Seat
    number: int
    after: int
    at: int
    text: str

    @property
    def orders(self) -> list[Order]:
        return msgspec.json.decode(self.text, type=list[Order])


@dataclass(frozen=True)
class RemarkRow:
    """What somebody said at a table, and what they were called then."""

    number: int
    person: str
    name: str
    at: int
    text: str


@dataclass(frozen=True)
class ResultRow:
    """How a seat came out when the match ended; tie: what decided between equal totals, 0 if nobody wrote it down."""

    seat: Seat
    rank: int
    total: int
    parts: dict[str, int]
    conceded: bool
    tie: int

    def columns(self) -> dict[str, object]:
        """As the database holds it."""
        return {**asdict(self), "parts": json.dumps(self.parts)}


@dataclass(frozen=True)
class Snapshot:
    """A match as it was saved after choice seq; text is empty before the first."""

    seq: int
    text: str


@dataclass(frozen=True)
class Commit:
    """Choices of one message and all that follows from them, kept by one statement or not at all.

    after and revision are what the choices were made on; fence: the worker's, 0 if it is not one.
    """

    table: str
    after: int
    revision: int
    key: str
    choices: list[tuple[Seat, str]]
    at: int
    pending: int
    deadline: int
    run_at: int
    phase: str
    snapshot: str = ""
    results: list[ResultRow] = field(default_factory=list)
    fence: int = 0

    @property
    def head(self) -> int:
        return self.after + len(self.choices)


@dataclass(frozen=True)
class Claim:
    """A table that a worker may work for until its lease runs out."""

    table: str
    fence: int
