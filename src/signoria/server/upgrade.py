"""Whether every stored match survives the rules that are installed now: each is replayed, each gets a verdict."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Final

from signoria.kernel.codec import CannotLoad
from signoria.kernel.core import BadSetting
from signoria.kernel.match import CannotUndo, IllegalChoice, Match, load
from signoria.registry import UnknownGame, game
from signoria.server.live import pending_seats, results
from signoria.server.store import ENDED, EXPIRED, WAITING, ResultRow, Store, TableRow
from signoria.server.story import begin, take

PAGE: Final = 100

GOOD: Final = "good"
REPLAYED: Final = "replayed"
NO_GAME: Final = "no-game"
NEWER: Final = "newer-rules"
REFUSED: Final = "choice-refused"
PENDING: Final = "other-seats"
SNAPSHOT: Final = "other-snapshot"
RESULT: Final = "other-result"
#: What needs nobody's care: a snapshot of another shape is left aside, and the match goes on from its choices.
FINE: Final = frozenset({GOOD, REPLAYED})


@dataclass(frozen=True)
class Verdict:
    """What became of one match; number: of the choice that failed, 0 if it is not about one."""

    table: str
    game: str
    version: int
    choices: int
    what: str
    number: int = 0


async def verdicts(store: Store) -> AsyncIterator[Verdict]:
    """Every match in the store, one page of tables after the other."""
    last = ""
    while page := await store.tables_after(last, PAGE):
        for row in page:
            if row.phase not in (WAITING, EXPIRED):
                what, number = await judge(store, row)
                yield Verdict(row.id, row.game, row.version, row.head, what, number)
        last = page[-1].id


async def judge(store: Store, row: TableRow) -> tuple[str, int]:
    """Replay a match and hold it against what was kept of it."""
    try:
        if row.version > game(row.game).version:
            return NEWER, 0
    except UnknownGame:
        return NO_GAME, 0
    choices = await store.choices(row.id)
    number = 0
    try:
        match = begin(row)
        for choice in choices:
            number = choice.seq
            take(match, choice)
    except (IllegalChoice, CannotUndo, BadSetting):
        return REFUSED, number
    if row.pending and pending_seats(match) != row.pending:
        return PENDING, 0
    stored = (await store.results([row.id])).get(row.id, [])
    if row.phase == ENDED and stored != counted_again(row, match, stored):
        return RESULT, 0
    return await judge_snapshot(store, row, match), 0


def counted_again(row: TableRow, match: Match, stored: list[ResultRow]) -> list[ResultRow]:
    """The results as they would be kept today, or were before anybody wrote down what decides between equal totals."""
    counted = results(row, match)
    return counted if any(result.tie for result in stored) else [replace(result, tie=0) for result in counted]


async def judge_snapshot(store: Store, row: TableRow, match: Match) -> str:
    """Whether the snapshot and the choices since lead where the replay led."""
    snapshot = await store.snapshot(row.id)
    saved = json.loads(snapshot.text)
    if saved["written"] != match.game.written:
        return REPLAYED
    try:
        restored = load(match.game, saved)
        for choice in await store.choices(row.id, snapshot.seq):
            take(restored, choice)
    except (CannotLoad, IllegalChoice, CannotUndo):
        return SNAPSHOT
    return GOOD if restored.digest() == match.digest() else SNAPSHOT
