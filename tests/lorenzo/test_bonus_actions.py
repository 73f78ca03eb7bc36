"""Cards taken and work done without a family member (checklist: bonus actions)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, goods, printed

TYPES = ["territory", "building", "character", "venture"]
FLOOR_VALUES = {tower["id"]: [floor["value"] for floor in tower["floors"]] for tower in printed("board")["towers"]}
SIX_TERRITORIES = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"]


def values(table: Table) -> list[int]:
    """The values of all harvests and productions so far."""
    return [args[1] for _, _, args in table.happened("work")]


def takes(card: str, seats: int = 4, **amounts: int) -> Table:
    """Seat 0 has these goods and will take this card from the lowest floor of its tower."""
    types = {entry["id"]: entry["type"] for entry in printed("development_cards")["cards"]}
    return Table(seats=seats).goods(0, **amounts).floor(f"{types[card]}.1", card)


def abbess(**amounts: int) -> Table:
    """Seat 0 will take Abbess; beside her own cost it has these goods, and 2 wood for a Chapel on a lowest floor."""
    amounts["coins"] = amounts.get("coins", 0) + 3
    return takes("abbess", **amounts, wood=2).floor("building.1", "chapel")


@pytest.mark.rule("LOR-148")
def test_a_bonus_action_uses_no_member_and_no_turn() -> None:
    table = takes("captain", seats=2, coins=4).floor("territory.1", "woods")
    table.place(0, "black", "character.1").play(0, "take:territory.1")
    assert table.board(0)["territories"] == ["woods"]
    assert set(table.members(0)) == {"white", "orange", "neutral"}
    assert len(table.happened("place")) == 1
    table.play(0, "end").place(1, "black", "market.1").play(1, "end")
    assert table.pending() == [0]
    table.place(0, "white", "market.2")
    assert set(table.members(0)) == {"orange", "neutral"}


@pytest.mark.rule("LOR-149")
@pytest.mark.parametrize(("floor", "rule"), [(3, "LOR-045"), (4, "LOR-046")])
def test_a_bonus_card_action_needs_the_value_of_the_floor(floor: int, rule: str) -> None:
    table = abbess().floor("territory.2", "woods").floor(f"territory.{floor}", "forest")
    table.place(0, "black", "character.1")
    assert table.options(0) == ["take:territory.2", "take:building.1", "decline"]
    assert table.refused(0, f"take:territory.{floor}") == rule


@pytest.mark.rule("LOR-149")
@pytest.mark.parametrize("coins", [2, 3])
def test_a_bonus_card_action_pays_for_an_occupied_tower(coins: int) -> None:
    table = abbess(coins=coins).stands(1, "black", "territory.1").floor("territory.2", "woods")
    table.place(0, "black", "character.1")
    if coins < 3:
        assert table.refused(0, "take:territory.2") == "LOR-053"
    else:
        table.play(0, "take:territory.2")
        assert table.owned(0) == goods(wood=2 + 1, faith=1)


@pytest.mark.rule("LOR-149")
def test_a_bonus_card_action_brings_the_bonus_of_the_floor() -> None:
    table = abbess(servants=3).floor("territory.4", "village").place(0, "black", "character.1", 0)
    table.play(0, "take:territory.4")
    assert table.owned(0) == goods(wood=2 + 2, faith=1)


@pytest.mark.rule("LOR-149")
@pytest.mark.parametrize("stone", [1, 2])
def test_a_bonus_card_action_pays_the_cost_of_the_card(stone: int) -> None:
    table = abbess(stone=stone).floor("building.2", "residence").place(0, "black", "character.1")
    if stone < 2:
        assert table.refused(0, "take:building.2") == "LOR-064"
    else:
        table.play(0, "take:building.2")
        assert table.owned(0) == goods(wood=2, faith=1, victory_points=1)


@pytest.mark.rule("LOR-149")
@pytest.mark.parametrize("military", [2, 3])
def test_a_bonus_card_action_needs_the_military_of_the_territory(military: int) -> None:
    table = abbess(military=military).cards(0, "commercial_hub", "village").floor("territory.1", "woods")
    table.place(0, "black", "character.1")
    if military < 3:
        assert table.refused(0, "take:territory.1") == "LOR-072"
    else:
        table.play(0, "take:territory.1")
        assert table.owned(0) == goods(wood=2 + 1, military=3, faith=1)


@pytest.mark.rule("LOR-149")
@pytest.mark.parametrize("owned", [5, 6])
def test_a_bonus_card_action_takes_no_seventh_card_of_a_type(owned: int) -> None:
    table = abbess(military=25).cards(0, *SIX_TERRITORIES[:owned]).floor("territory.1", "citadel")
    table.place(0, "black", "character.1")
    if owned == 6:
        assert table.refused(0, "take:territory.1") == "LOR-067"
    else:
        table.play(0, "take:territory.1")
        assert table.board(0)["territories"] == [*SIX_TERRITORIES[:5], "citadel"]


@pytest.mark.rule("LOR-150")
def test_servants_raise_the_value_of_a_bonus_card_action() -> None:
    table = abbess(servants=2).floor("territory.3", "village").floor("territory.4", "forest")
    table.place(0, "black", "character.1", 0)
    assert table.refused(0, "take:territory.4") == "LOR-046"
    table.play(0, "more", "take:territory.3")
    assert table.options(0) == ["servants:1", "servants:2"]
    assert table.refused(0, "servants:0") == "LOR-045"
    table.play(0, "servants:1")
    assert table.owned(0) == goods(wood=2 + 1, servants=1, faith=1)


@pytest.mark.rule("LOR-150")
def test_a_character_raises_the_value_of_a_bonus_card_action_for_its_type_only() -> None:
    table = abbess().cards(0, "warlord").floor("territory.3", "village").floor("building.3", "residence")
    table.place(0, "black", "character.1")
    assert table.refused(0, "take:building.3")
    table.play(0, "take:territory.3")
    assert table.board(0)["territories"] == ["village"]
    assert table.happened("servants") == []


@pytest.mark.rule("LOR-151")
def test_the_rulebooks_abbess_takes_a_card_of_any_type() -> None:
    table = takes("abbess", coins=3 + 3, servants=1).floor("venture.3", "hiring_recruits")
    table.place(0, "black", "character.1", 0)
    assert table.owned(0) == goods(coins=3, servants=1, faith=1)
    table.play(0, "take:venture.3")
    assert table.owned(0) == goods(faith=1, military=5)
    assert table.board(0)["ventures"] == ["hiring_recruits"]


@pytest.mark.rule("LOR-151")
@pytest.mark.parametrize("coins", [5, 6])
def test_the_rulebooks_abbess_pays_for_an_occupied_tower(coins: int) -> None:
    table = abbess(coins=coins, servants=1).stands(1, "black", "venture.1").floor("venture.3", "hiring_recruits")
    table.place(0, "black", "character.1", 0)
    if coins < 6:
        assert table.refused(0, "take:venture.3") == "LOR-064"
    else:
        table.play(0, "take:venture.3")
        assert table.owned(0) == goods(wood=2, faith=1, military=5)


@pytest.mark.rule("LOR-152")
def test_the_rulebooks_architect_takes_a_building_for_a_wood_and_a_stone_less() -> None:
    table = takes("architect", coins=4, stone=3).floor("building.3", "sculptors_guild")
    table.floor("building.4", "residence").place(0, "black", "character.1")
    assert table.refused(0, "take:building.4") == "LOR-046"
    table.play(0, "take:building.3")
    assert table.owned(0) == goods(military=1, victory_points=6)


@pytest.mark.rule("LOR-152")
def test_the_rulebooks_architect_needs_a_servant_for_the_highest_floor() -> None:
    table = takes("architect", coins=4, stone=3, servants=1).floor("building.4", "sculptors_guild")
    table.place(0, "black", "character.1", 0).play(0, "take:building.4")
    assert table.owned(0) == goods(military=2, victory_points=6)


@pytest.mark.rule("LOR-152")
def test_the_rulebooks_architect_saves_both_a_wood_and_a_stone() -> None:
    table = takes("architect", coins=4 + 3, stone=2).floor("building.2", "mint").stands(1, "black", "building.1")
    table.place(0, "black", "character.1").play(0, "take:building.2")
    assert table.owned(0) == goods(victory_points=5)


@pytest.mark.rule("LOR-153")
def test_the_rulebooks_cardinal_harvests() -> None:
    table = takes("cardinal", coins=4, servants=1).cards(0, "farmer", "monastery")
    table.place(0, "black", "character.1", 0)
    assert table.options(0) == ["servants:0", "more", "decline"]
    assert table.owned(0) == goods(servants=1, faith=2)
    table.play(0, "more")
    assert table.options(0) == ["servants:0", "servants:1", "decline"]
    table.play(0, "servants:1")
    assert values(table) == [7]
    assert table.owned(0) == goods(wood=1, stone=1 + 1, servants=1, faith=2 + 1)


@pytest.mark.rule("LOR-153")
def test_the_rulebooks_cardinal_alone_harvests_at_4() -> None:
    table = takes("cardinal", coins=4).cards(0, "gravel_pit", "forest").place(0, "black", "character.1")
    table.play(0, "servants:0")
    assert values(table) == [4]
    assert table.owned(0) == goods(wood=1, stone=1 + 2, servants=1, faith=2)


@pytest.mark.rule("LOR-154")
@pytest.mark.parametrize("coins", [4, 5])
def test_the_member_just_placed_occupies_the_tower(coins: int) -> None:
    table = abbess(coins=coins).floor("character.2", "warlord").place(0, "black", "character.1")
    if coins < 5:
        assert table.refused(0, "take:character.2") == "LOR-064"
    else:
        table.play(0, "take:character.2")
        assert table.owned(0) == goods(wood=2, faith=1, military=3)


@pytest.mark.rule("LOR-155")
def test_a_bonus_action_does_not_occupy_a_tower() -> None:
    table = takes("captain", coins=4).floor("territory.1", "village").floor("territory.2", "woods")
    table.place(0, "black", "character.1").play(0, "take:territory.1", "end")
    assert [row[0]["members"] for row in table.view()["table"]["towers"]] == [[], [], [], []]
    table.place(1, "black", "territory.2")
    assert table.happened("surcharge") == []
    assert table.owned(1) == goods(wood=1)


def stocked(card: str) -> Table:
    """Seat 0 is rich and takes a card from the lowest floor; all other floors but the lowest have a card."""
    amounts = {"coins": 25, "wood": 9, "stone": 9, "military": 9}
    table = takes(card, **amounts)
    stock = {
        "territory": ["woods", "village", "forest"],
        "building": ["chapel", "residence", "treasury"],
        "character": ["knight", "warlord", "preacher"],
        "venture": ["hiring_recruits", "building_the_walls", "raising_a_statue"],
    }
    for tower, cards in stock.items():
        for number, name in enumerate(cards, 2):
            table.floor(f"{tower}.{number}", name)
    return table


@pytest.mark.rule("LOR-156")
@pytest.mark.parametrize(
    ("card", "tower", "types", "value"),
    [
        ("captain", "character", ["territory"], 6),
        ("architect", "character", ["building"], 6),
        ("patron", "character", ["character"], 6),
        ("hero", "character", ["venture"], 6),
        ("abbess", "character", TYPES, 4),
        ("ambassador", "character", TYPES, 7),
        ("repairing_the_cathedral", "venture", TYPES, 7),
    ],
)
def test_a_bonus_card_action_has_its_types_and_its_value(card: str, tower: str, types: list[str], value: int) -> None:
    table = stocked(card).place(0, "black", f"{tower}.1")
    if table.kind() == "privilege":
        table.play(0, "privilege:faith")
    reached = [f"take:{kind}.{n}" for kind in types for n in (2, 3, 4) if FLOOR_VALUES[kind][n - 1] <= value]
    assert set(table.options(0)) == {*reached, "decline"}
    for kind in set(TYPES) - set(types):
        assert table.refused(0, f"take:{kind}.2") == "LOR-156"


@pytest.mark.rule("LOR-157")
def test_a_bonus_harvest_is_not_blocked_by_the_own_member_in_the_area() -> None:
    table = takes("cardinal", seats=2, coins=4).stands(0, "white", "harvest.1").cards(0, "gravel_pit")
    table.place(0, "black", "character.1").play(0, "servants:0")
    assert values(table) == [4]
    assert table.owned(0) == goods(wood=1, stone=1 + 2, servants=1, faith=2)
    assert [piece["member"] for piece in table.view()["table"]["harvest"][0]["members"]] == ["white"]


@pytest.mark.rule("LOR-157")
def test_a_bonus_production_occupies_no_space() -> None:
    table = takes("bishop", seats=2, coins=5).place(0, "black", "character.1").play(0, "servants:0", "end")
    assert values(table) == [4]
    assert table.view()["table"]["production"][0]["members"] == []
    assert table.may_place(1, "black", "production.1")


@pytest.mark.rule("LOR-166")
def test_stronger_members_do_not_strengthen_a_bonus_action() -> None:
    table = takes("captain", coins=4).leaders(0, "lucrezia_borgia").floor("territory.3", "village")
    table.floor("territory.4", "woods")
    assert table.members(0)["black"] == 7
    table.place(0, "black", "character.1")
    assert table.options(0) == ["take:territory.3", "decline"]
    assert table.refused(0, "take:territory.4") == "LOR-046"


@pytest.mark.rule("LOR-166")
def test_weaker_members_do_not_weaken_a_bonus_action() -> None:
    table = takes("bishop", coins=5).excommunicated(0, "weaker_colored_members")
    assert table.members(0)["black"] == 4
    table.place(0, "black", "character.1").play(0, "servants:0")
    assert values(table) == [4]


@pytest.mark.rule("LOR-167")
def test_a_bonus_production_of_value_0_activates_nothing() -> None:
    table = takes("improving_the_roads", coins=4, servants=3).excommunicated(0, "weaker_production")
    table.cards(0, "garden").place(0, "black", "venture.1")
    assert table.kind() == "end"
    assert values(table) == []
    assert table.owned(0) == goods()


@pytest.mark.rule("LOR-167")
def test_a_servant_lifts_a_bonus_production_to_the_bonus_tile() -> None:
    table = takes("improving_the_roads", coins=4, servants=4).excommunicated(0, "weaker_production")
    table.place(0, "black", "venture.1", 0)
    assert table.options(0) == ["servants:1", "decline"]
    assert table.refused(0, "servants:0") == "LOR-167"
    table.play(0, "servants:1")
    assert table.owned(0) == goods(coins=2, military=1)


@pytest.mark.rule("LOR-167")
def test_declining_a_bonus_production_gives_nothing() -> None:
    table = takes("improving_the_roads", coins=4, servants=4).excommunicated(0, "weaker_production")
    table.place(0, "black", "venture.1", 0).play(0, "decline")
    assert table.owned(0) == goods(servants=1)
