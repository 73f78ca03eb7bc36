"""What decided between equal totals: kept with each result; those of before have nothing there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

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
    INSERT INTO results (table_id, seat, rank, total, parts, conceded, tie)
    SELECT NEW.table_id, value ->> 'seat', value ->> 'rank', value ->> 'total', value ->> 'parts', value ->> 'conceded',
        value ->> 'tie'
    FROM json_each(NEW.results);
END
"""


def upgrade() -> None:
    op.add_column("results", sa.Column("tie", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER commits_kept")  # SQLite changes no trigger in place
        op.execute(TRIGGER)
