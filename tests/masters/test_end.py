"""The end with two to four players, and the victory points (checklist part 9)."""

from __future__ import annotations

from random import Random

import pytest

from signoria.games.masters import GAME
from signoria.games.masters.table import Board
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from tests.masters.table import Table, masters, new_match

SIX = ("blue.1.a green.2.a purple.3.a", "green.1.a blue.2.a", "yellow.1.a")
SIX_MORE = ("blue.1.b green.2.b purple.3.b", "green.1.b blue.2.b", "yellow.1.b")
SEVENTH = "buy:yellow.2"
#: The first space of each value of the faith track, and the value.
FAITH = {0: 0, 3: 1, 6: 2, 9: 4, 12: 6, 15: 9, 18: 12, 21: 16, 24: 20}
TILES = (2, 3, 4)
LEADERS = {"discount": 2, "depot": 3, "production": 4, "white_marble": 5}


def about_to_buy_the_seventh(seats: int, seat: Seat, first: Seat = 0) -> Table:
    """It is this seat's turn, it has six cards and the stones for a seventh; the market gives nothing."""
    table = Table(seats).market().slots(seat, *SIX).strongbox(seat, stones=4).top("yellow.2.a")
    table.state.first = first
    return table.turn(seat, turns=(seat - first) % seats)


def skip(table: Table, seat: Seat) -> None:
    table.play(seat, "take:row.3", "end")


def end_now(table: Table) -> Table:
    """The last seat plays the last turn of the match, which changes nothing."""
    last = table.seats - 1
    table.market().turn(last).state.ending = True
    skip(table, last)
    assert table.over()
    return table


def played_out(seats: int, seed: int) -> Match:
    """A whole match in which everybody chooses at random."""
    match = new_match(seats, f"end {seed}")
    random = Random(seed)
    while match.pending:
        decision = random.choice(match.pending)
        match.choose(decision.seat, random.choice(decision.options).code)
    return match


def faith_points(space: int) -> int:
    return max(points for first, points in FAITH.items() if first <= space)


def resources_left(board: Board) -> int:
    return sum(board["strongbox"].values()) + sum(depot["count"] for depot in board["depots"])


def points(board: Board) -> int:
    """Victory points from what is printed: a card is worth its place in its colour, 1 to 12."""
    cards = [card.split(".") for slot in board["slots"] for card in slot]
    return (
        sum(4 * int(level) - 4 + "abcd".index(letter) + 1 for _, level, letter in cards)
        + faith_points(board["faith"])
        + sum(worth for worth, tile in zip(TILES, board["tiles"], strict=True) if tile == "face_up")
        + sum(LEADERS[leader.split(".")[0]] for leader in board["played"])
        + resources_left(board) // 5
    )


@pytest.mark.rule("MAS-154")
def test_the_seventh_card_triggers_the_end() -> None:
    table = about_to_buy_the_seventh(2, 0)
    assert not table.view()["table"]["ending"]
    table.play(0, SEVENTH)
    assert [len(slot) for slot in table.board(0)["slots"]] == [3, 2, 2]
    assert table.view()["table"]["ending"]


@pytest.mark.rule("MAS-154")
def test_the_sixth_card_does_not_trigger_the_end() -> None:
    table = Table().slots(0, "blue.1.a green.2.a", "green.1.a blue.2.a", "yellow.1.a")
    table.strongbox(0, stones=4).top("yellow.2.a").play(0, SEVENTH)
    assert [len(slot) for slot in table.board(0)["slots"]] == [2, 2, 2]
    assert not table.view()["table"]["ending"]


@pytest.mark.rule("MAS-155")
def test_the_last_space_triggers_the_end_after_the_third_report() -> None:
    table = Table().reports(2).faith(23, 18).market("red white white white").play(0, "take:row.1")
    assert table.spaces() == [24, 18]
    assert table.view()["table"]["reports"] == 3
    assert [table.board(seat)["tiles"][2] for seat in (0, 1)] == ["face_up", "discarded"]
    assert table.view()["table"]["ending"]
    assert [kind for kind, _, _ in table.happened("report", "ending")] == ["report", "ending"]


@pytest.mark.rule("MAS-155")
def test_space_23_does_not_trigger_the_end() -> None:
    table = Table().reports(2).faith(22, 18).market("red white white white").play(0, "take:row.1")
    assert table.view()["table"]["reports"] == 2
    assert not table.view()["table"]["ending"]


