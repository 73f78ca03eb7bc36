"""Faith, pope spaces and Vatican reports (checklist part 7)."""

from __future__ import annotations

import random

import pytest

from signoria.games.masters import GAME
from tests.masters.table import Table, goods, masters, new_match

POPE_SPACES = (8, 16, 24)
#: What is kept of a row of two coins and two stones, by how many are discarded.
KEEPING = {1: "store:coins.2+stones.1", 2: "store:coins.2", 3: "store:coins.1", 4: "store:nothing"}


def tiles(table: Table, section: int) -> list[str]:
    """The favour tiles of one section (from 0), seat by seat."""
    return [board["tiles"][section] for board in table.view()["boards"]]


def discarding(table: Table, amount: int) -> Table:
    """Seat 0 takes four resources and throws some away, a faith each for everybody else."""
    return table.market("yellow yellow grey grey").play(0, "take:row.1", KEEPING[amount])


def report_with_seat_1_on(space: int, section: int) -> Table:
    """Seat 0 discards, seat 2 reaches the pope space of a section (or beyond), seat 1 moves to a space as well."""
    pope = POPE_SPACES[section]
    amount = max(1, space - pope + 1)
    table = Table(3).reports(section).faith(0, space - amount, pope - 1).hand(1, "depot.coins", "depot.stones")
    return discarding(table, amount)


@pytest.mark.rule("MAS-108")
@pytest.mark.parametrize(
    ("slot", "points"), [("purple.1.a", 1), ("green.1.a green.2.a", 2), ("blue.1.a blue.2.a blue.3.c", 3)]
)
@pytest.mark.parametrize("start", [0, 4, 10])
def test_each_faith_point_moves_the_marker_one_space(slot: str, points: int, start: int) -> None:
    table = Table().slots(0, slot).depots(0, stones=1).faith(start, 2).reports(1 if start > 8 else 0)
    table.play(0, "produce:slot.1")
    assert table.spaces() == [start + points, 2]


@pytest.mark.rule("MAS-108")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_markers_never_move_back(seats: int) -> None:
    for seed in range(20):
        choices = random.Random(seed)
        match = new_match(seats, f"faith.{seed}")
        while match.pending:
            before = [player.faith for player in masters(match).players]
            decision = choices.choice(match.pending)
            match.choose(decision.seat, choices.choice(decision.options).code)
            after = [player.faith for player in masters(match).players]
            assert all(now >= then for now, then in zip(after, before, strict=True))
        assert max(after) > 0


@pytest.mark.rule("MAS-109")
def test_nothing_is_ever_paid_with_faith_nor_faith_stored() -> None:
    assert not [option.code for option in GAME.options if "faith" in option.code]
    table = Table().faith(7).depots(0, coins=1).top("green.1.a", "blue.1.a", "yellow.1.a", "purple.1.a")
    assert table.options(0, "buy") + table.options(0, "produce") == []
    table.refused(0, "produce:basic")
    table.refused(0, "buy:blue.1")


@pytest.mark.rule("MAS-109")
def test_faith_taken_from_the_market_is_not_kept_in_a_depot() -> None:
    table = Table().market("red yellow white white").play(0, "take:row.1")
    assert table.options(0) == ["store:coins.1", "store:nothing"]
    table.play(0, "store:coins.1")
    assert table.owned(0) == goods(coins=1)
    assert table.spaces() == [1, 0]


@pytest.mark.rule("MAS-109")
def test_faith_is_not_among_the_resources_left() -> None:
    table = Table().reports(1).faith(9, 0).slots(1, "green.1.d").depots(1, coins=2, stones=2)
    assert table.score(0).parts["resources"] == 0
    assert table.score(1).parts["resources"] == 0
    assert (table.score(0).total, table.score(1).total) == (4, 4)
    assert (table.score(0).rank, table.score(1).rank) == (2, 1)


