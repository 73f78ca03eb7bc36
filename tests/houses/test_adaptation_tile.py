"""The adaptation tile and what the floors below it ask for (checklist part 8)."""

from __future__ import annotations

import pytest

from signoria.kernel.match import Match
from tests.houses.bidding import table_of
from tests.houses.table import Table, finish_setup, goods, new_match, printed
from tests.lorenzo.table import view_of
from tests.position import play_on

TOWERS = ["territory", "character", "building", "venture"]
#: A card of each tower that asks for nothing but its cost, and the cost.
CARDS = {
    "territory": ("woods", {}),
    "character": ("warlord", {"coins": 2}),
    "building": ("chapel", {"wood": 2}),
    "venture": ("repairing_the_church", {"coins": 1, "wood": 1, "stone": 1}),
}
ADAPTED = {seats: tile["floor_values"] for tile in printed("board")["adaptation_tiles"] for seats in tile["seats"]}
PRINTED = [1, 3, 5, 7]


def adapted(tower: str, seats: int, floor: int, value: int, **more: int) -> Table:
    """The tile lies on a tower with a card on one floor; seat 0 can pay for it, and all dice show a value."""
    card, cost = CARDS[tower]
    table = Table(seats=seats).adaptation(tower).floor(f"{tower}.{floor}", card).dice(value, value, value)
    return table.goods(0, **{kind: cost.get(kind, 0) + more.get(kind, 0) for kind in {**cost, **more}})


def floor_values(table: Table, tower: int) -> list[int]:
    """What the floors of a tower ask for, from the bottom up."""
    return [row[tower]["value"] for row in reversed(table.view()["table"]["towers"])]


def tower_values(match: Match, tower: int) -> list[int]:
    return [row[tower]["value"] for row in reversed(view_of(match)["table"]["towers"])]


@pytest.mark.rule("HOU-172")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("tower", TOWERS)
def test_only_the_tower_with_the_tile_has_its_values(seats: int, tower: str) -> None:
    table = Table(seats=seats).adaptation(tower)
    for number, other in enumerate([*TOWERS, "special"]):
        assert floor_values(table, number) == (ADAPTED[seats] if other == tower else PRINTED)


@pytest.mark.rule("HOU-172")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_a_floor_with_the_tile_asks_for_the_value_of_the_tile(seats: int, tower: str, floor: int) -> None:
    floor_value = ADAPTED[seats][floor - 1]
    for servants in range(floor_value):
        reached = adapted(tower, seats, floor, 1, servants=servants)
        assert reached.may_place(0, "black", f"{tower}.{floor}") == (1 + servants >= floor_value)


@pytest.mark.rule("HOU-172")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_the_other_towers_keep_their_values(seats: int, floor: int) -> None:
    table = Table(seats=seats).adaptation("venture").floor(f"territory.{floor}", "woods").dice(1, 1, 1)
    table.goods(0, servants=PRINTED[floor - 1] - 1)
    table.place(0, "black", f"territory.{floor}")
    assert table.owned(0)["servants"] == 0
    assert table.board(0)["territories"] == ["woods"]


@pytest.mark.rule("HOU-173")
def test_with_three_players_a_low_die_does_not_reach_the_lowest_floor() -> None:
    floor_value = ADAPTED[3][0]
    assert adapted("territory", 3, 1, floor_value - 1).refused(0, "place:black:territory.1") == "HOU-172"
    assert adapted("territory", 3, 1, floor_value).may_place(0, "black", "territory.1")


@pytest.mark.rule("HOU-173")
def test_with_three_players_the_highest_floor_asks_for_more_than_ever() -> None:
    floor_value = ADAPTED[3][3]
    less = adapted("territory", 3, 4, floor_value - 3).leaders(0, "lucrezia_borgia")
    assert less.members(0)["black"] == floor_value - 1 >= PRINTED[3]
    assert less.refused(0, "place:black:territory.4") == "HOU-172"
    enough = adapted("territory", 3, 4, floor_value - 2).leaders(0, "lucrezia_borgia")
    assert enough.may_place(0, "black", "territory.4")


@pytest.mark.rule("HOU-173")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_than_five_players_have_higher_values(seats: int) -> None:
    assert all(value > usual for value, usual in zip(ADAPTED[seats], PRINTED, strict=True))


