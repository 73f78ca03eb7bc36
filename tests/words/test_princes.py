"""Labels of The Princes of Florence say what matters for the choice, and the view how an auction stands."""

from __future__ import annotations

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.rules.grid import PLACEMENTS
from signoria.kernel.core import Event
from signoria.kernel.testing.inspection import stands
from signoria.registry import catalogue, words_in
from tests.princes.bidding import answer_in_turn
from tests.princes.table import Table, cells
from tests.words.saying import NAMES, missing_text, option_text, places


def bidder_states(table: Table) -> list[str]:
    """How every seat stands in the auction."""
    return [bidder["state"] for bidder in table.view()["table"]["bidders"]]


def test_opening_and_bidding_say_the_object_and_the_price() -> None:
    table = Table().play(0, "open:jester").plays((1, "bid"), (2, "pass"), (3, "pass"))
    assert option_text(table, "open:lake") == "Open with a lake: bid 200 florins"
    assert option_text(table, "bid") == "Bid 400 florins for a jester"
    assert option_text(table, "bid", "it") == "Offri 400 fiorini per un giullare"
    assert places(table, "bid") == ("table.stacks.3",)
    assert table.view()["table"]["stacks"][3]["stack"] == "jester"


@pytest.mark.parametrize("price", [200, 300])
def test_the_last_object_of_two_players_says_its_own_price(price: int) -> None:
    table = Table(2, last_price=price)
    assert option_text(table, "open:jester") == "Open with a jester: bid 300 florins"
    table.play(0, "decline")
    assert option_text(table, "buy:jester") == f"Take a jester for {price} florins"


def test_money_that_is_short_is_paid_in_points_and_the_option_says_so() -> None:
    table = Table().money(0, 50).points(3)
    assert option_text(table, "open:park") == (
        "Open with a park: bid 200 florins, giving up 2 prestige points because your money is short"
    )


def test_what_cannot_be_paid_says_the_florins_that_are_missing() -> None:
    table = Table().money(0, 300).actions()
    assert missing_text(table, "build:chapel") == "You lack 400 florins."
    assert missing_text(table, "build:chapel", "it") == "Ti manca: 400 fiorini."
    assert missing_text(table, "bonus") == ""


def test_a_work_below_the_minimum_says_the_value_that_is_missing() -> None:
    table = Table().hand(0, "lawyer", "painter").piece(0, "library").round(2).actions()
    assert missing_text(table, "work:lawyer") == "You lack 4 in work value."
    assert missing_text(table, "work:lawyer", "it") == "Ti manca: 4 punti di valore."
    table = Table().hand(0, "lawyer").piece(0, "library").recruiting(0).round(1).actions()
    assert missing_text(table, "work:lawyer", "it") == "Ti manca: 1 punto di valore."


def test_an_auction_shows_who_leads_who_may_bid_and_who_has_passed() -> None:
    table = Table()
    assert bidder_states(table) == ["opens", "waits", "waits", "waits"]
    table.play(0, "open:jester").plays((1, "bid"), (2, "pass"))
    assert bidder_states(table) == ["may_bid", "leads", "passed", "may_bid"]
    table.plays((3, "pass"), (0, "pass"))
    assert bidder_states(table) == ["opens", "has_object", "waits", "waits"]
    table.play(0, "decline")
    assert bidder_states(table) == ["declined", "has_object", "opens", "waits"]
    table.play(2, "decline")
    assert bidder_states(table) == ["declined", "has_object", "declined", "last"]


def test_the_auction_of_characters_shows_whose_marker_lies_and_who_is_out() -> None:
    table = Table(expansion=True).character_auction()
    assert bidder_states(table) == ["may_bid"] * 4
    answer_in_turn(table, "character:muse.3", "pass")
    assert bidder_states(table) == ["leads", "out", "may_bid", "may_bid"]
    answer_in_turn(table, "pass", "pass")
    assert bidder_states(table) == []  # nobody displaced the marker: the auction is over
    assert table.board(0)["character"] == "muse"


def test_nobody_bids_outside_of_an_auction() -> None:
    assert bidder_states(Table().actions()) == []


def test_a_placement_points_at_the_squares_it_covers() -> None:
    table = Table().money(0, 3500).actions().play(0, "build:tower")
    code = f"place:tower:{cells((1, 4), (2, 4), (3, 4))}"
    assert option_text(table, code) == "Tower on e2, e3 and e4"
    assert places(table, code) == ("boards.0.grid.1.4", "boards.0.grid.2.4", "boards.0.grid.3.4")


