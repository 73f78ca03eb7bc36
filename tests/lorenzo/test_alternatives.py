"""What is chosen from and lies nowhere on the table, and what led there."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.table import Business, Estimates
from signoria.kernel.core import Seat
from tests.lorenzo.table import Table


def estimates(table: Table, seat: Seat = 0) -> Estimates:
    return table.own(seat)["estimates"]


def business(table: Table) -> Business:
    doing = table.view()["table"]["business"]
    assert doing
    return doing


def taken(table: Table) -> list[int]:
    return [one["taken"] for one in table.own(0)["alternatives"]]


def producing(coins: int) -> Table:
    """Seat 0 has two buildings that exchange coins, of which one has two arrows, and produces."""
    table = Table().dice(6, 6, 6).goods(0, coins=coins, military=3).cards(0, "residence", "treasury")
    return table.place(0, "black", "production.1", 0)


@pytest.mark.rule("LOR-137", "LOR-138", "LOR-140")
def test_a_production_shows_its_arrows_and_what_is_left_to_pay_them_with() -> None:
    table = producing(coins=3)
    shown = table.own(0)["alternatives"]
    arrows = [(one["source"], one["pay"], one["gain"]) for one in shown]
    assert arrows == [
        ("residence", {"coins": 1}, {"privileges": 1}),
        ("treasury", {"coins": 1}, {"victory_points": 3}),
        ("treasury", {"coins": 2}, {"victory_points": 5}),
    ]
    assert estimates(table)["goods_left"]["coins"] == 3
    table.play(0, "exchange:treasury.2")
    assert taken(table) == [0, 0, 1]
    assert estimates(table)["goods_left"]["coins"] == 1
    assert table.owned(0)["coins"] == 3  # nothing moves before all are chosen


def test_nothing_is_left_to_be_said_once_all_is_chosen() -> None:
    table = producing(coins=3).play(0, "exchange:treasury.2", "exchange:residence.1")
    assert table.kind() == "privilege"
    assert estimates(table)["goods_left"] == {}
    table.play(0, "privilege:faith")
    assert table.own(0)["alternatives"] == []


def test_nobody_else_is_shown_what_is_chosen_from() -> None:
    table = producing(coins=3)
    assert (table.own(1)["alternatives"], estimates(table, 1)["goods_left"]) == ([], {})


@pytest.mark.rule("LOR-193")
def test_a_privilege_says_how_often_it_was_chosen_where_all_must_be_different() -> None:
    table = Table().place(0, "black", "market.4")
    privileges = [one["gain"] for one in table.own(0)["alternatives"]]
    assert privileges == [{"wood": 1, "stone": 1}, {"servants": 2}, {"coins": 2}, {"military": 2}, {"faith": 1}]
    assert taken(table.play(0, "privilege:coins")) == [0, 0, 1, 0, 0]
    assert table.refused(0, "privilege:coins") == "LOR-193"


@pytest.mark.rule("LOR-351")
def test_a_privilege_shows_what_is_left_of_it() -> None:
    table = Table().excommunicated(0, "fewer_military").place(0, "black", "council.1")
    assert {"military": 1} in [one["gain"] for one in table.own(0)["alternatives"]]


@pytest.mark.rule("LOR-110")
def test_two_ways_to_pay_are_two_purses() -> None:
    table = Table().goods(0, coins=2, wood=1, stone=1, military=4).floor("venture.1", "support_to_the_bishop")
    table.place(0, "black", "venture.1", 0)
    assert [one["pay"] for one in table.own(0)["alternatives"]] == [
        {"military": 2},
        {"coins": 2, "wood": 1, "stone": 1},
    ]


@pytest.mark.rule("LOR-156")
def test_a_bonus_action_says_what_led_to_it_and_which_cards_it_takes() -> None:
    table = Table().goods(0, coins=9).floor("character.1", "captain").floor("territory.1", "province")
    table.place(0, "black", "character.1", 0)
    doing = business(table)
    assert (doing["trail"], doing["types"], doing["value"]) == (["captain"], ["territory"], 6)
    table.play(0, "take:territory.1")
    assert (business(table)["trail"], business(table)["types"]) == (["captain", "province"], [])


def test_sources_that_still_wait_led_to_nothing() -> None:
    """Two cards bring a privilege, one after the other."""
    table = Table().dice(6, 6, 6).goods(0, coins=1).cards(0, "fortress", "residence")
    table.place(0, "black", "production.1").play(0, "exchange:residence.1")
    assert business(table)["trail"] == ["fortress"]
    assert business(table.play(0, "privilege:faith"))["trail"] == ["residence"]
