"""The two statements that PostgreSQL gets by hand: keeping choices, and claiming work."""

from __future__ import annotations

import json
from typing import Final

import asyncpg

from signoria.server.store.rows import Claim, Commit

COMMIT: Final = """
WITH moved AS (
    UPDATE tables SET head = $2 + cardinality($5::int[]), changed = $7, pending = $8, deadline = $9, run_at = $10,
        phase = $11, lease = 0,
        snapshot = CASE WHEN $12 = '' THEN snapshot ELSE $12 END,
        snapshot_at = CASE WHEN $12 = '' THEN snapshot_at ELSE $2 + cardinality($5::int[]) END
    WHERE id = $1 AND head = $2 AND revision = $3 AND phase = 'playing' AND ($14 = 0 OR fence = $14)
    RETURNING id
), kept AS (
    INSERT INTO choices (table_id, seq, seat, code, at, key, part)
    SELECT moved.id, $2 + part, seat, code, $7, $4, part
    FROM moved, unnest($5::int[], $6::text[]) WITH ORDINALITY AS chosen (seat, code, part)
), counted AS (
    INSERT INTO results (table_id, seat, rank, total, parts, conceded, tie)
    SELECT moved.id, seat, rank, total, parts, conceded, tie
    FROM moved, json_to_recordset($13::json) AS r (seat int, rank int, total int, parts text, conceded bool, tie int)
)
SELECT count(*) FROM moved
"""

#: The tables are looked for first, and once: inside the UPDATE the planner may look for them again for every row, and
#: each time find others, because what is locked is skipped.
CLAIM: Final = """
WITH due AS MATERIALIZED (
    SELECT id FROM tables WHERE run_at > 0 AND run_at <= $1 AND lease <= $1
    ORDER BY run_at LIMIT $3 FOR UPDATE SKIP LOCKED
)
UPDATE tables SET lease = $2, fence = fence + 1 FROM due WHERE tables.id = due.id RETURNING tables.id, fence
"""


async def as_it_is(_connection: object) -> None:
    """Our two statements leave nothing behind in a session, so that resetting it would be a round trip for nothing."""


class PostgresqlPath:
    """The hot path on PostgreSQL: its own connections, nothing between us and the wire."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool

    @classmethod
    async def open(cls, url: str, size: int) -> PostgresqlPath:
        return cls(await asyncpg.create_pool(url, min_size=1, max_size=size, reset=as_it_is))

    async def close(self) -> None:
        await self.pool.close()

    async def commit(self, commit: Commit) -> bool | None:
        """True: kept; False: the match or the table has moved on; None: the key has been used before."""
        try:
            moved = await self.pool.fetchval(
                COMMIT,
                commit.table,
                commit.after,
                commit.revision,
                commit.key,
                [seat for seat, _ in commit.choices],
                [code for _, code in commit.choices],
                commit.at,
                commit.pending,
                commit.deadline,
                commit.run_at,
                commit.phase,
                commit.snapshot,
                json.dumps([row.columns() for row in commit.results]),
                commit.fence,
            )
        except asyncpg.UniqueViolationError:
            return None
        return bool(moved)

    async def claim(self, now: int, until: int, limit: int) -> list[Claim]:
        return [Claim(row["id"], row["fence"]) for row in await self.pool.fetch(CLAIM, now, until, limit)]
