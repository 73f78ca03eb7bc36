"""Talk: what people who sit at a table say to each other, beside the match and never part of it."""

from __future__ import annotations

from typing import Final

from signoria.server import messages, redaction
from signoria.server.people import plain
from signoria.server.problems import NotDone
from signoria.server.store import PersonRow, TableRow
from signoria.server.tables import Tables

#: How many remarks a table keeps, and how many of the last ones somebody is told who comes.
MOST: Final = 2000
TOLD: Final = 200
#: Nobody says more than this at a table within so much time.
AT_ONCE: Final = 10
PACE_MS: Final = 30_000


class Talk:
    """What is said at tables; allowed: whether the host of the server wants that at all."""

    def __init__(self, tables: Tables, allowed: bool) -> None:
        self.tables = tables
        self.allowed = allowed

    async def say(self, table_id: str, person: PersonRow, text: str) -> messages.Remark:
        """Something is said, by somebody who sits there, also before the match and when it is over."""
        if not self.allowed:
            raise NotDone(403, "no-talk")
        row = await self.tables.row(table_id)
        if row.seat_of(person.id) is None:
            raise NotDone(403, "not-at-table")
        words = plain(text)
        if not words:
            raise NotDone(422, "nothing-said")
        await self._must_be_patient(row, person)
        remark = await self.tables.store.say(table_id, person, words, self.tables.clock())
        await self.tables.hints.publish(table_id, row.progress._replace(last_remark=remark.number))
        return redaction.remark(row, remark)

    async def _must_be_patient(self, row: TableRow, person: PersonRow) -> None:
        if row.last_remark >= MOST:
            raise NotDone(409, "enough-said")
        lately = self.tables.clock() - PACE_MS
        last = await self.tables.store.remarks(row.id, row.last_remark - TOLD)
        if sum(remark.person == person.id and remark.at > lately for remark in last) >= AT_ONCE:
            raise NotDone(429, "too-much-said")

    async def since(self, row: TableRow, heard: int) -> messages.Remarks:
        """What was said at a table after a remark that somebody knows; the last of it, where that is much."""
        after = max(heard, row.last_remark - TOLD)
        return messages.Remarks([redaction.remark(row, one) for one in await self.tables.store.remarks(row.id, after)])
