"""Tiles that make every source give less (checklist: excommunication tiles, rules for all tiles and 1.1 to 1.4)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, goods

COINS = "fewer_coins"
MILITARY = "fewer_military"
SERVANTS = "fewer_servants"
WOOD_OR_STONE = "fewer_wood_or_stone"


def marked(tile: str) -> Table:
    """Seat 0 is marked on a tile."""
    return Table(advanced=True).excommunicated(0, tile)


def gains(table: Table) -> list[dict[str, int]]:
    """What seat 0 received, source by source in order."""
    return [dict(zip(goods(), args[1:], strict=True)) for _, seat, args in table.happened("gain") if seat == 0]


@pytest.mark.rule("LOR-351")
def test_every_card_is_a_source_of_its_own() -> None:
    table = marked(COINS).cards(0, "gold_mine", "trading_town").play(0, "place:black:harvest.1")
    tile = goods(wood=1, stone=1, servants=1)
    assert gains(table) == [tile, goods(coins=2 - 1), goods(coins=3 - 1)]
    assert table.owned(0)["coins"] == 1 + 2


@pytest.mark.rule("LOR-352")
def test_an_action_space_is_a_source() -> None:
    assert marked(COINS).play(0, "place:black:market.1").owned(0) == goods(coins=4)
    assert marked(COINS).play(0, "place:black:market.3").owned(0) == goods(coins=1, military=3)


@pytest.mark.rule("LOR-352")
def test_a_floor_is_a_source_apart_from_its_card() -> None:
    table = marked(COINS).goods(0, servants=2, military=3).floor("venture.4", "military_campaign")
    table.place(0, "black", "venture.4")
    assert gains(table) == [goods(coins=2 - 1), goods(coins=3 - 1)]


@pytest.mark.rule("LOR-352")
def test_a_bonus_tile_is_a_source() -> None:
    assert marked(COINS).play(0, "place:black:production.1").owned(0) == goods(coins=1, military=1)
    table = marked(COINS).bonus_tile(0, "advanced_3").play(0, "place:black:production.1")
    assert table.owned(0) == goods(coins=1, servants=1)


@pytest.mark.rule("LOR-352")
def test_the_ability_of_a_leader_is_a_source() -> None:
    table = marked(COINS).leaders(0, "michelangelo_buonarroti", "ludovico_iii_gonzaga")
    assert table.play(0, "activate:michelangelo_buonarroti").owned(0) == goods(coins=2)
    assert table.play(0, "activate:ludovico_iii_gonzaga", "privilege:coins").owned(0) == goods(coins=3)


@pytest.mark.rule("LOR-352")
def test_a_discarded_leader_is_a_source() -> None:
    table = marked(COINS).hand(0, "santa_rita", "sisto_iv").play(0, "discard:santa_rita", "privilege:coins")
    assert table.owned(0) == goods(coins=1)
    assert table.play(0, "discard:sisto_iv", "privilege:coins").owned(0) == goods(coins=2)


@pytest.mark.rule("LOR-353")
def test_a_gain_does_not_fall_below_nothing() -> None:
    table = marked(COINS).goods(0, coins=3).play(0, "place:black:council.1", "privilege:faith")
    assert table.owned(0) == goods(coins=3, faith=1)


@pytest.mark.rule("LOR-353")
def test_a_source_that_gives_nothing_of_it_takes_nothing() -> None:
    table = marked(COINS).goods(0, coins=3).cards(0, "tax_office").play(0, "place:black:production.1")
    assert table.owned(0) == goods(coins=3 + 1, military=1)


@pytest.mark.rule("LOR-354")
def test_a_privilege_belongs_to_the_card_that_gives_it() -> None:
    table = marked(MILITARY).goods(0, stone=3).floor("venture.1", "building_the_walls")
    table.play(0, "place:black:venture.1", "privilege:military")
    assert table.owned(0) == goods(military=3)


@pytest.mark.rule("LOR-354")
def test_a_privilege_belongs_to_the_space_that_gives_it() -> None:
    table = marked(COINS).play(0, "place:black:council.1", "privilege:coins")
    assert table.owned(0) == goods(coins=2)


@pytest.mark.rule("LOR-354")
def test_two_privileges_of_one_space_lose_one_of_each_kind() -> None:
    table = marked(COINS).play(0, "place:black:market.4", "privilege:coins", "privilege:servants")
    assert table.owned(0) == goods(coins=1, servants=2)


@pytest.mark.rule("LOR-355")
def test_costs_are_not_changed() -> None:
    table = marked(COINS).goods(0, coins=4).floor("venture.1", "hiring_recruits").play(0, "place:black:venture.1")
    assert table.owned(0) == goods(military=5)
    poor = marked(COINS).goods(0, coins=3).floor("venture.1", "hiring_recruits")
    assert poor.refused(0, "place:black:venture.1") == "LOR-064"
    table = marked(WOOD_OR_STONE).goods(0, wood=2).floor("building.1", "chapel").play(0, "place:black:building.1")
    assert table.owned(0) == goods(faith=1)


@pytest.mark.rule("LOR-355")
def test_payments_of_exchanges_and_servants_for_value_are_not_changed() -> None:
    table = marked(COINS).goods(0, coins=1).cards(0, "chapel")
    table.play(0, "place:black:production.1", "exchange:chapel.1")
    assert table.owned(0) == goods(coins=1, military=1, faith=1)
    table = marked(SERVANTS).goods(0, servants=2).floor("territory.4", "citadel").place(0, "black", "territory.4")
    assert table.owned(0) == goods(wood=2)


@pytest.mark.rule("LOR-356")
def test_a_source_is_doubled_first_and_then_reduced_once() -> None:
    table = marked(COINS).leaders(0, "santa_rita").goods(0, military=3).floor("venture.1", "military_campaign")
    assert table.play(0, "place:black:venture.1").owned(0) == goods(coins=5, military=1)


@pytest.mark.rule("LOR-356")
@pytest.mark.parametrize("first", ["leader", "tile"])
def test_it_does_not_matter_whether_the_leader_or_the_tile_came_first(first: str) -> None:
    table = Table(advanced=True).goods(0, wood=3).floor("venture.1", "hosting_panhandlers")
    if first == "leader":
        table.leaders(0, "santa_rita").excommunicated(0, SERVANTS)
    else:
        table.excommunicated(0, SERVANTS).leaders(0, "santa_rita")
    assert table.play(0, "place:black:venture.1").owned(0) == goods(servants=2 * 4 - 1)


@pytest.mark.rule("LOR-356")
def test_a_doubled_source_of_wood_and_stone_loses_one_of_them() -> None:
    table = marked(WOOD_OR_STONE).leaders(0, "santa_rita").goods(0, military=12)
    table.floor("venture.1", "military_conquest").play(0, "place:black:venture.1", "lose:stone")
    assert table.owned(0) == goods(coins=6, wood=6, stone=5, military=6)


@pytest.mark.rule("LOR-393")
def test_only_the_first_part_of_a_source_is_reduced() -> None:
    table = marked(WOOD_OR_STONE).floor("territory.1", "province").play(0, "place:black:territory.1")
    assert table.owned(0) == goods()
    table.play(0, "privilege:wood_and_stone")
    assert table.kind() == "end"
    assert table.owned(0) == goods(wood=1, stone=1)


@pytest.mark.rule("LOR-393")
def test_a_later_part_is_reduced_if_the_first_gives_none_of_it() -> None:
    table = marked(WOOD_OR_STONE).goods(0, stone=3).floor("venture.1", "building_the_walls")
    table.play(0, "place:black:venture.1", "privilege:wood_and_stone")
    assert table.options(0) == ["lose:wood", "lose:stone"]
    assert table.play(0, "lose:stone").owned(0) == goods(military=2, wood=1)


@pytest.mark.rule("LOR-358")
def test_each_source_gives_one_military_less() -> None:
    assert marked(MILITARY).play(0, "place:black:market.3").owned(0) == goods(coins=2, military=2)
    table = marked(MILITARY).cards(0, "citadel", "manor_house").play(0, "place:black:harvest.1")
    assert table.owned(0) == goods(wood=1, stone=1 + 1, servants=1 + 2, military=1 + 1)


@pytest.mark.rule("LOR-359")
def test_fewer_military_reduces_the_results_of_exchanges() -> None:
    table = marked(MILITARY).goods(0, servants=1).cards(0, "barracks")
    table.place(0, "black", "production.1", servants=0).play(0, "exchange:barracks.1")
    assert gains(table) == [goods(coins=2), goods(military=2)]
    assert table.owned(0) == goods(coins=2, military=2)


@pytest.mark.rule("LOR-359")
@pytest.mark.parametrize(("floor", "servants", "military"), [(3, 0, 0), (4, 2, 1)])
def test_fewer_military_reduces_the_bonus_of_a_floor(floor: int, servants: int, military: int) -> None:
    table = marked(MILITARY).goods(0, wood=2, servants=servants).floor(f"building.{floor}", "chapel")
    assert table.place(0, "black", f"building.{floor}").owned(0) == goods(faith=1, military=military)


@pytest.mark.rule("LOR-360")
def test_each_source_gives_one_coin_less() -> None:
    assert marked(COINS).play(0, "place:black:market.1").owned(0) == goods(coins=4)
    assert marked(COINS).play(0, "place:black:production.1").owned(0) == goods(coins=1, military=1)


@pytest.mark.rule("LOR-360")
@pytest.mark.parametrize(("trade", "wood", "coins"), [(1, 1, 2), (2, 2, 4)])
def test_fewer_coins_reduces_the_results_of_exchanges(trade: int, wood: int, coins: int) -> None:
    table = marked(COINS).goods(0, wood=wood).cards(0, "carpenters_shop").play(0, "place:black:production.1")
    table.play(0, f"exchange:carpenters_shop.{trade}")
    assert table.owned(0) == goods(coins=1 + coins, military=1)


@pytest.mark.rule("LOR-360")
def test_fewer_coins_reduces_what_a_building_gives_for_other_cards() -> None:
    table = marked(COINS).cards(0, "tax_office", "woods", "village", "forest").play(0, "place:black:production.1")
    assert gains(table) == [goods(coins=1, military=1), goods(coins=3 - 1)]


@pytest.mark.rule("LOR-361")
def test_fewer_floor_coins_help_to_pay_a_card() -> None:
    table = marked(COINS).goods(0, coins=3, servants=2).floor("venture.4", "hiring_recruits")
    assert table.place(0, "black", "venture.4").owned(0) == goods(military=5)
    poor = marked(COINS).goods(0, coins=2, servants=2).floor("venture.4", "hiring_recruits")
    assert poor.refused(0, "place:black:venture.4") == "LOR-064"
    unmarked = Table().goods(0, coins=2, servants=2).floor("venture.4", "hiring_recruits")
    assert unmarked.may_place(0, "black", "venture.4")


@pytest.mark.rule("LOR-362")
def test_each_source_gives_one_servant_less() -> None:
    assert marked(SERVANTS).play(0, "place:black:market.2").owned(0) == goods(servants=4)
    table = marked(SERVANTS).play(0, "place:black:council.1", "privilege:servants")
    assert table.owned(0) == goods(coins=1, servants=1)
    table = marked(SERVANTS).goods(0, wood=3).floor("venture.1", "hosting_panhandlers")
    assert table.play(0, "place:black:venture.1").owned(0) == goods(servants=3)


@pytest.mark.rule("LOR-363")
@pytest.mark.parametrize(
    ("cards", "gain"),
    [
        (["forest"], goods(wood=2)),
        (["rock_pit"], goods(stone=2)),
        (["forest", "rock_pit"], goods(wood=2, stone=2)),
    ],
)
def test_each_source_gives_one_wood_or_stone_less(cards: list[str], gain: dict[str, int]) -> None:
    table = marked(WOOD_OR_STONE).cards(0, *cards).play(0, "place:black:harvest.1", "lose:wood")
    assert table.kind() == "end"
    assert table.owned(0) == {kind: gain[kind] + goods(stone=1, servants=1)[kind] for kind in goods()}


@pytest.mark.rule("LOR-364")
@pytest.mark.parametrize(("lost", "kept"), [("wood", "stone"), ("stone", "wood")])
def test_who_receives_both_wood_and_stone_chooses_which_one_is_lost(lost: str, kept: str) -> None:
    table = marked(WOOD_OR_STONE).play(0, "place:black:harvest.1")
    assert table.options(0) == ["lose:wood", "lose:stone"]
    option = table.match.game.by_code[f"lose:{lost}"]
    assert table.match.describe(0, option).places == (f"boards.0.resources.{lost}",)
    assert table.play(0, f"lose:{lost}").owned(0) == goods(**{kept: 1, "servants": 1})


@pytest.mark.rule("LOR-364")
@pytest.mark.parametrize(("lost", "gain"), [("wood", goods(wood=2, stone=3)), ("stone", goods(wood=3, stone=2))])
def test_the_fair_gives_one_wood_or_stone_less(lost: str, gain: dict[str, int]) -> None:
    table = marked(WOOD_OR_STONE).goods(0, coins=4).cards(0, "fair")
    table.play(0, "place:black:production.1", "exchange:fair.1", f"lose:{lost}")
    assert table.owned(0) == {kind: gain[kind] + goods(coins=2, military=1)[kind] for kind in goods()}


@pytest.mark.rule("LOR-364")
def test_the_choice_is_asked_for_each_source() -> None:
    table = marked(WOOD_OR_STONE).cards(0, "dukedom").dice(6, 6, 6).play(0, "place:black:harvest.1")
    table.play(0, "lose:wood", "lose:stone")
    assert gains(table) == [goods(stone=1, servants=1), goods(coins=1, wood=2)]
