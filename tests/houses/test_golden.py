"""Golden games of Houses of Renaissance come out the same, choice by choice, and show what they are kept for."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.core import Event
from signoria.kernel.match import Match
from tests.golden import FOLDER, read, tell
from tests.houses.goldens import POOLS, everything_is_used, extra_pieces_are_used

FILES = sorted((FOLDER / "houses").glob("*.txt"))
WHOLE = {f"{seats}_seats_{pool}_leaders": seats for seats, pool in POOLS.items()}


def events_of(name: str) -> list[Event]:
    """What happens in a golden game."""
    golden = read(FOLDER / "houses" / f"{name}.txt")
    match = Match.begin(GAME, golden.settings, golden.seed)
    events = list(match.opening.events)
    for seat, code in golden.log:
        events += match.choose(seat, code).events
    return events


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    assert tell(GAME, read(path)) == path.read_text(encoding="utf-8")


def test_every_seat_count_and_every_pool_has_a_golden_game() -> None:
    assert {path.stem for path in FILES} == {*WHOLE, "extra_pieces"}
    tables = [read(path).settings for path in FILES]
    assert {table["seats"] for table in tables} == {2, 3, 4, 5}
    assert {table["leader_pool"] for table in tables} == {"both", "base", "new"}


@pytest.mark.parametrize("name", WHOLE)
def test_a_golden_game_has_an_auction_leaders_and_all_that_is_done_with_tokens(name: str) -> None:
    assert everything_is_used(WHOLE[name], events_of(name))


def test_a_golden_game_has_pieces_that_were_no_part_of_the_box() -> None:
    assert extra_pieces_are_used(4, events_of("extra_pieces"))
