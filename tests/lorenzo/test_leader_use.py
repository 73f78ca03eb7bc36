"""Using leaders in play: once per round or all the time (checklist: leader actions)."""

from __future__ import annotations

import pytest

from tests.lorenzo.leader_positions import ONCE_PER_ROUND, PERMANENT, holding, needs, qualified, until_turn
from tests.lorenzo.table import Table, goods


def owner(leader: str, seats: int = 2) -> Table:
    """Seat 0 has a leader in play and a servant for each action that takes one."""
    return Table(seats, advanced=True).leaders(0, leader).goods(0, servants=2)


def settle(table: Table) -> Table:
    """Seat 0 answers what its action asks by the first option."""
    while table.kind() not in ("turn", "end"):
        table.play(0, table.options(0)[0])
    return table


def use(table: Table, leader: str) -> Table:
    return settle(table.play(0, f"activate:{leader}"))


def side(table: Table) -> str:
    """How the only leader of seat 0 lies."""
    return table.board(0)["leaders"][0]["side"]


@pytest.mark.rule("LOR-269")
@pytest.mark.parametrize("leader", ONCE_PER_ROUND)
def test_a_used_leader_is_turned_face_down_and_not_used_again_in_the_round(leader: str) -> None:
    table = owner(leader)
    assert side(table) == "face_up"
    use(table, leader)
    assert side(table) == "face_down"
    assert table.options(0, "activate") == []
    assert table.refused(0, f"activate:{leader}") == "LOR-269"
    settle(table.play(0, "place:white:council.1"))
    assert table.refused(0, f"activate:{leader}") == "LOR-269"
    until_turn(table.play(0, "end"), 0)
    assert table.view()["table"]["round"] == 1
    assert table.refused(0, f"activate:{leader}") == "LOR-269"


@pytest.mark.rule("LOR-270")
def test_several_leaders_are_used_in_one_turn() -> None:
    table = Table(advanced=True).leaders(0, "bartolomeo_colleoni", "cosimo_de_medici", "michelangelo_buonarroti")
    table.play(0, "activate:cosimo_de_medici", "activate:bartolomeo_colleoni")
    assert table.owned(0) == goods(servants=3, victory_points=5)
    assert table.options(0, "activate") == ["activate:michelangelo_buonarroti"]


@pytest.mark.rule("LOR-270")
def test_another_leader_is_used_in_a_later_turn_of_the_round() -> None:
    table = Table(2, advanced=True).leaders(0, "bartolomeo_colleoni", "michelangelo_buonarroti")
    table.play(0, "activate:bartolomeo_colleoni", "place:black:market.2", "end")
    until_turn(table, 0).play(0, "activate:michelangelo_buonarroti")
    assert table.owned(0) == goods(coins=3, servants=5, victory_points=4)


def next_round(table: Table) -> Table:
    """Seat 0 ends the round without using any leader, and its first turn of the next round comes."""
    table.play(0, "place:orange:market.2", "end")
    until_turn(table, 0)
    assert table.view()["table"]["round"] == 2
    return table


def last_turn(*leaders: str) -> Table:
    """Seat 0 has leaders in play and takes the last turn of round 1."""
    return Table(2, advanced=True).order(1, 0).turn(7).leaders(0, *leaders)


@pytest.mark.rule("LOR-271")
def test_an_ability_may_stay_unused_and_is_not_carried_over() -> None:
    table = next_round(last_turn("bartolomeo_colleoni"))
    assert table.owned(0)["victory_points"] == 0
    table.play(0, "activate:bartolomeo_colleoni")
    assert table.owned(0)["victory_points"] == 4
    assert table.refused(0, "activate:bartolomeo_colleoni") == "LOR-269"


@pytest.mark.rule("LOR-272")
@pytest.mark.parametrize("leader", PERMANENT)
def test_a_permanent_ability_is_not_activated(leader: str) -> None:
    table = Table(advanced=True).leaders(0, leader)
    assert table.options(0, "activate") == []
    assert table.refused(0, f"activate:{leader}") == "LOR-272"


@pytest.mark.rule("LOR-272")
def test_a_permanent_ability_works_from_the_placement_of_the_same_turn_on() -> None:
    table = qualified("lucrezia_borgia").floor("territory.4", "commercial_hub").floor("building.4", "residence")
    table.goods(0, stone=2)
    assert not table.may_place(0, "black", "territory.4")
    table.play(0, "play:lucrezia_borgia", "place:black:territory.4", "end")
    until_turn(table, 0).play(0, "place:white:building.4")
    assert table.board(0)["territories"] == ["commercial_hub"]
    assert table.board(0)["buildings"] == ["residence"]
    assert table.members(0) == {"orange": 7, "neutral": 0}


@pytest.mark.rule("LOR-272")
def test_a_permanent_ability_works_in_later_rounds_too() -> None:
    table = next_round(last_turn("sigismondo_malatesta"))
    assert table.members(0)["neutral"] == 3


@pytest.mark.rule("LOR-273")
@pytest.mark.parametrize("leader", ONCE_PER_ROUND)
def test_a_leader_is_used_in_the_turn_it_is_played(leader: str) -> None:
    table = holding(leader, {"servants": 1, **needs(leader)})
    assert f"activate:{leader}" not in table.options(0)
    table.play(0, f"play:{leader}")
    assert table.options(0, "activate") == [f"activate:{leader}"]
    assert side(use(table, leader)) == "face_down"


@pytest.mark.rule("LOR-274")
@pytest.mark.parametrize("leader", ONCE_PER_ROUND)
def test_leaders_turn_face_up_at_the_end_of_the_round(leader: str) -> None:
    table = last_turn(leader).goods(0, servants=9)
    use(table, leader)
    assert side(table) == "face_down"
    table.place(0, "orange", "market.2").play(0, "end")
    assert side(table) == "face_up"
    until_turn(table, 0)
    assert table.options(0, "activate") == [f"activate:{leader}"]
