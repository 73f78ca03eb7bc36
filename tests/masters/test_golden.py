"""Golden games of Masters of Renaissance come out the same, choice by choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.masters import GAME
from tests.golden import FOLDER, read, tell
from tests.masters.goldens import ENDINGS

FILES = sorted((FOLDER / "masters").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    assert tell(GAME, read(path)) == path.read_text(encoding="utf-8")


def test_every_seat_count_and_ending_has_its_golden_game() -> None:
    assert {path.stem for path in FILES} == {f"{seats}_seats_{ending}" for seats, ending in ENDINGS}
