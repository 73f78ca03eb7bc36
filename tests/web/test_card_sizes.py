"""Every piece in every size on the page of cards: nothing cut off, nothing on top of another, nothing left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from signoria.kit.faces import Face
from signoria.kit.words import Words
from signoria.registry import catalogue, games, package
from tests.server.serving import Serving
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow

LANGUAGES: Final = {"en": "en-GB", "it": "it-IT"}
#: The sizes as they are offered, and those measured in each window: only a small card is narrower on a phone.
SIZES: Final = "SML"
WINDOWS: Final = ((WIDE, "SML"), (PHONE, "S"))
#: What Lorenzo il Magnifico and Houses of Renaissance have in their boxes: 96 and 48 cards, 20 leaders and 24, 21
#: excommunication tiles and 3, 11 families and 10 tokens in the second.
IN_BOTH_BOXES: Final = {"card": 96 + 48, "leader": 44, "excommunication": 24, "family": 11, "token": 10}

#: Everything drawn in a piece, as boxes with names: icons, and lines of text, as high as their ink, which the box
#: of a line is not. What belongs together is one: a number is part of its die, dots are part of the band they are on.
#: While it is measured everything is laid out, not only what is in sight, in letters that come when first needed.
MEASURE: Final = """async () => {
    document.documentElement.classList.add('measured');
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    const boxOf = ({ left, right, top, bottom }, name) => ({ left, right, top, bottom, name });
    const linesOf = (node) => {
        const range = document.createRange(), style = getComputedStyle(node.parentElement), name = node.data.trim();
        range.selectNodeContents(node);
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const ink = pen.measureText(name);
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left, right, top: above }) => {
            const base = above + ink.fontBoundingBoxAscent;
            const [top, bottom] = [base - ink.actualBoundingBoxAscent, base + ink.actualBoundingBoxDescent];
            return { left, right, top, bottom, name };
        });
    };
    const iconName = (icon) => icon.getAttribute('aria-label') ?? icon.firstElementChild?.getAttribute('href') ?? 'dot';
    const boxesIn = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data.trim() === '' ? [] : linesOf(node);
        if (node.nodeType !== Node.ELEMENT_NODE || node.classList.contains('unseen')) return [];
        if (node.matches('svg, i')) return [boxOf(node.getBoundingClientRect(), iconName(node))];
        if (node.matches('.purse .band')) return [boxOf(node.getBoundingClientRect(), 'band')];
        return [...node.childNodes].flatMap(boxesIn);
    };
    const beyond = (part, box) =>
        Math.max(box.left - part.left, part.right - box.right, box.top - part.top, part.bottom - box.bottom) > 1;
    const cut = (node) => getComputedStyle(node).overflow !== 'visible'
        && Math.max(node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight) > 1;
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const visible = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const pieces = [...document.querySelectorAll('section li')].map((piece) => {
        const card = piece.querySelector('.card'), boxes = boxesIn(piece);
        const all = (what) => [...card.querySelectorAll(what)];
        const texts = (nodes) => nodes.map((node) => node.textContent);
        return {
            word: piece.id,
            names: texts(all('.name')),
            cost: all('.cost .amount, .row .amount').length,
            effects: all('.effect').map((effect) => effect.querySelectorAll('.amount').length),
            works: all('.effect > [aria-label]').map((icon) => icon.getAttribute('aria-label')),
            said: texts(all('.said')),
            dots: all('.more').length,
            hidden: texts(all('.name, .said, .amount').filter((node) => !visible(node))),
            clipped: [
                ...boxesIn(card).filter((part) => beyond(part, card.getBoundingClientRect())).map(({ name }) => name),
                ...texts([card, ...all('*')].filter((node) => !node.closest('.unseen, svg') && cut(node))),
            ],
            overlapping: boxes.flatMap((a, n) =>
                boxes.slice(n + 1).filter((b) => over(a, b)).map((b) => `${a.name} | ${b.name}`)),
        };
    });
    document.documentElement.classList.remove('measured');
    return pieces;
}"""

Measured = dict[tuple[int, str], dict[str, dict[str, Any]]]


def measured(page: Page, pieces: int) -> Measured:
    """What is drawn of every piece, by the width of the window and the size of the cards."""
    expect(page.locator("section li")).to_have_count(pieces)
    page.add_style_tag(content=".measured section li { content-visibility: visible !important }")
    result: Measured = {}
    offered = page.locator("search fieldset").last.get_by_role("button")
    for (width, height), sizes in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for size in sizes:
            offered.nth(SIZES.index(size)).click()
            expect(page.locator(f"section .card.{size}")).to_have_count(pieces)
            result[width, size] = {piece["word"]: piece for piece in page.evaluate(MEASURE)}
    return result


class Sizes:
    """The page of a game in a language, measured, and what should be on it."""

    def __init__(self, game: str, language: str, drawn: Measured) -> None:
        self.drawn = drawn
        self.faces = package(game).faces()["pieces"]
        self.terms = games()[game].glossary()
        self.words = Words(catalogue(language))
        self.game = game

    def faults(self, kind: str) -> list[tuple[int, str, str, list[str]]]:
        """Where something is wrong of a kind, and with what."""
        return [
            (width, size, word, cast(list[str], piece[kind]))
            for (width, size), pieces in self.drawn.items()
            for word, piece in pieces.items()
            if piece[kind]
        ]

    def sentences(self, word: str) -> list[str]:
        return [self.words.translate(line) for line in self.terms[word].about]

    def undrawn(self, word: str) -> list[str]:
        """What only the words of a piece say."""
        face, lines = self.faces[word], self.sentences(word)
        return [lines[n] for n in face["lines"] or range(len(lines))] if face["more"] else []


@pytest.fixture(
    scope="module", params=[(game, language) for game in sorted(games()) for language in LANGUAGES], ids="-".join
)
def sizes(request: pytest.FixtureRequest, browser: Browser, server: Serving) -> Iterator[Sizes]:
    game, language = request.param
    visitor = Visitor(browser, server.address, size=WIDE, language=LANGUAGES[language])
    yield Sizes(game, language, measured(visitor.open(f"/cards/{game}"), len(package(game).faces()["pieces"])))
    visitor.leave()


def test_every_piece_is_there_by_its_whole_name_in_every_size(sizes: Sizes) -> None:
    names = {word: [sizes.words.translate(sizes.terms[word].name)] for word in sizes.faces}
    for pieces in sizes.drawn.values():
        assert {word: piece["names"] for word, piece in pieces.items()} == names
    if sizes.game == "lorenzo":
        kinds = [face["kind"] for face in sizes.faces.values()]
        assert {kind: kinds.count(kind) for kind in IN_BOTH_BOXES} == IN_BOTH_BOXES


def test_nothing_is_cut_off_or_hidden(sizes: Sizes) -> None:
    assert sizes.faults("clipped") == []
    assert sizes.faults("hidden") == []


def test_nothing_lies_on_top_of_another(sizes: Sizes) -> None:
    assert sizes.faults("overlapping") == []


def amounts(face: Face) -> list[int]:
    """How many amounts stand in each effect."""
    return [len(one["pay"]) + len(one["gain"]) + len(one["each"]) for one in face["effects"]]


def test_every_effect_is_drawn_in_every_size(sizes: Sizes) -> None:
    """And every cost; where an effect is one of several works, it says of which."""
    for pieces in sizes.drawn.values():
        for word, face in sizes.faces.items():
            piece = pieces[word]
            assert piece["effects"] == amounts(face), word
            assert piece["cost"] == sum(len(cost) for cost in face["cost"]), word
            works = [one["when"] for one in face["effects"] if one["when"] in ("harvest", "production")]
            names = [sizes.words.translate(sizes.terms[work].name) for work in works] if len(set(works)) > 1 else []
            assert piece["works"] == names, word


def test_what_is_not_drawn_is_said(sizes: Sizes) -> None:
    """In the middle size; the large one says everything, and the small one that there is more."""
    for (_, size), pieces in sizes.drawn.items():
        for word, face in sizes.faces.items():
            sentences = {"S": [], "M": sizes.undrawn(word), "L": sizes.sentences(word)}[size]
            assert pieces[word]["said"] == sentences, word
            assert pieces[word]["dots"] == (face["more"] and size == "S"), word
