"""The princess: a work without a profession card (PRI-318 to PRI-326)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.princes.table import CARDS, Table
from tests.princes.test_expansion import idle_until


def court(*pieces: str, builders: int = 0, round: int = 1) -> Table:
    """Seat 0 has the princess, these pieces and so many builders."""
    table = Table(3, expansion=True).round(round).character(0, "princess")
    for piece in pieces:
        table.piece(0, piece)
    return table.builders(0, builders)


def value(table: Table) -> int:
    """The value of the princess's work, as it is told, marked and paid."""
    before = table.florins(0)
    table.play(0, "princess")
    worth = table.happened("princess")[0][2][0]
    assert table.board(0)["best_work"] == worth
    assert table.florins(0) == before + 100 * worth
    return worth


@pytest.mark.rule("PRI-318")
def test_with_an_empty_hand_a_work_is_offered_if_it_reaches_the_minimum() -> None:
    table = court("forest", "forest", builders=1).actions()
    assert table.board(0)["hand"] == 0
    assert [code for code in table.options(0) if code.split(":")[0] in ("work", "princess")] == ["princess"]
    assert value(table) == 8


@pytest.mark.rule("PRI-318")
def test_below_the_minimum_or_without_the_princess_it_is_refused() -> None:
    assert court("forest", "forest").actions().refused(0, "princess") in ("PRI-318", "PRI-324")
    other = Table(3, expansion=True).piece(0, "forest").piece(0, "forest").builders(0, 1).character(0, "muse").actions()
    assert other.refused(0, "princess") == "PRI-318"


@pytest.mark.rule("PRI-319")
def test_her_work_takes_an_action() -> None:
    table = court("forest", "forest", builders=1).actions().play(0, "princess", "exchange:0")
    assert table.view()["table"]["actions"] == 1
    table.play(0, "freedom:travel")
    assert table.options(0) == ["end"]


@pytest.mark.rule("PRI-319")
def test_without_an_action_left_there_is_no_work_of_hers() -> None:
    table = court("forest", "forest", builders=1).actions().play(0, "freedom:travel", "build:tower")
    while table.kind() != "turn":
        table.play(0, table.options(0)[0])
    assert (table.view()["table"]["actions"], table.options(0)) == (0, ["end"])
    assert table.refused(0, "princess") != ""


@pytest.mark.rule("PRI-320")
def test_two_builders_a_forest_a_chapel_and_two_cards_are_worth_11() -> None:
    assert value(court("forest", "chapel", builders=2).hand(0, "poet", "lawyer").actions()) == 4 + 3 + 2 + 2


@pytest.mark.rule("PRI-320")
@pytest.mark.parametrize(
    ("pieces", "builders", "expected"),
    [
        (["forest", "forest", "forest"], 0, 9),
        (["forest", "lake", "park"], 0, 9),
        (["park", "park", "park", "lake", "lake"], 0, 15),
        (["tower", "chapel", "library", "studio"], 0, 8),
        (["forest"], 2, 7),
        (["forest"], 3, 9),
    ],
    ids=["same", "different", "many", "buildings", "two builders", "three builders"],
)
def test_each_landscape_counts_3_and_each_building_and_builder_2(
    pieces: list[str], builders: int, expected: int
) -> None:
    assert value(court(*pieces, builders=builders).actions()) == expected


@pytest.mark.rule("PRI-320")
def test_professions_and_recruiting_cards_count_1_in_hand_and_on_the_table() -> None:
    table = court("forest", "forest").hand(0, "poet").recruiting(0, 2).table(0, "painter", "recruiting_card")
    assert value(table.actions()) == 6 + 1 + 2 + 2


@pytest.mark.rule("PRI-321")
def test_her_work_changes_neither_the_table_nor_the_count_of_cards() -> None:
    table = court("forest", "forest").hand(0, "poet").table(0, "painter").actions()
    assert value(table) == 8
    assert (table.board(0)["hand"], table.board(0)["table"]) == (1, ["painter"])


