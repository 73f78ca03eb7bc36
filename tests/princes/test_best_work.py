"""The best work of a round, and what comes after it (PRI-203 to PRI-211)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import close_auction, end_turns
from tests.princes.table import CARDS, Table

BEST = 3


def fame(table: Table) -> list[int]:
    return [table.fame(seat) for seat in range(table.seats)]


def worker() -> Table:
    """Seat 0 can complete two works of 14 in round 1."""
    return Table(3).jesters(0, 6).hand(0, "poet", "lawyer").actions()


@pytest.mark.rule("PRI-203")
@pytest.mark.parametrize(
    ("markers", "points"),
    [((12, 15, 9), [0, 3, 0]), ((16, 15, 9), [3, 0, 0]), ((0, 7, 8), [0, 0, 3])],
)
def test_the_highest_work_scores_3(markers: tuple[int, ...], points: list[int]) -> None:
    table = Table(3).best(*markers).end_of_round()
    assert fame(table) == points


@pytest.mark.rule("PRI-204")
@pytest.mark.parametrize(
    ("markers", "points"),
    [((15, 15, 9), [3, 3, 0]), ((12, 15, 15), [0, 3, 3]), ((10, 10, 10), [3, 3, 3])],
)
def test_all_who_are_tied_score_3(markers: tuple[int, ...], points: list[int]) -> None:
    table = Table(3).best(*markers).end_of_round()
    assert fame(table) == points


@pytest.mark.rule("PRI-205")
def test_the_only_work_of_a_round_scores() -> None:
    table = Table(3).jesters(1, 3).hand(1, "poet").actions()
    table.play(0, "end").play(1, "work:poet", "exchange:0", "end").play(2, "end")
    assert fame(table) == [0, BEST, 0]


@pytest.mark.rule("PRI-206")
def test_without_any_work_nobody_scores() -> None:
    table = Table(3).points(4, 2, 0).actions()
    end_turns(table)
    assert table.view()["table"]["round"] == 2
    assert fame(table) == [4, 2, 0]
    assert table.happened("best_work") == []


@pytest.mark.rule("PRI-207")
def test_two_equal_best_works_of_one_player_score_once() -> None:
    table = worker().play(0, "work:poet", "exchange:0")
    assert table.board(0)["best_work"] == 14
    table.play(0, "work:lawyer", "exchange:0")
    assert [sum(args[1:]) for _, _, args in table.happened("work")] == [14, 14]
    end_turns(table)
    assert fame(table) == [BEST, 0, 0]


@pytest.mark.rule("PRI-208")
def test_the_award_waits_for_the_last_turn() -> None:
    table = worker().play(0, "work:poet", "exchange:0", "end")
    assert fame(table) == [0, 0, 0]
    table.play(1, "end")
    assert fame(table) == [0, 0, 0]
    table.play(2, "end")
    assert fame(table) == [BEST, 0, 0]


@pytest.mark.rule("PRI-209")
def test_markers_are_removed_and_earlier_works_do_not_count_again() -> None:
    table = worker().play(0, "work:poet", "exchange:0")
    end_turns(table)
    assert table.kind() == "open"
    assert [table.board(seat)["best_work"] for seat in range(3)] == [0, 0, 0]
    close_auction(table)
    end_turns(table)
    assert table.view()["table"]["round"] == 3
    assert fame(table) == [BEST, 0, 0]


@pytest.mark.rule("PRI-210")
def test_the_award_of_round_7_comes_before_the_prestige_cards() -> None:
    table = Table(3).round(7).jesters(0, 1).prestiges(0, "most_jesters").best(17, 20, 0).end_of_round()
    assert table.over()
    assert table.happened("best_work", "prestige") == [
        ("best_work", 1, (BEST,)),
        ("prestige", 0, (CARDS[2]["most_jesters"], 6)),
    ]
    assert [table.score(seat).total for seat in range(3)] == [6, 3, 0]


@pytest.mark.rule("PRI-211")
def test_then_the_left_neighbour_starts_the_next_round_with_its_minimum() -> None:
    table = Table(4).best(7, 9, 0, 0).end_of_round()
    view = table.view()
    assert (view["table"]["first"], view["table"]["round"], view["table"]["minimum"]) == (1, 2, 10)
    assert table.pending() == [1]


@pytest.mark.rule("PRI-211")
def test_the_figure_and_the_marker_move_on_after_each_round() -> None:
    table = Table(3)
    rounds = []
    while not table.over():
        view = table.view()
        rounds.append((view["table"]["round"], view["table"]["first"], view["table"]["minimum"]))
        close_auction(table)
        end_turns(table)
    assert rounds == [(1, 0, 7), (2, 1, 10), (3, 2, 12), (4, 0, 14), (5, 1, 15), (6, 2, 16), (7, 0, 17)]
