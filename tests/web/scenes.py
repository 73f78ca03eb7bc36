"""Places a visitor can go to, for tests and for pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

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


def concede(visitor: Visitor) -> None:
    """Give up; the result is shown."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Concede").click()
    visitor.page.get_by_role("button", name="Yes, I concede").click()
    expect(visitor.result).to_be_visible()
