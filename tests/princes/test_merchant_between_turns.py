"""The merchant's owner is asked when the place on the fame track moves: by a turn, or by the best work (PRI-290)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Seat
from tests.princes.table import Table, cells

ASKED = ["merchant:rank", "wait"]
TOWER = ("build:tower", f"place:tower:{cells((0, 0), (0, 1), (0, 2))}", "end")


def owner_of(seat: Seat, *points: int, rulings: int = 2) -> Table:
    """Seat 0 starts the action phase of round 2, and a seat has the merchant."""
    table = Table(len(points), expansion=True, rulings=rulings).round(2).points(*points).character(seat, "merchant")
    return table.actions()


def asked(table: Table) -> tuple[str, list[Seat]]:
    return table.kind(), table.pending()


def end_turns(table: Table) -> Table:
    """Nobody does anything in the turns that are left."""
    while table.kind() == "turn":
        table.play(table.pending()[0], "end")
    return table


@pytest.mark.rule("PRI-290")
def test_after_a_turn_that_changed_the_place_the_owner_may_score() -> None:
    table = owner_of(2, 4, 0, 5, 0).play(0, *TOWER)
    assert (table.fame(0), asked(table), table.options(2)) == (7, ("use", [2]), ASKED)
    assert table.refused(2, "professor:bonus") == "PRI-327"
    table.play(2, "merchant:rank")
    assert (table.fame(2), table.board(2)["character"], asked(table)) == (5 + 2, "", ("turn", [1]))


@pytest.mark.rule("PRI-290")
def test_who_waits_is_asked_again_only_when_the_place_moves_again() -> None:
    table = owner_of(3, 4, 4, 0, 5).play(0, *TOWER).play(3, "wait")
    assert asked(table) == ("turn", [1])
    table.play(1, *TOWER)
    assert (asked(table), table.fame(3)) == (("use", [3]), 5)
    table.play(3, "wait").play(2, "end")
    assert asked(table) == ("turn", [3])
    assert table.play(3, "merchant:rank").fame(3) == 5 + 3


@pytest.mark.rule("PRI-290")
@pytest.mark.parametrize("points", [(0, 0, 5, 0), (2, 0, 5, 0), (6, 0, 5, 0)], ids=["behind", "level", "ahead"])
def test_nobody_is_asked_after_a_turn_that_left_the_place_as_it_was(points: tuple[int, ...]) -> None:
    assert asked(owner_of(2, *points).play(0, *TOWER)) == ("turn", [1])


@pytest.mark.rule("PRI-290")
def test_the_own_turn_is_followed_by_no_question() -> None:
    table = owner_of(0, 4, 5, 0).play(0, *TOWER)
    assert (table.fame(0), asked(table)) == (7, ("turn", [1]))


@pytest.mark.rule("PRI-290")
def test_the_professor_is_not_asked_when_the_place_moves() -> None:
    table = Table(3, expansion=True).points(4, 0, 5).best(0, 9, 0).character(2, "professor").actions().play(0, *TOWER)
    assert asked(table) == ("turn", [1])
    assert asked(table.play(1, "end")) == ("turn", [2])
    assert asked(table.play(2, "end")) == ("open", [1])


@pytest.mark.rule("PRI-290")
@pytest.mark.parametrize(
    ("points", "best", "rank", "later"),
    [
        ((5, 4, 3), (0, 12, 0), 1, 2),
        ((4, 5, 3), (12, 0, 0), 2, 1),
        ((4, 4, 4), (0, 12, 12), 1, 3),
        ((4, 6, 5), (12, 12, 0), 3, 2),
    ],
    ids=["overtaken", "overtaking", "overtaken by a tie", "overtaking with a tie"],
)
def test_before_a_best_work_that_will_change_the_place_the_owner_may_score(
    points: tuple[int, ...], best: tuple[int, ...], rank: int, later: int
) -> None:
    scores = [number + 3 * (value == 12) for number, value in zip(points, best, strict=True)]
    scores[0] += rank
    table = end_turns(owner_of(0, *points).best(*best))
    assert (asked(table), table.options(0), table.happened("best_work")) == (("use", [0]), ASKED, [])
    table.play(0, "merchant:rank")
    assert table.happened("rank") == [("rank", 0, (rank,))]
    assert [table.fame(seat) for seat in range(3)] == scores
    waiting = end_turns(owner_of(0, *points).best(*best)).play(0, "wait")
    assert asked(waiting) == ("open", [1])
    waiting.plays((1, "decline"), (2, "decline")).play(0, "merchant:rank")
    assert waiting.happened("rank") == [("rank", 0, (later,))]


@pytest.mark.rule("PRI-290")
@pytest.mark.parametrize("best", [(0, 0, 0), (12, 0, 0), (0, 0, 12), (12, 12, 12)])
def test_nobody_is_asked_before_a_best_work_that_leaves_the_place_as_it_is(best: tuple[int, ...]) -> None:
    table = end_turns(owner_of(0, 9, 4, 3).best(*best))
    assert asked(table) == ("open", [1])


@pytest.mark.rule("PRI-290")
def test_a_last_turn_and_a_best_work_that_both_move_the_place_ask_once() -> None:
    table = owner_of(0, 5, 4, 4).best(0, 12, 0).plays((0, "end"), (1, "end")).play(2, *TOWER)
    assert asked(table) == ("use", [0])
    assert asked(table.play(0, "wait")) == ("open", [1])


@pytest.mark.rule("PRI-290")
def test_whose_turn_was_the_last_knew_the_best_work_and_is_not_asked_again() -> None:
    table = owner_of(2, 4, 3, 5).best(12, 0, 0).plays((0, "end"), (1, "end"))
    assert "merchant:rank" in table.options(2)
    assert asked(table.play(2, "end")) == ("open", [1])


def last_round(*points: int) -> Table:
    """Round 7, and seat 0 has the merchant and the first turn."""
    return Table(len(points), expansion=True).round(7).points(*points).character(0, "merchant").actions()


@pytest.mark.rule("PRI-290")
def test_in_the_last_round_the_owner_is_asked_before_and_after_a_best_work_that_moves_the_place() -> None:
    table = end_turns(last_round(5, 4, 3).best(0, 20, 0))
    assert (asked(table), table.happened("best_work")) == (("use", [0]), [])
    table.play(0, "wait")
    assert (asked(table), len(table.happened("best_work"))) == (("use", [0]), 1)
    table.play(0, "merchant:rank")
    assert (table.over(), table.fame(0)) == (True, 5 + 2)


@pytest.mark.rule("PRI-290")
def test_in_the_last_round_a_last_turn_that_moves_the_place_alone_asks_once() -> None:
    table = last_round(5, 0, 4).plays((0, "end"), (1, "end")).play(2, *TOWER)
    assert asked(table) == ("use", [0])
    assert table.play(0, "wait").over()


@pytest.mark.rule("PRI-290")
def test_a_match_begun_under_the_first_rules_asks_nobody_between_turns_or_before_the_best_work() -> None:
    table = owner_of(2, 4, 0, 5, 0, rulings=1).best(0, 12, 0, 0).play(0, *TOWER)
    assert asked(table) == ("turn", [1])
    assert asked(end_turns(table)) == ("open", [1])
    assert table.fame(1) == 3
    waiting = end_turns(owner_of(0, 5, 4, 3, rulings=1).best(0, 12, 0))
    assert asked(waiting) == ("open", [1])