@pytest.mark.rule("PRI-321")
def test_her_work_does_not_count_for_most_works() -> None:
    points = {}
    for completed in ((), ("painter",)):
        table = court(*["park"] * 5, "lake", builders=3, round=7).prestiges(0, "most_works").table(0, *completed)
        table.actions().play(0, "princess", "exchange:0")
        idle_until(table, "")
        points[completed] = table.happened("prestige")[0][2]
    assert points[()] == (CARDS[2]["most_works"], 0)
    assert points[("painter",)] == (CARDS[2]["most_works"], 7)


@pytest.mark.rule("PRI-321")
def test_her_work_cannot_be_recruited() -> None:
    table = court("forest", "forest", builders=1).recruiting(1).actions().play(0, "princess", "exchange:0", "end")
    assert table.pending() == [1]
    assert table.options(1, "recruit") == []


@pytest.mark.rule("PRI-322")
def test_no_bonus_card_can_be_played_with_her_work() -> None:
    table = court("forest", "forest", builders=1).bonuses(0, "each_forest", "each_builder").actions()
    assert value(table) == 8
    assert table.kind() == "exchange"
    table.play(0, "exchange:0")
    assert table.own(0)["bonuses"] == ["each_forest", "each_builder"]
    assert table.view()["table"]["removed"] == []


@pytest.mark.rule("PRI-322")
def test_bonus_cards_do_not_help_her_work_to_the_minimum() -> None:
    table = court("forest", "forest").bonuses(0, "each_forest", "each_landscape").actions()
    assert table.refused(0, "princess") in ("PRI-322", "PRI-324")


@pytest.mark.rule("PRI-323")
def test_jesters_freedoms_and_what_professions_like_count_nothing() -> None:
    plain = court("lake", "theater", "forest").hand(0, "poet").actions()
    rich = court("lake", "theater", "forest").hand(0, "poet").jesters(0, 3).freedoms(0, "travel", "opinion").actions()
    assert value(plain) == 6 + 2 + 1
    assert value(rich) == 6 + 2 + 1


@pytest.mark.rule("PRI-324")
def test_value_15_is_refused_in_round_six() -> None:
    table = court("forest", "forest", "lake", "laboratory", "library", round=6).hand(0, "poet", "lawyer").actions()
    assert table.refused(0, "princess") == "PRI-324"


def sixteen(round: int) -> Table:
    table = court("forest", "forest", "lake", "laboratory", "library", round=round)
    return table.hand(0, "poet", "lawyer", "painter")


@pytest.mark.rule("PRI-324")
def test_value_16_pays_1600_is_exchanged_and_marked_in_round_six() -> None:
    table = sixteen(6).actions().play(0, "princess")
    assert (table.florins(0), table.board(0)["best_work"]) == (5100, 16)
    assert sorted(table.options(0)) == sorted([f"exchange:{points}" for points in range(9)])
    table.play(0, "exchange:8")
    assert (table.florins(0), table.fame(0)) == (3500, 8)
    idle_until(table, "open")
    assert table.happened("best_work") == [("best_work", 0, (3,))]


@pytest.mark.rule("PRI-325")
def test_her_work_is_done_once_and_a_profession_may_follow() -> None:
    table = sixteen(6).jesters(0, 7).actions().play(0, "princess", "exchange:0")
    assert table.board(0)["character"] == ""
    assert "princess" not in table.options(0)
    assert table.refused(0, "princess") == "PRI-318"
    table.play(0, "work:poet", "exchange:0")
    assert (table.board(0)["table"], table.options(0)) == (["poet"], ["end"])


@pytest.mark.rule("PRI-325")
def test_a_profession_may_come_before_her_work() -> None:
    table = sixteen(6).jesters(0, 7).actions().play(0, "work:poet", "exchange:0", "princess", "exchange:0")
    assert Counter(kind for kind, _, _ in table.happened("work", "princess")) == {"work": 1, "princess": 1}


@pytest.mark.rule("PRI-326")
def test_todds_work_is_worth_16() -> None:
    assert value(sixteen(5).actions()) == 9 + 4 + 3
