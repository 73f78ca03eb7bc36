"""What can go wrong between a click and the store: taking back, reloading, two tabs, a lost line, a late click."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.scenes import concede
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow


def after_setup(visitor: Visitor, seats: str = "you") -> str:
    """A match whose leaders are kept, at the first turn; its address."""
    address = visitor.play_now(seats)
    visitor.await_turn()
    while "Your turn" not in (visitor.bar.get_by_role("heading").text_content() or ""):
        visitor.choose(Random(1))
        visitor.await_turn()
    return address


def take(visitor: Visitor, name: str) -> None:
    """Take the option whose words begin so, wherever it stands."""
    after = visitor.seq()
    every = visitor.bar.get_by_role("button", name=re.compile(r"^all \d+"))
    if every.count():
        every.click()
    visitor.bar.get_by_role("button", name=re.compile(name)).first.click()
    visitor.await_choice(after)


def test_a_turn_is_tentative_until_something_is_revealed(visit: Visit) -> None:
    anna = visit()
    after_setup(anna)
    take(anna, "Market: take row 1")
    question = "Which two leaders do you keep?"
    while anna.bar.get_by_role("heading").text_content() != question:
        after = anna.seq()
        anna.undo_button.click()
        anna.await_choice(after)
    expect(anna.page.locator("#log")).to_contain_text("You take back the last choice.")
    expect(anna.undo_button).to_have_attribute("aria-disabled", "true")
    expect(anna.undo_button).to_have_attribute("title", "There is nothing to take back yet.")


def test_what_was_revealed_cannot_be_taken_back(visit: Visit) -> None:
    """The end of a solo turn reveals Lorenzo's token: a barrier, and the button says so."""
    anna = visit()
    after_setup(anna)
    take(anna, "Market: take row 1")
    random = Random(1)
    while not anna.seal_ready():
        anna.await_turn()
        anna.choose(random)
    after = anna.seq()
    anna.seal.click()
    anna.await_choice(after)
    anna.await_turn()
    expect(anna.undo_button).to_have_attribute("aria-disabled", "true")
    expect(anna.undo_button).to_have_attribute("title", re.compile("drawn or revealed"))
    before = anna.seq()
    anna.undo_button.click(force=True)
    anna.page.keyboard.press("u")
    anna.page.reload()
    anna.await_turn()
    assert anna.seq() == before


def test_a_reload_loses_nothing(visit: Visit) -> None:
    anna = visit()
    after_setup(anna)
    take(anna, "Market: take row 1")
    seq, question = anna.seq(), anna.bar.get_by_role("heading").text_content()
    anna.page.reload()
    anna.await_turn()
    assert anna.seq() == seq
    expect(anna.bar.get_by_role("heading")).to_have_text(question or "?")


def test_two_tabs_of_one_seat_show_the_same(visit: Visit) -> None:
    anna = visit()
    address = after_setup(anna)
    second = anna.tab()
    second.goto(address)
    expect(second.locator("#decision.asked")).to_be_visible()
    take(anna, "Market: take row 1")
    heading = anna.bar.get_by_role("heading").text_content() or "?"
    expect(second.locator("#decision").get_by_role("heading")).to_have_text(heading)


def test_a_lost_line_comes_back_and_the_choice_with_it(visit: Visit) -> None:
    anna = visit()
    after_setup(anna)
    anna.context.set_offline(True)
    anna.page.evaluate("window.dispatchEvent(new Event('offline'))")
    after = anna.seq()
    anna.options.first.click()
    anna.bar.locator(".row [data-option]:not(.group)").first.click()
    anna.context.set_offline(False)
    anna.await_choice(after)
    assert anna.seq() == after + 1
    anna.faults = [fault for fault in anna.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_a_double_click_is_one_choice(visit: Visit) -> None:
    anna = visit()
    frames: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: frames.append(str(frame))))
    anna.play_now("you")
    anna.await_turn()
    anna.options.first.dblclick()
    anna.await_choice(0)
    expect(anna.bar.get_by_role("heading")).to_have_text(re.compile("Your turn"))
    assert len([frame for frame in frames if '"choose"' in frame]) == 1
    assert anna.seq() == 1
    assert anna.bar.locator("p.wrong").count() == 0