@pytest.mark.rule("MAS-156")
def test_the_end_may_be_triggered_on_the_turn_of_somebody_else() -> None:
    table = Table(seats=3).reports(2).faith(0, 23, 0).market("white grey white white")
    table.play(0, "take:row.1", "store:nothing")
    assert table.spaces() == [0, 24, 1]
    assert table.view()["table"]["ending"]
    table.play(0, "end")
    assert table.pending() == [1]
    skip(table, 1)
    assert table.pending() == [2]
    skip(table, 2)
    assert table.over()


@pytest.mark.rule("MAS-157")
def test_those_after_the_trigger_have_one_last_turn() -> None:
    table = about_to_buy_the_seventh(4, 1).play(1, SEVENTH, "end")
    assert table.pending() == [2]
    skip(table, 2)
    assert table.pending() == [3]
    skip(table, 3)
    assert table.over()


@pytest.mark.rule("MAS-157", "MAS-159")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_turn_is_that_of_the_seat_at_the_first_players_right(seats: int) -> None:
    for first in range(seats):
        for place in range(seats):
            trigger = (first + place) % seats
            table = about_to_buy_the_seventh(seats, trigger, first).play(trigger, SEVENTH, "end")
            still_to_play = [(first + later) % seats for later in range(place + 1, seats)]
            for seat in still_to_play:
                assert table.pending() == [seat]
                skip(table, seat)
            assert table.over()


@pytest.mark.rule("MAS-158")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_have_had_the_same_number_of_turns_when_a_match_ends(seats: int) -> None:
    for seed in range(5):
        match = played_out(seats, seed)
        ends = [seat for seat, code in match.log if code == "end"]
        turns = [ends.count(seat) for seat in range(seats)]
        assert turns[0] > 0
        assert turns == [turns[0]] * seats


@pytest.mark.rule("MAS-159")
def test_a_trigger_in_the_last_seats_turn_ends_the_match_with_that_turn() -> None:
    table = about_to_buy_the_seventh(3, 2).play(2, SEVENTH)
    assert table.pending() == [2]
    table.play(2, "end")
    assert table.over()


@pytest.mark.rule("MAS-160")
def test_who_triggers_the_end_completes_the_turn() -> None:
    table = about_to_buy_the_seventh(2, 1).hand(1, "depot.stones", "production.shields")
    table.strongbox(1, stones=4, coins=5).play(1, SEVENTH)
    assert table.options(1, "play") == ["play:depot.stones", "play:production.shields"]
    table.play(1, "play:depot.stones", "play:production.shields", "end")
    assert table.over()
    assert table.score(1).parts["leaders"] == 3 + 4


@pytest.mark.rule("MAS-161")
def test_last_turns_are_ordinary_and_a_further_trigger_changes_nothing() -> None:
    table = about_to_buy_the_seventh(3, 0).stack("yellow.2", "yellow.2.a", "yellow.2.c").faith(0, 4, 7)
    table.slots(1, *SIX_MORE).strongbox(1, stones=5).market("grey red white white")
    table.play(0, SEVENTH, "end").play(1, SEVENTH, "end")
    assert table.board(1)["slots"][2] == ["yellow.1.b", "yellow.2.c"]
    table.play(2, "take:row.1", "store:nothing")
    assert table.spaces() == [1, 5, 8]
    assert [table.board(seat)["tiles"][0] for seat in range(3)] == ["discarded", "discarded", "face_up"]
    table.play(2, "end")
    assert table.over()
    assert len(table.happened("ending")) == 1


@pytest.mark.rule("MAS-162")
def test_covered_cards_score_too() -> None:
    assert Table().slots(0, "blue.1.a green.2.a purple.3.c").score(0).parts["cards"] == 1 + 5 + 11


@pytest.mark.rule("MAS-163")
@pytest.mark.parametrize("space", range(25))
def test_the_faith_track_gives_the_last_value_reached(space: int) -> None:
    assert Table().faith(space).score(0).parts["faith"] == faith_points(space)


@pytest.mark.rule("MAS-164")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [((1, 2, 1), 6), ((1, 1, 1), 9), ((2, 1, 2), 3), ((2, 2, 2), 0), ((0, 0, 0), 0)],
)
def test_face_up_tiles_give_two_three_and_four(tiles: tuple[int, int, int], expected: int) -> None:
    assert Table().tiles(0, *tiles).score(0).parts["tiles"] == expected


@pytest.mark.rule("MAS-164")
def test_a_tile_whose_report_was_never_held_gives_nothing() -> None:
    table = end_now(Table().reports(2).faith(20, 0))
    assert table.board(0)["tiles"] == ["discarded", "discarded", "face_down"]
    assert table.score(0).parts["tiles"] == 0


@pytest.mark.rule("MAS-165")
def test_played_leaders_score_and_those_in_hand_do_not() -> None:
    table = Table().played(0, "white_marble.coins").hand(0, "production.coins")
    assert table.score(0).parts["leaders"] == 5


