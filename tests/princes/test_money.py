"""Florins and prestige points: moving back on the fame track, and where money comes from (PRI-212 to PRI-218)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Event
from signoria.kernel.match import Match
from tests.events import flat
from tests.position import play_on
from tests.princes.table import Table, finish_setup, new_match, princes

COSTING_300 = ["profession", "freedom:travel", "bonus", "build:tower"]


def buyer(florins: int, points: int) -> Table:
    """Seat 0 is in turn, has one builder (so that a building costs 300), some money and some points."""
    return Table(3).builders(0, 1).money(0, florins).points(points).actions()


@pytest.mark.rule("PRI-212")
@pytest.mark.parametrize("action", COSTING_300)
def test_a_point_given_up_is_worth_100_florins(action: str) -> None:
    table = buyer(0, 5).play(0, action)
    assert (table.florins(0), table.fame(0)) == (0, 2)


@pytest.mark.rule("PRI-213")
@pytest.mark.parametrize("action", COSTING_300)
def test_an_action_takes_just_the_shortfall_from_the_points(action: str) -> None:
    table = buyer(100, 5).play(0, action)
    assert (table.florins(0), table.fame(0)) == (0, 3)
    assert table.happened("given_up") == [("given_up", 0, (2, 200))]


@pytest.mark.rule("PRI-213")
@pytest.mark.parametrize("action", COSTING_300)
def test_points_stay_as_long_as_the_money_lasts(action: str) -> None:
    table = buyer(300, 5).play(0, action)
    assert (table.florins(0), table.fame(0)) == (0, 5)
    assert table.happened("given_up") == []


@pytest.mark.rule("PRI-213")
def test_a_bid_can_count_on_the_points() -> None:
    table = Table(3).money(0, 100).points(5)
    table.plays((0, "open:jester"), (1, "bid"), (2, "pass"), (0, "bid"), (1, "bid"), (0, "bid"))
    table.play(1, "bid")
    assert table.refused(0, "bid") == "PRI-034"
    table.play(0, "pass")
    assert (table.florins(0), table.fame(0)) == (100, 5)


@pytest.mark.rule("PRI-213")
def test_a_winning_bid_takes_the_shortfall_from_the_points() -> None:
    table = Table(3).money(0, 100).points(5)
    table.plays((0, "open:jester"), (1, "bid"), (2, "pass"), (0, "bid"))
    assert (table.florins(0), table.fame(0)) == (100, 5)
    table.play(1, "pass")
    assert (table.florins(0), table.fame(0)) == (0, 2)
    assert table.board(0)["jesters"] == 1


@pytest.mark.rule("PRI-213")
def test_points_are_not_asked_for_at_any_other_time() -> None:
    table = buyer(0, 5)
    table.plays((0, "end"), (1, "end"), (2, "end"))
    assert (table.florins(0), table.fame(0)) == (0, 5)


@pytest.mark.rule("PRI-214")
def test_points_never_fall_below_zero() -> None:
    table = buyer(100, 1)
    assert table.options(0) == ["end"]
    assert [table.refused(0, action) for action in COSTING_300] == ["PRI-161", "PRI-168", "PRI-173", "PRI-145"]
    assert set(COSTING_300) <= set(buyer(100, 2).options(0))


@pytest.mark.rule("PRI-214")
def test_no_bid_needs_more_points_than_there_are() -> None:
    table = Table(3).money(1, 100).points(0, 1).play(0, "open:jester")
    assert table.options(1) == ["pass"]
    assert Table(3).money(1, 100).points(0, 2).play(0, "open:jester").options(1) == ["bid", "pass"]


@pytest.mark.rule("PRI-215")
def test_the_points_given_up_are_public_and_the_purse_is_not() -> None:
    table = buyer(100, 5).play(0, "freedom:travel")
    for viewer in (1, 2):
        view = table.view(viewer)
        assert view["boards"][0]["points"]["fame"] == 3
        assert [board["money"] for board in view["boards"]] == [None, None, None]
        assert table.own(viewer)["money"] == 3500
    assert table.view()["own"] is None


@pytest.mark.rule("PRI-216")
def test_the_points_of_a_second_builder_do_not_help_to_pay_for_it() -> None:
    table = Table(3).builders(0, 1).money(0, 100)
    assert table.options(0, "open") == []
    assert table.refused(0, "open:builder") == "PRI-053"
    last = Table(3).builders(0, 1).money(0, 100).starts(1).plays((1, "decline"), (2, "decline"))
    assert last.options(0) == ["nothing"]


@pytest.mark.rule("PRI-216")
def test_the_points_of_a_second_landscape_do_not_help_to_pay_for_it() -> None:
    table = Table(3).piece(0, "forest").money(0, 200).starts(1).play(1, "open:forest").play(2, "pass")
    assert table.options(0) == ["pass"]
    assert table.refused(0, "bid") == "PRI-034"


@pytest.mark.rule("PRI-216")
def test_the_points_of_a_building_do_not_help_to_pay_for_it() -> None:
    table = Table(3).money(0, 600).actions()
    assert table.options(0, "build") == []
    assert table.refused(0, "build:tower") == "PRI-145"
    assert "build:tower" in Table(3).money(0, 700).actions().options(0)


def purses(match: Match) -> list[int]:
    return [player.money for player in princes(match).players]


def earned(events: list[Event], seat: int) -> int:
    """100 florins for each point of value of the works a seat has completed."""
    return sum(100 * sum(flat(event)[1:]) for event in events if event.kind == "work" and event.seat == seat)


@pytest.mark.rule("PRI-217")
@pytest.mark.parametrize("seed", range(4))
def test_money_comes_from_works_only(seed: int) -> None:
    match = finish_setup(new_match(3, f"income {seed}"))
    before, works = purses(match), 0
    for events in play_on(match, seed):
        now = purses(match)
        for seat in range(3):
            income = earned(events, seat)
            assert now[seat] <= before[seat] + income
            assert not income or now[seat] == before[seat] + income
            works += income > 0
        before = now
    assert works


@pytest.mark.rule("PRI-217")
def test_a_new_round_brings_no_money() -> None:
    table = Table(3).money(0, 700).actions().plays((0, "end"), (1, "end"), (2, "end"))
    assert table.view()["table"]["round"] == 2
    assert [table.florins(seat) for seat in range(3)] == [700, 3500, 3500]


@pytest.mark.rule("PRI-217")
def test_the_price_of_a_winner_goes_to_the_bank_and_to_nobody_else() -> None:
    table = Table(3).plays((0, "open:jester"), (1, "bid"), (2, "pass"), (0, "pass"))
    assert [table.florins(seat) for seat in range(3)] == [3500, 3200, 3500]


@pytest.mark.rule("PRI-218")
def test_a_forced_pass_looks_like_a_free_one() -> None:
    poor, rich = Table(3).money(1, 0), Table(3)
    for table in (poor, rich):
        table.play(0, "open:jester")
        assert table.pending() == [1]
        assert table.match.decision(0) is None
        table.play(1, "pass")
    assert (poor.options(2), poor.view(2)) == (rich.options(2), rich.view(2))
    assert poor.view(0) == rich.view(0)
    assert poor.happened() == rich.happened()
    assert poor.match.log == rich.match.log


@pytest.mark.rule("PRI-218")
def test_a_player_without_means_is_asked_to_end_the_turn_like_anybody() -> None:
    poor, rich = Table(3).money(0, 0).actions(), Table(3).actions()
    assert poor.options(0) == ["end"]
    assert len(rich.options(0)) > 1
    for table in (poor, rich):
        assert table.pending() == [0]
        table.play(0, "end")
    assert poor.view(1) == rich.view(1)
    assert poor.happened() == rich.happened()
