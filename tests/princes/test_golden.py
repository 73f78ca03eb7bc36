"""Golden games of The Princes of Florence come out the same, choice by choice, and show what they are kept for."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.rules.cards import CHARACTERS, LANDSCAPES, STACKS
from signoria.kernel.core import Event
from signoria.kernel.match import Match
from tests.golden import FOLDER, read, tell
from tests.princes.goldens import a_work_is_worth_much, every_character_is_used, everybody_bids, everybody_works
from tests.princes.table import princes
from tests.princes.tally import KINDS, Tally

FILES = sorted((FOLDER / "princes").glob("*.txt"))
WHOLE = [f"{seats}_seats_{box}" for seats in (2, 3, 4, 5) for box in ("base", "expansion")]


def played(name: str, tally: Tally) -> tuple[int, list[Event]]:
    """How many seats a golden game has and what happened in it; the tally hears of every choice."""
    golden = read(FOLDER / "princes" / f"{name}.txt")
    match = Match.begin(GAME, golden.settings, golden.seed)
    events = list(match.opening.events)
    for seat, code in golden.log:
        decision = match.decision(seat)
        assert decision is not None
        tally.chose(decision, GAME.by_code[code])
        events += match.choose(seat, code).events
    tally.hear(events)
    return len(princes(match).players), events


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    assert tell(GAME, read(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WHOLE)
def test_at_every_seat_count_everybody_completes_a_work_with_and_without_the_expansion(name: str) -> None:
    seats, events = played(name, Tally())
    assert seats == int(name[0])
    assert everybody_works(seats, events)
    assert any(event.kind == "character" for event in events) == name.endswith("expansion")


def test_in_a_golden_game_everybody_bids_for_one_object_again_and_again() -> None:
    assert everybody_bids(*played("everybody_bids_for_one_object", Tally()))


def test_in_a_golden_game_every_character_is_used() -> None:
    assert every_character_is_used(*played("every_character_is_used", Tally()))


def test_in_a_golden_game_a_work_is_worth_far_more_than_it_must() -> None:
    assert a_work_is_worth_much(*played("a_work_of_a_high_value", Tally()))


def test_golden_games_ask_every_kind_of_decision_and_sell_every_object_and_character() -> None:
    tally = Tally()
    for path in FILES:
        played(path.stem, tally)
    names = [f"decision {kind}" for kind in KINDS]
    names += [f"won {stack}" for stack in STACKS]
    names += [f"placed {landscape.id}" for landscape in LANDSCAPES]
    names += [f"character {character.id}" for character in CHARACTERS]
    assert [name for name in names if not tally.counts[name]] == []
