"""The Vatican report on the table: how all stand, what support brings, what the tile would do."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import PEOPLE, Position, at_question, played, reach
from tests.web.visitor import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.slow

#: With five seats, in the middle of the match and at its end.
REPORTS = {
    "second": Position(at_question("church", 200), PEOPLE, game="lorenzo", boxes=("houses",)),
    "last": Position(at_question("church", 300), PEOPLE[:4], game="lorenzo"),
}
VERDICTS = {
    "marked": "excommunicated",
    "spared": "not excommunicated",
    "decides": "may support",
    "falls_short": "too little faith",
}


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])
@pytest.mark.parametrize("position", REPORTS.values(), ids=REPORTS)
def test_a_report_says_how_all_stand_and_what_is_at_stake(
    visit: Visit, server: Serving, position: Position, size: tuple[int, int]
) -> None:
    anna, watcher = visit(size=size, touch=size == PHONE), visit(size=size)
    reached = reach(server.address, position)
    reached.come_in(anna)
    watcher.open(f"/tables/{reached.table}")
    reached.leave()
    view: Any = played(position).view(0)
    report, choice = view["table"]["report"], view["own"]["support"]
    for one in (anna, watcher):
        scene = one.page.get_by_role("region", name="Vatican report of period")
        expect(scene.get_by_role("listitem")).to_contain_text(
            [f"{position.names[line['seat']]}{VERDICTS[line['verdict']]}" for line in report["faithful"]]
        )
        expect(scene.locator(".faithful .amount > b")).to_have_text([str(line["faith"]) for line in report["faithful"]])
        expect(scene.locator("[data-lit]")).to_have_count(2 if one is anna else 0)
    scene = anna.page.get_by_role("region", name="Vatican report of period")
    expect(scene.locator("[data-path='own.support.points'] .amount > b").last).to_have_text(str(choice["points"]))
    expect(scene.get_by_text("As things stand, it would cost you")).to_have_count(int(choice["lost"] > 0))


def test_the_church_is_supported_on_the_board(visit: Visit, server: Serving) -> None:
    anna = visit(size=WIDE)
    reached = reach(server.address, REPORTS["last"])
    reached.come_in(anna)
    after = anna.seq()
    anna.page.locator("main [data-path='own.support.points'] > [data-chip]").click()
    anna.await_choice(after)
    expect(anna.page.locator(".log")).to_contain_text("You support the Church")
    reached.leave()
