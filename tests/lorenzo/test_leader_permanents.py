"""Leaders that open spaces, spare coins or military, or serve the Church (checklist: leaders, one by one)."""

from __future__ import annotations

import pytest

from tests.lorenzo.leader_positions import LEADERS
from tests.lorenzo.table import Table, goods, printed

ARIOSTO = "ludovico_ariosto"
BRUNELLESCHI = "filippo_brunelleschi"
CESARE = "cesare_borgia"
SISTO = "sisto_iv"
OCCUPIED = ("market.1", "market.2", "market.3", "market.4", "harvest.1", "production.1")
FAITH_POINTS: list[int] = printed("board")["faith_track"]


def owner(leader: str, seats: int = 4) -> Table:
    """Seat 0 has a leader in play."""
    return Table(seats, advanced=True).leaders(0, leader)


def work_value(table: Table) -> int:
    """The value of the last harvest or production."""
    return table.happened("work")[-1][2][-1]


@pytest.mark.rule("LOR-283")
@pytest.mark.parametrize("space", OCCUPIED)
def test_ariosto_opens_occupied_spaces_to_his_owner(space: str) -> None:
    assert owner(ARIOSTO).stands(1, "black", space).may_place(0, "white", space)
    assert owner(ARIOSTO).stands(0, "neutral", space).may_place(0, "white", space)
    assert not owner("sisto_iv").stands(1, "black", space).may_place(0, "white", space)


@pytest.mark.rule("LOR-283")
@pytest.mark.parametrize("occupant", [0, 1])
@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("market.1", goods(coins=5)),
        ("market.2", goods(servants=5)),
        ("market.3", goods(coins=2, military=3)),
        ("harvest.1", goods(wood=1, stone=1, servants=1)),
        ("production.1", goods(coins=2, military=1)),
    ],
)
def test_a_space_joined_with_ariosto_pays_in_full(space: str, gain: dict[str, int], occupant: int) -> None:
    table = owner(ARIOSTO).stands(occupant, "neutral", space).play(0, f"place:white:{space}")
    assert table.owned(0) == gain
    area, number = space.split(".")
    table_view = table.view()["table"]
    areas = {"market": table_view["market"], "harvest": table_view["harvest"], "production": table_view["production"]}
    members = areas[area][int(number) - 1]["members"]
    assert members == [{"seat": occupant, "member": "neutral"}, {"seat": 0, "member": "white"}]


@pytest.mark.rule("LOR-284")
def test_ariosto_helps_only_his_owner() -> None:
    table = owner(ARIOSTO).stands(2, "black", "market.1").stands(2, "white", "market.2")
    table.play(0, "place:black:market.1", "end")
    assert table.refused(1, "place:black:market.1") == "LOR-181"
    assert table.refused(1, "place:black:market.2") == "LOR-181"
    assert table.may_place(1, "black", "market.3")


@pytest.mark.rule("LOR-285")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_joining_a_small_work_space_costs_no_value(area: str) -> None:
    table = owner(ARIOSTO).dice(4, 1, 1).stands(1, "black", f"{area}.1").play(0, f"place:black:{area}.1")
    assert work_value(table) == 4


@pytest.mark.rule("LOR-286")
def test_ariosto_is_of_no_use_on_tower_floors() -> None:
    table = owner(ARIOSTO).goods(0, coins=9).stands(1, "black", "territory.1").stands(0, "neutral", "character.1")
    assert not any("territory" in code or "character" in code for code in table.options(0))
    assert table.refused(0, "place:white:territory.1") == "LOR-048"
    assert table.refused(0, "place:white:character.1") == "LOR-048"


@pytest.mark.rule("LOR-287")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_ariosto_does_not_lift_the_limit_of_one_colored_member_per_work_area(area: str) -> None:
    table = owner(ARIOSTO).goods(0, servants=1).stands(0, "black", f"{area}.1")
    assert table.refused(0, f"place:white:{area}.1") == "LOR-120"
    assert table.may_place(0, "neutral", f"{area}.1")


@pytest.mark.rule("LOR-287")
def test_ariosto_does_not_lift_the_limit_of_one_colored_member_per_tower() -> None:
    table = owner(ARIOSTO).goods(0, coins=3).stands(0, "black", "territory.1").floor("territory.2", "woods")
    assert table.refused(0, "place:white:territory.2") == "LOR-059"


@pytest.mark.rule("LOR-287")
def test_ariosto_does_not_lift_values_covered_spaces_or_the_market_ban() -> None:
    table = owner(ARIOSTO, seats=2).stands(1, "black", "market.1")
    assert table.refused(0, "place:neutral:market.1") == "LOR-182"
    assert table.refused(0, "place:black:market.3") == "LOR-014"
    assert table.refused(0, "place:black:harvest.2") == "LOR-014"
    banned = owner(ARIOSTO).stands(1, "black", "market.1").excommunicated(0, "no_market")
    assert banned.refused(0, "place:black:market.1") == "LOR-376"


@pytest.mark.rule("LOR-289")
def test_brunelleschi_spares_the_coins_of_an_occupied_tower() -> None:
    table = owner(BRUNELLESCHI).goods(0, coins=2).floor("character.1", "warlord").stands(1, "black", "character.2")
    table.play(0, "place:black:character.1")
    assert table.owned(0) == goods(military=3)
    assert table.happened("surcharge") == []
    other = owner(SISTO).goods(0, coins=2).floor("character.1", "warlord").stands(1, "black", "character.2")
    assert other.refused(0, "place:black:character.1") == "LOR-053"


