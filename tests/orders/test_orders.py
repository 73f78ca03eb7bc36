"""Orders answer what they were given for, from what their seat sees, and nothing else."""

from __future__ import annotations

import pytest

from signoria.games.princes.orders import QUESTIONS
from signoria.kit.orders import Order, obey
from tests.princes.table import Table

BID = Order("bid", ("bid",), {"table.auction.stack": "jester"}, {"table.auction.bid": 500})
PASS = Order("bid", ("pass",))


def answer_of(table: Table, *orders: Order) -> str:
    """What the orders of the seat that is asked say."""
    (decision,) = table.match.pending
    return obey(decision, table.match.view(decision.seat), orders)


def bidding(stack: str, bid: int, purse: int = 5000) -> Table:
    """Seat 2 with this purse is asked, and this is the bid to beat."""
    table = Table(seats=3).money(0, 5000).money(1, 5000).money(2, purse).play(0, f"open:{stack}")
    seat = 1
    for _ in range(200, bid, 100):
        table.play(seat, "bid")
        seat = (seat + 1) % 3
    while table.match.pending[0].seat != 2:
        table.play(table.match.pending[0].seat, "pass")
    return table


def test_an_order_bids_for_its_object_up_to_its_limit() -> None:
    assert answer_of(bidding("jester", 200), BID, PASS) == "bid"
    assert answer_of(bidding("jester", 500), BID, PASS) == "bid"
    assert answer_of(bidding("jester", 600), BID, PASS) == "pass"
    assert answer_of(bidding("builder", 200), BID, PASS) == "pass"


def test_without_an_order_that_applies_nothing_is_answered() -> None:
    assert answer_of(bidding("builder", 200), BID) == ""
    assert answer_of(bidding("builder", 200)) == ""
    assert answer_of(Table(seats=3), BID, PASS) == "", "it is asked what to open"


def test_the_first_order_that_applies_counts_and_of_its_codes_the_first_that_is_offered() -> None:
    assert answer_of(bidding("jester", 200), PASS, BID) == "pass"
    table = Table(seats=3)
    assert answer_of(table, Order("open", ("buy:jester", "open:lake", "open:jester"))) == "open:lake"
    assert answer_of(table, Order("open", ("pass",)), Order("open", ("decline",))) == "decline"


def test_a_bid_that_cannot_be_paid_is_not_made() -> None:
    table = bidding("jester", 300, purse=0)
    assert answer_of(table, BID, PASS) == "pass"


def test_an_order_answers_for_the_merchant_wherever_its_owner_is_asked() -> None:
    points, wait = Order("use", ("merchant:rank",)), Order("use", ("wait",))
    assert [answer.codes for question in QUESTIONS if question.kind == "use" for answer in question.answers] == [
        wait.codes,
        points.codes,
    ]
    bought = Table(3, expansion=True).character_auction()
    bought.plays((0, "character:merchant.3"), (1, "pass"), (2, "pass"))
    before_best_work = Table(3, expansion=True).points(5, 4, 3).best(0, 9, 0).character(0, "merchant").actions()
    before_best_work.plays((0, "end"), (1, "end"), (2, "end"))
    for table in (bought, before_best_work):
        assert (answer_of(table, points, wait), answer_of(table, wait)) == ("merchant:rank", "wait")


def test_an_order_for_the_merchant_says_nothing_for_the_professor() -> None:
    table = Table(3, expansion=True).character_auction()
    table.plays((0, "character:professor.3"), (1, "pass"), (2, "pass"))
    assert answer_of(table, Order("use", ("merchant:rank",))) == ""


@pytest.mark.parametrize(
    ("when", "most"),
    [
        ({"table.auction.nothing": "jester"}, {}),
        ({"table.auction": "jester"}, {}),
        ({"boards.7.builders": 0}, {}),
        ({"boards.x.builders": 0}, {}),
        ({"table.auction.stack.0": "j"}, {}),
        ({"boards.0.builders": False}, {}),
        ({}, {"table.auction.stack": 3}),
        ({}, {"nowhere": 3}),
    ],
    ids=str,
)
def test_a_place_that_is_not_there_or_is_something_else_never_applies(
    when: dict[str, str | int], most: dict[str, int]
) -> None:
    assert answer_of(bidding("jester", 200), Order("bid", ("bid",), when, most)) == ""


def test_places_inside_lists_can_be_named() -> None:
    assert answer_of(bidding("jester", 200), Order("bid", ("bid",), {"boards.0.builders": 0})) == "bid"


def test_a_place_of_the_table_or_of_ones_own_may_be_named_by_itself() -> None:
    old = Order("bid", ("bid",), {"auction.stack": "jester"}, {"auction.bid": 500, "money": 5000})
    assert answer_of(bidding("jester", 500), old) == "bid"
    assert answer_of(bidding("jester", 600), old) == ""
    assert answer_of(bidding("jester", 500, purse=5001), old) == ""
