"""Nobody is shut out: axe finds nothing on any page, in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.project.source import SOURCE
from tests.web.conftest import Visit
from tests.web.masters_positions import LATE
from tests.web.positions import reach
from tests.web.scenes import at, concede, others_shown, report, room, since_last_turn
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
AXE = SOURCE.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Paper grain would leave contrasts undecided.
PLAIN = "* { background-image: none !important; transition: none !important; animation: none !important }"
#: So would a button that lies over what is drawn, and has nothing in it.
UNCOVERED = "[data-chip]:empty { visibility: hidden !important }"
#: Short texts are tested too.
CONFIGURE = """() => {
    const { options } = axe._audit.checks['color-contrast'];
    axe.configure({ checks: [{ id: 'color-contrast', options: { ...options, ignoreLength: true } }] });
}"""
RUN = """(options) => axe.run(options)
    .then(found => found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html.slice(0, 160)).join(' | ')))"""
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: What a theme can change: it has colours of its own and nothing else (web/src/style/tokens.css).
COLOURS = ["color-contrast", "link-in-text-block"]
#: The rest of what axe knows.
FORMS = {"runOnly": STANDARDS, "rules": {rule: {"enabled": False} for rule in COLOURS}}


def violations(page: Page) -> list[str]:
    page.add_style_tag(content=PLAIN)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(CONFIGURE)
    return [*page.evaluate(RUN, FORMS), *faint(page)]


def faint(page: Page) -> list[str]:
    """Whatever has too little contrast."""
    style = page.add_style_tag(content=UNCOVERED)
    violated: list[str] = page.evaluate(RUN, {"runOnly": COLOURS})
    style.evaluate("(node) => node.remove()")
    return violated


def violations_in_both_themes(page: Page) -> list[str]:
    """By daylight all that axe knows, by candlelight all that has to do with colours."""
    page.emulate_media(color_scheme="light")
    by_daylight = violations(page)
    page.emulate_media(color_scheme="dark")
    return [*by_daylight, *faint(page)]


def table(visitor: Visitor) -> None:
    visitor.play_now("you,greedy,random")
    visitor.await_turn()


def late_table(visitor: Visitor) -> None:
    reached = reach(visitor.address, LATE)
    reached.come_in(visitor)
    reached.leave()
    assert visitor.await_turn()


def past(visitor: Visitor) -> None:
    table(visitor)
    visitor.await_choice(0)  # a moment there is none of yet would be an error of the page
    visitor.open(f"{visitor.page.url}?at=1")
    expect(visitor.page.get_by_role("heading", name="Looking at the past")).to_be_visible()


def result(visitor: Visitor) -> None:
    table(visitor)
    concede(visitor)
    visitor.page.get_by_role("button", name="Check the shuffles").click()
    expect(visitor.page.get_by_text("All is right")).to_be_visible()


def why_not(visitor: Visitor) -> None:
    table(visitor)
    visitor.options.first.click()
    visitor.await_choice(0)
    visitor.await_turn()
    visitor.bar.get_by_role("button", name="Why not?").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "front": at("/"),
    "new table": at("/tables/new"),
    "help": at("/help"),
    "learn": at("/learn/lorenzo"),
    "credits": at("/credits"),
    "privacy": at("/privacy"),
    "no such page": at("/tables/nosuchtable0"),
    "room": room,
    "table": table,
    "late table": late_table,
    "others shown": others_shown,
    "since last turn": since_last_turn,
    "report": report,
    "past": past,
    "why not": why_not,
    "result": result,
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(visit: Visit, name: str) -> None:
    visitor = visit()
    PAGES[name](visitor)
    assert violations_in_both_themes(visitor.page) == []
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault or name != "no such page"]


@pytest.mark.parametrize("name", ["new table", "room", "table", "late table", "result"])
def test_axe_finds_nothing_on_a_phone(visit: Visit, name: str) -> None:
    visitor = visit(size=PHONE)
    PAGES[name](visitor)
    assert violations(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("name", ["table", "late table"])
def test_the_table_fills_the_screen_and_never_scrolls(visit: Visit, name: str) -> None:
    visitor = visit(size=LAPTOP)
    PAGES[name](visitor)
    high = visitor.page.evaluate("document.documentElement.scrollHeight")
    assert high <= LAPTOP[1]
