"""The two statements that SQLite gets by hand: keeping choices (through a view's trigger), and claiming work."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.server.store.rows import Claim, Commit

#: Inserted into the view `commits`, whose trigger (see the migrations) fans it out to three tables or fails as a whole.
COMMIT: Final = """
INSERT INTO commits (table_id, after, revision, key, choices, at, pending, deadline, run_at, phase, snapshot, results,
    fence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
CLAIM: Final = """
UPDATE tables SET lease = ?, fence = fence + 1 WHERE id IN (
    SELECT id FROM tables WHERE run_at > 0 AND run_at <= ? AND lease <= ? ORDER BY run_at LIMIT ?
) RETURNING id, fence
"""


class SqlitePath:
    """The hot path on SQLite."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def close(self) -> None:
        """The engine is the store's to close."""

    async def commit(self, commit: Commit) -> bool | None:
        """True: kept; False: the match or the table has moved on; None: the key has been used before."""
        values = (
            commit.table,
            commit.after,
            commit.revision,
            commit.key,
            json.dumps(commit.choices),
            commit.at,
            commit.pending,
            commit.deadline,
            commit.run_at,
            commit.phase,
            commit.snapshot,
            json.dumps([row.columns() for row in commit.results]),
            commit.fence,
        )
        try:
            async with self.engine.begin() as connection:
                await connection.exec_driver_sql(COMMIT, values)
        except IntegrityError as fault:
            return False if "moved on" in str(fault.orig) else None
        return True

    async def claim(self, now: int, until: int, limit: int) -> list[Claim]:
        async with self.engine.begin() as connection:
            rows = await connection.exec_driver_sql(CLAIM, (until, now, now, limit))
            return [Claim(row.id, row.fence) for row in rows.all()]
