"""When characters can be used, and when they go back to the display (PRI-285 to PRI-291)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Seat
from tests.princes.table import CARDS, CHARACTER, Table
from tests.princes.test_expansion import for_sale, idle_until

USES = {"merchant": ["merchant:rank"], "professor": ["professor:bonus", "professor:prestige"]}


def holder(table: Table, character: str) -> list[Seat]:
    character_card = next(card for card in table.view()["table"]["characters"] if card["character"] == character)
    return [marker["seat"] for marker in character_card["holder"]]


def uses(table: Table, seat: Seat) -> list[str]:
    """What a seat may do now with a merchant or a professor."""
    return [*table.options(seat, "merchant"), *table.options(seat, "professor")]


def draw(table: Table, seat: Seat, deck: str) -> Table:
    """The professor brings the first of the cards drawn."""
    table.play(seat, f"professor:{deck}")
    return table.play(seat, table.options(seat)[0]).play(seat, table.options(seat)[0])


def one_round_later(character: str) -> Table:
    """Seat 0 had a character in round 1, did nothing with it, and has a turn in round 2 with a work of value 14."""
    table = Table(3, expansion=True).hand(0, "poet", "lawyer").jesters(0, 6).piece(0, "forest").character(0, character)
    return idle_until(idle_until(table.actions(), "open"), "turn", 0)


@pytest.mark.rule("PRI-285")
def test_the_cardinal_gives_no_action_in_the_next_round() -> None:
    table = one_round_later("cardinal")
    assert (table.view()["table"]["round"], table.view()["table"]["actions"]) == (2, 2)


@pytest.mark.rule("PRI-285")
def test_the_muse_raises_no_work_of_the_next_round() -> None:
    table = one_round_later("muse").play(0, "work:poet", "exchange:0")
    assert table.board(0)["best_work"] == 14


@pytest.mark.rule("PRI-285")
def test_the_princess_completes_no_work_in_the_next_round() -> None:
    assert one_round_later("princess").refused(0, "princess") == "PRI-318"


@pytest.mark.rule("PRI-285")
@pytest.mark.parametrize("character", ["cardinal", "muse", "princess"])
def test_they_do_nothing_in_the_next_object_auction(character: str) -> None:
    table = idle_until(Table(3, expansion=True).character(0, character).actions(), "purchase", 0)
    plain = idle_until(Table(3, expansion=True).actions(), "purchase", 0)
    assert table.view()["table"]["round"] == 2
    assert table.options(0) == plain.options(0)
    assert uses(table, 0) == []
    assert table.refused(0, "princess") != ""


@pytest.mark.rule("PRI-285")
@pytest.mark.parametrize("character", ["cardinal", "muse", "princess"])
def test_they_wait_for_the_turn_of_their_owner(character: str) -> None:
    table = Table(3, expansion=True).character(1, character).piece(1, "forest").piece(1, "forest").builders(1, 1)
    table.actions()
    assert (table.view()["table"]["actions"], table.options(1)) == (2, [])
    assert table.refused(1, "princess") == "PRI-027"
    assert holder(table.play(0, "end"), character) == [1]
    assert table.view()["table"]["actions"] == (3 if character == "cardinal" else 2)
    assert ("princess" in table.options(1)) == (character == "princess")


@pytest.mark.rule("PRI-286")
@pytest.mark.parametrize("character", USES)
def test_merchant_and_professor_can_be_used_until_the_next_character_auction(character: str) -> None:
    table = Table(3, expansion=True).character_auction()
    table.plays((0, f"character:{character}.3"), (1, "pass"), (2, "pass"))
    assert (table.kind(), uses(table, 0)) == ("use", USES[character])
    assert uses(idle_until(table, "turn", 0), 0) == USES[character]
    assert uses(idle_until(table, "purchase", 0), 0) == USES[character]
    assert table.view()["table"]["round"] == 2
    assert uses(idle_until(table, "use"), 0) == USES[character]
    idle_until(table, "character", 0)
    assert uses(table, 0) == []


@pytest.mark.rule("PRI-287")
@pytest.mark.parametrize("character", USES)
def test_merchant_and_professor_go_back_when_they_are_used(character: str) -> None:
    table = Table(3, expansion=True).character(0, character).actions()
    assert holder(table, character) == [0]
    table.play(0, USES[character][0])
    assert holder(table, character) == []
    assert table.happened("returned") == [("returned", 0, (CHARACTER[character],))]


@pytest.mark.rule("PRI-287")
@pytest.mark.parametrize("character", ["cardinal", "muse"])
def test_cardinal_and_muse_go_back_after_the_turn(character: str) -> None:
    table = Table(3, expansion=True).character(0, character).actions().play(0, "end")
    assert (holder(table, character), table.board(0)["character"]) == ([], "")


@pytest.mark.rule("PRI-287")
def test_the_princess_goes_back_with_her_work() -> None:
    table = Table(3, expansion=True).character(0, "princess").piece(0, "forest").piece(0, "forest").builders(0, 1)
    table.actions().play(0, "princess", "exchange:0")
    assert (table.pending(), holder(table, "princess"), table.board(0)["character"]) == ([0], [], "")


@pytest.mark.rule("PRI-288")
@pytest.mark.parametrize("character", USES)
def test_a_card_used_in_the_auction_is_not_sold_again_in_the_round_but_in_the_next(character: str) -> None:
    table = Table(4, expansion=True).character_auction()
    table.plays((0, f"character:{character}.3"), (1, "character:muse.3"), (2, "character:muse.4"), (3, "pass"))
    if character == "professor":
        draw(table, 0, "bonus")
    else:
        table.play(0, "merchant:rank")
    assert (table.kind(), table.pending(), holder(table, character)) == ("character", [1], [])
    assert character not in for_sale(table, 1)
    assert table.refused(1, f"character:{character}.15") == "PRI-281"
    idle_until(table, "turn")
    assert character in for_sale(idle_until(table, "character"), 1)


@pytest.mark.rule("PRI-289")
def test_a_card_used_after_the_auction_is_for_sale_in_the_next_one() -> None:
    table = Table(3, expansion=True).round(2).starts(1).character(1, "princess").character(2, "merchant")
    for _ in range(3):
        table.piece(1, "forest")
    table.builders(1, 1).actions().play(1, "princess", "exchange:0")
    idle_until(table, "open", 2).play(2, "merchant:rank")
    idle_until(table, "character")
    assert table.view()["table"]["round"] == 3
    assert for_sale(table, 2) == ["banker", "cardinal", "merchant", "muse", "princess", "professor"]


def two_owners() -> Table:
    """Seat 1 starts; seat 0 has the merchant of the round before and seat 2 the professor."""
    return Table(4, expansion=True).starts(1).character(0, "merchant").character(2, "professor")


@pytest.mark.rule("PRI-290")
def test_owners_are_asked_once_more_before_the_card_returns_clockwise_from_the_starting_player() -> None:
    table = idle_until(two_owners(), "use")
    assert (table.pending(), table.options(2)) == ([2], ["professor:bonus", "professor:prestige", "wait"])
    table.play(2, "wait")
    assert (table.pending(), table.options(0)) == ([0], ["merchant:rank", "wait"])
    assert table.play(0, "wait").kind() == "character"


@pytest.mark.rule("PRI-290")
def test_who_has_declined_every_object_may_still_score_with_the_merchant_before_the_auction() -> None:
    table = Table(4, expansion=True).points(5, 9, 9, 9).character(0, "merchant").play(0, "decline")
    idle_until(table, "use")
    assert (table.pending(), table.fame(0)) == ([0], 5)
    table.play(0, "merchant:rank")
    assert (table.fame(0), table.kind()) == (9, "character")


@pytest.mark.rule("PRI-290")
def test_who_has_used_a_card_is_not_asked_again() -> None:
    table = Table(4, expansion=True).character(0, "merchant").play(0, "merchant:rank")
    while table.kind() != "character":
        assert table.kind() in ("open", "purchase")
        table.play(table.pending()[0], "decline" if table.kind() == "open" else "nothing")


@pytest.mark.rule("PRI-290")
@pytest.mark.parametrize("character", USES)
def test_uses_are_offered_at_openings_bids_and_the_last_purchase(character: str) -> None:
    table = Table(3, expansion=True).starts(1).character(0, character)
    table.plays((1, "open:jester"), (2, "pass"))
    assert (table.kind(), uses(table, 0)) == ("bid", USES[character])
    table.plays((0, "pass"), (2, "decline"))
    assert (table.kind(), uses(table, 0)) == ("purchase", USES[character])
    opening = Table(3, expansion=True).character(0, character)
    assert (opening.kind(), uses(opening, 0)) == ("open", USES[character])


@pytest.mark.rule("PRI-290")
def test_using_a_card_in_the_middle_of_an_auction_leaves_the_bid_open() -> None:
    table = Table(3, expansion=True).starts(1).character(0, "professor")
    table.plays((1, "open:jester"), (2, "pass"))
    draw(table, 0, "bonus")
    assert (table.kind(), table.options(0)) == ("bid", ["bid", "pass"])


@pytest.mark.rule("PRI-290")
@pytest.mark.parametrize("character", USES)
def test_no_use_is_offered_inside_an_action_of_another_player(character: str) -> None:
    table = Table(3, expansion=True).character(1, character).hand(0, "poet").jesters(0, 3).actions()
    assert table.options(1) == []
    assert table.refused(1, USES[character][0]) == "PRI-027"
    table.play(0, "work:poet")
    assert (table.kind(), table.options(1)) == ("exchange", [])
    table.play(0, "exchange:0", "end")
    assert uses(table, 1) == USES[character]


@pytest.mark.rule("PRI-290")
@pytest.mark.parametrize("character", USES)
def test_after_round_seven_owners_are_asked_before_the_prestige_cards_score(character: str) -> None:
    table = Table(3, expansion=True).round(7).starts(2).character(1, character).prestiges(0, "most_jesters")
    table.end_of_round()
    assert (table.kind(), table.pending(), uses(table, 1)) == ("use", [1], USES[character])
    assert not table.happened("prestige")
    table.play(1, "wait")
    assert table.over()
    assert table.happened("prestige") == [("prestige", 0, (CARDS[2]["most_jesters"], 0))]


@pytest.mark.rule("PRI-291")
@pytest.mark.parametrize("character", USES)
def test_an_unused_card_returns_when_the_next_character_auction_begins(character: str) -> None:
    table = Table(3, expansion=True).points(1, 2, 3).character(0, character)
    idle_until(table, "use").play(0, "wait")
    assert table.happened("returned") == [("returned", 0, (CHARACTER[character],))]
    assert (table.kind(), holder(table, character)) == ("character", [])
    assert character in for_sale(table, 0)
    table.plays((0, "pass"), (1, f"character:{character}.3"), (2, "pass"), (1, "wait"))
    assert (table.kind(), uses(table, 0), holder(table, character)) == ("turn", [], [1])
    assert table.refused(0, USES[character][0]) in ("PRI-306", "PRI-327")
    assert (table.fame(0), table.board(0)["bonus_cards"], table.board(0)["prestige_cards"]) == (1, 0, 0)


@pytest.mark.rule("PRI-291")
def test_an_unused_princess_returns_too() -> None:
    table = idle_until(Table(3, expansion=True).character(0, "princess"), "character")
    assert holder(table, "princess") == []
    assert "princess" in for_sale(table, 0)
