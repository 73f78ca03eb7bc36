"""A label names what is missing: exactly what would make the option legal, and nothing where nothing is missing."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.testing import all_settings, spread
from tests.lorenzo.lacks import check_matches, missing
from tests.lorenzo.policies import POLICIES
from tests.lorenzo.table import Table


def test_what_labels_name_as_missing_is_what_is_missing() -> None:
    tables = [table for table in all_settings(GAME) if not table["houses"]]
    tried = check_matches(spread(tables, 12), POLICIES, "missing")
    seen = {rule for _, rule in tried}
    assert {"LOR-039", "LOR-045", "LOR-046", "LOR-053", "LOR-064", "LOR-072", "LOR-117", "LOR-118"} <= seen
    assert {"LOR-138", "LOR-140", "LOR-182", "LOR-189", "LOR-264"} <= seen
    assert {("take", "LOR-064"), ("exchange", "LOR-138")} <= set(tried)


def test_a_card_names_the_goods_the_servants_and_the_coins_of_an_occupied_tower() -> None:
    table = Table().floor("building.3", "mint").stands(1, "black", "building.1").dice(4, 1, 1).goods(0, wood=1, coins=1)
    assert table.refused(0, "place:black:building.3") == "LOR-053"
    assert missing(table, "place:black:building.3") == {"coins": 2, "stone": 3, "servants": 1}


def test_the_bonus_of_a_floor_helps_with_the_price_but_not_with_the_surcharge() -> None:
    table = Table().floor("venture.4", "support_to_the_bishop").stands(1, "black", "venture.1")
    table.dice(6, 6, 6).goods(0, servants=1, wood=1, stone=1, coins=1)
    assert missing(table, "place:black:venture.4") == {"coins": 2}
    table = Table().floor("venture.4", "support_to_the_bishop").dice(6, 6, 6).goods(0, servants=1, wood=1, stone=1)
    assert missing(table, "place:black:venture.4") == {}
    assert table.refused(0, "place:white:building.4") == "LOR-050"


def test_the_way_to_pay_with_the_fewest_goods_missing_is_named() -> None:
    near = Table().floor("venture.1", "support_to_the_bishop").goods(0, military=3)
    assert missing(near, "place:black:venture.1") == {"military": 1}
    far = Table().floor("venture.1", "support_to_the_bishop").goods(0, coins=1, stone=1)
    assert missing(far, "place:black:venture.1") == {"coins": 1, "wood": 1}


def test_servants_for_the_value_are_named_in_whole_steps() -> None:
    table = Table().excommunicated(0, "costly_servants").floor("territory.3", "forest").dice(4, 1, 1)
    table.goods(0, servants=1)
    assert missing(table, "place:black:territory.3") == {"servants": 1}
    assert missing(table, "place:neutral:market.1") == {"servants": 1}
    assert missing(table, "place:white:territory.3") == {"servants": 7}


def test_nothing_is_named_where_another_rule_keeps_a_member_out() -> None:
    table = Table().stands(0, "white", "territory.1").floor("territory.4", "forest").goods(0, coins=3)
    table.stands(1, "black", "market.1")
    assert table.refused(0, "place:black:territory.4") == "LOR-059"
    assert table.refused(0, "place:neutral:market.1") == "LOR-181"
    assert table.refused(0, "place:white:market.2") == "LOR-032"
    for code in ("place:black:territory.4", "place:neutral:market.1", "place:white:market.2"):
        assert missing(table, code) == {}
    assert missing(table, "place:neutral:territory.4") == {"servants": 7}


def test_nothing_is_named_once_the_member_is_placed() -> None:
    table = Table().floor("building.1", "mint")
    assert missing(table, "place:black:building.1") == {"wood": 1, "stone": 3}
    table.place(0, "white", "market.1")
    assert missing(table, "place:black:building.1") == {}


def test_an_arrow_names_what_is_missing_beside_those_already_chosen() -> None:
    table = Table().cards(0, "treasury", "carpenters_shop").goods(0, coins=1, wood=1)
    table.place(0, "black", "production.1", 0)
    assert missing(table, "exchange:treasury.2") == {"coins": 1}
    table.play(0, "exchange:treasury.1")
    assert table.refused(0, "exchange:treasury.2") == "LOR-137"
    assert missing(table, "exchange:treasury.2") == {}
    assert missing(table, "exchange:carpenters_shop.2") == {"wood": 1}


@pytest.mark.parametrize(("tiles", "servants"), [((), 1), (("weaker_production",), 4)])
def test_a_leader_that_works_names_the_servants_that_it_needs(tiles: tuple[str, ...], servants: int) -> None:
    table = Table(advanced=True).leaders(0, "leonardo_da_vinci").excommunicated(0, *tiles)
    assert table.refused(0, "activate:leonardo_da_vinci") == "LOR-167"
    assert missing(table, "activate:leonardo_da_vinci") == {"servants": servants}
