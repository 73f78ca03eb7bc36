"""Paracelso, for whose owner servants stand in for coins, wood and stone (HOU-127, HOU-128)."""

from __future__ import annotations

import pytest

from tests.houses.leader_positions import aside
from tests.houses.table import Table, goods

PARACELSO = "paracelso"
NEW_BUILDING = "special_109"  # costs a wood and a stone, gives two victory points


def patient(**owned: int) -> Table:
    """Seat 0 has Paracelso in play and some goods."""
    return Table(2).leaders(0, PARACELSO).goods(0, **owned)


def buyer(**owned: int) -> Table:
    return patient(**owned).floor("special.1", NEW_BUILDING)


def answers(table: Table, **servants: int) -> Table:
    """Answer every question how many servants stand in for something; what is not named gets the least."""
    while table.kind() == "servants_for":
        options = table.options(0)
        kind = options[0].partition(":")[2].partition(".")[0]
        table.play(0, f"servants_for:{kind}.{servants[kind]}" if kind in servants else options[0])
    return table


@pytest.mark.rule("HOU-127")
def test_two_servants_buy_a_card_that_costs_a_wood_and_a_stone() -> None:
    table = buyer(servants=2).play(0, "place:black:special.1")
    assert table.kind() == "end"
    assert table.board(0)["buildings"] == [NEW_BUILDING]
    assert table.owned(0) == goods(victory_points=2)


@pytest.mark.rule("HOU-127")
@pytest.mark.parametrize("wood", [0, 1])
@pytest.mark.parametrize("stone", [0, 1])
def test_any_mix_is_possible(wood: int, stone: int) -> None:
    table = buyer(wood=1, stone=1, servants=2).play(0, "place:black:special.1")
    assert table.options(0) == ["servants_for:wood.0", "servants_for:wood.1"]
    answers(table, wood=wood, stone=stone)
    assert table.owned(0) == goods(wood=wood, stone=stone, servants=2 - wood - stone, victory_points=2)


@pytest.mark.rule("HOU-127")
@pytest.mark.parametrize(
    "owned", [{"servants": 1}, {"wood": 1}, {"coins": 9, "military": 9}, {"wood": 1, "coins": 5}, {"stone": 3}]
)
def test_a_card_is_not_bought_with_too_little_in_all(owned: dict[str, int]) -> None:
    assert buyer(**owned).refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-127")
def test_nobody_else_pays_with_servants() -> None:
    table = Table(2).leaders(1, PARACELSO).goods(0, servants=9).floor("special.1", NEW_BUILDING)
    assert table.refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-127")
def test_a_servant_is_not_made_up_for_by_other_goods() -> None:
    table = patient(coins=9, wood=9, stone=9, servants=1).floor("building.1", "garden")
    assert table.refused(0, "place:black:building.1") == "LOR-064"


@pytest.mark.rule("HOU-127")
@pytest.mark.parametrize(("servants", "allowed"), [(8, True), (7, False)])
def test_servants_of_the_cost_are_paid_beside_those_that_stand_in(servants: int, allowed: bool) -> None:
    table = patient(servants=servants).floor("building.1", "garden")  # four wood, two stone, two servants
    assert table.may_place(0, "black", "building.1") == allowed
    if allowed:
        assert table.play(0, "place:black:building.1").owned(0) == goods(victory_points=10)


@pytest.mark.rule("HOU-127")
@pytest.mark.parametrize(("servants", "allowed"), [(4, True), (3, False)])
def test_servants_for_value_are_paid_beside_those_that_stand_in(servants: int, allowed: bool) -> None:
    table = patient(servants=servants).dice(1, 1, 1).floor("special.2", NEW_BUILDING)
    if allowed:
        assert table.play(0, "place:black:special.2").owned(0) == goods(victory_points=2)
    else:
        assert table.refused(0, "place:black:special.2") == "LOR-039"


@pytest.mark.rule("HOU-127")
def test_no_more_servants_are_paid_for_value_than_the_cost_leaves() -> None:
    table = buyer(servants=3).play(0, "more", "place:black:special.1")
    assert table.options(0) == ["servants:0", "servants:1"]
    assert table.refused(0, "servants:2") == "LOR-039"
    assert table.play(0, "servants:1").owned(0) == goods(victory_points=2)


@pytest.mark.rule("HOU-127")
def test_the_bonus_of_the_floor_pays_too() -> None:
    table = patient(servants=3).floor("venture.3", "hiring_recruits").play(0, "place:black:venture.3")
    assert answers(table).owned(0) == goods(military=5)
    assert patient(servants=2).floor("venture.3", "hiring_recruits").refused(0, "place:black:venture.3") == "LOR-064"


@pytest.mark.rule("HOU-127")
def test_servants_pay_one_of_two_costs() -> None:
    table = patient(servants=4, military=4).floor("venture.1", "support_to_the_bishop").play(0, "place:black:venture.1")
    assert sorted(table.options(0)) == ["pay:coins.2+wood.1+stone.1", "pay:military.2"]
    table.play(0, "pay:coins.2+wood.1+stone.1")
    assert answers(table).owned(0) == goods(military=4, faith=3)


