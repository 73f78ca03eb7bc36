"""Houses of Renaissance keeps every law of the kernel, at tables of all sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.state import FIRST_RULINGS
from signoria.kernel.core import Value
from signoria.kernel.testing import all_settings, check_game
from tests.houses.policies import POLICIES

TABLES = [table for table in all_settings(GAME) if table["houses"]]
POOLS = ["both", "base", "new"]


def tables(seats: int) -> list[dict[str, Value]]:
    """A table for each pool of leaders, another one first for each number of seats; every other has extra pieces.

    One of the three has basic bonus tiles, another the first rulings.
    """
    first = seats % len(POOLS)
    chosen: list[dict[str, Value]] = []
    for number, pool in enumerate(POOLS[first:] + POOLS[:first]):
        odd = (seats + number) % 2 == 1
        settings: dict[str, Value] = {"seats": seats, "leader_pool": pool, "extra_pieces": odd, "asked": not odd}
        settings |= {"advanced": number != 1, "rulings": FIRST_RULINGS if number == 2 else GAME.version}
        chosen += [table for table in TABLES if settings.items() <= table.items()]
    return chosen


@pytest.mark.slow
@pytest.mark.rule("HOU-251")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_law_is_kept(seats: int, thorough: int, record_property: Callable[[str, object], None]) -> None:
    seed, chosen = f"check.{seats}", tables(seats)[: max(1, thorough // 3)]
    matches = max(1, thorough // 9)
    policies = POLICIES[seats:] + POLICIES[:seats]
    counts = check_game(GAME, chosen, thorough=matches, quick=len(POLICIES), seed=seed, policies=policies)
    assert counts.matches == len(chosen) * (matches + len(POLICIES))
    record_property("counts", f"houses, {seats} seats, seed {seed}: {counts}")


@pytest.mark.rule("HOU-044", "HOU-147", "HOU-251")
def test_a_short_look_at_every_table() -> None:
    today = [table for table in TABLES if table["rulings"] == GAME.version]
    assert len(today) == 96
    counts = check_game(GAME, today, thorough=0, quick=1, seed="short", policies=POLICIES)
    assert counts.matches == 96
