"""Whole matches of Masters for four in a browser: by mouse on a desk, by keyboard on a laptop, by touch on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Visit
from tests.web.player import ByKeys, ByMouse, ByTouch, see_result, sit_down, turns
from tests.web.visitor import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.slow

#: Bots that play to win come to an end sooner.
BOTS: Final = 3
#: What a person looks for among what is lit, best first.
WISHES: Final = (
    "buy",
    "slot",
    "play",
    "pay",
    "produce",
    "spend",
    "receive",
    "take",
    "white",
    "store",
    "end",
    "discard",
)
#: Whether the page can be scrolled.
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def test_a_match_for_four_by_mouse_on_a_desk(visit: Visit) -> None:
    """Whatever can be clicked on the board is clicked there; only what has no place there is answered in the bar."""
    players = sit_down([(ByMouse, visit(size=WIDE))], BOTS, "masters", WISHES)
    for player in turns(players):
        assert not player.page.evaluate(SCROLLS)
        player.choose()
    see_result(players[0], 4)
    assert players[0].passed_over == []


def test_a_match_for_four_by_keyboard_on_a_laptop(visit: Visit) -> None:
    """Tab and arrows on the board, the digits beside the bar's buttons."""
    players = sit_down([(ByKeys, visit(size=LAPTOP))], BOTS, "masters", WISHES)
    for player in turns(players):
        assert not player.page.evaluate(SCROLLS)
        player.choose()
    see_result(players[0], 4)
    assert isinstance(players[0], ByKeys)
    assert players[0].on_board > 3


def test_a_match_for_four_by_touch_on_a_phone(visit: Visit) -> None:
    """A tap shows, the next takes; where nothing lit is in sight, a tab with a dot leads to it."""
    players = sit_down([(ByTouch, visit(size=PHONE, touch=True))], BOTS, "masters", WISHES)
    for player in turns(players):
        assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        player.choose()
    see_result(players[0], 4)
