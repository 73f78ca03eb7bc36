"""Where are we? Rounds, phases, dice, order and first player are always in sight, and points mean what one has."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.kit.field import points_had
from signoria.registry import package
from tests.server.serving import Serving
from tests.web.conftest import SIZES, Visit
from tests.web.positions import PEOPLE, Position, Reached, at_question, reach
from tests.web.test_access import violations_in_both_themes
from tests.web.visitor import LAPTOP, PHONE, WIDE

pytestmark = pytest.mark.slow

LORENZO = Position(at_question("", 90), PEOPLE[:4], game="lorenzo", boxes=("advanced",))
POSITIONS = {
    "masters": Position(at_question("", 60)),
    "lorenzo": LORENZO,
    "houses": Position(at_question("", 300), PEOPLE, game="lorenzo", boxes=("advanced", "houses")),
    "princes": Position(at_question("", 60), PEOPLE, game="princes"),
    "muse": Position(at_question("", 150), PEOPLE, game="princes", boxes=("expansion",)),
}
PHASES = {"actions": "Actions", "objects": "Auction of objects", "characters": "Auction of characters"}
#: What of the head lies outside of it, or over another part of it.
CROWDED = """() => {
    const header = document.querySelector('header');
    const box = header.getBoundingClientRect();
    const parts = [...header.querySelectorAll('[data-course], .course .fact, li, .menu, .standing')];
    const boxes = parts.map((part) => ({ name: part.textContent.trim(), at: part.getBoundingClientRect() }));
    const meet = (from, to, start, end) => from < end - 1 && start < to - 1;
    const over = (a, b) => meet(a.left, a.right, b.left, b.right) && meet(a.top, a.bottom, b.top, b.bottom);
    const outside = ({ left, right, bottom }) => left < box.left || right > box.right + 1 || bottom > box.bottom + 1;
    return boxes.filter(({ at }) => at.width > 0).flatMap(({ name, at }, n, all) => [
        ...(outside(at) ? [`${name} is outside`] : []),
        ...all.slice(n + 1).filter((other) => over(at, other.at)).map((other) => `${name} lies over ${other.name}`),
    ]);
}"""


def view_of(reached: Reached) -> Any:
    """What the first of them sees, as a program."""
    return reached.guests[0].get(f"/api/tables/{reached.table}/now")["view"]


def in_head(page: Page, what: str) -> Locator:
    return page.locator(f"header [data-course={what}]")


def had(game: str, board: Any) -> int:
    field = next(field for field in package(game).view.declaration.boards.values() if field.points)
    return points_had(field, board["points"])


def expect_course(page: Page, position: Position, table: Any) -> None:
    """Rounds, what comes of them, phase and dice are drawn as the view has them."""
    stages = package(position.game).view.declaration.table["round"].stages
    if stages:
        expect(in_head(page, "round").locator("[data-step]")).to_have_count(len(stages))
        expect(in_head(page, "round").locator("[data-step=past]")).to_have_count(table["round"] - 1)
        expect(in_head(page, "round").locator("[data-step=now] i")).to_have_text(str(table["round"]))
        expect(in_head(page, "phase").locator("b")).to_have_text(PHASES[table["phase"]])
    else:
        expect(in_head(page, "round")).to_have_text(f"Round {table['round']}")
        expect(in_head(page, "done").locator("[data-step=past]")).to_have_count(table["reports"])
    for die in table.get("dice", []):
        drawn = in_head(page, "sight").locator(f".die.{die['die']}")
        expect(drawn).to_have_attribute("aria-label", str(die["value"]))


def expect_seats(page: Page, position: Position, view: Any) -> None:
    """Seats stand in the order of turns, the first one marked, each with what it has and how many turns are left."""
    order = [place["seat"] for place in view["table"].get("order", [])]
    first = order[0] if order else view["table"]["first"]
    order = order or [(first + n) % len(position.names) for n in range(len(position.names))]
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.locator(".name")).to_have_text([position.names[seat] for seat in order])
    expect(seats.get_by_label("first player")).to_have_count(1)
    expect(seats.nth(0).get_by_label("first player")).to_be_visible()
    for place, seat in enumerate(order):
        board = view["boards"][seat]
        expect(seats.nth(place).locator("b")).to_contain_text(str(had(position.game, board)))
        expect(seats.nth(place).locator(".left i")).to_have_count(len(board.get("members", [])))


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_head_says_where_the_match_stands(visit: Visit, server: Serving, name: str) -> None:
    position = POSITIONS[name]
    reached = reach(server.address, position)
    view = view_of(reached)
    for size in (WIDE, LAPTOP, PHONE):
        anna = visit(size=size, touch=size == PHONE)
        reached.come_in(anna)
        expect_course(anna.page, position, view["table"])
        expect_seats(anna.page, position, view)
        assert anna.page.evaluate(CROWDED) == []
    reached.leave()


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("masters", ["Vatican report when somebody reaches space 8", "space 24"]),
        ("lorenzo", ["Round 2 of 6", "Vatican report, 3 faith needed", "6. Vatican report, 5 faith needed"]),
        ("princes", ["Round 2 of 7", "2. a work needs a value of 10", "7. a work needs a value of 17"]),
    ],
)
def test_pointing_at_rounds_says_what_is_to_come(visit: Visit, server: Serving, name: str, lines: list[str]) -> None:
    reached = reach(server.address, POSITIONS[name])
    anna = visit()
    reached.come_in(anna)
    steps = anna.page.locator("header .space", has=anna.page.locator("[data-step]"))
    steps.locator("[data-chip]").hover()
    for line in lines:
        expect(anna.page.get_by_role("tooltip")).to_contain_text(line)
    reached.leave()


def test_the_phases_of_a_round_are_those_that_the_settings_bring(visit: Visit, server: Serving) -> None:
    characters = ["Auction of objects", "Auction of characters", "Actions"]
    for name, phases in {"princes": [characters[0], characters[2]], "muse": characters}.items():
        reached = reach(server.address, POSITIONS[name])
        anna = visit(size=(1720, 900))
        reached.come_in(anna)
        shown = in_head(anna.page, "phase").locator(".other, b")
        expect(shown).to_have_text([re.compile(phase, re.IGNORECASE) for phase in phases])
        reached.leave()


@SIZES
def test_what_would_be_counted_now_stands_in_a_place_of_its_own(
    visit: Visit, server: Serving, size: tuple[int, int]
) -> None:
    reached = reach(server.address, LORENZO)
    boards = view_of(reached)["boards"]
    totals = sorted((sum(board["points"].values()) for board in boards), reverse=True)
    assert totals != sorted((had("lorenzo", board) for board in boards), reverse=True), "nothing to tell apart"
    anna = visit(size=size)
    reached.come_in(anna)
    anna.page.get_by_role("button", name="If it ended now").click()
    sheet = anna.page.get_by_role("dialog", name="If it ended now")
    expect(sheet.locator("[data-source=total]")).to_have_text([str(total) for total in totals])
    assert violations_in_both_themes(anna.page) == []
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    reached.leave()


def test_where_all_points_are_had_there_is_nothing_else_to_open(visit: Visit, server: Serving) -> None:
    reached = reach(server.address, POSITIONS["princes"])
    anna = visit()
    reached.come_in(anna)
    expect(anna.page.get_by_role("button", name="If it ended now")).to_have_count(0)
    reached.leave()


@pytest.mark.parametrize("game", ["lorenzo", "masters"])
def test_points_at_the_end_are_those_of_the_result(visit: Visit, server: Serving, game: str) -> None:
    """At the head and beside the board alike."""
    reached = reach(server.address, Position(names=PEOPLE[:3], game=game, bot="random"))
    results = reached.guests[0].get(f"/api/tables/{reached.table}")["results"]
    anna = visit()
    reached.come_in(anna)
    seats = anna.page.get_by_role("list", name="Seats").get_by_role("listitem")
    for result in results:
        seat = seats.filter(has_text=PEOPLE[result["seat"]])
        expect(seat.locator("b")).to_contain_text(str(result["total"]))
        expect(seat.locator(".left")).to_have_count(0)
    for result in results[1:]:
        beside = anna.page.locator(".others section", has_text=PEOPLE[result["seat"]])
        expect(beside.locator(".points b")).to_have_text(str(result["total"]))
    reached.leave()
