"""The cardinal's third action and the muse's worthier works (PRI-300 to PRI-303, PRI-314 to PRI-317)."""

from __future__ import annotations

import pytest

from tests.princes.table import CARDS, Table, printed
from tests.princes.test_expansion import idle_until

MINIMUM = printed("setup")["minimum_work_value"]


def cardinal() -> Table:
    return Table(3, expansion=True).character(0, "cardinal").actions()


def take(table: Table, code: str) -> Table:
    """An action with the first placement or the first cards that come up."""
    table.play(0, code)
    while table.kind() != "turn":
        table.play(0, table.options(0)[0])
    return table


@pytest.mark.rule("PRI-300")
def test_the_owner_of_the_cardinal_has_three_actions() -> None:
    table = cardinal()
    for actions_left, code in ((3, "bonus"), (2, "freedom:travel"), (1, "profession")):
        assert table.view()["table"]["actions"] == actions_left
        take(table, code)
    assert (table.view()["table"]["actions"], table.options(0)) == (0, ["end"])
    assert table.refused(0, "bonus") == "PRI-103"


@pytest.mark.rule("PRI-300")
def test_others_have_two_actions_and_fewer_than_three_are_enough() -> None:
    table = take(cardinal(), "bonus").play(0, "end")
    assert (table.pending(), table.view()["table"]["actions"]) == ([1], 2)


@pytest.mark.rule("PRI-301")
def test_the_third_action_is_neither_a_second_freedom_nor_a_second_profession() -> None:
    table = take(take(cardinal(), "freedom:travel"), "profession")
    assert table.view()["table"]["actions"] == 1
    assert table.refused(0, "profession") == "PRI-110"
    for freedom in ("religion", "opinion"):
        assert table.refused(0, f"freedom:{freedom}") == "PRI-111"
    assert "bonus" in table.options(0)


@pytest.mark.rule("PRI-302")
def test_three_bonus_cards_can_be_bought() -> None:
    table = cardinal()
    for _ in range(3):
        take(table, "bonus")
    assert (table.board(0)["bonus_cards"], table.florins(0)) == (3, 2600)


@pytest.mark.rule("PRI-302")
def test_three_buildings_can_be_built() -> None:
    table = Table(3, expansion=True).character(0, "cardinal").builders(0, 2).actions()
    for building in ("tower", "chapel", "opera"):
        take(table, f"build:{building}")
    assert {cell for row in table.board(0)["grid"] for cell in row} == {"", "palazzo", "tower", "chapel", "opera"}
    assert (table.florins(0), table.fame(0)) == (2600, 9)


@pytest.mark.rule("PRI-302")
def test_three_works_can_be_completed() -> None:
    hand = ["poet", "painter", "lawyer"]
    table = Table(3, expansion=True).character(0, "cardinal").hand(0, *hand).jesters(0, 3).actions()
    for profession in hand:
        table.play(0, f"work:{profession}", "exchange:0")
    assert table.board(0)["table"] == hand
    assert table.florins(0) == 3500 + 3 * 900


@pytest.mark.rule("PRI-303")
def test_anna_builds_introduces_religion_and_completes_the_mathematicians_work() -> None:
    table = Table(3, expansion=True).character(0, "cardinal").hand(0, "mathematician").actions()
    take(table, "build:university").play(0, "freedom:religion", "work:mathematician")
    kinds = [kind for kind, _, _ in table.happened("build", "freedom", "work")]
    assert kinds == ["build", "freedom", "work"]
    building, landscape, freedom, jesters, cards, bonus, muse = table.happened("work")[0][2][1:]
    assert (building, landscape, freedom, jesters, cards, bonus, muse) == (4, 0, 3, 0, 1, 0, 0)
    table.play(0, "exchange:0")
    assert (table.florins(0), table.options(0)) == (3500 - 700 - 300 + 800, ["end"])


