"""Seven rounds of an auction phase and an action phase (checklist part 2)."""

from __future__ import annotations

from itertools import groupby

import pytest

from signoria.kernel.core import Event
from tests.events import flat
from tests.position import play_on
from tests.princes.bidding import quiet_phase, quiet_round
from tests.princes.table import Table, finish_setup, new_match, view_of


@pytest.mark.rule("PRI-025")
@pytest.mark.parametrize(("seats", "expansion"), [(2, False), (3, False), (4, True), (5, False)])
def test_the_game_ends_after_seven_rounds(seats: int, expansion: bool) -> None:
    match = finish_setup(new_match(seats, expansion=expansion))
    round_events = [event for events in play_on(match, seats) for event in events if event.kind == "round"]
    assert [flat(event) for event in round_events] == [(number,) for number in range(1, 7)]
    assert match.pending == []
    assert view_of(match)["table"]["phase"] == "over"
    assert {match.why_not(seat, code) for seat in range(seats) for code in ("open:park", "end")} == {"PRI-025"}


@pytest.mark.rule("PRI-026")
@pytest.mark.parametrize("seats", [3, 5])
def test_each_round_is_an_auction_and_then_actions(seats: int) -> None:
    match = finish_setup(new_match(seats))
    steps = [(1, "objects")]
    for _ in play_on(match, seats):
        view = view_of(match)
        steps.append((view["table"]["round"], view["table"]["phase"]))
    expected = [(number, phase) for number in range(1, 8) for phase in ("objects", "actions")]
    assert [step for step, _ in groupby(steps)] == [*expected, (7, "over")]


@pytest.mark.rule("PRI-026")
def test_nothing_is_done_before_the_auction_is_over_and_nothing_auctioned_after_it() -> None:
    table = Table(3)
    assert all(table.refused(0, code) for code in ("build:tower", "freedom:travel", "profession", "bonus", "end"))
    quiet_phase(table)
    assert table.kind() == "turn"
    assert all(table.refused(0, code) for code in ("open:park", "bid", "pass", "buy:park", "decline"))


@pytest.mark.rule("PRI-027")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    table = Table(4).starts(2).actions()
    for seat, freedom, building in (
        (2, "travel", "tower"),
        (3, "travel", "tower"),
        (0, "travel", "tower"),
        (1, "religion", "chapel"),
    ):
        assert table.pending() == [seat]
        table.play(seat, f"freedom:{freedom}")
        assert table.pending() == [seat]
        table.play(seat, f"build:{building}")
        assert table.pending() == [seat]
        table.play(seat, table.options(seat, "place")[0])
        assert table.pending() == [seat]
        table.play(seat, "end")
    assert [seat for _, seat, _ in table.happened("turn")] == [2, 3, 0, 1]
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("PRI-027")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = Table(4).starts(2).actions()
    assert {table.refused(seat, code) for seat in (0, 1, 3) for code in ("end", "bonus", "build:tower")} == {"PRI-027"}


@pytest.mark.rule("PRI-027")
def test_no_decision_of_another_player_lies_inside_a_turn() -> None:
    match = finish_setup(new_match(4, "turns", first=3))
    pending_seats: list[int] = []
    turns: list[Event] = []
    for events in play_on(match, 4):
        turns += [event for event in events if event.kind == "turn"]
        view = view_of(match)
        if view["table"]["phase"] == "actions":
            pending_seats += [decision.seat for decision in match.pending]
            assert [decision.seat for decision in match.pending] == [view["table"]["seat"]]
    order = [(2 + number + place) % 4 for number in range(7) for place in range(4)]
    assert [event.seat for event in turns] == order
    assert [seat for seat, _ in groupby(pending_seats)] == [seat for seat, _ in groupby(order)]


@pytest.mark.rule("PRI-028")
def test_the_left_neighbour_starts_the_next_round() -> None:
    table, firsts = Table(3), []
    for number in range(1, 8):
        view = table.view()
        assert view["table"]["round"] == number
        firsts.append(view["table"]["first"])
        assert table.pending() == [view["table"]["first"]]
        quiet_phase(table)
        assert table.pending() == [view["table"]["first"]]
        quiet_phase(table)
    assert firsts == [0, 1, 2, 0, 1, 2, 0]
    assert table.over()


@pytest.mark.rule("PRI-028")
def test_winning_or_declining_does_not_change_who_starts_next() -> None:
    table = Table(4).starts(3)
    table.plays((3, "open:jester"), (0, "bid"), (1, "pass"), (2, "pass"), (3, "pass"), (3, "decline"))
    assert quiet_round(table).view()["table"]["first"] == 0
