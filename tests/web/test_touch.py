"""By touch on a phone: one tap aims, the next takes, a finger that rests explains, and the bar is low."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.masters_positions import QUESTIONS
from tests.web.positions import Position, Reached, at_question, reach
from tests.web.seated import Seated, kind
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

#: Pixels of a phone's screen that the bar may have.
BAR = 110
#: Questions of every game, early and late.
POSITIONS: dict[str, Position] = {
    **{f"masters {name}": QUESTIONS[name] for name in ("keep", "turn", "store", "pay", "end")},
    "lorenzo 0": Position(at_question(""), game="lorenzo"),
    "lorenzo 40": Position(at_question("", 40), game="lorenzo"),
    "lorenzo houses 120": Position(at_question("", 120), game="lorenzo", boxes=("houses",)),
    "princes 0": Position(at_question(""), game="princes"),
    "princes 60": Position(at_question("", 60), game="princes"),
    "princes expansion 90": Position(at_question("", 90), game="princes", boxes=("expansion",)),
}
#: What an explanation lies over: the bar, or what is lit.
COVERED = """() => {
    const explanation = document.querySelector('#explanation');
    if (!explanation) return [];
    const shown = explanation.getBoundingClientRect();
    const over = ({ left, top, right, bottom }) =>
        left < shown.right && right > shown.left && top < shown.bottom && bottom > shown.top;
    return [...document.querySelectorAll('#decision, main [data-lit]')]
        .filter((one) => one.checkVisibility() && over(one.getBoundingClientRect())).map((one) => one.textContent);
}"""
#: Milliseconds after which a finger that rests is told something, if there is anything to say.
RESTING = 500
#: The height of every button of the bar that is in sight.
TARGETS = """() => [...document.querySelectorAll('#decision button')].filter((one) => one.checkVisibility())
    .map((one) => Math.round(one.getBoundingClientRect().height))"""


def bar_height(anna: Visitor) -> float:
    box = anna.bar.bounding_box()
    assert box
    return box["height"]


def take_button(anna: Visitor) -> Locator:
    return anna.bar.get_by_role("button", name="Take", exact=True)


def before_question(anna: Visitor, server: Serving, name: str) -> Reached:
    """Somebody with a phone, asked something."""
    table = reach(server.address, POSITIONS[name])
    table.come_in(anna)
    assert anna.await_turn()
    return table


class Finger:
    """One finger on the screen, down until it is lifted."""

    def __init__(self, visitor: Visitor) -> None:
        self.line = visitor.context.new_cdp_session(visitor.page)

    def _touch(self, kind: str, points: list[Any]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, place: Locator) -> None:
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box
        self.point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._touch("touchStart", [self.point])

    def slip(self, by: int) -> None:
        self.point["y"] += by
        self._touch("touchMove", [self.point])

    def lift(self) -> None:
        self._touch("touchEnd", [])


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_bar_is_low_and_stays_so(visit: Visit, server: Serving, name: str) -> None:
    """Whether nothing is chosen, or something is narrowed to, or aimed at."""
    anna = visit(size=PHONE, touch=True)
    table = before_question(anna, server, name)
    anna.rest()
    height = bar_height(anna)
    assert height <= BAR
    for _ in range(4):
        if take_button(anna).count() or not anna.options.count():
            break
        anna.open_options.first.tap()
        assert bar_height(anna) == height
    assert all(size >= 40 for size in anna.page.evaluate(TARGETS))
    table.leave()


def test_a_turn_at_the_market_takes_four_taps(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    anna.rest()
    taps = 0
    row = table.chip("table.market.1")
    for _ in range(2):
        row.tap()
        taps += 1
    while not anna.seal_ready():
        expect(take_button(anna)).to_be_visible()
        anna.rest()
        take_button(anna).tap()
        taps += 1
        anna.await_turn()
    anna.rest()
    after = anna.seq()
    anna.seal.tap()
    anna.await_choice(after)
    ended = [entry for entry in table.await_decision()["entries"] if entry["seq"] == after + 1]
    assert [entry["seat"] for entry in ended] == [0]
    assert taps + 1 <= 4


def test_a_finger_that_rests_explains_and_a_tap_only_closes_that(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    table = Seated(anna)
    now = table.play_to(kind("turn"))
    table.show()
    anna.rest()
    finger, explanation = Finger(anna), anna.page.locator("#explanation")
    quiet = anna.page.locator("main [data-chip]:not([data-lit]):not([aria-expanded]):visible").first
    quiet.tap()
    table.chip("table.market.1").tap()
    expect(take_button(anna)).to_be_visible()
    expect(explanation).to_have_count(0)
    finger.down(quiet)
    expect(explanation).to_be_visible()
    finger.lift()
    assert anna.page.evaluate(COVERED) == []
    table.chip("table.market.*.0").tap()
    expect(explanation).to_have_count(0)
    assert "aimed" in (table.chip("table.market.1").locator("..").get_attribute("class") or "")
    assert table.now()["seq"] == now["seq"]


@pytest.mark.parametrize("name", list(POSITIONS))
def test_what_a_finger_is_told_covers_neither_the_bar_nor_what_is_lit(visit: Visit, server: Serving, name: str) -> None:
    anna = visit(size=PHONE, touch=True)
    table = before_question(anna, server, name)
    finger, explained = Finger(anna), 0
    places = anna.page.locator("main [data-chip]:not([aria-expanded]):visible").all()
    for place in [*places[:: len(places) // 6 + 1], anna.options.first]:
        finger.down(place)
        anna.rest(RESTING)
        finger.lift()
        explained += anna.page.locator("#explanation").count()
        assert anna.page.evaluate(COVERED) == []
        anna.page.touchscreen.tap(2, 100)
    expect(anna.page.locator("#explanation")).to_have_count(0)
    assert explained > 0
    table.leave()


def test_a_finger_that_scrolls_explains_nothing(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    finger, explanation = Finger(anna), anna.page.locator("#explanation")
    quiet = anna.page.locator("main [data-chip]:not([data-lit]):not([aria-expanded]):visible").first
    finger.down(quiet)
    finger.slip(-30)
    # Whoever rests from now on is explained something by then; the one who slipped is not.
    anna.rest(RESTING)
    expect(explanation).to_have_count(0)
    finger.lift()
