"""What each choice changed is told to everybody who follows: the view before and the changes are the view after."""

from __future__ import annotations

import asyncio
import json
import pickle
from contextlib import ExitStack
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from signoria.kernel.core import Seat, Settings
from signoria.kernel.match import UNDO
from signoria.kernel.testing import all_settings, spread
from signoria.kit.changes import changed
from signoria.registry import games
from signoria.server.live import Live, Reading, pending_seats
from signoria.server.redaction import StoryEntry
from signoria.server.shells import ENCODER
from signoria.server.store import ChoiceRow, Store, TableRow
from signoria.server.story import LONGEST_RECAP, begin, story
from signoria.server.tables import Tables
from signoria.server.thinking import SHORT_MATCH, Thinking
from tests.server.company import Company
from tests.server.guest import good
from tests.server.leaks import Quiet
from tests.server.sample import a_table, on

T = TypeVar("T")
PEOPLE = ("anna", "bruno", "carla", "dino", "elena")
CHOICES = 60
UNDONE = 0.15


def forth(view: Any, entry: Any) -> Any:
    """A view after an entry."""
    return changed(view, [(change["path"], None, change["after"]) for change in entry["changes"]])


def back(view: Any, entry: Any) -> Any:
    """A view before an entry."""
    return changed(view, [(change["path"], None, change["before"]) for change in reversed(entry["changes"])])


class Watched:
    """A table with people only, every one of whom looks, and somebody without a seat."""

    def __init__(self, game: str, settings: Settings, seed: str) -> None:
        self.random = Random(seed)
        rules = games()[game]
        full = rules.complete(settings)
        seats = full["seats"]
        assert isinstance(seats, int)
        secret = sha256(seed.encode()).digest()  # the same match every time
        row = a_table(PEOPLE[:seats], game=game, settings=full, version=rules.version, secret=secret)
        match = begin(row)
        self.live = Live(replace(row, pending=pending_seats(match)), match, 0)
        self.live.story = story(row, [])
        self.viewers: list[Seat | None] = [None, *range(seats)]
        self.choices: list[ChoiceRow] = []

    @property
    def entries(self) -> list[StoryEntry]:
        """The story so far; nothing while it is not told."""
        return self.live.story or []

    def message(self, viewer: Seat | None, since: int | None) -> Any:
        return json.loads(ENCODER.encode(self.live.update(viewer, since)))

    def views(self) -> list[Any]:
        return [self.message(viewer, self.live.head)["view"] for viewer in self.viewers]

    def choose(self) -> None:
        """One choice, or several of one turn at once as a bot makes them; now and then one is taken back."""
        live, decision = self.live, self.random.choice(self.live.match.pending)
        trial, codes = live.match.copy(), []
        for _ in range(self.random.randint(1, 3)):
            own = trial.decision(decision.seat)
            if own is not None:
                codes.append(self.random.choice(own.options).code)
                trial.choose(decision.seat, codes[-1])
        if trial.barrier.tail and trial.barrier.owner == decision.seat and self.random.random() < UNDONE:
            codes.append(UNDO)
        self.choices += [ChoiceRow(live.head + n, decision.seat, code, 1) for n, code in enumerate(codes, 1)]
        live.adopt(live.attempt(decision.seat, codes, f"choice {live.head}", 1), decision.seat)


TABLES = [
    (key, settings) for key, game in games().items() for settings in spread(all_settings(game), 4) if key != "toy"
]


@pytest.mark.parametrize(("game", "settings"), TABLES, ids=str)
def test_the_view_before_and_the_changes_are_the_view_after(game: str, settings: Settings) -> None:
    table = Watched(game, settings, "changes")
    entries = 0
    while table.live.match.pending and entries < CHOICES:
        since, before = table.live.head, table.views()
        table.choose()
        for viewer, earlier in zip(table.viewers, before, strict=True):
            update = table.message(viewer, since)
            assert [entry["seq"] for entry in update["entries"]] == list(range(since + 1, table.live.head + 1))
            view = update["view"]
            for entry in reversed(update["entries"]):
                view = back(view, entry)
            assert view == earlier
            for entry in update["entries"]:
                view = forth(view, entry)
            assert view == update["view"]
        entries += table.live.head - since
    assert entries > SHORT_MATCH


def test_whoever_comes_back_is_told_what_changed_since_their_own_last_choice() -> None:
    table = Watched("masters", {"seats": 4}, "back")
    while not {entry.seat for entry in table.entries} >= {0, 1, 2, 3}:
        table.choose()
    for viewer in range(4):
        update = table.message(viewer, None)
        own = [entry["seq"] for entry in update["entries"] if entry.get("seat") == viewer]
        assert [entry["seq"] for entry in update["entries"] if "changes" in entry] == list(
            range(own[-1] + 1, table.live.head + 1)
        )
    assert not [entry for entry in table.message(None, None)["entries"] if "changes" in entry]


