"""People at a table talk to each other beside the match, and nothing of it is mistaken for a choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.guest import Guest, say
from tests.web.conftest import SIZES, Visit
from tests.web.masters_positions import LATE, QUESTIONS
from tests.web.positions import Reached, begin, played, reach
from tests.web.scenes import others_shown
from tests.web.seated import Seated
from tests.web.test_access import violations_in_both_themes
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow

NAMES = QUESTIONS["turn"].names
OPEN, FIELD, SEND = "Say something", "Say to the table", "Say it"

#: A list shows its last line, and nothing of it sticks out at the side.
AT_ITS_END = "(l) => l.scrollWidth <= l.clientWidth && l.scrollHeight - l.scrollTop - l.clientHeight < 2"


def enter(visit: Visit, size: tuple[int, int] = LAPTOP) -> tuple[Visitor, Reached]:
    """A browser as the first of four people, whose turn it is."""
    visitor = visit(size=size, touch=size == PHONE)
    reached = reach(visitor.address, QUESTIONS["turn"])
    reached.come_in(visitor)
    return visitor, reached


def to_log(page: Page) -> None:
    tab = page.get_by_role("button", name=re.compile("^Log"))
    if tab.is_visible():
        tab.click()


def field(page: Page) -> Locator:
    return page.get_by_label(FIELD)


def opener(page: Page) -> Locator:
    return page.get_by_role("button", name=OPEN, exact=True)


def speak(page: Page, words: str) -> None:
    expect(opener(page).or_(field(page))).to_be_visible()
    if opener(page).is_visible():
        opener(page).click()
    field(page).fill(words)
    field(page).press("Enter")
    expect(field(page)).to_have_value("")


def remarks(page: Page) -> Locator:
    return page.locator("#log .remark")


def badge(page: Page) -> Locator:
    """How much was said out of sight."""
    return page.locator("#log header .new:visible, nav .unread:visible")


# Saying and hearing


@SIZES
def test_what_one_says_the_others_read_beside_the_match(visit: Visit, size: tuple[int, int]) -> None:
    anna, reached = enter(visit, size)
    bruno, watcher = visit(size=size, touch=size == PHONE), visit(size=size)
    bruno.become(reached.guests[1])
    for visitor in (bruno, watcher):
        visitor.open(f"/tables/{reached.table}")
        expect(visitor.bar).to_be_visible()
        to_log(visitor.page)
    speak(bruno.page, "Ciao <b>a tutti</b> & good luck")
    if size == PHONE:
        expect(badge(anna.page)).to_contain_text("1 new remark")
        to_log(anna.page)
    for visitor in (anna, bruno, watcher):
        expect(remarks(visitor.page)).to_have_count(1)
        expect(remarks(visitor.page).locator("b")).to_have_text(NAMES[1])
        expect(remarks(visitor.page).locator("q")).to_have_text("Ciao <b>a tutti</b> & good luck")
        expect(remarks(visitor.page).locator(".token svg")).to_have_count(1)
        expect(badge(visitor.page)).to_have_count(0)
    expect(field(bruno.page)).to_be_focused()
    expect(opener(watcher.page)).to_have_count(0)
    speak(anna.page, "Buona fortuna")
    expect(remarks(bruno.page)).to_have_count(2)
    anna.page.reload()
    to_log(anna.page)
    expect(remarks(anna.page)).to_have_count(2)
    expect(badge(anna.page)).to_have_count(0)
    reached.leave()


def test_what_was_said_stands_where_it_was_said(visit: Visit) -> None:
    visitor = visit()
    reached = begin(visitor.address, QUESTIONS["turn"])
    log = played(QUESTIONS["turn"]).log
    reached.play(log[:8])
    say(reached.guests[2], reached.table, "Eight choices were made.")
    reached.play(log)
    reached.come_in(visitor)
    order = visitor.page.locator("#log ol > li").evaluate_all(
        "(all) => all.map((li) => li.dataset.remark ? 'remark' : Number(li.querySelector('a')?.href.split('at=')[1]))"
    )
    at = order.index("remark")
    assert max(number for number in order[:at] if number) <= 8 < order[at + 1]
    reached.leave()


def test_a_remark_is_read_to_those_who_listen(visit: Visit) -> None:
    anna, reached = enter(visit)
    say(reached.guests[3], reached.table, "Who is next?")
    expect(anna.page.locator("[aria-live=polite].unseen")).to_have_text(f"{NAMES[3]}: Who is next?")
    reached.leave()


def test_what_is_said_while_one_reads_farther_up_waits_behind_a_button(visit: Visit) -> None:
    visitor = visit()
    reached = reach(visitor.address, LATE)
    reached.come_in(visitor)
    page = visitor.page
    scrolled = page.locator("#log ol")
    scrolled.evaluate("(list) => new Promise((done) => { list.onscrollend = done; list.scrollTop = 0; })")
    say(reached.guests[1], reached.table, "Down here")
    expect(badge(page)).to_have_text("1 new remark")
    assert scrolled.evaluate("(list) => list.scrollTop") == 0, "nobody is torn away from what they read"
    badge(page).click()
    expect(remarks(page)).to_be_in_viewport()
    expect(badge(page)).to_have_count(0)
    reached.leave()


# Beside the match


def test_keys_that_are_typed_there_choose_nothing(visit: Visit) -> None:
    anna, reached = enter(visit)
    page = anna.page
    before = anna.seq()
    opener(page).click()
    expect(field(page)).to_be_focused()
    page.keyboard.type("1eeU2w? L")
    expect(field(page)).to_have_value("1eeU2w? L")
    page.keyboard.press("Escape")
    expect(field(page)).to_have_count(0)
    expect(opener(page)).to_be_focused()
    assert anna.seq() == before
    expect(page.get_by_role("dialog")).to_have_count(0)
    reached.leave()


def test_whoever_talks_while_the_others_are_shown_goes_on_looking(visit: Visit) -> None:
    visitor = visit()
    others_shown(visitor)
    page = visitor.page
    recap = page.locator("#decision.recap[data-shown]")
    speak(page, "One moment, I am looking")
    expect(remarks(page)).to_have_count(1)
    expect(recap).to_have_count(1)


def test_what_was_not_kept_stays_in_the_field_and_says_why(visit: Visit) -> None:
    anna, reached = enter(visit)
    for n in range(10):
        say(reached.guests[0], reached.table, f"remark {n}")
    page = anna.page
    opener(page).click()
    field(page).fill("and another")
    page.get_by_role("button", name=SEND).click()
    expect(page.locator("#log").get_by_role("alert")).to_contain_text("Wait half a minute")
    expect(field(page)).to_have_value("and another")
    anna.faults.clear()  # the browser notes that the server answered 429
    reached.leave()


def test_who_wants_no_talk_has_none_at_any_table(visit: Visit) -> None:
    anna, reached = enter(visit)
    page = anna.page
    say(reached.guests[1], reached.table, "Hello?")
    expect(remarks(page)).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Talk at the table").uncheck()
    expect(remarks(page)).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Talk at the table")).not_to_be_checked()
    expect(opener(page)).to_have_count(0)
    page.get_by_label("Talk at the table").check()
    expect(remarks(page)).to_have_count(1)
    reached.leave()


def test_with_bots_alone_there_is_nobody_to_talk_to(visit: Visit) -> None:
    table = Seated(visit())
    table.show()
    expect(opener(table.page)).to_have_count(0)


# Looks


@SIZES
def test_the_field_fits_where_it_opens_and_keeps_the_newest_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    anna, reached = enter(visit, size)
    page = anna.page
    say(reached.guests[1], reached.table, "w" * 280)
    to_log(page)
    opener(page).click()
    log, opened = page.locator("#log").bounding_box(), field(page).bounding_box()
    assert log
    assert opened
    assert log["x"] <= opened["x"]
    assert opened["x"] + opened["width"] <= log["x"] + log["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("#log ol").evaluate(AT_ITS_END)
    assert violations_in_both_themes(page) == []
    reached.leave()


@SIZES
def test_people_talk_in_the_waiting_room_and_go_on_at_the_table(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size == PHONE)
    with Guest(visitor.address, "") as host, Guest(visitor.address, "Oretta Gondi") as friend:
        host.post("/api/people", {"name": "Duccio Bardi"})
        table = host.make(["", ""], listed=False)
        host.sit(table, 0)
        friend.sit(table, 1)
        visitor.become(host)
        page = visitor.open(f"/tables/{table}")
        say(friend, table, "Are you there?")
        expect(page.locator("ol.talk li")).to_have_text([re.compile("Oretta Gondi.*Are you there?")])
        field(page).fill("Here I am")
        page.get_by_role("button", name=SEND).click()
        expect(page.locator("ol.talk li")).to_have_count(2)
        assert violations_in_both_themes(page) == []
        page.get_by_role("button", name="Start the match").click()
        expect(visitor.bar).to_be_visible()
        to_log(page)
        expect(remarks(page)).to_have_count(2)
        expect(badge(page)).to_have_count(0)