@pytest.mark.rule("HOU-174")
@pytest.mark.parametrize("floor", [2, 3, 4])
def test_with_five_players_floors_ask_for_less(floor: int) -> None:
    value = ADAPTED[5][floor - 1]
    assert value < PRINTED[floor - 1]
    table = adapted("territory", 5, floor, value).place(0, "black", f"territory.{floor}")
    assert table.board(0)["territories"] == ["woods"]
    assert adapted("territory", 5, floor, value - 1).refused(0, f"place:black:territory.{floor}") == "HOU-172"


@pytest.mark.rule("HOU-175")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_bonus_of_a_floor_stays(seats: int) -> None:
    table = adapted("venture", seats, 4, 6, servants=2)
    table.place(0, "black", "venture.4")
    assert table.owned(0) == goods(coins=2, servants=2 - (ADAPTED[seats][3] - 6), faith=1)


@pytest.mark.rule("HOU-175")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_surcharge_and_the_cost_stay(seats: int) -> None:
    table = adapted("character", seats, 2, 6, coins=3).stands(1, "white", "character.1")
    table.place(0, "black", "character.2")
    assert table.owned(0) == goods(military=3)
    poor = adapted("character", seats, 2, 6, coins=2).stands(1, "white", "character.1")
    assert poor.refused(0, "place:black:character.2") == "LOR-064"


def abbess(seats: int, floor: int, servants: int) -> Table:
    """Seat 0 takes Abbess, whose bonus action of 4 may go to one floor of the tower with the tile, or to a Chapel."""
    table = Table(seats=seats).adaptation("territory").goods(0, coins=3, wood=2, servants=servants)
    table.floor("character.1", "abbess").floor(f"territory.{floor}", "woods").floor("building.1", "chapel")
    return table.place(0, "black", "character.1", 0)


@pytest.mark.rule("HOU-176")
@pytest.mark.parametrize("floor", [1, 2])
def test_a_bonus_action_of_4_takes_servants_on_the_lowest_floors_of_three_players(floor: int) -> None:
    servants = ADAPTED[3][floor - 1] - 4
    assert servants > 0
    table = abbess(3, floor, servants).play(0, f"take:territory.{floor}")
    assert table.board(0)["territories"] == ["woods"]
    assert table.owned(0)["servants"] == 0
    assert abbess(3, floor, servants - 1).refused(0, f"take:territory.{floor}") == "HOU-172"


@pytest.mark.rule("HOU-176")
def test_a_bonus_action_of_4_reaches_the_third_floor_of_five_players() -> None:
    assert ADAPTED[5][2] <= 4 < PRINTED[2]
    table = abbess(5, 3, 0).play(0, "take:territory.3")
    assert table.board(0)["territories"] == ["woods"]
    assert abbess(5, 4, ADAPTED[5][3] - 5).refused(0, "take:territory.4") == "HOU-172"


@pytest.mark.rule("HOU-177")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tile_moves_to_the_right_and_back_to_the_left(seats: int) -> None:
    matches = [new_match(seats, seed=f"tile {number}") for number in range(40)]
    match = next(match for match in matches if table_of(match)["adaptation"] == "building")
    finish_setup(match)
    lay = [table_of(match)["adaptation"]]
    for events in play_on(match, 177):
        kinds = [event.kind for event in events]
        if "dice" in kinds:
            lay.append(table_of(match)["adaptation"])
    assert lay == ["building", "venture", "territory", "character", "building", "venture"]


@pytest.mark.rule("HOU-177")
@pytest.mark.parametrize("tower", range(4))
def test_the_tile_moves_when_the_round_ends(tower: int) -> None:
    table = Table().adaptation(TOWERS[tower]).round(6).end_of_round()
    assert table.table()["adaptation"] == TOWERS[(tower + 1) % 4]


@pytest.mark.rule("HOU-178")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tile_never_lies_on_the_special_tower(seats: int) -> None:
    match = finish_setup(new_match(seats, seed="never"))
    for _ in play_on(match, 178):
        assert table_of(match)["adaptation"] in TOWERS
        assert tower_values(match, 4) == PRINTED
