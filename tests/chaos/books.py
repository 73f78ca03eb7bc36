"""What a database holds after everything, read without any of our own code, and held against the players' books."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import asyncpg

from tests.chaos.ledger import Ledger, Sent

TABLES = "SELECT id, phase, head, pending, snapshot_at FROM tables ORDER BY id"
CHOICES = "SELECT table_id, seq, seat, code, at, key, part FROM choices ORDER BY table_id, seq"
RESULTS = "SELECT table_id, count(*) FROM results GROUP BY table_id"
SEATS = "SELECT table_id, bot FROM seats ORDER BY table_id, seat"


@dataclass(frozen=True)
class StoredTable:
    """A table."""

    id: str
    phase: str
    head: int
    pending: int
    snapshot_at: int


@dataclass(frozen=True)
class StoredChoice:
    """A choice."""

    table: str
    seq: int
    seat: int
    code: str
    at: int
    key: str
    part: int


@dataclass(frozen=True)
class Books:
    """Everything in a database that chaos might have touched; bots: who sits where, "" for a person."""

    tables: list[StoredTable]
    choices: list[StoredChoice]
    results: dict[str, int]
    bots: dict[str, list[str]]

    def log(self, table: str) -> list[StoredChoice]:
        return [choice for choice in self.choices if choice.table == table]

    def by_bot(self, choice: StoredChoice) -> bool:
        return bool(self.bots[choice.table][choice.seat])


async def read(address: str) -> Books:
    questions = (TABLES, CHOICES, RESULTS, SEATS)
    if address.startswith("sqlite:///"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        tables, choices, results, seats = [connection.execute(question).fetchall() for question in questions]
        connection.close()
    else:
        server = await asyncpg.connect(address)
        tables, choices, results, seats = [await server.fetch(question) for question in questions]
        await server.close()
    bots: dict[str, list[str]] = defaultdict(list)
    for table, bot in seats:
        bots[table].append(bot)
    return Books(
        [StoredTable(*row) for row in tables],
        [StoredChoice(*row) for row in choices],
        {str(table): int(count) for table, count in results},
        bots,
    )


@dataclass
class Findings:
    """What is wrong, counted, and a sentence for each."""

    lost: int = 0
    duplicated: int = 0
    gaps: int = 0
    survived: int = 0  # messages that were kept though the server died over the answer
    by_bots: int = 0
    faults: list[str] = field(default_factory=list)

    def complain(self, what: str) -> None:
        self.faults.append(what)


def compare(books: Books, ledger: Ledger) -> Findings:
    """The players' books against the database."""
    findings = Findings()
    by_key: dict[str, list[StoredChoice]] = defaultdict(list)
    for choice in books.choices:
        if not books.by_bot(choice):
            by_key[choice.key].append(choice)
    for sent in ledger.sent.values():
        compare_message(sent, by_key.pop(sent.key, []), findings)
    for key in by_key:
        findings.complain(f"nobody ever sent {key}")
    for table in books.tables:
        compare_table(table, books, findings)
    return findings


def compare_message(sent: Sent, rows: list[StoredChoice], findings: Findings) -> None:
    """A message that was acknowledged is there once and where it was said to be; any other is not there at all."""
    if not sent.done:
        if rows:
            findings.complain(f"{sent} was never acknowledged, but stands at {[row.seq for row in rows]}")
        return
    expected = [
        (sent.table, sent.done - len(sent.codes) + part, sent.seat, code, part)
        for part, code in enumerate(sent.codes, 1)
    ]
    stored = Counter((row.table, row.seq, row.seat, row.code, row.part) for row in rows)
    missing = [row for row in expected if row not in stored]
    findings.lost += len(missing)
    findings.duplicated += stored.total() - (len(expected) - len(missing))
    findings.survived += bool(sent.again and rows and rows[0].at < sent.again)
    if Counter(expected) != stored:
        findings.complain(f"{sent} stands in the database as {rows}")


def compare_table(table: StoredTable, books: Books, findings: Findings) -> None:
    """Numbers from 1 to the head, bots' messages once, and a score for everybody exactly where the match has ended."""
    log = books.log(table.id)
    if [choice.seq for choice in log] != list(range(1, table.head + 1)):
        findings.gaps += 1
        findings.complain(f"{table} has choices {[choice.seq for choice in log]}")
    bots = Counter((choice.key, choice.part) for choice in log if books.by_bot(choice))
    findings.by_bots += len(bots)
    findings.duplicated += sum(count - 1 for count in bots.values())
    scores = len(books.bots[table.id]) if table.phase == "ended" else 0
    if books.results.get(table.id, 0) != scores or (table.phase == "playing") != bool(table.pending):
        findings.complain(f"{table} has {books.results.get(table.id, 0)} scores")
