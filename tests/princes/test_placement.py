"""Where buildings and landscapes may lie (checklist part 7)."""

from __future__ import annotations

import pytest

from tests.position import play_on
from tests.princes.bidding import close_auction, end_turns, win
from tests.princes.table import Table, cells, finish_setup, new_match, printed, view_of
from tests.princes.test_landscapes import where

Cell = tuple[int, int]
PALAZZO = {(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2)}
#: How many different outlines each piece shows when it is turned and flipped.
BUILDINGS = {
    "university": 4,
    "laboratory": 2,
    "workshop": 8,
    "library": 4,
    "opera": 4,
    "studio": 8,
    "hospital": 1,
    "theater": 4,
    "tower": 2,
    "chapel": 4,
}
LANDSCAPES = {"forest": 8, "lake": 8, "park": 2}
BLOCKS = {"forest": 8, "lake": 1, "park": 4}
TOWER = ((0, 0), (0, 1), (0, 2))
UNDER_TOWER = f"place:chapel:{cells((1, 1), (2, 1), (2, 2))}"
ON_PALAZZO = f"place:tower:{cells((4, 0), (4, 1), (4, 2))}"


def outline(pieces: set[Cell]) -> frozenset[Cell]:
    """Cells moved to the upper left corner."""
    top, left = min(row for row, _ in pieces), min(column for _, column in pieces)
    return frozenset((row - top, column - left) for row, column in pieces)


def outlines(shape: list[Cell]) -> set[frozenset[Cell]]:
    """The eight ways to turn and flip a piece, without those that look alike."""
    ways = [(r, c, swap) for r in (1, -1) for c in (1, -1) for swap in (False, True)]
    return {outline({(c * y, r * x) if swap else (r * x, c * y) for x, y in shape}) for r, c, swap in ways}


def everywhere(shape: list[Cell]) -> set[frozenset[Cell]]:
    """All sets of free cells of a fresh grid that a piece can cover."""
    moved = {
        frozenset((row + down, column + right) for row, column in form)
        for form in outlines(shape)
        for down in range(7)
        for right in range(7)
    }
    return {form for form in moved if max(max(cell) for cell in form) <= 6 and not form & PALAZZO}


def shape_of(pieces: str, name: str) -> list[Cell]:
    return [(row, column) for row, column in next(p["shape"] for p in printed("pieces")[pieces] if p["id"] == name)]


def offered(table: Table) -> list[frozenset[Cell]]:
    """The cells of every placement that seat 0 may choose."""
    return [frozenset(where(code)) for code in table.options(0, "place")]


def building(name: str, builders: int = 2) -> Table:
    """Seat 0 is about to place a building."""
    return Table().builders(0, builders).actions().play(0, f"build:{name}")


def with_tower(builders: int) -> Table:
    """Seat 0 has a tower in the upper left corner and its first turn."""
    return Table().piece(0, "tower", *TOWER).builders(0, builders).actions()


@pytest.mark.rule("PRI-149")
@pytest.mark.parametrize("name", BUILDINGS)
def test_every_placement_lies_wholly_inside_the_grid(name: str) -> None:
    for place in offered(building(name)):
        assert all(0 <= row <= 6 and 0 <= column <= 6 for row, column in place)


@pytest.mark.rule("PRI-149")
@pytest.mark.parametrize("code", ["place:tower:f1.g1.h1", "place:tower:g6.g7.g8", "place:tower:g1.g2.a3"])
def test_a_placement_across_the_edge_is_refused(code: str) -> None:
    assert building("tower").refused(0, code) == ""


@pytest.mark.rule("PRI-150")
@pytest.mark.parametrize(("name", "number"), BUILDINGS.items())
def test_a_building_may_be_turned_and_flipped(name: str, number: int) -> None:
    places = offered(building(name))
    assert len({outline(set(place)) for place in places}) == number
    assert sorted(map(sorted, places)) == sorted(map(sorted, everywhere(shape_of("buildings", name))))


