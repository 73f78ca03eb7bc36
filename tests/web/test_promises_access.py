"""Promise 9 of the table: nobody is shut out, whether by keyboard, by ear, by colour or by the size of letters."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.seated import Seated, kind, preferred_code
from tests.web.test_access import violations
from tests.web.visitor import CHROMIUM, FLAGS, LAPTOP, WIDE, Visitor

pytestmark = pytest.mark.slow

#: How each seat's marker on the track is drawn: its shape, what fills it, what is laid over it.
TOKENS = """() => [...document.querySelectorAll('.faith .marker:not(.ghost) svg')].map((token) => {
    const [body, pattern] = token.querySelectorAll('path:not(.rim)');
    return [body.getAttribute('d'), getComputedStyle(body).fill, pattern.getAttribute('fill') ?? 'plain'];
})"""
#: How the places of the market are outlined, lit ones and others.
OUTLINES = """() => Object.fromEntries(['.lit', ':not(.lit)'].map((which) => [which,
    [...new Set([...document.querySelectorAll(`.shared [data-path]${which}`)].map((place) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
        return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    }))]]))"""


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
    shapes, colours, patterns = zip(*anna.page.evaluate(TOKENS), strict=True)
    for differing in (shapes, colours, patterns):
        assert len(set(differing)) == 4


@pytest.fixture
def reader(browser: Browser, server: Serving) -> Iterator[Visitor]:
    """Somebody whose browser is set to letters twice as large."""
    large = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    somebody = Visitor(large, server.address, LAPTOP)
    yield somebody
    somebody.leave()
    large.close()


def test_promise_9_letters_can_be_twice_as_large(reader: Visitor) -> None:
    play_a_turn(reader)
    assert reader.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


def test_promise_9_everything_can_be_twice_as_large(visit: Visit) -> None:
    """A laptop at 200 % has half as many dots each way."""
    play_a_turn(visit(size=(LAPTOP[0] // 2, LAPTOP[1] // 2)))


def play_a_turn(somebody: Visitor) -> None:
    """By clicking what is lit; the question stays in sight, and nothing needs scrolling sideways."""
    page, table = somebody.page, Seated(somebody)
    now = table.play_to(kind("turn"))
    table.show()
    while now["decision"]["kind"] != "end":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(somebody.bar.get_by_role("heading")).to_be_in_viewport()
        code = preferred_code(now["decision"]["options"], ("take", "store"))
        option = next(option for option in now["decision"]["options"] if option["code"] == code)
        table.answer(now, option)
        now = table.await_decision()
    somebody.seal.click()
    somebody.await_choice(now["seq"])


def test_promise_9_what_is_lit_differs_in_forced_colours(visit: Visit) -> None:
    anna = visit(size=WIDE)
    anna.page.emulate_media(forced_colors="active")
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    outlines = anna.page.evaluate(OUTLINES)
    assert len(outlines[".lit"]) == 1
    assert outlines[".lit"][0].startswith("solid 3px")
    assert outlines[".lit"][0] not in outlines[":not(.lit)"]
