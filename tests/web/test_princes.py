"""The Princes of Florence in a browser: pieces are placed by pointer, finger and keys; auctions say who bids."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_access import violations_in_both_themes
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
#: What leads to a piece that must be placed: nothing is bought before the first turn, then something is built.
SPARING = ("return:", "decline", "nothing", "pass", "build:tower")


def sit_down(visitor: Visitor, seats: int = 3, expansion: bool = False) -> str:
    """A match against bots in which the visitor starts; its address in the API."""
    post = visitor.context.request.post
    post("/api/people", data={"name": "Anna"})
    settings = {"seats": seats, "expansion": expansion, "first": 1}
    new_table = {"game": "princes", "settings": settings, "seats": ["", *["random"] * (seats - 1)], "seed": "princes"}
    api = f"/api/tables/{post('/api/tables', data=new_table).json()['id']}"
    post(f"{api}/sit", data={"seat": 0, "entropy": "0" * 32})
    post(f"{api}/start")
    return api


def await_decision(visitor: Visitor, api: str) -> Any:
    """What the visitor is asked, as soon as that is so."""
    return visitor.guest().await_decision(api.rpartition("/")[2])


def play_to(visitor: Visitor, api: str, kind: str) -> None:
    """Choose sparingly until a certain question is asked, then show the table."""
    now = await_decision(visitor, api)
    while now["decision"]["kind"] != kind:
        codes = [option["code"] for option in now["decision"]["options"]]
        code = next((code for code in codes if code.startswith(SPARING)), codes[0])
        key = f"{now['seq']:032d}"
        visitor.context.request.post(f"{api}/choose", data={"codes": [code], "after": now["seq"], "key": key})
        now = await_decision(visitor, api)
    visitor.open(api.removeprefix("/api"))
    visitor.await_turn()


def square(visitor: Visitor, name: str) -> Locator:
    """A square of one's own principality."""
    return visitor.page.locator(".plan").get_by_role("button", name=re.compile(f"^{name}: "))


def tower(visitor: Visitor) -> Locator:
    """Where it would lie."""
    return visitor.page.locator(".field > .ghost rect")


def test_a_piece_follows_the_pointer_and_one_click_lays_it(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    play_to(anna, sit_down(anna), "place")
    assert anna.options.count() <= 8  # ways to turn it, not a wall of places
    anna.rest()
    square(anna, "e3").hover()
    expect(tower(anna)).to_have_count(3)
    anna.page.keyboard.press("r")
    expect(anna.bar.locator("button.crumb")).to_have_count(1)
    after = anna.seq()
    square(anna, "e3").click()
    anna.await_choice(after)
    for name in ("e2", "e3", "e4"):
        expect(square(anna, name)).to_have_accessible_name(f"{name}: Tower")


def test_a_piece_is_placed_by_keyboard_alone(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    play_to(anna, sit_down(anna), "place")
    page = anna.page
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator(".plan .square:focus").count():
            break
    expect(square(anna, "a1")).to_be_focused()
    page.keyboard.press("r")
    for arrow in ("Right", "Down", "Down"):
        page.keyboard.press(f"Arrow{arrow}")
    expect(square(anna, "b3")).to_be_focused()
    expect(tower(anna)).to_have_count(3)  # it is shown before it is laid
    after = anna.seq()
    page.keyboard.press("Enter")
    anna.await_choice(after)
    for name in ("b2", "b3", "b4"):
        expect(square(anna, name)).to_have_accessible_name(f"{name}: Tower")


def test_a_piece_is_placed_by_touch_on_a_phone(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    play_to(anna, sit_down(anna), "place")
    anna.rest()
    after = anna.seq()
    square(anna, "f2").tap()
    expect(tower(anna)).to_have_count(3)
    assert anna.seq() == after
    square(anna, "g2").tap()  # another square of it
    anna.await_choice(after)
    expect(square(anna, "e2")).to_have_accessible_name("e2: Tower")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_an_auction_says_what_is_up_and_how_everybody_stands(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    api = sit_down(anna, seats=5, expansion=True)
    play_to(anna, api, "open")
    bidders = anna.page.get_by_role("region", name="Who bids")
    expect(bidders).to_contain_text(re.compile(r"Anna\s*opens the next auction"))
    after = anna.seq()
    anna.bar.get_by_role("button", name="Open with a jester: bid 200 florins").click()
    anna.await_choice(after)
    for opener in anna.page.get_by_role("button", name="Show everything of").all():
        opener.click()
        money = anna.page.locator(".overlay .counter", has_text="florins")
        expect(money).to_have_text(re.compile(r"^\s*\?.*florins$"))  # what they have is for them to know
        opener.click()
    while anna.await_turn() and "bid more" in (anna.bar.get_by_role("heading").text_content() or ""):
        expect(anna.page.get_by_role("region", name="For sale")).to_contain_text("Jester")
        expect(bidders).to_contain_text("highest bid")
        anna.choose(Random(1))


def test_settings_that_do_not_fit_are_not_offered(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/tables/new?game=princes")
    players = page.get_by_role("group", name="How many play?")
    players.get_by_text("2", exact=True).click()
    harder = page.get_by_label("one tile of freedom fewer")
    harder.check()
    starts = page.get_by_role("group", name="Who starts the first round?").locator("label")
    expect(starts).to_have_text(["drawn by lot", "Seat 1", "Seat 2"])
    starts.get_by_text("Seat 2").click()
    players.get_by_text("3", exact=True).click()
    expect(harder).to_have_count(0)
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("Waiting room")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_while_a_piece_is_placed(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    play_to(anna, sit_down(anna, seats=5, expansion=True), "place")
    assert violations_in_both_themes(anna.page) == []
