"""Whose turn it is, what a turn consists of and who sees what (checklist part 3)."""

from __future__ import annotations

import pytest

from signoria.games.masters import GAME
from signoria.games.masters.rules.cards import CARDS, LEADERS, TOKENS
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from signoria.kit.changes import changes
from tests.masters.table import Table, finish_setup, new_match, view_of
from tests.position import names, play_on

LINES = [*(f"take:row.{row}" for row in (1, 2, 3)), *(f"take:column.{column}" for column in (1, 2, 3, 4))]
MAIN_VERBS = ("take", "buy", "produce")
MAIN_CODES = [option.code for option in GAME.options if option.verb in MAIN_VERBS]
TAKE = ("take:row.1",)
BUY = ("buy:green.1", "slot:1")
PRODUCE = ("produce:basic", "spend:coins.2", "receive:stones")
MAIN_ACTIONS = pytest.mark.parametrize("action", [TAKE, BUY, PRODUCE], ids=["take", "buy", "produce"])


def rich() -> Table:
    """Seat 0 can do everything: two leaders to play, a card to use, all costs in the strongbox, a white market."""
    table = Table().strongbox(0, coins=20, stones=20, servants=20, shields=20).market().top("green.1.a")
    return table.slots(0, "", "", "purple.1.a").hand(0, "depot.stones", "depot.coins")


@pytest.mark.rule("MAS-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four", "five"])
def test_turns_pass_clockwise_from_the_first_player(seats: int, seed: str) -> None:
    match = finish_setup(new_match(seats, seed))
    first = view_of(match)["table"]["first"]
    assert first is not None
    order: list[Seat] = []
    while len(order) < 3 * seats:
        (decision,) = match.pending
        if decision.kind == "turn":
            order.append(decision.seat)
            assert view_of(match)["table"]["seat"] == decision.seat
        match.choose(decision.seat, decision.options[0 if decision.kind != "end" else -1].code)
    assert order == [(first + place) % seats for place in range(seats)] * 3


@pytest.mark.rule("MAS-038", "MAS-042")
@MAIN_ACTIONS
def test_after_one_main_action_there_is_no_second(action: tuple[str, ...]) -> None:
    table = rich()
    assert {code.partition(":")[0] for code in table.options(0)} == {"take", "buy", "produce", "play", "discard"}
    table.play(0, *action)
    assert [table.refused(0, code) for code in MAIN_CODES] == ["MAS-038"] * len(MAIN_CODES)


@pytest.mark.rule("MAS-039")
def test_a_turn_cannot_end_before_its_main_action() -> None:
    table = rich()
    assert table.refused(0, "end") == "MAS-039"
    table.play(0, "play:depot.stones")
    assert table.refused(0, "end") == "MAS-039"
    table.play(0, "discard:depot.coins")
    assert table.refused(0, "end") == "MAS-039"
    assert table.pending() == [0]
    table.play(0, "take:row.1", "end")
    assert table.pending() == [1]


@pytest.mark.rule("MAS-039", "MAS-040")
def test_with_no_resources_exactly_the_seven_market_lines_can_be_chosen() -> None:
    table = Table()
    assert sorted(table.options(0)) == sorted(LINES)
    for code in MAIN_CODES:
        if code not in LINES:
            assert table.refused(0, code)


@pytest.mark.rule("MAS-040")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_main_action_offered_can_be_carried_out_and_there_always_is_one(seats: int) -> None:
    turns = 0
    match = finish_setup(new_match(seats))
    for _ in play_on(match, 40):
        if [decision.kind for decision in match.pending] != ["turn"]:
            continue
        turns += 1
        codes = [option.code for option in match.pending[0].options if option.verb in MAIN_VERBS]
        assert set(LINES) <= set(codes)
        for code in codes:
            assert _carried_out(match, code)
    assert turns >= 5


def _carried_out(match: Match, code: str) -> bool:
    """Whether a copy of the match gets through an action, taking the first option of each further question."""
    copy = Match.begin(GAME, match.settings, match.seed, state=match.state.copy())
    seat = copy.pending[0].seat
    copy.choose(seat, code)
    while copy.pending and copy.pending[0].kind not in ("end", "turn"):
        assert copy.pending[0].options
        copy.choose(seat, copy.pending[0].options[0].code)
    return not copy.pending or (copy.pending[0].kind, copy.pending[0].seat) == ("end", seat)


