"""Promises 1 to 3 of the table: it fills the screen, what is legal glows, three ways lead to every decision."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.seated import STORES, WISHES, Seated, kind, places_of
from tests.web.visitor import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.slow

#: What of the board, one's own board and the bar lies outside the window, or under something else.
OUTSIDE = """() => {
    const found = [], { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.push('the page scrolls');
    const parts = '.shared, .own, #decision, #decision .acts button, .shared [data-chip], .own [data-chip]';
    for (const node of document.querySelectorAll(parts)) {
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
        const name = node.getAttribute('aria-label') ?? node.className ?? node.id;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`outside: ${name}`);
        if (!node.matches('[data-lit]')) continue;
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (there !== node) found.push(`covered: ${name} by ${there?.outerHTML.slice(0, 80)}`);
    }
    return found;
}"""
#: The panes of a phone's table that are in sight.
PANES = """() => ['shared', 'own', 'others', 'log'].filter((pane) =>
    [...document.querySelectorAll(`.table .${pane}`)].some((node) => node.checkVisibility()))"""
#: The places drawn on the table that belong to the viewer or to all, and those of them that are lit.
PLACES = """(lit) => [...document.querySelectorAll('.shared [data-path], .own [data-path]')]
    .filter((place) => !lit || place.querySelector(':scope > [data-chip][data-lit]'))
    .map((place) => place.dataset.path)"""


# 1


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_promise_1_the_table_fills_the_screen(visit: Visit, size: tuple[int, int]) -> None:
    """From the leaders through a purchase and a production nothing is out of sight, and the page never scrolls."""
    table = Seated(visit(size=size), ("random", "random", "random"))
    for now in table.questions({"keep", "turn", "store", "slot", "receive", "end"}):
        assert table.page.evaluate(OUTSIDE) == [], now["decision"]["kind"]


def test_promise_1_a_phone_shows_one_pane_and_the_one_that_is_asked_is_a_tap_away(visit: Visit) -> None:
    table = Seated(visit(size=PHONE, touch=True))
    for now in table.questions({"keep", "turn", "store", "slot", "end"}):
        assert len(table.page.evaluate(PANES)) == 1
        assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        if any(places_of(option) for option in now["decision"]["options"]):
            for tab in table.page.locator("nav button:has(.dot)").all():
                tab.tap()
                expect(table.page.locator("main [data-lit]:visible")).not_to_have_count(0)


# 2


def test_promise_2_exactly_what_is_legal_glows(visit: Visit) -> None:
    """At every question of some rounds: what is lit belongs to an option, and every place an option names is lit."""
    table = Seated(visit(size=LAPTOP))
    for now in table.questions({"keep", "turn", "store", "slot", "receive", "spend", "end"}):
        options = [option for option in now["decision"]["options"] if option["code"] != "end"]
        places = {place for option in options for place in places_of(option)}
        drawn, lit = (set(table.page.evaluate(PLACES, only)) for only in (False, True))
        assert lit <= places, now["decision"]["kind"]
        assert (places & drawn) - STORES <= lit, now["decision"]["kind"]
        assert all(lit & set(places_of(option)) for option in options if places_of(option)), now["decision"]["kind"]


def test_promise_2_nothing_else_reacts(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    dark = anna.page.locator("[data-chip]:not([data-lit]):not([aria-expanded])")
    assert dark.count() > 10
    for one in dark.all():
        one.click()
    expect(anna.bar.locator(".crumb")).to_have_count(0)
    assert table.now()["seq"] == now["seq"]


def test_promise_2_clicking_narrows_and_the_last_option_is_taken(visit: Visit) -> None:
    """Two leaders of four by two clicks; then a line of the market, and how much of each good is kept."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.show()
    options = table.alone()["decision"]["options"]
    first, second = places_of(options[1])
    table.chip(first).click()
    expect(anna.bar.locator(".crumb")).to_have_count(1)
    expect(anna.options).to_have_count(3)
    hand = table.now()["view"]["own"]["hand"]
    leaders = [hand[int(place.removeprefix("own.hand."))] for place in (first, second)]
    assert len(hand) == 4
    table.chip(second).click()
    anna.await_choice(1)
    assert table.await_decision()["view"]["own"]["hand"] == leaders

    now = table.play_to(lambda now: kind("store")(now) and len(places_of(now["decision"]["options"][0])) > 2)
    table.await_seq(now["seq"])
    option = now["decision"]["options"][1]
    table.answer(now, option)
    assert added_goods(table.now(at=now["seq"] + 1), now) == goods(option["code"].removeprefix("store:"))


