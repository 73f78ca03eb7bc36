"""Rivals: all of them in short and in sight; everything of one lies over the board, and nothing makes room for it."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.kernel.match import Match
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.masters_positions import LONG_NAMES, RICH
from tests.web.positions import Position, begin, later, played, question, sit_down, through
from tests.web.test_access import violations, violations_in_both_themes
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow

SIZES = (WIDE, LAPTOP)
FIVE = (*LONG_NAMES, "Fiammetta")
#: Each game at its most seats, and after how many choices somebody looks: early, in the middle, late.
MATCHES: dict[str, tuple[Position, tuple[int, ...]]] = {
    "masters": (Position(names=LONG_NAMES, seed=RICH), (0, 60, 150, 250)),
    "lorenzo": (Position(names=FIVE[:4], game="lorenzo", boxes=("advanced",)), (0, 60, 150, 240)),
    "houses": (Position(names=FIVE, game="lorenzo", boxes=("advanced", "houses")), (0, 60, 200, 360)),
    "princes": (Position(names=FIVE, game="princes", boxes=("expansion",)), (0, 60, 200, 320)),
}
GAMES = pytest.mark.parametrize("game", MATCHES)
#: What a short account leaves out of sight, or pushes out of it; the log keeps 8 rem.
HIDDEN = """() => {
    const others = document.querySelector('.others');
    const room = others.getBoundingClientRect();
    const log = document.querySelector('.log').getBoundingClientRect();
    const inside = (box) => box.top >= Math.max(0, room.top) - 1 && box.bottom <= Math.min(innerHeight, room.bottom) + 1
        && box.left >= 0 && box.right <= innerWidth && box.height > 40;
    return [
        ...[...others.querySelectorAll(':scope > section')].filter((one) => !inside(one.getBoundingClientRect()))
            .map((one) => one.textContent.slice(0, 60)),
        ...(others.scrollHeight > others.clientHeight ? [`${others.scrollHeight} in ${others.clientHeight}`] : []),
        ...(log.height < 128 ? [`the log has ${log.height}`] : []),
    ];
}"""
#: Where everything lies, but for what lies over it.
BOXES = """() => [...document.querySelectorAll('header, main, main section, .others > section, .log, nav, #decision')]
    .filter((one) => !one.closest('.overlay')).map((one) => JSON.stringify(one.getBoundingClientRect()))"""
#: How what was opened lies wrong: over the bar, out of the window, not beside its column, or cut off.
ASTRAY = """() => {
    const box = document.querySelector('.overlay').getBoundingClientRect();
    const bar = document.querySelector('#decision').getBoundingClientRect();
    const column = document.querySelector('.others').getBoundingClientRect();
    const content = document.querySelector('.overlay .content');
    const phone = innerWidth < 700;
    return [
        ...(box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > bar.top ? ['outside'] : []),
        ...(!phone && (box.right > column.left || box.right < column.left - 12) ? ['not beside its column'] : []),
        ...(phone && box.width < innerWidth - 20 ? ['not over the pane'] : []),
        ...(content.scrollWidth > content.clientWidth ? ['cut off at the side'] : []),
        ...(getComputedStyle(content).overflowY !== 'auto' ? ['cut off below'] : []),
    ];
}"""


def late(game: str) -> Position:
    match, moments = MATCHES[game]
    return later(match, moments[-1])


def openers(page: Page) -> Locator:
    return page.locator(".others > section > header [aria-expanded]")


def overlay(page: Page) -> Locator:
    return page.locator(".others .overlay")


def title(page: Page) -> Locator:
    """Whose it is."""
    return page.locator(".others .overlay > header h3")


def to_others(visitor: Visitor) -> None:
    visitor.page.get_by_role("navigation").get_by_role("button", name="Others").tap()
    expect(visitor.page.locator(".others")).to_be_visible()


# In sight


@GAMES
def test_all_rivals_are_in_sight_all_through_a_match(visit: Visit, server: Serving, game: str) -> None:
    match, moments = MATCHES[game]
    anna = visit()
    for least in through(anna, server.address, match, moments):
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            expect(anna.page.locator(".others > section")).to_have_count(len(match.names) - 1)
            assert anna.page.evaluate(HIDDEN) == [], (least, width)


# Opened and closed


@GAMES
def test_what_is_opened_moves_nothing_and_lies_above_the_bar(visit: Visit, server: Serving, game: str) -> None:
    anna = visit()
    sit_down(anna, server.address, late(game))
    page, names = anna.page, MATCHES[game][0].names
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(BOXES)
        for seat, opener in enumerate(openers(page).all(), 1):
            opener.click()  # what was open closes
            expect(title(page)).to_have_text(names[seat])
            expect(overlay(page)).to_have_accessible_name(names[seat])
            expect(opener).to_have_attribute("aria-expanded", "true")
            assert opener.get_attribute("aria-controls") == overlay(page).get_attribute("id")
            assert page.evaluate(ASTRAY) == []
            assert page.evaluate(BOXES) == before
        openers(page).last.click()
        expect(overlay(page)).to_have_count(0)
        assert page.evaluate(BOXES) == before


def test_it_closes_by_a_click_elsewhere_but_not_by_one_in_the_bar(visit: Visit, server: Serving) -> None:
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, late("houses"))
    page = anna.page
    openers(page).first.click()
    anna.bar.get_by_role("heading").click()
    title(page).click()
    expect(overlay(page)).to_have_count(1)
    page.locator("main .panel").first.click(position={"x": 3, "y": 3})
    expect(overlay(page)).to_have_count(0)
    openers(page).first.click()
    overlay(page).get_by_role("button", name=f"Show less of {FIVE[1]}").click()
    expect(overlay(page)).to_have_count(0)
    expect(openers(page).first).to_be_focused()


def test_by_keys_it_opens_is_walked_through_and_closes_alone(visit: Visit, server: Serving) -> None:
    """Escape closes what lies on top, and takes back no step of the question."""
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, late("masters"))
    page, crumbs = anna.page, anna.bar.locator("button.crumb")
    anna.stir()
    anna.bar.locator("button.group").first.click()
    expect(crumbs).to_have_count(1)
    before = page.evaluate(BOXES)
    openers(page).first.focus()
    page.keyboard.press("Enter")
    expect(overlay(page)).to_have_count(1)
    assert page.evaluate(BOXES) == before
    for _ in range(8):  # over what is told in short
        page.keyboard.press("ArrowLeft")
    expect(overlay(page).locator(":focus")).to_have_count(1)
    explanation = page.get_by_role("tooltip")
    expect(explanation).to_be_visible()
    depth = "(one) => Number(getComputedStyle(one).zIndex)"
    assert explanation.evaluate(depth) > page.locator(".room").evaluate(depth)
    page.keyboard.press("Escape")
    expect(overlay(page)).to_have_count(0)
    expect(openers(page).first).to_be_focused()
    expect(crumbs).to_have_count(1)
    page.keyboard.press("Enter")
    expect(overlay(page)).to_have_count(1)
    openers(page).nth(1).focus()
    page.keyboard.press("Enter")
    expect(title(page)).to_have_text(LONG_NAMES[2])
    expect(overlay(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(overlay(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(crumbs).to_have_count(0)


@pytest.mark.parametrize("game", ["masters", "houses", "princes"])
def test_by_touch_it_lies_over_the_pane_of_a_phone(visit: Visit, server: Serving, game: str) -> None:
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, server.address, late(game))
    page = anna.page
    to_others(anna)
    for opener, name in zip(openers(page).all(), MATCHES[game][0].names[1:], strict=True):
        opener.scroll_into_view_if_needed()
        before = page.evaluate(BOXES)
        opener.tap()
        expect(overlay(page)).to_have_count(1)
        assert page.evaluate(ASTRAY) == []
        assert page.evaluate(BOXES) == before
        close = overlay(page).get_by_role("button", name=f"Show less of {name}")
        for button in (close, opener):
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 40
        close.tap()
        expect(overlay(page)).to_have_count(0)
    openers(page).first.tap()
    page.get_by_role("navigation").get_by_role("button", name="Board").tap()
    expect(overlay(page)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# What is in it


def things_of(board: Any) -> list[str]:
    """The lists of a board in which something lies, but for a plan, of which each square has its place."""
    return [key for key, value in board.items() if isinstance(value, list) and value and not isinstance(value[0], list)]


@pytest.mark.parametrize("game", ["lorenzo", "houses", "princes"])
def test_everything_of_a_rival_is_in_it(visit: Visit, server: Serving, game: str) -> None:
    anna = visit(size=LAPTOP)
    position = late(game)
    sit_down(anna, server.address, position)
    page = anna.page
    view: Any = played(position).view(0)
    for seat, opener in enumerate(openers(page).all(), 1):
        opener.click()
        expect(title(page)).to_have_text(FIVE[seat])
        board = view["boards"][seat]
        places = [f"{key}.{n}" for key in things_of(board) for n in range(len(board[key]))]
        places += [f"grid.{row}.{column}" for row, column in product(range(7), range(7)) if "grid" in board]
        drawn = set(overlay(page).locator("[data-path]").evaluate_all("(all) => all.map((one) => one.dataset.path)"))
        assert {f"boards.{seat}.{place}" for place in places} - drawn == set()


def test_all_that_was_declared_of_a_rival_has_a_caption_where_nobody_has_drawn_it(
    visit: Visit, server: Serving
) -> None:
    anna = visit(size=LAPTOP)
    position = late("princes")
    sit_down(anna, server.address, position)
    page = anna.page
    boards: Any = played(position).view(0)["boards"]
    for board, opener in zip(boards[1:], openers(page).all(), strict=True):
        opener.click()
        records = [key for key, value in board.items() if isinstance(value, dict) and any(value.values())]
        words = [key for key, value in board.items() if isinstance(value, str) and value]
        captions = len(things_of(board)) + len(set(records) - {"points"}) + len(words)
        expect(overlay(page).locator(".section > .caption")).to_have_count(captions)
        last = overlay(page).locator(".section").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()


def recruits(match: Match) -> bool:
    """Something before somebody else can be chosen."""
    decision = question(match)
    places = [place for option in decision.options for place in match.describe(0, option).places] if decision else []
    return any(place.startswith("boards.") and not place.startswith("boards.0.") for place in places)


def test_what_can_be_chosen_of_a_rival_is_lit_on_the_way_and_taken_there(visit: Visit, server: Serving) -> None:
    position = Position(recruits, FIVE, game="princes", boxes=("expansion",))
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, position)
    page = anna.page
    lit = page.locator(".others > section > header [aria-expanded][data-lit]")
    expect(lit).to_have_count(2)
    lit.first.click()
    place = overlay(page).locator(".chip[data-lit]")
    expect(place).to_have_count(1)
    place.hover()
    expect(lit.first).to_have_class(re.compile(r"\baimed\b"))
    after = anna.seq()
    place.click()
    anna.await_choice(after)
    expect(overlay(page)).to_have_count(1)


def test_it_follows_what_happens(visit: Visit, server: Serving) -> None:
    match, moments = MATCHES["masters"]
    anna = visit(size=WIDE)
    reached = begin(server.address, match)
    reached.play(played(later(match, moments[1])).log)
    reached.come_in(anna)
    openers(anna.page).first.click()
    points = overlay(anna.page).locator("header .points b")
    before = points.text_content()
    reached.play(played(late("masters")).log)
    anna.await_choice(len(reached.log) - 1)
    expect(points).to_have_text(openers(anna.page).first.locator("xpath=..").locator(".points b").text_content() or "")
    assert points.text_content() != before
    reached.leave()


# For everybody


@GAMES
def test_axe_finds_nothing_in_it(visit: Visit, server: Serving, game: str) -> None:
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, late(game))
    openers(anna.page).last.click()
    expect(overlay(anna.page)).to_have_count(1)
    assert violations_in_both_themes(anna.page) == []


@pytest.mark.parametrize("game", ["masters", "houses"])
def test_axe_finds_nothing_in_it_on_a_phone(visit: Visit, server: Serving, game: str) -> None:
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, server.address, late(game))
    to_others(anna)
    openers(anna.page).first.tap()
    expect(overlay(anna.page)).to_have_count(1)
    assert violations(anna.page) == []
