"""Buildings: what they cost, their row, and the rulebook's examples of what they do (LOR-079 to LOR-086)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, goods

#: What the basic bonus tile gives with every production.
TILE = {"coins": 2, "military": 1}


def buying(card: str, **owned: int) -> Table:
    return Table().floor("building.1", card).goods(0, **owned)


def producing(value: int, *cards: str, **owned: int) -> Table:
    """Seat 0 has cards and goods and produces at a value."""
    table = Table().dice(value, value, value).cards(0, *cards).goods(0, **owned)
    return table.place(0, "black", "production.1", 0)


@pytest.mark.rule("LOR-079")
def test_the_garden_takes_wood_stone_and_servants() -> None:
    table = buying("garden", coins=1, wood=5, stone=3, servants=3).place(0, "black", "building.1", 0)
    assert table.owned(0) == goods(coins=1, wood=1, stone=1, servants=1, victory_points=10)


@pytest.mark.rule("LOR-079")
def test_the_fortress_takes_coins_wood_and_stone() -> None:
    table = buying("fortress", coins=2, wood=2, stone=4).place(0, "black", "building.1")
    assert table.owned(0) == goods(victory_points=9)


@pytest.mark.rule("LOR-080")
@pytest.mark.parametrize("missing", ["coins", "wood", "stone"])
def test_one_good_short_of_its_cost_the_fortress_stays_where_it_is(missing: str) -> None:
    cost = {"coins": 2, "wood": 2, "stone": 4}
    assert buying("fortress", **cost).may_place(0, "black", "building.1")
    table = buying("fortress", servants=9, **cost | {missing: cost[missing] - 1})
    for member in ("black", "white", "orange", "neutral"):
        assert not table.may_place(0, member, "building.1")
        assert table.refused(0, f"place:{member}:building.1") == "LOR-064"


@pytest.mark.rule("LOR-081")
@pytest.mark.parametrize(("first", "second"), [("building.1", "building.2"), ("building.2", "building.1")])
def test_buildings_stand_in_the_order_of_taking(first: str, second: str) -> None:
    lying = {"building.1": "chapel", "building.2": "residence"}
    table = Table(2).floor("building.1", "chapel").floor("building.2", "residence").floor("character.1", "abbess")
    table.cards(0, "garden").goods(0, coins=6, wood=2, stone=2)
    table.place(0, "black", first).play(0, "end")
    table.place(1, "black", "market.1").play(1, "end")
    table.place(0, "white", "character.1").play(0, f"take:{second}")
    assert table.board(0)["buildings"] == ["garden", lying[first], lying[second]]


@pytest.mark.rule("LOR-082")
def test_taking_a_building_does_not_produce() -> None:
    table = buying("bank", coins=3, wood=1, stone=3).place(0, "black", "building.1")
    assert table.owned(0) == goods(victory_points=7)
    assert table.happened("work") == []


@pytest.mark.rule("LOR-083")
@pytest.mark.parametrize(
    ("code", "wood", "points"),
    [("done", 4, 0), ("exchange:painters_guild.1", 3, 3), ("exchange:painters_guild.2", 1, 7)],
)
def test_the_painters_guild_turns_1_or_3_wood_into_points_but_not_both(code: str, wood: int, points: int) -> None:
    table = producing(4, "painters_guild", wood=4)
    assert sorted(table.options(0)) == ["done", "exchange:painters_guild.1", "exchange:painters_guild.2"]
    table.play(0, code)
    assert table.options(0) == ["end"]
    assert table.owned(0) == goods(wood=wood, victory_points=points, **TILE)


@pytest.mark.rule("LOR-084")
@pytest.mark.parametrize("characters", [0, 1, 3, 6])
def test_the_theater_gives_a_point_per_character(characters: int) -> None:
    names = ("warlord", "knight", "dame", "preacher", "captain", "hero")
    table = producing(6, "theater", *names[:characters])
    assert table.owned(0) == goods(victory_points=characters, **TILE)


@pytest.mark.rule("LOR-085")
def test_the_fair_turns_4_coins_into_3_wood_and_3_stone() -> None:
    table = producing(4, "fair", coins=4).play(0, "exchange:fair.1")
    assert table.owned(0) == goods(wood=3, stone=3, **TILE)
    assert producing(4, "fair", coins=3).owned(0) == goods(coins=3 + 2, military=1)


@pytest.mark.rule("LOR-086")
@pytest.mark.parametrize(("number", "good_left"), [(1, "stone"), (2, "wood")])
def test_the_church_turns_1_wood_or_1_stone_into_2_faith(number: int, good_left: str) -> None:
    table = producing(1, "church", wood=1, stone=1)
    assert sorted(table.options(0)) == ["done", "exchange:church.1", "exchange:church.2"]
    table.play(0, f"exchange:church.{number}")
    assert table.options(0) == ["end"]
    assert table.owned(0) == goods(faith=2, **{good_left: 1}, **TILE)


@pytest.mark.rule("LOR-173")
def test_an_exchange_offers_what_can_be_paid_or_nothing_and_is_done_once() -> None:
    table = producing(4, "carpenters_shop", wood=1)
    assert sorted(table.options(0)) == ["done", "exchange:carpenters_shop.1"]
    assert table.refused(0, "exchange:carpenters_shop.2") == "LOR-138"
    table.play(0, "exchange:carpenters_shop.1")
    assert table.owned(0) == goods(coins=3 + 2, military=1)
    declined = producing(4, "carpenters_shop", wood=1).play(0, "done")
    assert declined.owned(0) == goods(wood=1, **TILE)
    assert producing(4, "carpenters_shop").options(0) == ["end"]
