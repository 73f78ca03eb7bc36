"""Forests, lakes and parks (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import win
from tests.princes.table import Table, cells, printed
from tests.princes.working import value, work

LANDSCAPES = ("forest", "lake", "park")
PROFESSIONS = printed("professions")["professions"]
#: Each landscape in the upper left corner, and in the lower right one.
CORNER = {
    "forest": cells((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)),
    "lake": cells((0, 0), (1, 0), (2, 0), (2, 1)),
    "park": cells((0, 0), (0, 1), (0, 2)),
}
FAR_CORNER = {
    "forest": cells((3, 6), (4, 6), (5, 6), (6, 6), (6, 5)),
    "lake": cells((4, 6), (5, 6), (6, 6), (6, 5)),
    "park": cells((6, 4), (6, 5), (6, 6)),
}


def where(code: str) -> set[tuple[int, int]]:
    """The cells of a placement, read from its code."""
    return {(int(cell[1:]) - 1, "abcdefgh".index(cell[0])) for cell in code.split(":")[2].split(".")}


def corner(landscape: str) -> list[tuple[int, int]]:
    return sorted(where(f"place:{landscape}:{CORNER[landscape]}"))


def occupied() -> Table:
    """Seat 0 has a tower, a lake and the palazzo, and no builder."""
    return Table().piece(0, "tower", (0, 0), (0, 1), (0, 2)).piece(0, "lake", (2, 6), (3, 6), (4, 6), (4, 5))


@pytest.mark.rule("PRI-064")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_landscape_won_must_be_placed_on_empty_cells_of_the_grid(landscape: str) -> None:
    table = win(occupied(), 0, landscape)
    assert (table.pending(), table.kind()) == ([0], "place")
    grid = table.board(0)["grid"]
    for code in table.options(0):
        assert code.startswith(f"place:{landscape}:")
        assert all(grid[row][column] == "" for row, column in where(code))
    for code in ("pass", "decline", "nothing", "hold", "open:jester"):
        assert table.refused(0, code)


@pytest.mark.rule("PRI-064")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_landscape_lies_where_it_was_placed_before_the_auction_goes_on(landscape: str) -> None:
    table = win(Table(), 0, landscape)
    assert table.refused(1, "open:jester")
    table.play(0, f"place:{landscape}:{CORNER[landscape]}")
    grid = table.board(0)["grid"]
    covered = {(r, c) for r, row in enumerate(grid) for c, what in enumerate(row) if what == landscape}
    assert covered == set(corner(landscape))
    assert table.objects_left(landscape) == 5
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-065")
def test_a_landscape_may_lie_next_to_buildings_landscapes_and_the_palazzo_without_a_builder() -> None:
    offered = win(occupied(), 0, "park").options(0)
    assert f"place:park:{cells((1, 0), (1, 1), (1, 2))}" in offered
    assert f"place:park:{cells((2, 5), (3, 5), (1, 5))}" in offered
    assert f"place:park:{cells((4, 0), (4, 1), (4, 2))}" in offered
    assert f"place:park:{cells((4, 3), (5, 3), (6, 3))}" in offered


def value_with(profession: str, *landscapes: str) -> int:
    """The value of a work that reaches the minimum by jesters, with landscapes or without."""
    table = Table().hand(0, profession).jesters(0, 4)
    for landscape in landscapes:
        table.piece(0, landscape)
    return value(table.actions(), 0, profession)


def check_bonus(landscape: str, wishes: int) -> None:
    """The landscape is worth 3 to exactly the professions that want it."""
    pleased = 0
    for profession in PROFESSIONS:
        difference = value_with(profession["id"], landscape) - value_with(profession["id"])
        assert difference == (3 if profession["landscape"] == landscape else 0)
        pleased += difference == 3
    assert pleased == wishes


@pytest.mark.rule("PRI-066")
def test_a_forest_adds_three_to_works_of_the_nine_professions_that_want_one() -> None:
    check_bonus("forest", 9)


@pytest.mark.rule("PRI-071")
def test_a_lake_adds_three_to_works_of_the_seven_professions_that_want_one() -> None:
    check_bonus("lake", 7)


@pytest.mark.rule("PRI-072")
def test_a_park_adds_three_to_works_of_the_five_professions_that_want_one() -> None:
    check_bonus("park", 5)


@pytest.mark.rule("PRI-067")
@pytest.mark.parametrize(("landscape", "profession"), [("forest", "lawyer"), ("lake", "poet"), ("park", "botanist")])
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_a_landscape_adds_three_however_many_copies_there_are(landscape: str, profession: str, copies: int) -> None:
    table = Table().hand(0, profession).jesters(0, 4)
    for _ in range(copies):
        table.piece(0, landscape)
    assert work(table.actions(), 0, profession)["landscape"] == 3


def points_of_the_next(landscape: str, *owned: str) -> int:
    """What a landscape scores when it is placed beside those already there."""
    table = Table()
    for other in owned:
        table.piece(0, other)
    win(table, 0, landscape)
    table.play(0, table.options(0)[0])
    return table.fame(0)


@pytest.mark.rule("PRI-068")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3), (3, 3)])
def test_every_forest_but_the_first_scores_three_points_at_once(owned: int, points: int) -> None:
    assert points_of_the_next("forest", *["forest"] * owned) == points


@pytest.mark.rule("PRI-071")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3)])
def test_every_lake_but_the_first_scores_three_points_at_once(owned: int, points: int) -> None:
    assert points_of_the_next("lake", *["lake"] * owned) == points


@pytest.mark.rule("PRI-072")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3)])
def test_every_park_but_the_first_scores_three_points_at_once(owned: int, points: int) -> None:
    assert points_of_the_next("park", *["park"] * owned) == points


@pytest.mark.rule("PRI-069")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_second_landscape_far_from_the_first_scores_as_well(landscape: str) -> None:
    table = win(Table().piece(0, landscape, *corner(landscape)), 0, landscape)
    assert table.fame(0) == 0
    assert table.play(0, f"place:{landscape}:{FAR_CORNER[landscape]}").fame(0) == 3


@pytest.mark.rule("PRI-070")
@pytest.mark.parametrize(("landscape", "points"), [("forest", 0), ("park", 0), ("lake", 3)])
def test_beside_a_lake_only_another_lake_scores(landscape: str, points: int) -> None:
    assert points_of_the_next(landscape, "lake") == points


@pytest.mark.rule("PRI-070")
def test_the_first_of_a_third_type_scores_nothing_either() -> None:
    assert points_of_the_next("park", "lake", "forest", "lake") == 0


@pytest.mark.rule("PRI-073")
@pytest.mark.parametrize("blocks", [False, True], ids=["usual", "blocks"])
@pytest.mark.parametrize(("landscape", "size"), [("forest", 5), ("lake", 4), ("park", 3)])
def test_a_forest_covers_five_cells_a_lake_four_and_a_park_three(landscape: str, size: int, blocks: bool) -> None:
    table = win(Table(blocks=blocks), 0, landscape)
    assert {len(where(code)) for code in table.options(0)} == {size}
    table.play(0, table.options(0)[0])
    assert sum(row.count(landscape) for row in table.board(0)["grid"]) == size


@pytest.mark.rule("PRI-073")
def test_the_sizes_are_the_same_in_both_lists_of_outlines() -> None:
    for pieces in ("landscapes", "alternative_landscapes"):
        assert [(p["id"], len(p["shape"])) for p in printed("pieces")[pieces]] == [
            ("forest", 5),
            ("lake", 4),
            ("park", 3),
        ]
