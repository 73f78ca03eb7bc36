"""Previews people read: what an option costs and gives each seat, by the engine's own word, and never cut off."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.kit.changes import changed
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.masters_positions import QUESTIONS
from tests.web.positions import Position, at_question, reach
from tests.web.seated import Seated, kind, places_of
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor, is_group

pytestmark = pytest.mark.slow

#: Each line of the preview: whose it begins to be told, its sign and number, and what it is called.
LINES = """(list) => [...list.querySelectorAll('li')].map((line) => [
    line.querySelector('.unseen')?.textContent ?? '',
    line.querySelector('b')?.textContent ?? '',
    line.querySelector('[aria-label]')?.ariaLabel ?? line.querySelector('.text, i').textContent,
])"""
#: Whether "n more" says how many lines are out of sight or cut off; it comes after they are drawn, and takes room.
AGREES = """() => {
    const list = document.querySelector('#decision .changes ul'), box = list.getBoundingClientRect();
    const lines = [...list.querySelectorAll('li')].map((line) => line.getBoundingClientRect());
    const whole = lines.filter(({ left, right, top, bottom }) =>
        left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1);
    return lines.length - whole.length === parseInt(document.querySelector('#decision .more')?.textContent ?? '0');
}"""
#: How a view is made is nobody's business.
MACHINE = re.compile(r"\b(gone|new):|being (done|bought)|\(\w+\)|_|\bundefined\b|\{", re.IGNORECASE)
#: The amounts of somebody that can be seen by everybody, and what is being done by whoever is asked.
Accounts = Callable[[Any, int], Counter[str]]


def masters(view: Any, seat: int) -> Counter[str]:
    board = view["boards"][seat]
    goods = Counter({"faith": board["faith"], **board["strongbox"]})
    for depot in board["depots"]:
        goods[depot["resource"]] += depot["count"]
    goods["points"] = sum(n for part, n in board["points"].items() if part != "resources")
    return goods


def lorenzo(view: Any, seat: int) -> Counter[str]:
    board = view["boards"][seat]
    return Counter(
        {
            "military": board["military"],
            "faith": board["faith"],
            **board["resources"],
            "points": board["points"]["track"],
        }
    )


def princes(view: Any, seat: int) -> Counter[str]:
    board = view["boards"][seat]
    money = {"florins": view["own"]["money"]} if seat == 0 else {}
    return Counter({**money, "builders": board["builders"], "points": sum(board["points"].values())})


def differences(accounts: Accounts, view: Any, changes: list[Any], seat: int) -> dict[str, int]:
    after = changed(view, [(change["path"], change["before"], change["after"]) for change in changes])
    was, will = accounts(view, seat), accounts(after, seat)
    return {name: will[name] - was[name] for name in will | was if will[name] != was[name]}


def read(anna: Visitor) -> list[tuple[str, int, str]]:
    """The amounts in the preview: whose, how many, of what."""
    whose, amounts = "", []
    for who, sign, name in anna.bar.locator(".changes ul").evaluate(LINES):
        whose = who.removesuffix(":") or whose
        number = re.fullmatch("([+\N{MINUS SIGN}])(\\d+)", sign)
        if number:
            amounts.append((whose, int(number[2]) * (1 if number[1] == "+" else -1), name))
    return amounts


def pointed_at(table: Seated, now: Any, option: Any) -> bool:
    """Whether an option is the only one at the places of the table that it names, and not before the last of them."""
    places = table.lit(option)

    def left(steps: list[str]) -> list[Any]:
        return [one for one in now["decision"]["options"] if {*steps} <= {*places_of(one)}]

    return bool(places) and left(places) == [option] and len(left(places[:-1])) > 1


@pytest.mark.parametrize(
    ("game", "accounts", "settings"),
    [
        ("masters", masters, {}),
        ("lorenzo", lorenzo, {}),
        ("lorenzo", lorenzo, {"houses": True}),
        ("princes", princes, {}),
        ("princes", princes, {"expansion": True}),
    ],
    ids=["masters", "lorenzo", "houses", "princes", "muse"],
)
def test_the_bar_says_what_the_engine_foresees(
    visit: Visit, game: str, accounts: Accounts, settings: dict[str, bool]
) -> None:
    """At questions of a whole match, for options that are pointed at on the table: every seat's amounts, added up."""
    anna = visit(size=LAPTOP)
    table = Seated(anna, ("random", "random"), game=game, seed="previews", **settings)
    names = {0: "", 1: "Random 1", 2: "Random 2"}
    random, seen = Random(game), Counter[str]()
    for least in range(0, 80, 8):
        now = table.play_to(lambda now, least=least: bool(now["seq"] >= least))  # type: ignore[misc]
        table.show()
        options = random.sample(now["decision"]["options"], min(12, len(now["decision"]["options"])))
        for option in [option for option in options if pointed_at(table, now, option)]:
            changes = table.aim(now, option["code"])["changes"]
            expect(anna.bar.locator(".changes")).to_have_count(1)
            lines = read(anna)
            for seat, name in names.items():
                expected = differences(accounts, now["view"], changes, seat)
                shown = {what: by for who, by, what in lines if who == name}
                assert {what: shown.get(what) for what in expected} == expected
                seen.update(expected)
            own = [by for who, by, what in lines if who == "" and "points" not in what]
            assert own == sorted(own, key=lambda by: by > 0), "what is paid comes first"
            anna.page.mouse.move(2, 2)
            while anna.bar.locator(".crumb").count():
                anna.page.keyboard.press("Escape")
    assert len(seen) >= 2


