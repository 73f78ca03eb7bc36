"""The harvest and production areas and what their actions activate (checklist: harvest and production)."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.lorenzo.table import Table, goods, printed

AREAS = ["harvest", "production"]
CARDS = {card["id"]: card for card in printed("development_cards")["cards"]}
BONUS_TILES = {tile["id"]: tile for tile in printed("bonus_tiles")["tiles"]}
#: One territory and one building with an exchange for each value from 1 to 6.
TERRITORIES = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"]
BUILDINGS = ["residence", "chapel", "treasury", "carpenters_shop", "sculptors_guild", "palace"]
#: Every exchange of those buildings can be paid, once.
PAYS_EVERYTHING = goods(coins=9, wood=9, stone=9)


def gains(effects: list[dict[str, dict[str, int]]]) -> dict[str, int]:
    """The goods of plain gains, as printed."""
    amounts = goods()
    for effect in effects:
        for kind, amount in effect["resources"].items():
            amounts[kind] += amount
    return amounts


def together(*parts: dict[str, int]) -> dict[str, int]:
    return {kind: sum(part[kind] for part in parts) for kind in goods()}


def tile_gives(area: str, tile: str = "basic") -> dict[str, int]:
    return gains(BONUS_TILES[tile][area]["effects"])


def cards_give(*cards: str) -> dict[str, int]:
    """What territories or buildings with plain gains give when they are activated."""
    return together(*[gains(CARDS[card]["permanent"]) for card in cards])


def values(table: Table) -> list[int]:
    """The values of all harvests and productions so far."""
    return [args[1] for _, _, args in table.happened("work")]


def buildings_asked(table: Table) -> set[str]:
    """Buildings of seat 0 whose exchanges can be chosen now."""
    return {code.removeprefix("exchange:").partition(".")[0] for code in table.options(0, "exchange")}


@pytest.mark.rule("LOR-116")
@pytest.mark.parametrize("area", AREAS)
def test_a_small_space_is_closed_after_one_member(area: str) -> None:
    table = Table().place(0, "black", f"{area}.1").play(0, "end")
    assert not table.may_place(1, "black", f"{area}.1")
    assert table.refused(1, f"place:black:{area}.1") == "LOR-116"
    assert table.may_place(1, "black", f"{area}.2")


@pytest.mark.rule("LOR-116")
@pytest.mark.parametrize("area", AREAS)
def test_five_members_fit_in_a_large_space(area: Literal["harvest", "production"]) -> None:
    table = Table().goods(0, servants=9)
    for seat in range(4):
        table.place(seat, "black", f"{area}.2").play(seat, "end")
    table.place(0, "neutral", f"{area}.2")
    members = [(piece["seat"], piece["member"]) for piece in table.view()["table"][area][1]["members"]]
    assert members == [(0, "black"), (1, "black"), (2, "black"), (3, "black"), (0, "neutral")]


@pytest.mark.rule("LOR-117")
@pytest.mark.parametrize("area", AREAS)
def test_a_small_space_needs_value_1(area: str) -> None:
    table = Table().dice(1, 1, 1)
    assert table.may_place(0, "black", f"{area}.1")
    assert table.refused(0, f"place:neutral:{area}.1") == "LOR-117"


@pytest.mark.rule("LOR-117")
@pytest.mark.parametrize("area", AREAS)
def test_the_neutral_member_needs_a_servant_for_a_small_space(area: str) -> None:
    table = Table().goods(0, servants=2).play(0, "more", f"place:neutral:{area}.1")
    assert table.options(0) == ["servants:1", "servants:2"]
    assert table.refused(0, "servants:0") == "LOR-117"
    assert values(table.play(0, "servants:1")) == [1]


@pytest.mark.rule("LOR-118")
@pytest.mark.parametrize("area", AREAS)
def test_a_large_space_subtracts_3_and_needs_1_left(area: str) -> None:
    table = Table().dice(4, 3, 3)
    assert table.refused(0, f"place:white:{area}.2") == "LOR-118"
    assert values(table.place(0, "black", f"{area}.2")) == [1]


@pytest.mark.rule("LOR-118")
@pytest.mark.parametrize("area", AREAS)
def test_a_die_of_3_needs_a_servant_for_a_large_space(area: str) -> None:
    table = Table().dice(3, 3, 3).goods(0, servants=2).play(0, "more", f"place:black:{area}.2")
    assert table.options(0) == ["servants:1", "servants:2"]
    assert values(table.play(0, "servants:1")) == [1]


@pytest.mark.rule("LOR-119")
@pytest.mark.parametrize("area", AREAS)
def test_the_large_space_may_be_chosen_while_the_small_one_is_free(area: str) -> None:
    table = Table()
    assert table.may_place(0, "black", f"{area}.1")
    assert table.may_place(0, "black", f"{area}.2")
    assert values(table.place(0, "black", f"{area}.2")) == [2]


@pytest.mark.rule("LOR-120")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize(("occupied", "closed"), [(1, [2]), (2, [1, 2])])
def test_one_colored_member_in_an_area_bars_the_others(area: str, occupied: int, closed: list[int]) -> None:
    table = Table().goods(0, servants=9).stands(0, "black", f"{area}.{occupied}")
    for space in closed:
        assert table.refused(0, f"place:white:{area}.{space}") == "LOR-120"
        assert table.refused(0, f"place:orange:{area}.{space}") == "LOR-120"


@pytest.mark.rule("LOR-120")
def test_a_colored_member_does_not_bar_those_of_others() -> None:
    table = Table().order(1, 0, 2, 3).stands(0, "black", "harvest.1")
    assert table.may_place(1, "white", "harvest.2")


@pytest.mark.rule("LOR-121")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize(("first", "second", "servants"), [("black", "neutral", 4), ("neutral", "black", 0)])
def test_a_colored_and_the_neutral_member_share_an_area(area: str, first: str, second: str, servants: int) -> None:
    table = Table().goods(0, servants=servants).stands(0, first, f"{area}.1")
    table.place(0, second, f"{area}.2", servants)
    assert values(table) == [1 if second == "neutral" else 2]


@pytest.mark.rule("LOR-121")
@pytest.mark.parametrize("area", AREAS)
def test_three_servants_do_not_bring_the_neutral_member_into_a_large_space(area: str) -> None:
    table = Table().goods(0, servants=3).stands(0, "black", f"{area}.1")
    assert table.refused(0, f"place:neutral:{area}.2") == "LOR-118"


@pytest.mark.rule("LOR-122")
@pytest.mark.parametrize(("first", "second"), [("harvest", "production"), ("production", "harvest")])
def test_the_limit_of_one_colored_member_is_per_area(first: str, second: str) -> None:
    table = Table().stands(0, "black", f"{first}.1")
    assert table.may_place(0, "white", f"{second}.1")
    assert table.may_place(0, "white", f"{second}.2")


@pytest.mark.rule("LOR-123")
def test_servants_cards_and_the_space_change_the_value() -> None:
    table = Table().dice(3, 3, 3).goods(0, servants=1).cards(0, "farmer", *TERRITORIES)
    table.place(0, "black", "harvest.2", servants=1)
    assert values(table) == [3]
    assert table.owned(0) == together(tile_gives("harvest"), cards_give("commercial_hub", "woods", "village"))


@pytest.mark.rule("LOR-124")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_harvest_activates_the_territories_up_to_its_value(value: int) -> None:
    table = Table().dice(value, value, value).cards(0, *TERRITORIES).place(0, "black", "harvest.1")
    activated = [card for card in TERRITORIES if CARDS[card]["activation_value"] <= value]
    assert len(activated) == value
    assert table.owned(0) == together(tile_gives("harvest"), cards_give(*activated))


@pytest.mark.rule("LOR-125")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_production_activates_the_buildings_up_to_its_value(value: int) -> None:
    table = Table().dice(value, value, value).goods(0, **PAYS_EVERYTHING).cards(0, *BUILDINGS)
    table.place(0, "black", "production.1")
    activated = {card for card in BUILDINGS if CARDS[card]["activation_value"] <= value}
    assert len(activated) == value
    assert buildings_asked(table) == activated
    table.play(0, "done")
    assert table.owned(0) == together(PAYS_EVERYTHING, tile_gives("production"))


@pytest.mark.rule("LOR-125")
def test_an_exchange_of_a_building_above_the_value_is_refused() -> None:
    table = Table().dice(3, 3, 3).goods(0, **PAYS_EVERYTHING).cards(0, "treasury", "carpenters_shop")
    table.place(0, "black", "production.1")
    assert table.refused(0, "exchange:carpenters_shop.1") == "LOR-125"


@pytest.mark.rule("LOR-126")
@pytest.mark.parametrize(("die", "wood"), [(5, 4), (4, 1)])
def test_a_territory_needs_exactly_its_value(die: int, wood: int) -> None:
    table = Table().dice(die, die, die).cards(0, "forest").place(0, "black", "harvest.1")
    assert table.owned(0)["wood"] == wood


@pytest.mark.rule("LOR-126")
@pytest.mark.parametrize(("die", "points"), [(6, 2), (5, 0)])
def test_a_building_needs_exactly_its_value(die: int, points: int) -> None:
    table = Table().dice(die, die, die).cards(0, "stronghold").place(0, "black", "production.1")
    assert table.owned(0)["victory_points"] == points


@pytest.mark.rule("LOR-127")
@pytest.mark.parametrize("tile", BONUS_TILES)
@pytest.mark.parametrize("area", AREAS)
def test_value_1_without_a_card_gives_exactly_the_bonus_tile(area: str, tile: str) -> None:
    table = Table().dice(1, 1, 1).bonus_tile(0, tile).place(0, "black", f"{area}.1")
    assert table.owned(0) == tile_gives(area, tile)
    assert table.kind() == "end"


@pytest.mark.rule("LOR-128")
def test_a_harvest_activates_no_building() -> None:
    table = Table().goods(0, coins=2).cards(0, "woods", "bank", "treasury").place(0, "black", "harvest.1")
    assert table.kind() == "end"
    assert table.owned(0) == together(goods(coins=2), tile_gives("harvest"), cards_give("woods"))


@pytest.mark.rule("LOR-128")
def test_a_production_activates_no_territory() -> None:
    table = Table().cards(0, "woods", "bank").place(0, "black", "production.1")
    assert table.owned(0) == together(tile_gives("production"), cards_give("bank"))


@pytest.mark.rule("LOR-129")
@pytest.mark.parametrize(
    ("character", "harvest", "production"),
    [("farmer", 6, 4), ("peasant", 7, 4), ("artisan", 4, 6), ("scholar", 4, 7)],
)
def test_a_modifier_of_one_kind_of_work_leaves_the_other(character: str, harvest: int, production: int) -> None:
    for area, value in (("harvest", harvest), ("production", production)):
        table = Table().dice(4, 4, 4).cards(0, character).place(0, "black", f"{area}.1")
        assert values(table) == [value]


@pytest.mark.rule("LOR-130")
def test_the_rulebooks_harvest() -> None:
    table = Table().dice(3, 3, 3).goods(0, servants=2)
    table.cards(0, "forest", "manor_house", "marble_pit", "monastery")
    table.place(0, "black", "harvest.1", servants=2)
    assert values(table) == [5]
    assert table.owned(0) == goods(wood=4, stone=3, servants=3, military=2, victory_points=1)


def rulebooks_production(servants: int, coins: int = 2) -> Table:
    """Value 6 on the large space with these servants paid; the exchanges are to be chosen."""
    table = Table().dice(6, 6, 6).goods(0, coins=coins, wood=2, servants=2)
    table.cards(0, "treasury", "carpenters_shop", "fortress")
    return table.place(0, "black", "production.2", servants)


@pytest.mark.rule("LOR-131")
@pytest.mark.parametrize(
    ("codes", "coins", "points"),
    [(["exchange:treasury.1"], 3, 3), (["exchange:treasury.2"], 2, 5), ([], 4, 0)],
)
def test_the_rulebooks_production_without_servants(codes: list[str], coins: int, points: int) -> None:
    table = rulebooks_production(servants=0)
    assert values(table) == [3]
    assert table.options(0) == ["exchange:treasury.1", "exchange:treasury.2", "done"]
    table.play(0, *codes)
    if table.kind() == "exchange":
        table.play(0, "done")
    assert table.owned(0) == goods(coins=coins, wood=2, servants=2, military=1, victory_points=points)


@pytest.mark.rule("LOR-132")
def test_the_rulebooks_production_with_a_servant() -> None:
    table = rulebooks_production(servants=1)
    assert values(table) == [4]
    assert buildings_asked(table) == {"treasury", "carpenters_shop"}
    table.play(0, "exchange:treasury.2", "exchange:carpenters_shop.2")
    assert table.owned(0) == goods(coins=7, servants=1, military=1, victory_points=5)


@pytest.mark.rule("LOR-132")
def test_the_rulebooks_production_turns_one_wood_into_three_coins() -> None:
    table = rulebooks_production(servants=1).play(0, "exchange:carpenters_shop.1", "done")
    assert table.owned(0) == goods(coins=7, wood=1, servants=1, military=1)


@pytest.mark.rule("LOR-133")
def test_the_rulebooks_production_with_two_servants() -> None:
    table = rulebooks_production(servants=2)
    assert values(table) == [5]
    table.play(0, "exchange:treasury.2", "exchange:carpenters_shop.2")
    assert table.kind() == "privilege"
    assert len(table.options(0)) == 5
    assert table.owned(0) == goods(coins=7, military=1, victory_points=7)
    table.play(0, "privilege:wood_and_stone")
    assert table.owned(0) == goods(coins=7, wood=1, stone=1, military=1, victory_points=7)
    assert table.kind() == "end"


@pytest.mark.rule("LOR-134")
@pytest.mark.parametrize("servants", [0, 1, 2])
def test_the_rulebooks_production_without_coins_never_reaches_the_treasury(servants: int) -> None:
    table = rulebooks_production(servants, coins=0)
    assert "treasury" not in buildings_asked(table)
    if servants:
        assert table.refused(0, "exchange:treasury.1") == "LOR-138"
        table.play(0, "exchange:carpenters_shop.1")
        assert table.refused(0, "exchange:treasury.1")
    else:
        assert table.kind() == "end"
        assert table.owned(0)["victory_points"] == 0
