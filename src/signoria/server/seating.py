"""Who sits at a table, from its making to its end: everything there that is not a choice in the match."""

from __future__ import annotations

import base64
import os
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from signoria.kernel.core import BadSetting, Game, Seat, Value
from signoria.registry import UnknownGame, game, package
from signoria.server import messages
from signoria.server.live import pending_seats, results, run_at, snapshot_text
from signoria.server.problems import NotDone
from signoria.server.store import ABANDONED, ENDED, EXPIRED, PLAYING, WAITING, PersonRow, SeatRow, TableRow
from signoria.server.story import begin
from signoria.server.tables import TableChange, Tables

SECRET_BYTES: Final = 32
#: At so many tables that wait somebody is called differently at once.
RENAMED_AT: Final = 50


def new_id() -> str:
    """Twelve letters out of 64: the first is the shard."""
    return base64.urlsafe_b64encode(os.urandom(9)).decode("ascii")


class Seating:
    """Making tables, sitting down, starting, giving up."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # Making

    async def make(self, host: PersonRow, message: messages.NewTable) -> TableRow:
        """A table where nobody sits yet but bots; its commitment stands from now on."""
        rules = known_game(message.game)
        for bot in message.seats:
            known_bot(rules, bot)
        if all(message.seats):
            raise NotDone(422, "only-bots")
        settings = checked_settings(rules, {**message.settings, "seats": len(message.seats)})
        seats = [SeatRow(seat, bot=bot) for seat, bot in enumerate(message.seats)]
        row = self._new(rules, host.id, settings, seats)
        row = replace(row, listed=message.listed, clock=message.clock, pause=message.pause, seed=message.seed)
        await self.tables.store.add_table(row)
        return row

    def _new(self, rules: Game[Any], host: str, settings: dict[str, Value], seats: list[SeatRow]) -> TableRow:
        now = self.tables.clock()
        return TableRow(
            id=new_id(),
            game=rules.key,
            version=rules.version,
            settings=settings,
            host=host,
            phase=WAITING,
            revision=0,
            listed=False,
            clock=0,
            pause=0,
            secret=os.urandom(SECRET_BYTES),
            seed="",
            successor="",
            created=now,
            changed=now,
            head=0,
            pending=0,
            deadline=0,
            run_at=0,
            fence=0,
            last_remark=0,
            seats=seats,
        )

    async def rematch(self, table_id: str, person: PersonRow) -> TableRow:
        """Another table with the same people and settings; asked for twice it is the same one."""
        row = await self.tables.row(table_id)
        if row.seat_of(person.id) is None:
            raise NotDone(403, "not-seated")
        if not row.over:
            raise NotDone(409, "not-over")
        if not row.successor:

            async def lead_on(before: TableRow) -> TableChange:
                return TableChange(replace(before, successor=before.successor or new_id()))

            row = await self.tables.change(table_id, lead_on)
        if await self.tables.store.table(row.successor) is None:
            seats = [SeatRow(seat.seat, bot=seat.bot) for seat in row.seats]
            fresh = self._new(known_game(row.game), person.id, row.settings, seats)
            same = replace(fresh, id=row.successor, listed=row.listed, clock=row.clock, pause=row.pause)
            await self.tables.store.add_table(same)
        return await self.tables.row(row.successor)

    # Before the start

    async def sit(self, table_id: str, person: PersonRow, seat: Seat, entropy: bytes) -> TableRow:
        async def change(row: TableRow) -> TableChange:
            place = waiting_seat(row, seat)
            if not place.open:
                raise NotDone(409, "seat-taken")
            if row.seat_of(person.id) is not None:
                raise NotDone(409, "already-seated")
            return TableChange(row.with_seat(SeatRow(seat, person.id, person.name, entropy=entropy)))

        return await self.tables.change(table_id, change)

    async def rename(self, person: PersonRow) -> None:
        """Somebody is called differently: also where they wait for a match to begin, but not where one has begun."""

        async def change(row: TableRow) -> TableChange:
            seat = row.seat_of(person.id)
            if seat is None or row.phase != WAITING:
                raise NotDone(409, "not-waiting")
            return TableChange(row.with_seat(replace(row.seats[seat], name=person.name)))

        for row in await self.tables.store.tables_of(person.id, RENAMED_AT, [WAITING]):
            with suppress(NotDone):  # it began meanwhile, they left, or too many change it at once
                await self.tables.change(row.id, change)

    async def leave(self, table_id: str, person: PersonRow) -> TableRow:
        """Stand up; a host passes the table on, and the last person lets it go."""

        async def change(row: TableRow) -> TableChange:
            seat = row.seat_of(person.id)
            if seat is None and row.host != person.id:
                raise NotDone(403, "not-seated")
            if row.phase != WAITING:
                raise NotDone(409, "not-waiting")
            left = row if seat is None else row.with_seat(row.seats[seat].with_nobody())
            people = [place.person for place in left.seats if place.person]
            if not people:
                return TableChange(replace(left, phase=EXPIRED))
            return TableChange(replace(left, host=people[0] if row.host == person.id else row.host))

        return await self.tables.change(table_id, change)

    async def set_seat(self, table_id: str, person: PersonRow, seat: Seat, bot: str) -> TableRow:
        """The host puts a bot on a seat or clears it."""

        async def change(row: TableRow) -> TableChange:
            must_host(row, person)
            place = waiting_seat(row, seat)
            known_bot(known_game(row.game), bot)
            changed = row.with_seat(place.with_nobody(bot))
            if all(other.bot for other in changed.seats):
                raise NotDone(422, "only-bots")
            return TableChange(changed)

        return await self.tables.change(table_id, change)

    async def start(self, table_id: str, person: PersonRow) -> TableRow:
        """Seal the seed and begin."""

        async def change(row: TableRow) -> TableChange:
            must_host(row, person)
            if row.phase != WAITING:
                raise NotDone(409, "not-waiting")
            if any(seat.open for seat in row.seats):
                raise NotDone(409, "seats-open")
            row = replace(row, phase=PLAYING, version=known_game(row.game).version)
            match = begin(row)
            now = self.tables.clock()
            deadline = row.time_up(now)
            seats = pending_seats(match)
            begun = replace(row, pending=seats, deadline=deadline, run_at=run_at(row, seats, deadline, now))
            return TableChange(begun, start=snapshot_text(match))

        return await self.tables.change(table_id, change)

    # During the match

    async def concede(self, table_id: str, person: PersonRow) -> TableRow:
        """Give up: a bot plays on for the others, or the match ends if there is nobody to play on for."""

        async def change(row: TableRow) -> TableChange | None:
            seat = self._playing(row, person)
            given_up = row.with_seat(replace(row.seats[seat], conceded=True))
            staying = [place for place in given_up.seats if not place.conceded]
            if len(staying) > 1 and any(place.person for place in staying):
                due = run_at(given_up, row.pending, row.deadline, self.tables.clock())
                return TableChange(replace(given_up, run_at=due))
            live = await self.tables.latest(table_id)
            if live.head != row.head:
                return None
            return TableChange(over(given_up, ENDED), results(given_up, live.match))

        return await self.tables.change(table_id, change)

    async def vote(self, table_id: str, person: PersonRow, abandon: bool) -> TableRow:
        """Say whether to abandon the match; it is when everybody who still plays wants it."""

        async def change(row: TableRow) -> TableChange:
            seat = self._playing(row, person)
            voted = row.with_seat(replace(row.seats[seat], abandon=abandon))
            people = [place for place in voted.seats if place.person and not place.conceded]
            return TableChange(over(voted, ABANDONED) if all(place.abandon for place in people) else voted)

        return await self.tables.change(table_id, change)

    def _playing(self, row: TableRow, person: PersonRow) -> Seat:
        seat = self.tables.seat(row, person.id)
        if row.phase != PLAYING:
            raise NotDone(409, "not-playing")
        return seat


def over(row: TableRow, phase: str) -> TableRow:
    """Nobody need choose any more."""
    return replace(row, phase=phase, pending=0, deadline=0, run_at=0)


def must_host(row: TableRow, person: PersonRow) -> None:
    if row.host != person.id:
        raise NotDone(403, "not-host")


def waiting_seat(row: TableRow, seat: Seat) -> SeatRow:
    if row.phase != WAITING:
        raise NotDone(409, "not-waiting")
    if seat >= len(row.seats):
        raise NotDone(404, "no-such-seat")
    return row.seats[seat]


def known_game(key: str) -> Game[Any]:
    try:
        return game(key)
    except UnknownGame:
        raise NotDone(404, "no-such-game") from None


def known_bot(rules: Game[Any], bot: str) -> None:
    if bot and bot not in package(rules.key).bot_names:
        raise NotDone(422, "no-such-bot")


def checked_settings(rules: Game[Any], settings: dict[str, Value]) -> dict[str, Value]:
    try:
        return rules.complete(settings)
    except BadSetting as refused:
        if refused.rule:
            why = f"{rules.key}-rule-{refused.rule}"
            raise NotDone(422, "forbidden-settings", refused.rule, why=why) from None
        raise NotDone(422, "bad-settings") from None
