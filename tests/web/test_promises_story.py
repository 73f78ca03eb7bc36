"""Promises 7, 8 and 10 of the table: the log tells the story, motion explains and never delays, two clicks to play."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.seated import Seated, kind
from tests.web.visitor import LAPTOP

pytestmark = pytest.mark.slow

#: How many choices the page knows of, and what flies now.
KNOWS = """const count = () => Number(document.querySelector('#log .count').textContent.match(/\\d+/)[0]);
    const flights = () => document.getAnimations().filter((one) => !one.animationName && !one.transitionProperty);
    const frame = () => new Promise((done) => requestAnimationFrame(done));"""
#: When all is at rest, takes an option by clicking its place; how long each thing flies that the choice sends on its
#: way, and whether something lit can be clicked meanwhile.
FLOWN = f"""async (element) => {{
    {KNOWS}
    while (flights().length) await frame();
    const before = count();
    document.querySelector(`[data-path="${{element}}"] > [data-chip]`).click();
    while (count() === before || !flights().length) await frame();
    const lasting = flights().map((one) => one.effect.getComputedTiming().endTime);
    const lit = [...document.querySelectorAll('main [data-lit]')].filter((one) => {{
        const {{ x, y, width, height }} = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === one;
    }});
    lit[0]?.click();
    return {{ lasting, lit: lit.length }};
}}"""
#: Whether a click was heard: it has narrowed the options, or a choice was made.
CLICK_ANSWERED = """(seq) => document.querySelector('#decision .crumb')
    || Number(document.querySelector('#log .count').textContent.match(/\\d+/)[0]) > seq"""
#: Everything that flew while an option was taken and in some frames after the choice was known.
EVER = f"""async (element) => {{
    {KNOWS}
    const ever = new Set(), before = count();
    document.querySelector(`[data-path="${{element}}"] > [data-chip]`).click();
    for (let after = 0; after < 30; after += count() > before) {{
        for (const one of document.getAnimations()) ever.add(one);
        await frame();
    }}
    return ever.size;
}}"""


def marbles(page: Page) -> list[str]:
    """The colours in the market as they are drawn, row by row, then the one outside."""
    return [words.split()[1] for words in page.locator(".marble").evaluate_all("all => all.map(one => one.className)")]


def market(now: Any) -> list[str]:
    table = now["view"]["table"]
    return sorted([*[marble for row in table["market"] for marble in row], table["slide"]])


# 7


def test_promise_7_the_log_is_grouped_by_rounds(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(lambda now: kind("turn")(now) and now["view"]["table"]["round"] == 4)
    table.show()
    rounds = anna.page.locator("#log ol h3")
    expect(rounds).to_have_text([f"Round {n + 1}" for n in range(now["view"]["table"]["round"])])
    lines = anna.page.locator("#log ol > li").all_text_contents()
    headings = [n for n, text in enumerate(lines) if re.fullmatch(r"\s*Round \d+\s*", text)]
    assert all("turn" in lines[n + 1] for n in headings)
    assert all(later - earlier > 2 for earlier, later in pairwise(headings))


def test_promise_7_a_line_shows_the_table_as_it_stood_and_its_address_is_a_link(visit: Visit) -> None:
    anna, bruno = visit(size=LAPTOP), visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(lambda now: kind("turn")(now) and now["view"]["table"]["round"] == 3)
    table.show()
    line = anna.page.locator("#log a").filter(has_text="of the market").first
    line.click()
    expect(anna.page.get_by_role("heading", name="Looking at the past")).to_be_visible()
    moment = re.search(r"\?at=(\d+)$", anna.page.url)
    assert moment
    then = table.now(at=int(moment.group(1)))
    assert market(then) == sorted(market(table.now()))  # the same marbles, in other places
    rows = [marble for row in then["view"]["table"]["market"] for marble in row]
    for page in (anna.page, bruno.open(anna.page.url)):
        expect(page.get_by_role("heading", name="Looking at the past")).to_be_visible()
        expect(page.locator(".marble")).to_have_count(13)
        assert [marble for marble in marbles(page) if marble][:12] == rows
    expect(anna.page.locator("main [data-lit]")).to_have_count(0)


def test_promise_7_a_replay_plays_pauses_and_obeys_the_arrows(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(lambda now: kind("turn")(now) and now["view"]["table"]["round"] == 3)
    anna.open(f"{table.api.removeprefix('/api')}?at=1")
    page = anna.page
    expect(page.get_by_role("heading", name="Looking at the past")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    page.get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"\?at={now['seq']}$"))
    page.keyboard.press("Escape")
    assert anna.await_turn()


# 8


def test_promise_8_pieces_travel_and_nothing_waits_for_them(visit: Visit) -> None:
    """Marbles roll within 400 ms, and what is asked next can be answered while they do."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    flown = anna.page.evaluate(FLOWN, "table.market.0")
    assert 0 < len(flown["lasting"]) <= 12
    assert max(flown["lasting"]) <= 400
    assert flown["lit"] > 0
    anna.page.wait_for_function(CLICK_ANSWERED, arg=now["seq"] + 1)


def test_promise_8_nothing_moves_where_that_is_not_wanted(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    anna.page.emulate_media(reduced_motion="reduce")
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    assert anna.page.evaluate(EVER, "table.market.0") == 0
    assert table.now()["seq"] > now["seq"]


# 10


def test_promise_10_two_clicks_to_play(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    page = anna.open("/")
    page.get_by_text("Masters of Renaissance", exact=True).first.click()
    page.get_by_role("button", name="Play now: Masters of Renaissance").click()
    page.get_by_role("button", name="Begin").click()
    assert anna.await_turn()
    expect(page.locator("main [data-lit]")).not_to_have_count(0)


def test_promise_10_two_clicks_to_a_table_and_its_link(visit: Visit) -> None:
    anna, bruno = visit(size=LAPTOP), visit(size=LAPTOP)
    page = anna.open("/")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)
    bruno.open(page.url)
    expect(bruno.page.get_by_role("button", name="Sit here").first).to_be_visible()
