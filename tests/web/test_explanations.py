"""Explanations that help: over nothing that can be clicked next, saying what is not printed, naming what is missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.kernel.match import Match
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import Position, played, question, reach
from tests.web.seated import Seated, kind
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor
from tests.web.walks import POSITIONS, TABLES

pytestmark = pytest.mark.slow

#: So many things are pointed at in each position.
THINGS = 12
#: Points at things all over the table, one after the other: what lies under what each was told, and what it repeats.
POINT = """async (most) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const inSight = (one) => {
        const around = one.closest('.overlay, .shared, .own, .others');
        const box = one.getBoundingClientRect(), region = around.getBoundingClientRect();
        return { left: Math.max(box.left, region.left), top: Math.max(box.top, region.top),
            right: Math.min(box.right, region.right), bottom: Math.min(box.bottom, region.bottom) };
    };
    const visible = (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest('.unseen');
    const printed = (one) => {
        const likeness = one.cloneNode(true);
        for (const unseen of likeness.querySelectorAll('.unseen')) unseen.remove();
        return likeness.textContent.trim();
    };
    const texts = (root, what) => [...root.querySelectorAll(what), root].filter(visible).map(printed);
    const all = [...document.querySelectorAll('main [data-chip], .others [data-chip], #decision [data-option]')]
        .filter((one) => one.checkVisibility());
    const explained = [];
    for (const node of all.filter((_, n) => n % Math.ceil(all.length / most) === 0)) {
        node.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
        await drawn();
        const shown = document.querySelector('#explanation');
        if (shown) {
            const box = shown.getBoundingClientRect();
            const lit = [...document.querySelectorAll('main [data-lit], .others [data-lit]')]
                .filter((one) => one.checkVisibility() && over(box, inSight(one)));
            const bar = document.querySelector('#decision');
            const kept = node.closest('.sentence, [data-option]') ? [] : texts(node.closest('.space') ?? node, '*');
            explained.push({
                covers: [...lit, ...(over(box, bar.getBoundingClientRect()) ? [bar] : [])].map((it) => it.textContent),
                outside: box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
                repeats: texts(shown, 'b, p').filter((text) => text && kept.includes(text)),
            });
        }
        node.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    }
    return explained;
}"""
NOTHING: dict[str, object] = {"covers": [], "outside": False, "repeats": []}


def moments(anna: Visitor, game: str, settings: dict[str, bool], first: int) -> Iterator[None]:
    """So many questions as the page shows them, answered by chance; of several matches if one is over before."""
    random, number = Random(first), 0
    while True:
        number += 1
        table = Seated(anna, ("random", "random"), game=game, seed=f"explained {first} {number}", **settings)
        now = table.play_to(lambda now: bool(now["seq"] >= first))
        table.show()
        while now.get("decision"):
            yield
            table.choose(random.choice(now["decision"]["options"])["code"], now["seq"])
            now = table.await_decision()
            if now.get("decision"):
                table.await_seq(now["seq"])


@pytest.mark.parametrize(("game", "settings", "size", "first"), TABLES)
def test_an_explanation_covers_nothing_that_can_be_clicked_next_and_repeats_nothing(
    visit: Visit, game: str, settings: dict[str, bool], size: tuple[int, int], first: int
) -> None:
    """At two hundred positions in all, whatever is pointed at."""
    anna, explained = visit(size=size), 0
    for _ in islice(moments(anna, game, settings, first), POSITIONS):
        outcomes = anna.page.evaluate(POINT, THINGS)
        assert outcomes == [NOTHING] * len(outcomes)
        explained += len(outcomes)
    assert explained > POSITIONS * THINGS // 4


def held(board: Any) -> Counter[str]:
    """The resources of a seat of Masters, wherever they lie."""
    resources = Counter(board["strongbox"])
    for depot in board["depots"]:
        resources[depot["resource"]] += depot["count"]
    return resources


def lacking(faces: Any, card: str, board: Any) -> Counter[str]:
    """What is missing of the cost printed on a card."""
    return Counter({amount["of"]: amount["n"] for amount in faces[card]["cost"][0]}) - held(board)


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE])
def test_a_card_that_is_too_dear_names_what_is_missing(visit: Visit, size: tuple[int, int]) -> None:
    """Every one of those on offer, reckoned from what is printed and what lies on the board."""
    anna = visit(size=size)
    table, explained = Seated(anna, seed="missing"), 0
    now = table.play_to(lambda now: kind("turn")(now) and now["view"]["table"]["round"] > 3)
    table.show()
    faces = anna.context.request.get("/api/games/masters/glossary").json()["faces"]["pieces"]
    for column, stacks in enumerate(now["view"]["table"]["grid"]):
        for row, stack in enumerate(stacks):
            lack = lacking(faces, stack["card"], now["view"]["boards"][0])
            if not lack:
                continue
            table.chip(f"table.grid.{column}.{row}").hover()
            why = anna.page.locator("#explanation .why")
            expect(why).to_have_text(re.compile(r"^You lack .*MAS-073$"))
            amounts = re.findall(r"(\d+) (coin|stone|servant|shield)", why.inner_text())
            assert Counter({f"{word}s": int(n) for n, word in amounts}) == lack
            explained += 1
    assert explained > 3


@pytest.mark.parametrize(
    ("game", "where", "what"),
    [
        ("lorenzo", "table.towers", r"You lack \d+ (coin|wood|stone|servant|military).* LOR-\d{3}"),
        ("princes", "own.hand", r"You lack \d+ in work value\. PRI-115"),
    ],
)
def test_the_plain_table_names_what_is_missing_too(visit: Visit, game: str, where: str, what: str) -> None:
    """At the first question where something there is refused for a lack; what it is, by the engine's own word."""
    anna = visit(size=LAPTOP)
    table = Seated(anna, game=game, seed="missing")
    lacks: list[str] = []

    def lacked(now: Any) -> bool:
        refusals = table.ask(now["seq"]) if now.get("decision") else []
        paths = [path for one in refusals if "missing" in one for path in one["label"].get("places", [])]
        lacks[:] = [path for path in paths if path.startswith(where)]
        return len(lacks) > 0

    table.play_to(lacked)
    table.show()
    table.chip(lacks[0]).hover()
    expect(anna.page.locator("#explanation .why").first).to_have_text(re.compile(what))


