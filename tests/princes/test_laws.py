"""The Princes of Florence keeps every law of the kernel, at every table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.princes import GAME
from signoria.kernel.testing import check_game
from tests.princes.policies import POLICIES


@pytest.mark.slow
@pytest.mark.parametrize("expansion", [False, True], ids=["base", "expansion"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_law_is_kept(
    seats: int, expansion: bool, thorough: int, record_property: Callable[[str, object], None]
) -> None:
    tables = [{"seats": seats, "expansion": expansion, "blocks": blocks} for blocks in (False, True)]
    counts = check_game(GAME, tables, thorough=thorough // 2, quick=50, policies=POLICIES)
    assert counts.matches == 2 * (thorough // 2 + 50)
    assert counts.twins > 0
    record_property("counts", f"princes, {seats} seats, {'expansion' if expansion else 'base'}, seed check: {counts}")


def test_a_short_look_at_many_tables() -> None:
    tables = [{"seats": seats, "expansion": expansion} for seats in (2, 3, 4, 5) for expansion in (False, True)]
    quick = len(POLICIES)
    counts = check_game(GAME, tables, thorough=0, quick=quick, seed="short", policies=POLICIES)
    assert counts.matches == len(tables) * quick
