"""Promises 4 to 6 of the table: see before you commit, a turn is tentative, every symbol explains itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.seated import WISHES, Seated, kind
from tests.web.visitor import LAPTOP

pytestmark = pytest.mark.slow

#: Where the ghosts of markers stand, by the columns of the track; spaces count from 0, columns from 1.
GHOSTS = """() => [...document.querySelectorAll('.faith .marker.ghost')]
    .map((one) => Number(getComputedStyle(one).gridColumnStart) - 1)"""
#: What every button on the table is called, and what is said of it when it has focus.
BUTTON_NAMES = """() => [...document.querySelectorAll('main [data-chip], .others [data-chip]')].map((one) => {
    one.focus();
    return one.ariaLabel || one.querySelector('[aria-label]')?.ariaLabel || one.textContent.trim();
})"""


def foreseen(table: Seated, path: str) -> Callable[[Any], bool]:
    """Whether some option would change this of one's own board."""

    def changes(now: Any) -> bool:
        return bool(now.get("decision")) and code_changing(table, now, path) != ""

    return changes


def code_changing(table: Seated, now: Any, path: str) -> str:
    """The first option that would change such a path of the view; "" if none would."""
    codes = [option["code"] for option in now["decision"]["options"]]
    for code, preview in table.look(codes, now["seq"]).items():
        if any(re.fullmatch(path, change["path"]) for change in preview["changes"]):
            return str(code)
    return ""


def first_code(now: Any) -> str:
    return str(now["decision"]["options"][0]["code"])


def signed(by: int) -> str:
    return f"\N{MINUS SIGN}{-by}" if by < 0 else f"+{by}"


def leave(page: Page) -> None:
    page.mouse.move(2, 2)


# 4


