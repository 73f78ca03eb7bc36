"""The professor: a prestige or a bonus card for free (PRI-327 to PRI-334)."""

from __future__ import annotations

from math import factorial

import pytest

from signoria.kernel.core import Seat
from tests.events import flat
from tests.position import names
from tests.princes.table import CARDS, Table, printed
from tests.princes.test_expansion import idle_until

FILES = {"bonus": "bonus_cards", "prestige": "prestige_cards"}
IDS = {deck: [card["id"] for card in printed(name)["cards"]] for deck, name in FILES.items()}


def professor(seats: int = 3) -> Table:
    """Seat 0 has the professor."""
    return Table(seats, expansion=True).character(0, "professor")


def cards(table: Table, seat: Seat) -> dict[str, list[str]]:
    own = table.own(seat)
    return {"bonus": own["bonuses"], "prestige": own["prestiges"]}


def take(table: Table, deck: str, card: str = "") -> Table:
    """A card of a deck, the first one if none is named; the others go under it as they were drawn."""
    table.play(0, f"professor:{deck}")
    table.play(0, f"keep:{card}" if card else table.options(0)[0])
    return table.play(0, table.options(0, "order")[0])


@pytest.mark.rule("PRI-327")
@pytest.mark.parametrize("deck", FILES)
def test_one_card_is_taken_for_free(deck: str) -> None:
    table = professor().actions()
    before = table.view()["table"]["decks"][deck]
    take(table, deck)
    assert table.florins(0) == 3500
    assert {kind: len(some) for kind, some in cards(table, 0).items()} == {"bonus": 0, "prestige": 0, deck: 1}
    assert table.view()["table"]["decks"][deck] == before - 1
    assert table.board(0)["character"] == ""
    assert table.options(0, "professor") == []


@pytest.mark.rule("PRI-327")
def test_even_without_money_a_card_is_taken() -> None:
    assert len(cards(take(professor().money(0, 0).actions(), "prestige"), 0)["prestige"]) == 1


@pytest.mark.rule("PRI-328")
@pytest.mark.parametrize("deck", FILES)
def test_first_the_kind_is_chosen_then_the_top_five_of_that_deck_are_seen(deck: str) -> None:
    table = professor().top("bonus", *IDS["bonus"]).top("prestige", *IDS["prestige"]).actions()
    assert table.options(0, "professor") == ["professor:bonus", "professor:prestige"]
    assert table.own(0)["drawn"] == []
    table.play(0, f"professor:{deck}")
    assert table.own(0)["drawn"] == IDS[deck][:5]
    assert table.options(0) == [f"keep:{card}" for card in IDS[deck][:5]]
    table.play(0, f"keep:{IDS[deck][2]}")
    assert cards(table, 0)[deck] == [IDS[deck][2]]


@pytest.mark.rule("PRI-328")
@pytest.mark.parametrize("deck", FILES)
def test_the_rest_goes_under_the_deck_in_an_order_of_choice(deck: str) -> None:
    table = professor().top(deck, *IDS[deck]).actions().play(0, f"professor:{deck}", f"keep:{IDS[deck][0]}")
    assert len(table.options(0)) == factorial(4)
    table.play(0, "order:3-1-4-2")
    first, second, third, fourth = IDS[deck][1:5]
    assert table.own(0)["known"][deck] == [third, first, fourth, second]


@pytest.mark.rule("PRI-329")
@pytest.mark.parametrize("deck", FILES)
def test_others_see_the_kind_but_not_the_card(deck: str) -> None:
    table = professor().top(deck, *IDS[deck]).actions().play(0, f"professor:{deck}")
    for code in ("", f"keep:{IDS[deck][1]}", "order:1-2-3-4"):
        if code:
            table.play(0, code)
        for viewer in (None, 1, 2):
            assert not names(table.view(viewer)) & set(IDS[deck])
    board = table.view(1)["boards"][0]
    assert {"bonus": board["bonus_cards"], "prestige": board["prestige_cards"]} == {"bonus": 0, "prestige": 0, deck: 1}
    event_of_keeping = next(event for event in table.events if event.kind == "keep")
    assert (flat(event_of_keeping.seen_by(1)), flat(event_of_keeping.seen_by(0))[1]) == (
        (),
        CARDS[["", "bonus", "prestige"].index(deck)][IDS[deck][1]],
    )


@pytest.mark.rule("PRI-330")
def test_it_is_no_action() -> None:
    table = take(professor().actions(), "bonus")
    assert table.view()["table"]["actions"] == 2
    table.play(0, "freedom:travel", "bonus")
    table.play(0, table.options(0)[0]).play(0, table.options(0)[0])
    assert (table.board(0)["bonus_cards"], table.view()["table"]["actions"]) == (2, 0)


@pytest.mark.rule("PRI-330")
def test_it_can_be_used_after_both_actions() -> None:
    table = professor().actions().play(0, "freedom:travel", "bonus")
    table.play(0, table.options(0)[0]).play(0, table.options(0)[0])
    assert table.options(0) == ["professor:bonus", "professor:prestige", "end"]
    assert take(table, "bonus").board(0)["bonus_cards"] == 2