@pytest.mark.rule("MAS-041")
@pytest.mark.parametrize(
    "played",
    [(), ("take:row.1",), ("take:row.1", "store:coins.1"), ("buy:green.1",), ("produce:basic",)],
    ids=["turn", "store", "end", "slot", "spend"],
)
def test_others_can_do_nothing_in_a_turn(played: tuple[str, ...]) -> None:
    table = rich().market("yellow white white white").hand(1, "depot.servants", "discount.coins")
    table.strongbox(1, coins=9, stones=9, servants=9, shields=9).play(0, *played)
    assert table.pending() == [0]
    assert table.options(1) == []
    assert {table.refused(1, option.code) for option in GAME.options} == {"MAS-041"}


@pytest.mark.rule("MAS-042")
@MAIN_ACTIONS
def test_after_the_main_action_only_leader_actions_remain_before_the_next_player(action: tuple[str, ...]) -> None:
    table = rich().play(0, *action)
    leaders = ["play:depot.stones", "discard:depot.stones", "play:depot.coins", "discard:depot.coins"]
    assert sorted(table.options(0)) == sorted([*leaders, "end"])
    table.play(0, "play:depot.coins")
    assert sorted(table.options(0)) == ["discard:depot.stones", "end", "play:depot.stones"]
    table.play(0, "discard:depot.stones")
    assert table.options(0) == ["end"]
    table.play(0, "end")
    assert table.pending() == [1]
    assert table.kind() == "turn"


@pytest.mark.rule("MAS-042")
@MAIN_ACTIONS
def test_leader_actions_after_the_main_action_need_not_be_taken(action: tuple[str, ...]) -> None:
    table = rich().play(0, *action, "end")
    assert table.pending() == [1]
    assert table.own(0)["hand"] == ["depot.stones", "depot.coins"]


@pytest.mark.rule("MAS-043")
def test_a_production_without_any_power_is_refused() -> None:
    table = rich()
    assert [table.refused(0, code) for code in ("produce:", "produce", "done")] == ["", "", "MAS-038"]
    assert table.kind() == "turn"
    assert set(LINES) <= set(table.options(0))
    poor = Table().depots(0, coins=1)
    assert poor.options(0, "produce") == []
    assert poor.pending() == [0]


@pytest.mark.rule("MAS-044")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_boards_stores_faith_tiles_played_leaders_market_and_slide_are_public(viewer: Seat | None) -> None:
    table = Table().depots(0, coins=2, stones=1).strongbox(0, shields=7).slots(0, "blue.1.a green.2.a", "yellow.1.b")
    table.faith(9, 4).reports(1).tiles(0, 1, 0, 0).played(0, "depot.coins").hand(0, "discount.coins")
    table.market("red grey yellow blue", slide="purple")
    view = table.view(viewer)
    board = view["boards"][0]
    assert [(depot["resource"], depot["count"]) for depot in board["depots"]] == [
        ("stones", 1),
        ("", 0),
        ("", 0),
        ("coins", 2),
    ]
    assert board["strongbox"] == {"coins": 0, "stones": 0, "servants": 0, "shields": 7}
    assert board["slots"] == [["blue.1.a", "green.2.a"], ["yellow.1.b"], []]
    assert [other["faith"] for other in view["boards"]] == [9, 4]
    assert board["tiles"] == ["face_up", "face_down", "face_down"]
    assert view["boards"][1]["tiles"] == ["discarded", "face_down", "face_down"]
    assert (board["played"], board["hand"]) == (["depot.coins"], 1)
    assert (view["table"]["market"][0], view["table"]["slide"]) == (["red", "grey", "yellow", "blue"], "purple")
    assert (view["own"]["hand"] if view["own"] else []) == (["discount.coins"] if viewer == 0 else [])


@pytest.mark.rule("MAS-044")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_differ_in_the_hands_only_and_name_nothing_hidden(seats: int) -> None:
    match = new_match(seats)
    for _ in play_on(match, 44):
        public = view_of(match)
        assert public["own"] is None
        boards = public["boards"]
        played = {leader for board in boards for leader in board["played"]}
        cards = {card for board in boards for slot in board["slots"] for card in slot}
        cards |= {stack["card"] for column in public["table"]["grid"] for stack in column} - {""}
        solo = public["table"]["solo"]
        revealed = [*solo["revealed"], *solo["removed"], solo["token"]] if solo else []
        for viewer in (None, *range(seats)):
            view = view_of(match, viewer)
            assert {path.partition(".")[0] for path, _, _ in changes(public, view)} <= {"own"}
            assert names(view) & {leader.id for leader in LEADERS} == played | set(
                view["own"]["hand"] if view["own"] else []
            )
            assert names(view) & {card.id for card in CARDS} == cards | {c for c in revealed if c.count(".") == 2}
            assert names(view) & {token.id for token in TOKENS} <= set(revealed)
