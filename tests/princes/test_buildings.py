"""Building a building: sizes, cost, points and the supply (checklist part 7)."""

from __future__ import annotations

import pytest

from tests.princes.table import Table, cells, printed
from tests.princes.working import empty_cells, work

LARGE = ("university", "laboratory", "workshop")
MEDIUM = ("library", "opera", "studio", "hospital", "theater")
SMALL = ("tower", "chapel")
#: Bonus cards that count one size of buildings, and what they give for each.
COUNTING = {
    "large": "each_large_building",
    "medium": "each_medium_building_and_forest",
    "small": "each_small_building_and_landscape",
}
WORTH = {"large": 2, "medium": 1, "small": 1}
#: Landscapes that cover the whole grid, six parks, five lakes and a forest.
FULL = {
    "park": [[(row, column) for column in range(left, left + 3)] for row in range(3) for left in (0, 3)],
    "forest": [[(0, 6), (1, 6), (2, 6), (3, 6), (3, 5)]],
    "lake": [
        [(3, 4), (4, 4), (4, 5), (4, 6)],
        [(3, 0), (3, 1), (3, 2), (4, 0)],
        [(3, 3), (4, 1), (4, 2), (4, 3)],
        [(5, 3), (5, 4), (5, 5), (6, 3)],
        [(5, 6), (6, 4), (6, 5), (6, 6)],
    ],
}


def build(table: Table, seat: int, building: str) -> Table:
    """Build wherever there is room."""
    table.play(seat, f"build:{building}")
    return table.play(seat, *table.options(seat, "place")[:1])


def check_size(building: str, size: str, number: int) -> None:
    """How many cells a building covers, and as which size cards count it."""
    assert next(p["size"] for p in printed("pieces")["buildings"] if p["id"] == building) == size
    table = Table().hand(0, "poet").jesters(0, 5).bonuses(0, *COUNTING.values()).actions()
    build(table, 0, building)
    assert sum(row.count(building) for row in table.board(0)["grid"]) == number
    assert empty_cells(table, 0) == 43 - number
    assert work(table, 0, "poet", *COUNTING.values())["bonus"] == WORTH[size]


def check_counted(building: str, size: str) -> None:
    """Only the card of its size counts a building."""
    for other, card in COUNTING.items():
        table = Table().hand(0, "poet").jesters(0, 4).bonuses(0, card).piece(0, building).actions()
        assert work(table, 0, "poet", card)["bonus"] == (WORTH[size] if other == size else 0)


@pytest.mark.rule("PRI-139")
@pytest.mark.parametrize("building", LARGE)
def test_universities_laboratories_and_workshops_are_large(building: str) -> None:
    check_size(building, "large", 7)
    check_counted(building, "large")


@pytest.mark.rule("PRI-140")
@pytest.mark.parametrize("building", MEDIUM)
def test_libraries_operas_studios_hospitals_and_theaters_are_medium(building: str) -> None:
    check_size(building, "medium", 5)
    check_counted(building, "medium")


@pytest.mark.rule("PRI-141")
@pytest.mark.parametrize("building", SMALL)
def test_towers_and_chapels_are_small(building: str) -> None:
    check_size(building, "small", 3)
    check_counted(building, "small")


@pytest.mark.rule("PRI-142")
@pytest.mark.parametrize("card", [*COUNTING.values(), "each_building", "each_building_size"])
def test_the_palazzo_is_no_building_for_a_bonus_card(card: str) -> None:
    table = Table().hand(0, "poet").jesters(0, 4).bonuses(0, card).actions()
    assert work(table, 0, "poet", card)["bonus"] == 0


@pytest.mark.rule("PRI-142")
def test_the_palazzo_is_no_building_for_a_prestige_card() -> None:
    table = Table().round(7).prestiges(0, "most_buildings", "two_large_buildings", "buildings_freedoms_works")
    for building in (*SMALL, "hospital"):
        table.piece(0, building)
    for building in (*SMALL, "hospital", "library"):
        table.piece(1, building)
    table.freedoms(0, "travel", "religion").table(0, "poet", "lawyer", "botanist", "painter")
    assert table.end_of_round().score(0).parts["prestige"] == 0


@pytest.mark.rule("PRI-142")
def test_palazzi_alone_are_not_the_most_buildings() -> None:
    table = Table().round(7).prestiges(0, "most_buildings").end_of_round()
    assert table.score(0).parts["prestige"] == 0


@pytest.mark.rule("PRI-143")
def test_the_grid_is_seven_by_seven_with_the_palazzo_in_the_lower_left_corner() -> None:
    table = Table()
    for seat in range(4):
        grid = table.board(seat)["grid"]
        assert [len(row) for row in grid] == [7] * 7
        palazzo = [(r, c) for r, row in enumerate(grid) for c, what in enumerate(row) if what == "palazzo"]
        assert palazzo == [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2)]
        assert empty_cells(table, seat) == 43


