"""Places a visitor can go to, for tests and for pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.masters_positions import QUESTIONS, REPORT
from tests.web.positions import Position, begin, played
from tests.web.visitor import Visitor


def room(visitor: Visitor) -> None:
    visitor.open("/tables/new")
    visitor.page.get_by_role("button", name="Create the table").click()
    expect(visitor.page.get_by_text("Waiting room")).to_be_visible()


def at(path: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open(path)
        expect(visitor.page.locator("h1, h2").first).to_be_visible()

    return show


def parts(visitor: Visitor) -> None:
    visitor.open("/parts")
    expect(visitor.page.locator("#ScoreSheet")).to_be_visible()


def report(visitor: Visitor) -> None:
    """A Vatican report is held while somebody looks on."""
    go_on_from(visitor, REPORT, len(played(REPORT).log) - 1)
    expect(visitor.page.locator(".scene")).to_be_visible()


def others_shown(visitor: Visitor) -> None:
    """What the others did is shown since one chose last; a page that nobody sees waits there."""
    position = QUESTIONS["turn"]
    own = [number for number, (seat, _) in enumerate(played(position).log, 1) if seat == 0]
    go_on_from(visitor, position, own[-1])
    expect(visitor.page.locator("#decision.recap[data-shown]")).to_have_count(1)
    visitor.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")


def go_on_from(visitor: Visitor, position: Position, choices: int) -> None:
    """Come to a match after so many choices; the rest is made while one looks on, at a calm pace."""
    reached = begin(visitor.address, position)
    log = played(position).log
    reached.play(log[:choices])
    visitor.open("/")
    visitor.page.evaluate("localStorage['signoria.pace'] = 'calm'")
    reached.come_in(visitor)
    reached.play(log)
    reached.leave()


def since_last_turn(visitor: Visitor) -> None:
    """What the others did since one chose last is listed above the bar."""
    reached = begin(visitor.address, QUESTIONS["turn"])
    reached.play(played(QUESTIONS["turn"]).log)
    reached.come_in(visitor)
    reached.leave()
    visitor.bar.get_by_role("button", name="Since your last turn").click()


def concede(visitor: Visitor) -> None:
    """Give up; the result is shown."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Concede").click()
    visitor.page.get_by_role("button", name="Yes, I concede").click()
    expect(visitor.result).to_be_visible()
