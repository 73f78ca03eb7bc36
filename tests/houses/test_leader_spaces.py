"""Action spaces that leaders bring for their owner alone (HOU-101 to HOU-107)."""

from __future__ import annotations

import pytest

from tests.houses.leader_positions import LEADERS, aside, holding, just_enough, owner, to_next_round
from tests.houses.table import Table, goods, printed, stocked

VALUE: int = printed("leaders")["action_space"]["value"]
WITH_SPACE = [leader for leader, facts in LEADERS.items() if facts["frequency"] == "action"]
BEMBO = "pietro_bembo"
ON_BEMBO = "place:black:pietro_bembo.1"
LORENZO = "lorenzo_de_medici"


def spaces(leader: str) -> list[str]:
    """The spaces of a leader: one for each kind of work it lets choose, else a single one."""
    choices = LEADERS[leader]["effects"][0].get("areas", ["one"])
    return [f"{leader}.{number}" for number in range(1, len(choices) + 1)]


@pytest.mark.rule("HOU-101")
@pytest.mark.parametrize("leader", WITH_SPACE)
def test_the_space_of_a_leader_in_play_is_for_its_owner_only(leader: str) -> None:
    table = owner(leader, 2)
    for space in spaces(leader):
        assert table.may_place(0, "black", space)
    assert [space["space"] for space in table.board(0)["spaces"]] == spaces(leader)
    assert table.board(1)["spaces"] == []
    table.play(0, "place:white:market.1", "end")
    for space in spaces(leader):
        assert not table.may_place(1, "black", space)
        assert table.refused(1, f"place:black:{space}") == "HOU-101"


@pytest.mark.rule("HOU-101")
@pytest.mark.parametrize("leader", WITH_SPACE)
def test_the_space_of_a_leader_in_hand_is_for_nobody(leader: str) -> None:
    table = Table(2).hand(0, leader)
    for space in spaces(leader):
        assert table.refused(0, f"place:black:{space}") == "HOU-101"


@pytest.mark.rule("HOU-101")
@pytest.mark.parametrize("leader", [name for name in LEADERS if name not in WITH_SPACE])
def test_other_leaders_bring_no_space(leader: str) -> None:
    assert owner(leader).board(0)["spaces"] == []


@pytest.mark.rule("HOU-102")
@pytest.mark.parametrize("leader", WITH_SPACE)
def test_its_use_is_the_placement_of_the_turn_and_leaves_the_leader_face_up(leader: str) -> None:
    table = owner(leader, 2)
    assert table.refused(0, f"activate:{leader}") == "LOR-272"
    table.play(0, f"place:black:{spaces(leader)[0]}")
    assert table.kind() == "end"
    assert table.options(0, "place") == []
    assert table.refused(0, "place:white:market.1") == "LOR-030"
    assert [played["side"] for played in table.board(0)["leaders"]] == ["face_up"]
    assert list(table.members(0)) == ["white", "orange", "neutral"]
    assert table.play(0, "end").pending() == [1]


@pytest.mark.rule("HOU-103")
@pytest.mark.parametrize("leader", WITH_SPACE)
def test_the_neutral_member_needs_servants_to_reach_the_value(leader: str) -> None:
    space = spaces(leader)[0]
    assert owner(leader).refused(0, f"place:neutral:{space}") == "HOU-103"
    short = owner(leader).goods(0, servants=VALUE - 1)
    assert not short.may_place(0, "neutral", space)
    table = owner(leader).goods(0, servants=VALUE).place(0, "neutral", space)
    assert table.happened("servants") == [("servants", 0, (VALUE,))]


@pytest.mark.rule("HOU-103")
def test_more_servants_than_needed_may_be_paid() -> None:
    table = owner(BEMBO).goods(0, servants=3).play(0, "more", ON_BEMBO, "servants:2")
    assert table.owned(0) == goods(coins=3, servants=4)


@pytest.mark.rule("HOU-104")
@pytest.mark.parametrize("leader", WITH_SPACE)
def test_a_space_holds_one_member_of_its_owner_in_a_round(leader: str) -> None:
    table = aside(owner(leader, 2).play(0, f"place:black:{spaces(leader)[0]}", "end"))
    for space in spaces(leader):
        assert not table.may_place(0, "white", space)
        assert table.refused(0, f"place:white:{space}") == "HOU-104"
    members = [space["members"] for space in table.board(0)["spaces"]]
    assert members == [[{"seat": 0, "member": "black"}], *[[] for _ in spaces(leader)[1:]]]


@pytest.mark.rule("HOU-104")
def test_the_two_ways_of_bramante_are_one_space() -> None:
    table = aside(owner("bramante", 2).play(0, "place:black:bramante.2", "end"))
    assert table.refused(0, "place:white:bramante.1") == "HOU-104"
    assert table.refused(0, "place:neutral:bramante.2") == "HOU-104"


@pytest.mark.rule("HOU-104")
def test_ariosto_allows_a_second_member() -> None:
    table = Table(2).leaders(0, BEMBO, "ludovico_ariosto")
    aside(table.play(0, ON_BEMBO, "end")).play(0, "place:white:pietro_bembo.1")
    assert table.owned(0) == goods(coins=6, servants=6)


@pytest.mark.rule("HOU-104")
def test_a_space_is_free_again_in_the_next_round() -> None:
    table = stocked(owner(BEMBO, 2)).play(0, ON_BEMBO, "end")
    to_next_round(table)
    assert [space["members"] for space in table.board(0)["spaces"]] == [[]]
    before = table.owned(0)
    table.play(0, ON_BEMBO)
    assert table.owned(0) == before | {"coins": before["coins"] + 3, "servants": before["servants"] + 3}


