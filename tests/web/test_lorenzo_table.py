"""The table of Lorenzo il Magnifico, with Houses of Renaissance too: what is in sight, what is lit, what it says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.kernel.match import Match
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.lorenzo_positions import business, doing, own
from tests.web.positions import PEOPLE, Position, played, question, reach, sit_down, through
from tests.web.seated import Seated
from tests.web.visitor import LAPTOP, WIDE

pytestmark = pytest.mark.slow

SIZES = (WIDE, LAPTOP)
#: Each box at its most seats, and after how many choices somebody looks.
MATCHES: dict[str, tuple[Position, tuple[int, ...]]] = {
    "lorenzo": (Position(names=PEOPLE[:4], game="lorenzo"), (0, 4, 20, 60, 130, 200, 280)),
    "houses": (Position(names=PEOPLE, game="lorenzo", boxes=("houses",)), (0, 8, 20, 80, 150, 230, 300, 380)),
}
BOXES = pytest.mark.parametrize("box", MATCHES)
#: Whatever scrolls, or sticks out of the panel that it lies in; a rim may glow a little beyond it.
ASTRAY = """() => {
    const room = (one) => (one.closest('.panel') ?? document.documentElement).getBoundingClientRect();
    const inside = (box, room) => box.left >= room.left - 4 && box.right <= room.right + 4
        && box.top >= room.top - 4 && box.bottom <= room.bottom + 4;
    const page = document.documentElement;
    const named = (one) => `${one.className} ${one.dataset.path ?? ''} ${one.textContent.trim().slice(0, 40)}`;
    return [
        ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ['the page scrolls'] : []),
        ...[...document.querySelectorAll('main *, .others, .others *')]
            .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
            .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => `scrolls: ${named(one)}`),
        ...[...document.querySelectorAll('main .space')].filter((one) => one.checkVisibility())
            .filter((one) => !inside(one.getBoundingClientRect(), room(one)))
            .map((one) => `sticks out: ${named(one)}`),
        ...[...document.querySelectorAll('main .panel')]
            .filter((one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => `below: ${named(one)}`),
    ];
}"""
#: Everything drawn on a card of a tower that is not wholly in sight, but for its name, which may be cut short.
CLIPPED = """() => [...document.querySelectorAll('main .floor .card, main .lane .card')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll('.amount')].map((part) => part.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) =>
            Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom) > 1)
        .map(() => card.textContent.trim());
})"""


@BOXES
def test_everything_is_in_sight_all_through_a_match(visit: Visit, server: Serving, box: str) -> None:
    """At both sizes of a desktop: nothing scrolls, nothing sticks out, no card is cut off."""
    match, moments = MATCHES[box]
    anna = visit()
    for least in through(anna, server.address, match, moments):
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            assert anna.page.evaluate(ASTRAY) == [], (least, width)
            assert anna.page.evaluate(CLIPPED) == [], (least, width)


def test_leaders_to_choose_from_are_spelled_out(visit: Visit) -> None:
    """With all that there is to say about each; the one that is clicked is kept."""
    table = Seated(visit(size=WIDE), ("random", "random"), "drawn", "lorenzo", advanced=True)
    now = table.play_to(lambda now: now["view"]["own"]["pack"] != [] and now["decision"]["kind"] != "tile")
    table.show()
    pack = now["view"]["own"]["pack"]
    cards = table.page.locator("main [data-path^='own.pack.']")
    expect(cards).to_have_count(len(pack))
    assert all(card.locator(".said").count() >= 2 for card in cards.all())
    table.chip("own.pack.1").click()
    expect(table.page.locator("main [data-path='own.hand.0']")).to_have_count(1)  # others may choose meanwhile
    assert table.await_decision()["view"]["own"]["hand"] == [pack[1]]


# What things come to


def cheaper(match: Match) -> bool:
    """Some card on the towers costs the one who looks less than is printed, and some floor asks for less."""
    if not question(match) or len(match.log) < 20:
        return False
    offers = [offer for row in own(match)["estimates"]["offers"] for offer in row]
    return any(way["saved"] for offer in offers for way in offer["ways"])


def test_cards_say_what_they_cost_the_one_who_looks(visit: Visit, server: Serving) -> None:
    position = Position(cheaper, PEOPLE[:4], "s2", game="lorenzo", boxes=("houses",), bot="random")
    anna = visit(size=WIDE)
    sit_down(anna, server.address, position)
    rows = own(played(position))["estimates"]["offers"]
    for n, row in enumerate(rows):
        for column, offer in enumerate(row):
            floor = anna.page.locator(f"main .floor [data-path='table.towers.{n}.{column}']")
            saved = sum(len(way["saved"]) for way in offer["ways"])
            expect(floor.locator(".cost .saved")).to_have_count(saved)
            shown = [text for text in floor.locator(".cost .amount > b").all_inner_texts() if text.isdecimal()]
            prices = [{**dict.fromkeys(way["saved"], 0), **way["pay"]} for way in offer["ways"]]
            owned = [way["military_to_show"] for way in offer["ways"] if way["military_to_show"]]
            assert sorted(shown) == sorted(str(n) for n in [*owned, *[n for price in prices for n in price.values()]])


def works(match: Match) -> bool:
    """Whoever looks may choose between work of different values."""
    decision = question(match)
    if not decision or len(match.log) < 60:
        return False
    codes = [option.code for option in decision.options]
    steps = {one["value"] for one in own(match)["estimates"]["yields"] if one["work"] == "harvest"}
    return len(steps) > 1 and any(":harvest." in code for code in codes)


def test_a_lane_says_what_the_space_pointed_at_would_bring(visit: Visit, server: Serving) -> None:
    position = Position(works, PEOPLE[:4], game="lorenzo")
    anna = visit(size=WIDE)
    sit_down(anna, server.address, position)
    match = played(position)
    yields = own(match)["estimates"]["yields"]
    decision = match.decision(0)
    assert decision
    anna.stir()
    for option in [option for option in decision.options if ":harvest." in option.code]:
        places = match.describe(0, option).places
        step = yields[int(next(place for place in places if "yields" in place).rpartition(".")[2])]
        space = next(place for place in places if place.startswith("table.harvest"))
        member = next(place for place in places if ".members." in place)
        for place in (member, space):
            chip = anna.page.locator(f"main [data-path='{place}'] > [data-chip]")
            chip.hover() if place == space else chip.click()
        lane = anna.page.get_by_role("group", name="territories")
        expect(lane.locator(".total .label")).to_have_text(f"at {step['value']}")
        shown = sorted(lane.locator(".total .amount > b").all_inner_texts())
        assert shown == sorted(str(n) for n in step["gain"].values())
        anna.page.keyboard.press("Escape")


def asks_for_more(match: Match) -> bool:
    """Whoever looks has leaders in hand, and something of what they ask for."""
    if not question(match) or len(match.log) < 60:
        return False
    needs = [need["met"] for leader in own(match)["estimates"]["hand"] for need in leader["needs"]]
    return True in needs and False in needs


def test_a_leader_in_hand_ticks_what_it_asks_for_one_by_one(visit: Visit, server: Serving) -> None:
    position = Position(asks_for_more, PEOPLE[:4], game="lorenzo")
    anna = visit(size=WIDE)
    sit_down(anna, server.address, position)
    for n, leader in enumerate(own(played(position))["estimates"]["hand"]):
        medallion = anna.page.locator(f"main [data-path='own.hand.{n}']")
        expect(medallion.locator(".needs i")).to_have_count(len(leader["needs"]))
        expect(medallion.locator(".needs .met")).to_have_count(sum(need["met"] for need in leader["needs"]))
        medallion.get_by_role("button").hover()
        for need in leader["needs"]:
            met = "Met" if need["met"] else "Not met"
            sentence = re.compile(rf"{met}: .+; you have {need['has']}\.")
            expect(anna.page.get_by_role("tooltip")).to_contain_text(sentence)


def in_the_middle(match: Match) -> bool:
    """Exchanges of a production were chosen, and more can be."""
    decision, doing = question(match), business(match)
    return decision is not None and decision.kind == "exchange" and doing is not None and doing["exchanges"] != []


def test_what_is_being_done_is_said_with_the_exchanges_chosen_and_what_the_work_brings(
    visit: Visit, server: Serving
) -> None:
    """Whoever does it sees them ticked among all that can be chosen; to others they are told."""
    position = Position(in_the_middle, PEOPLE[:4], "a", game="lorenzo", bot="random")
    anna, watcher = visit(size=WIDE), visit(size=WIDE)
    reached = reach(server.address, position)
    reached.come_in(anna)
    watcher.open(f"/tables/{reached.table}")
    reached.leave()
    match = played(position)
    done = business(match)
    for one in (anna, watcher):
        expect(doing(one)).to_contain_text(f"at {done['value']}")
    for exchange in done["exchanges"]:
        expect(doing(watcher)).to_contain_text(" ".join(str(n) for n in exchange["pay"].values()))
    expect(doing(watcher).locator(".exchange")).to_have_count(len(done["exchanges"]))
    expect(doing(anna).locator(".tick")).to_have_count(len({exchange["card"] for exchange in done["exchanges"]}))
    possible = [one for one in own(match)["estimates"]["yields"] if one["work"] == done["work"]]
    brings = [one for one in possible if one["value"] <= done["value"]][-1]
    lane = anna.page.get_by_role("group", name="buildings")
    expect(lane.locator(".total .label").first).to_have_text(f"at {brings['value']}")
    expect(lane.locator(".tick")).to_have_count(len(brings["activates"]))
    counted = re.compile("^1 exchange$" if brings["arrows"] == 1 else f"^{brings['arrows']} exchanges$")
    expect(lane.locator(".total .label", has_text=counted)).to_have_count(1)


# What is asked


def counts_servants(match: Match) -> bool:
    """Whoever looks says how many servants join a member, and may say many numbers."""
    decision = question(match)
    return decision is not None and decision.kind == "servants" and len(decision.options) > 5


def test_servants_are_stepped_through_and_say_what_they_add_up_to(visit: Visit, server: Serving) -> None:
    """From the least that works: what the member is worth, what is added, the servants, and what is needed."""
    position = Position(counts_servants, PEOPLE[:4], "c", game="lorenzo", bot="random")
    anna = visit(size=LAPTOP)
    sit_down(anna, server.address, position)
    match = played(position)
    decision = match.decision(0)
    assert decision
    line = anna.bar.locator(".counted .line")
    for option in decision.options:
        parameters: Any = match.describe(0, option).parameters
        numbers = [part.parameters["n"] for part in parameters["sum"]]
        expect(line.locator(".part")).to_have_text([str(abs(number)) for number in numbers])
        expect(line.locator(".all")).to_have_text(str(sum(numbers)))
        expect(line.locator(".needed")).to_contain_text(f"{parameters['needed']} needed")
        if option is not decision.options[-1]:
            anna.bar.get_by_role("button", name="more", exact=True).click()
    expect(anna.bar.get_by_role("button", name="more", exact=True)).to_be_disabled()
