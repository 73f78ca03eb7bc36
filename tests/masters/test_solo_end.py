"""Discards, winning and losing in solo play (checklist part 11)."""

from __future__ import annotations

import pytest

from tests.masters.lorenzo import FULL, SIX, idle, is_won, lorenzo, revealed, sizes, solo
from tests.masters.table import Table, goods


@pytest.mark.rule("MAS-185")
def test_discarded_resources_move_the_cross() -> None:
    table = solo().cross(6).faith(3).market("yellow grey purple white")
    table.play(0, "take:row.1", "store:nothing")
    assert lorenzo(table)["cross"] == 9
    assert table.spaces() == [3]
    assert table.board(0)["tiles"][0] == "discarded"


@pytest.mark.rule("MAS-185")
def test_a_discard_that_takes_the_cross_to_the_end_loses_at_once() -> None:
    table = solo().reports(2).cross(23).market("yellow white white white").play(0, "take:row.1", "store:nothing")
    assert not is_won(table)
    assert revealed(table) == []


@pytest.mark.rule("MAS-186")
def test_discarding_a_leader_moves_the_players_marker_only() -> None:
    table = solo().cross(3).hand(0, "depot.stones").play(0, "discard:depot.stones")
    assert table.spaces() == [1]
    assert lorenzo(table)["cross"] == 3


@pytest.mark.rule("MAS-187")
@pytest.mark.parametrize("cards", [["purple.3.a", "purple.3.b"], ["purple.3.a"]])
def test_a_token_that_empties_a_colour_loses(cards: list[str]) -> None:
    table = solo("discard.purple").stack("purple.1").stack("purple.2").stack("purple.3", *cards)
    idle(table)
    assert sizes(table, "purple") == [0, 0, 0]
    assert sorted(lorenzo(table)["removed"]) == cards
    assert not is_won(table)


@pytest.mark.rule("MAS-187")
def test_an_empty_stack_alone_does_not_lose() -> None:
    table = idle(solo("discard.purple").stack("purple.1", "purple.1.a", "purple.1.b"))
    assert sizes(table, "purple") == [0, 4, 4]
    assert table.kind() == "turn"


@pytest.mark.rule("MAS-188")
def test_the_cross_at_the_end_first_loses_at_once() -> None:
    table = idle(solo("cross.two").reports(2).cross(23).faith(23))
    assert lorenzo(table)["cross"] == 24
    assert not is_won(table)


@pytest.mark.rule("MAS-189")
def test_the_marker_at_the_end_first_wins_after_the_third_report() -> None:
    table = solo().reports(2).cross(23).faith(23).market("red white white white").play(0, "take:row.1")
    assert table.board(0)["tiles"][2] == "face_up"
    assert is_won(table)
    assert table.score(0).parts["tiles"] == 4


def about_to_buy_the_seventh() -> Table:
    return solo().slots(0, *SIX).strongbox(0, stones=4).top("yellow.2.a")


@pytest.mark.rule("MAS-190")
def test_the_seventh_card_wins() -> None:
    table = about_to_buy_the_seventh().play(0, "buy:yellow.2")
    assert is_won(table)
    assert table.score(0).parts["cards"] == (1 + 5 + 9) + (1 + 5) + (1 + 5)


@pytest.mark.rule("MAS-191")
@pytest.mark.parametrize("code", ["buy:yellow.2", "discard:production.coins"])
def test_the_end_is_immediate(code: str) -> None:
    table = about_to_buy_the_seventh().hand(0, "depot.stones", "production.coins").faith(23).reports(2)
    table.strongbox(0, stones=4, coins=5).tokens("cross.two", "cross.two", "cross.one_shuffle")
    idle(idle(table)).play(0, code)
    assert is_won(table)
    assert len(revealed(table)) == 2
    for late in ("play:depot.stones", "discard:depot.stones", "take:row.1", "end"):
        assert table.refused(0, late) == "MAS-171"


