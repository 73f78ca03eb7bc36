"""Lorenzo de' Medici, who copies the ability of a leader in play (checklist: leaders, one by one)."""

from __future__ import annotations

import pytest

from tests.lorenzo.leader_positions import LEADERS, until_turn
from tests.lorenzo.table import Table, goods

LORENZO = "lorenzo_de_medici"
OTHERS = [leader for leader in LEADERS if leader != LORENZO]
MICHELANGELO = "michelangelo_buonarroti"


def holder(seats: int = 3) -> Table:
    """Seat 0 holds Lorenzo and can play him as soon as there is something to copy."""
    return Table(seats, advanced=True).hand(0, LORENZO).goods(0, victory_points=35)


def copied(table: Table) -> str:
    """Whose ability the first leader of seat 0 has."""
    return table.board(0)["leaders"][0]["copied"]


@pytest.mark.rule("LOR-327")
def test_lorenzo_copies_leaders_that_others_have_in_play_and_no_others() -> None:
    table = holder().leaders(0, "santa_rita").hand(1, "cesare_borgia").hand(2, "sisto_iv", "pico_della_mirandola")
    table.leaders(1, "lucrezia_borgia", MICHELANGELO).leaders(2, "ludovico_ariosto")
    table.order(2, 0, 1).play(2, "discard:sisto_iv", "privilege:faith", "place:black:market.1", "end")
    table.play(0, f"play:{LORENZO}")
    assert table.kind() == "copy"
    assert table.options(0) == ["copy:lucrezia_borgia", f"copy:{MICHELANGELO}", "copy:ludovico_ariosto"]
    for leader in ("santa_rita", "cesare_borgia", "sisto_iv", "pico_della_mirandola"):
        assert table.refused(0, f"copy:{leader}") == "LOR-327"


@pytest.mark.rule("LOR-327")
@pytest.mark.parametrize("leader", OTHERS)
def test_every_other_leader_can_be_copied(leader: str) -> None:
    table = holder().leaders(1, leader).goods(0, servants=1, victory_points=35).play(0, f"play:{LORENZO}")
    assert table.board(0)["leaders"] == [{"leader": LORENZO, "side": "face_up", "copied": leader}]
    assert [other["leader"] for other in table.board(1)["leaders"]] == [leader]
    once = LEADERS[leader]["frequency"] == "once_per_round"
    assert table.options(0, "activate") == ([f"activate:{LORENZO}"] if once else [])


@pytest.mark.rule("LOR-328")
def test_lorenzos_choice_is_final() -> None:
    table = holder(2).leaders(1, MICHELANGELO, "bartolomeo_colleoni").hand(1, "sandro_botticelli").goods(1, wood=10)
    table.play(0, f"play:{LORENZO}", f"copy:{MICHELANGELO}")
    assert table.options(0, "copy") == []
    table.play(0, "place:black:market.1", "end").play(1, "play:sandro_botticelli", "place:black:market.2", "end")
    assert table.options(0, "copy") == table.options(0, "play") == []
    assert table.refused(0, "copy:sandro_botticelli") != ""
    assert copied(table) == MICHELANGELO


@pytest.mark.rule("LOR-328")
def test_lorenzos_choice_stays_the_same_in_the_next_round() -> None:
    table = holder(2).leaders(1, MICHELANGELO, "bartolomeo_colleoni").order(1, 0).turn(7)
    table.play(0, f"play:{LORENZO}", f"copy:{MICHELANGELO}", f"activate:{LORENZO}", "place:black:market.2", "end")
    until_turn(table, 0).play(0, f"activate:{LORENZO}")
    assert table.view()["table"]["round"] == 2
    assert copied(table) == MICHELANGELO
    assert table.owned(0)["coins"] == 3 + 3