def test_who_has_not_chosen_yet_is_told_everything_from_the_opening_on() -> None:
    table = Watched("masters", {"seats": 2}, "beginning")
    table.choose()
    (chooser,) = {choice.seat for choice in table.choices}
    entries = table.message(1 - chooser, None)["entries"]
    assert [entry["seq"] for entry in entries if "changes" in entry] == [choice.seq for choice in table.choices]


def test_what_was_changed_long_ago_is_forgotten() -> None:
    table = Watched("princes", {"seats": 5}, "long")
    while table.live.head < LONGEST_RECAP + 20:
        table.choose()
        kept = [entry.seq for entry in table.entries if entry.changes is not None]
        assert kept == list(range(max(0, table.live.head - LONGEST_RECAP) + 1, table.live.head + 1))
    again = story(table.live.row, table.choices)
    assert [entry.seq for entry in again if entry.changes is not None] == kept


@pytest.mark.parametrize("game", ["masters", "lorenzo", "princes"])
def test_a_story_told_again_by_another_process_is_the_same(game: str) -> None:
    table = Watched(game, {"seats": 3}, "again")
    while table.live.match.pending and table.live.head <= SHORT_MATCH:
        table.choose()
    thinking = Thinking(1)
    try:
        again = asyncio.run(thinking.read(story, table.live.row, table.choices))
    finally:
        thinking.close()
    twin = Live(table.live.row, table.live.match, 0)
    twin.head = table.live.head
    for viewer in table.viewers:
        for since in (None, 0, table.live.head - 3):
            there = table.live.update(viewer, since)
            twin.story = again
            assert ENCODER.encode(twin.update(viewer, since)) == ENCODER.encode(there)
    assert pickle.loads(pickle.dumps(again[-1])).changes == again[-1].changes  # our own


def test_what_is_chosen_while_a_story_is_told_is_told_too(tmp_path: Path) -> None:
    """The match goes on while another process reads it again."""

    async def scenario(store: Store) -> None:
        table = Watched("masters", {"seats": 2}, "meanwhile")
        live = table.live
        for _ in range(4):
            table.choose()
        live.story = None
        asked, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(reading: Reading[T], row: TableRow, _choices: list[ChoiceRow]) -> T:
            head = table.choices[-1].seq
            asked.set()
            await go_on.wait()
            return reading(row, table.choices[:head])

        first, second = [asyncio.create_task(live.tell(store, slowly)) for _ in range(2)]
        await asked.wait()
        for _ in range(3):
            table.choose()
        assert table.entries == []
        go_on.set()
        await asyncio.gather(first, second)
        assert [entry.seq for entry in table.entries] == list(range(live.head + 1))
        assert [entry.changes for entry in table.entries] == [entry.changes for entry in story(live.row, table.choices)]

    on(f"sqlite:///{tmp_path / 'store.sqlite'}", scenario)


def test_a_story_that_could_not_be_told_is_told_to_the_next_who_asks(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        table = Watched("masters", {"seats": 2}, "failed")
        table.live.story = None

        async def lost(_reading: Reading[T], _row: TableRow, _choices: list[ChoiceRow]) -> T:
            raise ConnectionError("the process is gone")

        with pytest.raises(ConnectionError):
            await table.live.tell(store, lost)
        tables = Tables(store, Quiet())
        await table.live.tell(store, tables.reader)
        assert [entry.seq for entry in table.entries] == [0]

    on(f"sqlite:///{tmp_path / 'store.sqlite'}", scenario)


def test_everybody_who_follows_can_walk_from_update_to_update(company: Company) -> None:
    """Over the wire: two people, a bot that makes several choices at once, and somebody who watches."""
    people, table = company.seated("", "", "greedy")
    random = Random("follow")
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.socket(table)) for guest in (company.guest("Elena"), *people)]
        watcher = lines[0]
        updates = [[line.hear("update")] for line in lines]
        while (last := updates[0][-1])["seq"] < CHOICES:
            for seat in [seat for seat in last["pending"] if seat < len(people)][:1]:
                options = people[seat].now(table)["decision"]["options"]
                good(people[seat].choose(table, [random.choice(options)["code"]], last["seq"]))
            updates[0].append(watcher.hear("update"))
        for line, heard in zip(lines[1:], updates[1:], strict=True):
            while heard[-1]["seq"] < last["seq"]:
                heard.append(line.hear("update"))
    for heard in updates:
        for before, after in pairwise(heard):
            view = before["view"]
            for entry in after["entries"]:
                view = forth(view, entry)
            assert view == after["view"]
