"""A table that nobody has drawn spells out what only its owner is asked about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.seated import Seated
from tests.web.visitor import WIDE

pytestmark = pytest.mark.slow


def test_what_only_its_owner_is_asked_about_is_spelled_out(visit: Visit) -> None:
    """Cards to choose from: with all that there is to say about each, on one's own board and nowhere else."""
    table = Seated(visit(size=WIDE), ("random", "random"), "plain", "princes")
    now = table.play_to(lambda now: now["view"]["own"]["drawn"] != [])
    table.show()
    drawn = now["view"]["own"]["drawn"]
    chips = table.page.locator("main [data-path^='own.drawn.']:not([data-path='own.drawn'])")
    expect(chips).to_have_count(len(drawn))
    for chip in chips.all():
        expect(chip.locator("small")).to_contain_text(["wants"])
    had = len(now["view"]["own"]["hand"])
    table.page.locator("main [data-path='own.drawn.1']").click()
    expect(table.page.locator(f"main [data-path='own.hand.{had}']")).to_have_count(1)  # others may choose meanwhile
    assert drawn[1] in table.await_decision()["view"]["own"]["hand"]
