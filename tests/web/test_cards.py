"""The page of a game's cards and pieces: all of them are there, can be searched, filtered and linked to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from signoria.registry import games, package
from tests.web.conftest import Visit
from tests.web.test_access import violations_in_both_themes
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow
GAMES = sorted(games())


def cards(visitor: Visitor, game: str, at: str = "") -> Page:
    """The page, when all of it has come."""
    page = visitor.open(f"/cards/{game}{at}")
    expect(page.locator("section li")).to_have_count(len(package(game).faces()["pieces"]))
    return page


def visible_pieces(page: Page) -> list[str]:
    """The words of all pieces in sight."""
    return list(page.locator("section li:not([hidden])").evaluate_all("found => found.map(one => one.id)"))


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_that_the_server_tells_of_is_there_once(visit: Visit, game: str) -> None:
    page = cards(visit(), game)
    pieces = page.request.get(f"/api/games/{game}/glossary").json()["faces"]["pieces"]
    assert sorted(visible_pieces(page)) == sorted(pieces)
    expect(page.get_by_role("status")).to_have_text(f"{len(pieces)} of {len(pieces)} found")
    kinds = {face["kind"] for face in pieces.values()}
    for kind in kinds:
        many = len([face for face in pieces.values() if face["kind"] == kind])
        assert page.locator(f"section[aria-labelledby=kind-{kind}] li").count() == many
    assert page.get_by_role("heading", level=2).count() == len(kinds)


def test_a_search_reads_names_and_sentences_without_capitals_or_accents(visit: Visit) -> None:
    page = cards(visit(), "lorenzo")
    field = page.get_by_role("searchbox")
    field.fill("sCÚLptors")
    expect(page.get_by_role("status")).to_have_text("1 of 276 found")
    assert visible_pieces(page) == ["sculptors_guild"]
    field.fill("council privilege harvest")
    assert "city" in visible_pieces(page)
    field.fill("nothing of the kind")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("status")).to_have_text("276 of 276 found")
    expect(field).to_have_value("")


def test_filters_keep_to_a_kind_a_colour_and_a_level(visit: Visit) -> None:
    page = cards(visit(), "lorenzo")
    for name, count in (("Development cards", 144), ("Ventures", 36), ("Period 3", 12)):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("status")).to_have_text(f"{count} of 276 found")
    page.get_by_role("button", name="Ventures", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("48 of 276 found")


def test_a_link_leads_to_a_piece(visit: Visit) -> None:
    visitor = visit()
    page = cards(visitor, "masters", "#purple.3.d")
    expect(page.locator('[id="purple.3.d"]')).to_be_in_viewport()
    page.get_by_role("searchbox").fill("discount")
    page.locator("section li:not([hidden])").first.get_by_role("link").click()
    page.wait_for_url(re.compile("/cards/masters#"))
    assert page.url.endswith(visible_pieces(page)[0])


def test_one_goes_from_game_to_game(visit: Visit) -> None:
    page = cards(visit(), "masters")
    page.get_by_role("link", name="The Princes of Florence").click()
    expect(page.get_by_role("status")).to_have_text("80 of 80 found")
    expect(page.get_by_role("link", name="The Princes of Florence")).to_have_attribute("aria-current", "page")


def test_the_page_is_read_and_searched_by_keyboard(visit: Visit) -> None:
    page = cards(visit(), "princes")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("lake")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Profession cards")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Profession cards")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status")).to_have_text("7 of 80 found")


def test_a_game_that_is_not_played_here_is_said_to_be_none(visit: Visit) -> None:
    page = visit().open("/cards/chess")
    expect(page.get_by_text("No game of this name is played here.")).to_be_visible()


def test_cards_come_in_three_sizes(visit: Visit) -> None:
    """As in a row of one's own, as on offer, and with all their words; what was searched for stays so."""
    page = cards(visit(), "lorenzo")
    expect(page.get_by_role("button", name="Large")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("searchbox").fill("portrait gallery")
    shown = page.locator("[id='special_117']")
    sentences = ["building, for 2 coins", "at once: 7", "production at 6 or more: 2 victory points for every leader"]
    for size, lines in (("Small", []), ("Middle", sentences[2:]), ("Large", sentences)):
        page.get_by_role("button", name=size).click()
        expect(shown.locator(".said")).to_have_text([re.compile(f"^{text}") for text in lines])
        expect(shown.get_by_text("…")).to_have_count(int(size == "Small"))
        assert visible_pieces(page) == ["special_117"]
    page.get_by_role("button", name="Small").click()
    shown.get_by_role("link").click()
    page.wait_for_url(re.compile("/cards/lorenzo#special_117$"))


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visit: Visit, game: str) -> None:
    page = cards(visit(), game)
    page.add_style_tag(content="li { content-visibility: visible !important }")
    assert violations_in_both_themes(page) == []


def test_axe_finds_nothing_in_the_smaller_sizes(visit: Visit) -> None:
    """There are privileges on cards of every colour, on leaders and tiles."""
    page = cards(visit(), "lorenzo")
    page.get_by_role("searchbox").fill("privilege")
    page.add_style_tag(content="li { content-visibility: visible !important }")
    for size in ("Small", "Middle"):
        page.get_by_role("button", name=size, exact=True).click()
        assert violations_in_both_themes(page) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone(visit: Visit, game: str) -> None:
    page = cards(visit(size=PHONE, touch=True), game)
    page.add_style_tag(content="li { content-visibility: visible !important }")
    for size in ("Large", "Middle", "Small"):
        page.get_by_role("button", name=size).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], size
    assert page.evaluate(
        "[...document.querySelectorAll('section li *:not(.unseen)')]"
        ".every(part => part.getBoundingClientRect().right <= innerWidth)"
    )
