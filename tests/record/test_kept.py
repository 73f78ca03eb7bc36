"""Records that were written before a game changed its shape are true for ever, undo and orders with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.kernel.match import UNDO, load, replay
from signoria.record import read, result, verify
from signoria.registry import games

FOLDER = Path(__file__).parent / "kept"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_was_kept_is_still_true(path: Path) -> None:
    record = verify(path.read_bytes(), games())
    again = replay(games()[record.game], record.settings, record.seal.seed, record.log, record.version)
    assert result(again) == record.end["result"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_was_kept_holds_choices_taken_back_and_made_by_order(path: Path) -> None:
    record = read(path.read_bytes())
    assert any("undo" in line for line in record.lines)
    assert any("ordered" in line for line in record.lines)
    assert record.finished


def test_a_saved_match_goes_on_by_the_rulings_it_began_with() -> None:
    """Saved while powers of a production are chosen one by one, as they were in version 2 of Masters."""
    record = verify((FOLDER / "masters-2.json").read_bytes(), games())
    rules, choices = games()[record.game], record.log
    saved_at = choices.index((0, "done"))
    begun = replay(rules, record.settings, record.seal.seed, choices[:saved_at], record.version)
    match = load(rules, {**begun.save(), "written": "2.as it was"})
    assert [decision.kind for decision in match.pending] == ["power"]
    for seat, code in choices[saved_at:]:
        if code == UNDO:
            match.undo(seat)
        else:
            match.choose(seat, code)
    assert result(match) == record.end["result"]


def test_every_game_has_kept_a_record() -> None:
    assert {read(path.read_bytes()).game for path in RECORDS} == set(games())
