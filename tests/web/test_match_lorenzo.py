"""Whole matches of Lorenzo il Magnifico and of Houses of Renaissance in a browser: by mouse, by keyboard, by touch."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Visit
from tests.web.player import ByKeys, ByMouse, ByTouch, Player, see_result, sit_down, turns
from tests.web.test_lorenzo_table import ASTRAY
from tests.web.visitor import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.slow

#: What somebody does first who wants to see much of a match.
WISHES: Final = (
    *("play", "activate", "exchange", "privilege", "take", "servants", "place", "token", "fill", "trade", "spend"),
    *("end", "done", "decline", "pass", "discard", "more"),
)
#: What is done by nothing that lies on the table: it closes or leaves something, opens more of it, or is so many goods.
#: A leader in hand can be played or discarded: once it is clicked, words say which.
WORDED: Final = {"end", "done", "decline", "pass", "more", "servants", "trade", "play", "discard"}


def play(players: list[Player], seats: int) -> None:
    """To the end, with nothing to scroll at any decision."""
    for player in turns(players):
        assert player.page.evaluate(ASTRAY) == []
        player.choose()
    for player in players:
        see_result(player, seats)


def assert_answered_on_board(player: Player) -> None:
    """In words only what lies nowhere on the table; a placement takes two clicks, and nothing else takes more."""
    assert player.passed_over == []
    assert set(player.in_words) <= WORDED
    assert max(player.counts["turn: place"]) <= 2
    assert all(max(counts) <= 2 for name, counts in player.counts.items() if not stepped(name))


def stepped(name: str) -> bool:
    """Whether it is so many of something: each step is a click, but what is offered first."""
    return name.endswith((": servants", ": trade"))


def test_an_advanced_match_for_four_by_mouse_on_the_board(visit: Visit) -> None:
    people = [(ByMouse, visit(size=WIDE)), (ByMouse, visit(size=LAPTOP))]
    players = sit_down(people, 2, "lorenzo", WISHES, advanced=True)
    play(players, seats=4)
    for player in players:
        assert_answered_on_board(player)


def test_houses_for_five_by_mouse_from_the_auction_to_the_result(visit: Visit) -> None:
    players = sit_down([(ByMouse, visit(size=LAPTOP))], 4, "lorenzo", WISHES, houses=True)
    play(players, seats=5)
    assert players[0].counts["offer: offer"]
    assert_answered_on_board(players[0])


def test_a_match_for_two_by_keyboard(visit: Visit) -> None:
    players = sit_down([(ByKeys, visit(size=LAPTOP))], 1, "lorenzo", WISHES, advanced=True)
    play(players, seats=2)
    assert isinstance(players[0], ByKeys)
    assert players[0].on_board > 3


def test_a_match_for_two_by_touch_on_a_phone(visit: Visit) -> None:
    """At most one tap more than a mouse needs clicks."""
    players = sit_down([(ByTouch, visit(size=PHONE, touch=True))], 1, "lorenzo", WISHES, advanced=True)
    for player in turns(players):
        player.choose()
        assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    see_result(players[0], 2)
    assert all(max(counts) <= 3 for name, counts in players[0].counts.items() if not stepped(name))