@pytest.mark.rule("MAS-110")
@pytest.mark.parametrize(("section", "pope"), list(enumerate(POPE_SPACES)))
def test_a_marker_on_a_pope_space_causes_its_report_at_once(section: int, pope: int) -> None:
    table = Table().reports(section).faith(pope - 2).hand(0, "depot.coins", "depot.stones")
    table.play(0, "discard:depot.coins")
    assert table.happened("report") == []
    assert tiles(table, section) == ["face_down", "face_down"]
    table.play(0, "discard:depot.stones")
    assert table.spaces() == [pope, 0]
    assert table.happened("report") == [("report", -1, (section,))]
    assert table.view()["table"]["reports"] == section + 1
    assert tiles(table, section) == ["face_up", "discarded"]


@pytest.mark.rule("MAS-111")
@pytest.mark.parametrize(("section", "space"), [(0, 7), (1, 15)])
def test_passing_beyond_a_pope_space_causes_its_report(section: int, space: int) -> None:
    table = Table().reports(section).faith(space).slots(0, "green.1.a green.2.a").depots(0, stones=1)
    table.play(0, "produce:slot.1")
    assert table.spaces() == [space + 2, 0]
    assert table.happened("report") == [("report", -1, (section,))]
    assert tiles(table, section) == ["face_up", "discarded"]


@pytest.mark.rule("MAS-112")
def test_a_report_checks_all_players_at_the_same_time() -> None:
    table = Table(4).faith(7, 5, 4, 6).hand(0, "depot.coins")
    assert tiles(table, 0) == ["face_down"] * 4
    table.play(0, "discard:depot.coins")
    assert tiles(table, 0) == ["face_up", "face_up", "discarded", "face_up"]
    kinds = [kind for kind, _, _ in table.happened()]
    assert kinds[kinds.index("report") :] == ["report", "tile", "tile", "tile", "tile"]
    assert sorted(seat for _, seat, _ in table.happened("tile")) == [0, 1, 2, 3]


@pytest.mark.rule("MAS-113")
@pytest.mark.parametrize(
    ("section", "space"),
    [(0, space) for space in (5, 6, 7, 8, 9)]
    + [(1, space) for space in (12, 13, 14, 15, 16, 17, 18, 19)]
    + [(2, space) for space in (19, 20, 21, 22, 23, 24)],
)
def test_a_marker_inside_a_section_or_beyond_turns_the_tile_up(section: int, space: int) -> None:
    table = report_with_seat_1_on(space, section)
    assert table.spaces()[1] == space
    assert tiles(table, section)[1] == "face_up"


@pytest.mark.rule("MAS-114")
@pytest.mark.parametrize(("section", "space"), [(0, 4), (0, 1), (1, 11), (1, 8), (2, 18), (2, 12)])
def test_a_marker_before_the_section_discards_the_tile(section: int, space: int) -> None:
    table = report_with_seat_1_on(space, section)
    assert table.spaces()[1] == space
    assert tiles(table, section)[1] == "discarded"


@pytest.mark.rule("MAS-114")
@pytest.mark.parametrize(("section", "space"), [(0, 4), (1, 11), (2, 18)])
def test_walking_into_the_section_later_does_not_bring_the_tile_back(section: int, space: int) -> None:
    table = report_with_seat_1_on(space, section).play(0, "end")
    table.play(1, "discard:depot.coins", "discard:depot.stones")
    assert table.spaces()[1] == space + 2
    assert tiles(table, section)[1] == "discarded"
    assert table.score(1).parts["tiles"] == 0


@pytest.mark.rule("MAS-115")
def test_a_second_marker_on_the_same_pope_space_causes_nothing() -> None:
    table = Table().market().faith(7, 4).hand(0, "depot.coins")
    table.slots(1, "green.1.a green.2.a green.3.c", "purple.1.a").depots(1, servants=1, stones=1)
    table.play(0, "discard:depot.coins", "take:row.1", "end")
    before = [board["tiles"] for board in table.view()["boards"]]
    assert before == [["face_up", "face_down", "face_down"], ["discarded", "face_down", "face_down"]]
    table.play(1, "produce:slot.1+slot.2")
    assert table.spaces() == [8, 8]
    assert [board["tiles"] for board in table.view()["boards"]] == before
    assert table.happened("report") == [("report", -1, (0,))]
    assert len(table.happened("tile")) == 2