@pytest.mark.rule("PRI-150")
@pytest.mark.parametrize(
    ("pieces", "name", "number"),
    [("landscapes", *item) for item in LANDSCAPES.items()]
    + [("alternative_landscapes", *item) for item in BLOCKS.items()],
)
def test_a_landscape_may_be_turned_and_flipped(pieces: str, name: str, number: int) -> None:
    places = offered(win(Table(blocks=pieces != "landscapes"), 0, name))
    assert len({outline(set(place)) for place in places}) == number
    assert sorted(map(sorted, places)) == sorted(map(sorted, everywhere(shape_of(pieces, name))))


@pytest.mark.rule("PRI-151")
def test_a_building_overlaps_neither_palazzo_nor_landscape_nor_building() -> None:
    table = Table().builders(0, 2).piece(0, "lake", (2, 4), (3, 4), (4, 4), (4, 5)).piece(0, "chapel")
    table.actions().play(0, "build:tower")
    covered = {(r, c) for r, row in enumerate(table.board(0)["grid"]) for c, what in enumerate(row) if what}
    assert not any(place & covered for place in offered(table))
    assert f"place:tower:{cells((5, 2), (5, 3), (5, 4))}" not in table.options(0)
    table.refused(0, f"place:tower:{cells((5, 2), (5, 3), (5, 4))}")
    assert table.refused(0, f"place:tower:{cells((2, 2), (2, 3), (2, 4))}") == "PRI-151"
    assert table.refused(0, f"place:tower:{cells((0, 0), (0, 1), (0, 2))}") == "PRI-151"


@pytest.mark.rule("PRI-151")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_landscape_overlaps_neither_palazzo_nor_landscape_nor_building(landscape: str) -> None:
    table = Table().piece(0, "forest").piece(0, "tower").piece(0, "park")
    covered = {(r, c) for r, row in enumerate(table.board(0)["grid"]) for c, what in enumerate(row) if what}
    assert len(covered) == 6 + 5 + 3 + 3
    places = offered(win(table, 0, landscape))
    free = {place for place in everywhere(shape_of("landscapes", landscape)) if not place & covered}
    assert set(places) == free


@pytest.mark.rule("PRI-152")
@pytest.mark.parametrize("builders", [0, 1])
def test_with_fewer_than_two_builders_a_building_may_not_touch_another(builders: int) -> None:
    table = with_tower(builders).play(0, "build:chapel")
    assert table.refused(0, UNDER_TOWER) == "PRI-152"
    beside = {(1, 0), (1, 1), (1, 2), (0, 3)}
    assert not any(place & beside for place in offered(table))


@pytest.mark.rule("PRI-152")
def test_a_building_just_built_may_not_be_touched_by_the_next_one() -> None:
    table = building("tower", 0).play(0, f"place:tower:{cells(*TOWER)}", "build:chapel")
    assert table.refused(0, UNDER_TOWER) == "PRI-152"
    assert f"place:chapel:{cells((1, 3), (2, 3), (2, 4))}" in table.options(0)


@pytest.mark.rule("PRI-153")
@pytest.mark.parametrize("builders", [0, 1])
def test_with_fewer_than_two_builders_a_building_may_not_touch_the_palazzo(builders: int) -> None:
    table = building("tower", builders)
    assert table.refused(0, ON_PALAZZO) == "PRI-153"
    beside = {(4, 0), (4, 1), (4, 2), (5, 3), (6, 3)}
    assert set(offered(table)) == {p for p in everywhere(shape_of("buildings", "tower")) if not p & beside}


@pytest.mark.rule("PRI-154")
def test_buildings_may_touch_at_a_corner() -> None:
    table = building("tower", 0).play(0, f"place:tower:{cells((2, 3), (3, 3), (4, 3))}")
    assert [table.board(0)["grid"][row][3] for row in (2, 3, 4)] == ["tower"] * 3
    table.play(0, "build:chapel", f"place:chapel:{cells((0, 4), (1, 4), (0, 5))}")
    assert table.board(0)["grid"][1][4] == "chapel"


@pytest.mark.rule("PRI-155")
@pytest.mark.parametrize("builders", [2, 3])
def test_with_two_builders_a_building_may_touch_another(builders: int) -> None:
    table = with_tower(builders).play(0, "build:chapel", UNDER_TOWER)
    assert table.board(0)["grid"][1][1] == "chapel"


