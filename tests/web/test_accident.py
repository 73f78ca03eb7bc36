"""No accident: a double click is one choice, a new question takes no click that was on its way to something else."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.masters_positions import QUESTIONS
from tests.web.positions import begin, played
from tests.web.seated import Seated
from tests.web.visitor import LAPTOP, Visitor, is_group
from tests.web.walks import POSITIONS, TABLES

pytestmark = pytest.mark.slow

#: Notes what the page is asked after each choice, and what it chooses.
LISTEN = """(() => {
    window.asked = {};
    window.sent = [];
    window.WebSocket = class extends WebSocket {
        constructor(...parameters) {
            super(...parameters);
            this.addEventListener('message', ({ data }) => {
                const { type, seq, decision } = JSON.parse(data);
                if (type === 'update') asked[seq] = decision?.options.length ?? 0;
            });
        }
        send(data) {
            if (JSON.parse(data).type === 'choose') sent.push(JSON.parse(data));
            super.send(data);
        }
    };
})()"""
#: What the person chose since so many choices: without what the page took then because nothing else was left.
CHOSEN = (
    """(since) => sent.slice(since).filter(({ after }, n) => n === 0 || asked[after] !== 1).map(({ codes }) => codes)"""
)

#: The words of options that give something away, after the key that takes them.
GIVING = re.compile(r"^\s*\d?\s*(Discard the|Discard \w+ .*for|Pass|Do without this|Give|Open nothing|Take nothing)")
#: Clicks at a place as soon as something else is asked.
CLICK_AGAIN = """([x, y]) => {
    const question = document.querySelector('#decision h2'), before = question.textContent;
    const watch = new MutationObserver(() => {
        if (question.textContent === before || !document.querySelector('#decision.asked [data-option]')) return;
        watch.disconnect();
        const target = document.elementFromPoint(x, y).closest('button');
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        window.clicked = target.matches('[data-option]');
    });
    watch.observe(document.querySelector('#decision'), { subtree: true, childList: true, characterData: true });
}"""


def double_click(button: Locator) -> None:
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box
    button.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def sent(anna: Visitor) -> int:
    """How many choices the page has sent."""
    return int(anna.page.evaluate("sent.length"))


def answer(anna: Visitor, random: Random) -> None:
    """Answer a question by double clicks, at places of the table and in the bar, until something is chosen."""
    before, after = sent(anna), anna.seq()
    lit = anna.page.locator("main [data-lit]:visible")
    if lit.count() and random.random() < 0.5:
        anna.stir()
        double_click(lit.nth(random.randrange(lit.count())))
    while sent(anna) == before:
        offered = anna.open_options
        button = offered.nth(random.randrange(offered.count())) if offered.count() else anna.seal
        grouped = is_group(button)
        anna.stir()
        if button.get_attribute("role") == "checkbox":  # ticked twice it is not ticked
            button.click()
        else:
            double_click(button)
        assert sent(anna) == before or not grouped, "something was chosen by the second half of a click at a group"
    anna.await_choice(after)


def come(anna: Visitor, game: str, settings: dict[str, bool], first: int, number: int) -> None:
    """In front of a match of some choices."""
    table = Seated(anna, ("random", "random"), game=game, seed=f"accident {first} {number}", **settings)
    table.play_to(lambda now: bool(now["seq"] >= first))
    table.show()


@pytest.mark.parametrize(("game", "settings", "size", "first"), TABLES)
def test_a_double_click_is_one_choice(
    visit: Visit, game: str, settings: dict[str, bool], size: tuple[int, int], first: int
) -> None:
    """At two hundred questions in all: exactly one option is taken, and then whatever follows from it by itself."""
    anna = visit(size=size)
    anna.page.add_init_script(LISTEN)
    random = Random(first)
    matches, playing = 0, False
    for _ in range(POSITIONS):
        if not playing:
            matches += 1
            come(anna, game, settings, first, matches)
        assert_nothing_given_away_first(anna)
        before = sent(anna)
        answer(anna, random)
        playing = anna.await_turn()
        assert len(anna.page.evaluate(CHOSEN, before)) == 1


def assert_nothing_given_away_first(anna: Visitor) -> None:
    """What gives something away stands after all others."""
    giving = [GIVING.search(text) is not None for text in anna.options.all_text_contents()]
    assert giving == sorted(giving)


def at_the_leaders(visit: Visit) -> Visitor:
    """Before the first question of a match, after which the next comes at once."""
    anna = visit(size=LAPTOP)
    anna.page.add_init_script(LISTEN)
    table = Seated(anna, (), seed="accident")
    table.show()
    return anna


def test_a_new_question_takes_no_click_before_the_pointer_has_moved(visit: Visit) -> None:
    anna = at_the_leaders(visit)
    box = anna.options.first.bounding_box()
    assert box
    place = [box["x"] + 20, box["y"] + box["height"] / 2]
    anna.stir()
    # The page itself clicks again as soon as the next question stands there: no machine is too slow for that.
    anna.page.evaluate(CLICK_AGAIN, place)
    anna.page.mouse.click(*place)
    anna.page.wait_for_function("() => window.clicked")
    assert anna.await_turn()
    expect(anna.bar.locator(".crumb")).to_have_count(0)
    assert sent(anna) == 1
    anna.stir()
    anna.page.mouse.click(*place)
    expect(anna.bar.locator(".crumb")).to_have_count(1)


def test_the_second_half_of_a_click_that_answers_opens_no_link(visit: Visit) -> None:
    """What the others did comes to stand where one chose, as links into the past."""
    anna = visit(size=LAPTOP)
    log = played(QUESTIONS["turn"]).log
    ended = max(number for number, (seat, _) in enumerate(log) if seat == 0)
    reached = begin(anna.address, QUESTIONS["turn"])
    reached.play(log[:ended])
    reached.come_in(anna)
    anna.stir()
    anna.seal.click()
    anna.await_choice(ended)
    reached.log.append(log[ended])
    reached.play(log[:-1])
    reached.leave()
    link = anna.bar.get_by_role("list", name="Since your last turn").get_by_role("link").first
    link.dispatch_event("click", {"detail": 2})
    assert "?at=" not in anna.page.url
    anna.stir()
    link.click()
    expect(anna.page).to_have_url(re.compile(r"\?at="))


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_held_key_answers_one_question(visit: Visit, key: str) -> None:
    anna = at_the_leaders(visit)
    anna.options.first.focus()
    anna.page.keyboard.down(key)
    anna.await_choice(0)
    assert anna.await_turn()
    for _ in range(3):
        anna.options.first.focus()
        anna.page.keyboard.down(key)
    expect(anna.bar.locator(".crumb")).to_have_count(0)
    assert sent(anna) == 1
    anna.page.keyboard.up(key)
    anna.page.keyboard.press(key)
    expect(anna.bar.locator(".crumb")).to_have_count(1)


def test_a_double_click_concedes_nothing(visit: Visit) -> None:
    anna = at_the_leaders(visit)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Concede").dblclick()
    expect(anna.page.get_by_role("button", name="Concede", exact=True)).to_be_visible()
    expect(anna.result).to_have_count(0)