def test_a_late_click_in_another_tab_is_told_and_changes_nothing(visit: Visit) -> None:
    """Both tabs answer the same question; the second answer is a conflict, and the fresh table is shown."""
    anna = visit()
    address = after_setup(anna)
    second = anna.tab()
    second.goto(address)
    expect(second.locator("#decision.asked")).to_be_visible()
    second.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (data) {
                if (data.includes('"choose"')) window.late = () => send.call(this, data);
                else send.call(this, data);
            };
        }"""
    )
    second.keyboard.press("1")
    second.keyboard.press("1")
    second.wait_for_function("() => window.late")
    take(anna, "Market: take row 1")
    seq = anna.seq()
    second.evaluate("() => window.late()")
    expect(second.locator("#decision p.wrong")).to_contain_text("moved on")
    assert anna.seq() == seq


def test_somebody_with_the_link_can_watch_and_sees_no_hand(visit: Visit) -> None:
    anna, watcher = visit(), visit()
    address = anna.play_now("you,random")
    anna.await_turn()
    watcher.open(address)
    expect(watcher.bar.get_by_role("heading")).to_have_text("You are watching")
    assert watcher.options.count() == 0
    leaders = "[data-path^='own.hand.']"
    assert anna.page.locator(leaders).count() == 4
    assert watcher.page.locator(leaders).count() == 0


def test_conceding_ends_a_match_against_bots(visit: Visit) -> None:
    anna = visit()
    after_setup(anna, "you,random")
    concede(anna)
    expect(anna.result).to_have_text("Random has won.")
    expect(anna.page.get_by_role("table", name="Result")).to_contain_text("conceded")


def test_each_moment_has_a_link_and_can_be_replayed(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    address = after_setup(anna, "you,random")
    for _ in range(6):
        if anna.await_turn():
            anna.choose(Random(2))
    anna.page.locator("#log a").nth(2).click()
    expect(anna.page.get_by_role("heading", name="Looking at the past")).to_be_visible()
    moment = anna.page.url
    assert re.search(r"\?at=\d+$", moment)
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).not_to_have_url(moment)
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(moment)
    bruno.open(moment)
    expect(bruno.page.get_by_role("heading", name="Looking at the past")).to_be_visible()
    anna.page.get_by_role("button", name="Back to now").click()
    expect(anna.page).to_have_url(address)
    anna.page.keyboard.press("Home")


def test_a_rematch_keeps_people_and_settings(visit: Visit) -> None:
    anna = visit()
    address = after_setup(anna, "you,random")
    concede(anna)
    anna.page.get_by_role("button", name="Play again with the same people").click()
    expect(anna.page).not_to_have_url(address)
    anna.await_turn()
    expect(anna.page.get_by_role("list", name="Seats")).to_contain_text("Random")
    assert anna.seq() <= 1


def test_everything_can_be_read_in_italian(visit: Visit) -> None:
    anna = visit(language="it-IT")
    anna.open("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    anna.play_now("you,random")
    anna.await_turn()
    expect(anna.bar.get_by_role("heading")).to_contain_text("leader")
    anna.options.first.click()
    anna.await_choice(0)
    text = anna.page.locator("body").inner_text().casefold()
    assert "market" not in text
    assert "mercato" in text


def test_what_is_refused_says_why(visit: Visit) -> None:
    anna = visit()
    after_setup(anna)
    anna.bar.get_by_role("button", name="Why not?").click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("You cannot pay for it")
    expect(sheet).to_contain_text("MAS-073")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_preview_is_there_at_once(visit: Visit) -> None:
    """From the pointer's arrival to the words of what would happen: in the next frame, and nobody is asked for them."""
    anna = visit()
    after_setup(anna)
    anna.options.first.click()
    option = anna.bar.locator(".row [data-option]:not(.group)").nth(1)
    option.hover()
    expect(anna.bar.locator(".sum")).not_to_be_empty()
    anna.page.mouse.move(640, 100)
    expect(anna.bar.locator(".sum")).to_be_empty()
    frames = option.evaluate(
        """(button) => new Promise((done) => {
            const sum = document.querySelector('#decision .sum');
            const look = (frames) => sum.textContent.trim() || frames > 60
                ? done(frames) : requestAnimationFrame(() => look(frames + 1));
            button.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
            look(0);
        })"""
    )
    assert frames <= 2
