"""The first tables: people, tables with their seats, choices, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

VIEW = """
CREATE VIEW commits AS SELECT id AS table_id, head AS after, revision, '' AS key, '' AS choices, changed AS at, pending,
    deadline, run_at, phase, snapshot, '' AS results, fence FROM tables WHERE 0
"""
TRIGGER = """
CREATE TRIGGER commits_kept INSTEAD OF INSERT ON commits BEGIN
    UPDATE tables SET head = NEW.after + json_array_length(NEW.choices), changed = NEW.at, pending = NEW.pending,
        deadline = NEW.deadline, run_at = NEW.run_at, phase = NEW.phase, lease = 0,
        snapshot = CASE WHEN NEW.snapshot = '' THEN snapshot ELSE NEW.snapshot END,
        snapshot_at = CASE WHEN NEW.snapshot = '' THEN snapshot_at
            ELSE NEW.after + json_array_length(NEW.choices) END
    WHERE id = NEW.table_id AND head = NEW.after AND revision = NEW.revision AND phase = 'playing'
        AND (NEW.fence = 0 OR fence = NEW.fence);
    SELECT RAISE(ABORT, 'moved on') WHERE changes() = 0;
    INSERT INTO choices (table_id, seq, seat, code, at, key, part)
    SELECT NEW.table_id, NEW.after + key + 1, value ->> 0, value ->> 1, NEW.at, NEW.key, key + 1
    FROM json_each(NEW.choices);
    INSERT INTO results (table_id, seat, rank, total, parts, conceded)
    SELECT NEW.table_id, value ->> 'seat', value ->> 'rank', value ->> 'total', value ->> 'parts', value ->> 'conceded'
    FROM json_each(NEW.results);
END
"""


def upgrade() -> None:
    _people()
    _tables()
    _seats()
    _choices()
    _results()
    if op.get_bind().dialect.name == "sqlite":
        # SQLite changes one table a statement; what is inserted into this view fans out to three, or fails as a whole.
        op.execute(VIEW)
        op.execute(TRIGGER)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("successor", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("pending", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=False),
        sa.Column("run_at", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("snapshot_at", sa.Integer, nullable=False),
    )
    _partial("tables_to_run", "tables", ["run_at"], "run_at > 0")
    _partial("tables_to_watch", "tables", ["phase", "changed"], "listed")
    _partial("tables_to_expire", "tables", ["changed"], "phase = 'waiting'")


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("entropy", sa.LargeBinary, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("abandon", sa.Boolean, nullable=False),
    )
    _partial("seats_of_people", "seats", ["person"], "person <> ''")


def _choices() -> None:
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.String(120), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "key", "part", name="choices_once"),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
    )


def _partial(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, postgresql_where=sa.text(where), sqlite_where=sa.text(where))
