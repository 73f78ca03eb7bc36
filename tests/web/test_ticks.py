"""What is one choice of several things or of a number: a list to tick, by mouse and keys and finger, and a stepper."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.masters_positions import QUESTIONS
from tests.web.positions import Position, Reached, at_question, reach
from tests.web.scenes import parts
from tests.web.test_access import violations_in_both_themes
from tests.web.test_parts import sample
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
#: The card on slot 1 costs a coin and gives faith; that on slot 3 two servants for a coin, a stone and a shield.
POWERS = ["The basic power", "The card on slot 1", "The card on slot 3"]
#: A work of 16 has just been paid for.
FLORINS = Position(at_question("exchange", 160), seed="s1", game="princes", bot="random")
Come = Callable[[Visitor], Visitor]


@pytest.fixture
def come(server: Serving) -> Iterator[Come]:
    """Brings somebody before a turn in which three powers can be used in any way."""
    tables: list[Reached] = []

    def come_in(visitor: Visitor) -> Visitor:
        tables.append(reach(server.address, QUESTIONS["turn"]))
        tables[-1].come_in(visitor)
        assert visitor.await_turn()
        return visitor

    yield come_in
    for table in tables:
        table.leave()


def ticks(visitor: Visitor) -> Locator:
    return visitor.bar.get_by_role("checkbox")


def tick(visitor: Visitor, name: str) -> Locator:
    return visitor.bar.get_by_role("checkbox", name=name)


def taking(visitor: Visitor) -> Locator:
    """The button that takes what is ticked."""
    return visitor.bar.locator(".row").get_by_role("button", name="Produce with")


def slot(visitor: Visitor, number: int) -> Locator:
    return visitor.page.locator(f'main [data-path="boards.0.slots.{number - 1}"] > [data-chip]')


def expect_ticked(visitor: Visitor, *names: str) -> None:
    for name in POWERS:
        expect(tick(visitor, name)).to_be_checked(checked=name in names)


def test_powers_are_ticked_in_the_bar_and_on_the_board_and_taken_together(visit: Visit, come: Come) -> None:
    anna = come(visit(size=LAPTOP))
    after = anna.seq()
    anna.options.filter(has_text="Production").click()
    expect(ticks(anna)).to_have_count(3)
    expect_ticked(anna)
    expect(taking(anna)).to_have_count(0)
    tick(anna, "The basic power").click()
    slot(anna, 3).click()
    expect_ticked(anna, "The basic power", "The card on slot 3")
    expect(anna.bar.locator(".crumb")).to_have_text(["Production"])
    tick(anna, "The basic power").click()
    expect_ticked(anna, "The card on slot 3")
    tick(anna, "The card on slot 1").click()
    expect(slot(anna, 1)).to_have_attribute("aria-pressed", "true")
    stones = anna.bar.locator(".changes li").filter(has=anna.page.get_by_role("img", name="stones"))
    expect(stones).to_have_text("+1")
    expect(taking(anna)).to_contain_text("Produce with the card on slot 1 and the card on slot 3")
    assert anna.seq() == after
    taking(anna).click()
    anna.await_choice(after)
    expect(anna.page.locator("#log")).to_contain_text("the card on slot 1 and the card on slot 3")


def test_a_slot_clicked_first_leads_to_the_list_and_the_crumb_leads_out(visit: Visit, come: Come) -> None:
    anna = come(visit(size=LAPTOP))
    groups = anna.options.count()
    slot(anna, 1).click()
    expect_ticked(anna, "The card on slot 1")
    tick(anna, "The card on slot 1").click()
    expect_ticked(anna)
    anna.bar.locator(".crumb").click()
    expect(anna.options).to_have_count(groups)
    expect(ticks(anna)).to_have_count(0)


def test_powers_are_ticked_and_taken_by_keys(visit: Visit, come: Come) -> None:
    """Digits tick as they are shown; arrows go along the list, Space ticks; Escape takes the last tick back."""
    anna = come(visit(size=LAPTOP))
    page, after = anna.page, anna.seq()
    group = anna.options.filter(has_text="Production")
    group.focus()
    page.keyboard.press("Enter")
    expect(tick(anna, "The basic power")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect_ticked(anna, "The card on slot 1")
    expect(tick(anna, "The card on slot 1")).to_be_focused()
    page.keyboard.press("3")
    expect_ticked(anna, "The card on slot 1", "The card on slot 3")
    page.keyboard.press("Escape")
    expect_ticked(anna, "The card on slot 1")
    page.keyboard.press("3")
    page.keyboard.press("2")
    expect_ticked(anna, "The card on slot 3")
    assert anna.seq() == after
    page.keyboard.press("4")
    anna.await_choice(after)
    expect(page.locator("#log")).to_contain_text("produce with the card on slot 3")


def test_a_finger_ticks_and_takes_what_is_ticked(visit: Visit, come: Come) -> None:
    anna = come(visit(size=PHONE, touch=True))
    after = anna.seq()
    anna.rest()
    anna.options.filter(has_text="Production").tap()
    for name in ("The card on slot 1", "The card on slot 3"):
        tick(anna, name).tap()
    expect_ticked(anna, "The card on slot 1", "The card on slot 3")
    assert anna.seq() == after
    anna.bar.get_by_role("button", name="Take", exact=True).tap()
    anna.await_choice(after)
    expect(anna.page.locator("#log")).to_contain_text("the card on slot 1 and the card on slot 3")


def test_a_list_to_tick_shuts_nobody_out(visit: Visit, come: Come) -> None:
    anna = come(visit(size=LAPTOP))
    slot(anna, 1).click()
    expect_ticked(anna, "The card on slot 1")
    assert violations_in_both_themes(anna.page) == []


def test_what_is_refused_is_listed_once_and_not_in_every_set(visit: Visit, come: Come) -> None:
    anna = come(visit(size=LAPTOP))
    anna.bar.get_by_role("button", name="Why not?").click()
    refused = anna.page.get_by_role("dialog").locator("details", has_text="MAS-089").locator("li")
    expect(refused).to_have_text(["Produce with the card on slot 2"])


def test_points_for_florins_are_stepped_to_and_taken(visit: Visit, server: Serving) -> None:
    """As many as there are come first, and no number of them is a button on the table."""
    table, anna = reach(server.address, FLORINS), visit(size=LAPTOP)
    table.come_in(anna)
    assert anna.await_turn()
    after, middle = anna.seq(), anna.bar.locator(".row [data-option]")
    expect(middle).to_contain_text("8 prestige points for 1,600 florins")
    expect(anna.page.locator('main [data-path^="own.amount"]')).to_have_count(0)
    anna.bar.get_by_role("button", name="fewer", exact=True).dblclick()
    expect(middle).to_contain_text("6 prestige points for 1,200 florins")
    expect(anna.bar.locator(".sum")).to_contain_text("1200")
    middle.click()
    anna.await_choice(after)
    expect(anna.page.locator("#log")).to_contain_text("6 prestige points")
    table.leave()


def test_a_stepper_goes_to_fewer_and_more_and_says_what_is_taken(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    bar = sample(anna, "DecisionBar", "So many of something:")
    middle = bar.locator(".row [data-option]")
    fewer, more = (bar.get_by_role("button", name=name, exact=True) for name in ("fewer", "more"))
    expect(middle).to_contain_text("Pay 3")
    more.click()
    expect(middle).to_contain_text("Pay 4")
    middle.focus()
    for key, text in (("ArrowDown", "Pay 3"), ("ArrowUp", "Pay 4"), ("Shift+ArrowDown", "Pay 1")):
        anna.page.keyboard.press(key)
        expect(middle).to_contain_text(text)
        expect(middle).to_be_focused()
    expect(fewer).to_be_disabled()
    more.click(modifiers=["Shift"])
    expect(middle).to_contain_text("Pay 6")
    expect(more).to_be_disabled()