@pytest.mark.rule("HOU-127")
def test_servants_pay_what_a_discount_leaves() -> None:
    table = patient(coins=4, servants=1).floor("character.1", "architect").floor("building.1", "residence")
    answers(table.play(0, "place:black:character.1"), coins=0)
    assert table.kind() == "take"
    assert answers(table.play(0, "take:building.1")).owned(0) == goods(victory_points=1)


def crowded(**owned: int) -> Table:
    """Somebody stands in the territory tower, whose first floor has a card."""
    return patient(**owned).stands(1, "black", "territory.4").floor("territory.1", "village")


@pytest.mark.rule("HOU-128")
def test_three_servants_pay_the_surcharge() -> None:
    table = crowded(servants=3).play(0, "place:black:territory.1")
    assert table.board(0)["territories"] == ["village"]
    assert table.owned(0) == goods()
    assert crowded(servants=2).refused(0, "place:black:territory.1") == "LOR-053"


@pytest.mark.rule("HOU-128")
@pytest.mark.parametrize("servants", [1, 2, 3])
def test_the_surcharge_is_made_up_of_coins_and_servants_as_one_likes(servants: int) -> None:
    table = crowded(coins=2, servants=3).play(0, "place:black:territory.1")
    assert table.options(0) == [f"servants_for:coins.{number}" for number in (1, 2, 3)]
    answers(table, coins=servants)
    assert table.owned(0) == goods(coins=2 - 3 + servants, servants=3 - servants)


def crowded_buildings(**owned: int) -> Table:
    return patient(**owned).stands(1, "black", "building.4").floor("building.1", "chapel")


