"""A match in memory: as far as this process knows it, and never ahead of the store."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import Protocol, TypeAlias, TypeVar

from signoria.kernel.core import END, Seat
from signoria.kernel.match import Match, Saved, load, replay
from signoria.registry import game
from signoria.server import messages, redaction
from signoria.server.redaction import Public, StoryEntry, Views
from signoria.server.store import ENDED, PLAYING, ChoiceRow, Commit, Progress, ResultRow, Store, TableRow
from signoria.server.story import Narrator, begin, shorten, story

T = TypeVar("T")
#: What is worked out from a match that is read again.
Reading: TypeAlias = Callable[[TableRow, list[ChoiceRow]], T]

#: A snapshot is written anew when more choices than this have been kept since.
LONGEST_TAIL = 32
#: The shortest pause is this part of the longest.
SHORTEST_PAUSE = 4


class Reader(Protocol):
    """Reads a match again, from its first choice on, for what somebody wants to know of it."""

    async def __call__(self, reading: Reading[T], row: TableRow, choices: list[ChoiceRow], /) -> T: ...


@dataclass(frozen=True)
class Attempt:
    """Choices made on a copy of the match: what it would be, what would be told, what must be kept."""

    narrator: Narrator
    entries: list[StoryEntry]
    commit: Commit

    @property
    def match(self) -> Match:
        return self.narrator.match


class Live:
    """A table whose match is in memory. Only what the store has kept is ever put into it."""

    def __init__(self, row: TableRow, match: Match, snapshot_at: int) -> None:
        self.row = row
        self.match = match
        self.snapshot_at = snapshot_at
        self.head = snapshot_at
        self.story: list[StoryEntry] | None = None  # told only where somebody watches
        self.views: Views | None = None  # what is to be seen now, once somebody has looked
        self.public: Public | None = None  # what of it everybody sees, as it travels
        self.later: list[StoryEntry] | None = None  # what is chosen while the story is being told
        self.telling: asyncio.Task[None] | None = None
        self.tallies: list[messages.Tally] | None = None  # once somebody has asked, after the match
        self.since: dict[Seat, int] = {decision.seat: snapshot_at for decision in match.pending}
        self.lock = asyncio.Lock()

    @classmethod
    async def open(cls, store: Store, row: TableRow) -> Live:
        """From the snapshot and the choices since; by replay if something else wrote the snapshot."""
        snapshot = await store.snapshot(row.id)
        saved: Saved = json.loads(snapshot.text)
        rules = game(row.game)
        if saved["written"] == rules.written:
            live = cls(row, load(rules, saved), snapshot.seq)
        else:
            live = cls(row, begin(row), 0)
        live.follow(row, await store.choices(row.id, live.head))
        while live.head != row.head:  # somebody chose after the row was read: it may say who must choose no more
            row = await store.table(row.id) or row
            live.follow(row, await store.choices(row.id, live.head, row.head))
        return live

    # What the store has kept

    def behind(self, progress: Progress) -> bool:
        """Whether the store has kept more."""
        return any(mine < theirs for mine, theirs in zip(self.row.progress, progress, strict=True))

    def follow(self, row: TableRow, choices: Sequence[ChoiceRow]) -> None:
        """Take over what the store has kept since."""
        for choice in choices:
            narrator = self._narrator()
            self._become(narrator, [narrator.take(choice)], choice.seat)
        self.row = replace(row, head=self.head)

    def adopt(self, attempt: Attempt, seat: Seat) -> None:
        """Choices tried here were kept; they may have come back from the store already."""
        commit = attempt.commit
        if self.head != commit.after:
            return
        self._become(attempt.narrator, attempt.entries, seat)
        if commit.snapshot:
            self.snapshot_at = commit.head
        self.row = replace(
            self.row,
            head=commit.head,
            pending=commit.pending,
            deadline=commit.deadline,
            run_at=commit.run_at,
            phase=commit.phase,
            changed=commit.at,
        )

    def _narrator(self) -> Narrator:
        """For a copy of the match; what choices change is told only where somebody watches."""
        watched = self.story is not None or self.later is not None
        return Narrator(self.match.copy(), self.seen() if watched else None)

    def _become(self, narrator: Narrator, entries: list[StoryEntry], chooser: Seat) -> None:
        before = self.match
        self.match, self.views, self.public = narrator.match, narrator.views, None
        self.head += len(entries)
        story = self.later if self.story is None else self.story
        if story is not None:
            story += entries
            shorten(story, len(entries))
        self.since = {decision.seat: self._since(before, decision.seat, chooser) for decision in self.match.pending}

    def _since(self, before: Match, seat: Seat, chooser: Seat) -> int:
        """Since when a seat's open question has been what it is: somebody else's choice may leave it untouched."""
        same = seat != chooser and redaction.decision(before, seat) == redaction.decision(self.match, seat)
        return self.since[seat] if same else self.head

    # What somebody would like to do

    def open_to(self, seat: Seat, after: int) -> bool:
        """Whether a choice made after this number still answers the question that is open."""
        return self.since.get(seat, self.head) <= after <= self.head

    def attempt(self, seat: Seat, codes: Sequence[str], key: str, now: int, fence: int = 0) -> Attempt:
        """Make choices on a copy; raises what the match raises."""
        narrator = self._narrator()
        match = narrator.match
        entries = [narrator.take(ChoiceRow(self.head + n, seat, code, now, key)) for n, code in enumerate(codes, 1)]
        head = self.head + len(codes)
        due = head - self.snapshot_at > LONGEST_TAIL
        deadline = self._deadline(pending_seats(match), codes[-1], now)
        commit = Commit(
            table=self.row.id,
            after=self.head,
            revision=self.row.revision,
            key=key,
            choices=[(seat, code) for code in codes],
            at=now,
            pending=pending_seats(match),
            deadline=deadline,
            run_at=run_at(self.row, pending_seats(match), deadline, now),
            phase=PLAYING if match.pending else ENDED,
            snapshot=snapshot_text(match) if due else "",
            results=[] if match.pending else results(self.row, match),
            fence=fence,
        )
        return Attempt(narrator, entries, commit)

    def _deadline(self, seats: int, last: str, now: int) -> int:
        """The clock goes on for who was asked before, whatever they choose and take back; it is set for a new turn."""
        if not seats:
            return 0
        same = seats & ~self.row.pending == 0 and last.partition(":")[0] != END
        return self.row.deadline if same and self.row.deadline > now else self.row.time_up(now)

    # What somebody may know

    async def tell(self, store: Store, reader: Reader) -> None:
        """The whole story, from the opening on; told once, then kept up."""
        while self.story is None:
            if self.telling is None:
                self.telling = asyncio.create_task(self._tell(store, reader))
            await asyncio.shield(self.telling)

    async def _tell(self, store: Store, reader: Reader) -> None:
        """The match goes on meanwhile; only while it begins nobody may be choosing."""
        try:
            async with self.lock:
                row, self.later = self.row, []
                choices = await store.choices(row.id, 0, self.head)
            self.story = await reader(story, row, choices) + self.later
        finally:
            self.later = self.telling = None

    def seen(self) -> Views:
        """What is to be seen now: by everybody, and by each person alone."""
        if self.views is None:
            self.views = redaction.views(self.match, self.row.people)
        return self.views

    def update(self, viewer: Seat | None, since: int | None) -> messages.Update:
        """For a viewer who knows the story up to since, None if they know nothing yet."""
        new = (self.story or [])[0 if since is None else since + 1 :]  # an entry's number is its place
        seen = self._last_choice(viewer) if since is None else since
        asking = self.row.phase == PLAYING and (viewer is None or not self.row.seats[viewer].conceded)
        views = self.seen()
        if self.public is None:
            self.public = redaction.public(views.public)
        own = None if viewer is None else views.own.get(viewer)
        update = redaction.update(self.match, self.public, self.head, viewer, new, asking, seen, own)
        if self.row.phase != PLAYING:
            update.pending = []
        return update

    def _last_choice(self, viewer: Seat | None) -> int:
        """The last entry that a viewer made in person; whoever only looks has seen everything."""
        if viewer is None:
            return self.head
        own = (entry.seq for entry in reversed(self.story or []) if entry.seat == viewer and not entry.ordered)
        return next(own, 0)


def match_after(row: TableRow, choices: Sequence[ChoiceRow]) -> Match:
    """The match of a table after these choices, the first to the last."""
    log = [(choice.seat, choice.code) for choice in choices]
    return replay(game(row.game), row.settings, row.seal.seed, log, row.version)


def snapshot_text(match: Match) -> str:
    """A snapshot: the log is the store's to keep."""
    return json.dumps({**match.save(), "log": []}, separators=(",", ":"))


