"""Whole matches of Masters for four in a browser: by mouse on a desk, by keyboard on a laptop, by touch on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from signoria.kit.table import field_path
from tests.web.conftest import Visit
from tests.web.seated import Seated
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor, is_aimed, is_group

pytestmark = pytest.mark.slow

#: Bots that play to win come to an end sooner.
BOTS = ("greedy", "greedy", "greedy")
#: What a person looks for among what is lit, best first.
LIKED = ("table.grid.", "boards.0.slots.", "boards.0.", "own.amount.", "table.market.", "own.hand.")
#: The places that are lit, in sight and not yet chosen.
LIT = """() => [...document.querySelectorAll('main [data-chip][data-lit]')]
    .filter((one) => one.checkVisibility() && one.ariaPressed !== 'true')
    .map((one) => one.parentElement.dataset.path)"""
#: Whether the page can be scrolled.
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def begin(visitor: Visitor, seed: str) -> None:
    Seated(visitor, BOTS, seed).show()


def finish(visitor: Visitor) -> None:
    """Everybody's points are told."""
    expect(visitor.result).to_be_visible()
    expect(visitor.page.locator("section table tbody tr, section .ranks > li")).to_have_count(4)


def lit(visitor: Visitor) -> list[str]:
    """What is lit, best first."""
    paths = visitor.page.evaluate(LIT)
    return sorted(paths, key=lambda path: next(n for n, liked in enumerate(LIKED) if path.startswith(liked)))


def place(visitor: Visitor, path: str) -> Locator:
    return visitor.page.locator(f'main [data-path="{path}"] > [data-chip]:visible')


def undecided(visitor: Visitor, after: int) -> bool:
    """Whether the question still stands: a click has only narrowed it, or aimed."""
    bar = visitor.bar
    return bar.get_attribute("aria-busy") != "true" and visitor.result.count() == 0 and visitor.seq() == after


def pick(visitor: Visitor, random: Random) -> str:
    """One of the places a person likes best; "" if none is lit."""
    paths = lit(visitor)
    best = [path for path in paths if field_path(path) == field_path(paths[0])]
    return random.choice(best) if best else ""


def test_a_match_for_four_by_mouse_on_a_desk(visit: Visit) -> None:
    """Whatever can be clicked on the board is clicked there; only what has no place there is answered in the bar."""
    anna = visit(size=WIDE)
    begin(anna, "by mouse")
    random, on_board = Random(1), 0
    while anna.await_turn():
        assert not anna.page.evaluate(SCROLLS)
        after = anna.seq()
        if anna.seal_ready():
            anna.seal.click()
        elif not (path := pick(anna, random)):
            anna.options.last.click()
        else:
            on_board += 1
            while path:
                place(anna, path).click()
                path = pick(anna, random) if undecided(anna, after) else ""
        anna.await_choice(after)
    finish(anna)
    assert on_board > 20


def test_a_match_for_four_by_keyboard_on_a_laptop(visit: Visit) -> None:
    """The digits beside the bar's buttons; in every third turn Tab and Enter on the board."""
    anna = visit(size=LAPTOP)
    begin(anna, "by keyboard")
    random, page, on_board = Random(2), anna.page, 0
    while anna.await_turn():
        assert not page.evaluate(SCROLLS)
        after = anna.seq()
        if anna.seal_ready():
            page.keyboard.press("e")
        elif after % 3 == 0 and reach_board(anna):
            on_board += 1
            page.keyboard.press("Enter")
        while not anna.seal_ready() and undecided(anna, after):
            number = random.randrange(min(9, anna.options.count()))
            grouped = is_group(anna.options.nth(number))
            page.keyboard.press(str(1 + number))
            if not grouped:
                break
        anna.await_choice(after)
    finish(anna)
    assert on_board > 3


def reach_board(visitor: Visitor) -> bool:
    """Tab to the board; whether the place one comes to is lit."""
    for _ in range(20):
        visitor.page.keyboard.press("Tab")
        if visitor.page.locator("main [data-chip]:focus").count():
            return visitor.page.locator("main [data-chip][data-lit]:focus").count() == 1
    raise AssertionError("Tab does not come to the board")


def test_a_match_for_four_by_touch_on_a_phone(visit: Visit) -> None:
    """A tap shows, the next takes; where nothing lit is in sight, a tab with a dot leads to it."""
    anna = visit(size=PHONE, touch=True)
    begin(anna, "by touch")
    random = Random(3)
    while anna.await_turn():
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        anna.rest()
        after = anna.seq()
        if anna.seal_ready():
            anna.seal.tap()
        elif lit(anna) or dotted(anna).count():
            tap_through(anna, after, random)
        else:
            if not is_aimed(anna.options.last):
                anna.options.last.tap()
            anna.options.last.tap()
        anna.await_choice(after)
    finish(anna)


def dotted(visitor: Visitor) -> Locator:
    """The tabs of panes in which something can be done."""
    return visitor.page.locator("nav button:has(.dot)")


def tap_through(visitor: Visitor, after: int, random: Random) -> None:
    """Tap what is lit until one option is aimed at; take that by the bar's button."""
    take = visitor.bar.get_by_role("button", name="Take", exact=True)
    if not lit(visitor):
        dotted(visitor).first.tap()
    while not take.count():
        place(visitor, pick(visitor, random)).tap()
    assert undecided(visitor, after), "the first tap must not take anything"
    take.tap()
