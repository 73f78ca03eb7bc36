"""Promise 9 of the table: nobody is shut out, whether by keyboard, by ear, by colour or by the size of letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.seated import Seated, kind
from tests.web.test_access import violations
from tests.web.visitor import LAPTOP, WIDE, Visitor

pytestmark = pytest.mark.slow

#: How each seat's marker on a track is drawn: its shape, what fills it, what is laid over it.
TOKENS = """(markers) => [...document.querySelectorAll(`${markers}:not(.ghost) svg`)].map((token) => {
    const [body, pattern] = token.querySelectorAll('path:not(.rim)');
    return [body.getAttribute('d'), getComputedStyle(body).fill, pattern.getAttribute('fill') ?? 'plain'];
})"""
#: How places are outlined that are all of a kind.
OUTLINES = """(places) => [...new Set([...document.querySelectorAll(places)].map((place) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
    return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
}))]"""


def tab_to(page: Page, target: str) -> None:
    """Press Tab until something of this kind has focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator(f"{target}:focus").count():
            return
    raise AssertionError(f"Tab does not come to {target}")


@pytest.mark.parametrize("question", ["keep", "store", "slot", "spend"])
def test_promise_9_axe_finds_nothing_at_any_question(visit: Visit, question: str) -> None:
    anna = visit(size=LAPTOP, dark=question in ("store", "spend"))
    table = Seated(anna)
    table.play_to(kind(question))
    table.show()
    assert violations(anna.page) == []


def test_promise_9_a_whole_turn_on_the_board_by_keyboard_alone(visit: Visit) -> None:
    """Tab to the board, arrows between its places, Enter to take; then the goods, then the seal."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    page = anna.page
    tab_to(page, "main [data-chip][data-lit]")
    for _ in range(30):
        if page.locator('[data-path="table.market.1"] > :focus').count():
            break
        row = page.locator('[data-path^="table.market."]:not([data-path*="*"]) > :focus')
        page.keyboard.press("ArrowDown" if row.count() else "ArrowRight")
    expect(table.chip("table.market.1")).to_be_focused()
    expect(anna.bar.locator(".sum li").first).to_be_visible()
    page.keyboard.press("Enter")
    anna.await_choice(now["seq"])
    while not anna.seal_ready():
        anna.await_turn()
        if anna.seal_ready():
            break
        after = anna.seq()
        tab_to(page, "#decision [data-option]")
        page.keyboard.press("Enter")
        anna.await_choice(after)
    after = anna.seq()
    tab_to(page, "#decision .seal")
    page.keyboard.press("Enter")
    anna.await_choice(after)
    assert table.await_decision()["view"]["table"]["round"] == 2


def test_promise_9_a_live_region_says_what_happened_and_what_is_asked(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    expect(anna.page.locator("[aria-live=assertive]")).to_have_text(re.compile("Your turn"))
    table.chip("table.market.0").click()
    anna.await_choice(now["seq"])
    expect(anna.page.locator("[aria-live=polite].unseen")).to_have_text(re.compile("You take row 1"))


def test_promise_9_seats_differ_by_shape_and_pattern(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna, ("random", "random", "random"))
    table.show()
    assert_seats_differ(anna.page, ".faith .marker", 4)


def assert_seats_differ(page: Page, markers: str, seats: int) -> None:
    """By shape, by colour and by pattern: whoever sees but one of them can tell them apart."""
    shapes, colours, patterns = zip(*page.evaluate(TOKENS, markers), strict=True)
    for differing in (shapes, colours, patterns):
        assert len(set(differing)) == seats


def test_promise_9_letters_can_be_twice_as_large(reader: Visitor) -> None:
    play_a_turn(Seated(reader))
    assert reader.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


def test_promise_9_everything_can_be_twice_as_large(visit: Visit) -> None:
    play_a_turn(Seated(visit(size=at_double(LAPTOP))))


def at_double(size: tuple[int, int]) -> tuple[int, int]:
    """A screen at 200 % has half as many dots each way."""
    return size[0] // 2, size[1] // 2


def play_a_turn(table: Seated) -> None:
    """By clicking what is lit."""
    for now, option in turn_of(table, ("take", "store")):
        table.answer(now, option)


def turn_of(table: Seated, wishes: Sequence[str]) -> Iterator[tuple[Any, Any]]:
    """Every question of a turn, with what shall be chosen by its code; the question stays in sight, and nothing needs
    scrolling sideways. In the end the turn is ended."""
    page, bar = table.page, table.visitor.bar
    now = table.play_to(kind("turn"))
    table.show()
    while now["decision"]["kind"] != "end":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(bar.get_by_role("heading")).to_be_in_viewport()
        options = now["decision"]["options"]
        yield now, next(option for wish in wishes for option in options if option["code"].startswith(wish))
        now = table.await_decision()
    table.visitor.seal.click()
    table.visitor.await_choice(now["seq"])


def test_promise_9_what_is_lit_differs_in_forced_colours(visit: Visit) -> None:
    anna = visit(size=WIDE)
    anna.page.emulate_media(forced_colors="active")
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    assert_lit_differs(anna.page)


def assert_lit_differs(page: Page) -> None:
    """All that is lit is outlined alike, and nothing else is."""
    (lit,) = page.evaluate(OUTLINES, "main [data-path].lit")
    assert lit.startswith("solid 3px")
    assert lit not in page.evaluate(OUTLINES, "main [data-path]:not(.lit)")