def pending_seats(match: Match) -> int:
    """A bit for each seat that must choose."""
    return sum(1 << decision.seat for decision in match.pending)


def run_at(row: TableRow, pending_seats: int, deadline: int, now: int) -> int:
    """When a worker must look: at once for a bot, at the deadline for people, never if nobody need choose.

    Where orders may be given, after a pause whoever must choose, so that the time tells nobody who answered.
    """
    if row.pause and pending_seats:
        shortest = row.pause * 1000 // SHORTEST_PAUSE
        due = now + shortest + randbelow(row.pause * 1000 - shortest)
        return min(due, deadline) if deadline else due
    bots = sum(1 << place.seat for place in row.seats if place.played_by_bot)
    return now if bots & pending_seats else deadline


def results(row: TableRow, match: Match) -> list[ResultRow]:
    """The score sheet as it stands; whoever has conceded comes after all others and has never won.

    Only at the end of a match a tie decides anything; until then it may be nobody else's business.
    """
    scores = match.game.scores(match.state)
    ranks = [score.rank for score in scores]
    if match.pending or any(place.conceded for place in row.seats):
        worth = [(p.conceded, -s.total if match.pending else s.rank) for p, s in zip(row.seats, scores, strict=True)]
        ranks = [max(1 + sum(other < mine for other in worth), 1 + mine[0]) for mine in worth]
    return [
        ResultRow(place.seat, rank, score.total, dict(score.parts), place.conceded, 0 if match.pending else score.tie)
        for place, rank, score in zip(row.seats, ranks, scores, strict=True)
    ]