@pytest.mark.rule("PRI-155")
@pytest.mark.parametrize("builders", [2, 3])
def test_with_two_builders_a_building_may_touch_the_palazzo(builders: int) -> None:
    table = building("tower", builders).play(0, ON_PALAZZO)
    assert table.board(0)["grid"][4][:3] == ["tower"] * 3


@pytest.mark.rule("PRI-156")
def test_buildings_that_touch_stay_and_hinder_nothing_later() -> None:
    table = with_tower(2).play(0, "build:chapel", UNDER_TOWER, "end")
    close_auction(end_turns(table)).plays((1, "end"), (2, "end"), (3, "end"))
    grid = table.board(0)["grid"]
    assert (grid[0][0], grid[1][1]) == ("tower", "chapel")
    assert len(table.options(0, "build")) == 8
    table.play(0, "build:hospital", f"place:hospital:{cells((3, 5), (4, 4), (4, 5), (4, 6), (5, 5))}")
    assert table.fame(0) == 6


@pytest.mark.rule("PRI-156")
def test_only_the_contact_of_the_new_building_is_judged() -> None:
    table = Table().piece(0, "tower", *TOWER).piece(0, "chapel", (1, 1), (2, 1), (2, 2))
    table.actions().play(0, "build:hospital")
    assert f"place:hospital:{cells((3, 5), (4, 4), (4, 5), (4, 6), (5, 5))}" in table.options(0)


@pytest.mark.rule("PRI-157")
@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_a_building_may_touch_a_landscape_with_any_number_of_builders(builders: int) -> None:
    table = Table().builders(0, builders).piece(0, "forest", (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    table.actions().play(0, "build:chapel", f"place:chapel:{cells((0, 1), (1, 1), (1, 2))}")
    assert table.board(0)["grid"][1][:3] == ["forest", "chapel", "chapel"]


@pytest.mark.rule("PRI-157")
@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_a_landscape_may_touch_a_landscape_with_any_number_of_builders(builders: int) -> None:
    table = Table().builders(0, builders).piece(0, "forest", (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    table = win(table, 0, "park").play(0, f"place:park:{cells((0, 1), (1, 1), (2, 1))}")
    assert table.board(0)["grid"][2][:2] == ["forest", "park"]


@pytest.mark.rule("PRI-157")
def test_a_building_may_touch_a_landscape_that_was_won_in_the_same_round() -> None:
    table = win(Table(), 0, "park").play(0, f"place:park:{cells(*TOWER)}")
    close_auction(table).play(0, "build:chapel")
    assert UNDER_TOWER in table.options(0)


@pytest.mark.rule("PRI-159")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_pieces_that_lie_stay_where_they_are(seats: int) -> None:
    match = finish_setup(new_match(seats))
    before = [board["grid"] for board in view_of(match)["boards"]]
    for _ in play_on(match, seats):
        after = [board["grid"] for board in view_of(match)["boards"]]
        for old, new in zip(before, after, strict=True):
            for row, other in zip(old, new, strict=True):
                assert all(what in ("", now) for what, now in zip(row, other, strict=True))
        before = after
    assert sum(what not in ("", "palazzo") for grid in before for row in grid for what in row) > 0


@pytest.mark.rule("PRI-159")
def test_a_piece_that_lies_cannot_be_placed_again() -> None:
    table = with_tower(3)
    assert table.options(0, "place") == []
    assert table.refused(0, f"place:tower:{cells((2, 0), (2, 1), (2, 2))}")


VIOLATIONS = {
    "outside": "place:chapel:g1.h1.h2",
    "overlapping": f"place:chapel:{cells((0, 2), (1, 2), (1, 3))}",
    "touching": UNDER_TOWER,
    "palazzo": f"place:chapel:{cells((3, 0), (4, 0), (4, 1))}",
}


@pytest.mark.rule("PRI-160")
@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_the_five_violations_of_the_figure(builders: int) -> None:
    table = with_tower(builders)
    assert table.refused(0, "build:tower") == "PRI-158"
    table.play(0, "build:chapel")
    allowed = {name for name, code in VIOLATIONS.items() if code in table.options(0)}
    assert allowed == ({"touching", "palazzo"} if builders >= 2 else set())
    for name in VIOLATIONS.keys() - allowed:
        table.refused(0, VIOLATIONS[name])
