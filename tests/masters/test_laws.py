"""Masters of Renaissance keeps every law of the kernel, at every table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.masters import GAME
from signoria.kernel.testing import Counts, Inspection, check_game
from tests.masters.policies import POLICIES


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_law_is_kept(seats: int, thorough: int, record_property: Callable[[str, object], None]) -> None:
    counts = check_game(GAME, [{"seats": seats}], thorough=thorough, quick=200, policies=POLICIES)
    assert counts.matches == thorough + 200
    assert counts.twins > 0
    record_property("counts", f"masters, {seats} seats, seed check: {counts}")


def test_two_tokens_that_look_alike_are_alike() -> None:
    """A solo match in which it matters which of the two equal tokens was drawn first."""
    counts = Counts()
    Inspection(GAME, {"seats": 1}, "check.6", POLICIES[0], counts).run()
    assert counts.twins > 0


def test_a_short_look_at_every_table() -> None:
    """Each number of seats, by the rulings of today and by all before."""
    counts = check_game(GAME, thorough=0, quick=15, seed="short", policies=POLICIES)
    assert counts.matches == 4 * 3 * 15  # seats, rulings