@pytest.mark.rule("HOU-128")
def test_servants_that_the_card_needs_are_not_paid_for_the_surcharge() -> None:
    table = crowded_buildings(coins=3, servants=2).play(0, "place:black:building.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(faith=1)


@pytest.mark.rule("HOU-128")
@pytest.mark.parametrize(
    ("owned", "rule"), [({"servants": 5}, ""), ({"servants": 4}, "LOR-064"), ({"servants": 2}, "LOR-053")]
)
def test_surcharge_and_card_are_both_paid_with_servants(owned: dict[str, int], rule: str) -> None:
    table = crowded_buildings(**owned)
    if rule:
        assert table.refused(0, "place:black:building.1") == rule
    else:
        assert table.play(0, "place:black:building.1").owned(0) == goods(faith=1)


@pytest.mark.rule("HOU-128")
@pytest.mark.parametrize(("servants", "rule"), [(3, ""), (2, "LOR-053")])
def test_the_surcharge_of_a_bonus_action_is_paid_with_servants(servants: int, rule: str) -> None:
    table = crowded(coins=4, servants=servants).floor("character.1", "captain").floor("special.1", "special_97")
    answers(table.play(0, "place:black:character.1"), coins=0)
    if rule:
        assert table.refused(0, "take:territory.1") == rule
    else:
        assert table.play(0, "take:territory.1").owned(0) == goods(military=2)


@pytest.mark.rule("HOU-128")
def test_a_bonus_action_that_cannot_pay_its_card_says_so() -> None:
    table = crowded_buildings(coins=4, servants=3).floor("character.1", "abbess").floor("special.1", "special_97")
    answers(table.play(0, "place:black:character.1"), coins=0)
    assert table.refused(0, "take:building.1") == "LOR-064"


@pytest.mark.rule("HOU-128")
def test_exchanges_of_a_production_are_paid_with_servants() -> None:
    table = patient(servants=3).cards(0, "carpenters_shop", "treasury").dice(4, 4, 4)
    table.play(0, "place:black:production.1", "exchange:carpenters_shop.2", "exchange:treasury.1")
    assert answers(table).owned(0) == goods(coins=2 + 5, military=1, victory_points=3)


@pytest.mark.rule("HOU-128")
def test_exchanges_of_a_production_are_paid_with_any_mix() -> None:
    table = patient(servants=2, wood=2).cards(0, "carpenters_shop").dice(4, 4, 4)
    table.play(0, "place:black:production.1", "exchange:carpenters_shop.2")
    assert table.options(0) == ["servants_for:wood.0", "servants_for:wood.1", "servants_for:wood.2"]
    assert table.refused(0, "servants_for:wood.3") == "HOU-127"
    assert table.refused(0, "servants_for:stone.0") == "HOU-127"
    assert answers(table, wood=1).owned(0) == goods(coins=7, wood=1, servants=1, military=1)


@pytest.mark.rule("HOU-128")
def test_a_servant_is_spent_once_in_a_production() -> None:
    table = patient(servants=1).cards(0, "carpenters_shop", "treasury", "barracks").dice(4, 4, 4)
    table.play(0, "place:black:production.1")
    assert table.refused(0, "exchange:carpenters_shop.2") == "LOR-138"
    table.play(0, "exchange:carpenters_shop.1")
    assert table.owned(0) == goods(coins=5, military=1)
    both = patient(servants=2).cards(0, "carpenters_shop", "treasury", "barracks").dice(4, 4, 4)
    both.play(0, "place:black:production.1", "exchange:barracks.1")
    assert both.refused(0, "exchange:carpenters_shop.2") == "LOR-140"
    assert both.play(0, "exchange:treasury.1").owned(0) == goods(coins=2, military=4, victory_points=3)


@pytest.mark.rule("HOU-128")
@pytest.mark.parametrize(("servants", "allowed"), [(3, True), (2, False)])
def test_an_exchange_that_costs_servants_is_paid_beside_what_they_stand_in_for(servants: int, allowed: bool) -> None:
    table = patient(servants=servants).cards(0, "stonemasons_guild").dice(4, 4, 4)
    table.play(0, "place:black:production.1")
    if allowed:
        assert table.play(0, "exchange:stonemasons_guild.1").owned(0) == goods(coins=2, military=1, victory_points=6)
    else:
        assert table.owned(0) == goods(coins=2, servants=servants, military=1)  # there was nothing to choose


@pytest.mark.rule("HOU-128")
def test_exchanges_of_leaders_are_paid_with_servants() -> None:
    table = patient(servants=3, wood=1).leaders(0, PARACELSO, "giulio_ii", "raffaello_sanzio")
    answers(table.play(0, "activate:giulio_ii"), wood=0)
    assert table.owned(0) == goods(servants=1, faith=3)
    assert answers(table.play(0, "activate:raffaello_sanzio")).owned(0) == goods(faith=3, victory_points=3)


@pytest.mark.rule("HOU-128")
def test_servants_do_not_stand_in_for_tokens_points_or_military() -> None:
    table = patient(servants=20).leaders(0, PARACELSO, "beatrice_este", "raffaello_sanzio")
    table.floor("special.1", "special_127").floor("venture.1", "military_campaign")
    assert table.refused(0, "activate:beatrice_este") == "LOR-138"
    assert table.refused(0, "place:black:special.1") == "LOR-064"
    assert table.refused(0, "place:black:venture.1") == "LOR-064"
    assert table.play(0, "activate:raffaello_sanzio").owned(0) == goods(servants=19, victory_points=3)


@pytest.mark.rule("HOU-128")
@pytest.mark.parametrize(("wood", "allowed"), [(9, False), (10, True)])
def test_servants_do_not_stand_in_for_the_requirements_of_leaders(wood: int, allowed: bool) -> None:
    table = patient(wood=wood, servants=5).hand(0, "sandro_botticelli")
    if allowed:
        assert table.options(0, "play") == ["play:sandro_botticelli"]
    else:
        assert table.refused(0, "play:sandro_botticelli") == "LOR-264"


@pytest.mark.rule("HOU-128", "LOR-258")
@pytest.mark.parametrize(("wood", "allowed"), [(9, False), (10, True)])
def test_servants_that_stand_in_for_wood_of_a_payment_are_no_wood_for_a_leader(wood: int, allowed: bool) -> None:
    """A leader may be played while the payment is still asked about."""
    table = patient(coins=2, wood=wood, stone=3, servants=3).hand(0, "sandro_botticelli")
    table.floor("building.1", "stronghold").play(0, "place:black:building.1", "servants_for:coins.0")
    table.play(0, "servants_for:wood.1")
    assert table.answers(0) == [f"servants_for:stone.{number}" for number in (0, 1, 2)]
    if allowed:
        assert table.options(0, "play") == ["play:sandro_botticelli"]
    else:
        assert table.refused(0, "play:sandro_botticelli") == "LOR-264"
    assert table.play(0, "servants_for:stone.1").owned(0) == goods(wood=wood - 1, stone=2, servants=1, victory_points=8)


@pytest.mark.rule("HOU-128")
def test_paracelso_changes_nothing_in_the_final_scoring() -> None:
    table = patient(coins=1, wood=2, stone=1, servants=6, victory_points=20).excommunicated(0, "lose_per_resource")
    parts = table.last_tokens().score(0).parts
    assert parts["excommunications"] == -10
    assert parts["resources"] == 2


@pytest.mark.rule("HOU-127")
def test_a_store_holds_only_what_was_really_paid() -> None:
    table = buyer(wood=1, stone=1, servants=1).family(0, "da_montefeltro").play(0, "place:black:special.1")
    answers(table, wood=1, stone=0)
    assert table.board(0)["stored"] == {"stone": 1}
    assert table.owned(0) == goods(wood=1, victory_points=2)


@pytest.mark.rule("HOU-127")
def test_paracelso_holds_turn_after_turn() -> None:
    table = buyer(servants=4).floor("building.1", "residence").play(0, "place:black:special.1", "end")
    assert aside(table).play(0, "place:white:building.1").owned(0) == goods(victory_points=3)