@pytest.mark.rule("LOR-290")
def test_brunelleschi_changes_neither_costs_nor_the_limit_of_one_colored_member() -> None:
    poor = owner(BRUNELLESCHI).goods(0, coins=1).floor("character.1", "warlord").stands(1, "black", "character.2")
    assert poor.refused(0, "place:black:character.1") == "LOR-064"
    second = owner(BRUNELLESCHI).goods(0, coins=9, servants=1).floor("character.1", "warlord")
    second.stands(0, "black", "character.2")
    assert second.refused(0, "place:white:character.1") == "LOR-059"
    assert second.place(0, "neutral", "character.1").owned(0) == goods(coins=7, military=3)


def captain(coins: int) -> Table:
    """Seat 0 has Brunelleschi and takes Captain for 4 coins; another member stands in the territory tower."""
    table = owner(BRUNELLESCHI).goods(0, coins=coins).floor("character.1", "captain").floor("territory.1", "woods")
    return table.stands(1, "black", "territory.2").play(0, "place:black:character.1")


@pytest.mark.rule("LOR-291")
def test_brunelleschi_does_not_spare_the_coins_of_a_bonus_action() -> None:
    table = captain(7).play(0, "take:territory.1")
    assert table.owned(0) == goods(military=2, wood=1)
    poor = captain(6)
    assert poor.board(0)["territories"] == []
    assert poor.owned(0) == goods(coins=2, military=2)
    assert poor.kind() == "end"


@pytest.mark.rule("LOR-318")
@pytest.mark.parametrize(("number", "faith"), [(2, 3), (2, 5), (4, 4), (4, 9), (6, 5), (6, 15)])
def test_sisto_gives_5_more_points_for_each_support_of_the_church(number: int, faith: int) -> None:
    assert LEADERS[SISTO]["effects"][0]["victory_points"] == 5
    table = owner(SISTO, 2).goods(0, faith=faith).round(number).report().play(0, "church:support")
    assert table.owned(0) == goods(victory_points=FAITH_POINTS[faith] + 5)


@pytest.mark.rule("LOR-318")
def test_sisto_gives_nothing_for_the_support_of_others_or_from_the_hand() -> None:
    table = owner(SISTO, 2).goods(1, faith=3).round(2).report().play(1, "church:support")
    assert table.owned(0) == goods()
    assert table.owned(1) == goods(victory_points=3)
    in_hand = Table(2, advanced=True).hand(0, SISTO).goods(0, faith=3).round(2).report().play(0, "church:support")
    assert in_hand.owned(0) == goods(victory_points=3)


@pytest.mark.rule("LOR-319")
@pytest.mark.parametrize(("number", "faith"), [(2, 3), (4, 4), (6, 5)])
def test_sisto_gives_nothing_when_his_owner_refuses(number: int, faith: int) -> None:
    table = owner(SISTO, 2).goods(0, faith=faith).round(number).report().play(0, "church:refuse")
    assert table.owned(0) == goods(faith=faith)
    assert len(table.board(0)["excommunications"]) == 1


@pytest.mark.rule("LOR-319")
@pytest.mark.parametrize(("number", "faith", "goods_left"), [(2, 2, goods(faith=2)), (6, 4, goods(victory_points=4))])
def test_sisto_gives_nothing_without_enough_faith(number: int, faith: int, goods_left: dict[str, int]) -> None:
    table = owner(SISTO, 2).goods(0, faith=faith).round(number).report()
    assert table.owned(0) == goods_left
    assert len(table.board(0)["excommunications"]) == 1


TERRITORIES = ("woods", "village", "gravel_pit", "forest", "monastery", "citadel")


@pytest.mark.rule("LOR-338")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_cesare_needs_no_military_for_territories(count: int) -> None:
    table = owner(CESARE).cards(0, *TERRITORIES[:count]).floor("territory.1", "commercial_hub")
    table.play(0, "place:black:territory.1")
    assert table.board(0)["territories"] == [*TERRITORIES[:count], "commercial_hub"]
    assert table.owned(0) == goods()
    other = owner(SISTO).cards(0, *TERRITORIES[:count]).floor("territory.1", "commercial_hub")
    assert other.refused(0, "place:black:territory.1") == "LOR-072"


@pytest.mark.rule("LOR-338")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_cesare_needs_no_military_for_territories_of_bonus_actions(count: int) -> None:
    table = owner(CESARE).goods(0, coins=3).cards(0, *TERRITORIES[:count]).floor("territory.1", "commercial_hub")
    table.floor("character.1", "abbess").play(0, "place:black:character.1", "take:territory.1")
    assert table.board(0)["territories"] == [*TERRITORIES[:count], "commercial_hub"]


@pytest.mark.rule("LOR-339")
def test_cesare_does_not_lift_the_limit_of_six_territories() -> None:
    table = owner(CESARE).cards(0, *TERRITORIES).floor("territory.1", "commercial_hub").goods(0, military=25)
    assert table.refused(0, "place:black:territory.1") == "LOR-067"


@pytest.mark.rule("LOR-339")
def test_cesare_does_not_lift_the_military_that_ventures_need() -> None:
    table = owner(CESARE).floor("venture.1", "military_campaign").goods(0, military=2)
    assert table.refused(0, "place:black:venture.1") == "LOR-064"
    table = owner(CESARE).floor("venture.1", "military_campaign").goods(0, military=3)
    assert table.play(0, "place:black:venture.1").owned(0) == goods(coins=3, military=1)
