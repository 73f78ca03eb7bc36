"""Standing orders at the table: given in the menu, kept, obeyed while nobody looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow
OPENING = "Which object do you put up for auction? Opening it is a bid for it."


def by_post(visitor: Visitor) -> Page:
    """A table that allows orders, against bots; its pauses are short."""
    page = visitor.open("/")
    ask = page.request
    ask.post("/api/people", data={"name": "Anna"}, headers={"origin": visitor.address})
    new_table = {"game": "princes", "settings": {"first": 1}, "seats": ["", "random", "random"], "pause": 1}
    table = ask.post("/api/tables", data=new_table, headers={"origin": visitor.address}).json()["id"]
    ask.post(f"/api/tables/{table}/sit", data={"seat": 0, "entropy": "0" * 32}, headers={"origin": visitor.address})
    ask.post(f"/api/tables/{table}/start", headers={"origin": visitor.address})
    return visitor.open(f"/tables/{table}")


def show_orders(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Standing orders").click()
    expect(page.get_by_role("dialog", name="Standing orders")).to_be_visible()


def give(page: Page, question: str, answer: str) -> None:
    page.get_by_label("When I am asked").select_option(label=question)
    page.get_by_label("answer").select_option(label=answer)
    page.get_by_role("button", name="Add this order").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").last).to_contain_text(answer)


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_orders_are_given_kept_and_obeyed(visit: Visit, size: tuple[int, int] | None) -> None:
    anna = visit(size=size) if size else visit()
    page = by_post(anna)
    anna.await_turn()
    show_orders(page)
    give(page, OPENING, "Open with a lake")
    give(page, OPENING, "Open nothing: no object for you in this round")
    page.get_by_role("button", name="Move up").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("Open nothing")
    page.get_by_role("button", name="Remove this order").last.click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)
    page.reload()
    anna.await_turn()
    show_orders(page)
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("Escape")
    anna.options.first.click()
    page.get_by_text("You open nothing").first.wait_for(state="attached")


def test_the_form_offers_orders_with_a_clock_of_days(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/tables/new?game=princes")
    tick = page.get_by_label("Standing orders")
    expect(tick).not_to_be_checked()
    page.get_by_text("1 day", exact=False).first.click()
    expect(tick).to_be_checked()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("the table answers within 120 seconds")).to_be_visible()
