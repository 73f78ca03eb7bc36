"""Matches that began by earlier rulings: the powers of a production are chosen one by one (MAS-093)."""

from __future__ import annotations

import pytest

from tests.masters.table import Table, goods
from tests.words.saying import option_text

EARLIER = pytest.mark.parametrize("rulings", [1, 2])


def workshop(rulings: int) -> Table:
    """A stone for a servant, a coin for a shield, and a leader who takes coins."""
    table = Table(rulings=rulings).slots(0, "green.1.b", "purple.1.b").played(0, "production.coins")
    return table.strongbox(0, coins=2, stones=3)


@pytest.mark.rule("MAS-093")
@EARLIER
def test_powers_are_offered_one_by_one(rulings: int) -> None:
    table = workshop(rulings)
    singles = ["produce:basic", "produce:slot.1", "produce:slot.2", "produce:leader.coins"]
    assert table.options(0, "produce") == singles
    table.refused(0, "produce:slot.1+slot.2")
    assert table.refused(0, "done") == "MAS-043"
    table.play(0, "produce:slot.1")
    assert (table.kind(), table.options(0)) == ("power", [*singles[:1], *singles[2:], "done"])
    assert table.refused(0, "produce:slot.1") == "MAS-093"


@pytest.mark.rule("MAS-093", "MAS-095", "MAS-096")
@EARLIER
def test_each_power_asks_before_the_next_is_chosen(rulings: int) -> None:
    table = workshop(rulings).play(0, "produce:leader.coins")
    assert table.kind() == "receive"
    table.play(0, "receive:shields", "produce:basic")
    assert table.options(0) == ["spend:coins.1+stones.1", "spend:stones.2"]
    table.play(0, "spend:coins.1+stones.1", "receive:coins")
    assert table.options(0) == ["produce:slot.1", "done"]
    assert table.refused(0, "produce:slot.2") == "MAS-095"
    table.play(0, "done")
    assert table.owned(0) == goods(coins=1, stones=2, shields=1)
    assert table.spaces() == [1, 0]
    assert table.kind() == "end"


@pytest.mark.rule("MAS-093")
@EARLIER
def test_with_no_power_left_nobody_says_that_this_is_all(rulings: int) -> None:
    table = Table(rulings=rulings).slots(0, "green.1.b").depots(0, stones=1).play(0, "produce:slot.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(servants=1)


@EARLIER
def test_a_single_power_reads_as_it_does_today(rulings: int) -> None:
    assert option_text(workshop(rulings), "produce:slot.1") == option_text(workshop(3), "produce:slot.1")


@pytest.mark.rule("MAS-093", "MAS-102")
def test_one_by_one_or_together_the_powers_do_the_same() -> None:
    earlier = workshop(2).play(0, "produce:slot.2", "produce:leader.coins", "receive:stones", "produce:slot.1", "done")
    today = workshop(3).play(0, "produce:slot.1+slot.2+leader.coins", "receive:stones")
    assert earlier.owned(0) == today.owned(0)
    assert earlier.spaces() == today.spaces()
    assert earlier.happened("pay", "produce", "faith") == today.happened("pay", "produce", "faith")