@pytest.mark.rule("HOU-105")
def test_a_space_can_be_used_in_the_turn_its_leader_is_played() -> None:
    table = holding(BEMBO, just_enough(BEMBO))
    before = table.owned(0)
    assert not table.may_place(0, "black", "pietro_bembo.1")
    table.play(0, f"play:{BEMBO}", ON_BEMBO)
    assert table.owned(0) == before | {"coins": 3, "servants": 3}


@pytest.mark.rule("HOU-106")
def test_a_market_ban_does_not_close_a_space() -> None:
    table = owner(BEMBO).excommunicated(0, "no_market")
    assert table.refused(0, "place:black:market.1") == "LOR-376"
    assert table.play(0, ON_BEMBO).owned(0) == goods(coins=3, servants=3)


@pytest.mark.rule("HOU-106")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("fewer_coins", goods(coins=2, servants=3)),
        ("fewer_servants", goods(coins=3, servants=2)),
        ("fewer_military", goods(coins=3, servants=3)),
    ],
)
def test_gain_penalties_hold_on_a_space(tile: str, gain: dict[str, int]) -> None:
    assert owner(BEMBO).excommunicated(0, tile).play(0, ON_BEMBO).owned(0) == gain


@pytest.mark.rule("HOU-106")
def test_a_space_has_no_limit_by_colour() -> None:
    table = Table(2).leaders(0, "bramante", "ludovico_ariosto").stands(0, "white", "harvest.1")
    table.stands(0, "orange", "bramante.1")
    assert table.refused(0, "place:black:harvest.1") == "LOR-120"
    assert table.may_place(0, "black", "bramante.1")


@pytest.mark.rule("HOU-106")
@pytest.mark.parametrize("space", ["harvest.1", "harvest.2"])
def test_a_member_in_the_harvest_area_does_not_lower_bramante(space: str) -> None:
    table = owner("bramante").stands(0, "white", space).play(0, "place:black:bramante.1")
    assert table.happened("work")[-1][2][-1] == 5


@pytest.mark.rule("HOU-106")
@pytest.mark.parametrize("space", ["bramante.1", "bramante.2"])
def test_bramantes_member_does_not_bar_the_harvest_and_production_areas(space: str) -> None:
    table = owner("bramante").stands(0, "white", space)
    assert table.may_place(0, "black", "harvest.1")
    assert table.may_place(0, "black", "production.1")


@pytest.mark.rule("HOU-106")
def test_the_token_on_the_market_card_gives_nothing_on_a_space() -> None:
    table = owner(BEMBO).cards(0, "special_128").token_on(0, "special_128", "glory_token")
    assert table.play(0, ON_BEMBO).owned(0) == goods(coins=3, servants=3)


def copier(leader: str) -> Table:
    """Seat 0 copies a leader that seat 1 has in play."""
    return Table(2).hand(0, LORENZO).goods(0, victory_points=35).leaders(1, leader).play(0, f"play:{LORENZO}")


@pytest.mark.rule("HOU-107")
@pytest.mark.parametrize("leader", WITH_SPACE)
def test_who_copies_a_leader_has_a_space_of_his_own(leader: str) -> None:
    table, space = copier(leader), spaces(leader)[0]
    assert table.board(0)["leaders"][0]["copied"] == leader
    table.play(0, f"place:black:{space}", "end")
    assert table.may_place(1, "black", space)
    table.play(1, f"place:black:{space}", "end")
    assert table.refused(0, f"place:white:{space}") == "HOU-104"
    for seat in (0, 1):
        assert table.board(seat)["spaces"][0]["members"] == [{"seat": seat, "member": "black"}]


@pytest.mark.rule("HOU-107")
def test_both_spaces_give_in_full() -> None:
    table = copier(BEMBO).play(0, ON_BEMBO, "end").play(1, ON_BEMBO, "end")
    assert table.owned(0) == goods(coins=3, servants=3, victory_points=35)
    assert table.owned(1) == goods(coins=3, servants=3)


@pytest.mark.rule("HOU-107")
def test_lorenzo_copies_an_immediate_ability_once() -> None:
    table = Table(2).hand(0, LORENZO, "santa_rita", "carlo_viii").goods(0, victory_points=35)
    table.leaders(1, "ladislao_vii").play(0, f"play:{LORENZO}")
    assert table.kind() == "free"
    assert table.answers(0) == ["play:santa_rita", "play:carlo_viii", "decline"]
    table.play(0, "play:carlo_viii")
    assert table.kind() == "turn"
    assert table.refused(0, "play:santa_rita") == "LOR-264"
    assert table.refused(0, f"activate:{LORENZO}") == "LOR-272"


@pytest.mark.rule("HOU-107")
@pytest.mark.parametrize("leader", LEADERS)
def test_every_new_leader_can_be_copied(leader: str) -> None:
    table = Table(2).hand(0, LORENZO).goods(0, victory_points=35).tokens(0, "coins_token").leaders(1, leader)
    table.goods(0, victory_points=35, wood=1, stone=1, coins=1).cards(0, "abbess", "sanctuary", "bank")
    table.play(0, f"play:{LORENZO}")
    assert table.board(0)["leaders"] == [{"leader": LORENZO, "side": "face_up", "copied": leader}]
    once = LEADERS[leader]["frequency"] == "once_per_round"
    assert table.options(0, "activate") == ([f"activate:{LORENZO}"] if once else [])
