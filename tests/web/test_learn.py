"""Learning a game: its rules on a page, and a first game in which each question says what it is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.kit.words import LANGUAGES
from signoria.registry import games, package, words_in
from tests.web.conftest import SIZES, Visit
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
GAMES = sorted(games())
#: How much a note covers of what is lit and of the bar, in pixels.
COVERED = """(note) => {
    const box = note.getBoundingClientRect();
    const covered = ({ left, right, top, bottom }) =>
        Math.max(0, Math.min(box.right, right) - Math.max(box.left, left))
        * Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
    const things = [...document.querySelectorAll('[data-lit], #decision')].filter(one => one.offsetParent);
    return things.reduce((sum, one) => sum + covered(one.getBoundingClientRect()), 0);
}"""


def learn(visitor: Visitor, game: str, at: str = "") -> Page:
    """The page, when its chapters have come."""
    page = visitor.open(f"/learn/{game}{at}")
    expect(page.locator("article h2")).to_have_count(len(package(game).teaching.lessons))
    return page


def first_game(visitor: Visitor) -> Locator:
    """A first game as the page begins it; what is told in it."""
    learn(visitor, "masters").get_by_role("button", name="Play a first game").click()
    assert visitor.await_turn()
    return visitor.page.locator(".guide")


def help_text(topic: str) -> str:
    return words_in("en").say(f"masters-help-{topic}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_says_all_its_topics_and_shows_its_pieces(visit: Visit, game: str, language: str) -> None:
    page = learn(visit(language=language), game)
    words = words_in(language)
    for lesson in package(game).teaching.lessons:
        expect(page.locator(f"#lesson-{lesson.key}")).to_have_text(words.say(f"{game}-lesson-{lesson.key}"))
        for topic in lesson.topics:
            expect(page.get_by_text(words.say(f"{game}-help-{topic}"), exact=True).first).to_be_visible()
    links = page.locator(".pieces article > a").evaluate_all("all => all.map(one => one.hash.slice(1))")
    assert links == [piece for lesson in package(game).teaching.lessons for piece in lesson.pieces]


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_page_or_cut_off(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = learn(visit(size=size), game)
    for letters in ("100%", "200%"):
        page.evaluate("letters => { document.documentElement.style.fontSize = letters }", letters)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, letters
        cut_off = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        assert page.locator(".pieces .card, article p, article h2").evaluate_all(cut_off) == []


def test_an_address_leads_to_a_topic_and_the_front_page_to_the_rules(visit: Visit) -> None:
    anna = visit()
    page = learn(anna, "lorenzo", "#excommunication")
    expect(page.locator("#excommunication")).to_be_in_viewport()
    anna.open("/")
    page.get_by_role("link", name="How to play").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")


@SIZES
def test_a_first_game_tells_one_thing_at_each_question(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size, touch=size == PHONE)
    guide = first_game(anna)
    first, second = package("masters").teaching.hints["keep"]
    expect(guide).to_contain_text(help_text(first))
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text(help_text(second))
    assert guide.evaluate(COVERED) == 0
    anna.rest()
    anna.stir()
    anna.options.first.click()
    if size == PHONE:  # the first tap only aims
        anna.options.first.click()
    anna.await_choice(0)
    assert anna.await_turn()
    expect(guide).not_to_contain_text(help_text(second))


def test_what_was_told_is_not_told_again_and_one_can_have_enough(visit: Visit) -> None:
    anna = visit(size=LAPTOP)
    guide = first_game(anna)
    for topic in package("masters").teaching.hints["keep"]:
        expect(guide).to_contain_text(help_text(topic))
        guide.get_by_role("button", name="Go on").click()
    expect(guide).to_have_count(0)
    anna.page.reload()
    assert anna.await_turn()
    expect(guide).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    guided = anna.page.get_by_role("checkbox", name="Tell me what each question is about")
    expect(guided).to_be_checked()
    guided.uncheck()
    guided.check()
    anna.page.keyboard.press("Escape")
    expect(guide).to_contain_text(help_text("aim"))
    guide.get_by_role("button", name="Tell me no more").click()
    expect(guide).to_have_count(0)
    anna.page.reload()
    assert anna.await_turn()
    expect(guide).to_have_count(0)


def test_nobody_is_told_anything_who_did_not_ask_for_it(visit: Visit) -> None:
    anna = visit()
    anna.play_now("you,random")
    assert anna.await_turn()
    expect(anna.page.locator(".guide")).to_have_count(0)
