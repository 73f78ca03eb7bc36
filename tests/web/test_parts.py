"""The parts of tables: all of them on their page in all their states; the score sheet adds up for every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from signoria.registry import games
from tests.project.source import SOURCE
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import PEOPLE, Position, reach
from tests.web.scenes import parts
from tests.web.test_access import violations, violations_in_both_themes
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow
MINUS = "\N{MINUS SIGN}"
FOLDER = SOURCE.parent.parent / "web" / "src" / "parts"


def sample(visitor: Visitor, part: str, caption: str) -> Locator:
    """A part in one of its states."""
    return visitor.page.locator(f"[data-part={part}] figcaption", has_text=caption).first.locator("xpath=..")


def test_every_part_has_its_place_on_the_page(visit: Visit) -> None:
    anna = visit()
    parts(anna)
    headings = [text.strip() for text in anna.page.locator("main h2").all_text_contents()]
    part_names = [name for name in headings if re.fullmatch(r"[A-Z]\w+", name)]
    assert sorted(part_names) == sorted(path.stem for path in FOLDER.glob("*.svelte"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", [None, *sorted(games())])
def test_nothing_of_the_page_shuts_anybody_out(visit: Visit, size: tuple[int, int], game: str | None) -> None:
    anna = visit(size=size)
    parts(anna, game)
    assert violations_in_both_themes(anna.page) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_sample_shows_something_whichever_game_it_is_drawn_from(visit: Visit, game: str) -> None:
    anna = visit()
    parts(anna, game)
    samples = anna.page.locator("figure")
    assert samples.count() > len(list(FOLDER.glob("*.svelte")))
    bare = """samples => samples
        .filter(sample => sample.querySelector('.part').getBoundingClientRect().height < 8)
        .map(sample => sample.closest('section').querySelector('h2').textContent + ': ' + sample.textContent)"""
    assert samples.evaluate_all(bare) == []


#: Everything on a card that is not wholly in sight, but for its name, which may be cut short.
CLIPPED = """cards => cards.flatMap(card => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll('*:not(.unseen, .name)')]
        .map(part => [part, part.getBoundingClientRect()])
        .filter(([, { left, right, top, bottom }]) =>
            Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom) > 0.5)
        .map(([part]) => `${card.textContent.trim()}: ${part.className}`);
})"""
#: Whether what a card costs stands above what it does.
STACKED = """cards => cards.map(card =>
    card.querySelector('.cost').getBoundingClientRect().bottom
        <= card.querySelector('.effects').getBoundingClientRect().top + 0.5)"""


@pytest.mark.parametrize(("size", "stacked"), [((77, 87), True), ((128, 96), False), ((143, 126), False)])
def test_a_card_fits_its_place_however_wide_the_page_is(visit: Visit, size: tuple[int, int], stacked: bool) -> None:
    anna = visit()
    parts(anna, "masters")
    width, height = size
    anna.page.add_style_tag(
        content=f".cell {{ width: {width}px; height: {height}px }} .cell > .card {{ min-height: 0 !important }}"
        ".cell, .cell .card, .cell .space, .cell .drawn { grid-template: minmax(0, 1fr) / minmax(0, 1fr) }"
        ".cell .drawn > .card { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) }"
    )
    places = anna.page.locator(".cell > .card > .space")
    box = places.first.bounding_box()
    assert box is not None
    assert [box["width"], box["height"]] == [width, height]
    cards = places.locator(".drawn > .card")
    assert cards.count() == 8
    assert cards.evaluate_all(CLIPPED) == []
    assert set(cards.evaluate_all(STACKED)) == {stacked}


def test_states_differ_and_explain_themselves(visit: Visit) -> None:
    anna = visit()
    parts(anna)
    expect(sample(anna, "Space", "Lit:").locator("[data-lit]")).to_have_count(1)
    for dark in ("Quiet:", "Somebody else", "Refused:", "Ghost:"):
        expect(sample(anna, "Space", dark).locator("[data-lit]")).to_have_count(0)
    sample(anna, "Space", "Refused:").locator("[data-chip]").focus()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("by which rule")
    expect(sample(anna, "DecisionBar", "Aimed at:").locator("ul li b")).to_have_text([f"{MINUS}1", "+2"])
    expect(sample(anna, "DecisionBar", "Chosen").locator(".crumb")).to_have_count(1)


def test_pieces_that_nobody_has_drawn_are_not_shown(visit: Visit) -> None:
    anna = visit()
    anna.open("/parts/nosuchgame")
    expect(anna.page.get_by_text("not drawn yet")).to_be_visible()
    expect(anna.page.locator("main h2")).to_have_count(0)


# The score sheet


def number(place: Locator) -> int:
    return int((place.text_content() or "").replace(MINUS, "-"))


@pytest.mark.parametrize("game", sorted(games()))
def test_the_score_sheet_adds_up_line_by_line(visit: Visit, server: Serving, game: str) -> None:
    reached = reach(server.address, Position(names=PEOPLE[:2], game=game, bot="random"))
    results = reached.guests[0].get(f"/api/tables/{reached.table}")["results"]
    assert [sum(result["parts"].values()) for result in results] == [result["total"] for result in results]
    ranked = sorted(results, key=lambda result: (result["rank"], result["seat"]))
    anna = visit(size=WIDE)
    reached.come_in(anna)
    rows = anna.page.locator("tbody tr")
    expect(rows).to_have_count(len(results))
    for row, result in zip(rows.all(), ranked, strict=True):
        drawn = [number(cell) for cell in row.locator(".number").all()]
        assert drawn == [*result["parts"].values(), result["total"]]
        row.locator("[data-source=total]").focus()
        expect(anna.page.get_by_role("tooltip")).to_contain_text(f"= {result['total']}".replace("-", MINUS))
    anna.page.locator(":focus").blur()
    assert violations(anna.page) == []
    reached.leave()
