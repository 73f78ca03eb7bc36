"""Paying for cards: floor bonus, surcharge, cost and discounts (LOR-052 to LOR-066, LOR-100 to LOR-104)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lorenzo.table import Table, goods, printed

COSTLY: list[dict[str, Any]] = [card for card in printed("development_cards")["cards"] if card["costs"]]


def required_goods(cost: dict[str, Any]) -> dict[str, int]:
    """All that must be owned for a printed cost."""
    amounts = goods(**cost["pay"])
    return amounts | {"military": max(amounts["military"], cost["military_required"])}


def on_floor_1(card: dict[str, Any], owned: dict[str, int]) -> Table:
    return Table().floor(f"{card['type']}.1", card["id"]).goods(0, **owned)


def building(card: str, *characters: str, **owned: int) -> Table:
    """A building on floor 1, for seat 0 with characters and goods."""
    return Table().floor("building.1", card).cards(0, *characters).goods(0, **owned)


def architect(card: str, *characters: str, **owned: int) -> Table:
    """Seat 0 has taken Architect and may take a building with it."""
    table = Table().floor("character.1", "architect").floor("building.1", card).cards(0, *characters)
    owned["coins"] = owned.get("coins", 0) + 4
    return table.goods(0, **owned).place(0, "black", "character.1")


@pytest.mark.rule("LOR-052")
def test_the_floor_bonus_helps_to_pay_the_card() -> None:
    table = Table().floor("venture.4", "hiring_recruits").goods(0, coins=2, servants=2).place(0, "black", "venture.4")
    assert table.owned(0) == goods(military=5)
    assert [kind for kind, _, _ in table.happened("gain", "pay", "take")] == ["gain", "pay", "take", "gain"]
    short = Table().floor("venture.4", "hiring_recruits").goods(0, coins=1, servants=2)
    assert short.refused(0, "place:black:venture.4") == "LOR-064"


@pytest.mark.rule("LOR-052")
def test_the_same_card_on_a_floor_without_bonus_is_too_dear() -> None:
    table = Table().floor("venture.2", "hiring_recruits").goods(0, coins=2, servants=2)
    assert table.refused(0, "place:black:venture.2") == "LOR-064"


@pytest.mark.rule("LOR-055")
def test_coins_of_the_floor_do_not_pay_the_surcharge() -> None:
    def panhandlers(coins: int) -> Table:
        table = Table().floor("venture.4", "hosting_panhandlers").stands(1, "black", "venture.1")
        return table.goods(0, coins=coins, wood=3, servants=2)

    for coins in (1, 2):
        assert not panhandlers(coins).may_place(0, "black", "venture.4")
        assert panhandlers(coins).refused(0, "place:black:venture.4") == "LOR-053"
    table = panhandlers(3).place(0, "black", "venture.4")
    assert table.owned(0) == goods(coins=2, servants=4)


@pytest.mark.rule("LOR-056")
def test_after_the_surcharge_the_floor_bonus_still_helps_with_the_card() -> None:
    def recruits(coins: int) -> Table:
        table = Table().floor("venture.4", "hiring_recruits").stands(1, "black", "venture.1")
        return table.goods(0, coins=coins, servants=2)

    assert recruits(5).place(0, "black", "venture.4").owned(0) == goods(military=5)
    assert recruits(4).refused(0, "place:black:venture.4") == "LOR-064"


@pytest.mark.rule("LOR-057")
def test_surcharge_and_cost_must_both_be_there() -> None:
    def warlord(coins: int) -> Table:
        return Table().floor("character.1", "warlord").stands(1, "black", "character.3").goods(0, coins=coins)

    assert warlord(4).refused(0, "place:black:character.1") == "LOR-064"
    assert not warlord(4).may_place(0, "black", "character.1")
    assert warlord(5).place(0, "black", "character.1").owned(0) == goods(military=3)


@pytest.mark.rule("LOR-058")
def test_what_is_paid_goes_to_nobody() -> None:
    table = Table().floor("building.1", "fortress").stands(1, "black", "building.3")
    table.goods(0, coins=5, wood=2, stone=4)
    rivals = {1: goods(coins=4, wood=1), 2: goods(stone=2), 3: goods()}
    for seat, owned in rivals.items():
        table.goods(seat, **owned)
    table.place(0, "black", "building.1")
    assert table.owned(0) == goods(victory_points=9)
    assert {seat: table.owned(seat) for seat in rivals} == rivals


@pytest.mark.rule("LOR-063")
@pytest.mark.parametrize(
    ("card", "cost"), [("garden", {"wood": 4, "stone": 2, "servants": 2}), ("chapel", {"wood": 2})]
)
def test_the_full_cost_is_paid_by_placement_and_by_bonus_action(card: str, cost: dict[str, int]) -> None:
    owned = goods(coins=9, wood=9, stone=9, servants=9)
    placed = building(card, **owned).place(0, "black", "building.1", 0)
    bonus = Table().floor("character.1", "abbess").floor("building.1", card).goods(0, **owned)
    bonus.place(0, "black", "character.1", 0).play(0, "take:building.1")
    for kind in ("wood", "stone", "servants"):
        assert placed.owned(0)[kind] == bonus.owned(0)[kind] == 9 - cost.get(kind, 0)
    assert placed.owned(0)["coins"] == 9
    assert bonus.owned(0)["coins"] == 9 - 3
    assert placed.board(0)["buildings"] == bonus.board(0)["buildings"] == [card]


@pytest.mark.rule("LOR-064")
@pytest.mark.parametrize("card", COSTLY, ids=lambda card: str(card["id"]))
def test_a_card_that_is_one_short_of_its_cost_is_not_offered(card: dict[str, Any]) -> None:
    place = f"place:black:{card['type']}.1"
    for cost in card["costs"]:
        required = required_goods(cost)
        assert place in on_floor_1(card, required).options(0)
        for kind in [kind for kind in required if required[kind]]:
            short = on_floor_1(card, required | {kind: required[kind] - 1})
            assert place not in short.options(0)
            assert short.refused(0, place) == "LOR-064"


@pytest.mark.rule("LOR-064")
def test_a_bonus_action_does_not_offer_a_card_that_cannot_be_paid() -> None:
    table = Table().floor("character.1", "abbess").floor("building.1", "chapel").floor("building.2", "barracks")
    table.goods(0, coins=3, wood=1, stone=1).place(0, "black", "character.1")
    assert table.options(0) == ["take:building.2", "decline"]
    assert table.refused(0, "take:building.1") == "LOR-064"


@pytest.mark.rule("LOR-066")
def test_what_a_card_gives_pays_neither_the_surcharge_nor_the_card() -> None:
    surcharged = Table().floor("venture.1", "military_campaign").stands(1, "black", "venture.3").goods(0, military=3)
    assert surcharged.refused(0, "place:black:venture.1") == "LOR-053"
    alone = Table().floor("venture.1", "military_campaign").goods(0, military=3).place(0, "black", "venture.1")
    assert alone.owned(0) == goods(coins=3, military=1)
    servants = Table().floor("venture.1", "hosting_panhandlers").goods(0, wood=3)
    assert servants.refused(0, "place:neutral:venture.1") == "LOR-045"


@pytest.mark.rule("LOR-100", "LOR-177")
def test_the_stonemason_saves_one_wood_or_one_stone_as_the_player_likes() -> None:
    table = building("mint", "stonemason", wood=1, stone=3).place(0, "black", "building.1")
    assert sorted(table.options(0)) == ["pay:stone.3", "pay:wood.1+stone.2"]
    assert table.refused(0, "pay:wood.1+stone.3") == "LOR-064"
    table.play(0, "pay:stone.3")
    assert table.owned(0) == goods(wood=1, victory_points=5)


@pytest.mark.rule("LOR-100")
@pytest.mark.parametrize("owned", [goods(stone=3), goods(wood=1, stone=2)])
def test_the_stonemason_makes_the_mint_affordable_with_one_good_less(owned: dict[str, int]) -> None:
    assert building("mint", "stonemason", **owned).place(0, "black", "building.1").owned(0) == goods(victory_points=5)
    assert building("mint", **owned).refused(0, "place:black:building.1") == "LOR-064"


@pytest.mark.rule("LOR-100")
def test_the_stonemason_does_not_save_both() -> None:
    assert building("mint", "stonemason", stone=2).refused(0, "place:black:building.1") == "LOR-064"


@pytest.mark.rule("LOR-100")
def test_the_stonemason_saves_on_each_building_and_on_buildings_only() -> None:
    table = Table(2).cards(0, "stonemason").floor("building.1", "chapel").floor("building.2", "treasury")
    table.goods(0, coins=3, wood=3, servants=9).place(0, "black", "building.1").play(0, "end")
    table.place(1, "black", "market.1").play(1, "end")
    table.place(0, "neutral", "building.2")
    assert table.owned(0)["wood"] == 0
    venture = Table().cards(0, "stonemason").floor("venture.1", "hosting_panhandlers").goods(0, wood=2, stone=1)
    assert venture.refused(0, "place:black:venture.1") == "LOR-064"


@pytest.mark.rule("LOR-101")
def test_a_discount_on_what_the_card_does_not_cost_saves_nothing_and_is_not_asked_about() -> None:
    table = building("chapel", "stonemason", wood=2, stone=2).place(0, "black", "building.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(wood=1, stone=2, faith=1)
    poor = building("chapel", "stonemason", wood=1).place(0, "black", "building.1")
    assert poor.owned(0) == goods(faith=1)


@pytest.mark.rule("LOR-101")
def test_by_the_first_ruling_a_discount_that_saves_nothing_is_offered() -> None:
    for code, wood in (("pay:wood.1", 1), ("pay:wood.2", 0)):
        table = Table(rulings=1).floor("building.1", "chapel").cards(0, "stonemason").goods(0, wood=2, stone=2)
        table.place(0, "black", "building.1")
        assert sorted(table.options(0)) == ["pay:wood.1", "pay:wood.2"]
        assert table.play(0, code).owned(0) == goods(wood=wood, stone=2, faith=1)


@pytest.mark.rule("LOR-038", "LOR-110")
@pytest.mark.parametrize("military", [4, 9])
def test_of_two_costs_neither_of_which_takes_more_than_the_other_both_are_offered(military: int) -> None:
    table = Table().floor("venture.1", "support_to_the_bishop").goods(0, coins=2, wood=1, stone=1, military=military)
    table.place(0, "black", "venture.1")
    assert table.options(0) == ["pay:military.2", "pay:coins.2+wood.1+stone.1"]


@pytest.mark.rule("LOR-102")
def test_a_discount_pays_nothing_out() -> None:
    table = architect("sculptors_guild", stone=3).play(0, "take:building.1")
    assert table.owned(0) == goods(victory_points=6)


@pytest.mark.rule("LOR-103")
@pytest.mark.parametrize(
    ("code", "goods_left"), [("pay:coins.2+stone.1", {"wood": 1}), ("pay:coins.2+wood.1", {"stone": 1})]
)
def test_all_discounts_are_added_up_each_with_its_choice(code: str, goods_left: dict[str, int]) -> None:
    table = architect("stronghold", "stonemason", coins=2, wood=1, stone=1).play(0, "take:building.1")
    assert sorted(table.options(0)) == ["pay:coins.2+stone.1", "pay:coins.2+wood.1"]
    assert table.play(0, code).owned(0) == goods(victory_points=8, **goods_left)


@pytest.mark.rule("LOR-103")
def test_the_discounts_of_a_character_and_an_action_reach_the_same_card() -> None:
    table = Table().cards(0, "dame").floor("character.1", "patron").floor("character.2", "royal_messenger")
    table.goods(0, coins=2 + 3 + 2).place(0, "black", "character.1").play(0, "take:character.2")
    assert table.owned(0) == goods()
    assert table.board(0)["characters"] == ["dame", "patron", "royal_messenger"]


@pytest.mark.rule("LOR-104")
def test_no_discount_touches_the_surcharge() -> None:
    def farmer(coins: int) -> Table:
        table = Table().cards(0, "dame").floor("character.1", "farmer").stands(1, "black", "character.3")
        return table.goods(0, coins=coins)

    assert farmer(5).place(0, "black", "character.1").owned(0) == goods()
    assert farmer(4).refused(0, "place:black:character.1") == "LOR-064"
    assert farmer(2).refused(0, "place:black:character.1") == "LOR-053"


@pytest.mark.rule("LOR-177")
@pytest.mark.parametrize(("card", "cost"), [("warlord", 2), ("farmer", 3), ("paramour", 7)])
def test_the_dame_saves_a_coin_on_characters_and_on_nothing_else(card: str, cost: int) -> None:
    table = Table().cards(0, "dame").floor("character.1", card).floor("venture.1", "hiring_recruits")
    table.floor("building.1", "triumphal_arch").goods(0, coins=cost - 1, stone=2)
    assert table.may_place(0, "black", "character.1")
    assert table.may_place(0, "black", "venture.1") == (cost - 1 >= 4)
    assert table.may_place(0, "black", "building.1") == (cost - 1 >= 2)
    assert table.place(0, "black", "character.1").owned(0)["coins"] == 0
