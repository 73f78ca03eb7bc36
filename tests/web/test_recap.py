"""What the others did is played one choice after the other, and never stands between a player and the present."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SIZES, Visit
from tests.web.positions import Position, at_question, begin
from tests.web.scenes import report
from tests.web.seated import Seated, kind, preferred_code
from tests.web.visitor import LAPTOP, PHONE

pytestmark = pytest.mark.slow

BOTS = ("greedy", "greedy", "greedy")
NAMES = ("Anna", "Greedy 1", "Greedy 2", "Greedy 3")
#: Notes each choice that is shown, what is said of it, and whose name is lit.
NOTE = """(() => {
    window.shown = [];
    const note = () => {
        const bar = document.querySelector('#decision.recap[data-shown]');
        if (!bar || shown.at(-1)?.seq === Number(bar.dataset.shown)) return;
        const text = (selector) => document.querySelector(selector)?.textContent.trim().replace(/\\s+/g, ' ') ?? '';
        shown.push({ seq: Number(bar.dataset.shown), said: text('#decision h2'), who: text('.choosing .name') });
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(note).observe(document, all);
})()"""
#: Skips, and says how long it took and whether the next frame shows the present.
SKIP = """() => new Promise((done) => {
    const began = performance.now();
    document.querySelector('#decision.recap .acts button').click();
    requestAnimationFrame(() => {
        const count = document.querySelector('#log .count').textContent.match(/\\d+/)[0];
        done([performance.now() - began, document.querySelector('#decision.recap') === null, Number(count)]);
    });
})"""
#: Milliseconds to the present: of a quiet machine, and what no noise explains.
BUDGET = 100


def seated(visit: Visit, size: tuple[int, int] = LAPTOP, pace: str = "brisk", **more: Any) -> Seated:
    """Somebody against three bots, before a first turn of their own."""
    anna = visit(size=size, pace=pace, touch=size == PHONE)
    anna.page.add_init_script(NOTE)
    return Seated(anna, BOTS, **more)


def ended_turn(table: Seated) -> int:
    """The number of the choice by which a turn of one's own was ended."""
    now = table.play_to(kind("end"))
    table.choose("end", now["seq"])
    return int(now["seq"]) + 1


def others_since(table: Seated, own: int) -> list[Any]:
    """What the others chose after that, as far as something is said of it, once one is asked again."""
    return [entry for entry in table.await_decision()["entries"] if entry["seq"] > own and entry["labels"]]


def chronicle(page: Page, seq: int) -> str:
    """What the log says of a choice."""
    lines = page.locator(f'#log a[href$="?at={seq}"]').all_text_contents()
    return " ".join(" ".join(lines).split())


def await_recap(page: Page) -> None:
    expect(page.locator("#decision.recap[data-shown]")).to_have_count(1)


@SIZES
def test_every_choice_of_three_bots_is_shown_in_order_and_then_the_question(
    visit: Visit, size: tuple[int, int]
) -> None:
    table = seated(visit, size)
    table.show()
    now = table.play_to(kind("end"))
    table.await_seq(now["seq"])
    table.page.evaluate("shown.length = 0")
    if size == PHONE:
        table.choose("end", now["seq"])
    else:
        table.visitor.seal.click()
    await_recap(table.page)
    assert table.visitor.await_turn()
    expected = others_since(table, now["seq"] + 1)
    shown = table.page.evaluate("shown")
    assert len({entry["seat"] for entry in expected}) == len(BOTS)
    assert [one["seq"] for one in shown] == [entry["seq"] for entry in expected]
    assert [one["said"] for one in shown] == [chronicle(table.page, entry["seq"]) for entry in expected]
    if size != PHONE:  # where only whoever chooses has a name
        assert [one["who"] for one in shown] == [NAMES[entry["seat"]] for entry in expected]


def test_skip_leads_to_the_present_at_once(visit: Visit) -> None:
    table = seated(visit, pace="calm")
    table.show()
    times = []
    for _ in range(3):
        own = ended_turn(table)
        head = table.await_decision()["seq"]
        await_recap(table.page)
        table.page.wait_for_function("(n) => document.querySelector('#decision').dataset.shown > n", arg=own)
        took, gone, count = table.page.evaluate(SKIP)
        assert gone
        assert count == head
        times.append(took)
        assert table.visitor.await_turn()
    print(f"\nskip: the present after {', '.join(f'{took:.0f}' for took in times)} ms (budget {BUDGET})")
    assert min(times) <= 2 * BUDGET


@pytest.mark.parametrize("how", ["click", "key"])
def test_whatever_is_pressed_meanwhile_leads_to_the_present_and_chooses_nothing(visit: Visit, how: str) -> None:
    table = seated(visit, pace="calm")
    table.show()
    table.play_to(kind("turn"))
    lit = table.page.locator("main [data-lit]").first.bounding_box()
    assert lit
    ended_turn(table)
    head = table.await_decision()["seq"]
    await_recap(table.page)
    assert table.page.locator("[data-lit]").count() == 0
    if how == "click":
        table.page.mouse.click(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
    else:
        table.page.keyboard.press("1")
    expect(table.page.locator("#decision.recap")).to_have_count(0)
    assert table.visitor.await_turn()
    assert table.visitor.seq() == head
    assert table.now()["seq"] == head


def test_a_question_that_is_open_is_not_taken_away_by_what_others_do(visit: Visit) -> None:
    """Everybody keeps leaders at the same time: whoever is still thinking goes on thinking."""
    anna = visit(pace="calm")
    reached = begin(anna.address, Position(at_question("keep"), names=("Anna", "Bruno", "Carla")))
    anna.page.add_init_script(NOTE)
    reached.come_in(anna)
    asked = [seat for seat, guest in enumerate(reached.guests) if guest.now(reached.table)["decision"]]
    assert anna.await_turn() == (0 in asked)
    for guest in [reached.guests[seat] for seat in asked[1:]]:
        now = guest.now(reached.table)
        guest.choose(reached.table, [now["decision"]["options"][0]["code"]], now["seq"])
        anna.await_choice(now["seq"])
        assert anna.page.locator("#decision.asked").count() == 1
    assert anna.page.evaluate("shown") == []
    reached.leave()


def test_whoever_comes_back_is_shown_what_happened_since_their_last_choice(visit: Visit) -> None:
    table = seated(visit)
    own = ended_turn(table)
    expected = others_since(table, own)
    table.show()
    assert [one["seq"] for one in table.page.evaluate("shown")] == [entry["seq"] for entry in expected]


def test_the_strip_keeps_what_happened_and_leads_there(visit: Visit) -> None:
    table = seated(visit, pace="once")
    own = ended_turn(table)
    expected = [entry for entry in others_since(table, own) if entry["changes"] and not passes_on(entry)]
    table.show()
    button = table.visitor.bar.get_by_role("button", name=f"Since your last turn: {len(expected)}")
    button.click()
    strip = table.visitor.bar.get_by_role("list", name="Since your last turn")
    sentences = [" ".join(text.split()) for text in strip.locator(".told").all_text_contents()]
    assert sentences == [chronicle(table.page, entry["seq"]) for entry in expected]
    table.page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    button.click()
    strip.get_by_role("link").first.click()
    table.page.wait_for_url(re.compile(f"at={expected[0]['seq']}$"))


def passes_on(entry: Any) -> bool:
    """Whether a choice only says whose turn it is."""
    return {change["path"] for change in entry["changes"]} <= {"table.seat", "table.round"}


def test_the_pace_is_chosen_in_the_menu_and_kept(visit: Visit) -> None:
    """What is pressed in the menu while others are shown behind it is for the menu only."""
    table = seated(visit, pace="calm")
    table.show()
    table.page.get_by_role("button", name="Menu").click()
    ended_turn(table)
    await_recap(table.page)
    pace = table.page.get_by_label("Pace of the others")
    pace.press("Home")
    await_recap(table.page)
    pace.select_option("at once")
    expect(table.page.locator("#decision.recap")).to_have_count(0)
    table.page.get_by_role("button", name="Close").click()
    assert table.visitor.await_turn()
    table.page.reload()
    table.visitor.await_turn()
    ended_turn(table)
    table.visitor.await_choice(table.await_decision()["seq"] - 1)
    assert table.page.evaluate("shown") == []


@SIZES
def test_the_bar_is_as_high_as_ever_while_others_are_shown(visit: Visit, size: tuple[int, int]) -> None:
    table = seated(visit, size, pace="calm")
    table.show()
    table.play_to(kind("turn"))
    assert table.visitor.await_turn()
    before = table.visitor.bar.bounding_box()
    ended_turn(table)
    await_recap(table.page)
    assert table.visitor.bar.bounding_box() == before


def test_a_new_round_is_a_scene(visit: Visit) -> None:
    table = seated(visit, game="princes")
    table.show()
    now = table.await_decision()
    table.choose(preferred_code(now["decision"]["options"]), now["seq"])
    scene = table.page.locator(".scene")
    expect(scene).to_contain_text("Round 1 begins")
    assert table.visitor.await_turn()
    table.page.mouse.click(5, 5)
    expect(scene).to_have_count(0)
    assert table.page.locator("#decision.asked").count() == 1


def test_a_report_is_a_scene_that_says_who_keeps_the_favour(visit: Visit) -> None:
    anna = visit()
    report(anna)
    scene = anna.page.locator(".scene")
    expect(scene).to_contain_text("Vatican report 1!")
    expect(scene.locator("li")).to_have_count(4)
