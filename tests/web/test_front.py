"""The front page and the pages to read: two clicks to play, nothing too wide, nothing cut at twice the size."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
from time import time

import pytest
from playwright.sync_api import Page, Response, expect

from signoria.registry import games, words_in
from tests.project.source import SOURCE
from tests.web.conftest import SIZES, Visit
from tests.web.scenes import at
from tests.web.test_access import violations_in_both_themes
from tests.web.visitor import LAPTOP, PHONE, Visitor, is_group

ROOT = SOURCE.parent.parent
#: In seconds.
HOUR = 3600
DAY = 24 * HOUR
TO_READ = ("/", "/help", "/credits", "/privacy", "/nowhere")
#: The front page alone; what a table needs comes with the first table.
JAVASCRIPT_BUDGET = 60 * 1024
SHIFTS = """window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });"""
#: What sticks out of the window, or of a box that is not made to be scrolled.
CUT = """() => [...document.querySelectorAll('body *')].filter((node) => {
    if (node.closest('svg, .unseen, .skip, [hidden]') || node.getClientRects().length === 0) return false;
    const { left, right } = node.getBoundingClientRect();
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
    const spills = !scrolls && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1;
    return left < -1 || right > innerWidth + 1 || spills;
}).map((node) => node.outerHTML.slice(0, 120))"""
#: Letters have come, all motion has ended, and what follows from it is drawn.
AT_REST = """async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def title(game: str, language: str = "en") -> str:
    return words_in(language).say(f"{game}-title")


def open_settled(visitor: Visitor, path: str) -> Page:
    at(path)(visitor)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault or path != "/nowhere"]
    return visitor.page


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_play_now_in_two_clicks(visit: Visit, game: str) -> None:
    anna = visit()
    anna.open("/")
    anna.page.get_by_role("button", name=f"Play now: {title(game)}").click()
    anna.page.get_by_role("button", name="Begin").click()
    assert anna.await_turn()
    after = anna.seq()
    grouped = is_group(anna.options.first)
    anna.options.first.click()
    if grouped:
        expect(anna.options.first).to_be_visible()
    else:
        anna.await_choice(after)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_invite_friends_in_two_clicks(visit: Visit, game: str) -> None:
    anna = visit()
    anna.open("/")
    anna.page.get_by_role("button", name=f"Invite friends: {title(game)}").click()
    anna.page.get_by_role("button", name="Create the table").click()
    anna.page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    expect(anna.page.get_by_label("Link to this table")).to_have_value(anna.page.url)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_game_has_an_arch_under_its_own_title(visit: Visit, language: str) -> None:
    page = open_settled(visit(language=language), "/")
    for game in games():
        bay = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title(game, language)))
        expect(bay.locator("svg .ink").first.locator("path").first).to_be_attached()


@pytest.mark.slow
def test_a_table_that_waits_for_me_stands_first_and_is_counted_in_the_tab(visit: Visit) -> None:
    anna = visit()
    anna.play_now("you,greedy,random")
    anna.await_turn()
    page = open_settled(anna, "/")
    mine = page.get_by_role("region", name="My tables").get_by_role("article")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Signoria")
    first, second = mine.bounding_box(), page.locator("h1").bounding_box()
    assert first
    assert second
    assert first["y"] < second["y"]


@pytest.mark.slow
@SIZES
def test_my_tables_say_whose_turn_it_is_since_when_and_how_long_there_is(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    anna.open("/")
    anna.page.evaluate("fetch('/api/people', { method: 'POST', body: JSON.stringify({ name: 'Anna' }) })")
    guest, bruno = anna.guest(), visit(name="Bruno").guest()
    bruno.post("/api/people", {"name": "Bruno"})
    table = guest.make(["", ""], clock=86400)
    guest.sit(table, 0)
    bruno.sit(table, 1)
    guest.start(table)
    anna.page.clock.set_fixed_time(time() + 3.1 * HOUR)
    mine = open_settled(anna, "/").get_by_role("region", name="My tables").get_by_role("article")
    expect(mine).to_contain_text("Your turn, for 3 hours")
    expect(mine).to_contain_text("20 hours left")
    update = guest.now(table)
    guest.choose(table, [update["decision"]["options"][0]["code"]], update["seq"])
    anna.page.clock.set_fixed_time(time() + 1.1 * DAY)
    mine = open_settled(anna, "/").get_by_role("region", name="My tables").get_by_role("article")
    expect(mine).to_contain_text("Bruno is choosing, for 1 day")
    expect(mine).not_to_contain_text("left")


@pytest.mark.slow
def test_axe_finds_nothing_beside_tables_of_mine(visit: Visit) -> None:
    anna = visit()
    anna.play_now("you,greedy")
    anna.await_turn()
    assert violations_in_both_themes(open_settled(anna, "/")) == []


@pytest.mark.slow
def test_axe_finds_nothing_on_a_phone(visit: Visit) -> None:
    anna = visit(size=PHONE)
    for path in TO_READ:
        assert violations_in_both_themes(open_settled(anna, path)) == [], path


@pytest.mark.slow
def test_a_promise_leads_to_where_it_is_explained(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    anna.page.get_by_role("link", name="Shuffles you can check").click()
    expect(anna.page.get_by_role("heading", name="Why the shuffles are fair")).to_be_in_viewport()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
def test_no_page_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    anna = visit(size=PHONE, language=language)
    for path in TO_READ:
        page = open_settled(anna, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
        assert page.evaluate(CUT) == [], path


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
def test_text_of_twice_the_size_can_be_read(visit: Visit, language: str) -> None:
    anna = visit(size=LAPTOP, language=language)
    for path in TO_READ:
        page = open_settled(anna, path)
        page.add_style_tag(content=":root { font-size: 200% !important }")
        page.evaluate(AT_REST)
        assert page.evaluate("document.documentElement.scrollWidth") <= LAPTOP[0], path
        assert page.evaluate(CUT) == [], path


@pytest.mark.slow
@pytest.mark.parametrize("has_table", [False, True], ids=["stranger", "known"])
def test_the_front_page_keeps_its_budgets(visit: Visit, has_table: bool) -> None:
    """JavaScript, gzipped; how far things jump; no word and no code of a game."""
    visitor = visit()
    if has_table:
        visitor.play_now("you,greedy")
        visitor.await_turn()
    urls: list[str] = []
    scripts: list[int] = []

    def count(response: Response) -> None:
        urls.append(response.url)
        if response.url.split("?")[0].endswith(".js"):
            scripts.append(len(gzip.compress(response.body())))

    visitor.page.on("response", count)
    visitor.page.add_init_script(SHIFTS)
    page = open_settled(visitor, "/")
    assert sum(scripts) <= JAVASCRIPT_BUDGET
    assert page.evaluate("shift") <= 0.05
    assert not [
        url for url in urls if "TablePage" in url or re.search(rf"/({'|'.join(games())})\b", url, re.IGNORECASE)
    ]


def test_every_library_that_is_shipped_is_credited() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    server = {re.split(r"[\[<>=;]", requirement)[0].lower() for requirement in project["dependencies"]}
    pages = set(json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"])
    credited = (ROOT / "web" / "src" / "pages" / "credits.ts").read_text(encoding="utf-8").lower()
    names = {"@fluent/bundle": "fluent", "@fontsource/cinzel": "cinzel", "@fontsource/eb-garamond": "eb garamond"}
    names["@noble/hashes"] = "noble-hashes"
    assert {name for name in server | pages if f"'{names.get(name, name)}'" not in credited} == set()
