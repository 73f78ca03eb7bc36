"""The rulebook's example of an object auction: Anna, Bob, Chris and David in seats 0 to 3 (checklist part 3)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import answer_in_turn, purses
from tests.princes.table import Table

ANNA, BOB, CHRIS, DAVID = range(4)
STACKS = ["forest", "lake", "park", "jester", "builder", "prestige_card", "recruiting_card"]


def place(table: Table) -> None:
    seat = table.pending()[0]
    table.play(seat, table.options(seat, "place")[0])


def pieces(table: Table, seat: int) -> set[str]:
    return {cell for row in table.board(seat)["grid"] for cell in row} - {"", "palazzo"}


def after_first() -> Table:
    table = Table(4)
    assert answer_in_turn(table, "open:park", "pass", "pass", "pass") == [ANNA, BOB, CHRIS, DAVID]
    assert (table.pending(), table.kind()) == ([ANNA], "place")
    place(table)
    return table


def after_second() -> Table:
    table = after_first()
    codes = ["open:jester", *["bid"] * 5, "pass", "pass"]
    assert answer_in_turn(table, *codes) == [BOB, CHRIS, DAVID, BOB, CHRIS, DAVID, BOB, CHRIS]
    return table


def after_third() -> Table:
    table = after_second()
    assert answer_in_turn(table, "open:forest", *["bid"] * 4, "pass") == [BOB, CHRIS, BOB, CHRIS, BOB, CHRIS]
    place(table)
    return table


@pytest.mark.rule("PRI-057")
def test_anna_has_the_park_for_200() -> None:
    table = after_first()
    assert purses(table) == [3300, 3500, 3500, 3500]
    assert pieces(table, ANNA) == {"park"}
    assert (table.pending(), table.kind()) == ([BOB], "open")
    assert table.options(BOB) == [*[f"open:{stack}" for stack in STACKS if stack != "park"], "decline"]


@pytest.mark.rule("PRI-058")
def test_david_has_the_jester_for_700() -> None:
    table = after_second()
    bids = [(seat, args[-1]) for _, seat, args in table.happened("open", "bid")]
    assert bids[1:] == [(BOB, 200), (CHRIS, 300), (DAVID, 400), (BOB, 500), (CHRIS, 600), (DAVID, 700)]
    assert purses(table) == [3300, 3500, 3500, 2800]
    assert [table.board(seat)["jesters"] for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("PRI-059")
def test_bob_has_the_forest_for_600() -> None:
    table = after_third()
    bids = [(seat, args[-1]) for _, seat, args in table.happened("open", "bid")]
    assert bids[7:] == [(BOB, 200), (CHRIS, 300), (BOB, 400), (CHRIS, 500), (BOB, 600)]
    assert purses(table) == [3300, 2900, 3500, 2800]
    assert [pieces(table, seat) for seat in range(4)] == [{"park"}, {"forest"}, set(), set()]


@pytest.mark.rule("PRI-060")
def test_chris_takes_a_builder_for_200() -> None:
    table = after_third()
    remaining = ["lake", "builder", "prestige_card", "recruiting_card"]
    assert table.options(CHRIS) == [*[f"buy:{stack}" for stack in remaining], "nothing"]
    table.play(CHRIS, "buy:builder")
    assert purses(table) == [3300, 2900, 3300, 2800]
    assert table.board(CHRIS)["builders"] == 1
    assert [stack["closed"] for stack in table.view()["table"]["stacks"]] == [""] * 7
    assert (table.pending(), table.kind()) == ([ANNA], "turn")
