"""The four abilities of leaders: discount, white marbles, depot, production (checklist part 8)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from signoria.games.masters.rules.cards import RESOURCES
from signoria.games.masters.rules.depots import fits
from tests.masters.table import Table, goods

NO_ROOM = [0, 0, 0, 0]


def drawn(table: Table) -> list[tuple[str, int]]:
    """Seat 0's depots: the warehouse from the largest up, then leader depots."""
    return [(depot["resource"], depot["count"]) for depot in table.board(0)["depots"]]


def buys_with_exactly(table: Table, code: str, **amounts: int) -> None:
    """Seat 0 pays all of this for a card, and with one piece less could not buy it."""
    for resource, amount in amounts.items():
        short = Table()
        short.state = table.state.copy()
        short.strongbox(0, **{**amounts, resource: amount - 1})
        assert short.refused(0, code) == "MAS-073"
    table.strongbox(0, **amounts).play(0, code)
    assert table.owned(0) == goods()


@pytest.mark.rule("MAS-140")
@pytest.mark.parametrize(
    ("resource", "card"),
    [("shields", "green.2"), ("coins", "blue.2"), ("stones", "yellow.2"), ("servants", "purple.2")],
)
def test_a_discount_makes_a_card_of_four_cost_three(resource: str, card: str) -> None:
    table = Table().played(0, f"discount.{resource}").slots(0, "green.1.d").top(f"{card}.a")
    buys_with_exactly(table, f"buy:{card}", **{resource: 3})
    assert table.board(0)["slots"][0] == ["green.1.d", f"{card}.a"]


@pytest.mark.rule("MAS-141")
def test_a_discount_has_no_effect_on_a_cost_without_its_resource() -> None:
    table = Table().played(0, "discount.coins").slots(0, "", "yellow.1.d", "yellow.1.c").top("green.1.a")
    buys_with_exactly(table, "buy:green.1", shields=2)


@pytest.mark.rule("MAS-141")
def test_a_discount_never_refunds() -> None:
    table = Table().played(0, "discount.coins").slots(0, "", "yellow.1.d", "yellow.1.c").top("green.1.a")
    table.strongbox(0, coins=1, shields=2).play(0, "buy:green.1")
    assert table.owned(0) == goods(coins=1)


@pytest.mark.rule("MAS-141")
def test_a_discount_takes_a_cost_of_one_down_to_none() -> None:
    table = Table().played(0, "discount.coins").slots(0, "", "yellow.1.d", "yellow.1.c").top("purple.1.b")
    buys_with_exactly(table, "buy:purple.1", servants=1, shields=1)
    rich = Table().played(0, "discount.coins").slots(0, "", "yellow.1.d", "yellow.1.c").top("purple.1.b")
    rich.strongbox(0, coins=1, servants=1, shields=1).play(0, "buy:purple.1")
    assert rich.owned(0) == goods(coins=1)


@pytest.mark.rule("MAS-141")
def test_a_discount_does_not_help_production() -> None:
    table = Table().played(0, "discount.coins").slots(0, "green.1.a")
    assert table.refused(0, "produce:slot.1") == "MAS-095"
    paying = Table().played(0, "discount.coins").slots(0, "green.1.a").strongbox(0, coins=1)
    paying.play(0, "produce:slot.1")
    assert paying.owned(0) == goods()
    assert paying.spaces() == [1, 0]


@pytest.mark.rule("MAS-142")
def test_two_discounts_apply_to_the_same_purchase() -> None:
    table = Table().played(0, "discount.coins", "discount.stones").slots(0, "green.1.d").top("blue.2.b")
    buys_with_exactly(table, "buy:blue.2", coins=2, stones=1)
    cheap = Table().played(0, "discount.coins", "discount.stones").slots(0, "", "green.1.d", "green.1.c")
    buys_with_exactly(cheap.top("blue.1.b"), "buy:blue.1", servants=1)


@pytest.mark.rule("MAS-143")
def test_the_full_cost_cannot_be_paid_instead_of_the_discounted_one() -> None:
    table = Table().played(0, "discount.coins").slots(0, "green.1.d").top("blue.2.a")
    table.depots(0, coins=2).strongbox(0, coins=3).play(0, "buy:blue.2")
    assert table.options(0) == ["pay:coins.2", "pay:coins.1", "pay:coins.0"]
    table.play(0, "pay:coins.2")
    assert table.in_depots(0) == goods()
    assert table.in_strongbox(0) == goods(coins=2)


@pytest.mark.rule("MAS-144")
def test_each_white_marble_of_the_line_gives_the_resource_of_the_leader() -> None:
    table = Table().played(0, "white_marble.coins").market("white white grey red", slide="white").play(0, "take:row.1")
    assert table.kind() == "store"
    assert table.options(0)[0] == "store:coins.2+stones.1"
    table.play(0, "store:coins.2+stones.1")
    assert table.in_depots(0) == goods(coins=2, stones=1)
    assert table.spaces() == [1, 0]


@pytest.mark.rule("MAS-144")
def test_a_white_marble_on_the_slide_gives_nothing() -> None:
    table = Table().played(0, "white_marble.coins").market("grey white red blue", slide="white").play(0, "take:row.1")
    assert table.options(0)[0] == "store:coins.1+stones.1+shields.1"