POSITIONS: dict[str, Position] = {
    **{f"masters {name}": QUESTIONS[name] for name in ("turn", "store", "pay")},
    "lorenzo 40": Position(at_question("", 40), game="lorenzo"),
    "houses 120": Position(at_question("", 120), game="lorenzo", boxes=("houses",)),
    "princes 60": Position(at_question("", 60), game="princes"),
    "muse 90": Position(at_question("", 90), game="princes", boxes=("expansion",)),
}


def come(visit: Visit, server: Serving, name: str, size: tuple[int, int]) -> Visitor:
    """In front of a position, and inside the first group of its options if they come in groups."""
    anna = visit(size=size, touch=size == PHONE)
    reached = reach(server.address, POSITIONS[name])
    reached.come_in(anna)
    reached.leave()
    if is_group(anna.options.first):
        anna.rest()
        anna.options.first.tap() if size == PHONE else anna.options.first.click()
    return anna


def point_at(anna: Visitor, n: int, finger: bool) -> bool:
    """Aim at one of the options in the bar; False if it is a group."""
    button = anna.options.nth(n)
    if is_group(button):
        return False
    if finger:
        anna.rest()
        button.tap()
    else:
        button.hover()
    expect(anna.bar.locator(".changes ul")).to_have_count(1)
    return True


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut_off_and_nothing_is_in_the_words_of_machines(
    visit: Visit, server: Serving, name: str, size: tuple[int, int]
) -> None:
    anna = come(visit, server, name, size)
    pointed = 0
    for n in range(min(5, anna.options.count())):
        if point_at(anna, n, size == PHONE):
            pointed += 1
            lines = anna.bar.locator(".changes ul").evaluate(LINES)
            assert [text for *_, text in lines if MACHINE.search(text)] == []
            anna.page.wait_for_function(AGREES)
    assert pointed > 0


@pytest.mark.parametrize("size", [(480, 720), PHONE], ids=["narrow", "phone"])
def test_what_does_not_fit_unfolds(visit: Visit, server: Serving, size: tuple[int, int]) -> None:
    anna = come(visit, server, "lorenzo 40", size)
    more = anna.bar.locator(".more")
    n = 0
    while not (point_at(anna, n, size == PHONE) and more.count()):
        n += 1
    lines = [line[1:] for line in anna.bar.locator(".changes ul").evaluate(LINES)]
    box = more.bounding_box()
    assert box
    if size == PHONE:
        more.tap()
    else:  # the way there leads over the bar
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        more.click()
    leaf = anna.bar.locator(".leaf")
    expect(leaf.locator(".delta")).to_have_count(len([sign for sign, _ in lines if sign]))
    for _, text in lines:
        expect(leaf).to_contain_text(re.compile(re.escape(text), re.IGNORECASE))
    anna.page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


def test_others_are_told_by_their_markers_and_at_their_counters(visit: Visit) -> None:
    """Whoever discards resources moves the others on."""
    anna = visit(size=LAPTOP)
    table = Seated(anna, ("random", "random"))
    now = table.play_to(lambda now: kind("store")(now) and "store:nothing" in str(now["decision"]))
    table.show()
    for n in range(anna.options.count()):
        if "nothing" in (anna.options.nth(n).text_content() or ""):
            anna.options.nth(n).hover()
    changes = table.look(["store:nothing"], now["seq"])["store:nothing"]["changes"]
    faith = {change["path"]: change["after"] - change["before"] for change in changes if "faith" in change["path"]}
    for seat in (1, 2):
        by = faith[f"boards.{seat}.faith"]
        assert (f"Random {seat}", by, "faith") in read(anna)
        expect(anna.page.locator(".others section").nth(seat - 1).locator(".by").last).to_have_text(f"+{by}")
