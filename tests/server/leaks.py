"""Twin worlds at the server's door: what leaves it for a viewer is the same, byte by byte, in all they may be in.

A position of a match is dealt again as far as a viewer cannot know it. Everything the server would send to that viewer
is then encoded in both worlds and held side by side: the update with its entries, the table, previews, refusals,
problems of what is not allowed, and the same after one more choice.

`python -m tests.server.leaks -n 10000 --seed leaks` looks at many positions, on all cores. A match that gave something
away is kept in PAST_LEAKS below, by what the fault says: a test looks at the same position again.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import sha256
from math import inf
from random import Random
from typing import Any, TypeVar

import msgspec

from signoria.kernel.core import Argument, Event, Game, Seat, Settings, Value, settle
from signoria.kernel.match import CHANCE, UNDO, Match
from signoria.kernel.testing import all_settings
from signoria.kit.bot import Bot, RandomBot, Sight
from signoria.kit.words import MissingWords
from signoria.registry import games, package, packages
from signoria.server import messages, redaction
from signoria.server.live import Attempt, Live, pending_seats, results
from signoria.server.problems import NotDone
from signoria.server.shells import ENCODER
from signoria.server.store import Progress, Store
from signoria.server.tables import Tables
from tests.events import flat
from tests.server.sample import a_table, on

NOW = 1_000_000
KEY = "the same key"
#: Options of the catalogue that are tried though they may not be allowed, at each position.
TRIED = 8
MOST_CODES = 64
UNDONE = 0.15
#: Events by which a choice tells by the rules what was private: points given up for money that is missing (PRI-215),
#: tokens paid (HOU-150), a token looked at and not kept (HOU-121).
REVEALING = {"given_up", "spend", "discard_token"}


def houses(seats: int, pool: str, extra_pieces: bool, asked: bool) -> Settings:
    """A table of Lorenzo with the expansion; in this order, for what is dealt again depends on how it is written."""
    first: dict[str, Value] = {"seats": seats, "advanced": True, "asked": asked}
    return first | {"houses": True, "leader_pool": pool, "extra_pieces": extra_pieces}


#: Positions at which something was once given away, or seemed to be: game, settings, name of the match, choice.
PAST_LEAKS: tuple[tuple[str, Settings, str, int], ...] = (
    ("lorenzo", houses(2, "new", extra_pieces=True, asked=False), "kept.0.3", 177),
    ("lorenzo", houses(3, "both", extra_pieces=False, asked=True), "kept.1.1", 115),
)


class Leak(AssertionError):
    """Something that leaves the server differs between two worlds that its receiver cannot tell apart."""


@dataclass
class Counts:
    """What was held side by side."""

    matches: int = 0
    positions: int = 0
    viewers: int = 0
    choices: int = 0
    messages: int = 0
    size: int = 0
    kinds: dict[str, int] = field(default_factory=dict)

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.matches + other.matches,
            self.positions + other.positions,
            self.viewers + other.viewers,
            self.choices + other.choices,
            self.messages + other.messages,
            self.size + other.size,
            dict(Counter(self.kinds) + Counter(other.kinds)),
        )

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.kinds.items()))
        return (
            f"{self.positions} positions of {self.matches} matches, {self.viewers} positions x viewers and "
            f"{self.choices} choices told to them: {self.messages} messages, {self.size:,} bytes, the same in both "
            f"worlds; by kind: {kinds}"
        )


class Quiet:
    """Nobody else is there to hear of a change."""

    async def publish(self, table_id: str, progress: Progress) -> None:
        """Nothing to do."""


# Worlds


def twin(match: Match, viewer: Seat | None, seed: str) -> Match:
    """The match in another world that viewer cannot tell from this one."""
    world = match.copy()
    if match.barrier.tail and match.barrier.owner == viewer:
        world.barrier.state = match.game.imagine(match.barrier.state, viewer, seed, blind=True)
        world._return_to_barrier()
        return world
    world.state = match.game.imagine(match.state, viewer, seed, blind=True)
    world.pending = settle(world.state)
    if not match.barrier.tail:
        world.barrier.state = world.state.copy()
    return world


def live_copy(live: Live, match: Match) -> Live:
    """The same table, with this match at it."""
    other = Live(live.row, match, live.snapshot_at)
    other.head = live.head
    other.story = list(live.story or [])
    other.since = {decision.seat: live.since.get(decision.seat, live.head) for decision in match.pending}
    return other


class World:
    """A table in one world, behind the functions that answer for it."""

    def __init__(self, store: Store, live: Live) -> None:
        self.live = live
        self.tables = Tables(store, Quiet(), clock=lambda: NOW)
        self.tables._live[live.row.id] = live

    async def all_messages(self, viewer: Seat | None, tried: Sequence[str]) -> Iterator[tuple[str, bytes]]:
        """All that leaves the server for a viewer at this position; tried: codes to ask about."""
        live, outgoing = self.live, await self.feed_messages(viewer)
        if viewer is not None:
            person = live.row.seats[viewer].person
            outgoing.append(("ask", await self.tables.ask(live.row.id, person, live.head)))
            decision = live.match.decision(viewer)
            codes = [option.code for option in decision.options] if decision else []
            for start in range(0, len(codes), MOST_CODES):
                some = codes[start : start + MOST_CODES]
                outgoing.append(("look", await self.tables.look(live.row.id, person, some, live.head)))
            for code in (UNDO, "nonsense", *tried):
                outgoing += await self.attempt_messages(viewer, code)
        return ((kind, ENCODER.encode(message)) for kind, message in outgoing)

    async def feed_messages(self, viewer: Seat | None) -> list[tuple[str, object]]:
        """What a feed tells without being asked."""
        live = self.live
        person = "" if viewer is None else live.row.seats[viewer].person
        table = await self.tables.message(live.row, person)
        everybody = redaction.public(live.match.game.public(live.match.state))
        given_up = replace(live.row, seats=[replace(seat, conceded=seat.seat == 0) for seat in live.row.seats])
        return [
            ("welcome", messages.Welcome("build", table)),
            ("seating", messages.Seating(redaction.table(live.row, person, results(live.row, live.match)))),
            ("conceded", redaction.table(given_up, person, results(given_up, live.match))),
            ("heartbeat", messages.Heartbeat(live.head)),
            ("update", live.update(viewer, None)),
            ("past", redaction.update(live.match, everybody, live.head, viewer, live.story or [], asking=False)),
        ]

    async def attempt_messages(self, seat: Seat, code: str) -> list[tuple[str, object]]:
        """What somebody gets to hear who tries this, whether it is allowed or not."""
        person = self.live.row.seats[seat].person
        try:
            attempt = self.attempt(seat, code)
        except NotDone as refused:
            problems: list[tuple[str, object]] = [("problem", problem(refused))]
            try:
                await self.tables.look(self.live.row.id, person, [code], self.live.head)
            except NotDone as unseen:
                problems.append(("problem", problem(unseen)))
            return problems
        if code != UNDO:
            return [("done", messages.Done(KEY, attempt.commit.head))]
        return [("undone", self.after(attempt, seat).live.update(seat, self.live.head))]

    def attempt(self, seat: Seat, code: str) -> Attempt:
        return self.tables._attempt(self.live, seat, [code], KEY, 0)

    def after(self, attempt: Attempt, seat: Seat) -> World:
        """The world after a choice was kept; its story is what the choice caused."""
        live = live_copy(self.live, self.live.match)
        live.story = []
        live.adopt(attempt, seat)
        return World(self.tables.store, live)


def problem(refused: NotDone) -> tuple[int, messages.Problem]:
    try:
        return refused.status, refused.message()
    except MissingWords:  # a toy has no catalogue
        return refused.status, messages.Problem(redaction.label(refused.label), "", refused.rule)


# Inspection


class Inspection:
    """One match, played on, with positions held side by side now and then."""

    def __init__(
        self, store: Store, game: Game[Any], settings: Settings, bots: Sequence[Bot], seed: str, counts: Counts
    ) -> None:
        self.store = store
        self.counts = counts
        self.random = Random(seed)
        self.seed = seed
        self.looks = Random(seed)
        self.bots = bots
        self.where = f"{game.key} {dict(settings)} seed {seed}"
        people = tuple(f"seat {seat}" for seat in range(len(bots)))
        table = {"game": game.key, "version": game.version, "settings": game.complete(settings), "clock": 9}
        row = a_table(people, secret=sha256(seed.encode()).digest(), **table)
        match = Match.begin(game, settings, row.seal.seed)
        self.live = Live(replace(row, pending=pending_seats(match)), match, 0)
        self.live.story = [redaction.StoryEntry(0, NOW, None, False, match.opening.events)]
        self.viewers: list[Seat | None] = [None, *range(len(bots))]

    async def run(self, most: int, part: float, only: int | None = None) -> None:
        """Play to the end, looking at this part of the positions, at most so many; or at only one, by its number."""
        self.counts.matches += 1
        enough = self.counts.positions + most
        while self.live.match.pending and self.counts.positions < enough:
            seat, code = self.next_choice()
            # Apart and anew each time: a match goes the same way, and a position shows the same, whatever else is seen.
            self.looks = Random(f"{self.seed}.looks.{self.live.head}")
            if self.live.head == only or (only is None and self.looks.random() < part):
                await self.look(seat, code)
            self.live.adopt(self.live.attempt(seat, [code], KEY, NOW), seat)
        if only is None and self.counts.positions < enough:
            await self.look(0, "")

    async def run_by_kind(self) -> None:
        """Play to the end, looking at the first question of each kind."""
        self.counts.matches += 1
        while self.live.match.pending:
            seat, code = self.next_choice()
            if self.kind_of(seat) not in self.counts.kinds:
                await self.look(seat, code)
            self.live.adopt(self.live.attempt(seat, [code], KEY, NOW), seat)

    def kind_of(self, seat: Seat) -> str:
        """What a seat is asked."""
        return next((decision.kind for decision in self.live.match.pending if decision.seat == seat), "end")

    def next_choice(self) -> tuple[Seat, str]:
        match = self.live.match
        if match.barrier.tail and self.random.random() < UNDONE:
            return match.barrier.owner, UNDO
        decision = self.random.choice(match.pending)
        return decision.seat, self.bots[decision.seat].choose(
            decision, Sight(match.game, match.state, decision.seat)
        ).code

    async def look(self, seat: Seat, code: str) -> None:
        """Hold this position, and the choice that is made at it, beside other worlds."""
        self.counts.positions += 1
        kind = self.kind_of(seat)
        self.counts.kinds[kind] = self.counts.kinds.get(kind, 0) + 1
        catalogue = list(self.live.match.game.by_code)
        worlds = []
        for viewer in self.viewers:
            self.counts.viewers += 1
            self.same_past(viewer)
            seed = f"{self.where} {self.live.head} {viewer}"
            here = World(self.store, self.live_without_past())
            there = World(self.store, live_copy(here.live, twin(self.live.match, viewer, seed)))
            tried = self.looks.sample(catalogue, min(TRIED, len(catalogue)))
            self.same(viewer, await here.all_messages(viewer, tried), await there.all_messages(viewer, tried))
            worlds.append((viewer, here, there))
        for viewer, here, there in worlds if code not in ("", UNDO) else []:
            await self.same_choice(viewer, seat, code, here, there)

    def live_without_past(self) -> Live:
        """The table as it stands; its past is told elsewhere, choice by choice."""
        live = live_copy(self.live, self.live.match)
        live.story = []
        return live

    def same_past(self, viewer: Seat | None) -> None:
        """The whole story, and one in which all that is secret to the viewer went differently."""
        there = live_copy(self.live, self.live.match)
        there.story = [otherwise(entry, viewer) for entry in there.story or []]
        stories = [[("story", ENCODER.encode(live.update(viewer, None)))] for live in (self.live, there)]
        self.same(viewer, iter(stories[0]), iter(stories[1]))

    async def same_choice(self, viewer: Seat | None, seat: Seat, code: str, here: World, there: World) -> None:
        """The same choice in both worlds, unless chance steps in, tells the viewer the same."""
        tried = here.attempt(seat, code)
        other = self.counterpart(viewer, seat, code, tried, there.live.match)
        if not other:
            return
        attempts = tried, there.attempt(seat, other)
        if revealed(attempts[0]) != revealed(attempts[1]):
            return
        chance = [met_chance(attempt.match) for attempt in attempts]
        if chance[0] != chance[1]:
            raise Leak(f"whether {code} meets chance gives something away to {viewer} ({self.place()})")
        if not chance[0]:
            self.counts.choices += 1
            worlds = here.after(attempts[0], seat), there.after(attempts[1], seat)
            feeds = [await world.feed_messages(viewer) for world in worlds]
            self.same(viewer, *[((kind, ENCODER.encode(message)) for kind, message in some) for some in feeds])

    def counterpart(self, viewer: Seat | None, seat: Seat, code: str, tried: Attempt, world: Match) -> str:
        """What the seat chooses in the other world: the same, or anything of its kind if it chooses in secret."""
        decision = world.decision(seat)
        codes = [option.code for option in decision.options] if decision else []
        if code in codes:
            return code
        option = world.game.by_code[code]
        secret = [event for event in tried.entries[0].events if event.secret and flat(event) == option.args]
        alike = [other for other in codes if other.partition(":")[0] == option.verb]
        return self.looks.choice(alike) if seat != viewer and secret and alike else ""

    def same(self, viewer: Seat | None, here: Iterator[tuple[str, bytes]], there: Iterator[tuple[str, bytes]]) -> None:
        for (kind, one), (_, other) in zip(here, there, strict=True):
            self.counts.messages += 1
            self.counts.size += len(one)
            if one != other:
                raise Leak(f"{kind} gives something away to {viewer} ({self.place()}): {difference(one, other)}")

    def place(self) -> str:
        return f"{self.where} choice {self.live.head}"


def otherwise(entry: redaction.StoryEntry, viewer: Seat | None) -> redaction.StoryEntry:
    """An entry whose secrets, as far as they are not the viewer's own, are others."""
    events = [
        Event(event.kind, event.seat, {name: other(argument) for name, argument in event.args.items()}, True)
        if event.secret and event.seat != viewer
        else event
        for event in entry.events
    ]
    return replace(entry, events=events, labels=None)


