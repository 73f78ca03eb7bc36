"""The objects of the auction in general, jesters and builders (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import close_auction, close_auction_but_one, end_turns, win
from tests.princes.table import Table, cells
from tests.princes.working import empty_cells, value


def worker() -> Table:
    """Seat 0 can complete the poet's work from cards alone and has the first turn."""
    others = ("painter", "lawyer", "sculptor", "physician", "composer", "botanist")
    return Table().hand(0, "poet", *others).actions()


@pytest.mark.rule("PRI-061")
def test_the_objects_of_an_opponent_do_not_change_the_own_work() -> None:
    rich = worker().piece(1, "lake").jesters(1, 3).builders(1, 3).recruiting(1, 2).freedoms(1, "travel")
    assert value(rich, 0, "poet") == value(worker(), 0, "poet") == 7


@pytest.mark.rule("PRI-061")
@pytest.mark.parametrize("builders", [1, 2, 3])
def test_the_builders_of_an_opponent_help_nobody_else_to_build(builders: int) -> None:
    table = Table().builders(1, builders).actions().play(0, "build:tower")
    assert table.florins(0) == 3500 - 700
    assert table.refused(0, f"place:tower:{cells((4, 0), (4, 1), (4, 2))}") == "PRI-153"


def holding(stack: str) -> Table:
    """Seats 0 and 1 have plenty of an object already."""
    table = Table()
    if stack in ("forest", "lake", "park"):
        for _ in range(2):
            table.piece(0, stack).piece(1, stack)
    elif stack == "jester":
        table.jesters(0, 4).jesters(1, 2)
    elif stack == "prestige_card":
        table.prestiges(0, "most_lakes", "most_parks", "most_works").prestiges(1, "most_forests", "most_jesters")
    else:
        table.recruiting(0, 2).recruiting(1, 2)
    return table


@pytest.mark.rule("PRI-062")
@pytest.mark.parametrize("stack", ["forest", "lake", "park", "jester", "prestige_card", "recruiting_card"])
def test_no_number_of_an_object_keeps_its_owner_from_bidding_for_more(stack: str) -> None:
    table = holding(stack)
    table.play(0, f"open:{stack}")
    assert table.options(1) == ["bid", "pass"]
    table.plays((1, "bid"), (2, "pass"), (3, "pass"))
    assert table.options(0) == ["bid", "pass"]


@pytest.mark.rule("PRI-062")
def test_a_fifth_jester_and_a_fourth_prestige_card_are_won_like_the_first() -> None:
    assert win(Table().jesters(0, 4), 0, "jester").board(0)["jesters"] == 5
    table = win(holding("prestige_card"), 0, "prestige_card")
    table.play(0, table.options(0)[0], "order:1-2-3-4")
    assert table.board(0)["prestige_cards"] == 4


@pytest.mark.rule("PRI-063")
def test_with_three_builders_no_builder_can_be_opened() -> None:
    table = Table().builders(0, 3)
    assert "open:builder" not in table.options(0)
    assert table.refused(0, "open:builder") == "PRI-063"
    assert "open:jester" in table.options(0)


@pytest.mark.rule("PRI-063")
def test_with_three_builders_an_auction_of_a_builder_can_only_be_passed() -> None:
    table = Table().builders(1, 3).builders(2, 2).play(0, "open:builder")
    assert table.options(1) == ["pass"]
    assert table.refused(1, "bid") == "PRI-063"
    assert table.play(1, "pass").options(2) == ["bid", "pass"]


@pytest.mark.rule("PRI-063")
def test_with_three_builders_the_last_player_cannot_buy_a_builder() -> None:
    table = close_auction_but_one(Table().builders(3, 3))
    assert "buy:builder" not in table.options(3)
    assert table.refused(3, "buy:builder") == "PRI-063"
    assert "buy:jester" in table.options(3)


@pytest.mark.rule("PRI-074")
def test_a_jester_covers_no_cell_and_is_placed_without_a_question() -> None:
    table = win(Table(), 0, "jester")
    assert table.board(0)["jesters"] == 1
    assert table.objects_left("jester") == 6
    assert empty_cells(table, 0) == 43
    assert table.happened("place") == []
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-075")
@pytest.mark.parametrize("profession", ["poet", "lawyer", "botanist"])
@pytest.mark.parametrize(("jesters", "more"), [(0, 0), (1, 2), (3, 6)])
def test_every_jester_adds_two_to_every_work(profession: str, jesters: int, more: int) -> None:
    assert value(worker().jesters(0, jesters), 0, profession) == 7 + more


@pytest.mark.rule("PRI-076")
def test_builders_take_their_spaces_without_a_question() -> None:
    table = Table()
    for number in (1, 2, 3):
        while 0 not in table.pending():
            table.play(table.pending()[0], "decline")
        if table.kind() == "purchase":
            table.play(0, "buy:builder")
        else:
            win(table, 0, "builder")
        assert table.board(0)["builders"] == number
        assert 0 not in table.pending() or table.kind() == "turn"
        end_turns(close_auction(table))


def build_with(builders: int) -> Table:
    """Seat 0 has a tower in the upper left corner and builds a chapel."""
    table = Table().piece(0, "tower", (0, 0), (0, 1), (0, 2)).builders(0, builders)
    return table.actions().play(0, "build:chapel")


BESIDE_TOWER = f"place:chapel:{cells((1, 1), (2, 1), (2, 2))}"
BESIDE_PALAZZO = f"place:chapel:{cells((3, 0), (4, 0), (4, 1))}"


@pytest.mark.rule("PRI-077")
def test_with_one_builder_a_building_costs_300_and_may_not_touch() -> None:
    table = build_with(1)
    assert table.florins(0) == 3200
    assert not {BESIDE_TOWER, BESIDE_PALAZZO} & set(table.options(0))


@pytest.mark.rule("PRI-078")
def test_with_two_builders_a_building_costs_300_and_may_touch() -> None:
    table = build_with(2)
    assert table.florins(0) == 3200
    assert {BESIDE_TOWER, BESIDE_PALAZZO} <= set(table.options(0))


@pytest.mark.rule("PRI-079")
def test_with_three_builders_a_building_costs_nothing_and_may_touch() -> None:
    table = Table().money(0, 0).piece(0, "tower", (0, 0), (0, 1), (0, 2)).builders(0, 3).actions()
    table.play(0, "build:chapel")
    assert {BESIDE_TOWER, BESIDE_PALAZZO} <= set(table.options(0))
    assert table.play(0, BESIDE_TOWER).florins(0) == 0
    assert table.board(0)["grid"][1][1] == "chapel"


@pytest.mark.rule("PRI-080")
def test_the_first_builder_scores_nothing() -> None:
    assert win(Table(), 0, "builder").fame(0) == 0


@pytest.mark.rule("PRI-081")
@pytest.mark.parametrize("owned", [1, 2])
def test_the_second_and_the_third_builder_score_three_points_at_once(owned: int) -> None:
    table = win(Table().builders(0, owned), 0, "builder")
    assert table.board(0)["builders"] == owned + 1
    assert table.fame(0) == 3


@pytest.mark.rule("PRI-081")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3)])
def test_a_builder_bought_at_the_fixed_price_scores_the_same(owned: int, points: int) -> None:
    table = close_auction_but_one(Table().builders(3, owned)).play(3, "buy:builder")
    assert table.board(3)["builders"] == owned + 1
    assert table.florins(3) == 3300
    assert table.fame(3) == points
