"""Taking a profession card (checklist part 8)."""

from __future__ import annotations

import pytest

from signoria.kernel.match import CannotUndo
from tests.events import flat
from tests.position import names
from tests.princes.table import CARDS, Table
from tests.princes.working import value

TOP = ("poet", "lawyer", "botanist", "painter", "sculptor")
BELOW = ("composer", "physician")


def taking(*deck: str) -> Table:
    """Seat 0 has paid and looks at the top of this deck."""
    return Table().top("profession", *deck).actions().play(0, "profession")


@pytest.mark.rule("PRI-161")
def test_a_profession_card_costs_300() -> None:
    table = taking(*TOP, *BELOW).play(0, "keep:poet", "order:1-2-3-4")
    assert table.florins(0) == 3200
    assert [table.florins(seat) for seat in (1, 2, 3)] == [3500] * 3


@pytest.mark.rule("PRI-161")
@pytest.mark.parametrize(
    ("money", "points", "offered"), [(200, 0, False), (300, 0, True), (100, 1, False), (100, 2, True)]
)
def test_the_card_is_offered_to_those_with_means_of_300(money: int, points: int, offered: bool) -> None:
    table = Table().money(0, money).points(points).actions()
    assert ("profession" in table.options(0)) is offered
    if not offered:
        assert table.refused(0, "profession") == "PRI-161"


@pytest.mark.rule("PRI-162")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_up_to_five_cards_are_drawn_and_one_is_kept(number: int) -> None:
    deck = (*TOP, *BELOW)[:number]
    table = taking(*deck)
    assert sorted(table.options(0)) == sorted(f"keep:{card}" for card in deck[:5])
    table.play(0, "keep:lawyer")
    while table.kind() == "order":
        assert table.refused(0, "keep:poet")
        table.play(0, table.options(0)[0])
    assert table.own(0)["hand"] == ["lawyer"]
    assert table.view()["table"]["decks"]["profession"] == number - 1


@pytest.mark.rule("PRI-163")
def test_the_other_cards_go_under_the_deck_in_the_chosen_order() -> None:
    table = taking(*TOP, *BELOW).play(0, "keep:botanist")
    assert len(table.options(0, "order")) == 24
    assert table.own(0)["drawn"] == ["poet", "lawyer", "painter", "sculptor"]
    table.play(0, "order:4-1-3-2")
    assert table.own(0)["known"]["profession"] == ["sculptor", "poet", "painter", "lawyer"]
    table.plays((0, "end"), (1, "profession"))
    assert table.own(1)["drawn"] == ["composer", "physician", "sculptor", "poet", "painter"]


@pytest.mark.rule("PRI-164")
@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_the_others_see_that_a_card_is_taken_but_not_which(viewer: int | None) -> None:
    table = taking(*TOP, *BELOW)
    assert not names(table.view(viewer)) & set(CARDS[0])
    table.play(0, "keep:poet", "order:3-4-1-2")
    assert not names(table.view(viewer)) & set(CARDS[0])
    assert table.board(0)["hand"] == 1
    assert [flat(e.seen_by(viewer)) for e in table.events if e.kind in ("drawn", "keep")] == [(), ()]


@pytest.mark.rule("PRI-165")
def test_the_new_card_may_be_used_with_the_remaining_action() -> None:
    table = Table().jesters(0, 3).top("profession", *TOP, *BELOW).actions()
    table.play(0, "profession", "keep:poet", "order:1-2-3-4")
    assert value(table, 0, "poet") == 7
    assert table.board(0)["table"] == ["poet"]
    assert table.options(0) == ["end"]


@pytest.mark.rule("PRI-165")
def test_the_new_card_stays_in_hand_for_a_later_round() -> None:
    table = Table().jesters(0, 5).top("profession", *TOP, *BELOW).actions()
    table.play(0, "profession", "keep:poet", "order:1-2-3-4").plays((0, "end"), (1, "end"), (2, "end"), (3, "end"))
    table.plays((1, "decline"), (2, "decline"), (3, "decline"), (0, "nothing"), (1, "end"), (2, "end"), (3, "end"))
    assert table.view()["table"]["round"] == 2
    assert value(table, 0, "poet") == 11


@pytest.mark.rule("PRI-166")
def test_with_an_empty_deck_no_card_can_be_taken() -> None:
    table = Table().top("profession").actions()
    assert "profession" not in table.options(0)
    assert table.refused(0, "profession") == "PRI-166"


@pytest.mark.rule("PRI-166")
def test_the_last_card_may_be_taken_and_then_none() -> None:
    table = taking("poet")
    assert table.own(0)["hand"] == ["poet"]
    assert table.play(0, "end").refused(1, "profession") == "PRI-166"


@pytest.mark.rule("PRI-167")
def test_the_price_is_paid_before_the_cards_are_seen_and_there_is_no_going_back() -> None:
    table = taking(*TOP, *BELOW)
    assert table.florins(0) == 3200
    kinds = [kind for kind, _, _ in table.happened("acquire", "look", "drawn")]
    assert kinds == ["acquire", "look", "drawn"]
    assert {code.split(":")[0] for code in table.options(0)} == {"keep"}
    for code in ("end", "build:tower", "freedom:travel", "profession", "bonus", "hold", "nothing"):
        assert table.refused(0, code)
    with pytest.raises(CannotUndo):
        table.match.undo(0)
