"""Whole matches in real browsers: people and bots, keyboard only, touch only."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.visitor import PHONE, WIDE, Visitor, is_aimed, is_group

pytestmark = pytest.mark.slow


def test_two_people_and_two_bots_play_a_whole_match(visit: Visit) -> None:
    """A friend joins by the link; both play to the result page, and the shuffles are checked."""
    anna, bruno = visit(size=WIDE), visit(dark=True)
    page = anna.open("/tables/new?game=masters")
    page.get_by_role("group", name="How many play?").get_by_text("4").click()
    for seat, who in ((2, "Open for a friend"), (3, "Bot: Greedy"), (4, "Bot: Random")):
        page.get_by_role("group", name=f"Seat {seat}").get_by_text(who).click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    page.locator("code").wait_for()
    commitment = page.locator("code").text_content() or "?"
    assert re.fullmatch("[0-9a-f]{64}", commitment)
    bruno.open(page.url)
    bruno.call_me("Bruno")
    bruno.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the match").click()
    take_turns(anna, bruno, random=Random(7))
    for player in (anna, bruno):
        expect(player.page.locator("section table tbody tr")).to_have_count(4)
    check_shuffles(page)
    expect(page.get_by_text(commitment)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text().startswith("[\n{")


def check_shuffles(page: Page) -> None:
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_text("All is right")).to_be_visible()
    expect(page.get_by_text("The commitment is the one this browser saw at the table.")).to_be_visible()


def take_turns(*players: Visitor, random: Random) -> None:
    """Everybody chooses whenever they are asked, until everybody sees the result."""
    until = time.monotonic() + 1800
    while any(player.result.count() == 0 for player in players):
        assert time.monotonic() < until, "the match does not come to its end"
        for player in players:
            if player.page.locator("#decision.asked").count():
                player.choose(random)


@pytest.mark.parametrize(
    ("game", "expansion"), [("princes", "The Muse and the Princess"), ("lorenzo", "Houses of Renaissance")]
)
def test_a_person_and_four_bots_play_with_an_expansion(visit: Visit, game: str, expansion: str) -> None:
    """Auctions of objects, characters and families, placements and works, clicked through to the result; and proved."""
    anna = visit(size=WIDE)
    page = anna.open(f"/tables/new?game={game}")
    page.get_by_label(expansion).check()
    page.get_by_role("group", name="How many play?").get_by_text("5").click()
    for seat, bot in ((2, "Greedy"), (3, "Random"), (4, "Random"), (5, "Random")):
        page.get_by_role("group", name=f"Seat {seat}").get_by_text(f"Bot: {bot}").click()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Start the match").click()
    random = Random(7)
    while anna.await_turn():
        anna.choose(random)
    expect(page.locator("section table tbody tr")).to_have_count(5)
    check_shuffles(page)


def test_five_players_of_lorenzo_play_with_the_expansion_whether_they_tick_it_or_not(visit: Visit) -> None:
    """The form lets nothing be chosen that the rules forbid; basic bonus tiles they allow (HOU-019, HOU-252)."""
    page = visit(size=WIDE).open("/tables/new?game=lorenzo")
    houses, advanced = page.get_by_label("Houses of Renaissance"), page.get_by_label("advanced rules")
    expect(houses).to_be_enabled()
    expect(page.get_by_role("group", name="leaders that are dealt")).to_have_count(0)
    advanced.uncheck()
    page.get_by_role("group", name="How many play?").get_by_text("5").click()
    expect(houses).to_be_checked()
    expect(houses).to_be_disabled()
    expect(advanced).to_be_enabled()
    expect(advanced).not_to_be_checked()
    expect(page.get_by_role("group", name="leaders that are dealt")).to_be_visible()


def test_solo_by_keyboard_only(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    anna.play_now("you")
    random = Random(3)
    while anna.await_turn():
        after = anna.seq()
        offered = anna.options.count()
        if anna.seal_ready() and (offered == 0 or random.random() < 0.6):
            page.keyboard.press("e")
        else:
            grouped = True
            while grouped:
                number = random.randrange(min(9, anna.options.count()))
                grouped = is_group(anna.options.nth(number))
                page.keyboard.press(str(1 + number))
        anna.await_choice(after)
    expect(anna.result).to_be_visible()


def test_a_match_on_a_phone_by_touch(visit: Visit) -> None:
    """The first tap aims and shows what would happen; the second takes."""
    anna = visit(size=PHONE, touch=True)
    anna.play_now("you,random")
    random = Random(5)
    anna.rest()
    first = anna.options.first
    first.tap()
    expect(first).to_have_class(re.compile("aimed"))
    assert anna.seq() <= 1
    first.tap()
    anna.await_choice(0)
    for _ in range(12):
        if not anna.await_turn():
            break
        anna.rest()
        after = anna.seq()
        offered = anna.open_options.count()
        chosen = anna.seal if offered == 0 else anna.open_options.nth(random.randrange(offered))
        chosen.scroll_into_view_if_needed()
        while is_group(chosen):
            chosen.tap()
            chosen = anna.open_options.nth(random.randrange(anna.open_options.count()))
        if offered and not is_aimed(chosen):  # by what was ticked, or because it comes first after what was taken
            chosen.tap()
        chosen.tap()
        anna.await_choice(after)
    for pane in ("Mine", "Others", "Log", "Board"):
        anna.page.get_by_role("button", name=pane).or_(anna.page.get_by_role("tab", name=pane)).tap()
    wide = anna.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
