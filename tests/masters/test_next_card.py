"""The next card of a stack that was bought from, and what can be taken back until it shows (MAS-084)."""

from __future__ import annotations

import pytest

from signoria.games.masters.rules.state import FIRST_RULINGS
from signoria.kernel.match import CHANCE, CannotUndo
from tests.masters.lorenzo import SIX, is_won, lorenzo, revealed, solo
from tests.masters.table import Table, goods
from tests.words.saying import option_text

PAID = goods(shields=2)
BOUGHT = {"card": "", "covered": 1}
NEXT = {"card": "green.1.c", "covered": 0}


def offering(table: Table) -> Table:
    """Seat 0 can buy one card in one way only: a slot is free, the strongbox has what it costs."""
    return table.stack("green.1", "green.1.a", "green.1.c").slots(0, "blue.1.d", "yellow.1.d").strongbox(0, **PAID)


def green(table: Table) -> dict[str, object]:
    """The stack of green cards of level 1, as everybody sees it."""
    return dict(table.view(None)["table"]["grid"][0][2])


@pytest.mark.rule("MAS-084")
def test_the_next_card_shows_with_the_end_of_the_turn_and_is_for_sale() -> None:
    table = offering(Table()).strongbox(1, shields=3, servants=3)
    assert green(table) == {"card": "green.1.a", "covered": 1}
    assert green(table.play(0, "buy:green.1")) == BOUGHT
    assert table.happened("reveal") == []
    assert green(table.play(0, "end")) == NEXT
    assert [kind for kind, _, _ in table.happened("buy", "reveal", "turn")] == ["turn", "buy", "reveal", "turn"]
    assert table.play(1, "buy:green.1", "slot:1").board(1)["slots"][0] == ["green.1.c"]


@pytest.mark.rule("MAS-084")
def test_a_purchase_makes_the_stack_one_shorter() -> None:
    table = Table().top("green.1.a").strongbox(0, shields=2).play(0, "buy:green.1", "slot:1", "end")
    assert green(table)["card"] in ("green.1.b", "green.1.c", "green.1.d")
    assert green(table)["covered"] == 2


@pytest.mark.rule("MAS-084")
def test_a_purchase_that_asks_nothing_can_be_taken_back_until_the_turn_ends() -> None:
    table = offering(Table())
    before = table.match.digest()
    table.match.choose(0, "buy:green.1")
    table.match.undo(0)
    assert table.match.digest() == before
    table.play(0, "buy:green.1", "end")
    with pytest.raises(CannotUndo) as refusal:
        table.match.undo(0)
    assert refusal.value.barrier == CHANCE


@pytest.mark.rule("MAS-084")
def test_a_leader_action_after_a_purchase_is_taken_back_and_the_purchase_after_it() -> None:
    table = offering(Table()).hand(0, "depot.coins")
    before = table.match.digest()
    table.play(0, "buy:green.1", "discard:depot.coins")
    table.match.undo(0)
    table.match.undo(0)
    assert table.match.digest() == before


@pytest.mark.rule("MAS-084")
def test_foreseeing_a_purchase_shows_no_card_where_it_lay_and_no_chance() -> None:
    table = offering(Table())
    assert not table.match.preview(0, "buy:green.1").reveals
    assert table.play(0, "buy:green.1").match.preview(0, "end").reveals


@pytest.mark.rule("MAS-084")
def test_what_lies_covered_is_not_called_an_empty_stack() -> None:
    table = offering(Table()).stack("green.2").play(0, "buy:green.1")
    assert "still covered" in option_text(table, "buy:green.1")
    assert "ancora coperta" in option_text(table, "buy:green.1", "it")
    assert "empty stack" in option_text(table, "buy:green.2")
    assert table.refused(0, "buy:green.1") == "MAS-038"


@pytest.mark.rule("MAS-084")
def test_the_last_turn_of_a_match_reveals_too() -> None:
    table = Table().stack("green.1", "green.1.a", "green.1.c").turn(1, turns=5)
    table.slots(1, "blue.1.d", "yellow.1.d").strongbox(1, **PAID).state.ending = True
    table.play(1, "buy:green.1", "end")
    assert table.over()
    assert green(table) == NEXT


@pytest.mark.rule("MAS-084", "MAS-175")
def test_solo_the_next_card_shows_before_the_token_and_may_leave_with_it() -> None:
    table = offering(solo("discard.green")).stack("green.2", "green.2.a", "green.2.b").play(0, "buy:green.1")
    assert green(table) == BOUGHT
    assert revealed(table) == []
    table.play(0, "end")
    kinds = [kind for kind, _, _ in table.happened("reveal", "token", "remove")]
    assert kinds == ["reveal", "token", "remove", "remove", "reveal"]
    assert lorenzo(table)["removed"] == ["green.1.c", "green.2.a"]


@pytest.mark.rule("MAS-084", "MAS-187")
def test_solo_covered_cards_are_cards_of_their_colour() -> None:
    table = offering(solo("cross.two")).stack("green.2").stack("green.3").play(0, "buy:green.1")
    assert not table.over()
    assert green(table.play(0, "end")) == NEXT


@pytest.mark.rule("MAS-084", "MAS-191")
def test_solo_the_seventh_card_leaves_the_next_one_covered() -> None:
    table = solo().slots(0, SIX[0], SIX[1], SIX[2]).stack("green.2", "green.2.b", "green.2.c")
    table.strongbox(0, coins=9, stones=9, servants=9, shields=9).play(0, "buy:green.2")
    assert is_won(table)
    assert table.view()["table"]["grid"][0][1] == BOUGHT
    assert table.happened("reveal") == []


@pytest.mark.rule("MAS-084", "MAS-191")
def test_solo_a_match_won_by_a_leader_after_a_purchase_leaves_the_next_one_covered() -> None:
    table = offering(solo()).faith(23).reports(2).hand(0, "depot.coins").play(0, "buy:green.1", "discard:depot.coins")
    assert is_won(table)
    assert green(table) == BOUGHT


@pytest.mark.rule("MAS-084")
@pytest.mark.parametrize("seats", [1, 2])
def test_by_the_first_rulings_it_shows_with_the_purchase(seats: int) -> None:
    table = offering(Table(seats, rulings=FIRST_RULINGS))
    assert green(table.play(0, "buy:green.1")) == NEXT
    with pytest.raises(CannotUndo) as refusal:
        table.match.undo(0)
    assert refusal.value.barrier == CHANCE
    assert len(table.play(0, "end").happened("reveal")) >= 1


@pytest.mark.rule("MAS-084")
def test_matches_of_the_first_rules_version_keep_the_first_rulings() -> None:
    game = Table().game
    assert game.complete({"seats": 2}, version=1)["rulings"] == FIRST_RULINGS
    assert game.complete({"seats": 2})["rulings"] == game.version > FIRST_RULINGS
