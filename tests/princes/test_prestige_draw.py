"""Prestige cards as objects: five are looked at, one is kept (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.events import flat
from tests.position import names
from tests.princes.bidding import close_auction, close_auction_but_one, end_turns, win
from tests.princes.table import CARDS, Table, printed

IDS = [card["id"] for card in printed("prestige_cards")["cards"]]
TOP = ("most_parks", "most_lakes", "most_works", "most_forests", "most_jesters")
BELOW = ("all_freedoms", "most_builders", "most_buildings")


def looking(*deck: str) -> Table:
    """Seat 0 has won a prestige card and looks at the top of this deck."""
    return win(Table().top("prestige", *deck), 0, "prestige_card")


@pytest.mark.rule("PRI-082")
def test_the_buyer_looks_at_the_top_five_cards_and_keeps_one() -> None:
    table = looking(*TOP, *BELOW)
    assert sorted(table.options(0)) == sorted(f"keep:{card}" for card in TOP)
    assert sorted(table.own(0)["drawn"]) == sorted(TOP)
    table.play(0, "keep:most_works", "order:1-2-3-4")
    assert table.own(0)["prestiges"] == ["most_works"]
    assert table.view()["table"]["decks"]["prestige"] == 7


@pytest.mark.rule("PRI-082")
@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_nobody_but_the_buyer_sees_the_five_cards(viewer: int | None) -> None:
    table = looking(*TOP, *BELOW)
    assert not names(table.view(viewer)) & set(IDS)
    assert table.pending() == [0]
    drawn = next(e for e in table.events if e.kind == "drawn")
    assert flat(drawn.seen_by(viewer)) == ()
    assert set(flat(drawn.seen_by(0))[1:]) == {CARDS[2][card] for card in TOP}


@pytest.mark.rule("PRI-082")
def test_exactly_one_card_is_kept() -> None:
    table = looking(*TOP, *BELOW)
    for none in ("hold", "nothing", "pass", "decline", "end", "order:1-2-3-4"):
        assert none not in table.options(0)
        assert table.refused(0, none)
    assert table.refused(0, "keep:all_freedoms")
    table.play(0, "keep:most_parks")
    assert table.refused(0, "keep:most_lakes")
    assert table.board(0)["prestige_cards"] == 1


@pytest.mark.rule("PRI-083")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_smaller_deck_is_looked_at_as_a_whole(number: int) -> None:
    table = looking(*TOP[:number])
    assert sorted(table.options(0)) == sorted(f"keep:{card}" for card in TOP[:number])


@pytest.mark.rule("PRI-083")
def test_the_last_card_of_the_deck_is_kept_without_a_question() -> None:
    table = looking("most_parks")
    assert table.own(0)["prestiges"] == ["most_parks"]
    assert table.view()["table"]["decks"]["prestige"] == 0
    assert table.kind() == "open"


@pytest.mark.rule("PRI-084")
def test_the_other_cards_go_under_the_deck_in_the_chosen_order() -> None:
    table = looking(*TOP, *BELOW).play(0, "keep:most_jesters")
    assert len(table.options(0, "order")) == 24
    assert table.own(0)["drawn"] == list(TOP[:4])
    table.play(0, "order:2-1-4-3")
    ordered = ["most_lakes", "most_parks", "most_forests", "most_works"]
    assert table.own(0)["known"]["prestige"] == ordered
    end_turns(close_auction(table))
    win(table, 1, "prestige_card")
    assert table.own(1)["drawn"] == [*BELOW, *ordered[:2]]


@pytest.mark.rule("PRI-085")
def test_opponents_see_only_that_the_owner_has_one_card_more() -> None:
    table = looking(*TOP, *BELOW).play(0, "keep:most_works", "order:4-3-2-1")
    assert table.board(0)["prestige_cards"] == 1
    for viewer in (1, 2, 3):
        assert not names(table.view(viewer)) & set(IDS)
        assert [flat(e.seen_by(viewer)) for e in table.events if e.kind in ("drawn", "keep")] == [(), ()]


@pytest.mark.rule("PRI-085")
def test_prestige_cards_stay_hidden_until_the_last_round_is_over() -> None:
    table = Table().round(7).prestiges(0, "most_parks").prestiges(1, "most_lakes").actions()
    for seat in (0, 1, 2, 3):
        assert names(table.view(1)) & set(IDS) == {"most_lakes"}
        table.play(seat, "end")
    assert table.over()
    assert {"most_parks", "most_lakes"} <= names(table.view(1))


@pytest.mark.rule("PRI-086")
def test_a_prestige_card_fulfilled_before_the_end_scores_nothing_yet() -> None:
    table = Table().round(3).prestiges(0, "all_freedoms").freedoms(0, "travel", "religion").actions()
    table.play(0, "freedom:opinion")
    assert table.fame(0) == 0
    assert table.score(0).total == 0
    end_turns(table)
    assert table.view()["table"]["round"] == 4
    assert table.score(0).total == 0


@pytest.mark.rule("PRI-086")
def test_a_prestige_card_fulfilled_scores_at_the_end() -> None:
    table = Table().round(7).prestiges(0, "all_freedoms").freedoms(0, "travel", "religion", "opinion").actions()
    assert table.score(0).total == 0
    assert end_turns(table).score(0).total == 8


@pytest.mark.rule("PRI-086")
def test_no_prestige_card_is_worth_more_than_eight_points() -> None:
    assert max(card["points"] for card in printed("prestige_cards")["cards"]) == 8


@pytest.mark.rule("PRI-087")
def test_the_last_player_draws_in_the_same_way() -> None:
    table = close_auction_but_one(Table().top("prestige", *TOP, *BELOW)).play(3, "buy:prestige_card")
    assert table.florins(3) == 3300
    assert sorted(table.options(3)) == sorted(f"keep:{card}" for card in TOP)
    table.play(3, "keep:most_parks", "order:1-2-3-4")
    assert table.own(3)["prestiges"] == ["most_parks"]
    assert table.kind() == "turn"