def other(argument: Argument) -> Argument:
    """Not what was said."""
    return argument ^ 1 if isinstance(argument, int) else tuple([number ^ 1 for number in argument])


def revealed(attempt: Attempt) -> list[tuple[int, ...]]:
    """What choices tell everybody by the rules, though it was private before."""
    return [
        (event.seat, *flat(event)) for entry in attempt.entries for event in entry.events if event.kind in REVEALING
    ]


def met_chance(match: Match) -> bool:
    return not match.barrier.tail and match.barrier.reason == CHANCE


def difference(one: bytes, other: bytes) -> str:
    """Where two messages begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 60) : at + 60]!r} or ...{other[max(0, at - 60) : at + 60]!r}"


async def inspect(
    store: Store,
    game: Game[Any],
    number: int,
    seed: str,
    settings: Sequence[Settings] | None = None,
    seconds: float = inf,
    part: float = 0.5,
) -> Counts:
    """Look at so many positions of matches at all tables of a game, or as many as there is time for; raises Leak."""
    counts, until = Counts(), time.monotonic() + seconds
    tables = all_settings(game) if settings is None else settings
    while counts.positions < number and time.monotonic() < until:
        name = f"{seed}.{counts.matches}"
        table = tables[int(Random(name).random() * len(tables)) if settings is None else counts.matches % len(tables)]
        await inspect_match(store, game, table, name, counts, number - counts.positions, part)
    return counts


def any_bot(key: str, random: Random, seed: str) -> Bot:
    """One that plays the game; a toy, which nobody has installed, is played blindly."""
    if key not in packages():
        return RandomBot(seed)
    return package(key).bot(random.choice(package(key).bot_names), seed)


def any_bots(game: Game[Any], table: Settings, name: str) -> list[Bot]:
    random, seats = Random(f"{name}.bots"), msgspec.convert(game.complete(table)["seats"], int)
    return [any_bot(game.key, random, f"{name}.{seat}") for seat in range(seats)]


async def inspect_match(
    store: Store,
    game: Game[Any],
    table: Settings,
    name: str,
    counts: Counts,
    most: int,
    part: float,
    only: int | None = None,
) -> None:
    """One match with any bots, all of it by its name: so that it can be looked at again."""
    await Inspection(store, game, table, any_bots(game, table, name), name, counts).run(most, part, only)


T = TypeVar("T")


def on_a_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Something done on a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return on(f"sqlite:///{folder}/leaks.db", work)


def inspect_many(
    game: Game[Any],
    number: int,
    seed: str,
    settings: Sequence[Settings] | None = None,
    seconds: float = inf,
    part: float = 0.5,
) -> Counts:
    return on_a_store(lambda store: inspect(store, game, number, seed, settings, seconds, part))


def inspect_one(game: Game[Any], settings: Settings, name: str, choice: int) -> Counts:
    """One position of one match."""
    counts = Counts()
    on_a_store(lambda store: inspect_match(store, game, settings, name, counts, 1, 0, choice))
    return counts


def inspect_kinds(game: Game[Any], settings: Sequence[Settings], name: str) -> Counts:
    """The first question of each kind in a match at each of these tables: late in it, too, something is shown."""
    counts = Counts()

    async def inspect_tables(store: Store) -> None:
        for number, table in enumerate(settings):
            match = f"{name}.{number}"
            await Inspection(store, game, table, any_bots(game, table, match), match, counts).run_by_kind()

    on_a_store(inspect_tables)
    return counts


def sample(key: str, number: int, seed: str, seconds: float) -> Counts:
    """What one process looks at: a few positions of many matches."""
    return inspect_many(games()[key], number, seed, seconds=seconds, part=0.05)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=10_000, help="positions of each game")
    parser.add_argument("--seconds", type=float, default=inf, help="or as many as fit into this time")
    parser.add_argument("--seed", default="leaks")
    arguments = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(cores) as pool:
        for key in games():
            limits = (arguments.n // cores, arguments.seconds / len(games()))
            lanes = [
                pool.submit(sample, key, limits[0], f"{arguments.seed}.{lane}", limits[1]) for lane in range(cores)
            ]
            counts = sum((lane.result() for lane in lanes), Counts())
            print(f"{key}: {counts}; seed {arguments.seed}\nfigure {key}.leak_positions {counts.positions}", flush=True)


if __name__ == "__main__":
    main()