@pytest.mark.rule("LOR-329")
def test_lorenzo_is_not_played_while_nothing_can_be_copied() -> None:
    table = holder(2).leaders(0, "santa_rita").hand(1, "sandro_botticelli").goods(1, wood=10)
    assert table.options(0, "play") == []
    assert table.refused(0, f"play:{LORENZO}") == "LOR-329"
    table.play(0, "place:black:market.1", "end").play(1, "play:sandro_botticelli", "place:black:market.2", "end")
    assert table.options(0, "play") == [f"play:{LORENZO}"]


@pytest.mark.rule("LOR-329")
def test_what_lorenzo_copies_is_chosen_at_once() -> None:
    table = holder().leaders(1, MICHELANGELO).leaders(2, "santa_rita").play(0, f"play:{LORENZO}")
    assert table.options(0) == [f"copy:{MICHELANGELO}", "copy:santa_rita"]
    assert table.refused(0, "place:black:market.1") != ""
    table.play(0, f"copy:{MICHELANGELO}")
    assert table.kind() == "turn"


@pytest.mark.rule("LOR-330")
def test_what_the_copied_leader_needs_is_not_needed() -> None:
    table = holder().leaders(1, "lucrezia_borgia").floor("territory.4", "commercial_hub").play(0, f"play:{LORENZO}")
    assert table.members(0) == {"black": 7, "white": 7, "orange": 7, "neutral": 0}
    table.play(0, "place:black:territory.4")
    assert table.board(0)["territories"] == ["commercial_hub"]


@pytest.mark.rule("LOR-331")
def test_a_copied_ability_is_used_once_per_round_beside_the_original() -> None:
    table = holder(2).leaders(1, MICHELANGELO).order(1, 0)
    table.play(1, f"activate:{MICHELANGELO}", "place:black:market.2", "end")
    assert table.board(1)["leaders"][0]["side"] == "face_down"
    table.play(0, f"play:{LORENZO}", f"activate:{LORENZO}")
    assert table.owned(0) == goods(coins=3, victory_points=35)
    assert table.board(0)["leaders"] == [{"leader": LORENZO, "side": "face_down", "copied": MICHELANGELO}]
    assert table.refused(0, f"activate:{LORENZO}") == "LOR-269"
    assert table.refused(0, f"activate:{MICHELANGELO}") != ""


@pytest.mark.rule("LOR-331")
def test_using_the_copy_does_not_use_the_original() -> None:
    table = holder(2).leaders(1, MICHELANGELO).play(0, f"play:{LORENZO}", f"activate:{LORENZO}")
    table.play(0, "place:black:market.2", "end")
    assert table.board(1)["leaders"][0]["side"] == "face_up"
    table.play(1, f"activate:{MICHELANGELO}")
    assert table.owned(1) == goods(coins=3)


@pytest.mark.rule("LOR-331")
def test_copied_actions_and_choices_work_through_lorenzo() -> None:
    table = holder().leaders(1, "federico_da_montefeltro").dice(1, 2, 3)
    table.play(0, f"play:{LORENZO}", f"activate:{LORENZO}", "choose:white")
    assert table.members(0) == {"black": 1, "white": 6, "orange": 3, "neutral": 0}
    table = holder().leaders(1, "francesco_sforza").cards(0, "commercial_hub")
    table.play(0, f"play:{LORENZO}", f"activate:{LORENZO}", "servants:0")
    assert table.owned(0) == goods(coins=1, wood=1, stone=1, servants=1, victory_points=35)


@pytest.mark.rule("LOR-332")
def test_a_copied_permanent_ability_works_for_both_owners() -> None:
    table = holder().leaders(1, "filippo_brunelleschi").stands(2, "black", "character.4")
    table.goods(0, coins=2, victory_points=35).goods(1, coins=2)
    table.floor("character.1", "warlord").floor("character.2", "knight")
    table.play(0, f"play:{LORENZO}", "place:black:character.1", "end")
    assert table.owned(0) == goods(military=3, victory_points=35)
    table.play(1, "place:black:character.2", "privilege:faith")
    assert table.owned(1) == goods(faith=1)
    assert table.happened("surcharge") == []
