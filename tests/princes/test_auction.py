"""The object auction: opening, bidding and winning (checklist part 3)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Event
from signoria.kernel.match import Match
from tests.position import play_on
from tests.princes.bidding import answer_in_turn, purses, quiet_phase, quiet_round, stacks
from tests.princes.table import Table, finish_setup, new_match, view_of

STACKS = ["forest", "lake", "park", "jester", "builder", "prestige_card", "recruiting_card"]
OPENINGS = [f"open:{stack}" for stack in STACKS]
AUCTION = ("open", "bid", "purchase")


@pytest.mark.rule("PRI-029")
def test_the_starting_player_of_each_round_opens_with_any_stack_or_declines() -> None:
    table = Table(3).starts(1)
    for starting in (1, 2, 0, 1, 2, 0, 1):
        assert (table.pending(), table.kind()) == ([starting], "open")
        assert table.options(starting) == [*OPENINGS, "decline"]
        quiet_round(table)


@pytest.mark.rule("PRI-030")
@pytest.mark.parametrize("stack", STACKS)
def test_opening_is_a_bid_of_200(stack: str) -> None:
    table = Table(4)
    assert table.options(0, "open").count(f"open:{stack}") == 1
    assert table.refused(0, f"open:{stack}.300") == ""
    assert table.refused(0, "bid")
    table.play(0, f"open:{stack}")
    assert table.view()["table"]["auction"] == {"stack": stack, "bid": 200, "seat": 0}


@pytest.mark.rule("PRI-031")
def test_the_opener_is_bound_to_the_opening_bid() -> None:
    table = Table(4)
    assert answer_in_turn(table, "open:jester", "pass", "pass", "pass") == [0, 1, 2, 3]
    assert table.florins(0) == 3300
    assert table.board(0)["jesters"] == 1
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-032")
def test_bidding_goes_clockwise_from_the_opener() -> None:
    table = Table(4).starts(1)
    assert answer_in_turn(table, "open:jester", "bid", "bid", "bid", "bid", "bid") == [1, 2, 3, 0, 1, 2]
    assert table.pending() == [3]


@pytest.mark.rule("PRI-033")
def test_each_bid_is_100_above_the_last() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "bid", "bid")
    assert table.view()["table"]["auction"] == {"stack": "jester", "bid": 400, "seat": 2}
    assert table.options(3) == ["bid", "pass"]
    assert table.refused(3, "bid:600") == ""
    table.play(3, "bid")
    assert table.view()["table"]["auction"] == {"stack": "jester", "bid": 500, "seat": 3}


@pytest.mark.rule("PRI-034")
@pytest.mark.parametrize(("florins", "options"), [(0, ["pass"]), (200, ["pass"]), (300, ["bid", "pass"])])
def test_who_cannot_pay_the_next_bid_must_pass(florins: int, options: list[str]) -> None:
    table = Table(4).money(1, florins).play(0, "open:jester")
    assert table.options(1) == options
    if "bid" not in options:
        assert table.refused(1, "bid") == "PRI-034"


@pytest.mark.rule("PRI-034")
def test_passing_is_always_possible() -> None:
    table = Table(3).play(0, "open:lake")
    for seat in (1, 2, 0, 1, 2, 0):
        assert table.options(seat) == ["bid", "pass"]
        table.play(seat, "bid")


@pytest.mark.rule("PRI-035")
def test_who_passed_on_an_object_is_not_asked_about_it_again() -> None:
    table = Table(4)
    codes = ["open:jester", "bid", "pass", *["bid"] * 6]
    assert answer_in_turn(table, *codes) == [0, 1, 2, 3, 0, 1, 3, 0, 1]
    assert table.refused(2, "bid")
    assert answer_in_turn(table, "pass", "pass") == [3, 0]
    assert table.happened("won") == [("won", 1, (STACKS.index("jester"), 900))]


@pytest.mark.rule("PRI-036")
def test_who_passed_may_bid_for_a_later_object() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "pass", "pass", "pass")
    assert answer_in_turn(table, "open:lake", "bid") == [1, 2]
    assert table.view()["table"]["auction"] == {"stack": "lake", "bid": 300, "seat": 2}


@pytest.mark.rule("PRI-037", "PRI-038")
def test_the_last_who_has_not_passed_wins_and_nobody_else_pays() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "bid", "pass", "bid", "pass")
    assert table.pending() == [1]
    assert table.happened("won") == []
    table.play(1, "pass")
    assert table.happened("won") == [("won", 3, (STACKS.index("jester"), 400))]
    assert table.board(3)["jesters"] == 1
    assert purses(table) == [3500, 3500, 3500, 3100]
    assert table.view()["table"]["auction"] is None


@pytest.mark.rule("PRI-037")
def test_nobody_is_asked_to_outbid_himself() -> None:
    table = Table(3)
    assert answer_in_turn(table, "open:jester", "bid", "bid", "pass", "pass") == [0, 1, 2, 0, 1]
    assert table.happened("won") == [("won", 2, (STACKS.index("jester"), 400))]
    assert (table.pending(), table.kind()) == ([0], "open")


@pytest.mark.rule("PRI-039")
@pytest.mark.parametrize("stack", ["jester", "builder", "recruiting_card"])
def test_a_sold_stack_is_closed_for_the_round(stack: str) -> None:
    table = Table(3)
    before = stacks(table)
    answer_in_turn(table, f"open:{stack}", "pass", "pass")
    assert stacks(table) == {**before, stack: before[stack] - 1}
    assert {one["stack"]: one["closed"] for one in table.view()["table"]["stacks"]} == {
        **dict.fromkeys(STACKS, ""),
        stack: "closed",
    }
    assert table.refused(1, f"open:{stack}") == "PRI-039"
    table.play(1, "decline")
    assert table.kind() == "purchase"
    assert f"buy:{stack}" not in table.options(2)
    assert table.refused(2, f"buy:{stack}") == "PRI-039"


def auction_counts(match: Match) -> dict[str, int]:
    return {stack["stack"]: stack["count"] for stack in view_of(match)["table"]["stacks"]}


@pytest.mark.rule("PRI-039", "PRI-040")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_stack_gives_and_each_player_gets_one_object_in_a_round(seats: int) -> None:
    match = finish_setup(new_match(seats, f"objects {seats}"))
    before, winners, phase = auction_counts(match), set[int](), "objects"
    for events in play_on(match, seats + 10):
        winners |= one_each(events, winners)
        bidders = {decision.seat for decision in match.pending if decision.kind in AUCTION}
        if (phase, view_of(match)["table"]["phase"]) == ("objects", "actions"):
            sold = {stack: before[stack] - count for stack, count in auction_counts(match).items()}
            assert set(sold.values()) <= {0, 1}
            assert sum(sold.values()) == len(winners)
        if (phase, view_of(match)["table"]["phase"]) == ("actions", "objects"):
            before, winners = auction_counts(match), set()
        assert not bidders & winners
        phase = view_of(match)["table"]["phase"]


def one_each(events: list[Event], winners: set[int]) -> set[int]:
    """Who wins in these events, none of whom has won before."""
    seats = [event.seat for event in events if event.kind == "won"]
    assert not winners & set(seats)
    assert len(seats) <= 1
    return set(seats)


@pytest.mark.rule("PRI-040")
def test_a_winner_neither_opens_nor_bids_again() -> None:
    table = Table(4)
    assert answer_in_turn(table, "open:jester", "pass", "pass", "pass") == [0, 1, 2, 3]
    assert answer_in_turn(table, "open:builder", "bid", "bid", "pass", "pass") == [1, 2, 3, 1, 2]
    assert answer_in_turn(table, "open:recruiting_card", "pass") == [1, 2]
    assert (table.pending(), table.kind()) == ([2], "purchase")
    assert all(table.refused(seat, code) for seat in (0, 1, 3) for code in ("open:lake", "bid", "buy:lake"))


@pytest.mark.rule("PRI-041")
def test_an_empty_stack_is_no_longer_available() -> None:
    table = Table(4).builders(0, 3).builders(1, 3).starts(2)
    for opener in (2, 3):
        assert table.objects_left("builder") == 0
        assert table.options(opener, "open") == [code for code in OPENINGS if code != "open:builder"]
        assert table.refused(opener, "open:builder") == "PRI-041"
        quiet_round(table)


@pytest.mark.rule("PRI-041")
def test_the_last_builder_can_be_won_and_then_there_are_none() -> None:
    table = Table(3).builders(0, 3).builders(1, 2).starts(1)
    answer_in_turn(table, "open:builder", "pass", "pass")
    quiet_phase(quiet_phase(table))
    assert table.pending() == [2]
    assert "open:builder" not in table.options(2)
    answer_in_turn(table, "decline", "decline")
    assert "buy:builder" not in table.options(1)


@pytest.mark.rule("PRI-042")
def test_an_opener_who_did_not_win_opens_again() -> None:
    table = Table(4).starts(1)
    answer_in_turn(table, "open:jester", "pass", "bid", "pass", "pass")
    assert table.happened("won") == [("won", 3, (STACKS.index("jester"), 300))]
    assert (table.pending(), table.kind()) == ([1], "open")
    assert table.options(1) == [*[code for code in OPENINGS if code != "open:jester"], "decline"]


@pytest.mark.rule("PRI-043")
def test_after_an_opener_who_won_the_next_player_opens() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "pass", "pass", "pass")
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-043")
def test_the_next_opener_is_one_without_an_object() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "bid", "pass", "pass", "pass")
    assert answer_in_turn(table, "open:builder", "pass", "pass") == [0, 2, 3]
    assert [seat for _, seat, _ in table.happened("won")] == [1, 0]
    assert (table.pending(), table.kind()) == ([2], "open")


@pytest.mark.rule("PRI-043")
def test_the_next_opener_is_one_who_has_not_declined() -> None:
    table = Table(4).starts(3)
    answer_in_turn(table, "decline", "open:jester", "bid", "pass", "pass")
    assert answer_in_turn(table, "open:builder", "pass") == [0, 2]
    assert (table.pending(), table.kind()) == ([2], "purchase")


@pytest.mark.rule("PRI-044")
def test_everybody_without_an_object_who_has_not_declined_may_bid() -> None:
    table = Table(5)
    assert answer_in_turn(table, "open:jester", "pass", "bid", "pass", "pass", "pass") == [0, 1, 2, 3, 4, 0]
    assert answer_in_turn(table, "decline") == [0]
    assert answer_in_turn(table, "open:builder", "pass", "bid", "bid", "pass") == [1, 3, 4, 1, 4]
    assert answer_in_turn(table, "open:recruiting_card", "bid", "pass") == [3, 4, 3]
    assert (table.pending(), table.kind()) == ([3], "purchase")


@pytest.mark.rule("PRI-044")
@pytest.mark.parametrize("seed", range(5))
def test_in_every_auction_of_a_game_exactly_those_are_asked(seed: int) -> None:
    match = finish_setup(new_match(5, f"asked {seed}"))
    eligible, bidders, opener, auctions, raised = set(range(5)), set[int](), -1, 0, False
    for events in play_on(match, seed):
        for event in events:
            if event.kind == "open":
                opener, bidders, raised = event.seat, set(), False
            elif event.kind == "won" and len(eligible) > 1:
                assert bidders == (eligible if raised else eligible - {opener})
                auctions += 1
            raised = raised or event.kind == "bid"
            eligible -= {event.seat} if event.kind in ("won", "decline", "nothing") else set()
            eligible |= set(range(5)) if event.kind == "round" else set()
        bidders |= {decision.seat for decision in match.pending if decision.kind == "bid"}
    assert auctions > 7