@pytest.mark.rule("MAS-144", "MAS-145")
def test_a_resource_from_a_white_marble_is_not_declined_but_discarded() -> None:
    table = Table(seats=3).played(0, "white_marble.coins").market("white white grey red")
    table.play(0, "take:row.1", "store:coins.1+stones.1")
    assert table.in_depots(0) == goods(coins=1, stones=1)
    assert table.spaces() == [1, 1, 1]


def outcomes(first: str, second: str, whites: int) -> list[dict[str, int]]:
    """What a column with this many white marbles and else red ones can give to somebody with two leaders."""
    column = ["white"] * whites + ["red"] * (3 - whites)
    rows = [f"{marble} red red red" for marble in column]

    def take_column() -> Table:
        table = Table().played(0, f"white_marble.{first}", f"white_marble.{second}")
        return table.market(*rows).play(0, "take:column.1")

    depots = []
    for code in take_column().options(0, "white"):
        table = take_column().play(0, code)
        table.play(0, table.options(0, "store")[0])
        assert table.spaces() == [3 - whites, 0], "nothing was discarded"
        depots.append(table.in_depots(0))
    return depots


@pytest.mark.rule("MAS-146")
@pytest.mark.parametrize(("first", "second"), list(combinations(RESOURCES, 2)))
def test_with_two_leaders_each_white_marble_gives_one_of_two_resources(first: str, second: str) -> None:
    for a, b in ((first, second), (second, first)):
        assert outcomes(a, b, whites=1) == [goods(**{first: 1}), goods(**{second: 1})]
        three = [goods(**{first: n, second: 3 - n}) for n in (3, 2, 1, 0)]
        assert outcomes(a, b, whites=3) == three


@pytest.mark.rule("MAS-146")
def test_white_marbles_cannot_give_a_third_resource_nor_more_than_there_are() -> None:
    table = Table().played(0, "white_marble.coins", "white_marble.stones").market("white red red red")
    table.play(0, "take:row.1")
    assert table.refused(0, "white:servants.1") == "MAS-146"
    assert table.refused(0, "white:coins.2") == "MAS-146"
    assert table.refused(0, "store:nothing") == "MAS-146"


@pytest.mark.rule("MAS-147")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_depot_leader_stores_two_of_its_resource_beside_a_full_warehouse(resource: str) -> None:
    marble = {"coins": "yellow", "stones": "grey", "servants": "purple", "shields": "blue"}[resource]
    a, b, c = [other for other in RESOURCES if other != resource]
    table = Table().played(0, f"depot.{resource}").depots(0, **{a: 3, b: 2, c: 1})
    table.market(f"{marble} {marble} white white")
    assert drawn(table) == [(a, 3), (b, 2), (c, 1), (resource, 0)]
    table.play(0, "take:row.1", f"store:{resource}.2")
    assert drawn(table) == [(a, 3), (b, 2), (c, 1), (resource, 2)]


@pytest.mark.rule("MAS-147")
def test_a_depot_leader_takes_neither_a_third_piece_nor_another_resource() -> None:
    table = Table().played(0, "depot.stones").depots(0, coins=3, servants=2, shields=1, stones=1)
    table.market("grey grey yellow white").play(0, "take:row.1")
    assert table.options(0) == ["store:stones.1", "store:nothing"]
    assert table.refused(0, "store:stones.2") == "MAS-063"
    assert table.refused(0, "store:coins.1") == "MAS-063"


@pytest.mark.rule("MAS-148")
def test_the_resource_of_a_leader_depot_may_lie_in_one_warehouse_depot_too() -> None:
    table = Table().played(0, "depot.stones").depots(0, stones=3).market("grey grey white white")
    table.play(0, "take:row.1", "store:stones.2")
    assert table.in_depots(0) == goods(stones=5)
    assert drawn(table) == [("stones", 3), ("", 0), ("", 0), ("stones", 2)]


@pytest.mark.rule("MAS-148")
def test_it_may_not_lie_in_two_warehouse_depots() -> None:
    table = Table().played(0, "depot.stones").depots(0, stones=5).market("grey yellow white white")
    table.play(0, "take:row.1")
    assert table.options(0) == ["store:coins.1", "store:nothing"]
    assert table.refused(0, "store:stones.1") == "MAS-063"


@pytest.mark.rule("MAS-149")
def test_pieces_move_to_the_leader_depot_to_make_room() -> None:
    table = Table().hand(0, "depot.stones").strongbox(0, coins=5).depots(0, servants=3, stones=2, shields=1)
    table.market("yellow yellow white white")
    assert drawn(table) == [("servants", 3), ("stones", 2), ("shields", 1)]
    table.play(0, "play:depot.stones", "take:row.1", "store:coins.2")
    assert drawn(table) == [("servants", 3), ("coins", 2), ("shields", 1), ("stones", 2)]


