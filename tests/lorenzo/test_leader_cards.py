"""Leaders that change what development cards cost and give (checklist: leaders, one by one)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lorenzo.leader_positions import LEADERS
from tests.lorenzo.table import Table, goods, printed

PICO = "pico_della_mirandola"
RITA = "santa_rita"
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in printed("development_cards")["cards"]}
RESOURCES = ("coins", "wood", "stone", "servants")
#: Cards with coins in their only cost.
COIN_CARDS = [card for card, facts in CARDS.items() if len(facts["costs"]) == 1 and "coins" in facts["costs"][0]["pay"]]


def gained_at_once(card: str) -> dict[str, int]:
    """What the immediate effect of a card gives without a choice."""
    gain = goods()
    for effect in CARDS[card]["immediate"]:
        if effect["kind"] == "gain":
            gain |= goods(**effect["resources"])
    return gain


#: Cards that give resources at once, whatever else they do.
GIVING_CARDS = [card for card in CARDS if any(gained_at_once(card)[kind] for kind in RESOURCES)]


def owner(leader: str) -> Table:
    """Seat 0 has a leader in play."""
    return Table(advanced=True).leaders(0, leader)


def first_floor(table: Table, card: str) -> str:
    """Lay a card on the bottom floor of its tower; returns the code that takes it with a member."""
    space = f"{CARDS[card]['type']}.1"
    table.floor(space, card)
    return f"place:black:{space}"


@pytest.mark.rule("LOR-312")
@pytest.mark.parametrize("card", COIN_CARDS)
def test_pico_makes_every_card_up_to_three_coins_cheaper(card: str) -> None:
    assert LEADERS[PICO]["effects"][0]["options"] == [{"coins": 3}]
    cost = goods(**CARDS[card]["costs"][0]["pay"])
    cheaper = {**cost, "coins": max(0, cost["coins"] - 3)}
    exact = owner(PICO).goods(0, **cheaper)
    assert first_floor(exact, card) in exact.options(0)
    for kind in goods():
        if cheaper[kind]:
            short = owner(PICO).goods(0, **{**cheaper, kind: cheaper[kind] - 1})
            assert short.refused(0, first_floor(short, card)) == "LOR-064"


@pytest.mark.rule("LOR-312")
def test_hiring_recruits_costs_one_coin_with_pico() -> None:
    table = owner(PICO).goods(0, coins=4)
    assert table.play(0, first_floor(table, "hiring_recruits")).owned(0) == goods(coins=3, military=5)


@pytest.mark.rule("LOR-312")
@pytest.mark.parametrize("coins", [0, 2])
def test_pico_pays_nothing_out(coins: int) -> None:
    table = owner(PICO).goods(0, coins=coins, stone=2)
    table.play(0, first_floor(table, "triumphal_arch"))
    assert table.owned(0) == goods(coins=coins, victory_points=6)


@pytest.mark.rule("LOR-313")
@pytest.mark.parametrize("card", ["chapel", "cathedral", "building_the_walls", "hosting_panhandlers"])
def test_pico_does_nothing_for_costs_without_coins(card: str) -> None:
    cost = CARDS[card]["costs"][0]["pay"]
    exact = owner(PICO).goods(0, coins=3, **cost)
    exact.play(0, first_floor(exact, card))
    paid = exact.happened("pay")[0][2]
    assert dict(zip(goods(), paid[1:], strict=True)) == goods(**cost)
    for kind in cost:
        short = owner(PICO).goods(0, coins=3, **{**cost, kind: cost[kind] - 1})
        assert short.refused(0, first_floor(short, card)) == "LOR-064"


@pytest.mark.rule("LOR-314")
def test_pico_does_not_lower_the_coins_for_an_occupied_tower() -> None:
    table = owner(PICO).goods(0, coins=4).stands(1, "black", "venture.2")
    assert table.play(0, first_floor(table, "hiring_recruits")).owned(0) == goods(military=5)
    poor = owner(PICO).goods(0, coins=3).stands(1, "black", "venture.2")
    assert poor.refused(0, first_floor(poor, "hiring_recruits")) == "LOR-064"
    poorer = owner(PICO).goods(0, coins=2).stands(1, "black", "venture.2")
    assert poorer.refused(0, first_floor(poorer, "hiring_recruits")) == "LOR-053"


@pytest.mark.rule("LOR-315")
def test_pico_adds_to_other_discounts_and_counts_for_bonus_actions() -> None:
    table = owner(PICO).cards(0, "dame").goods(0, coins=3)
    table.floor("character.2", "papal_messenger").play(0, first_floor(table, "patron"))
    assert table.owned(0) == goods(coins=3)
    table.play(0, "take:character.2")
    assert table.owned(0) == goods(faith=3)
    assert table.happened("surcharge")[0][2][-1] == 3
    assert table.board(0)["characters"] == ["dame", "patron", "papal_messenger"]


@pytest.mark.rule("LOR-316")
@pytest.mark.parametrize(
    ("owned", "pay", "goods_left"),
    [
        (goods(military=4, wood=1, stone=1), "pay:wood.1+stone.1", goods(military=4, faith=3)),
        (goods(military=4, wood=1, stone=1), "pay:military.2", goods(military=2, wood=1, stone=1, faith=3)),
        (goods(coins=2, military=4, wood=1, stone=1), "pay:wood.1+stone.1", goods(coins=2, military=4, faith=3)),
    ],
)
def test_pico_lowers_only_the_cost_with_coins(owned: dict[str, int], pay: str, goods_left: dict[str, int]) -> None:
    table = owner(PICO).goods(0, **owned)
    table.play(0, first_floor(table, "support_to_the_bishop"))
    assert sorted(table.options(0)) == ["pay:military.2", "pay:wood.1+stone.1"]
    assert table.play(0, pay).owned(0) == goods_left


@pytest.mark.rule("LOR-316")
def test_pico_does_not_lower_a_military_cost() -> None:
    table = owner(PICO).goods(0, military=3, coins=9)
    assert table.refused(0, first_floor(table, "support_to_the_bishop")) == "LOR-064"


def take(table: Table, card: str) -> Table:
    """Seat 0 takes a card with exactly its printed cost, privileges for faith."""
    cost: dict[str, Any] = (CARDS[card]["costs"] or [{"pay": {}, "military_required": 0}])[0]
    owned = goods(**cost["pay"])
    owned["military"] = max(owned["military"], cost["military_required"])
    table.goods(0, **owned).play(0, first_floor(table, card))
    while table.kind() == "privilege":
        table.play(0, "privilege:faith")
    return table


@pytest.mark.rule("LOR-341", "LOR-345", "LOR-346")
@pytest.mark.parametrize("card", GIVING_CARDS)
def test_santa_rita_doubles_resources_that_a_card_gives_at_once(card: str) -> None:
    once, twice = take(owner("sisto_iv"), card).owned(0), take(owner(RITA), card).owned(0)
    gain = gained_at_once(card)
    assert {kind: twice[kind] - once[kind] for kind in goods()} == {
        kind: gain[kind] if kind in RESOURCES else 0 for kind in goods()
    }


@pytest.mark.rule("LOR-341")
def test_military_conquest_gives_six_of_each_with_santa_rita() -> None:
    assert LEADERS[RITA]["effects"][0]["resources"] == list(RESOURCES)
    table = take(owner(RITA), "military_conquest")
    assert table.owned(0) == goods(coins=6, wood=6, stone=6, military=6)


@pytest.mark.rule("LOR-342")
def test_santa_rita_does_not_double_action_spaces_or_floor_bonuses() -> None:
    assert owner(RITA).play(0, "place:black:market.1").owned(0) == goods(coins=5)
    table = owner(RITA).goods(0, servants=2).floor("territory.4", "commercial_hub")
    assert table.place(0, "black", "territory.4").owned(0) == goods(wood=2)
    table = owner(RITA).goods(0, servants=2).floor("territory.4", "woods")
    assert table.place(0, "black", "territory.4").owned(0) == goods(wood=2 + 2)


@pytest.mark.rule("LOR-343")
def test_santa_rita_does_not_double_harvests_or_productions() -> None:
    table = owner(RITA).cards(0, "forest").play(0, "place:black:harvest.1")
    assert table.owned(0) == goods(wood=1 + 3, stone=1, servants=1)
    table = owner(RITA).cards(0, "bank").play(0, "place:black:production.1")
    assert table.owned(0) == goods(coins=2 + 5, military=1)


@pytest.mark.rule("LOR-343")
def test_santa_rita_does_not_double_the_harvest_of_a_card_just_taken() -> None:
    table = owner(RITA).cards(0, "forest").goods(0, coins=4, servants=1)
    table.play(0, first_floor(table, "cardinal"), "servants:1")
    assert table.owned(0) == goods(wood=1 + 3, stone=1, servants=1, faith=2)


@pytest.mark.rule("LOR-344")
def test_santa_rita_doubles_for_cards_of_bonus_actions() -> None:
    table = owner(RITA).goods(0, coins=4).floor("territory.1", "estate")
    table.play(0, first_floor(table, "captain"), "take:territory.1")
    assert table.owned(0) == goods(wood=2, servants=4, military=2)


@pytest.mark.rule("LOR-345")
def test_santa_rita_does_not_double_points() -> None:
    assert take(owner(RITA), "crusade").owned(0) == goods(coins=10, faith=1, military=4)
    assert take(owner(RITA), "monastery").owned(0) == goods(servants=2, military=2)
    assert take(owner(RITA), "castle").owned(0) == goods(coins=4, victory_points=2)


@pytest.mark.rule("LOR-346")
@pytest.mark.parametrize(
    ("privilege", "gain"),
    [("servants", goods(servants=2)), ("coins", goods(coins=2)), ("wood_and_stone", goods(wood=1, stone=1))],
)
def test_santa_rita_does_not_double_privileges(privilege: str, gain: dict[str, int]) -> None:
    table = owner(RITA).goods(0, coins=2)
    table.play(0, first_floor(table, "knight"), f"privilege:{privilege}")
    assert table.kind() == "end"
    assert table.owned(0) == gain


@pytest.mark.rule("LOR-346")
def test_the_privilege_of_support_to_the_king_stays_single_beside_doubled_coins() -> None:
    table = owner(RITA).goods(0, military=6)
    table.play(0, first_floor(table, "support_to_the_king"))
    assert table.owned(0) == goods(coins=10, military=3)
    table.play(0, "privilege:servants")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=10, servants=2, military=3)
