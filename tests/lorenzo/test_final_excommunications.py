"""Tiles that count at the end of the game (checklist: excommunication tiles, third period)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, printed

CHARACTERS = ("abbess", "captain", "architect", "patron", "hero", "papal_messenger")
TERRITORIES = ("woods", "village", "gravel_pit", "forest", "monastery", "citadel")
CARDS = {card["id"]: card for card in printed("development_cards")["cards"]}
THIRD_PERIOD = [tile["id"] for tile in printed("excommunication_tiles")["tiles"] if tile["period"] == 3]


def end(tile: str) -> Table:
    """Round 6 ends with seat 0 marked on a tile; seats 1 and 2 have the most military."""
    table = Table().excommunicated(0, tile).round(6).end_of_round()
    return table.goods(1, military=25).goods(2, military=24)


def scored(table: Table) -> dict[str, int]:
    """What counts in the end for seat 0, without what is 0."""
    assert table.over()
    return {name: points for name, points in table.score(0).parts.items() if points}


@pytest.mark.rule("LOR-383")
def test_characters_do_not_score() -> None:
    assert scored(end("no_venture_scoring").cards(0, *CHARACTERS)) == {"characters": 21}
    table = end("no_character_scoring").cards(0, *CHARACTERS, *TERRITORIES).goods(0, victory_points=12)
    assert scored(table) == {"track": 12, "territories": 20}


@pytest.mark.rule("LOR-383")
def test_points_that_characters_gave_earlier_stay() -> None:
    table = Table().excommunicated(0, "no_character_scoring").cards(0, *CHARACTERS[:3]).goods(0, coins=7)
    table.floor("character.1", "paramour").play(0, "place:black:character.1")
    assert table.owned(0)["victory_points"] == 2 * 4
    assert table.score(0).parts["track"] == 2 * 4
    assert table.score(0).parts["characters"] == 0


@pytest.mark.rule("LOR-384")
def test_ventures_do_not_score() -> None:
    ventures = ("sacred_war", "military_conquest", "hiring_mercenaries", "support_to_the_bishop")
    assert sum(CARDS[card]["permanent"][0]["amount"] for card in ventures) == 22
    assert scored(end("no_character_scoring").cards(0, *ventures)) == {"ventures": 22}
    assert scored(end("no_venture_scoring").cards(0, *ventures, *TERRITORIES)) == {"territories": 20}


@pytest.mark.rule("LOR-385")
def test_territories_do_not_score() -> None:
    assert scored(end("no_character_scoring").cards(0, *TERRITORIES)) == {"territories": 20}
    assert scored(end("no_territory_scoring").cards(0, *TERRITORIES, *CHARACTERS)) == {"characters": 21}


@pytest.mark.rule("LOR-386")
@pytest.mark.parametrize(("points", "lost"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (26, 5), (99, 19), (100, 20)])
def test_one_point_is_lost_for_every_full_five(points: int, lost: int) -> None:
    table = end("lose_per_victory_points").goods(0, victory_points=points)
    assert table.score(0).total == points - lost


@pytest.mark.rule("LOR-386")
def test_the_categories_come_after_the_loss() -> None:
    table = end("lose_per_victory_points").goods(0, victory_points=26, wood=5).cards(0, *CHARACTERS)
    assert scored(table) == {"track": 26, "characters": 21, "resources": 1, "excommunications": -5}
    assert table.score(0).total == 21 + 21 + 1


@pytest.mark.rule("LOR-387")
def test_points_of_the_last_report_count_for_the_loss() -> None:
    table = Table().tiles("lose_per_victory_points").round(6).report().goods(0, victory_points=20, faith=4)
    table.goods(1, military=25).goods(2, military=24)
    assert scored(table) == {"track": 24, "excommunications": -4}
    assert table.board(0)["excommunications"] == ["lose_per_victory_points"]


@pytest.mark.rule("LOR-388")
def test_one_point_is_lost_for_each_military_and_the_ranking_still_counts() -> None:
    table = Table().excommunicated(0, "lose_per_military").round(6).end_of_round()
    table.goods(0, victory_points=30, military=12).goods(1, military=11)
    assert scored(table) == {"track": 30, "military": 5, "excommunications": -12}
    second = end("lose_per_military").goods(0, victory_points=30, military=12).goods(1, military=13).goods(2)
    assert scored(second) == {"track": 30, "military": 2, "excommunications": -12}


@pytest.mark.rule("LOR-389")
@pytest.mark.parametrize(
    "buildings", [("marketplace", "theater", "stronghold", "bank"), ("garden", "tax_office", "baptistery")]
)
def test_one_point_is_lost_for_each_wood_and_stone_that_own_buildings_cost(buildings: tuple[str, ...]) -> None:
    costs = [CARDS[card]["costs"][0]["pay"] for card in buildings]
    assert sum(cost.get("wood", 0) for cost in costs) == 7
    assert sum(cost.get("stone", 0) for cost in costs) == 6
    assert any("coins" in cost or "servants" in cost for cost in costs)
    table = end("lose_per_building_cost").goods(0, victory_points=20).cards(0, *buildings, "raising_a_statue")
    assert scored(table) == {"track": 20, "ventures": 4, "excommunications": -13}


@pytest.mark.rule("LOR-390")
def test_the_printed_cost_counts_whatever_was_paid() -> None:
    table = Table().excommunicated(0, "lose_per_building_cost").cards(0, "stonemason")
    table.goods(0, wood=1, stone=1).floor("building.1", "marketplace").play(0, "place:black:building.1")
    assert table.happened("pay")[0][2][1:] == (0, 1, 1, 0, 0, 0, 0)
    assert table.score(0).parts["excommunications"] == -3


@pytest.mark.rule("LOR-390")
def test_the_discount_of_a_bonus_action_does_not_lower_the_loss() -> None:
    table = Table().excommunicated(0, "lose_per_building_cost").goods(0, coins=4, wood=3, stone=3)
    table.floor("character.1", "architect").floor("building.1", "cathedral")
    table.play(0, "place:black:character.1", "take:building.1")
    assert table.owned(0)["wood"] == table.owned(0)["stone"] == 0
    assert table.score(0).parts["excommunications"] == -8


@pytest.mark.rule("LOR-391")
def test_one_point_is_lost_for_each_resource_which_still_scores() -> None:
    table = end("lose_per_resource").goods(0, victory_points=20, wood=3, stone=1, coins=4, servants=2, faith=9)
    assert scored(table) == {"track": 20, "resources": 2, "excommunications": -10}


@pytest.mark.rule("LOR-394")
def test_losses_are_taken_off_together_with_the_categories() -> None:
    table = Table().excommunicated(0, "lose_per_military").round(6).end_of_round()
    table.goods(0, victory_points=5, military=12).cards(0, *CHARACTERS[:3])
    assert scored(table) == {"track": 5, "characters": 6, "military": 5, "excommunications": -12}
    assert table.score(0).total == 4


@pytest.mark.rule("LOR-394")
@pytest.mark.parametrize("tile", THIRD_PERIOD[4:])
def test_only_the_result_is_limited_at_nothing(tile: str) -> None:
    table = end(tile).goods(0, victory_points=1, wood=4, military=7).cards(0, "cathedral", "warlord")
    assert table.over()
    assert table.score(0).total == 0