def test_every_placement_can_be_told_apart_by_its_squares() -> None:
    table = Table().actions().play(0, "build:opera")
    offered = [code for code in table.options(0) if code.startswith("place:")]
    assert len(offered) > 60
    assert len({frozenset(places(table, code)) for code in offered}) == len(offered)
    assert all(len(places(table, code)) == len(PLACEMENTS[GAME.by_code[code].args[0]].cells) for code in offered)


def test_a_work_says_its_value_line_by_line() -> None:
    table = Table().hand(0, "lawyer", "painter").piece(0, "library").jesters(0, 1).round(2).actions()
    assert option_text(table, "work:lawyer").startswith(
        "Complete a work with the Lawyer: value 8, at least 10 needed: 4 for the building (Library),"
        " 0 for the landscape (Forest), 0 for the freedom (freedom of opinion), 2 for jesters"
    )
    assert places(table, "work:lawyer") == (f"own.hand.{table.own(0)['hand'].index('lawyer')}",)


def test_orders_of_cards_point_at_the_card_that_lies_first() -> None:
    drawn = ("painter", "poet", "lawyer", "botanist", "composer")
    table = Table().top("profession", *drawn).actions().play(0, "profession", "keep:painter")
    as_drawn, *others = table.options(0)
    assert table.own(0)["drawn"] == list(drawn[1:])
    assert (as_drawn, places(table, as_drawn)) == ("order:1-2-3-4", ())
    assert option_text(table, as_drawn) == "Leave them as they were drawn"
    assert {places(table, code)[0] for code in others} == {f"own.drawn.{place}" for place in range(4)}


def test_a_profession_to_recruit_is_pointed_at_where_it_lies() -> None:
    table = Table(3).table(2, "recruiting_card", "poet").recruiting(0).actions()
    assert places(table, "recruit:poet") == ("boards.2.table.1",)
    assert places(table, "recruit:painter") == ()


def test_with_two_players_the_one_stack_of_landscapes_comes_first() -> None:
    table = Table(2)
    assert places(table, "open:landscape") == ("table.stacks.0",)
    assert places(table, "open:jester") == ("table.stacks.1",)
    assert places(table, "open:lake") == ()


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("deck", ["profession", "bonus"])
def test_an_option_points_at_nothing_that_is_not_there(seats: int, expansion: bool, deck: str) -> None:
    table = Table(seats, expansion).hand(0, "poet").bonuses(0, "each_park").table(1, "lawyer").actions().play(0, deck)
    assert table.kind() == "keep"
    view = table.view(0)
    pointed = {place for option in GAME.options for place in table.match.describe(0, option).places}
    assert pointed
    assert [place for place in pointed if not stands(view, place)] == []
    drawn = {code for code in GAME.by_code if code.startswith("keep:") and places(table, code)}
    assert drawn == set(table.options(0))


def test_a_secret_is_told_to_its_owner_only() -> None:
    event = Event("return", 1, {"profession": 0}, secret=True)
    assert words_in("en", 1, NAMES).translate(GAME.tell(event.seen_by(1))) == "You give back the Mathematician."
    assert words_in("en", 0, NAMES).translate(GAME.tell(event.seen_by(0))) == "Bruno gives back a profession card."


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_setting_has_a_name_only_where_it_is_not_forbidden(language: str) -> None:
    for seats in (2, 3, 4, 5):
        forbidden = GAME.forbids({"seats": seats, "first": 0, "expansion": False, "blocks": False, "harder": True})
        assert (words_in(language).say("princes-setting-harder", n=seats) == "") == bool(forbidden)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_price_of_the_last_object_is_to_be_chosen_with_two_players_only(language: str) -> None:
    names = [words_in(language).say("princes-setting-last_price", n=seats) for seats in (2, 3, 4, 5)]
    assert [name != "" for name in names] == [True, False, False, False]


@pytest.mark.parametrize(
    ("language", "ours"), [("en", "own and not those of the printed game"), ("it", "di questo progetto")]
)
def test_the_help_says_that_the_outlines_are_ours(language: str, ours: str) -> None:
    assert "princes-topic-outlines" in catalogue(language).messages
    assert ours in words_in(language).say("princes-help-outlines")