def test_symbols_are_named_and_not_read_out_again(visit: Visit) -> None:
    """Of a card whose symbols say everything: what they are, for ears the whole sentence, paid before got."""
    anna = visit(size=LAPTOP)
    table = Seated(anna)
    table.play_to(kind("turn"))
    table.show()
    table.chip("table.grid.0.0").hover()
    explanation = anna.page.locator("#explanation")
    expect(explanation.locator(".symbols")).to_contain_text("pay the left, get the right")
    expect(explanation.locator("p.unseen").last).to_have_text(re.compile(r"^Production: pay \d.*, get \d"))
    expect(explanation.locator("p:not(.unseen)", has_text=re.compile("^(Costs|Production)"))).to_have_count(0)


def first_venture(match: Match) -> Match | None:
    """The match after whoever looks has taken a first venture, without any question more; None if there is none."""
    decision = question(match)
    for option in decision.options if decision else []:
        if ":venture." in option.code:
            trial = match.copy()
            trial.choose(0, option.code)
            view: Any = trial.view(0)
            if len(view["boards"][0]["ventures"]) == 1:
                return trial
    return None


def test_what_is_on_its_way_counts_as_printed_where_it_will_lie(visit: Visit, server: Serving) -> None:
    """Pointed at before it has arrived, a card is not called by the name that is to be read on it right after."""
    anna = visit(size=WIDE)
    position = Position(lambda match: first_venture(match) is not None, game="lorenzo")
    reached, after = reach(server.address, position), first_venture(played(position))
    assert after
    reached.come_in(anna)
    time = anna.context.new_cdp_session(anna.page)
    time.send("Animation.enable")
    time.send("Animation.setPlaybackRate", {"playbackRate": 0})
    reached.play(after.log)
    reached.leave()
    card = anna.page.locator("main [data-path='boards.0.ventures.0']")
    title, flying = anna.page.locator("#explanation b"), anna.page.locator("body > [inert]")
    expect(flying).not_to_have_count(0)
    card.get_by_role("button").hover()
    expect(title).to_have_count(1)
    time.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(flying).to_have_count(0)
    expect(card.locator(".name")).to_have_text(title.inner_text())
    expect(title).to_have_class(re.compile("unseen"))
