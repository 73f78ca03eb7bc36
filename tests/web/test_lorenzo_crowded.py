"""A table of Houses with five seats and all that it can hold: whatever is read stays readable."""

from __future__ import annotations

from typing import Any, Final

import pytest

from signoria.kernel.match import Match
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import PEOPLE, Position, question, sit_down
from tests.web.seated import Seated, kind
from tests.web.visitor import LAPTOP, WIDE

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
#: What lies on something that is read, or beyond the panel or tile that it belongs to.
COVERED: Final = """() => {
    const boxes = (within, what) => [...within.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()]);
    const over = (one, other) => one.left < other.right - 1 && one.right > other.left + 1
        && one.top < other.bottom - 1 && one.bottom > other.top + 1;
    const beyond = (one, other) => one.left < other.left - 1 || one.right > other.right + 1;
    const told = (where, which) => `${which} of ${where.textContent.trim().slice(0, 30)}`;
    const astray = (all, which, read, room) => [...document.querySelectorAll(all)].flatMap((where) => {
        const rooms = where.getBoundingClientRect();
        const numbers = boxes(where, read);
        return boxes(where, which)
            .filter(([, box]) => beyond(box, rooms) || numbers.some(([, number]) => over(box, number)))
            .map(() => told(where, which));
    });
    return [
        ...astray('.others section', '.people .letters', '.count'),
        ...astray('.others section', '.left [data-member]', '.count'),
        ...astray('.others section', '.goods .amount', '.count'),
        ...astray('main .tile', '.marks svg', '.need'),
    ];
}"""
#: The names of seats at the head of the table that cannot be read in full.
CUT: Final = """() => [...document.querySelectorAll('header li .name')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def crowded(match: Match) -> bool:
    """Late, somebody has leaders and all members."""
    if not question(match) or len(match.log) < 250:
        return False
    view: Any = match.view(0)
    others = view["boards"][1:]
    return any(len(board["leaders"]) > 1 and len(board["members"]) > 3 for board in others)


def marked_by_all(match: Match) -> bool:
    """All five are marked on a tile."""
    view: Any = match.view(0)
    return question(match) is not None and any(len(tile["marked"]) == 5 for tile in view["table"]["tiles"])


FULL: Final = {
    "seats": Position(crowded, PEOPLE, "a", game="lorenzo", boxes=("houses",)),
    "tiles": Position(marked_by_all, PEOPLE, "a", game="lorenzo", boxes=("houses",), bot="random"),
}


@SIZES
@pytest.mark.parametrize("position", FULL.values(), ids=FULL)
def test_nothing_lies_over_what_is_read(
    visit: Visit, server: Serving, position: Position, size: tuple[int, int]
) -> None:
    anna = visit(size=size)
    sit_down(anna, server.address, position)
    assert anna.page.evaluate(COVERED) == []


@SIZES
def test_the_names_of_five_can_be_read_though_four_are_bots(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    table = Seated(anna, ("greedy",) * 4, "named", "lorenzo", houses=True)
    table.play_to(kind("turn"))
    table.show()
    assert anna.page.evaluate(CUT) == []