def worker(round: int, muse: bool) -> Table:
    """Seat 0 can complete works of value 17 without the muse: 12 for jesters, 5 for cards."""
    table = Table(3, expansion=True).round(round).jesters(0, 6)
    table.hand(0, "poet", "philosopher", "painter", "lawyer", "goldsmith")
    return (table.character(0, "muse") if muse else table).actions()


@pytest.mark.rule("PRI-314")
@pytest.mark.parametrize("round", range(1, 8))
def test_the_muse_adds_the_number_of_the_round(round: int) -> None:
    for muse, value in ((False, 17), (True, 17 + round)):
        table = worker(round, muse).play(0, "work:poet", "exchange:0")
        assert (table.board(0)["best_work"], table.florins(0)) == (value, 3500 + 100 * value)


@pytest.mark.rule("PRI-314")
def test_the_muse_adds_to_every_work_of_the_turn() -> None:
    table = worker(3, True).play(0, "work:poet", "exchange:0")
    table.play(0, "work:painter", "exchange:0")
    assert table.florins(0) == 3500 + 2000 + 2000


def ten(muse: bool) -> Table:
    """Round 6, minimum 16: a work of value 10 without the muse."""
    table = Table(3, expansion=True).round(6).jesters(0, 4).hand(0, "poet", "painter").best(0, 15, 0)
    return (table.character(0, "muse") if muse else table).actions()


@pytest.mark.rule("PRI-315")
def test_the_increase_counts_for_minimum_payment_exchange_and_best_work() -> None:
    assert MINIMUM[5] == 16
    assert ten(False).refused(0, "work:poet") == "PRI-115"
    table = ten(True).play(0, "work:poet")
    assert (table.florins(0), table.board(0)["best_work"]) == (3500 + 1600, 16)
    assert sorted(table.options(0)) == sorted([f"exchange:{points}" for points in range(9)])
    table.play(0, "exchange:0")
    idle_until(table, "open")
    assert table.happened("best_work") == [("best_work", 0, (3,))]


@pytest.mark.rule("PRI-315")
def test_nobody_is_asked_whether_the_muse_helps() -> None:
    table = ten(True).play(0, "work:poet")
    assert table.kind() == "exchange"
    assert table.happened("work") == [("work", 0, (CARDS[0]["poet"], 0, 0, 0, 8, 2, 0, 6))]


@pytest.mark.rule("PRI-316")
def test_scotts_poet_and_philosopher_are_worth_six_more_each_in_round_six() -> None:
    paid = {}
    for muse in (False, True):
        table = worker(6, muse)
        before = table.florins(0)
        for profession in ("poet", "philosopher"):
            table.play(0, f"work:{profession}", "exchange:0")
            paid[profession, muse] = table.florins(0) - before
            before = table.florins(0)
    assert paid["poet", True] - paid["poet", False] == 600
    assert paid["philosopher", True] - paid["philosopher", False] == 600


@pytest.mark.rule("PRI-317")
def test_the_muse_helps_no_opponent() -> None:
    table = Table(3, expansion=True).jesters(1, 3).hand(1, "poet").hand(0, "painter").character(0, "muse").actions()
    table.play(0, "end").play(1, "work:poet")
    assert table.board(1)["best_work"] == 7


@pytest.mark.rule("PRI-317")
def test_the_muse_of_a_later_player_helps_nobody_before() -> None:
    table = Table(3, expansion=True).jesters(0, 3).hand(0, "poet").character(1, "muse").actions().play(0, "work:poet")
    assert table.board(0)["best_work"] == 7


@pytest.mark.rule("PRI-317")
def test_the_muse_does_not_last_into_the_next_round() -> None:
    table = worker(1, True).play(0, "work:poet", "exchange:0")
    assert table.board(0)["best_work"] == 18
    idle_until(table, "open")
    idle_until(table, "turn", 0).play(0, "work:painter", "exchange:0")
    assert (table.view()["table"]["round"], table.board(0)["best_work"]) == (2, 17)
