"""The banker: the money on the card, who keeps it, and the exchange at the end (PRI-292 to PRI-299)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Seat
from tests.princes.table import Table, view_of
from tests.princes.test_expansion import for_sale, idle_until


def holder(table: Table) -> list[Seat]:
    banker = next(card for card in table.view()["table"]["characters"] if card["character"] == "banker")
    return [marker["seat"] for marker in banker["holder"]]


def buy(table: Table, seat: Seat, space: int) -> Table:
    """Seat buys the banker in the coming character auction, and nobody anything else."""
    idle_until(table, "character", seat).play(seat, f"character:banker.{space}")
    return idle_until(table, "turn")


@pytest.mark.rule("PRI-292")
@pytest.mark.parametrize("space", range(6))
def test_the_buyer_pays_the_bid_and_takes_the_money_on_the_card_at_once(space: int) -> None:
    table = Table(3, expansion=True).character_auction()
    table.plays((0, f"character:banker.{space}"), (1, "character:muse.3"))
    assert table.florins(0) == 3500
    table.play(2, "character:muse.4")
    assert (table.pending(), table.florins(0)) == ([1], 3500 - 100 * space + 600)


@pytest.mark.rule("PRI-292")
def test_a_bid_of_300_brings_300_in_all() -> None:
    assert buy(Table(3, expansion=True), 0, 3).florins(0) == 3800


@pytest.mark.rule("PRI-293")
def test_100_are_added_at_the_end_of_each_auction_in_which_nobody_buys() -> None:
    table = Table(3, expansion=True)
    for before in (600, 700):
        assert idle_until(table, "character").view()["table"]["banker"] == before
        assert idle_until(table, "turn").view()["table"]["banker"] == before + 100
    assert table.happened("banker_waits") == [("banker_waits", -1, (700,)), ("banker_waits", -1, (800,))]


@pytest.mark.rule("PRI-293")
def test_other_purchases_do_not_stop_the_banker_from_growing() -> None:
    table = Table(3, expansion=True).character_auction()
    table.plays((0, "character:muse.3"), (1, "character:cardinal.3"), (2, "character:princess.3"))
    assert (table.kind(), table.view()["table"]["banker"]) == ("turn", 700)


@pytest.mark.rule("PRI-294")
def test_after_a_purchase_it_comes_back_with_600() -> None:
    table = idle_until(Table(3, expansion=True), "turn")
    idle_until(table, "character")
    assert table.view()["table"]["banker"] == 700
    buy(table, 1, 2)
    idle_until(table, "character")
    assert (table.view()["table"]["round"], table.view()["table"]["banker"]) == (3, 600)
    idle_until(table, "turn")
    idle_until(table, "character")
    assert (table.view()["table"]["round"], table.view()["table"]["banker"]) == (4, 700)


@pytest.mark.rule("PRI-295")
def test_donald_gains_500_in_round_two() -> None:
    table = idle_until(Table(3, expansion=True), "turn")
    assert table.view()["table"]["banker"] == 700
    before = table.florins(1)
    buy(idle_until(table, "open"), 1, 2)
    assert (table.view()["table"]["round"], table.florins(1) - before) == (2, 500)
    idle_until(table, "character")
    assert (table.view()["table"]["round"], table.view()["table"]["banker"]) == (3, 600)


@pytest.mark.rule("PRI-296")
def test_the_card_stays_with_its_buyer_until_the_next_character_auction() -> None:
    table = buy(Table(3, expansion=True), 0, 0)
    assert (holder(table), table.board(0)["character"]) == ([0], "banker")
    idle_until(table, "open")
    assert holder(table) == [0]
    idle_until(table, "purchase")
    assert holder(table) == [0]
    idle_until(table, "character")
    assert holder(table) == []
    assert "banker" in for_sale(table, 1)


@pytest.mark.rule("PRI-296")
def test_the_card_cannot_be_bought_again_in_the_same_auction() -> None:
    table = Table(4, expansion=True).character_auction()
    table.plays((0, "character:banker.0"), (1, "character:muse.3"), (2, "character:muse.4"), (3, "pass"))
    assert "banker" not in for_sale(table, 1)
    assert table.refused(1, "character:banker.5") == "PRI-281"


def last(money: int, *points: int) -> Table:
    """Round 7 is over; seat 0 bought the banker in it."""
    table = Table(3, expansion=True).round(7).character(0, "banker").money(0, money).points(*points)
    return table.end_of_round()


@pytest.mark.rule("PRI-297")
@pytest.mark.parametrize("points", range(7))
def test_the_buyer_of_round_seven_may_change_any_part_of_the_money(points: int) -> None:
    table = last(1300, 10, 10, 10)
    assert sorted(table.options(0)) == [f"exchange:{number}" for number in range(7)]
    table.play(0, f"exchange:{points}")
    assert table.over()
    assert (table.fame(0), table.florins(0)) == (10 + points, 1300 - 200 * points)


@pytest.mark.rule("PRI-297")
def test_who_buys_the_banker_in_round_seven_is_asked_at_the_end() -> None:
    table = buy(Table(3, expansion=True).round(7).money(1, 700).character_auction(), 1, 0)
    idle_until(table, "exchange")
    assert (table.pending(), len(table.options(1))) == ([1], 7)


@pytest.mark.rule("PRI-297")
def test_the_buyer_of_round_six_changes_nothing() -> None:
    table = buy(Table(3, expansion=True).round(6).character_auction(), 1, 0)
    idle_until(table, "character")
    idle_until(table, "")
    assert table.view()["table"]["round"] == 7
    assert not table.happened("exchange")


@pytest.mark.rule("PRI-297")
def test_with_less_than_200_there_is_nothing_to_choose() -> None:
    table = last(199, 10, 10, 10)
    assert table.over()
    assert (table.fame(0), table.florins(0)) == (10, 199)


@pytest.mark.rule("PRI-298")
def test_points_from_the_exchange_win() -> None:
    table = last(1300, 60, 60, 0).play(0, "exchange:6")
    assert (table.score(0).total, table.score(1).total) == (66, 60)
    assert [table.score(seat).rank for seat in range(3)] == [1, 2, 3]


@pytest.mark.rule("PRI-298")
@pytest.mark.parametrize(("others", "ranks"), [(600, [1, 2]), (700, [1, 1]), (800, [2, 1])])
def test_ties_look_at_the_money_left_after_the_exchange(others: int, ranks: list[int]) -> None:
    table = Table(3, expansion=True).round(7).character(0, "banker").money(0, 1300).money(1, others).points(60, 63, 0)
    table.end_of_round().play(0, "exchange:3")
    assert [table.score(seat).total for seat in range(2)] == [63, 63]
    assert [table.score(seat).rank for seat in range(2)] == ranks


@pytest.mark.rule("PRI-299")
def test_the_exchange_comes_after_everything_else_and_before_the_winner() -> None:
    table = Table(3, expansion=True).round(7).points(60, 61, 62).best(0, 17, 0)
    table.character(0, "banker").character(1, "merchant").prestiges(2, "most_jesters").jesters(2, 1).end_of_round()
    table.play(1, "merchant:rank")
    assert table.kind() == "exchange"
    assert table.view()["boards"][2]["points"] == {"fame": 62, "prestige": 6}
    table.play(0, "exchange:6")
    kinds = [kind for kind, _, _ in table.happened("best_work", "rank", "prestige", "exchange", "over")]
    assert kinds == ["best_work", "rank", "prestige", "exchange", "over"]


@pytest.mark.rule("PRI-299")
def test_prestige_cards_and_money_lie_open_when_the_banker_is_asked() -> None:
    table = Table(3, expansion=True).round(7).character(0, "banker").prestiges(1, "all_freedoms").money(2, 1234)
    table.end_of_round()
    boards = view_of(table.match, 0)["boards"]
    assert (boards[1]["prestige"], boards[2]["money"]) == (["all_freedoms"], 1234)
