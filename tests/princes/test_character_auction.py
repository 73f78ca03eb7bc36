"""The character auction: markers, higher markers, buying and passing (PRI-267 to PRI-284)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Seat
from tests.position import play_on
from tests.princes.table import CHARACTER, Table, finish_setup, new_match, printed
from tests.princes.test_expansion import IDLE, for_sale, idle_until

SPACES = {card["id"]: card["spaces"] for card in printed("characters")["characters"]}
FIVE = ["cardinal", "merchant", "muse", "princess", "professor"]


def auction(seats: int = 4) -> Table:
    return Table(seats, expansion=True).character_auction()


def bids(character: str, lowest: int, highest: int) -> list[str]:
    return [f"character:{character}.{space}" for space in range(lowest, highest + 1)]


def offered(table: Table, seat: Seat, character: str) -> list[str]:
    return [code for code in table.options(seat) if code.startswith(f"character:{character}.")]


def holders(table: Table, viewer: Seat | None = None) -> dict[str, Seat]:
    """Who has a character, or a marker on it."""
    characters = table.view(viewer)["table"]["characters"]
    return {card["character"]: card["holder"][0]["seat"] for card in characters if card["holder"]}


def spaces(table: Table) -> dict[str, int]:
    return {card["character"]: card["space"] for card in table.view()["table"]["characters"]}


def phases(table: Table) -> list[str]:
    """The phases of a round as they are shown while nobody does anything, each once."""
    names = [table.view()["table"]["phase"]]
    while table.view()["table"]["round"] == 1:
        table.play(table.pending()[0], IDLE[table.kind()])
        if table.view()["table"]["round"] == 1 and table.view()["table"]["phase"] != names[-1]:
            names.append(table.view()["table"]["phase"])
    return names


@pytest.mark.rule("PRI-267")
def test_the_character_auction_lies_between_the_object_auction_and_the_actions() -> None:
    assert phases(Table(4, expansion=True)) == ["objects", "characters", "actions"]


@pytest.mark.rule("PRI-267")
def test_a_last_use_of_the_merchant_adds_no_phase_to_the_round() -> None:
    assert phases(Table(4, expansion=True).character(2, "merchant")) == ["objects", "characters", "actions"]


@pytest.mark.rule("PRI-267")
def test_every_round_has_objects_then_characters_then_actions() -> None:
    match = finish_setup(new_match(3, expansion=True))
    kinds: dict[int, list[str]] = {}
    number = 1
    for events in play_on(match, 4):
        number += sum(event.kind == "round" for event in events)
        pending_kinds = {decision.kind for decision in match.pending} & {"open", "character", "turn"}
        kinds.setdefault(number, []).extend(sorted(pending_kinds))
    for of_round in kinds.values():
        assert list(dict.fromkeys(of_round)) == ["open", "character", "turn"]
        assert of_round == sorted(of_round, key=["open", "character", "turn"].index)
    assert len(kinds) == 7


@pytest.mark.rule("PRI-268")
def test_the_starting_player_begins_and_turns_go_clockwise() -> None:
    table = Table(4, expansion=True).starts(2).character_auction()
    bidders = []
    for space in range(3, 8):
        bidders += table.pending()
        table.play(bidders[-1], f"character:muse.{space}")
    assert bidders == [2, 3, 0, 1, 2]
    assert table.pending() == [3]


@pytest.mark.rule("PRI-269", "PRI-270")
@pytest.mark.parametrize("character", FIVE)
def test_a_free_card_takes_a_marker_on_any_space_from_300_to_1500(character: str) -> None:
    table = auction().money(0, 2000)
    assert SPACES[character] == list(range(3, 16))
    assert offered(table, 0, character) == bids(character, 3, 15)
    assert len(offered(table, 0, character)) == 13


@pytest.mark.rule("PRI-269")
@pytest.mark.parametrize("space", [3, 9, 15])
def test_the_first_marker_may_lie_anywhere(space: int) -> None:
    table = auction().play(0, f"character:muse.{space}")
    assert (holders(table), spaces(table)["muse"]) == ({"muse": 0}, space)


@pytest.mark.rule("PRI-270")
@pytest.mark.parametrize("character", FIVE)
@pytest.mark.parametrize("space", [3, 15])
def test_a_space_is_worth_100_florins(character: str, space: int) -> None:
    table = auction().play(0, f"character:{character}.{space}").plays((1, "pass"), (2, "pass"), (3, "pass"))
    assert table.florins(0) == 3500 - 100 * space


@pytest.mark.rule("PRI-271")
def test_the_banker_has_spaces_from_0_to_500() -> None:
    assert SPACES["banker"] == [0, 1, 2, 3, 4, 5]
    assert offered(auction().money(0, 2000), 0, "banker") == bids("banker", 0, 5)
    free = auction().money(0, 0).plays((0, "character:banker.0"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert holders(free) == {"banker": 0}


@pytest.mark.rule("PRI-272")
def test_a_bid_must_be_payable() -> None:
    table = auction().money(0, 400)
    for character in FIVE:
        assert offered(table, 0, character) == bids(character, 3, 4)
        assert table.refused(0, f"character:{character}.5") == "PRI-272"
    assert offered(table, 0, "banker") == bids("banker", 0, 4)
    assert table.refused(0, "character:banker.5") == "PRI-272"


@pytest.mark.rule("PRI-272")
def test_without_money_only_space_0_of_the_banker_can_be_bid() -> None:
    assert auction().money(0, 0).points(15).options(0) == ["character:banker.0", "pass"]


@pytest.mark.rule("PRI-273")
def test_valerie_pays_600_for_the_merchant_on_space_6() -> None:
    table = auction().play(0, "character:merchant.6")
    assert table.florins(0) == 3500
    table.plays((1, "pass"), (2, "pass"), (3, "pass"))
    assert table.florins(0) == 2900
    assert table.happened("character") == [("character", 0, (CHARACTER["merchant"], 600))]


@pytest.mark.rule("PRI-274")
def test_a_new_marker_must_lie_higher_but_may_skip_spaces() -> None:
    table = auction().play(0, "character:muse.6")
    assert offered(table, 1, "muse") == bids("muse", 7, 15)
    assert table.refused(1, "character:muse.6") == "PRI-274"
    assert table.refused(1, "character:muse.3") == "PRI-274"
    assert spaces(table.play(1, "character:muse.12"))["muse"] == 12


@pytest.mark.rule("PRI-274")
def test_a_marker_on_space_0_of_the_banker_is_a_marker() -> None:
    table = auction().play(0, "character:banker.0")
    assert offered(table, 1, "banker") == bids("banker", 1, 5)
    assert table.refused(1, "character:banker.0") == "PRI-274"


@pytest.mark.rule("PRI-275")
def test_the_displaced_marker_goes_back_to_its_owner() -> None:
    table = auction().plays((0, "character:muse.6"), (1, "character:muse.8"))
    assert (holders(table), spaces(table)["muse"]) == ({"muse": 1}, 8)
    assert table.happened("displaced") == [("displaced", 0, (CHARACTER["muse"],))]
    table.plays((2, "pass"), (3, "pass"))
    assert (table.pending(), table.florins(0), table.board(0)["character"]) == ([0], 3500, "")


@pytest.mark.rule("PRI-276")
def test_a_displaced_player_may_bid_on_any_card_again_or_pass() -> None:
    table = auction().plays((0, "character:muse.6"), (1, "character:muse.8"), (2, "pass"), (3, "pass"))
    expected = [*bids("banker", 0, 5), *bids("muse", 9, 15), "pass"]
    for character in ("cardinal", "merchant", "princess", "professor"):
        expected += bids(character, 3, 15)
    assert sorted(table.options(0)) == sorted(expected)


@pytest.mark.rule("PRI-276")
@pytest.mark.parametrize(("character", "space"), [("muse", 9), ("cardinal", 3)])
def test_a_displaced_player_wins_with_the_second_bid(character: str, space: int) -> None:
    table = auction(3).plays((0, "character:muse.6"), (1, "character:muse.8"), (2, "pass"))
    idle_until(table.play(0, f"character:{character}.{space}"), "turn")
    assert (table.board(0)["character"], table.florins(0)) == (character, 3500 - 100 * space)


@pytest.mark.rule("PRI-277")
def test_a_marker_that_still_lies_there_buys_the_card_without_a_question() -> None:
    table = auction().plays((0, "character:muse.6"), (1, "character:cardinal.3"), (2, "character:cardinal.4"))
    assert table.board(0)["character"] == ""
    table.play(3, "pass")
    assert table.pending() == [1]
    assert table.board(0)["character"] == "muse"
    assert table.florins(0) == 2900
    assert spaces(table)["muse"] == 0
    assert table.happened("character") == [("character", 0, (CHARACTER["muse"], 600))]


@pytest.mark.rule("PRI-278")
def test_everybody_sees_who_holds_which_character() -> None:
    table = auction(3).plays((0, "character:muse.3"), (1, "character:cardinal.4"), (2, "character:princess.5"))
    assert table.kind() == "turn"
    for viewer in (None, 0, 1, 2):
        assert holders(table, viewer) == {"muse": 0, "cardinal": 1, "princess": 2}
        assert [board["character"] for board in table.view(viewer)["boards"]] == ["muse", "cardinal", "princess"]


@pytest.mark.rule("PRI-279")
def test_who_passes_is_not_asked_again_until_the_next_round() -> None:
    table = auction().play(0, "character:muse.3").play(1, "pass")
    bidders = []
    for space, seat in zip(range(4, 9), [2, 3, 0, 2, 3], strict=True):
        bidders += table.pending()
        table.play(seat, f"character:muse.{space}")
    assert 1 not in bidders
    idle_until(table, "turn")
    assert idle_until(table, "character").pending() == [1]
    assert "pass" in table.options(1)
    assert len(table.options(1)) > 1


@pytest.mark.rule("PRI-280")
def test_a_buyer_is_skipped_for_the_rest_of_the_auction() -> None:
    table = auction().plays((0, "character:muse.6"), (1, "character:cardinal.3"), (2, "character:cardinal.4"))
    table.plays((3, "pass"), (1, "character:cardinal.5"), (2, "character:cardinal.6"))
    assert table.pending() == [1]
    assert table.options(0) == []
    assert table.refused(0, "character:princess.3") == "PRI-027"
    idle_until(table, "turn")
    assert holders(table) == {"muse": 0, "cardinal": 2}


@pytest.mark.rule("PRI-280")
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_buys_two_characters_in_a_round(seed: int) -> None:
    match = finish_setup(new_match(4, f"buyers {seed}", expansion=True))
    events = [event for some in play_on(match, seed) for event in some]
    buyers: list[Seat] = []
    bought = 0
    for event in events:
        if event.kind == "round":
            buyers = []
        elif event.kind == "character":
            assert event.seat not in buyers
            buyers.append(event.seat)
            bought += 1
    assert bought > 0


@pytest.mark.rule("PRI-280")
def test_a_new_character_takes_the_place_of_one_that_was_not_used() -> None:
    table = idle_until(Table(3, expansion=True).character(0, "princess"), "character")
    table.plays((0, "character:muse.3"), (1, "pass"), (2, "pass"))
    assert holders(table) == {"muse": 0}


@pytest.mark.rule("PRI-281")
def test_a_card_that_was_bought_is_not_for_sale_again_in_the_round() -> None:
    table = auction().plays((0, "character:muse.6"), (1, "character:cardinal.3"), (2, "character:cardinal.4"))
    table.play(3, "pass")
    assert for_sale(table, 1) == ["banker", "cardinal", "merchant", "princess", "professor"]
    assert table.refused(1, "character:muse.15") == "PRI-281"


@pytest.mark.rule("PRI-282")
@pytest.mark.parametrize(("character", "highest"), [*[(character, 15) for character in FIVE], ("banker", 5)])
def test_a_marker_on_the_highest_space_cannot_be_displaced(character: str, highest: int) -> None:
    table = auction().play(0, f"character:{character}.{highest}")
    assert offered(table, 1, character) == []
    assert table.refused(1, f"character:{character}.{highest}") in ("PRI-274", "PRI-282")
    assert len(for_sale(table, 1)) == 5


@pytest.mark.rule("PRI-283")
def test_having_an_object_or_none_does_not_matter() -> None:
    table = Table(3, expansion=True).plays((0, "decline"), (1, "open:jester"), (2, "pass"), (2, "nothing"))
    assert table.kind() == "character"
    assert len(for_sale(table, 0)) == 6
    assert len(for_sale(table.play(0, "pass"), 1)) == 6
    assert len(for_sale(table.play(1, "pass"), 2)) == 6
    assert (table.board(1)["jesters"], table.board(0)["jesters"]) == (1, 0)


@pytest.mark.rule("PRI-284")
def test_if_all_pass_no_card_is_sold_and_the_actions_begin() -> None:
    table = auction().plays((0, "pass"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert (table.kind(), table.view()["table"]["phase"]) == ("turn", "actions")
    assert holders(table) == {}
    assert not table.happened("character")


@pytest.mark.rule("PRI-284")
def test_it_ends_when_everybody_has_bought_or_passed() -> None:
    table = auction().plays((0, "character:muse.3"), (1, "pass"), (2, "character:muse.4"), (3, "character:princess.3"))
    assert (table.kind(), table.pending()) == ("character", [0])
    table.play(0, "pass")
    assert table.kind() == "turn"
    assert holders(table) == {"muse": 2, "princess": 3}