def added_goods(after: Any, before: Any) -> dict[str, int]:
    """What lies in the depots more than before."""
    counts: dict[str, int] = {}
    for sign, now in ((1, after), (-1, before)):
        for depot in now["view"]["boards"][0]["depots"]:
            counts[depot["resource"]] = counts.get(depot["resource"], 0) + sign * depot["count"]
    return {resource: n for resource, n in counts.items() if n}


def goods(code: str) -> dict[str, int]:
    """Amounts as a code says them: stones.2+shields.1."""
    parts = [part.rpartition(".") for part in code.split("+") if part != "nothing"]
    return {resource: int(n) for resource, _, n in parts}


def test_promise_2_the_end_of_a_turn_is_never_taken_for_the_player(visit: Visit) -> None:
    """With no leader left to play or discard, only the seal remains after the action: it waits to be pressed."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    wishes = ("keep", "start", "discard", *WISHES)
    table.play_to(lambda now: kind("turn")(now) and not now["view"]["own"]["hand"], wishes)
    table.show()
    table.chip("table.market.0").click()
    while not anna.seal_ready():
        anna.await_turn()
        if not anna.seal_ready():
            anna.choose(Random(2))
    now = table.await_decision()
    assert [option["code"] for option in now["decision"]["options"]] == ["end"]
    expect(anna.options).to_have_count(0)
    anna.seal.hover()
    assert table.now()["seq"] == now["seq"]
    anna.seal.click()
    anna.await_choice(now["seq"])


def test_promise_2_the_first_tap_shows_and_the_second_takes(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    row = table.chip("table.market.1")
    row.tap()
    expect(anna.bar.locator(".sum li").first).to_be_visible()
    expect(anna.bar.get_by_role("button", name="Take", exact=True)).to_be_visible()
    assert table.now()["seq"] == now["seq"]
    table.chip("table.market.*.0").tap()
    assert table.now()["seq"] == now["seq"]
    row.tap()
    row.tap()
    anna.await_choice(now["seq"])


# 3


def by_board(table: Seated, option: Any, _words: str) -> None:
    for place in places_of(option):
        table.chip(place).click()


def by_bar(table: Seated, _option: Any, words: str) -> None:
    every = table.visitor.bar.get_by_role("button", name=re.compile(r"^all \d+"))
    if every.count():
        every.click()
    table.visitor.bar.get_by_role("button", name=re.compile(words)).first.click()


def by_keyboard(table: Seated, _option: Any, words: str) -> None:
    """The digits beside the bar's buttons: that of the option, or that of the market and then the option's."""
    for pattern in (words, "Market", words):
        offered = [text.strip() for text in table.visitor.options.all_text_contents()]
        numbers = [n for n, text in enumerate(offered) if re.search(pattern, text)]
        if numbers:
            table.page.keyboard.press(str(numbers[0] + 1))
        if numbers and pattern == words:
            return


def test_promise_3_three_ways_to_every_decision(visit: Visit) -> None:
    """One seed, three tables: the same answers by the board, the bar and the keyboard tell the same story."""
    stories, views = [], []
    for way in (by_board, by_bar, by_keyboard):
        anna = visit(size=LAPTOP)
        table = Seated(anna)
        table.show()
        for words, code in (("Keep .* and", "keep:"), ("take row 2", "take:row.2")):
            now = table.alone() if code == "keep:" else table.play_to(kind("turn"))
            table.await_seq(now["seq"])
            way(table, next(one for one in now["decision"]["options"] if one["code"].startswith(code)), words)
            anna.await_choice(now["seq"])
        anna.await_turn()
        stories.append(anna.page.locator("#log ol").text_content())
        views.append(table.await_decision()["view"])
    assert stories[0] == stories[1] == stories[2]
    assert views[0] == views[1] == views[2]
