"""What the last player pays: with two players a price of its own, which the table settles (PRI-256)."""

from __future__ import annotations

import pytest

from signoria.games.princes import GAME
from signoria.kernel.match import Match
from tests.princes.bidding import answer_in_turn, purses
from tests.princes.table import Table, finish_setup, new_match, own

ITEMS = ["landscape", "jester", "builder", "prestige_card", "recruiting_card"]


@pytest.mark.rule("PRI-256")
@pytest.mark.parametrize(("price", "florins", "points"), [(200, 200, 0), (200, 0, 2), (300, 300, 0), (300, 100, 2)])
def test_the_price_of_the_last_item_must_be_at_hand_in_money_and_points(price: int, florins: int, points: int) -> None:
    table = Table(2, last_price=price).money(1, florins).points(0, points).play(0, "decline")
    assert table.options(1, "buy") == [f"buy:{item}" for item in ITEMS]
    assert table.play(1, "buy:jester").florins(1) == table.fame(1) == 0
    short = Table(2, last_price=price).money(1, florins - 1 if florins else 0).points(0, points - (not florins))
    short.play(0, "decline")
    assert short.options(1) == ["nothing"]
    assert short.refused(1, "buy:jester") == "PRI-256"


@pytest.mark.rule("PRI-256")
def test_the_last_item_can_be_agreed_to_cost_300() -> None:
    table = Table(2, last_price=300)
    answer_in_turn(table, "open:jester", "pass", "buy:builder")
    assert purses(table) == [3200, 3200]


@pytest.mark.rule("PRI-256")
@pytest.mark.parametrize("price", [200, 300])
def test_the_merchant_takes_the_last_item_for_nothing_or_for_its_price(price: int) -> None:
    for code, florins in (("merchant:free", 3500), ("merchant:pay", 3500 - price)):
        table = Table(2, expansion=True, last_price=price).character(1, "merchant")
        assert table.play(0, "decline").play(1, "buy:jester", code).florins(1) == florins
    poor = Table(2, expansion=True, last_price=price).character(1, "merchant").money(1, price - 1).play(0, "decline")
    assert poor.options(1) == ["nothing", "merchant:rank"]


def paid_by_the_last_of(match: Match) -> int:
    """What the last player pays when all others decline."""
    while match.pending[0].kind == "open":
        match.choose(match.pending[0].seat, "decline")
    seat = match.pending[0].seat
    before = own(match, seat)["money"]
    match.choose(seat, "buy:jester")
    return before - own(match, seat)["money"]


@pytest.mark.rule("PRI-256")
@pytest.mark.parametrize("price", [200, 300])
def test_with_more_players_the_last_object_costs_200_whatever_was_agreed_for_two(price: int) -> None:
    assert paid_by_the_last_of(finish_setup(new_match(3, last_price=price))) == 200


@pytest.mark.rule("PRI-256")
@pytest.mark.parametrize(("seats", "price"), [(2, 300), (3, 200), (5, 200)])
def test_a_match_begun_under_the_first_rules_keeps_its_last_price(seats: int, price: int) -> None:
    first = Match.begin(GAME, {"seats": seats}, "first rules", version=1)
    assert paid_by_the_last_of(finish_setup(first)) == price
