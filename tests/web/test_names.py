"""Whoever comes in without a name is proposed one of Florence, which stays until it is changed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.project.source import SOURCE
from tests.web.conftest import SIZES, Visit
from tests.web.test_front import open_settled
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow
NAMES = (SOURCE.parent.parent / "web" / "src" / "core" / "florentines.ts").read_text(encoding="utf-8")


def shown_name(visitor: Visitor) -> str:
    """What one is called, as the head of a page says it."""
    return (visitor.page.locator("header .tag .name").text_content() or "").strip()


@SIZES
def test_a_stranger_has_a_name_that_stays_and_goes_to_the_table(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size, name="")
    open_settled(anna, "/")
    proposed = shown_name(anna)
    first, surname = proposed.split(" ")
    assert f"'{first}'" in NAMES
    assert f"'{surname}'" in NAMES
    open_settled(anna, "/help")
    assert shown_name(anna) == proposed
    assert anna.guest().get("/api/greeting")["person"] is None
    anna.play_now("you,greedy")
    assert anna.guest().get("/api/greeting")["person"]["name"] == proposed


@SIZES
def test_it_is_changed_where_it_stands(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size, name="")
    page = open_settled(anna, "/")
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.locator("header .tag .name")).to_have_text("Anna")
    open_settled(anna, "/")
    assert shown_name(anna) == "Anna"
    anna.play_now("you,greedy")
    assert anna.guest().get("/api/greeting")["person"]["name"] == "Anna"


@SIZES
def test_whoever_is_invited_is_proposed_a_name_beside_the_open_seats(visit: Visit, size: tuple[int, int]) -> None:
    anna, bruno = visit(name="Anna"), visit(size=size, name="")
    page = anna.open("/tables/new?game=masters")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    bruno.open(page.url)
    seats = bruno.page.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("You will be called")
    expect(seats.locator(".tag .name")).to_have_text(shown_name(bruno))
    bruno.call_me("Bruno")
    expect(bruno.page.locator("header .tag .name")).to_have_text("Bruno")
    bruno.page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("Bruno")).to_be_visible()


@SIZES
def test_nothing_is_no_name_and_what_was_typed_stays_wherever_one_goes_next(
    visit: Visit, size: tuple[int, int]
) -> None:
    anna = visit(size=size, name="Anna")
    page = open_settled(anna, "/")
    for typed, kept in (("", "Anna"), ("  ", "Anna"), (" Annetta ", "Annetta")):
        page.get_by_role("button", name="Change your name").click()
        page.get_by_label("Your name").fill(typed)
        page.locator("h1").click()
        expect(page.locator("header .tag .name")).to_have_text(kept)


@SIZES
def test_in_the_waiting_room_everybody_sees_the_new_name(visit: Visit, size: tuple[int, int]) -> None:
    anna, bruno = visit(size=size, name="Anna"), visit(name="Bruno")
    page = anna.open("/tables/new?game=masters")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    bruno.open(page.url)
    expect(bruno.page.get_by_text("Anna", exact=True)).to_be_visible()
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name").fill("Annetta")
    page.keyboard.press("Enter")
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("region", name="Seats").get_by_text("Annetta")).to_be_visible()


def test_a_browser_that_keeps_nothing_has_a_name_too(visit: Visit) -> None:
    anna = visit(name="")
    anna.context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    open_settled(anna, "/")
    assert re.fullmatch(r"\S+ \S+", shown_name(anna))
