"""How high: a number between fewer and more, and auctions with whoever bids in them."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.scenes import parts
from tests.web.test_parts import sample
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
#: What is drawn in a sample beyond its box, and bids and words that need more room than they have.
BEYOND: Final = """(figure) => {
  const part = figure.querySelector('.part').getBoundingClientRect();
  const drawn = [...figure.querySelectorAll('.part *')].filter((node) => !node.closest('.unseen'));
  const outside = drawn.filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left < part.left - 1 || box.right > part.right + 1;
  });
  const wide = drawn.filter((node) => node.matches('.bid, .note, b') && node.scrollWidth > node.clientWidth + 1);
  return [...outside, ...wide].map((node) => `${node.tagName}.${node.className} ${node.textContent}`);
}"""


def samples(visitor: Visitor, part: str) -> list[Locator]:
    return visitor.page.locator(f"[data-part={part}] figure").all()


def bidders(auction: Locator) -> Locator:
    return auction.locator("[data-seat]")


def rungs(auction: Locator) -> Locator:
    return auction.locator("[data-rung]")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_is_wider_than_its_place(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    parts(anna)
    for part, count in (("Stepper", 7), ("Auction", 8)):
        drawn = samples(anna, part)
        assert len(drawn) == count
        for figure in drawn:
            assert figure.evaluate(BEYOND) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size[0]


# Numbers


def test_a_stepper_ends_where_there_are_no_more(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    ends = {"At the beginning": (False, True), "In the middle": (True, True), "At the end": (True, False)}
    for caption, enabled in (ends | {"Only one position": (False, False)}).items():
        stepper = sample(anna, "Stepper", caption)
        for name, works in zip(("fewer", "more"), enabled, strict=True):
            expect(stepper.get_by_role("button", name=name, exact=True)).to_be_enabled(enabled=works)


def test_a_stepper_steps_by_keys_and_stays_as_wide(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    stepper = sample(anna, "Stepper", "In the middle")
    middle = stepper.locator(".option")
    middle.focus()
    steps = {"ArrowUp": 4, "ArrowDown": 3, "PageUp": 6, "PageDown": 1, "Shift+ArrowUp": 6, "Shift+PageDown": 1}
    for key, n in steps.items():
        anna.page.keyboard.press(key)
        expect(middle).to_have_text(f"Pay {n}")
        expect(middle).to_be_focused()
    long = sample(anna, "Stepper", "With a long text")
    more, before = long.get_by_role("button", name="more", exact=True), long.locator(".stepper").bounding_box()
    more.click(modifiers=["Shift"])
    expect(long.locator(".option")).to_contain_text("Pay 6")
    assert long.locator(".stepper").bounding_box() == before


def test_the_bar_steps_by_five_and_keeps_the_keys_that_lead_elsewhere(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    bar = sample(anna, "DecisionBar", "So many of something:")
    middle = bar.locator(".row [data-option]")
    middle.focus()
    for key, text in (("PageDown", "Pay 1"), ("PageUp", "Pay 6"), ("Home", "Pay 6")):
        anna.page.keyboard.press(key)
        expect(middle).to_contain_text(text)
    expect(middle).to_be_focused()


def test_a_sum_says_where_it_comes_from_and_whether_it_is_enough(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    enough, short = (sample(anna, "Stepper", f"With a sum that is {caption}") for caption in ("enough", "too little"))
    line = enough.get_by_role("group")
    expect(line).to_have_text(re.compile(r"4\s*\+\s*1\s*\+\s*2\s*=\s*7\s*5 needed: enough"))
    expect(line).to_have_accessible_name(
        "what is there already 4, what comes from a card 1 and what is paid 2: 7",
    )
    expect(short.get_by_role("group")).to_contain_text("5 needed: 2 too few")
    line.locator("[data-chip]").nth(1).focus()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("what comes from a card")
    for _ in range(2):
        short.get_by_role("button", name="more", exact=True).click()
    expect(short.get_by_role("group")).to_contain_text("5 needed: enough")


# Auctions


def test_everybody_is_drawn_as_they_stand_and_says_so_in_words(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    everybody = bidders(sample(anna, "Auction", "In the middle"))
    names = ["Anna: you, may bid", "Bruno: highest bid", "Carla: may bid, chooses", "Dino: passed", "Elena: waits"]
    expect(everybody).to_have_count(len(names))
    for one, name in zip(everybody.all(), names, strict=True):
        expect(one.get_by_role("button")).to_have_accessible_name(name)
        for word in re.split("[:,] ", name):
            expect(one).to_contain_text(word)
    assert [one.locator(".crown").count() for one in everybody.all()] == [0, 1, 0, 0, 0]
    assert [one.locator(".strike").count() for one in everybody.all()] == [0, 0, 0, 1, 0]
    lines = [
        one.locator(".name").evaluate("(name) => getComputedStyle(name).textDecorationLine") for one in everybody.all()
    ]
    assert lines == ["none", "none", "none", "line-through", "none"]
    leader, other = (everybody.nth(n).bounding_box() for n in (1, 0))
    assert leader is not None
    assert other is not None
    assert leader["y"] < other["y"]


def test_what_is_bought_says_who_has_bought_it(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    auction = sample(anna, "Auction", "The hammer has fallen")
    expect(auction.locator(".object")).to_contain_text("Sold")
    expect(bidders(auction).nth(2)).to_contain_text("has bought it")
    expect(auction.locator("[data-lit]")).to_have_count(0)


def test_ears_are_told_who_leads_and_who_is_out(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    sentences = {
        "Opening": "Nobody has bid yet. Out: Dino.",
        "In the middle": "Bruno leads with 700 florins. Out: Dino.",
        "I have passed": "Bruno leads with 400 florins. Out: Anna and Dino.",
        "The hammer has fallen": "Sold to Carla for 600 florins. Out: Anna, Bruno and Dino.",
    }
    for caption, sentence in sentences.items():
        auction = sample(anna, "Auction", caption).get_by_role("group").first
        expect(auction).to_have_accessible_name("Forest")
        expect(auction.locator("p.unseen")).to_have_text(f"Forest: {sentence}")


def test_only_what_can_be_bid_is_lit(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    lit = {"Opening": [0], "In the middle": [], "My turn": [7], "I have passed": [], "has fallen": [], "Long names": []}
    for caption, numbers in lit.items():
        auction = sample(anna, "Auction", caption)
        lights = auction.locator("[data-rung]:has([data-lit])")
        assert [int(one.get_attribute("data-rung") or "") for one in lights.all()] == numbers
        expect(auction.locator("[data-lit]")).to_have_count(len(numbers))


def test_whoever_aims_at_a_bid_sees_their_marker_there_and_whom_it_would_top(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    auction = sample(anna, "Auction", "My turn")
    expect(auction.locator("[data-rung='7'] .ghost")).to_have_count(1)
    expect(auction.locator(".ghost")).to_have_count(1)
    expect(auction.locator("[data-rung='6'] .strike")).to_have_count(1)
    expect(bidders(auction).nth(0).locator(".crown.would")).to_have_count(1)
    expect(bidders(auction).nth(1).locator(".crown")).to_have_count(0)
    auction.locator("[data-rung='6'] [data-chip]").focus()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("700 florins: Bruno")
    expect(anna.page.get_by_role("tooltip")).to_contain_text("outbid")


def test_a_marker_is_in_one_place_only_so_that_it_is_seen_to_travel(visit: Visit) -> None:
    """On the ladder while its bid stands, else with its name."""
    anna = visit(size=LAPTOP)
    parts(anna)
    auction = sample(anna, "Auction", "In the middle")
    ids = auction.locator("[data-id]").evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")
    assert sorted(ids) == [f"bid.{seat}" for seat in range(5)]
    expect(rungs(auction).locator("[data-id='bid.1']")).to_have_count(1)


def test_of_a_long_ladder_what_matters_is_in_sight(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    parts(anna)
    ladders = {
        "Opening": ["100", "200", "300", "66 more", "7000"],
        "In the middle": ["3 more", "400", "500", "600", "700", "800", "900", "1000", "59 more", "7000"],
        "I have passed": [str(n) for n in range(100, 1001, 100)],
        "Long names": ["62 more", "6300", "6400", "6500", "6600", "6700", "6800", "6900", "7000"],
    }
    for caption, bids in ladders.items():
        steps = sample(anna, "Auction", caption).locator("ol > li")
        expect(steps).to_have_count(len(bids))
        for step, bid in zip(steps.all(), bids, strict=True):
            expect(step).to_contain_text(bid)


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


def test_columns_are_climbed_and_stand_side_by_side(visit: Visit) -> None:
    for size in (LAPTOP, PHONE):
        anna = visit(size=size)
        parts(anna)
        columns = sample(anna, "Auction", "Several columns").locator(".columns > *")
        expect(columns).to_have_count(3)
        assert len({top(column) for column in columns.all()}) == 1
        heights = [top(rung) for rung in rungs(columns.first).all()]
        assert heights == sorted(heights, reverse=True)
        assert [column.locator("[data-lit]").count() for column in columns.all()] == [4, 2, 6]
        expect(columns.first.locator("[data-rung='1'] .strike")).to_have_count(1)
        expect(columns.first.locator("[data-rung='3'] .ghost")).to_have_count(1)


def test_it_asks_its_place_how_to_stand(visit: Visit) -> None:
    """In a strip what is sold stands beside everything, in a column above it; the strip is no higher than planned."""
    anna = visit(size=LAPTOP)
    parts(anna)
    strip, column = (sample(anna, "Auction", caption) for caption in ("In the middle", "A long ladder"))
    assert top(bidders(strip).first) < top(strip.locator("ol"))
    for auction, beside in ((strip, True), (column, False)):
        thing, ladder = auction.locator(".object").bounding_box(), auction.locator("ol").bounding_box()
        assert thing is not None
        assert ladder is not None
        assert (thing["x"] + thing["width"] <= ladder["x"]) == beside
        assert (thing["y"] + thing["height"] <= ladder["y"]) != beside
    box = strip.locator(".auction").bounding_box()
    assert box is not None
    assert box["height"] <= 150
