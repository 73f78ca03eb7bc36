"""The twenty-one excommunication tiles: what each changes, and for whom (checklist: excommunication tiles)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.lorenzo.table import Table, goods, printed

TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in printed("excommunication_tiles")["tiles"]}
#: Cards for the floors of each tower, from the bottom up.
LAID = {
    "territory": ("commercial_hub", "village", "citadel", "manor_house"),
    "building": ("chapel", "treasury", "painters_guild", "baptistery"),
    "character": ("warlord", "knight", "preacher", "farmer"),
    "venture": ("hosting_panhandlers", "hosting_foreigners", "promoting_sacred_art", "building_the_walls"),
}
Probe = Callable[[Table], object]


def gain(kind: str, *codes: str) -> Probe:
    """How much of something seat 0 has after some choices."""
    return lambda table: table.play(0, *codes).owned(0)[kind]


def harvested(table: Table) -> object:
    table.cards(0, "forest").play(0, "place:black:harvest.1")
    if table.kind() == "lose":
        table.play(0, "lose:stone")
    return table.owned(0)["wood"]


def work_value(area: str) -> Probe:
    return lambda table: table.play(0, f"place:black:{area}.1").happened("work")[-1][2][-1]


def floors(tower: str) -> Probe:
    """The floors of a tower that a die of 5 reaches."""

    def reached(table: Table) -> object:
        for number in (1, 2, 3, 4):
            table.floor(f"{tower}.{number}", LAID[tower][number - 1])
        table.goods(0, coins=9, wood=9, stone=9)
        return [number for number in (1, 2, 3, 4) if table.may_place(0, "black", f"{tower}.{number}")]

    return reached


def market(table: Table) -> object:
    return [space for space in (1, 2, 3, 4) if table.may_place(0, "black", f"market.{space}")]


def servants_for_3(table: Table) -> object:
    table.goods(0, servants=9).floor("territory.2", "village").place(0, "neutral", "territory.2")
    return 9 - table.owned(0)["servants"]


def part(name: str, *cards: str, **owned: int) -> Probe:
    """What seat 0 scores in one category if the match ends with these cards and goods."""

    def scored(table: Table) -> object:
        table.cards(0, *cards).goods(0, **owned).round(6).end_of_round()
        return table.score(0).parts[name]

    return scored


CHARACTERS = ("abbess", "captain", "architect", "patron", "hero", "papal_messenger")
TERRITORIES = ("woods", "village", "gravel_pit", "forest", "monastery", "citadel")
VENTURES = ("sacred_war", "military_conquest", "hiring_mercenaries", "support_to_the_bishop")

#: Of each tile: its row, what is looked at, and how that is without and with the tile.
EFFECTS: dict[str, tuple[str, Probe, object, object]] = {
    "fewer_military": ("LOR-358", gain("military", "place:black:market.3"), 3, 2),
    "fewer_coins": ("LOR-360", gain("coins", "place:black:market.1"), 5, 4),
    "fewer_servants": ("LOR-362", gain("servants", "place:black:market.2"), 5, 4),
    "fewer_wood_or_stone": ("LOR-363", harvested, 1 + 3, 1 + 2),
    "weaker_harvest": ("LOR-365", work_value("harvest"), 5, 2),
    "weaker_production": ("LOR-367", work_value("production"), 5, 2),
    "weaker_colored_members": ("LOR-369", lambda table: table.members(0)["black"], 5, 4),
    "weaker_territory_taking": ("LOR-371", floors("territory"), [1, 2, 3], [1]),
    "weaker_building_taking": ("LOR-372", floors("building"), [1, 2, 3], [1]),
    "weaker_character_taking": ("LOR-373", floors("character"), [1, 2, 3], [1]),
    "weaker_venture_taking": ("LOR-374", floors("venture"), [1, 2, 3], [1]),
    "no_market": ("LOR-376", market, [1, 2, 3, 4], []),
    "costly_servants": ("LOR-377", servants_for_3, 3, 6),
    "skip_first_turn": ("LOR-380", lambda table: table.pending(), [0], [1]),
    "no_character_scoring": ("LOR-383", part("characters", *CHARACTERS), 21, 0),
    "no_venture_scoring": ("LOR-384", part("ventures", *VENTURES), 22, 0),
    "no_territory_scoring": ("LOR-385", part("territories", *TERRITORIES), 20, 0),
    "lose_per_victory_points": ("LOR-386", part("excommunications", victory_points=26), 0, -5),
    "lose_per_military": ("LOR-388", part("excommunications", victory_points=20, military=12), 0, -12),
    "lose_per_building_cost": ("LOR-389", part("excommunications", "cathedral", victory_points=20), 0, -8),
    "lose_per_resource": ("LOR-391", part("excommunications", victory_points=20, coins=6, wood=4), 0, -10),
}
EACH_TILE = [pytest.param(tile, id=tile, marks=pytest.mark.rule(EFFECTS[tile][0])) for tile in TILES]


@pytest.mark.parametrize("tile", EACH_TILE)
def test_a_tile_changes_this_for_who_is_marked_on_it_and_for_nobody_else(tile: str) -> None:
    _, probe, usual, changed = EFFECTS[tile]
    assert probe(Table().tiles(tile)) == usual
    assert probe(Table().excommunicated(1, tile)) == usual
    assert probe(Table().excommunicated(0, tile)) == changed


@pytest.mark.parametrize("tile", EACH_TILE)
def test_a_tile_takes_hold_at_the_vatican_report_of_its_period(tile: str) -> None:
    period = TILES[tile]["period"]
    table = Table(2).tiles(tile).round(2 * period).report().goods(1, faith=5).play(1, "church:support")
    assert table.board(0)["excommunications"] == [tile]
    assert table.board(1)["excommunications"] == []
    assert table.view()["table"]["tiles"][period - 1]["marked"] == [{"seat": 0}]
    prepared = Table(2).excommunicated(0, tile)
    assert table.state.players[0].modifiers == prepared.state.players[0].modifiers != ()


def work(table: Table, space: str, servants: int = 0) -> int:
    """Seat 0 works with the black member; returns the value of the action."""
    table.place(0, "black", space, servants)
    return table.happened("work")[-1][2][-1]


AREAS = [
    pytest.param("harvest", "cardinal", id="harvest", marks=pytest.mark.rule("LOR-365", "LOR-366")),
    pytest.param("production", "bishop", id="production", marks=pytest.mark.rule("LOR-367", "LOR-368")),
]


@pytest.mark.parametrize(("area", "card"), AREAS)
def test_a_weaker_work_action_is_lowered_by_3(area: str, card: str) -> None:
    table = Table().dice(4, 3, 3).excommunicated(0, f"weaker_{area}")
    assert not table.may_place(0, "white", f"{area}.1")
    assert work(table, f"{area}.1") == 4 - 3


@pytest.mark.parametrize(("area", "card"), AREAS)
def test_a_weaker_work_action_of_a_card_is_lowered_too(area: str, card: str) -> None:
    table = Table().goods(0, coins=5).floor("character.1", card).excommunicated(0, f"weaker_{area}")
    table.play(0, "place:black:character.1", "servants:0")
    assert table.happened("work")[-1][2][-1] == 4 - 3


@pytest.mark.parametrize(("area", "card"), AREAS)
def test_a_weaker_work_action_on_the_large_space_is_lowered_by_6(area: str, card: str) -> None:
    table = Table().dice(6, 6, 6).excommunicated(0, f"weaker_{area}")
    assert table.refused(0, f"place:black:{area}.2") == "LOR-118"
    table = Table().dice(6, 6, 6).excommunicated(0, f"weaker_{area}").goods(0, servants=1)
    assert work(table, f"{area}.2", servants=1) == 6 + 1 - 6


@pytest.mark.parametrize(("area", "card"), AREAS)
def test_the_other_work_area_is_not_lowered(area: str, card: str) -> None:
    other = "production" if area == "harvest" else "harvest"
    assert work(Table().excommunicated(0, f"weaker_{area}"), f"{other}.1") == 5


@pytest.mark.rule("LOR-369")
def test_weaker_colored_members_are_worth_one_less() -> None:
    table = Table().dice(5, 3, 1).excommunicated(0, "weaker_colored_members")
    assert table.members(0) == {"black": 4, "white": 2, "orange": 0, "neutral": 0}
    assert table.members(1) == {"black": 5, "white": 3, "orange": 1, "neutral": 0}


@pytest.mark.rule("LOR-370")
def test_a_die_of_1_needs_a_servant_with_weaker_members() -> None:
    table = Table().dice(1, 1, 1).excommunicated(0, "weaker_colored_members")
    assert table.refused(0, "place:black:market.1") == "LOR-182"
    table = Table().dice(1, 1, 1).excommunicated(0, "weaker_colored_members").goods(0, servants=1)
    assert table.place(0, "black", "market.1").owned(0) == goods(coins=5)


@pytest.mark.rule("LOR-370")
def test_servants_and_characters_add_to_weaker_members() -> None:
    table = Table().dice(5, 1, 1).excommunicated(0, "weaker_colored_members").cards(0, "warlord")
    table.floor("territory.4", "village").floor("territory.3", "citadel").goods(0, servants=1)
    assert table.may_place(0, "black", "territory.3")
    assert table.place(0, "black", "territory.4").owned(0)["servants"] == 0


#: The tile for each type of card, and a character that grants an action of 6 to take such a card.
TAKING = [
    pytest.param("territory", "captain", id="territory", marks=pytest.mark.rule("LOR-371")),
    pytest.param("building", "architect", id="building", marks=pytest.mark.rule("LOR-372")),
    pytest.param("character", "patron", id="character", marks=pytest.mark.rule("LOR-373")),
    pytest.param("venture", "hero", id="venture", marks=pytest.mark.rule("LOR-374")),
]


def bonus_action(tile: str, card: str, servants: int, *laid: tuple[str, str]) -> Table:
    """Seat 0 is marked on a tile and takes a character, whose own action comes next."""
    table = Table().excommunicated(0, tile).floor("character.1", card)
    table.goods(0, coins=30, wood=9, stone=9, servants=servants)
    for space, other in laid:
        table.floor(space, other)
    table.place(0, "black", "character.1", servants=0)
    return table.play(0, "privilege:faith") if table.kind() == "privilege" else table


@pytest.mark.parametrize(("kind", "card"), TAKING)
@pytest.mark.parametrize(("servants", "reached"), [(0, []), (1, ["2"]), (2, ["2"]), (3, ["2", "3"])])
def test_a_bonus_action_of_6_becomes_2(kind: str, card: str, servants: int, reached: list[str]) -> None:
    laid = [(f"{kind}.{number}", LAID[kind][number - 1]) for number in (2, 3)]
    table = bonus_action(f"weaker_{kind}_taking", card, servants, *laid)
    assert table.options(0, "take") == [f"take:{kind}.{number}" for number in reached]


@pytest.mark.parametrize(("kind", "card"), TAKING)
def test_a_weaker_bonus_action_still_reaches_the_first_floor(kind: str, card: str) -> None:
    if kind == "character":
        table = Table().excommunicated(0, "weaker_character_taking").floor("character.1", "warlord")
        table.goods(0, coins=30, servants=2).floor("character.2", card).place(0, "black", "character.2", servants=2)
    else:
        table = bonus_action(f"weaker_{kind}_taking", card, 0, (f"{kind}.1", LAID[kind][0]))
    assert table.options(0, "take") == [f"take:{kind}.1"]


@pytest.mark.rule("LOR-375")
@pytest.mark.parametrize("card_type", ["territory", "building", "character", "venture"])
def test_a_penalty_for_one_type_does_not_touch_the_others(card_type: str) -> None:
    laid = [(f"{kind}.{number}", LAID[kind][number - 1]) for kind in LAID for number in (2, 3, 4)]
    table = bonus_action(f"weaker_{card_type}_taking", "ambassador", 0, *laid)
    reached = {kind: [code[-1] for code in table.options(0, "take") if kind in code] for kind in LAID}
    assert reached == {kind: ["2"] if kind == card_type else ["2", "3", "4"] for kind in LAID}


@pytest.mark.rule("LOR-357")
def test_servants_and_characters_stay_in_force_beside_a_value_penalty() -> None:
    table = Table().dice(6, 5, 5).excommunicated(0, "weaker_territory_taking").cards(0, "warlord")
    table.floor("territory.4", "village").goods(0, servants=3)
    assert not table.may_place(0, "white", "territory.4")
    assert table.place(0, "black", "territory.4").owned(0)["servants"] == 0


@pytest.mark.rule("LOR-376")
def test_the_market_is_closed_to_the_marked_player_only() -> None:
    table = Table(advanced=True).excommunicated(0, "no_market").leaders(0, "ludovico_ariosto").goods(0, servants=9)
    table.stands(2, "black", "market.1")
    assert not any("market" in code for code in table.options(0))
    assert [table.refused(0, f"place:black:market.{number}") for number in (1, 2, 3, 4)] == ["LOR-376"] * 4
    table.place(0, "black", "council.1", servants=0).play(0, "privilege:faith", "end")
    assert [code for code in table.options(1) if code.startswith("place:black:market")] == [
        f"place:black:market.{number}" for number in (2, 3, 4)
    ]


@pytest.mark.rule("LOR-377")
def test_each_point_of_value_costs_two_servants() -> None:
    table = Table().excommunicated(0, "costly_servants").goods(0, servants=9).floor("territory.2", "village")
    table.play(0, "more", "place:neutral:territory.2")
    assert table.options(0) == ["servants:6", "servants:8"]
    assert table.play(0, "servants:6").owned(0) == goods(servants=3)
    poor = Table().excommunicated(0, "costly_servants").goods(0, servants=5).floor("territory.2", "village")
    assert poor.refused(0, "place:neutral:territory.2") == "LOR-045"


@pytest.mark.rule("LOR-378")
def test_costly_servants_count_for_leader_actions_in_whole_steps() -> None:
    table = Table(advanced=True).leaders(0, "francesco_sforza").excommunicated(0, "costly_servants")
    table.goods(0, servants=5).cards(0, "woods").play(0, "activate:francesco_sforza")
    assert table.options(0) == ["servants:0", "servants:2", "more", "decline"]
    assert table.refused(0, "servants:1") == table.refused(0, "servants:3") == "LOR-378"
    table.play(0, "more")
    assert table.options(0) == ["servants:0", "servants:2", "servants:4", "decline"]
    assert table.refused(0, "servants:1") == table.refused(0, "servants:3") == "LOR-378"
    table.play(0, "servants:2")
    assert table.happened("work")[-1][2][-1] == 2
    assert table.owned(0) == goods(wood=1 + 1, stone=1, servants=3 + 1)


@pytest.mark.rule("LOR-378")
def test_costly_servants_count_for_bonus_actions() -> None:
    laid = [("territory.4", "village")]
    assert bonus_action("costly_servants", "captain", 1, *laid).options(0, "take") == []
    table = bonus_action("costly_servants", "captain", 2, *laid).play(0, "take:territory.4")
    assert table.owned(0)["servants"] == 0
    assert table.board(0)["territories"] == ["village"]


@pytest.mark.rule("LOR-379")
def test_costly_servants_do_not_change_servants_of_costs_and_exchanges() -> None:
    table = Table().excommunicated(0, "costly_servants").goods(0, wood=4, stone=2, servants=2)
    table.floor("building.1", "garden").place(0, "black", "building.1")
    assert table.owned(0) == goods(victory_points=10)
    table = Table().excommunicated(0, "costly_servants").goods(0, servants=1).cards(0, "barracks")
    table.play(0, "place:black:production.1", "exchange:barracks.1")
    assert table.owned(0) == goods(coins=2, military=1 + 3)
