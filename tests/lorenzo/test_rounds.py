"""Six rounds: their phases, cards and dice (checklist part 2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from signoria.kernel.core import Event, Seat
from signoria.kernel.match import Match
from tests.events import flat
from tests.lorenzo.table import Table, finish_setup, lorenzo, new_match, printed, rolled, view_of
from tests.position import names, play_on

CARDS = {card["id"]: card for card in printed("development_cards")["cards"]}
TOWERS = ["territory", "character", "building", "venture"]
SEEDS = [f"deal {number}" for number in range(40)]
#: The phases of a round by the events that tell of them.
PHASES = {
    "round": "setup",
    "cards": "setup",
    "dice": "setup",
    "turn": "actions",
    "place": "actions",
    "report": "report",
    "support": "report",
    "excommunicated": "report",
    "removed": "end",
    "order": "end",
    "home": "end",
    "score": "scoring",
    "over": "scoring",
}


def tower(match: Match, type: str) -> list[str]:
    """The cards of a tower, from the bottom up; "" where one has been taken."""
    return [floors[TOWERS.index(type)]["card"] for floors in reversed(view_of(match)["table"]["towers"])]


def new_rounds(seats: int, advanced: bool = False, seed: str = "rounds") -> Iterator[Match]:
    """A match played at random, at the beginning of each of its rounds."""
    match = finish_setup(new_match(seats, advanced, seed=seed))
    yield match
    for events in play_on(match, 1):
        if "cards" in [event.kind for event in events]:
            yield match


def whole_match(seats: int, advanced: bool) -> list[Event]:
    """Everything that happens in a match played at random."""
    match = new_match(seats, advanced)
    return [*match.opening.events, *[event for events in play_on(match, 2) for event in events]]


@pytest.mark.rule("LOR-010")
@pytest.mark.parametrize("type", TOWERS)
def test_a_deck_brings_period_one_then_two_then_three(type: str) -> None:
    deck = [card for match in new_rounds(4) for card in tower(match, type)]
    assert [CARDS[card]["period"] for card in deck] == [1] * 8 + [2] * 8 + [3] * 8
    assert sorted(deck) == sorted(card for card in CARDS if CARDS[card]["type"] == type)


@pytest.mark.rule("LOR-010")
@pytest.mark.parametrize("type", TOWERS)
def test_the_order_inside_a_period_varies_with_the_seed(type: str) -> None:
    decks = [tuple(card for match in new_rounds(2, seed=seed) for card in tower(match, type)) for seed in SEEDS]
    again = [card for match in new_rounds(2, seed=SEEDS[0]) for card in tower(match, type)]
    assert list(decks[0]) == again
    for first in (0, 8, 16):
        assert len({deck[first : first + 8] for deck in decks}) == len(SEEDS)
        assert len({deck[first] for deck in decks}) == 8


@pytest.mark.rule("LOR-010")
def test_each_deck_is_shuffled_on_its_own() -> None:
    for one, other in [("territory", "building"), ("character", "venture"), ("territory", "character")]:
        bottoms = [finish_setup(new_match(2, seed=seed)) for seed in SEEDS]
        assert len({(tower(match, one)[0], tower(match, other)[0]) for match in bottoms}) > 16


@pytest.mark.rule("LOR-021")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_match_has_six_rounds_and_then_the_scoring(seats: int, advanced: bool) -> None:
    events = [event for event in whole_match(seats, advanced) if event.kind in ("round", "score", "over")]
    assert [flat(event) for event in events if event.kind == "round"] == [(number,) for number in range(6)]
    assert [event.kind for event in events] == ["round"] * 6 + ["score"] * seats + ["over"]


@pytest.mark.rule("LOR-021")
def test_the_view_counts_six_rounds_in_three_periods() -> None:
    tables = [view_of(match)["table"] for match in new_rounds(3)]
    assert [(table["round"], table["period"]) for table in tables] == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]


@pytest.mark.rule("LOR-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_four_phases_with_a_report_in_every_second_one(seats: int) -> None:
    events = whole_match(seats, advanced=True)
    rounds = events[[event.kind for event in events].index("round") :]
    phases = [phase for phase, _ in groupby(PHASES[event.kind] for event in rounds if event.kind in PHASES)]
    odd, even = ["setup", "actions", "end"], ["setup", "actions", "report", "end"]
    assert phases == [*odd, *even, *odd, *even, *odd, *even, "scoring"]
    assert [flat(event) for event in events if event.kind == "report"] == [(0,), (1,), (2,)]


@pytest.mark.rule("LOR-023")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_fills_each_floor_with_a_card_of_its_tower(seats: int) -> None:
    count = 0
    for match in new_rounds(seats):
        count += 1
        for kind in TOWERS:
            assert [CARDS[card]["type"] for card in tower(match, kind)] == [kind] * 4
        assert len({card for kind in TOWERS for card in tower(match, kind)}) == 16
    assert count == 6


@pytest.mark.rule("LOR-024")
@pytest.mark.parametrize("type", TOWERS)
def test_cards_are_dealt_from_the_bottom_floor_up(type: str) -> None:
    match = new_match(2, advanced=False)
    numbers = [draw.item for draw in match.opening.draws if draw.label == type]
    assert [list(CARDS)[number] for number in numbers] == tower(match, type)


@pytest.mark.rule("LOR-025")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_rounds_show_the_cards_of_a_period_and_the_decks_run_out_in_the_sixth(seats: int) -> None:
    periods, sizes = [], []
    for match in new_rounds(seats):
        periods.append({CARDS[card]["period"] for kind in TOWERS for card in tower(match, kind)})
        sizes.append([deck["count"] for deck in view_of(match)["table"]["decks"]])
    assert periods == [{1}, {1}, {2}, {2}, {3}, {3}]
    assert sizes == [[size] * 4 for size in (20, 16, 12, 8, 4, 0)]


@pytest.mark.rule("LOR-026")
@pytest.mark.parametrize("seats", [2, 4])
def test_dice_are_rolled_once_per_round_and_hold_until_the_next_roll(seats: int) -> None:
    match = finish_setup(new_match(seats))
    dice = rolled(view_of(match))
    rolls = [dice]
    for events in play_on(match, 26):
        dice_events = [flat(event) for event in events if event.kind == "dice"]
        assert len(dice_events) == [event.kind for event in events].count("round")
        if dice_events:
            dice = dict(zip(("black", "white", "orange"), dice_events[0], strict=True))
            rolls.append(dice)
        assert rolled(view_of(match)) == dice
    assert len(rolls) == 6
    assert len({tuple(roll.values()) for roll in rolls}) > 1


@pytest.mark.rule("LOR-026")
def test_nobody_is_asked_to_roll() -> None:
    for match in new_rounds(3):
        assert len(view_of(match)["table"]["dice"]) == 3
        assert [decision.kind for decision in match.pending] == ["turn"]


@pytest.mark.rule("LOR-026")
def test_each_die_shows_one_to_six() -> None:
    rolls = [rolled(view_of(new_match(2, advanced=False, seed=f"dice {number}"))) for number in range(100)]
    for die in ("black", "white", "orange"):
        assert {roll[die] for roll in rolls} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("LOR-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dice_are_worth_the_same_to_everybody(seats: int) -> None:
    for match in new_rounds(seats, seed="plain"):
        view = view_of(match)
        if not any(board["excommunications"] for board in view["boards"]):
            for board in view["boards"]:
                values = {member["member"]: member["value"] for member in board["members"]}
                assert values == {**rolled(view), "neutral": 0}


@pytest.mark.rule("LOR-027")
def test_an_even_round_is_known_by_the_next_cards_of_the_decks() -> None:
    differ = []
    for match in new_rounds(4):
        decks = view_of(match)["table"]["decks"]
        on_board = [CARDS[tower(match, deck["type"])[0]]["period"] for deck in decks]
        differ.append([view_of(match)["table"]["next_period"] != period for period in on_board])
    assert differ[:5] == [[even] * 4 for even in (False, True, False, True, False)]
    assert [deck["count"] for deck in decks] == [0] * 4


@pytest.mark.rule("LOR-028")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_nobody_sees_cards_that_are_not_dealt_yet(viewer: Seat | None) -> None:
    dealt: set[str] = set()
    for match in new_rounds(3, advanced=True):
        dealt |= {card for kind in TOWERS for card in tower(match, kind)}
        assert names(view_of(match, viewer)) & set(CARDS) <= dealt
        assert sum(deck["count"] for deck in view_of(match, viewer)["table"]["decks"]) == 96 - len(dealt)
    assert dealt == set(CARDS)


@pytest.mark.rule("LOR-028")
def test_what_comes_next_is_not_settled_before_it_is_dealt() -> None:
    seeds = ["one", "another"]
    here, there = [Table(seed=seed) for seed in seeds]
    assert here.view() == there.view()
    here, there = [Table(seed=seed).end_of_round() for seed in seeds]
    assert here.view()["table"]["decks"] == there.view()["table"]["decks"]
    assert here.view()["table"]["towers"] != there.view()["table"]["towers"]


@pytest.mark.rule("LOR-028")
def test_undealt_cards_are_kept_without_an_order() -> None:
    for match in new_rounds(2):
        assert all(list(bag) == sorted(bag) for bag in lorenzo(match).decks)
