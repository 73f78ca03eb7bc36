"""Special cards that give, or let exchange, by the value of the action."""

from __future__ import annotations

import pytest

from tests.houses.table import Table, goods
from tests.lorenzo.following import CARDS as BASE_CARDS

#: Four cards of a type; the buildings are not worked below 6.
FOUR = {
    "venture": ["crusade", "sacred_war", "hiring_recruits", "military_campaign"],
    "character": ["preacher", "captain", "noble", "warlord"],
    "building": ["palace", "stronghold", "theater", "triumphal_arch"],
}
#: What a card gives for each card of a type.
COUNTING = {
    "special_99": ("wood", "venture"),
    "special_100": ("stone", "character"),
    "special_107": ("victory_points", "building"),
}
#: What a card takes in its exchange.
EXCHANGING = {"special_111": "stone", "special_112": "wood"}
#: What the bonus tile gives in a harvest and a production.
HARVEST = goods(wood=1, stone=1, servants=1)
PRODUCTION = goods(coins=2, military=1)


def from_the_card(table: Table, card: str) -> int:
    """What a card that counts has given in a harvest."""
    good = COUNTING[card][0]
    return table.owned(0)[good] - HARVEST[good]


@pytest.mark.rule("HOU-187")
@pytest.mark.parametrize("card", list(COUNTING))
@pytest.mark.parametrize(("value", "gain"), [(1, 1), (3, 3), (4, 4), (5, 4)])
def test_a_card_gives_for_each_card_it_counts_at_most_the_value(card: str, value: int, gain: int) -> None:
    beside = FOUR[COUNTING[card][1]]
    assert all(BASE_CARDS[name]["type"] == COUNTING[card][1] for name in beside)
    table = Table().dice(value, value, value).cards(0, card, *beside).place(0, "black", "harvest.1", 0)
    assert from_the_card(table, card) == gain


@pytest.mark.rule("HOU-187")
@pytest.mark.parametrize("card", list(COUNTING))
def test_with_nothing_to_count_a_card_gives_nothing(card: str) -> None:
    table = Table().cards(0, card).place(0, "black", "harvest.1", 0)
    assert table.owned(0) == HARVEST


def six_ventures() -> Table:
    """Seat 0 has special card 99 and all the ventures a board holds."""
    return Table().cards(0, "special_99", *FOUR["venture"], "hosting_panhandlers", "raising_a_statue")


@pytest.mark.rule("HOU-188")
def test_servants_and_bonuses_raise_the_most_that_is_given() -> None:
    table = six_ventures().cards(0, "farmer").dice(1, 1, 1).goods(0, servants=2).place(0, "black", "harvest.1", 2)
    assert from_the_card(table, "special_99") == 5


@pytest.mark.rule("HOU-188")
def test_the_large_space_lowers_the_most_that_is_given() -> None:
    table = six_ventures().cards(0, "farmer").dice(1, 1, 1).goods(0, servants=2).place(0, "black", "harvest.2", 2)
    assert from_the_card(table, "special_99") == 2


@pytest.mark.rule("HOU-188")
def test_a_tile_that_weakens_harvests_lowers_the_most_that_is_given() -> None:
    table = six_ventures().excommunicated(0, "weaker_harvest").place(0, "black", "harvest.1", 0)
    assert from_the_card(table, "special_99") == 2


@pytest.mark.rule("HOU-188")
def test_below_a_value_of_1_there_is_no_harvest() -> None:
    table = six_ventures().excommunicated(0, "weaker_harvest").dice(3, 4, 4)
    assert table.refused(0, "place:black:harvest.1") == "LOR-117"
    assert from_the_card(table.place(0, "white", "harvest.1", 0), "special_99") == 1


def exchanging(card: str, amount: int, value: int = 4) -> Table:
    """Seat 0 is asked about the exchange of a card in a production."""
    table = Table().dice(value, value, value).cards(0, card).goods(0, **{EXCHANGING[card]: amount})
    return table.place(0, "black", "production.1", 0)


@pytest.mark.rule("HOU-189")
@pytest.mark.parametrize("card", list(EXCHANGING))
@pytest.mark.parametrize("times", range(5))
def test_an_exchange_is_made_up_to_as_often_as_the_value(card: str, times: int) -> None:
    table, once = exchanging(card, 6), f"exchange:{card}.1"
    assert table.options(0) == [once, f"{once}.2", f"{once}.3", f"{once}.4", "done"]
    assert table.refused(0, f"{once}.5") == "HOU-189"
    table.play(0, *([once] if times == 1 else [f"{once}.{times}"] if times else []))
    if times < 4:
        table.play(0, "done")
    assert table.kind() == "end"
    goods_left = goods(coins=times, victory_points=times) | {EXCHANGING[card]: 6 - times}
    assert table.owned(0) == {kind: goods_left[kind] + PRODUCTION[kind] for kind in goods_left}


@pytest.mark.rule("HOU-189")
@pytest.mark.parametrize("card", list(EXCHANGING))
def test_an_exchange_may_also_be_made_again(card: str) -> None:
    table, once = exchanging(card, 6), f"exchange:{card}.1"
    table.play(0, f"{once}.2")
    assert table.options(0) == [once, f"{once}.2", "done"]
    table.play(0, once, once)
    assert (table.kind(), table.owned(0)["victory_points"]) == ("end", 4)


@pytest.mark.rule("HOU-189")
@pytest.mark.parametrize("card", list(EXCHANGING))
def test_an_exchange_ends_with_what_it_takes(card: str) -> None:
    table = exchanging(card, 2, value=6).play(0, f"exchange:{card}.1", f"exchange:{card}.1")
    assert table.kind() == "end"
    assert table.owned(0)["victory_points"] == 2


@pytest.mark.rule("HOU-190")
def test_what_the_same_production_gives_cannot_be_exchanged() -> None:
    table = Table().dice(4, 4, 4).cards(0, "special_111", "marketplace").goods(0, stone=1, coins=3)
    table.place(0, "black", "production.1", 0).play(0, "exchange:marketplace.1", "exchange:special_111.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=1 + 2, wood=2, stone=2, military=1, victory_points=1)


@pytest.mark.rule("HOU-190")
def test_an_exchange_beyond_what_was_there_before_is_refused() -> None:
    table = Table().dice(4, 4, 4).cards(0, "special_111", "marketplace").goods(0, stone=1, coins=6)
    table.place(0, "black", "production.1", 0).play(0, "exchange:special_111.1")
    assert table.refused(0, "exchange:special_111.1") == "LOR-140"
    assert table.refused(0, "exchange:special_111.1.2") == "LOR-140"