@pytest.mark.rule("MAS-149")
def test_two_stones_may_lie_on_either_side() -> None:
    beside = [0, 2, 3, 1]
    assert fits(beside, room=NO_ROOM)
    assert fits(beside, room=[0, 2, 0, 0])
    assert not fits([2, 2, 3, 1], room=NO_ROOM)
    assert fits([2, 2, 3, 1], room=[0, 2, 0, 0])


@pytest.mark.rule("MAS-150")
def test_production_never_fills_a_leader_depot() -> None:
    table = Table().played(0, "depot.stones").depots(0, coins=2)
    table.play(0, "produce:basic", "receive:stones")
    assert table.in_strongbox(0) == goods(stones=1)
    assert drawn(table)[3] == ("stones", 0)


@pytest.mark.rule("MAS-150")
def test_a_full_leader_depot_does_not_overflow_into_the_strongbox() -> None:
    table = Table().played(0, "depot.stones").depots(0, coins=3, servants=2, shields=1, stones=2)
    table.market("grey white white white").play(0, "take:row.1")
    assert table.in_strongbox(0) == goods()
    assert table.in_depots(0)["stones"] == 2
    assert table.spaces() == [0, 1]


@pytest.mark.rule("MAS-150")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_ever_moves_between_depots_and_strongbox(seed: int) -> None:
    table = Table().played(0, "depot.stones", "depot.coins").depots(0, stones=2, coins=2).strongbox(0, stones=2)
    random = Random(seed)
    for _ in range(300):
        if table.over():
            break
        seat = table.pending()[0]
        depots, strongbox, events = sum(table.in_depots(0).values()), sum(table.in_strongbox(0).values()), table.events
        table.events = []
        table.play(seat, random.choice(table.options(seat)))
        kinds = {kind for kind, actor, _ in table.happened() if actor == 0}
        assert "store" in kinds or sum(table.in_depots(0).values()) <= depots
        assert "produce" in kinds or sum(table.in_strongbox(0).values()) <= strongbox
        table.events = events + table.events
    assert {"store", "produce"} <= {event.kind for event in table.events if event.seat == 0}


@pytest.mark.rule("MAS-151")
@pytest.mark.parametrize("paid", RESOURCES)
@pytest.mark.parametrize("chosen", RESOURCES)
def test_a_production_leader_turns_one_resource_into_another_and_a_faith(paid: str, chosen: str) -> None:
    table = Table().played(0, f"production.{paid}").depots(0, **{paid: 1})
    table.play(0, f"produce:leader.{paid}", f"receive:{chosen}")
    assert table.in_depots(0) == goods()
    assert table.in_strongbox(0) == goods(**{chosen: 1})
    assert table.spaces() == [1, 0]
    assert table.kind() == "end"


@pytest.mark.rule("MAS-152")
def test_a_production_leader_is_used_at_most_once_in_an_action() -> None:
    table = Table().played(0, "production.coins").strongbox(0, coins=3)
    table.refused(0, "produce:leader.coins+leader.coins")
    table.play(0, "produce:leader.coins", "receive:coins")
    assert table.refused(0, "produce:leader.coins") == "MAS-038"


@pytest.mark.rule("MAS-152")
def test_a_production_leader_may_be_left_out() -> None:
    table = Table().played(0, "production.coins").strongbox(0, coins=3)
    table.play(0, "produce:basic", "receive:shields")
    assert table.owned(0) == goods(coins=1, shields=1)
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-152")
def test_the_output_of_a_production_leader_pays_no_other_power() -> None:
    table = Table().played(0, "production.coins").slots(0, "green.2.a").strongbox(0, coins=3)
    assert table.options(0, "produce") == ["produce:basic", "produce:leader.coins", "produce:basic+leader.coins"]
    assert table.refused(0, "produce:slot.1+leader.coins") == "MAS-095"


@pytest.mark.rule("MAS-152")
def test_two_production_leaders_are_two_powers() -> None:
    table = Table().played(0, "production.coins", "production.stones").strongbox(0, coins=1, stones=1)
    table.play(0, "produce:leader.coins+leader.stones", "receive:servants.1+shields.1")
    assert table.owned(0) == goods(shields=1, servants=1)
    assert table.spaces() == [2, 0]


@pytest.mark.rule("MAS-152")
def test_six_powers_fit_in_one_action() -> None:
    table = Table().played(0, "production.coins", "production.stones").slots(0, "blue.1.a", "green.1.a", "yellow.1.a")
    table.strongbox(0, coins=2, stones=1, servants=1, shields=3)
    table.play(0, "produce:basic+slot.1+slot.2+slot.3+leader.coins+leader.stones")
    table.play(0, "receive:coins.1+stones.1+servants.1")
    assert table.owned(0) == goods(coins=1, stones=1, servants=1)
    assert table.spaces() == [5, 0]
    assert table.kind() == "end"


@pytest.mark.rule("MAS-153")
def test_a_production_leader_gives_no_second_faith() -> None:
    table = Table().played(0, "production.coins").strongbox(0, coins=1).play(0, "produce:leader.coins")
    assert table.options(0) == ["receive:coins", "receive:stones", "receive:servants", "receive:shields"]
    assert table.refused(0, "receive:faith") == ""
    table.play(0, "receive:coins")
    assert table.spaces() == [1, 0]