@pytest.mark.rule("PRI-330")
def test_it_is_no_purchase_of_the_auction() -> None:
    table = take(professor(), "prestige")
    assert "open:prestige_card" in table.options(0)
    table.plays((0, "open:prestige_card"), (1, "pass"), (2, "pass"))
    table.play(0, table.options(0)[0]).play(0, table.options(0)[0])
    assert (table.board(0)["prestige_cards"], table.florins(0)) == (2, 3300)


@pytest.mark.rule("PRI-331")
def test_it_may_be_used_at_once_or_until_the_next_character_auction() -> None:
    moments = []
    table = Table(3, expansion=True).character_auction()
    table.plays((0, "character:professor.3"), (1, "pass"), (2, "pass"))
    for kind in ("use", "turn", "purchase", "use"):
        idle_until(table, kind, 0)
        moments.append(table.options(0, "professor"))
        if kind == "use":
            table.play(0, "wait")
    assert moments == [["professor:bonus", "professor:prestige"]] * 4
    assert idle_until(table, "character", 0).options(0, "professor") == []


@pytest.mark.rule("PRI-331")
@pytest.mark.parametrize("late", [False, True], ids=["in the last turn", "after all turns"])
def test_a_prestige_card_taken_after_the_last_action_of_round_seven_scores(late: bool) -> None:
    table = professor().round(7).starts(1).top("prestige", "all_freedoms", "most_jesters", "most_parks").jesters(0, 1)
    idle_until(table.actions(), "turn", 0).play(0, "freedom:travel")
    if late:
        idle_until(table, "use", 0)
    table.play(0, "professor:prestige", "keep:most_jesters", "order:1-2")
    idle_until(table, "")
    assert table.happened("prestige") == [("prestige", 0, (CARDS[2]["most_jesters"], 6))]
    assert table.score(0).total == 6


@pytest.mark.rule("PRI-332")
def test_with_fewer_than_five_cards_all_of_them_are_seen() -> None:
    table = professor().top("prestige", "all_freedoms", "most_lakes").actions().play(0, "professor:prestige")
    assert table.options(0) == ["keep:all_freedoms", "keep:most_lakes"]
    table.play(0, "keep:most_lakes")
    assert (table.kind(), table.view()["table"]["decks"]["prestige"]) == ("turn", 1)


@pytest.mark.rule("PRI-332")
@pytest.mark.parametrize(("empty", "other"), [("prestige", "bonus"), ("bonus", "prestige")])
def test_an_empty_deck_cannot_be_chosen(empty: str, other: str) -> None:
    table = professor().top(empty).actions()
    assert table.options(0, "professor") == [f"professor:{other}"]
    assert table.refused(0, f"professor:{empty}") == "PRI-332"


@pytest.mark.rule("PRI-332")
def test_with_both_decks_empty_there_is_nothing_to_ask() -> None:
    table = professor().top("bonus").top("prestige")
    assert table.options(0, "professor") == []
    table.plays((0, "decline"), (1, "decline"), (2, "nothing"))
    assert table.kind() == "character"


@pytest.mark.rule("PRI-333")
def test_a_bonus_card_of_the_professor_is_played_in_the_same_round() -> None:
    table = Table(3, expansion=True).hand(0, "poet").jesters(0, 3).top("bonus", *IDS["bonus"][6:]).character_auction()
    table.plays((0, "character:professor.3"), (1, "pass"), (2, "pass"))
    assert IDS["bonus"][10] == "each_jester"
    take(table, "bonus", "each_jester")
    assert table.kind() == "turn"
    table.play(0, "work:poet", "add:each_jester")
    assert table.board(0)["best_work"] == 7 + 6
    table.play(0, "exchange:0")
    assert (table.own(0)["bonuses"], table.view()["table"]["removed"]) == ([], ["each_jester"])


@pytest.mark.rule("PRI-334")
def test_ken_keeps_the_card_for_each_building_and_four_go_under_the_deck() -> None:
    others = [card for card in IDS["bonus"] if card != "each_building"]
    order = [*others[:2], "each_building", *others[2:]]
    assert len(order) == 20
    table = professor().top("bonus", *order).actions()
    take(table, "bonus", "each_building")
    assert (table.own(0)["bonuses"], table.view()["table"]["decks"]["bonus"]) == (["each_building"], 19)
    assert table.own(0)["known"]["bonus"] == others[:4]
    drawn = []
    for seat in (0, 0, 1):
        drawn += table.play(seat, "bonus").own(seat)["drawn"]
        table.play(seat, table.options(seat)[0]).play(seat, table.options(seat)[0])
        if table.options(0) == ["end"]:
            table.play(0, "end")
    assert drawn == others[4:]
    assert table.play(1, "bonus").own(1)["drawn"][:4] == others[:4]
