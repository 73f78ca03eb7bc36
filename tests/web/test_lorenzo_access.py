"""Nobody is shut out of Lorenzo's table: axe, what is spoken, forced colours, and everything twice as large."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.lorenzo_positions import PAY, PRIVILEGES, SHEET, TAKE
from tests.web.positions import PEOPLE, Position, along, at_question, reach, sit_down
from tests.web.seated import Seated
from tests.web.test_access import violations, violations_in_both_themes
from tests.web.test_lorenzo_phone import LATE, THREE, side
from tests.web.test_lorenzo_table import ASTRAY, asks_for_more, counts_servants
from tests.web.test_promises_access import (
    OUTLINES,
    assert_lit_differs,
    assert_seats_differ,
    at_double,
    turn_of,
)
from tests.web.test_vatican import REPORTS
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow


def houses(kind: str) -> Position:
    """At the first question of a kind, with the expansion and at its most seats."""
    return Position(at_question(kind), PEOPLE, game="lorenzo", boxes=("houses",))


#: What is asked along a match, from the first draft to the last report; each match in one browser.
QUESTIONS: Final[dict[str, list[Position]]] = {
    "five": [houses("tile"), houses("keep"), houses("offer"), houses("turn"), LATE["five"]],
    "four": [Position(at_question("turn"), PEOPLE[:4], game="lorenzo"), LATE["four"], REPORTS["last"]],
    "privileges": [PRIVILEGES],
    "sheet": [SHEET],
    "pay": [PAY],
    "take": [TAKE],
    "servants": [Position(counts_servants, PEOPLE[:4], "c", game="lorenzo", bot="random")],
}
NEEDS: Final = Position(asks_for_more, PEOPLE[:4], game="lorenzo")
RESULT: Final = Position(names=PEOPLE[:4], game="lorenzo", bot="random")
FIVE: Final = LATE["five"]
#: What is chosen in a turn, as codes begin.
TO_COUNCIL: Final = ("place:black:council", "privilege:")


@pytest.mark.parametrize("match", QUESTIONS)
def test_axe_finds_nothing_at_any_question(visit: Visit, server: Serving, match: str) -> None:
    anna = visit(size=LAPTOP)
    for position in along(anna, server.address, QUESTIONS[match]):
        assert violations_in_both_themes(anna.page) == [], position


def test_axe_finds_nothing_where_more_is_opened(visit: Visit, server: Serving) -> None:
    """A card of a lane explained, and all of somebody else over the board."""
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, FIVE)
    anna.page.locator("main .lane [data-chip]").first.hover()
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    assert violations_in_both_themes(anna.page) == []
    anna.page.locator(".others .more").first.click()
    expect(anna.page.locator(".others").get_by_role("group", name="territories")).to_be_visible()
    assert violations_in_both_themes(anna.page) == []


def test_axe_finds_nothing_in_the_result(visit: Visit, server: Serving) -> None:
    anna = visit(size=LAPTOP)
    reached = reach(server.address, RESULT)
    reached.come_in(anna)
    reached.leave()
    expect(anna.result).to_be_visible()
    assert violations_in_both_themes(anna.page) == []


def pane(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).click()

    return show


def spaces(visitor: Visitor) -> None:
    pane("Board")(visitor)
    side(visitor, "Spaces").click()


def sheet(visitor: Visitor) -> None:
    pane("Board")(visitor)
    side(visitor, "Towers").click()
    visitor.rest()
    visitor.page.locator("main .floor [data-lit]").first.tap()
    expect(visitor.bar.locator(".sheet .card.L")).to_be_visible()


def test_axe_finds_nothing_on_a_phone(visit: Visit, server: Serving) -> None:
    """What differs there: one pane at a time, one side of the board, a card that is opened."""
    anna = visit(size=PHONE, touch=True)
    sit_down(anna, server.address, FIVE)
    for show in (pane("Board"), spaces, pane("Mine"), pane("Others"), sheet):
        show(anna)
        assert violations(anna.page) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# For ears, and for eyes that see no colours


def test_a_live_region_says_what_happened_and_what_is_asked(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    news, asked = anna.page.locator("[aria-live=polite].unseen"), anna.page.locator("[aria-live=assertive]")
    heard = {"turn": "You place your black family member: Council Palace", "privilege": "You use a council privilege"}
    questions = {"turn": "Your turn: place a family member", "privilege": "Which council privilege do you choose"}
    table = lorenzo(anna)
    for now, option in turn_of(table, TO_COUNCIL):
        expect(asked).to_contain_text(questions.pop(now["decision"]["kind"]))
        table.answer(now, option)
        expect(news).to_contain_text(heard[now["decision"]["kind"]])
    assert questions == {}


def lorenzo(visitor: Visitor) -> Seated:
    return Seated(visitor, ("random", "random", "random"), game="lorenzo")


def test_what_is_lit_aimed_at_and_chosen_differs_in_forced_colours(visit: Visit, server: Serving) -> None:
    anna = visit(size=WIDE)
    anna.page.emulate_media(forced_colors="active")
    sit_down(anna, server.address, THREE)
    assert_lit_differs(anna.page)
    anna.stir()
    anna.page.locator("main [data-path^='boards.0.members'] > [data-lit]").first.click()
    anna.page.locator("main .floor [data-lit]").first.hover()
    expect(anna.page.locator("main .floor .aimed")).to_have_count(1)
    states = ["main .lit:not(.aimed)", "main .space.aimed:not(.chosen)", "main .space.chosen"]
    outlines = [anna.page.evaluate(OUTLINES, state) for state in states]
    assert [len(kinds) for kinds in outlines] == [1, 1, 1]
    assert len({kind for (kind,) in outlines}) == len(states)


#: What its ground tells from others, where grounds are drawn: it and those others, by where they are to be seen.
GROUNDS: Final[dict[str, tuple[Position, tuple[int, int], list[tuple[str, str]]]]] = {
    "a late board": (
        NEEDS,
        LAPTOP,
        [
            ("header .now i", "header .step:not(.now) i"),
            ("header li.choosing", "header li:not(.choosing)"),
            (".own .needs .met", ".own .needs i:not(.met)"),
        ],
    ),
    "a report": (REPORTS["last"], LAPTOP, [(".faithful .own", ".faithful li:not(.own)")]),
    "a phone": (
        NEEDS,
        PHONE,
        [
            (".sides [aria-pressed=true]", ".sides [aria-pressed=false]"),
            ("nav [aria-current]", "nav button:not([aria-current])"),
            (":is(.sides, nav) .dot", "nav"),
        ],
    ),
}
#: How they are drawn; a ground that is not there is as good as the one that all others get.
LOOKS: Final = """(those) => [...new Set([...document.querySelectorAll(those)].map((one) => {
    const { outline, border, backgroundColor } = getComputedStyle(one);
    return [outline, border, backgroundColor.replace(/rgba\\((.*), 0\\)/, 'rgb($1)')].join(', ');
}))]"""


@pytest.mark.parametrize(("position", "size", "pairs"), GROUNDS.values(), ids=GROUNDS)
def test_what_its_ground_tells_is_told_in_forced_colours(
    visit: Visit, server: Serving, position: Position, size: tuple[int, int], pairs: list[tuple[str, str]]
) -> None:
    anna = visit(size=size)
    anna.page.emulate_media(forced_colors="active")
    sit_down(anna, server.address, position)
    for this, others in pairs:
        (look,) = anna.page.evaluate(LOOKS, this)
        assert look not in anna.page.evaluate(LOOKS, others), this


#: The colours of the figures of whoever looks, and what is written on them, as far as they are there.
FIGURES: Final = """() => [...document.querySelectorAll('.own .member')].map((one) =>
    [one.dataset.member, ...['circle', 'text'].map((part) => getComputedStyle(one.querySelector(part)).fill)])"""


#: The colours of the dice.
DICE: Final = "() => [...document.querySelectorAll('header .die rect')].map((die) => getComputedStyle(die).fill)"


def test_pieces_can_be_told_apart_without_and_in_forced_colours(visit: Visit, server: Serving) -> None:
    """Seats by shape, colour and pattern; figures by their colour, and by a value that differs from it; dice too."""
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, houses("turn"))
    for colours in ("none", "active"):
        anna.page.emulate_media(forced_colors=colours)
        for track in (1, 2):
            assert_seats_differ(anna.page, f".ruler:nth-child({track}) .marker", len(PEOPLE))
        words, discs, values = zip(*anna.page.evaluate(FIGURES), strict=True)
        assert set(words) >= {"black", "white", "orange", "neutral"}
        assert len(set(discs)) == len(words)
        assert all(disc != value for disc, value in zip(discs, values, strict=True))
        assert len(set(anna.page.evaluate(DICE))) == 3


# Twice as large, and in little room

#: A laptop's window with the browser around it, one at 125 %, a tablet that lies.
CRAMPED: Final = ((1280, 600), (1093, 614), (1024, 768))

#: Whatever is lit and cannot be hit once it is scrolled to, because something lies over it.
OUT_OF_REACH: Final = """() => [...document.querySelectorAll('main [data-lit]')].filter((one) => one.checkVisibility())
    .filter((one) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }).map((one) => one.getAttribute('aria-label'))"""
#: Whatever is larger than the place that it has: in the head, in the bar, among the tabs.
TOO_LARGE: Final = """() => {
    const visible = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
    const box = (one) => one.getBoundingClientRect();
    const rows = ['header > ul', 'header > .where', 'section.strip'].flatMap(visible).map(box);
    const named = (one) => `${one.className} ${one.textContent.trim()}`;
    return [
        ...rows.flatMap((row, n) => (n > 0 && row.top < rows[n - 1].bottom - 1 ? [`row ${n} of the head`] : [])),
        ...['header > ul', 'header > .where'].flatMap((row) => visible(`${row} *`)
            .filter((one) => !one.closest('.unseen') && getComputedStyle(one).position !== 'fixed')
            .filter((one) => box(one).top < box(document.querySelector(row)).top - 1
                || box(one).bottom > box(document.querySelector(row)).bottom + 1).map(named)),
        ...visible('#decision button, nav button')
            .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
            .map(named),
    ];
}"""


def test_letters_can_be_twice_as_large(reader: Visitor) -> None:
    play_a_turn(lorenzo(reader))


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_everything_can_be_twice_as_large(visit: Visit, size: tuple[int, int]) -> None:
    play_a_turn(lorenzo(visit(size=at_double(size))))


def play_a_turn(table: Seated) -> None:
    """Go to the council, choose a privilege, end the turn: all that is lit can be hit, nothing lies over anything, and
    one pane or the other is always one click away."""
    for now, option in turn_of(table, TO_COUNCIL):
        spaces = side(table.visitor, "Spaces")
        if now["decision"]["kind"] == "turn":
            assert_in_reach(table.page)
            spaces.click()
        assert_in_reach(table.page)
        for one in table.page.get_by_role("navigation").get_by_role("button").all():
            expect(one).to_be_in_viewport(ratio=1)
        table.answer(now, option)
        assert_in_reach(table.page)  # by then the turn can be ended, too


def assert_in_reach(page: Page) -> None:
    assert page.evaluate(OUT_OF_REACH) == []
    assert page.evaluate(TOO_LARGE) == []


def test_where_there_is_little_room_the_board_scrolls(visit: Visit, server: Serving) -> None:
    """Rather than lying over itself."""
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, FIVE)
    for width, height in CRAMPED:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert [fault for fault in anna.page.evaluate(ASTRAY) if fault.startswith("sticks out")] == []
        assert anna.page.evaluate(OUT_OF_REACH) == []
