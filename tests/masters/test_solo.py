"""Playing solo against Lorenzo: set-up, tokens and the black cross (checklist part 11)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from signoria.games.masters.rules.cards import CARDS, COLOURS
from tests.masters.lorenzo import SEVEN_TOKENS, TOKEN_IDS, idle, lorenzo, revealed, sizes, solo
from tests.masters.table import Table, finish_setup, goods, new_match, own, view_of


@pytest.mark.rule("MAS-172", "MAS-173")
def test_solo_is_set_up_as_usual_for_one_player() -> None:
    match = new_match(1)
    assert [decision.kind for decision in match.pending] == ["keep"]
    assert len(match.pending[0].options) == 6
    finish_setup(match)
    view = view_of(match, 0)
    assert match.pending[0].kind == "turn"
    assert view["table"]["first"] == view["table"]["seat"] == 0
    assert len(own(match, 0)["hand"]) == view["boards"][0]["hand"] == 2
    assert view["boards"][0]["strongbox"] == goods()
    assert [depot["count"] for depot in view["boards"][0]["depots"]] == [0, 0, 0]
    assert view["boards"][0]["faith"] == 0
    assert view["table"]["solo"] == {"outcome": "", "cross": 0, "token": "", "revealed": [], "removed": []}


@pytest.mark.rule("MAS-174")
def test_tokens_come_in_a_random_order() -> None:
    orders = {tuple(revealed(idle(idle(solo(seed=f"order {seed}"))))) for seed in range(40)}
    assert {order[0] for order in orders} == TOKEN_IDS
    assert len(orders) > 10


@pytest.mark.rule("MAS-174")
def test_the_coming_tokens_are_hidden() -> None:
    for seed in range(20):
        table = solo(seed=f"hidden {seed}")
        assert not any(token in repr(table.view(0)) for token in TOKEN_IDS)
        idle(table)
        visible = {token for token in TOKEN_IDS if token in repr(table.view(0))}
        assert visible == set(revealed(table))
        assert lorenzo(table)["token"] == revealed(table)[-1]


@pytest.mark.rule("MAS-175")
def test_each_turn_is_answered_by_one_token_without_any_choice() -> None:
    table = solo()
    assert lorenzo(table)["revealed"] == []
    for turns in range(1, 4):
        table.play(0, "take:row.3")
        assert len(revealed(table)) == turns - 1
        table.play(0, "end")
        assert len(revealed(table)) == turns
        assert table.kind() == "turn"


@pytest.mark.rule("MAS-176")
def test_the_token_comes_after_the_leader_actions() -> None:
    table = solo("cross.two").hand(0, "depot.stones", "depot.coins").strongbox(0, coins=5)
    table.play(0, "take:row.1", "play:depot.stones", "discard:depot.coins")
    assert revealed(table) == []
    table.play(0, "end")
    kinds = [kind for kind, _, _ in table.happened()]
    assert kinds == ["turn", "take", "play", "discard_leader", "faith", "token", "cross", "turn"]


@pytest.mark.rule("MAS-177")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_discard_token_takes_two_cards_of_the_lowest_level(colour: str) -> None:
    table = idle(solo(f"discard.{colour}"))
    assert sizes(table, colour) == [2, 4, 4]
    for other in COLOURS:
        assert other == colour or sizes(table, other) == [4, 4, 4]
    assert lorenzo(table)["cross"] == 0


@pytest.mark.rule("MAS-178")
def test_a_discard_token_goes_on_with_the_next_level() -> None:
    assert sizes(idle(solo("discard.green").stack("green.1", "green.1.a")), "green") == [0, 3, 4]
    assert sizes(idle(solo("discard.green").stack("green.1")), "green") == [0, 2, 4]
    last = solo("discard.green").stack("green.1").stack("green.2", "green.2.c")
    assert sizes(idle(last), "green") == [0, 0, 3]


@pytest.mark.rule("MAS-179")
def test_a_discard_token_takes_the_visible_cards() -> None:
    table = idle(solo("discard.green").stack("green.1", "green.1.c", "green.1.a"))
    assert lorenzo(table)["removed"] == ["green.1.c", "green.1.a"]
    fresh = idle(solo("discard.green").top("green.1.b"))
    steps = [(kind, CARDS[args[0]].id) for kind, _, args in fresh.happened("remove", "reveal")]
    assert [kind for kind, _ in steps] == ["remove", "reveal", "remove", "reveal"]
    assert steps[0][1] == "green.1.b"
    assert steps[2][1] == steps[1][1]
    assert fresh.view()["table"]["grid"][0][2]["card"] == steps[3][1]


@pytest.mark.rule("MAS-179", "MAS-182")
@pytest.mark.parametrize("seed", range(10))
def test_discarded_cards_and_revealed_tokens_do_not_come_back(seed: int) -> None:
    table = Table(1, f"gone {seed}")
    random = Random(seed)
    while not table.over():
        table.play(0, random.choice(table.options(0)))
        removed = lorenzo(table)["removed"]
        assert len(set(removed)) == len(removed)
        bought = [card for slot in table.board(0)["slots"] for card in slot]
        on_grid = [stack["card"] for column in table.view()["table"]["grid"] for stack in column]
        assert not {*removed} & {*bought, *on_grid}
        assert len(removed) + len(bought) + sum(sum(sizes(table, colour)) for colour in COLOURS) == 48
    cycle: list[str] = []
    for token in revealed(table):
        cycle.append(token)
        assert not Counter(cycle) - Counter(SEVEN_TOKENS)
        if token == "cross.one_shuffle":
            cycle.clear()


@pytest.mark.rule("MAS-182")
def test_the_reshuffle_comes_within_every_seven_tokens() -> None:
    lengths = []
    for seed in range(60):
        table = solo(seed=f"cycle {seed}")
        cycle: list[str] = []
        while "cross.one_shuffle" not in cycle and not table.over():
            cycle = revealed(idle(table))
        lengths.append(len(cycle))
        assert not Counter(cycle) - Counter(SEVEN_TOKENS)
    assert set(lengths) == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("MAS-180")
def test_the_plus_two_token_moves_the_cross_two_spaces() -> None:
    table = idle(solo("cross.two"))
    assert lorenzo(table)["cross"] == 2
    assert table.spaces() == [0]
    assert lorenzo(table)["removed"] == []


@pytest.mark.rule("MAS-181")
def test_the_plus_one_token_moves_the_cross_and_shuffles_all_seven() -> None:
    next_tokens = set()
    for seed in range(60):
        table = idle(solo("cross.one_shuffle", seed=f"again {seed}"))
        assert lorenzo(table)["cross"] == 1
        assert lorenzo(table)["revealed"] == []
        assert len(table.state.tokens) == 7
        next_tokens.add(revealed(idle(table))[1])
    assert next_tokens == TOKEN_IDS


@pytest.mark.rule("MAS-183")
def test_the_cross_causes_a_report_like_a_marker() -> None:
    table = idle(solo("cross.two").cross(7).faith(7).hand(0, "depot.stones"))
    assert lorenzo(table)["cross"] == 9
    assert table.view()["table"]["reports"] == 1
    table.play(0, "discard:depot.stones")
    assert table.spaces() == [8]
    assert len(table.happened("report")) == 1


@pytest.mark.rule("MAS-183")
def test_the_cross_causes_no_report_in_a_section_already_reported() -> None:
    table = idle(solo("cross.two").cross(7).faith(9).reports(1).tiles(0, 1, 0, 0))
    assert table.happened("report") == []


@pytest.mark.rule("MAS-184")
@pytest.mark.parametrize(("space", "tile"), [(4, "discarded"), (5, "face_up")])
def test_a_report_of_the_cross_settles_the_players_tile(space: int, tile: str) -> None:
    table = idle(solo("cross.two").cross(6).faith(space))
    assert [board["tiles"] for board in table.view()["boards"]] == [[tile, "face_down", "face_down"]]
    assert set(lorenzo(table)) == {"outcome", "cross", "token", "revealed", "removed"}


@pytest.mark.rule("MAS-184")
def test_a_report_of_the_player_settles_only_the_players_tile() -> None:
    table = solo().faith(7).cross(2).hand(0, "depot.stones").play(0, "discard:depot.stones")
    assert [(seat, args) for _, seat, args in table.happened("tile")] == [(0, (0, 1))]
    assert table.board(0)["tiles"] == ["face_up", "face_down", "face_down"]
