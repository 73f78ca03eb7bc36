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

#: Longer than any source takes to be counted (milliseconds).
BEAT: Final = 500
#: Notes what begins to move, and where.
MOTION: Final = """() => {
    window.moved = [];
    document.addEventListener('animationstart', ({ animationName, target }) =>
        window.moved.push([animationName, target.closest('[data-path]')?.dataset.path ?? '']));
    new MutationObserver((changes) => {
        for (const { target } of changes)
            if (target.style?.filter === 'opacity(0)') window.moved.push(['flies', target.dataset.id]);
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
}"""


def moved(visitor: Visitor, kind: str) -> set[str]:
    """Where something has begun to move in such a way."""
    return {where for name, where in visitor.page.evaluate("window.moved") if name.endswith(kind)}


def last_choice(visitor: Visitor, address: str, position: Position) -> Reached:
    """The browser sees the last choice of a match, and what follows from it."""
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
    reached = last_choice(anna, server.address, position)
    anna.page.evaluate(MOTION)
    reached.play(played(position).log)
    anna.await_choice(len(reached.log) - 1)
    reached.leave()
    after = table(played(position))
    floors = {
        f"table.towers.{n}.{column}"
        for n, row in enumerate(after["towers"])
        for column, floor in enumerate(row)
        if floor["card"]
    }
    assert len(floors) == 4 * (5 if box else 4)
    anna.page.wait_for_function(
        "(all) => new Set(window.moved.filter(([name]) => name === 'deal').map(([, where]) => where)).size >= all",
        arg=len(floors),
    )
    assert moved(anna, "deal") == floors
    anna.page.wait_for_function("window.moved.some(([name]) => name.endsWith('roll'))")


def must_offer_again(match: Match) -> bool:
    """Whoever is asked has offered before: the last offer took that place."""
    return any(decision.kind == "offer" and has_offered(match, decision.seat) for decision in match.pending)


def has_offered(match: Match, seat: int) -> bool:
    return any(chooser == seat and code.startswith("offer:") for chooser, code in match.log)


def test_a_marker_that_was_outbid_goes_back_to_those_without_a_family(visit: Visit, server: Serving) -> None:
    anna = visit(size=LAPTOP)
    position = Position(must_offer_again, PEOPLE, game="lorenzo", boxes=("houses",), bot="random")
    reached = last_choice(anna, server.address, position)
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


def totals(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-source=total]")


def final(match: Match) -> list[str]:
    """Everybody's points, in order of rank."""
    return [str(score.total) for score in sorted(match.game.scores(match.state), key=lambda score: score.rank)]


END: Final = Position(never, PEOPLE[:2], game="lorenzo")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_points_are_counted_source_by_source_for_whoever_saw_the_end(
    visit: Visit, server: Serving, size: tuple[int, int]
) -> None:
    anna, late = visit(size=size, touch=size == PHONE), visit(size=size)
    reached = last_choice(anna, server.address, END)
    anna.page.clock.install()
    reached.play(played(END).log)
    anna.page.clock.pause_at(2_000_000_000_000)
    expect(totals(anna)).to_have_text(["0", "0"])
    uncounted = anna.page.locator(".uncounted")
    first = uncounted.count()
    anna.page.clock.run_for(BEAT)
    expect(uncounted).not_to_have_count(first)
    anna.page.clock.run_for(20 * BEAT)
    expect(uncounted).to_have_count(0)
    expect(totals(anna)).to_have_text(final(played(END)))
    late.open(f"/tables/{reached.table}")
    expect(totals(late)).to_have_text(final(played(END)))
    reached.leave()
