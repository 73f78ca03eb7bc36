"""Starting bonuses by place in turn order (checklist part 2)."""

from __future__ import annotations

from itertools import combinations

import pytest

from signoria.games.masters.rules.cards import RESOURCES
from signoria.kernel.core import Seat
from signoria.kernel.match import IllegalChoice, Match
from tests.events import flat
from tests.masters.table import finish_setup, goods, keep, keep_all, new_match, view_of

SEEDS = [f"seed {number}" for number in range(100)]
ONE_RESOURCE = [f"start:{resource}.1" for resource in RESOURCES]
TWO_EQUAL = [f"start:{resource}.2" for resource in RESOURCES]
TWO_DIFFERENT = [f"start:{first}.1+{second}.1" for first, second in combinations(RESOURCES, 2)]


def places(match: Match) -> list[Seat]:
    """Seats in turn order."""
    seats = len(view_of(match)["boards"])
    first = view_of(match)["table"]["first"]
    assert first is not None
    return [(first + place) % seats for place in range(seats)]


def fourth(seed: str = "new") -> tuple[Match, Seat]:
    """A match in which the fourth player is to choose two starting resources."""
    match = keep_all(new_match(4, seed))
    for seat in places(match)[1:3]:
        match.choose(seat, "start:coins.1")
    return match, places(match)[3]


@pytest.mark.rule("MAS-028")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_later_places_start_with_resources_and_faith(seats: int, seed: str) -> None:
    match = finish_setup(new_match(seats, seed))
    boards = [view_of(match)["boards"][seat] for seat in places(match)]
    assert [sum(depot["count"] for depot in board["depots"]) for board in boards] == [0, 1, 1, 2][:seats]
    assert [board["faith"] for board in boards] == [0, 0, 1, 1][:seats]
    assert view_of(match)["table"]["reports"] == 0


@pytest.mark.rule("MAS-029", "MAS-032")
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_starting_resources_are_chosen_freely_and_in_turn_order(seed: str) -> None:
    match = keep_all(new_match(4, seed))
    second, third, last = places(match)[1:]
    for seat, offered, code in [
        (second, ONE_RESOURCE, "start:shields.1"),
        (third, ONE_RESOURCE, "start:servants.1"),
        (last, [*TWO_EQUAL, *TWO_DIFFERENT], "start:stones.2"),
    ]:
        assert [(decision.seat, decision.kind) for decision in match.pending] == [(seat, "start")]
        assert sorted(option.code for option in match.pending[0].options) == sorted(offered)
        match.choose(seat, code)
        if seat == second:
            assert {"resource": "shields", "count": 1, "size": 3} in view_of(match, third)["boards"][second]["depots"]
    assert {"resource": "servants", "count": 1, "size": 3} in view_of(match, last)["boards"][third]["depots"]
    assert match.pending[0].kind == "turn"


@pytest.mark.rule("MAS-029", "MAS-030")
@pytest.mark.parametrize("code", [*TWO_EQUAL, *TWO_DIFFERENT])
def test_two_starting_resources_lie_in_the_warehouse_by_the_depot_rules(code: str) -> None:
    match, seat = fourth()
    match.choose(seat, code)
    board = view_of(match)["boards"][seat]
    chosen = [part.split(".") for part in code.removeprefix("start:").split("+")]
    filled = {depot["resource"]: depot["count"] for depot in board["depots"] if depot["count"]}
    assert filled == {resource: int(count) for resource, count in chosen}
    assert len([depot for depot in board["depots"] if depot["count"]]) == len(chosen)
    assert all(depot["count"] <= room for depot, room in zip(board["depots"], (3, 2, 1), strict=True))
    assert [other["strongbox"] for other in view_of(match)["boards"]] == [goods()] * 4


@pytest.mark.rule("MAS-031")
def test_starting_resources_cannot_be_refused_or_thrown_away() -> None:
    match, seat = fourth()
    before = match.digest()
    for code in ("start:nothing", "start:coins.1", "start:coins.3", "store:nothing", "store:coins.1", "end"):
        with pytest.raises(IllegalChoice):
            match.choose(seat, code)
    assert match.digest() == before
    faith = [event for event in match.choose(seat, "start:coins.2").events if event.kind == "faith"]
    assert [(event.seat, flat(event)[0]) for event in faith] == [(seat, 1)]


@pytest.mark.rule("MAS-033")
def test_the_first_player_is_drawn_after_all_leaders_are_kept_and_bonuses_follow() -> None:
    match = new_match(4)
    events = list(match.opening.events)
    for seat in (2, 0, 3, 1):
        assert {decision.kind for decision in match.pending} == {"keep"}
        assert [view_of(match, viewer)["table"]["first"] for viewer in (None, 0, 1, 2, 3)] == [None] * 5
        assert not [event for event in events if event.kind in ("first", "start")]
        events += keep(match, seat)
    assert [event.seat for event in events if event.kind == "first"] == places(match)[:1]
    assert [(decision.seat, decision.kind) for decision in match.pending] == [(places(match)[1], "start")]
