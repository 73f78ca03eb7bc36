"""The market action (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.masters.table import Table, goods


@pytest.mark.rule("MAS-054")
def test_the_rulebooks_row_gives_a_stone_and_two_coins() -> None:
    table = Table().market("white grey yellow yellow", slide="blue")
    table.play(0, "take:row.1", "store:coins.2+stones.1")
    assert table.in_depots(0) == goods(coins=2, stones=1)
    assert table.view()["market"][0] == ["grey", "yellow", "yellow", "blue"]
    assert table.view()["slide"] == "white"
