"""Parts of tables with figures: who stands where is seen and said, floors fit their room, lanes say what is next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.scenes import parts
from tests.web.test_parts import sample
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow

PARTS = ("Member", "Occupants", "Floor", "Tile", "Lane")
PEOPLE = ("Anna", "Bruno", "Carla", "Dino", "Elena")
COLOURS = ("Black", "White", "Orange", "Neutral", "Brown")
#: As wide and high as floors get: on a phone with five towers, with four, on a laptop.
ROOMS = ((64, 64), (77, 87), (143, 126))
#: How many of those who stand on a place stick out of it, by more than a rounding.
STICK_OUT = """(place) => {
    const box = place.getBoundingClientRect();
    return [...place.querySelectorAll('.member svg, .next')].map(node => node.getBoundingClientRect()).filter(
        one => Math.max(box.left - one.left, one.right - box.right, box.top - one.top, one.bottom - box.bottom) > 0.5
    ).length;
}"""
#: Whatever does not fit into its own box is cut off.
CUT_OFF = """(place) => [
    ...place.querySelectorAll('.what, .card, .card :is(.body, .cost, .effects), .stand, .occupants')
].filter(node => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
    .map(node => `${node.className}: ${node.textContent}`)"""


def look(visitor: Visitor) -> None:
    parts(visitor)
    expect(visitor.page.locator("#Lane")).to_be_visible()


def sentences(place: Locator) -> list[str]:
    """What is said of spaces for whoever only hears."""
    return [text.strip() for text in place.locator(".space > .unseen").all_text_contents()]


def room_of(visitor: Visitor, width: int, height: int) -> Locator:
    return sample(visitor, "Floor", f"{width} \N{MULTIPLICATION SIGN} {height}")


def test_what_can_be_done_is_lit_and_what_would_come_is_a_ghost(visit: Visit) -> None:
    anna = visit()
    look(anna)
    for part, dark in (("Occupants", "Refused:"), ("Floor", "Quiet:"), ("Tile", "Quiet:"), ("Lane", "Quiet:")):
        expect(sample(anna, part, "Lit:").locator("[data-lit]")).to_have_count(1)
        expect(sample(anna, part, "Lit:").locator(".ghost")).to_have_count(0)
        expect(sample(anna, part, dark).locator("[data-chip]").first).to_be_attached()
        expect(sample(anna, part, dark).locator("[data-lit]")).to_have_count(0)
    for part in ("Occupants", "Floor"):
        expect(sample(anna, part, "Aimed at:").locator(".member .ghost text")).to_have_text("4")
    expect(sample(anna, "Lane", "Aimed at:").locator(".space.ghost")).to_have_count(1)
    sample(anna, "Occupants", "Refused:").locator("[data-chip]").focus()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("by which rule")


def test_everybody_is_told_apart_and_named_in_the_order_of_coming(visit: Visit) -> None:
    anna = visit()
    look(anna)
    figures = sample(anna, "Member", "Still to be placed").locator(".member")
    expect(figures.locator("text")).to_have_text(["1", "2", "3", "4", "5"])
    shapes = figures.evaluate_all("all => all.map(one => one.querySelector('.outline').getAttribute('d'))")
    colours = figures.evaluate_all("all => all.map(one => getComputedStyle(one.querySelector('circle')).fill)")
    assert len(set(shapes)) == len(set(colours)) == len(COLOURS)
    assert sentences(sample(anna, "Occupants", "Nobody yet")) == ["Nobody stands here."]
    assert sentences(sample(anna, "Occupants", "One stands here")) == ["Anna (Black) stands here."]
    [twenty] = sentences(sample(anna, "Occupants", "20 stand here"))
    assert twenty.startswith("Here stand, in this order: Anna (Black), Bruno (Black)")
    names = re.findall(r"(\w+) \((\w+)\)", twenty)
    assert names == [(name, colour) for colour in COLOURS[:4] for name in PEOPLE]
    assert sentences(sample(anna, "Tile", "Empty:")) == ["Nobody is marked here."]
    assert sentences(sample(anna, "Tile", "Five are marked")) == ["Marked here: Elena, Anna, Bruno, Dino and Carla."]
    expect(sample(anna, "Tile", "Five are marked").locator(".token")).to_have_count(5)
    expect(sample(anna, "Tile", "I am marked").locator(".own")).to_have_text("you")
    expect(sample(anna, "Tile", "Quiet:").locator(".own")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nobody_falls_off_a_space_however_many_stand_there(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    look(anna)
    crowds = (("One stands", 1), ("4 stand", 4), ("9 stand", 9), ("20 stand", 20), ("Twenty in little", 20))
    for caption, count in crowds:
        place = sample(anna, "Occupants", caption).locator(".space")
        expect(place.locator(".member")).to_have_count(count)
        expect(place.locator(".next")).to_have_text("1")
        assert place.evaluate(STICK_OUT) == 0, caption
        widths = place.locator(".member").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        assert min(widths) >= 16, caption


def test_whoever_took_a_card_stays_in_sight_and_a_floor_says_all_of_itself(visit: Visit) -> None:
    anna = visit()
    look(anna)
    taken = sample(anna, "Floor", "The card is taken")
    expect(taken.get_by_text("taken", exact=True)).to_be_visible()
    expect(taken.locator(".member")).to_be_visible()
    assert sentences(taken) == ["Dino (White) stands here."]
    gone = sample(anna, "Floor", "The card is gone")
    expect(gone.locator(".next")).to_have_text("3")
    assert sentences(gone) == ["Nobody stands here."]
    floor = sample(anna, "Floor", "As it is for whoever looks")
    expect(floor.get_by_role("button")).to_have_count(1)
    floor.get_by_role("button").focus()
    for text in (
        "Asks you for a value of 5 instead of 7",
        "Costs you less than is printed: 2 coins",
        "None of your family members can take it now",
        "Bonus: 1 coin",
    ):
        expect(anna.page.get_by_role("tooltip")).to_contain_text(text)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_is_cut_off_in_little_room_or_large_letters(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    look(anna)
    for width, height in ROOMS:
        boxes = [floor.bounding_box() for floor in room_of(anna, width, height).locator(".floor").all()]
        assert {(round(box["width"]), round(box["height"])) for box in boxes if box} == {(width, height)}
    for letters in ("100%", "118%", "200%"):
        anna.page.evaluate("letters => { document.documentElement.style.fontSize = letters }", letters)
        for width, height in ROOMS:
            assert room_of(anna, width, height).evaluate(CUT_OFF) == []
            for floor in room_of(anna, width, height).locator(".floor").all():
                assert floor.evaluate(STICK_OUT) == 0
        assert sample(anna, "Occupants", "Twenty in little").locator(".space").evaluate(STICK_OUT) == 0
        for part in PARTS:
            section = anna.page.locator(f"[data-part={part}]")
            assert section.evaluate("one => one.scrollWidth - one.clientWidth") <= 4, f"{part} at {letters}"


def test_a_lane_says_what_is_next_what_it_is_worth_and_what_its_cards_give_together(visit: Visit) -> None:
    anna = visit()
    look(anna)
    lane = sample(anna, "Lane", "Quiet:")
    expect(lane.get_by_role("group", name="Territories: 3 of 6")).to_be_visible()
    for text in ("Place 4: needs 7 military points and 4 points", "Place 5: needs 12 military points and 10 points"):
        expect(lane.get_by_role("button", name=text)).to_be_visible()
    expect(lane.locator(".slot")).to_have_count(3)
    expect(sample(anna, "Lane", "Full").locator(".slot")).to_have_count(0)
    together = sample(anna, "Lane", "With what its cards give")
    expect(together.locator(".total > .unseen")).to_have_text("at 5: 2 wood, 1 coin and 1 exchange")
    expect(together.locator(".tick")).to_have_count(3)
    together.get_by_role("button").first.focus()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("takes part")
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(lane.locator(".slot:visible")).to_have_count(1)
    expect(lane.locator(".slot:visible")).to_contain_text("next:")
    expect(lane.get_by_text("Territories", exact=True)).to_be_visible()
