"""When what comes with taking a card comes: after its cost, before or after its immediate effect (HOU-110, HOU-256)."""

from __future__ import annotations

import pytest

from tests.houses.leader_positions import owner
from tests.houses.table import Table, goods, printed
from tests.lorenzo.leader_positions import CARDS

ADAPTED: list[int] = next(tile["floor_values"] for tile in printed("board")["adaptation_tiles"] if 2 in tile["seats"])


@pytest.mark.rule("HOU-110")
@pytest.mark.parametrize(
    ("leader", "space", "card", "owned"),
    [
        ("ferdinando_aragona", "venture.1", "repairing_the_church", {"coins": 1}),
        ("ercole_i_este", "building.1", "chapel", {"wood": 1, "military": 9}),
        ("alfonso_i_este", "character.1", "warlord", {"coins": 1, "servants": 9}),
    ],
)
def test_gains_on_taking_do_not_help_to_pay_for_the_card(
    leader: str, space: str, card: str, owned: dict[str, int]
) -> None:
    table = owner(leader).goods(0, **owned).floor(space, card)
    assert table.refused(0, f"place:black:{space}") == "LOR-064"


@pytest.mark.rule("HOU-110")
@pytest.mark.parametrize(("wood", "stone", "allowed"), [(0, 1, False), (1, 0, False), (1, 1, True)])
def test_ferdinando_gives_after_the_cost_is_paid(wood: int, stone: int, allowed: bool) -> None:
    table = owner("ferdinando_aragona").goods(0, coins=1, wood=wood, stone=stone)
    table.floor("venture.1", "repairing_the_church")
    assert table.may_place(0, "black", "venture.1") == allowed
    if allowed:
        assert table.play(0, "place:black:venture.1").owned(0) == goods(wood=1, stone=1, faith=1)


@pytest.mark.rule("HOU-110")
def test_servants_on_taking_do_not_raise_the_member_that_takes() -> None:
    table = owner("alfonso_i_este").dice(1, 1, 1).goods(0, coins=9).floor("character.2", "warlord")
    assert table.refused(0, "place:black:character.2") == "LOR-045"


@pytest.mark.rule("HOU-256")
@pytest.mark.parametrize("family", ["medici", ""])
def test_the_token_of_the_medici_may_pay_in_the_action_of_the_character_it_came_with(family: str) -> None:
    table = Table().goods(0, coins=9).floor("character.1", "abbess").floor("special.1", "special_127")
    if family:
        table.family(0, family)
    table.floor("territory.1", "village").play(0, "place:black:character.1")
    if not family:
        assert table.refused(0, "take:special.1") == "LOR-064"
        return
    assert table.token_count(0) == 1
    table.play(0, "take:special.1")
    assert table.board(0)["characters"] == ["abbess", "special_127"]
    assert len(table.table()["used_tokens"]) == 1
    assert table.token_count(0) == 1  # for the second character
    assert table.owned(0) == goods(faith=1, victory_points=2)


@pytest.mark.rule("HOU-256")
@pytest.mark.parametrize(("leaders", "allowed"), [(["alfonso_i_este"], True), ([], False)])
def test_alfonsos_servants_may_raise_the_action_of_the_character_they_came_with(
    leaders: list[str], allowed: bool
) -> None:
    floor = ADAPTED.index(6) + 1
    table = Table().leaders(0, *leaders).goods(0, coins=3).adaptation("territory").floor("character.1", "abbess")
    table.floor(f"territory.{floor}", "village").floor("special.1", "special_97").play(0, "place:black:character.1")
    assert (f"take:territory.{floor}" in table.options(0)) == allowed
    if allowed:
        table.play(0, f"take:territory.{floor}")
        assert table.owned(0) == goods(faith=1)
        assert table.board(0)["territories"] == ["village"]


@pytest.mark.rule("HOU-256")
def test_two_servants_do_not_raise_the_action_to_seven() -> None:
    table = owner("alfonso_i_este").goods(0, coins=3).floor("character.1", "abbess")
    table.floor("territory.4", "village").floor("special.1", "special_97").play(0, "place:black:character.1")
    assert table.refused(0, "take:territory.4") == "LOR-046"


@pytest.mark.rule("HOU-256")
def test_a_gain_on_taking_is_there_before_the_immediate_effect() -> None:
    table = owner("ercole_i_este").goods(0, stone=2).floor("building.1", "residence")
    table.play(0, "place:black:building.1")
    gains = [args[1:] for _, _, args in table.happened("gain")]
    assert gains == [tuple(goods(military=2).values()), tuple(goods(victory_points=1).values())]


@pytest.mark.rule("HOU-256")
def test_the_harvest_of_the_aragonesi_comes_after_the_immediate_effect() -> None:
    table = Table().family(0, "aragonesi").floor("territory.1", "province").play(0, "place:black:territory.1")
    assert table.kind() == "privilege"
    assert table.happened("work") == []
    assert table.owned(0) == goods(stone=1)
    table.play(0, "privilege:faith")
    assert [args[-1] for _, _, args in table.happened("work")] == [5]
    assert table.owned(0) == goods(wood=1, stone=2, servants=1, faith=1)


@pytest.mark.rule("HOU-256")
def test_the_reward_of_the_orsini_comes_after_the_immediate_effect() -> None:
    table = Table().family(0, "orsini").leaders(0, "sandro_botticelli").hand(0, "santa_rita").goods(0, coins=6)
    for kind, count in (("territory", 2), ("building", 2), ("character", 1), ("venture", 2)):
        table.cards(0, *CARDS[kind][:count])
    table.holding(0).rewards = 1
    table.floor("special.1", "special_129").play(0, "place:black:special.1")
    assert table.kind() == "free"
    assert table.owned(0) == goods(victory_points=3)
    table.play(0, "play:santa_rita")
    assert table.owned(0) == goods(victory_points=3)
    assert len(table.board(0)["leaders"]) == 2