@pytest.mark.rule("PRI-144")
@pytest.mark.parametrize("building", [*LARGE, *MEDIUM, *SMALL])
def test_every_building_scores_three_points_at_once(building: str) -> None:
    assert build(Table().actions(), 0, building).fame(0) == 3


@pytest.mark.rule("PRI-145")
@pytest.mark.parametrize("building", ["tower", "university"])
@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_the_cost_depends_on_the_builders_and_not_on_the_size(building: str, builders: int, cost: int) -> None:
    table = build(Table().builders(0, builders).actions(), 0, building)
    assert table.florins(0) == 3500 - cost
    assert [table.florins(seat) for seat in (1, 2, 3)] == [3500] * 3


@pytest.mark.rule("PRI-145")
@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300)])
def test_who_cannot_pay_the_cost_is_not_offered_a_building(builders: int, cost: int) -> None:
    poor = Table().builders(0, builders).money(0, cost - 100).actions()
    assert poor.options(0, "build") == []
    assert poor.refused(0, "build:tower") == "PRI-145"
    assert len(Table().builders(0, builders).money(0, cost).actions().options(0, "build")) == 10


@pytest.mark.rule("PRI-146")
def test_points_pay_for_a_building_and_its_own_points_come_later() -> None:
    table = build(Table().money(0, 500).points(2).actions(), 0, "tower")
    assert table.florins(0) == 0
    assert table.fame(0) == 3
    assert [(kind, args) for kind, _, args in table.happened("given_up", "built")] == [
        ("given_up", (2, 200)),
        ("built", (3,)),
    ]


@pytest.mark.rule("PRI-146")
def test_points_that_a_building_would_score_cannot_pay_for_it() -> None:
    table = Table().money(0, 500).points(1).actions()
    assert table.options(0, "build") == []
    assert table.refused(0, "build:tower") == "PRI-145"


@pytest.mark.rule("PRI-147")
def test_a_building_that_is_not_in_the_supply_cannot_be_built() -> None:
    table = Table().piece(1, "tower").piece(2, "tower").piece(3, "tower").actions()
    assert "build:tower" not in table.options(0)
    assert table.refused(0, "build:tower") == "PRI-147"
    assert "build:chapel" in table.options(0)


@pytest.mark.rule("PRI-147")
def test_a_building_comes_from_the_supply() -> None:
    table = build(Table().actions(), 0, "tower")
    assert {b["piece"]: b["count"] for b in table.view()["table"]["buildings"] if b["count"] < 3} == {"tower": 2}


@pytest.mark.rule("PRI-148")
def test_a_building_is_placed_before_anything_else() -> None:
    table = Table().actions().play(0, "build:tower")
    assert table.kind() == "place"
    assert all(code.startswith("place:tower:") for code in table.options(0))
    for code in ("end", "build:chapel", "freedom:travel", "nothing"):
        assert table.refused(0, code)


@pytest.mark.rule("PRI-148")
def test_on_a_full_grid_nothing_can_be_built() -> None:
    table = Table().builders(0, 3)
    for landscape, places in FULL.items():
        for place in places:
            table.piece(0, landscape, *place)
    assert empty_cells(table.actions(), 0) == 0
    assert table.options(0, "build") == []
    assert table.refused(0, "build:tower") == "PRI-148"


@pytest.mark.rule("PRI-148")
@pytest.mark.parametrize(("builders", "offered"), [(1, False), (2, True)])
def test_a_building_whose_only_room_touches_the_palazzo_needs_two_builders(builders: int, offered: bool) -> None:
    table = Table().builders(0, builders).piece(0, "park", (3, 0), (3, 1), (3, 2))
    for landscape, places in FULL.items():
        for place in places:
            if not {(3, 0), (3, 1), (4, 1)} & set(place):
                table.piece(0, landscape, *place)
    table.actions()
    assert [column for column, what in enumerate(table.board(0)["grid"][4]) if not what] == [0, 1, 2, 3]
    assert ("build:tower" in table.options(0)) is offered


@pytest.mark.rule("PRI-158")
def test_each_building_is_built_only_once() -> None:
    table = Table().piece(0, "tower").actions()
    assert next(b["count"] for b in table.view()["table"]["buildings"] if b["piece"] == "tower") == 2
    assert "build:tower" not in table.options(0)
    assert table.refused(0, "build:tower") == "PRI-158"
    assert len(table.options(0, "build")) == 9


@pytest.mark.rule("PRI-158")
def test_a_building_built_in_a_turn_is_not_offered_again_in_it() -> None:
    table = Table().actions().play(0, "build:tower", f"place:tower:{cells((0, 0), (0, 1), (0, 2))}")
    assert table.refused(0, "build:tower") == "PRI-158"
    assert "build:chapel" in table.options(0)
