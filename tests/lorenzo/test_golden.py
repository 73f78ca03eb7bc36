"""Golden games of Lorenzo il Magnifico come out the same, choice by choice, and show what they are kept for."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.match import Match, replay
from tests.golden import FOLDER, read, tell
from tests.lorenzo.goldens import is_deep, leaders_are_everywhere

FILES = sorted((FOLDER / "lorenzo").glob("*.txt"))


def played(name: str) -> Match:
    golden = read(FOLDER / "lorenzo" / f"{name}.txt")
    return replay(GAME, golden.settings, golden.seed, golden.log)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    assert tell(GAME, read(path)) == path.read_text(encoding="utf-8")


def test_every_seat_count_has_a_golden_game_in_both_modes() -> None:
    names = {f"{seats}_seats_{mode}" for seats in (2, 3, 4) for mode in ("advanced", "basic")}
    assert names < {path.stem for path in FILES}


def test_a_golden_game_has_bonus_actions_three_deep() -> None:
    assert is_deep(played("bonus_actions_three_deep"))


def test_in_a_golden_game_leaders_act_before_and_after_placements_in_every_area() -> None:
    assert leaders_are_everywhere(played("leaders_around_every_area"))
