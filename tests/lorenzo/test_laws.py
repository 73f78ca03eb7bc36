"""Lorenzo il Magnifico keeps every law of the kernel, at every table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.testing import all_settings, check_game
from tests.lorenzo.policies import POLICIES


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [True, False], ids=["advanced", "basic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_law_is_kept(
    seats: int, advanced: bool, thorough: int, record_property: Callable[[str, object], None]
) -> None:
    tables = [{"seats": seats, "advanced": advanced, "asked": asked} for asked in (True, False)]
    counts = check_game(GAME, tables, thorough=thorough // 2, quick=100, policies=POLICIES)
    assert counts.matches == 2 * (thorough // 2 + 100)
    record_property("counts", f"lorenzo, {seats} seats, {'advanced' if advanced else 'basic'}, seed check: {counts}")


def test_a_short_look_at_every_table() -> None:
    tables = [table for table in all_settings(GAME) if not table["houses"]]
    counts = check_game(GAME, tables, thorough=0, quick=8, seed="short", policies=POLICIES)
    assert counts.matches == 3 * 2 * 2 * 3 * 8  # seats, advanced, asked, rulings
