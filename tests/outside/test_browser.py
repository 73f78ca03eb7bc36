"""A game from outside plays in the browser, on the plain table, in its own words."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.seated import Seated, places_of
from tests.web.test_lit import LIT
from tests.web.test_orders import give, show_orders
from tests.web.visitor import WIDE

pytestmark = pytest.mark.slow


def test_the_front_page_offers_it_and_a_whole_match_is_played_in_italian(visit: Visit) -> None:
    anna = visit(language="it-IT")
    page = anna.open("/")
    expect(page.get_by_text("Compra stoffe ai banchi")).to_be_visible()
    page.get_by_role("button", name="Gioca subito: Bottega").click()
    expect(page.get_by_role("dialog").get_by_role("group")).to_have_count(2)  # it names no ways to play
    page.get_by_role("button", name="Comincia").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    assert anna.await_turn()
    expect(anna.bar).to_contain_text("Tocca a te: compri una stoffa o passi?")
    for text in ("Banchi", "pezze nel sacco", "La tua commissione segreta"):
        expect(page.locator("main")).to_contain_text(text, ignore_case=True)
    random = Random("bottega")
    while anna.await_turn():
        anna.choose(random)
    expect(anna.result).to_be_visible()
    for text in ("La tua commissione era", "stoffe", "doni all"):
        expect(page.locator("body")).to_contain_text(text)
    expect(page.locator("body")).not_to_contain_text("bottega-")


def test_the_stalls_that_can_be_bought_from_are_lit_and_clicking_one_buys(visit: Visit) -> None:
    table = Seated(visit(size=WIDE), ("greedy",), "stalls", "bottega")
    table.show()
    now, bought = table.await_decision(), 0
    while now.get("decision"):
        table.await_seq(now["seq"])
        stalls = {place for option in now["decision"]["options"] for place in places_of(option)}
        assert set(table.page.evaluate(LIT)) - {"table.stalls"} == stalls
        if stalls:
            table.page.locator(f"main [data-path='{min(stalls)}']").click()
            bought += 1
        else:
            table.visitor.options.first.click()
        table.visitor.await_choice(now["seq"])
        now = table.await_decision()
    expect(table.visitor.result).to_be_visible()
    assert len(now["view"]["boards"][0]["bolts"]) == bought > 0


def test_an_order_is_given_and_obeyed(visit: Visit) -> None:
    table = Seated(visit(), ("greedy",), "orders", "bottega", pause=1)
    table.show()
    show_orders(table.page)
    give(table.page, "The guild asks for a gift. Do you give a coin?", "Give 1 coin, for 1 point")
    expect(table.page.get_by_role("combobox", name="round")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.visitor.options.last.click()
    table.page.get_by_text("You give the guild a coin.").first.wait_for(state="attached")


def test_all_that_is_printed_on_its_pieces_is_drawn(visit: Visit) -> None:
    page = visit().open("/cards/bottega")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Bolts of cloth 12", "Commissions 3"])
    expect(page.get_by_role("status")).to_have_text("15 of 15 found")
    pieces = page.request.get("/api/games/bottega/glossary").json()["faces"]["pieces"]
    assert page.locator("section li").evaluate_all("found => found.map(one => one.id)") == list(pieces)
    page.get_by_role("button", name="Purple", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("5 of 15 found")


def test_pages_that_name_the_games_name_it(visit: Visit) -> None:
    page = visit().open("/cards/masters")
    expect(page.get_by_role("link", name="Bottega")).to_be_visible()
    page.goto("/help")
    expect(page.get_by_role("heading", name="Bottega")).to_be_visible()
    page.goto("/tables/new?game=bottega")
    expect(page.get_by_label("Bottega", exact=True)).to_be_checked()
