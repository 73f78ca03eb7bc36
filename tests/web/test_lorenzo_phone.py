"""Lorenzo's table in a hand: towers or spaces at a time, and the sheet of a card that a finger has gone to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from signoria.kernel.match import Match
from signoria.registry import words_in
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import PEOPLE, Position, at_question, played, question, reach, sit_down
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

#: Pixels that a finger can hit well.
TILE = 64
#: Width and height of every floor in sight, and whether all of it is.
FLOORS = """() => [...document.querySelectorAll('main .floor')].map((floor) => {
    const box = floor.getBoundingClientRect(), pane = floor.closest('main').getBoundingClientRect();
    return [box.width, box.height, box.top >= pane.top && box.bottom <= pane.bottom + 0.5];
})"""
#: Whether there is more of the pane than is in sight.
SCROLLS = "() => { const pane = document.querySelector('main'); return pane.scrollHeight > pane.clientHeight + 1; }"
LATE = {
    "four": Position(at_question("turn", 200), PEOPLE[:4], game="lorenzo"),
    "five": Position(at_question("turn", 300), PEOPLE, game="lorenzo", boxes=("houses",)),
}


def aims_at(match: Match) -> list[set[str]]:
    """The places of the board that each option of whoever looks points at."""
    decision = question(match)
    options = decision.options if decision and decision.kind == "turn" else []
    return [{place for place in match.describe(0, option).places if place.startswith("table.")} for option in options]


def floor_of_three(match: Match) -> str:
    """A floor to which several members can go; "" if there is none."""
    places = [place for places in aims_at(match) for place in places if place.startswith("table.towers.")]
    return next((place for place in places if places.count(place) >= 3), "")


THREE = Position(lambda match: floor_of_three(match) != "", PEOPLE[:4], game="lorenzo")


def only_spaces(match: Match) -> bool:
    """Something can be done at the spaces, and at no tower."""
    places = {place for places in aims_at(match) for place in places}
    return bool(places) and not any(place.startswith("table.towers.") for place in places)


def side(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("group", name="Board").get_by_role("button", name=name)


@pytest.mark.parametrize("position", LATE.values(), ids=LATE)
def test_towers_and_spaces_each_fill_the_pane(visit: Visit, server: Serving, position: Position) -> None:
    """Nothing of either has to be looked for by scrolling, and every floor can be hit."""
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, server.address, position)
    anna.rest()
    side(anna, "Towers").tap()
    floors = anna.page.evaluate(FLOORS)
    assert len(floors) == 4 * (5 if position.boxes else 4)
    assert all(width >= TILE and height >= TILE and whole for width, height, whole in floors)
    expect(anna.page.get_by_role("heading", name="Market")).to_be_hidden()
    side(anna, "Spaces").tap()
    expect(anna.page.locator("main .floor").first).to_be_hidden()
    expect(anna.page.get_by_role("heading", name="Market")).to_be_visible()
    assert not anna.page.evaluate(SCROLLS)


def test_the_side_is_shown_on_which_something_can_be_done(visit: Visit, server: Serving) -> None:
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, server.address, Position(only_spaces, PEOPLE[:4], game="lorenzo"))
    expect(side(anna, "Spaces")).to_have_attribute("aria-pressed", "true")
    expect(side(anna, "Towers").locator(".dot")).to_have_count(0)
    expect(anna.page.locator("main [data-lit]:visible")).not_to_have_count(0)


def test_a_card_opens_a_sheet_from_which_it_is_taken(visit: Visit, server: Serving) -> None:
    """Its words, everybody who can go there with the whole price, and a button for the thumb: three taps."""
    anna = visit(size=PHONE, touch=True)
    reached, match = reach(server.address, THREE), played(THREE)
    reached.come_in(anna)
    reached.leave()
    assert anna.await_turn()
    place = floor_of_three(match)
    height = anna.bar.bounding_box()
    anna.rest()
    anna.page.locator(f"main [data-path='{place}'] > [data-chip]").tap()
    sheet, decision = anna.bar.locator(".answers .sheet"), question(match)
    assert decision
    words = words_in("en", 0, list(THREE.names))
    labels = [match.describe(0, option) for option in decision.options]
    sentences = [words.translate(label) for label in labels if place in label.places]
    expect(sheet.locator("[data-option] .sentence")).to_have_text(sentences)
    expect(sheet.locator(".card.L")).to_be_visible()
    assert all(
        one.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")
        for one in sheet.locator("[data-option] .sentence").all()
    )
    take = anna.bar.get_by_role("button", name="Take", exact=True)
    expect(take).to_have_count(0)
    sheet.locator("[data-option]").last.tap()
    expect(take).to_be_visible()
    box, bar = take.bounding_box(), anna.bar.bounding_box()
    assert box
    assert bar
    assert height
    assert box["width"] > 0.9 * PHONE[0]
    assert box["height"] >= 40
    assert bar["height"] == height["height"]
    after = anna.seq()
    anna.rest()
    take.tap()
    anna.await_choice(after)
    expect(sheet.locator(".card.L")).to_have_count(0)


def test_a_sheet_closes_by_its_crumb(visit: Visit, server: Serving) -> None:
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, server.address, THREE)
    anna.rest()
    anna.page.locator(f"main [data-path='{floor_of_three(played(THREE))}'] > [data-chip]").tap()
    card = anna.bar.locator(".card.L")
    expect(card).to_be_visible()
    anna.bar.locator(".crumb").tap()
    expect(card).to_have_count(0)
    expect(anna.bar.locator(".row.column")).to_have_count(0)
