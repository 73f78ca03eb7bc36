"""Leaders that change what family members are worth (checklist: leaders, one by one)."""

from __future__ import annotations

import pytest

from tests.lorenzo.leader_positions import LEADERS
from tests.lorenzo.table import Table, rolled

FEDERICO = "federico_da_montefeltro"


def owner(*leaders: str) -> Table:
    """Seat 0 has leaders in play; a free territory lies on each floor."""
    table = Table(advanced=True).leaders(0, *leaders)
    for number, card in enumerate(("commercial_hub", "village", "citadel", "gold_mine"), 1):
        table.floor(f"territory.{number}", card)
    return table


def floors(table: Table, member: str = "black") -> list[int]:
    """The floors of the territory tower that a member of seat 0 reaches."""
    return [number for number in (1, 2, 3, 4) if table.may_place(0, member, f"territory.{number}")]


@pytest.mark.rule("LOR-293")
def test_federico_makes_one_colored_member_count_as_6() -> None:
    assert LEADERS[FEDERICO]["effects"][0]["value"] == 6
    table = owner(FEDERICO).dice(1, 2, 3).play(0, f"activate:{FEDERICO}", "choose:black")
    assert table.members(0) == {"black": 6, "white": 2, "orange": 3, "neutral": 0}
    assert table.members(1) == {"black": 1, "white": 2, "orange": 3, "neutral": 0}
    assert floors(table) == [1, 2, 3]
    table.place(0, "black", "harvest.1")
    assert table.happened("work")[-1][2][-1] == 6


@pytest.mark.rule("LOR-293")
@pytest.mark.parametrize("member", ["black", "white", "orange"])
def test_any_colored_member_can_be_federicos(member: str) -> None:
    table = owner(FEDERICO).dice(1, 2, 3).play(0, f"activate:{FEDERICO}", f"choose:{member}")
    assert table.members(0) == {"black": 1, "white": 2, "orange": 3, "neutral": 0} | {member: 6}
    assert table.refused(0, f"activate:{FEDERICO}") == "LOR-269"


@pytest.mark.rule("LOR-294")
def test_federico_cannot_choose_the_neutral_member() -> None:
    table = owner(FEDERICO).play(0, f"activate:{FEDERICO}")
    assert table.options(0) == ["choose:black", "choose:white", "choose:orange"]
    assert table.refused(0, "choose:neutral") == ""


@pytest.mark.rule("LOR-295")
def test_federico_chooses_among_the_members_not_yet_placed() -> None:
    table = owner(FEDERICO).stands(0, "black", "council.1").play(0, f"activate:{FEDERICO}")
    assert table.options(0) == ["choose:white", "choose:orange"]
    assert table.refused(0, "choose:black") == "LOR-295"


@pytest.mark.rule("LOR-295")
def test_federico_is_not_offered_without_a_colored_member_to_place() -> None:
    table = owner(FEDERICO)
    for member in ("black", "white", "orange"):
        table.stands(0, member, "council.1")
    assert table.options(0, "activate") == []
    assert table.refused(0, f"activate:{FEDERICO}") == "LOR-295"


@pytest.mark.rule("LOR-295")
def test_federicos_6_lasts_through_the_round_and_not_longer() -> None:
    table = Table(2, advanced=True).leaders(0, FEDERICO).dice(1, 2, 3).order(1, 0).turn(5)
    table.play(
        0,
        f"activate:{FEDERICO}",
        "choose:black",
        "place:white:market.1",
        "end",
    )
    table.play(1, "place:black:market.2", "end")
    assert table.members(0)["black"] == 6
    table.play(0, "place:orange:council.1", "privilege:faith", "end")
    assert table.view()["table"]["round"] == 2
    dice = rolled(table.view())
    assert dice["black"] != 6
    assert table.members(0) == {**dice, "neutral": 0}


