"""The end of the game: who wins, what is worth nothing, and what is shown then (PRI-230 to PRI-233, PRI-336)."""

from __future__ import annotations

import pytest

from tests.position import names, play_on
from tests.princes.table import Table, finish_setup, new_match, view_of


def final(points: tuple[int, ...], florins: tuple[int, ...] = ()) -> Table:
    """The last round is over, with these points and this money."""
    table = Table(len(points)).round(7).points(*points).end_of_round()
    for seat, money in enumerate(florins):
        table.money(seat, money)
    return table


def ranks(table: Table) -> list[int]:
    return [table.score(seat).rank for seat in range(table.seats)]


@pytest.mark.rule("PRI-230")
@pytest.mark.parametrize(
    ("points", "places"), [((61, 60, 42), [1, 2, 3]), ((42, 60, 61), [3, 2, 1]), ((0, 5, 3, 1, 2), [5, 1, 2, 4, 3])]
)
def test_most_points_win(points: tuple[int, ...], places: list[int]) -> None:
    table = final(points)
    assert ranks(table) == places
    assert [table.score(seat).total for seat in range(table.seats)] == list(points)
    assert table.over()


@pytest.mark.rule("PRI-230")
def test_the_points_of_prestige_cards_and_of_the_best_work_decide_too() -> None:
    table = final((54, 57, 59)).prestiges(0, "most_jesters").jesters(0, 1).best(17, 17, 0)
    assert [table.score(seat).total for seat in range(3)] == [63, 60, 59]
    assert ranks(table) == [1, 2, 3]


@pytest.mark.rule("PRI-231")
@pytest.mark.parametrize(
    ("florins", "places"), [((400, 300, 9000), [1, 2, 3]), ((300, 400, 9000), [2, 1, 3])], ids=["first", "second"]
)
def test_the_richest_of_those_tied_wins(florins: tuple[int, ...], places: list[int]) -> None:
    table = final((60, 60, 59), florins)
    assert ranks(table) == places
    assert [table.score(seat).tie for seat in range(3)] == list(florins)
    first, second = [f"Seat {1 + places.index(place)}" for place in (1, 2)]
    assert table.ties() == [
        f"Level on points: {first} and {second}. The florins left decide: {first} with 400 and {second} with 300."
    ]


@pytest.mark.rule("PRI-232")
def test_a_tie_in_points_and_money_is_a_shared_victory() -> None:
    table = final((60, 60, 42), (300, 300, 8000))
    assert ranks(table) == [1, 1, 3]
    assert table.ties() == ["Level on points: Seat 1 and Seat 2. Nothing else decides: the place is shared."]


@pytest.mark.rule("PRI-231")
def test_money_decides_nothing_before_it_is_shown() -> None:
    table = Table(3).round(6).points(60, 60, 59).money(0, 400).money(1, 300).end_of_round()
    assert ranks(table) == [1, 1, 3]
    assert [table.score(seat).tie for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("PRI-233")
def test_money_and_unused_cards_bring_no_points() -> None:
    table = final((20, 20, 10), (5000, 0, 0)).bonuses(0, "each_park", "each_lake", "each_jester")
    table.recruiting(0, 2).hand(0, "poet", "lawyer")
    assert [table.score(seat).total for seat in range(3)] == [20, 20, 10]
    assert table.florins(0) == 5000
    assert table.happened("exchange", "prestige", "best_work") == []


def holding() -> Table:
    """Two seats hold prestige cards at the end, and two have money."""
    return final((9, 8, 7), (1200, 300, 0)).prestiges(0, "most_parks", "most_lakes").prestiges(2, "all_freedoms")


@pytest.mark.rule("PRI-336")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_in_the_end_everybody_sees_all_money_and_all_prestige_cards(viewer: int | None) -> None:
    boards = holding().view(viewer)["boards"]
    assert [board["money"] for board in boards] == [1200, 300, 0]
    assert [set(board["prestige"]) for board in boards] == [{"most_parks", "most_lakes"}, set(), {"all_freedoms"}]


@pytest.mark.rule("PRI-336")
def test_before_the_end_money_and_prestige_cards_are_the_owners_business() -> None:
    table = holding().round(6)
    for viewer in (0, 1, 2, None):
        assert [board["money"] for board in table.view(viewer)["boards"]] == [None, None, None]
        assert [board["prestige"] for board in table.view(viewer)["boards"]] == [[], [], []]
    assert not names(table.view(1)) & {"most_parks", "most_lakes", "all_freedoms"}
    assert set(table.own(0)["prestiges"]) == {"most_parks", "most_lakes"}
    assert table.florins(0) == 1200


@pytest.mark.rule("PRI-336")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_a_whole_game_nothing_is_shown_until_it_is_over(seats: int) -> None:
    match = finish_setup(new_match(seats, "shown"))
    for _ in play_on(match, seats):
        boards = view_of(match)["boards"]
        assert [board["money"] is None for board in boards] == [bool(match.pending)] * seats
        assert not match.pending or [board["prestige"] for board in boards] == [[]] * seats
    assert [len(board["prestige"]) for board in boards] == [board["prestige_cards"] for board in boards]
    assert any(board["prestige"] for board in boards)
