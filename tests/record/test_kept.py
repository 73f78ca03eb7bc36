"""Records that were written before a game changed its shape are true for ever, undo and orders with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.kernel.match import replay
from signoria.record import read, result, verify
from signoria.registry import games

RECORDS = sorted((Path(__file__).parent / "kept").glob("*.json"))


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


def test_every_game_has_kept_a_record() -> None:
    assert {read(path.read_bytes()).game for path in RECORDS} == set(games())
