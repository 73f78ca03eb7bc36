"""Introducing a freedom (checklist part 9)."""

from __future__ import annotations

import pytest

from tests.princes.table import Table, printed
from tests.princes.working import value, work

FREEDOMS = ("travel", "religion", "opinion")
PROFESSIONS = printed("professions")["professions"]


@pytest.mark.rule("PRI-168")
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_of_the_players_choice_costs_300(freedom: str) -> None:
    table = Table().actions()
    assert table.options(0, "freedom") == [f"freedom:{other}" for other in FREEDOMS]
    table.play(0, f"freedom:{freedom}")
    assert table.florins(0) == 3200
    assert table.board(0)["freedoms"] == [freedom]
    assert table.view()["table"]["freedoms"] == {other: 3 - (other == freedom) for other in FREEDOMS}


@pytest.mark.rule("PRI-168")
@pytest.mark.parametrize(("money", "points", "number"), [(200, 0, 0), (300, 0, 3), (200, 1, 3)])
def test_a_freedom_is_offered_to_those_with_means_of_300(money: int, points: int, number: int) -> None:
    table = Table().money(0, money).points(points).actions()
    assert len(table.options(0, "freedom")) == number
    if not number:
        assert table.refused(0, "freedom:travel") == "PRI-168"


@pytest.mark.rule("PRI-169")
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_each_freedom_is_introduced_once(freedom: str) -> None:
    table = Table().freedoms(0, freedom).actions()
    assert table.options(0, "freedom") == [f"freedom:{other}" for other in FREEDOMS if other != freedom]
    assert table.refused(0, f"freedom:{freedom}") == "PRI-169"


@pytest.mark.rule("PRI-170")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_type_without_tiles_left_cannot_be_introduced(seats: int) -> None:
    table = Table(seats).actions()
    for seat in range(seats - 1):
        table.play(seat, "freedom:travel", "end")
    assert table.view()["table"]["freedoms"]["travel"] == 0
    assert table.options(seats - 1, "freedom") == ["freedom:religion", "freedom:opinion"]
    assert table.refused(seats - 1, "freedom:travel") == "PRI-170"


def value_with(profession: str, owner: int, *freedoms: str) -> int:
    """The value of a work of seat 0 that reaches the minimum by jesters, with freedoms of some owner."""
    table = Table().hand(0, profession).jesters(0, 4).freedoms(owner, *freedoms).actions()
    return value(table, 0, profession)


@pytest.mark.rule("PRI-171")
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_adds_three_to_works_of_the_seven_professions_that_want_it(freedom: str) -> None:
    pleased = 0
    for profession in PROFESSIONS:
        without = value_with(profession["id"], 0)
        difference = value_with(profession["id"], 0, freedom) - without
        assert difference == (3 if profession["freedom"] == freedom else 0)
        assert value_with(profession["id"], 1, freedom) == without
        pleased += difference == 3
    assert pleased == 7


@pytest.mark.rule("PRI-171")
def test_a_freedom_counts_once_for_each_later_work() -> None:
    table = Table().hand(0, "poet", "painter", "physician").jesters(0, 3).actions()
    assert work(table, 0, "poet")["freedom"] == 0
    table.play(0, "freedom:travel", "end").plays((1, "end"), (2, "end"), (3, "end"))
    table.plays((1, "decline"), (2, "decline"), (3, "decline"), (0, "nothing"), (1, "end"), (2, "end"), (3, "end"))
    assert work(table, 0, "painter")["freedom"] == 3
    assert work(table, 0, "physician")["freedom"] == 3


@pytest.mark.rule("PRI-172")
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_scores_no_points_by_itself(freedom: str) -> None:
    table = Table().points(5).actions().play(0, f"freedom:{freedom}")
    assert table.fame(0) == 5
    assert Table().freedoms(0, *FREEDOMS).score(0).total == 0