def test_promise_4_a_ghost_stands_where_the_marker_will(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    now = table.play_to(foreseen(table, r"boards\.0\.faith"))
    table.show()
    assert anna.page.evaluate(GHOSTS) == []
    preview = table.aim(now, code_changing(table, now, r"boards\.0\.faith"))
    moved = next(change for change in preview["changes"] if change["path"] == "boards.0.faith")
    expect(anna.page.locator(".faith .marker.ghost")).not_to_have_count(0)
    assert moved["after"] in anna.page.evaluate(GHOSTS)
    expect(anna.bar.locator(".sum")).to_contain_text(signed(moved["after"] - moved["before"]))
    leave(anna.page)
    expect(anna.page.locator(".faith .marker.ghost")).to_have_count(0)
    expect(anna.bar.locator(".sum li")).to_have_count(0)


def test_promise_4_goods_that_will_come_are_ghosts_in_the_depots(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    # Goods of one kind, which may come into several depots: the bar adds them up.
    now = table.play_to(lambda now: kind("store")(now) and re.fullmatch(r"store:\w+\.\d", first_code(now)) is not None)
    table.show()
    coming = anna.page.locator(".own .cell.coming")
    expect(coming).to_have_count(0)
    preview = table.aim(now, first_code(now))
    counts = [change for change in preview["changes"] if re.fullmatch(r"boards\.0\.depots\.\d+\.count", change["path"])]
    more = sum(max(0, change["after"] - change["before"]) for change in counts)
    assert more > 0
    expect(coming).to_have_count(more)
    expect(anna.bar.locator(".sum")).to_contain_text(
        signed(sum(change["after"] - change["before"] for change in counts))
    )
    leave(anna.page)
    expect(coming).to_have_count(0)


def test_promise_4_a_chip_on_the_strongbox_says_how_much_comes(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    path = r"boards\.0\.strongbox\.\w+"
    now = table.play_to(foreseen(table, path))
    table.show()
    chips = anna.page.locator(".own .by")
    expect(chips).to_have_count(0)
    preview = table.aim(now, code_changing(table, now, path))
    amounts = [
        change["after"] - change["before"] for change in preview["changes"] if re.fullmatch(path, change["path"])
    ]
    expect(chips).to_have_text([signed(by) for by in amounts])
    for by in amounts:
        expect(anna.bar.locator(".sum")).to_contain_text(signed(by))
    leave(anna.page)
    expect(chips).to_have_count(0)


def test_promise_4_a_card_that_will_be_placed_is_a_ghost_on_its_slot(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(kind("slot"))
    table.show()
    expect(anna.page.locator(".own .space.ghost")).to_have_count(0)
    table.chip("boards.0.slots.0").hover()
    expect(anna.page.locator('.own [data-path="boards.0.slots.0"].ghost .card')).to_have_count(1)
    leave(anna.page)
    expect(anna.page.locator(".own .space.ghost")).to_have_count(0)


# 5


def test_promise_5_a_turn_is_taken_back_step_by_step_or_as_a_whole(visit: Visit) -> None:
    """Each step back shows the table as it stood before that step; the whole turn goes back to its beginning."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    views: list[Any] = []
    while not anna.seal_ready():
        views.append(table.await_decision()["view"])
        if len(views) == 1:
            table.chip("table.market.0").click()
            anna.await_choice(table.now()["seq"] - 1)
        else:
            anna.choose(Random(1))
        anna.await_turn()
    assert len(views) >= 2
    after = anna.seq()
    anna.undo_button.click()
    anna.await_choice(after)
    assert table.await_decision()["view"] == views[-1]
    anna.choose(Random(2))
    anna.await_turn()
    anna.page.keyboard.press("Shift+U")
    expect(anna.bar.get_by_role("heading")).to_have_text(re.compile("Which two leaders|Your turn|start with"))
    expect(anna.undo_button).to_have_attribute("aria-disabled", "true")
    assert table.await_decision()["view"]["table"]["business"] is None
    assert table.await_decision()["view"]["table"]["market"] == views[0]["table"]["market"]


def test_promise_5_the_button_says_why_when_it_cannot(visit: Visit) -> None:
    """Alone against Lorenzo the end of a turn draws a token: what was revealed cannot be taken back."""
    anna = visit(size=LAPTOP)
    table = Seated(anna, ())
    table.play_to(lambda now: kind("turn")(now) and now["view"]["table"]["solo"]["token"] != "")
    table.show()
    expect(anna.undo_button).to_have_attribute("aria-disabled", "true")
    expect(anna.undo_button).to_have_attribute("title", re.compile("drawn or revealed"))
    before = table.now()["seq"]
    anna.undo_button.click(force=True)
    anna.page.keyboard.press("u")
    assert table.now()["seq"] == before


# 6


def test_promise_6_every_symbol_explains_itself(visit: Visit) -> None:
    """Whatever lies on the table has a name, and whatever is not lit says what it means when it has focus."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(lambda now: kind("turn")(now) and len(now["view"]["boards"][0]["slots"][0]) > 0, WISHES)
    table.show()
    names = anna.page.evaluate(BUTTON_NAMES)
    assert len(names) > 20
    assert [n for n, name in enumerate(names) if not name] == []
    for one in anna.page.locator("main [data-chip]:not([data-lit]):visible").all():
        one.focus()
        expect(anna.page.locator("#explanation")).to_have_text(re.compile(r"\w"))


def test_promise_6_what_lies_on_the_track_and_in_the_market_says_what_it_means(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    for place in (".tray .cell [data-chip]", ".faith .spaces .last [data-chip]"):
        anna.page.locator(place).first.hover()
        expect(anna.page.locator("#explanation p").first).to_have_text(re.compile(r"\w{3}"))
        leave(anna.page)
        expect(anna.page.locator("#explanation")).to_have_count(0)


def test_promise_6_a_card_that_cannot_be_bought_says_why(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    table.chip("table.grid.0.0").hover()
    why = anna.page.locator("#explanation .why")
    expect(why.first).to_have_text(re.compile(r"\w.*\. *MAS-\d{3}"))
    table.chip("table.grid.0.0").focus()
    expect(why.first).to_have_text(re.compile(r"MAS-\d{3}"))