@pytest.mark.rule("LOR-296")
def test_servants_come_on_top_of_federicos_6() -> None:
    table = owner(FEDERICO).dice(1, 1, 1).goods(0, servants=1).play(0, f"activate:{FEDERICO}", "choose:black")
    assert floors(table) == [1, 2, 3, 4]
    assert table.place(0, "black", "territory.4").owned(0)["servants"] == 0


@pytest.mark.rule("LOR-296")
def test_what_is_added_to_colored_members_comes_on_top_of_federicos_6() -> None:
    table = owner(FEDERICO, "lucrezia_borgia").dice(1, 1, 1).play(0, f"activate:{FEDERICO}", "choose:black")
    assert table.members(0) == {"black": 8, "white": 3, "orange": 3, "neutral": 0}
    table = owner(FEDERICO).dice(2, 2, 2).excommunicated(0, "weaker_colored_members")
    table.play(0, f"activate:{FEDERICO}", "choose:black")
    assert table.members(0) == {"black": 5, "white": 1, "orange": 1, "neutral": 0}


@pytest.mark.rule("LOR-321")
def test_lucrezia_makes_colored_members_worth_2_more() -> None:
    assert LEADERS["lucrezia_borgia"]["effects"][0]["amount"] == 2
    table = owner("lucrezia_borgia").dice(5, 4, 1)
    assert table.members(0) == {"black": 7, "white": 6, "orange": 3, "neutral": 0}
    assert table.members(1) == {"black": 5, "white": 4, "orange": 1, "neutral": 0}
    assert [floors(table, member) for member in ("black", "white", "orange")] == [[1, 2, 3, 4], [1, 2, 3], [1, 2]]


@pytest.mark.rule("LOR-321")
def test_servants_and_characters_add_to_lucrezias_2() -> None:
    table = owner("lucrezia_borgia").dice(3, 2, 1).cards(0, "warlord")
    assert [floors(table, member) for member in ("black", "white", "orange")] == [[1, 2, 3, 4], [1, 2, 3], [1, 2, 3]]
    table = owner("lucrezia_borgia").dice(3, 2, 1).cards(0, "warlord").goods(0, servants=1)
    assert [floors(table, member) for member in ("white", "orange")] == [[1, 2, 3, 4], [1, 2, 3]]


@pytest.mark.rule("LOR-321")
def test_die_5_with_lucrezia_and_warlord_is_9_on_territories() -> None:
    table = owner("lucrezia_borgia").cards(0, "warlord").excommunicated(0, "weaker_territory_taking")
    table.goods(0, servants=1)
    assert floors(table) == [1, 2, 3]
    assert table.refused(0, "place:black:territory.4") == "LOR-046"


@pytest.mark.rule("LOR-322")
def test_lucrezia_does_not_change_the_neutral_member() -> None:
    table = owner("lucrezia_borgia")
    assert table.members(0)["neutral"] == 0
    assert floors(table, "neutral") == []


@pytest.mark.rule("LOR-324")
def test_malatesta_makes_the_neutral_member_worth_3() -> None:
    assert LEADERS["sigismondo_malatesta"]["effects"][0]["amount"] == 3
    table = owner("sigismondo_malatesta")
    assert table.members(0)["neutral"] == 3
    assert table.members(1)["neutral"] == 0
    assert floors(table, "neutral") == [1, 2]


@pytest.mark.rule("LOR-324")
def test_servants_and_characters_add_to_malatestas_3() -> None:
    assert floors(owner("sigismondo_malatesta").cards(0, "warlord"), "neutral") == [1, 2, 3]
    assert floors(owner("sigismondo_malatesta").goods(0, servants=2), "neutral") == [1, 2, 3]
    assert floors(owner("sigismondo_malatesta").cards(0, "warlord").goods(0, servants=2), "neutral") == [1, 2, 3, 4]


@pytest.mark.rule("LOR-325")
def test_malatesta_does_not_change_colored_members() -> None:
    table = owner("sigismondo_malatesta").dice(1, 3, 6)
    assert table.members(0) == {"black": 1, "white": 3, "orange": 6, "neutral": 3}


