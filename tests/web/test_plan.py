"""A piece is laid on a plan: it follows pointer, keys and finger, turns and flips, and lies only where it may."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Serving
from tests.web.conftest import SIZES, Visit
from tests.web.positions import PEOPLE, Position, Reached, at_question, played, question, reach
from tests.web.test_access import violations_in_both_themes
from tests.web.test_touch import Finger
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
#: A studio on a plan with some pieces; a theatre that has two places left, one beside the other.
STUDIO = Position(game="princes", names=PEOPLE[:3], until=at_question("place", 60))
THEATER = Position(game="princes", names=PEOPLE[:3], until=at_question("place", 60), bot="random")
LETTERS = "abcdefg"
#: What is drawn above the squares: where the piece would lie, and where it may not.
HELD = (
    """() => ['ghost', 'blocked'].map((look) => document.querySelector(`.field > .${look}`)?.dataset.squares ?? '')"""
)


def places(position: Position) -> set[str]:
    """All that is offered, as squares in the order of reading."""
    decision = question(played(position))
    assert decision
    return {in_order(option.code.rpartition(":")[2].split(".")) for option in decision.options}


def in_order(squares: list[str]) -> str:
    return " ".join(sorted(squares, key=lambda square: (square[1:], square[0])))


def come_to(visitor: Visitor, server: Serving, position: Position) -> Reached:
    table = reach(server.address, position)
    table.come_in(visitor)
    assert visitor.await_turn()
    visitor.rest()
    return table


def square(visitor: Visitor, name: str) -> Locator:
    column, row = LETTERS.index(name[0]), int(name[1:]) - 1
    return visitor.page.locator(f"[data-path='boards.0.grid.{row}.{column}']")


def held(visitor: Visitor) -> tuple[str, str]:
    """Where the piece would lie, and where it may not."""
    ghost, blocked = visitor.page.evaluate(HELD)
    return in_order(ghost.split()), in_order(blocked.split())


def squares() -> Iterator[str]:
    """Row by row, to and fro, so that each is beside the one before."""
    for row, column in product(range(7), range(7)):
        yield f"{LETTERS[column if row % 2 == 0 else 6 - column]}{row + 1}"


def middle(place: str) -> str:
    """The square by which a piece that lies so is held."""
    columns, rows = zip(*[(LETTERS.index(name[0]), int(name[1:])) for name in place.split()], strict=True)
    return f"{LETTERS[(min(columns) + max(columns)) // 2]}{(min(rows) + max(rows)) // 2}"


@pytest.mark.parametrize("position", [STUDIO, THEATER], ids=["studio", "theater"])
def test_every_legal_place_is_reached_by_pointer_and_no_other(
    visit: Visit, server: Serving, position: Position
) -> None:
    anna = visit(size=LAPTOP)
    table = come_to(anna, server, position)
    field = anna.page.locator(".field").bounding_box()
    assert field
    reached = set()
    for turns in range(8):
        for name in squares():
            column, row = LETTERS.index(name[0]), int(name[1:]) - 1
            side = field["width"] / 7
            anna.page.mouse.move(field["x"] + (column + 0.5) * side, field["y"] + (row + 0.5) * side)
            ghost, blocked = held(anna)
            assert (ghost == "") != (blocked == "")
            reached.add(ghost)
        anna.page.keyboard.press("f" if turns == 3 else "r")
    assert reached - {""} == places(position)
    table.leave()


def test_every_legal_place_is_reached_by_keys_and_no_other(visit: Visit, server: Serving) -> None:
    anna = visit(size=LAPTOP)
    table = come_to(anna, server, THEATER)
    square(anna, "a1").focus()
    reached = set()
    for _ in range(2):
        for before, name in zip(["", *squares()], squares(), strict=False):
            if before:
                step = "Down" if before[0] == name[0] else "Right" if before < name else "Left"
                anna.page.keyboard.press(f"Arrow{step}")
            expect(square(anna, name)).to_be_focused()
            reached.add(held(anna)[0])
        square(anna, "a1").focus()
        anna.page.keyboard.press("r")
    assert reached - {""} == places(THEATER)
    after = anna.seq()
    square(anna, "a1").focus()
    anna.page.keyboard.press("Enter")  # where it may not lie
    place = min(places(THEATER))
    square(anna, middle(place)).focus()
    for _ in range(4):
        if held(anna)[0] == place:
            break
        anna.page.keyboard.press("r")
    assert anna.seq() == after
    anna.page.keyboard.press("Enter")
    anna.await_choice(after)
    for name in place.split():
        expect(square(anna, name)).to_have_accessible_name(f"{name}: Theater")
    table.leave()


@SIZES
def test_where_it_may_not_lie_it_says_why(visit: Visit, server: Serving, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    table = come_to(anna, server, STUDIO)
    taken = square(anna, "b7")
    taken.hover()
    why = anna.page.get_by_role("tooltip")
    expect(why).to_contain_text("It cannot lie here")
    expect(why).to_contain_text("Taken:")
    assert held(anna)[0] == ""
    after = anna.seq()
    taken.click()
    anna.page.locator("[data-lit]").first.hover()
    expect(why).to_have_count(0)
    assert anna.seq() == after
    table.leave()


def test_what_refuses_a_free_place_is_the_rule_itself(visit: Visit, server: Serving) -> None:
    """Nothing lies where the theatre would: it would touch another building."""
    anna = visit(size=LAPTOP)
    table = come_to(anna, server, THEATER)
    refused = [
        in_order(code.rpartition(":")[2].split("."))
        for code, rule in played(THEATER).refusals(0).items()
        if code.startswith("place") and rule == "PRI-152"
    ]
    for place in refused:
        square(anna, middle(place)).hover()
        for _ in range(4):
            if held(anna)[1] == place:
                break
            anna.page.keyboard.press("r")
        if held(anna)[1] == place:
            expect(anna.page.get_by_role("tooltip")).to_contain_text("PRI-152")
            break
    else:
        raise AssertionError(f"none of {refused} could be looked at")
    table.leave()


@SIZES
def test_it_turns_by_wheel_key_and_button_and_keeps_its_place(
    visit: Visit, server: Serving, size: tuple[int, int]
) -> None:
    anna = visit(size=size)
    table = come_to(anna, server, STUDIO)
    middle_square = square(anna, middle(max(places(STUDIO))))
    middle_square.hover()
    outlines = [max(held(anna))]
    for by_wheel in (False, True):
        if by_wheel:
            anna.page.mouse.wheel(0, 100)
        else:
            anna.page.keyboard.press("r")
        expect(anna.page.locator(f".field > [data-squares='{outlines[-1]}']")).to_have_count(0)
        outlines.append(max(held(anna)))
    assert len(set(outlines)) == 3
    crumb = anna.bar.locator("button.crumb")
    expect(crumb).to_have_count(1)
    name = crumb.get_attribute("aria-label")
    anna.page.get_by_role("button", name="Flip").click()
    expect(crumb).not_to_have_attribute("aria-label", name or "")
    anna.page.keyboard.press("Escape")
    expect(crumb).to_have_count(0)
    assert anna.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    table.leave()


def expect_ghost(visitor: Visitor, place: str) -> None:
    """Wait until the piece would lie there: a tap is heard only after the finger is up."""
    expect(visitor.page.locator(".field > .ghost")).to_have_attribute("data-squares", place)


def test_a_finger_drags_it_and_comes_back_to_take_it(visit: Visit, server: Serving) -> None:
    anna = visit(size=PHONE, touch=True)
    table = come_to(anna, server, STUDIO)
    finger = Finger(anna)
    square(anna, "d2").tap()
    expect_ghost(anna, "d1 e1 d2 e2 d3")
    box = square(anna, "a1").bounding_box()
    assert box
    after = anna.seq()
    finger.down(square(anna, "e1"))  # it is held where the finger takes it
    for _ in range(4):
        finger.slip(round(box["height"] / 2))
    expect_ghost(anna, "d3 e3 d4 e4 d5")
    finger.lift()
    anna.page.get_by_role("button", name="Turn", exact=True).tap()
    expect_ghost(anna, "c4 d4 e4 d5 e5")
    assert anna.seq() == after
    square(anna, "e5").tap()
    anna.await_choice(after)
    for name in ("c4", "e5"):
        expect(square(anna, name)).to_have_accessible_name(f"{name}: Studio")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    table.leave()


@SIZES
def test_nobody_is_shut_out_while_a_piece_is_held(visit: Visit, server: Serving, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    table = come_to(anna, server, STUDIO)
    for name in (middle(min(places(STUDIO))), "b7"):
        square(anna, name).focus()
        assert violations_in_both_themes(anna.page) == []
    table.leave()