@pytest.mark.rule("MAS-176", "MAS-191")
def test_the_round_is_that_of_the_last_turn_whoever_ended_the_match() -> None:
    """By what the player does in the middle of a turn, or by Lorenzo's answer to it."""
    own = idle(about_to_buy_the_seventh().tokens("cross.two"))
    assert own.view()["table"]["round"] == 2
    assert own.play(0, "buy:yellow.2").view()["table"]["round"] == 2
    answered = solo().reports(2).cross(22).tokens("cross.two")
    assert idle(answered).view()["table"]["round"] == 1
    assert not is_won(answered)


def about_to_buy_the_last_purple(*slots: str) -> Table:
    table = solo().slots(0, *slots).strongbox(0, servants=4)
    return table.stack("purple.1").stack("purple.2", "purple.2.a").stack("purple.3")


@pytest.mark.rule("MAS-192")
def test_a_seventh_card_that_empties_a_colour_wins() -> None:
    table = about_to_buy_the_last_purple(*SIX).play(0, "buy:purple.2")
    assert sizes(table, "purple") == [0, 0, 0]
    assert is_won(table)


@pytest.mark.rule("MAS-187", "MAS-193")
def test_another_purchase_that_empties_a_colour_loses_at_once() -> None:
    table = about_to_buy_the_last_purple("blue.1.a green.2.a", "yellow.1.a").play(0, "buy:purple.2")
    assert table.board(0)["slots"][1] == ["yellow.1.a", "purple.2.a"]
    assert not is_won(table)
    assert revealed(table) == []


@pytest.mark.rule("MAS-194")
def test_faith_on_taking_comes_before_discards() -> None:
    table = solo().reports(2).faith(23).cross(23).depots(0, **FULL).market("red blue white white")
    table.play(0, "take:row.1")
    assert is_won(table)
    assert lorenzo(table)["cross"] == 23
    assert table.in_depots(0) == FULL


@pytest.mark.rule("MAS-194")
def test_faith_on_producing_comes_before_the_token() -> None:
    table = solo("cross.two").reports(2).faith(23).cross(23).slots(0, "green.1.a").strongbox(0, coins=1)
    table.play(0, "produce:slot.1")
    assert is_won(table)
    assert revealed(table) == []


@pytest.mark.rule("MAS-195")
def test_what_is_taken_beside_a_winning_red_marble_does_not_score() -> None:
    table = solo().reports(2).faith(23).depots(0, coins=2, stones=2).market("red yellow white white")
    table.play(0, "take:row.1")
    assert is_won(table)
    assert table.owned(0) == goods(coins=2, stones=2)
    assert table.score(0).parts["resources"] == 0


@pytest.mark.rule("MAS-195")
def test_a_winning_production_gives_its_whole_output() -> None:
    table = solo().reports(2).faith(23).slots(0, "green.1.d").strongbox(0, coins=3, stones=1, servants=1)
    table.play(0, "produce:slot.1")
    assert is_won(table)
    assert table.owned(0) == goods(coins=5)
    assert table.score(0).parts["resources"] == 1


@pytest.mark.rule("MAS-196")
def test_a_won_match_is_scored_as_usual() -> None:
    table = about_to_buy_the_seventh().faith(15).reports(2).tiles(0, 1, 1, 0).played(0, "depot.coins")
    table.depots(0, coins=5).strongbox(0, stones=4, shields=5).play(0, "buy:yellow.2")
    assert is_won(table)
    assert table.score(0).parts == {"cards": 27, "faith": 9, "tiles": 5, "leaders": 3, "resources": 2}
    assert table.score(0).total == 46


@pytest.mark.rule("MAS-196")
def test_a_lost_match_has_no_winner_whatever_the_points() -> None:
    table = solo("cross.two").slots(0, *SIX).faith(23).reports(2).tiles(0, 1, 1, 0).cross(22).strongbox(0, coins=50)
    idle(table)
    assert table.score(0).total > 40
    assert not is_won(table)