@pytest.mark.rule("LOR-325")
def test_malatestas_member_stays_neutral() -> None:
    table = owner("sigismondo_malatesta").goods(0, coins=3).stands(0, "black", "territory.4")
    table.stands(0, "white", "harvest.1").cards(0, "woods")
    assert floors(table, "neutral") == [1, 2]
    assert floors(table, "orange") == []
    assert table.refused(0, "place:orange:territory.1") == "LOR-059"
    assert not table.may_place(0, "orange", "harvest.2")
    table.place(0, "neutral", "territory.2")
    assert table.board(0)["territories"] == ["woods", "village"]


@pytest.mark.rule("LOR-325")
def test_malatestas_member_joins_a_work_area_of_an_own_colored_one() -> None:
    table = owner("sigismondo_malatesta").stands(0, "white", "harvest.1").goods(0, servants=1)
    assert table.refused(0, "place:orange:harvest.2") == "LOR-120"
    table.place(0, "neutral", "harvest.2", servants=1)
    assert table.happened("work")[-1][2][-1] == 1


@pytest.mark.rule("LOR-334")
def test_moro_makes_all_colored_members_count_as_5() -> None:
    assert LEADERS["ludovico_il_moro"]["effects"][0]["value"] == 5
    table = owner("ludovico_il_moro").dice(1, 3, 6)
    assert table.members(0) == {"black": 5, "white": 5, "orange": 5, "neutral": 0}
    assert table.members(1) == {"black": 1, "white": 3, "orange": 6, "neutral": 0}
    assert [floors(table, member) for member in ("black", "orange", "neutral")] == [[1, 2, 3], [1, 2, 3], []]


@pytest.mark.rule("LOR-335")
def test_servants_add_to_moros_5() -> None:
    table = owner("ludovico_il_moro").dice(6, 1, 1).goods(0, servants=2)
    table.play(0, "place:black:territory.4")
    assert table.owned(0)["servants"] == 0
    table = owner("ludovico_il_moro").dice(6, 1, 1).goods(0, servants=1)
    assert table.refused(0, "place:black:territory.4") == "LOR-046"


@pytest.mark.rule("LOR-335")
def test_characters_add_to_moros_5() -> None:
    table = owner("ludovico_il_moro").dice(1, 1, 1).cards(0, "warlord").floor("building.4", "residence")
    table.goods(0, stone=2)
    assert floors(table) == [1, 2, 3, 4]
    assert not table.may_place(0, "black", "building.4")


@pytest.mark.rule("LOR-336")
@pytest.mark.parametrize("leaders", [("ludovico_il_moro", "lucrezia_borgia"), ("lucrezia_borgia", "ludovico_il_moro")])
def test_what_is_added_to_members_comes_on_top_of_moros_5(leaders: tuple[str, str]) -> None:
    table = owner(*leaders).dice(1, 3, 6)
    assert table.members(0) == {"black": 7, "white": 7, "orange": 7, "neutral": 0}


@pytest.mark.rule("LOR-336")
def test_the_tile_of_weaker_members_makes_moros_5_a_4() -> None:
    table = owner("ludovico_il_moro").dice(1, 3, 6).excommunicated(0, "weaker_colored_members")
    assert table.members(0) == {"black": 4, "white": 4, "orange": 4, "neutral": 0}


@pytest.mark.rule("LOR-336")
@pytest.mark.parametrize("leaders", [("ludovico_il_moro", FEDERICO), (FEDERICO, "ludovico_il_moro")])
def test_federicos_member_counts_6_beside_moros_5(leaders: tuple[str, str]) -> None:
    table = owner(*leaders).dice(1, 3, 6).play(0, f"activate:{FEDERICO}", "choose:white")
    assert table.members(0) == {"black": 5, "white": 6, "orange": 5, "neutral": 0}
