"""What everybody looks up for in Lorenzo: a new round, a marker that must leave, a choice of cards, the points."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from signoria.kernel.match import Match
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import PEOPLE, Position, Reached, at_question, begin, never, played, reach
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow

#: Notes what is set in motion, and where: whether or not there is a frame to show it in.
MOTION: Final = """() => {
    window.moved = [];
    const note = (node) => {
        if (!(node instanceof Element)) return;
        const where = node.dataset?.id ?? node.closest('[data-path]')?.dataset.path ?? '';
        for (const name of getComputedStyle(node).animationName.split(', ')) window.moved.push([name, where]);
        if (node.style?.filter === 'opacity(0)') window.moved.push(['flies', where]);
    };
    new MutationObserver((changes) => {
        for (const { target } of changes) note(target);
    }).observe(document.body, { attributes: true, attributeFilter: ['class', 'style'], subtree: true });
}"""
#: Notes everybody's points, in order of rank, whenever they change on the page.
COUNTING: Final = """() => {
    window.counted = [];
    new MutationObserver(() => {
        const totals = [...document.querySelectorAll('[data-source=total]')].map((one) => one.textContent);
        if (totals.length > 0 && totals.join() !== window.counted.at(-1)?.join()) window.counted.push(totals);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""

#: As soon as anything is counted, somebody has seen enough.
ENOUGH: Final = """(event) => {
    const watch = new MutationObserver(() => {
        if (window.counted.length === 0) return;
        watch.disconnect();
        dispatchEvent(new Event(event));
    });
    watch.observe(document.body, { childList: true, subtree: true });
}"""


def moved(visitor: Visitor, kind: str) -> set[str]:
    """Where something has begun to move in such a way."""
    return {where for name, where in visitor.page.evaluate("window.moved") if name.endswith(kind)}


def before_last_choice(visitor: Visitor, address: str, position: Position) -> Reached:
    """The browser stands before the last choice of a match."""
    log = played(position).log
    reached = begin(address, position)
    reached.play(log[:-1])
    reached.come_in(visitor)
    return reached


def table(match: Match) -> Any:
    return match.view(0)["table"]


def second_round(match: Match) -> bool:
    return bool(table(match)["round"] == 2)


@pytest.mark.parametrize("box", ["", "houses"])
def test_a_new_round_deals_its_cards_and_throws_its_dice(visit: Visit, server: Serving, box: str) -> None:
    anna = visit(size=WIDE)
    position = Position(second_round, PEOPLE if box else PEOPLE[:2], game="lorenzo", boxes=(box,) if box else ())
    reached = before_last_choice(anna, server.address, position)
    anna.page.evaluate(MOTION)
    reached.play(played(position).log)
    anna.await_choice(len(reached.log) - 1)
    reached.leave()
    cards = {f"card.{floor['card']}" for row in table(played(position))["towers"] for floor in row}
    assert len(cards) == 4 * (5 if box else 4)
    anna.page.wait_for_function("window.moved.some(([name]) => name === 'deal')")
    assert moved(anna, "deal") == cards
    anna.page.wait_for_function("window.moved.some(([name]) => name.endsWith('roll'))")


def must_offer_again(match: Match) -> bool:
    """Whoever is asked has offered before: the last offer took that place."""
    return any(decision.kind == "offer" and has_offered(match, decision.seat) for decision in match.pending)


def has_offered(match: Match, seat: int) -> bool:
    return any(chooser == seat and code.startswith("offer:") for chooser, code in match.log)


def test_a_marker_that_was_outbid_goes_back_to_those_without_a_family(visit: Visit, server: Serving) -> None:
    anna = visit(size=LAPTOP)
    position = Position(must_offer_again, PEOPLE, game="lorenzo", boxes=("houses",), bot="random")
    reached = before_last_choice(anna, server.address, position)
    match = played(position)
    came, left = match.log[-1][0], match.pending[0].seat
    waiting = anna.page.locator("main .without")
    expect(waiting.locator(f"[data-id='bid.{came}']")).to_be_visible()
    expect(waiting.locator(f"[data-id='bid.{left}']")).to_have_count(0)
    anna.page.evaluate(MOTION)
    reached.play(match.log)
    anna.await_choice(len(reached.log) - 1)
    reached.leave()
    expect(waiting.locator(f"[data-id='bid.{left}']")).to_be_visible()
    expect(anna.page.locator(f"main .families [data-id='bid.{came}']")).to_be_visible()
    assert {f"bid.{came}", f"bid.{left}"} <= moved(anna, "flies")
    expect(anna.page.get_by_role("button", name="No family yet: ")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_a_choice_of_leaders_is_held_as_a_fan(visit: Visit, server: Serving, size: tuple[int, int]) -> None:
    """All words of every card can be read; the one that is pointed at rises; a click keeps it."""
    anna = visit(size=size)
    reached = reach(server.address, Position(at_question("", 3), game="lorenzo"))
    reached.come_in(anna)
    reached.leave()
    assert anna.await_turn()
    cards = anna.page.locator("main .fan > .one")
    expect(cards).to_have_count(4)
    draft = anna.page.get_by_role("region", name="What you choose from")
    assert draft.evaluate("(node) => [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth]") == [
        0,
        0,
    ]
    expect(cards.first).to_have_css("rotate", "-2.4deg")
    cards.first.get_by_role("button").hover()
    expect(cards.first).to_have_css("rotate", "0deg")
    expect(cards.nth(1)).to_have_css("rotate", "-0.8deg")
    after = anna.seq()
    cards.first.get_by_role("button").click()
    anna.await_choice(after)
    expect(anna.page.locator(".log")).to_contain_text("You keep")


# The points

END: Final = Position(never, PEOPLE[:2], game="lorenzo")


def counted(match: Match) -> list[list[str]]:
    """Everybody's points in order of rank, source after source."""
    scores = sorted(match.game.scores(match.state), key=lambda score: score.rank)
    parts = [list(score.parts.values()) for score in scores]
    sums = [[str(sum(values[:n])) for values in parts] for n in range(len(parts[0]) + 1)]
    return [line for n, line in enumerate(sums) if n == 0 or line != sums[n - 1]]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_points_are_counted_source_by_source_for_whoever_saw_the_end(
    visit: Visit, server: Serving, size: tuple[int, int]
) -> None:
    """Whoever comes later sees how it came out."""
    anna, late = visit(size=size, touch=size == PHONE), visit(size=size)
    reached, lines = before_last_choice(anna, server.address, END), counted(played(END))
    anna.page.evaluate(COUNTING)
    reached.play(played(END).log)
    expect(totals(anna)).to_have_text(lines[-1])
    expect(anna.page.locator(".uncounted")).to_have_count(0)
    assert anna.page.evaluate("window.counted") == lines
    late.page.add_init_script(f"addEventListener('DOMContentLoaded', {COUNTING})")
    late.open(f"/tables/{reached.table}")
    reached.leave()
    expect(totals(late)).to_have_text(lines[-1])
    assert late.page.evaluate("window.counted") == lines[-1:]


@pytest.mark.parametrize("event", ["keydown", "pointerdown"])
def test_a_key_or_a_click_has_seen_enough(visit: Visit, server: Serving, event: str) -> None:
    anna = visit(size=WIDE)
    reached, lines = before_last_choice(anna, server.address, END), counted(played(END))
    anna.page.evaluate(COUNTING)
    anna.page.evaluate(ENOUGH, event)
    reached.play(played(END).log)
    reached.leave()
    expect(totals(anna)).to_have_text(lines[-1])
    assert anna.page.evaluate("window.counted") == [lines[0], lines[-1]]


def test_whoever_wants_no_motion_sees_only_how_it_came_out(visit: Visit, server: Serving) -> None:
    anna = visit(size=WIDE)
    reached, lines = before_last_choice(anna, server.address, END), counted(played(END))
    anna.page.emulate_media(reduced_motion="reduce")
    anna.page.evaluate(COUNTING)
    reached.play(played(END).log)
    reached.leave()
    expect(totals(anna)).to_have_text(lines[-1])
    assert anna.page.evaluate("window.counted") == lines[-1:]


def totals(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-source=total]")
