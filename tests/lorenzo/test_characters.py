"""Characters: coins, modifiers, the Preacher, and what they give at once (LOR-087 to LOR-099, 105 to 108)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lorenzo.table import Table, goods, printed

CARDS: list[dict[str, Any]] = printed("development_cards")["cards"]
CHARACTERS: dict[str, int] = {
    card["id"]: card["costs"][0]["pay"]["coins"] for card in CARDS if card["type"] == "character"
}
#: A card for each tower with what it costs and what it gives at once.
SAMPLE = {"territory": "citadel", "character": "farmer", "building": "barracks", "venture": "hosting_panhandlers"}
COST = {"territory": {}, "character": {"coins": 3}, "building": {"wood": 1, "stone": 1}, "venture": {"wood": 3}}
GAIN = {"territory": {}, "character": {}, "building": {"victory_points": 3}, "venture": {"servants": 4}}
#: Three cards of each type that change nothing in these tests.
THREE = {
    "territory": ["woods", "village", "forest"],
    "building": ["chapel", "residence", "barracks"],
    "character": ["warlord", "knight", "captain"],
    "venture": ["crusade", "sacred_war", "hiring_recruits"],
}


def taking(card: str, *owned: str, **amounts: int) -> Table:
    """Seat 0 has cards and goods and takes a character from floor 1."""
    table = Table().floor("character.1", card).cards(0, *owned).goods(0, **amounts)
    return table.place(0, "black", "character.1", 0)


def work_values(table: Table) -> list[int]:
    """The values of all harvests and productions so far."""
    return [args[1] for _, _, args in table.happened("work")]


def towers(*owned: str) -> Table:
    """Seat 0 has cards, and means for the card that lies on floor 2 of each tower."""
    table = Table().cards(0, *owned).goods(0, coins=4, wood=4, stone=4)
    for tower, card in SAMPLE.items():
        table.floor(f"{tower}.2", card)
    return table


@pytest.mark.rule("LOR-087")
def test_characters_cost_coins_and_nothing_else() -> None:
    costs = [card["costs"] for card in CARDS if card["type"] == "character"]
    assert len(costs) == 24
    assert all(len(cost) == 1 and set(cost[0]["pay"]) == {"coins"} for cost in costs)
    assert all(cost[0]["military_required"] == 0 for cost in costs)


@pytest.mark.rule("LOR-088")
@pytest.mark.parametrize("card", CHARACTERS)
def test_one_coin_short_a_character_cannot_be_taken(card: str) -> None:
    table = Table().floor("character.1", card)
    table.goods(0, coins=CHARACTERS[card] - 1, wood=9, stone=9, servants=9, military=9, faith=9, victory_points=9)
    for member in ("black", "white", "orange", "neutral"):
        assert not table.may_place(0, member, "character.1")
        assert table.refused(0, f"place:{member}:character.1") == "LOR-064"


@pytest.mark.rule("LOR-089")
def test_the_warlord_helps_with_every_territory_of_a_round() -> None:
    table = Table(2).cards(0, "warlord").dice(3, 5, 5).floor("territory.3", "citadel").floor("territory.1", "village")
    table.goods(0, coins=3).place(0, "black", "territory.3").play(0, "end")
    table.place(1, "black", "market.1").play(1, "end")
    table.place(0, "neutral", "territory.1")
    assert table.board(0)["territories"] == ["citadel", "village"]
    assert table.happened("servants") == []


@pytest.mark.rule("LOR-090")
def test_the_dame_gives_no_discount_on_herself() -> None:
    def dame(coins: int) -> Table:
        return Table().floor("character.1", "dame").goods(0, coins=coins)

    assert not dame(3).may_place(0, "black", "character.1")
    assert dame(3).refused(0, "place:black:character.1") == "LOR-064"
    assert dame(4).place(0, "black", "character.1").owned(0) == goods()


@pytest.mark.rule("LOR-090")
def test_the_dame_does_not_raise_the_action_that_takes_her() -> None:
    table = Table().floor("character.2", "dame").dice(1, 1, 3).goods(0, coins=4)
    assert table.refused(0, "place:black:character.2") == "LOR-045"
    assert table.may_place(0, "orange", "character.2")


@pytest.mark.rule("LOR-091")
@pytest.mark.parametrize(
    ("card", "tower"),
    [("warlord", "territory"), ("stonemason", "building"), ("dame", "character"), ("knight", "venture")],
)
def test_four_characters_add_2_to_taking_one_type_of_card(card: str, tower: str) -> None:
    table = towers(card).dice(1, 1, 1)
    assert [other for other in SAMPLE if table.may_place(0, "black", f"{other}.2")] == [tower]
    assert not any(towers(card).may_place(0, "neutral", f"{other}.2") for other in SAMPLE)
    assert not any(towers().dice(1, 1, 1).may_place(0, "black", f"{other}.2") for other in SAMPLE)


@pytest.mark.rule("LOR-092")
def test_the_dame_works_on_bonus_actions_as_on_placements() -> None:
    table = Table().cards(0, "dame").floor("character.1", "patron").floor("character.4", "royal_messenger")
    table.goods(0, coins=2 + 3 + 2).place(0, "black", "character.1")
    assert table.owned(0)["coins"] == 5
    table.play(0, "take:character.4")
    assert table.owned(0) == goods(stone=2)
    assert table.board(0)["characters"] == ["dame", "patron", "royal_messenger"]
    assert table.happened("servants") == []


@pytest.mark.rule("LOR-092")
def test_without_the_dame_patrons_action_neither_reaches_floor_4_nor_saves_as_much() -> None:
    alone = Table().floor("character.1", "patron").floor("character.4", "royal_messenger").goods(0, coins=9)
    assert alone.place(0, "black", "character.1").options(0) == ["end"]
    helped = Table().floor("character.1", "patron").floor("character.4", "royal_messenger")
    helped.goods(0, coins=9, servants=1).place(0, "black", "character.1", 0).play(0, "take:character.4")
    assert helped.owned(0) == goods(coins=9 - 3 - 3 - 3, stone=2)


@pytest.mark.rule("LOR-093", "LOR-095")
@pytest.mark.parametrize(
    ("owned", "value"), [([], 3), (["farmer"], 5), (["peasant"], 6), (["farmer", "peasant"], 8), (["scholar"], 3)]
)
def test_farmer_and_peasant_raise_a_placed_harvest_and_add_up(owned: list[str], value: int) -> None:
    table = Table().dice(3, 3, 3).cards(0, *owned).place(0, "black", "harvest.1")
    assert work_values(table) == [value]


@pytest.mark.rule("LOR-094", "LOR-095")
@pytest.mark.parametrize(
    ("owned", "value"), [([], 3), (["artisan"], 5), (["scholar"], 6), (["artisan", "scholar"], 8), (["peasant"], 3)]
)
def test_artisan_and_scholar_raise_a_placed_production_and_add_up(owned: list[str], value: int) -> None:
    table = Table().dice(3, 3, 3).cards(0, *owned).place(0, "black", "production.1")
    assert work_values(table) == [value]


@pytest.mark.rule("LOR-093")
def test_farmer_and_peasant_raise_the_cardinals_harvest() -> None:
    for owned, value in ((["peasant"], 7), (["farmer"], 6), (["artisan", "scholar"], 4)):
        table = taking("cardinal", *owned, "forest", coins=4).play(0, "servants:0")
        assert work_values(table) == [value]
        assert table.owned(0) == goods(wood=1 + (3 if value >= 5 else 0), stone=1, servants=1, faith=2)


@pytest.mark.rule("LOR-094")
def test_artisan_and_scholar_raise_the_bishops_production() -> None:
    for owned, value in ((["scholar"], 7), (["artisan"], 6), (["farmer", "peasant"], 4)):
        table = taking("bishop", *owned, "stronghold", coins=5).play(0, "servants:0")
        assert work_values(table) == [value]
        extra = 2 if value >= 6 else 0
        assert table.owned(0) == goods(coins=2, military=1 + extra, faith=1, victory_points=extra)


@pytest.mark.rule("LOR-095")
def test_farmer_and_peasant_together_reach_a_monastery_with_a_1() -> None:
    table = Table().dice(1, 1, 1).cards(0, "farmer", "peasant", "monastery").place(0, "black", "harvest.1")
    assert table.owned(0) == goods(wood=1, stone=2, servants=1, faith=1)


@pytest.mark.rule("LOR-096", "LOR-178")
@pytest.mark.parametrize("floor", [3, 4])
@pytest.mark.parametrize("tower", SAMPLE)
def test_with_the_preacher_floors_3_and_4_give_no_bonus(tower: str, floor: int) -> None:
    table = Table().cards(0, "preacher").floor(f"{tower}.{floor}", SAMPLE[tower]).dice(6, 6, 6)
    table.goods(0, **COST[tower], servants=1 if floor == 4 else 0).place(0, "black", f"{tower}.{floor}")
    assert table.owned(0) == goods(**GAIN[tower])


@pytest.mark.rule("LOR-178")
def test_the_preacher_takes_away_nothing_but_floor_bonuses() -> None:
    table = Table(4).cards(0, "preacher").place(0, "black", "market.3")
    assert table.owned(0) == goods(coins=2, military=3)
    others = Table().cards(1, "preacher").floor("territory.3", "citadel").place(0, "black", "territory.3")
    assert others.owned(0) == goods(wood=1)


@pytest.mark.rule("LOR-097")
@pytest.mark.parametrize("tower", ["territory", "building", "venture"])
def test_with_the_preacher_a_bonus_action_gets_no_floor_bonus(tower: str) -> None:
    def ambassador(*owned: str) -> dict[str, int]:
        table = Table().cards(0, *owned).floor("character.1", "ambassador").floor(f"{tower}.4", SAMPLE[tower])
        table.goods(0, **{"coins": 6} | COST[tower]).place(0, "black", "character.1")
        return table.play(0, "privilege:faith", f"take:{tower}.4").owned(0)

    bonus = {"territory": {"wood": 2}, "building": {"military": 2}, "venture": {"coins": 2}}[tower]
    assert ambassador("preacher") == goods(faith=1, **GAIN[tower])
    assert ambassador() == goods(faith=1, **GAIN[tower], **bonus)


@pytest.mark.rule("LOR-098")
def test_with_the_preacher_missing_floor_coins_do_not_pay() -> None:
    def recruits(coins: int) -> Table:
        table = Table().cards(0, "preacher").floor("venture.4", "hiring_recruits")
        return table.goods(0, coins=coins, servants=2)

    assert not recruits(2).may_place(0, "black", "venture.4")
    assert recruits(2).refused(0, "place:black:venture.4") == "LOR-064"
    assert recruits(4).place(0, "black", "venture.4").owned(0) == goods(military=5)


@pytest.mark.rule("LOR-099")
@pytest.mark.parametrize(("floor", "stone"), [(3, 1), (4, 2)])
def test_the_preacher_is_taken_with_the_bonus_of_the_floor(floor: int, stone: int) -> None:
    table = Table().floor(f"character.{floor}", "preacher").dice(6, 6, 6).goods(0, coins=2, servants=1)
    table.place(0, "black", f"character.{floor}", 1 if floor == 4 else 0)
    assert table.owned(0) == goods(stone=stone, servants=4 - floor, faith=4)


@pytest.mark.rule("LOR-105", "LOR-171")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_paramour_gives_2_points_per_character_with_herself(others: int) -> None:
    table = taking("paramour", *THREE["character"][:others], coins=7)
    assert table.owned(0) == goods(victory_points=2 * (others + 1))


@pytest.mark.rule("LOR-106", "LOR-171")
@pytest.mark.parametrize(
    ("card", "card_type"), [("noble", "territory"), ("governor", "building"), ("herald", "venture")]
)
def test_noble_governor_and_herald_give_2_points_per_card_of_their_type(card: str, card_type: str) -> None:
    three_of_each = [name for names in THREE.values() for name in names]
    assert taking(card, *three_of_each, coins=6).owned(0) == goods(victory_points=6)
    others = [name for name in three_of_each if name not in THREE[card_type]]
    assert taking(card, *others, coins=6).owned(0) == goods()


@pytest.mark.rule("LOR-107", "LOR-172")
@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (25, 12)])
def test_the_general_gives_a_point_per_2_full_military_and_keeps_them(military: int, points: int) -> None:
    table = taking("general", coins=5, military=military)
    assert table.owned(0) == goods(military=military, victory_points=points)


@pytest.mark.rule("LOR-108")
def test_the_royal_messenger_gives_3_different_privileges() -> None:
    table = taking("royal_messenger", coins=5).play(0, "privilege:servants")
    assert table.refused(0, "privilege:servants") == "LOR-193"
    table.play(0, "privilege:wood_and_stone")
    assert table.options(0) == ["privilege:coins", "privilege:military", "privilege:faith"]
    assert table.refused(0, "privilege:servants") == table.refused(0, "privilege:wood_and_stone") == "LOR-193"
    table.play(0, "privilege:military")
    assert table.owned(0) == goods(wood=1, stone=1, servants=2, military=2)
    assert table.options(0) == ["end"]


@pytest.mark.rule("LOR-170")
def test_the_knight_gives_1_privilege() -> None:
    table = taking("knight", coins=2)
    assert len(table.options(0)) == len(table.options(0, "privilege")) == 5
    table.play(0, "privilege:servants")
    assert table.options(0) == ["end"]
    assert table.owned(0) == goods(servants=2)


@pytest.mark.rule("LOR-174")
@pytest.mark.parametrize(("floor", "servants", "military"), [(1, 0, 0), (3, 0, 1), (4, 1, 2)])
def test_the_architect_takes_a_building_at_6_for_1_wood_and_1_stone_less(
    floor: int, servants: int, military: int
) -> None:
    table = Table().floor("character.1", "architect").floor(f"building.{floor}", "sculptors_guild")
    table.floor("territory.1", "citadel").goods(0, coins=4, stone=3, servants=servants)
    table.place(0, "black", "character.1", 0)
    assert table.options(0) == [f"take:building.{floor}", *(["more"] if servants else []), "decline"]
    assert table.play(0, f"take:building.{floor}").owned(0) == goods(military=military, victory_points=6)


@pytest.mark.rule("LOR-174")
def test_the_architects_6_does_not_reach_floor_4_without_a_servant() -> None:
    table = Table().floor("character.1", "architect").floor("building.4", "sculptors_guild")
    assert table.goods(0, coins=4, stone=9).place(0, "black", "character.1").options(0) == ["end"]


@pytest.mark.rule("LOR-175")
@pytest.mark.parametrize("servants", [0, 2])
def test_servants_and_characters_change_the_bishops_production(servants: int) -> None:
    table = taking("bishop", "artisan", coins=5, servants=2).play(0, "more", f"servants:{servants}")
    assert work_values(table) == [6 + servants]


@pytest.mark.rule("LOR-175")
@pytest.mark.parametrize("servants", [0, 2])
def test_only_servants_raise_the_harvest_of_francesco_sforza(servants: int) -> None:
    table = Table(advanced=True).leaders(0, "francesco_sforza").cards(0, "farmer").goods(0, servants=2)
    table.play(0, "activate:francesco_sforza", "more", f"servants:{servants}")
    assert work_values(table) == [1 + servants]


@pytest.mark.rule("LOR-176")
def test_the_knights_2_count_for_placements_and_for_the_heros_action() -> None:
    placed = Table().cards(0, "knight").dice(5, 5, 5).floor("venture.4", "hiring_soldiers").goods(0, coins=4)
    assert placed.place(0, "black", "venture.4").owned(0) == goods(military=6)
    bonus = Table().cards(0, "knight").floor("character.1", "hero").floor("venture.4", "hiring_soldiers")
    bonus.goods(0, coins=4 + 4).place(0, "black", "character.1").play(0, "privilege:faith", "take:venture.4")
    assert bonus.owned(0) == goods(military=6, faith=1)


@pytest.mark.rule("LOR-176")
def test_a_tile_takes_3_from_harvests_by_placement_and_by_card() -> None:
    placed = Table().excommunicated(0, "weaker_harvest").dice(5, 5, 5).place(0, "black", "harvest.1")
    assert work_values(placed) == [2]
    bonus = Table().excommunicated(0, "weaker_harvest").floor("character.1", "cardinal").goods(0, coins=4)
    bonus.place(0, "black", "character.1").play(0, "servants:0")
    assert work_values(bonus) == [1]
    weak = Table().excommunicated(0, "weaker_harvest").dice(3, 4, 4)
    assert weak.refused(0, "place:black:harvest.1") == "LOR-117"
    assert weak.may_place(0, "white", "harvest.1")