@pytest.mark.rule("MAS-165")
def test_discarded_leaders_do_not_score() -> None:
    table = Table().played(0, "white_marble.coins").hand(0, "production.coins").play(0, "discard:production.coins")
    assert table.score(0).parts["leaders"] == 5


@pytest.mark.rule("MAS-166")
@pytest.mark.parametrize(("stones", "expected"), [(4, 1), (5, 2)])
def test_resources_of_all_stores_are_added_before_they_are_divided(stones: int, expected: int) -> None:
    table = Table().played(0, "depot.servants").depots(0, coins=3, servants=2).strongbox(0, stones=stones)
    assert table.board(0)["depots"][3] == {"resource": "servants", "count": 2, "size": 2}
    assert table.score(0).parts["resources"] == expected


@pytest.mark.rule("MAS-166")
def test_four_resources_give_nothing() -> None:
    assert Table().depots(0, coins=3).strongbox(0, stones=1).score(0).parts["resources"] == 0


@pytest.mark.rule("MAS-167")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_five_sources_and_nothing_else_decide_who_wins(seats: int) -> None:
    for seed in range(5):
        state = masters(played_out(seats, seed))
        boards = GAME.public(state)["boards"]
        scores = GAME.scores(state)
        assert [score.total for score in scores] == [points(board) for board in boards]
        assert {key for score in scores for key in score.parts} == {"cards", "faith", "tiles", "leaders", "resources"}
        best = max(points(board) for board in boards)
        assert {score.total for score in scores if score.rank == 1} == {best}
        by_rank = sorted(scores, key=lambda score: score.rank)
        assert [score.total for score in by_rank] == sorted([score.total for score in scores], reverse=True)


def at_the_end_of_the_track() -> Table:
    """Three players with 29 points from faith and tiles; seats 0 and 1 have 20 from cards, seat 2 has 16."""
    table = Table(seats=3).faith(24, 24, 24).reports(3)
    for seat in range(3):
        table.tiles(seat, 1, 1, 1)
    table.slots(0, "blue.1.a green.2.d purple.3.c").slots(1, "yellow.1.a blue.2.d green.3.c")
    return table.slots(2, "green.1.c blue.2.a", "purple.1.b yellow.2.b")


@pytest.mark.rule("MAS-168")
def test_the_tied_player_with_most_resources_wins() -> None:
    table = at_the_end_of_the_track().strongbox(0, coins=7).strongbox(1, coins=6, stones=3).strongbox(2, coins=20)
    end_now(table)
    assert [table.score(seat).total for seat in range(3)] == [50, 50, 49]
    assert [table.score(seat).rank for seat in range(3)] == [2, 1, 3]
    assert [table.score(seat).tie for seat in range(3)] == [7, 9, 20]
    assert table.ties() == [
        "Level on points: Seat 2 and Seat 1. The resources left decide: Seat 2 with 9 and Seat 1 with 7."
    ]


@pytest.mark.rule("MAS-169")
def test_players_tied_in_resources_too_share_the_win() -> None:
    table = at_the_end_of_the_track().strongbox(0, coins=7).strongbox(1, stones=5).depots(1, shields=2)
    end_now(table)
    assert [table.score(seat).total for seat in range(3)] == [50, 50, 45]
    assert [table.score(seat).rank for seat in range(3)] == [1, 1, 3]
    assert table.ties() == ["Level on points: Seat 1 and Seat 2. Nothing else decides: the place is shared."]


@pytest.mark.rule("MAS-170")
def test_the_rulebooks_example_scores_52() -> None:
    table = Table().reports(2).tiles(0, 1, 1, 0).faith(15)
    table.slots(0, "blue.1.a green.2.a purple.3.c", "yellow.1.b blue.2.d", "green.1.d")
    table.played(0, "discount.coins", "depot.stones").depots(0, stones=4, shields=1).strongbox(0, coins=4, servants=3)
    score = end_now(table).score(0)
    assert score.parts == {"cards": 31, "tiles": 5, "faith": 9, "leaders": 5, "resources": 2}
    assert score.total == 52


@pytest.mark.rule("MAS-171")
def test_no_action_is_possible_once_the_match_has_ended() -> None:
    table = end_now(Table().hand(0, "depot.stones").strongbox(0, coins=5))
    for seat in (0, 1):
        for code in ("take:row.1", "buy:blue.1", "produce:basic", "play:depot.stones", "discard:depot.stones", "end"):
            assert table.refused(seat, code) == "MAS-171"
        assert {table.match.why_not(seat, option.code) for option in GAME.options} == {"MAS-171"}