@pytest.mark.rule("MAS-116")
def test_a_report_touches_the_tiles_of_its_own_section_only() -> None:
    table = Table(3).faith(7, 5, 4).depots(0, servants=1, stones=1)
    table.slots(0, "green.1.a green.2.a green.3.c", "blue.1.a blue.2.a blue.3.c")
    table.play(0, "produce:slot.1+slot.2")
    assert table.spaces() == [13, 5, 4]
    assert tiles(table, 0) == ["face_up", "face_up", "discarded"]
    assert tiles(table, 1) == ["face_down"] * 3
    assert tiles(table, 2) == ["face_down"] * 3


@pytest.mark.rule("MAS-117")
def test_a_discard_causes_a_report_in_somebody_elses_turn() -> None:
    table = discarding(Table().faith(0, 7), 1)
    assert table.spaces() == [0, 8]
    assert table.happened("report") == [("report", -1, (0,))]
    assert tiles(table, 0) == ["discarded", "face_up"]
    assert table.view()["table"]["seat"] == 0
    assert table.pending() == [0]


@pytest.mark.rule("MAS-118")
@pytest.mark.parametrize(("before", "after"), [((6, 3), (8, 5)), ((3, 6), (5, 8)), ((6, 6), (8, 8))])
def test_markers_that_move_at_once_move_fully_before_one_report(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = discarding(Table(3).faith(0, *before), 2)
    assert table.spaces() == [0, *after]
    assert [kind for kind, _, _ in table.happened("faith", "report")] == ["faith", "faith", "report"]
    assert tiles(table, 0) == ["discarded", "face_up", "face_up"]


@pytest.mark.rule("MAS-119")
def test_a_move_past_two_pope_spaces_holds_both_reports_the_lower_first() -> None:
    table = Table().faith(7, 5).depots(0, servants=1, stones=1, shields=1)
    table.slots(0, "green.1.a green.2.a green.3.c", "blue.1.a blue.2.a blue.3.c", "yellow.1.a yellow.2.a yellow.3.c")
    table.play(0, "produce:slot.1+slot.2+slot.3")
    assert table.spaces() == [16, 5]
    assert table.happened("report") == [("report", -1, (0,)), ("report", -1, (1,))]
    assert table.board(0)["tiles"] == ["face_up", "face_up", "face_down"]
    assert table.board(1)["tiles"] == ["face_up", "discarded", "face_down"]


@pytest.mark.rule("MAS-120")
def test_a_report_is_settled_without_a_question_before_the_main_action() -> None:
    table = Table(3).faith(7, 5, 4).hand(0, "depot.coins").play(0, "discard:depot.coins")
    assert tiles(table, 0) == ["face_up", "face_up", "discarded"]
    assert table.pending() == [0]
    assert table.kind() == "turn"
    assert "take:row.1" in table.options(0)


@pytest.mark.rule("MAS-120")
def test_a_report_in_the_middle_of_an_action_is_settled_before_the_action_goes_on() -> None:
    table = Table().market("red yellow white white").faith(7, 5).play(0, "take:row.1")
    assert tiles(table, 0) == ["face_up", "face_up"]
    assert table.options(0) == ["store:coins.1", "store:nothing"]


@pytest.mark.rule("MAS-121")
def test_faith_beyond_the_last_space_is_lost() -> None:
    table = Table().reports(2).faith(23, 19).hand(0, "depot.coins").depots(0, servants=1)
    table.slots(0, "green.1.a green.2.a green.3.c").play(0, "produce:slot.1")
    assert table.spaces() == [24, 19]
    assert table.happened("report") == [("report", -1, (2,))]
    table.play(0, "discard:depot.coins")
    assert table.spaces() == [24, 19]
    assert table.happened("report") == [("report", -1, (2,))]
    assert tiles(table, 2) == ["face_up", "face_up"]


@pytest.mark.rule("MAS-122")
@pytest.mark.parametrize(("b", "c"), [(6, 3), (5, 4)])
def test_the_rulebooks_first_report(b: int, c: int) -> None:
    table = Table(3).faith(7, b, c).hand(0, "depot.coins").play(0, "discard:depot.coins")
    assert table.spaces() == [8, b, c]
    assert tiles(table, 0) == ["face_up", "face_up", "discarded"]
