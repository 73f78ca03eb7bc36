"""How a match came out: ranks, points by source and over the rounds, great moments, ties, the replay."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.kernel.match import Match
from tests.points import points_now
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.positions import PEOPLE, Position, Reached, played, reach
from tests.web.test_access import violations_in_both_themes
from tests.web.test_parts import MINUS, number
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor

SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
MATCHES = {
    "masters": Position(),
    "solo": Position(names=PEOPLE[:1]),
    "houses": Position(game="lorenzo", boxes=("houses",), names=PEOPLE),
    "princes": Position(game="princes", boxes=("expansion",), names=PEOPLE),
}


@dataclass(frozen=True)
class Course:
    """What everybody had through a match, played again beside the server."""

    position: Position

    @cached_property
    def moments(self) -> list[tuple[int, list[int]]]:
        """The round and what every seat had, at the opening and after each choice."""
        end = played(self.position)
        match = Match.begin(end.game, end.settings, end.seed)
        moments = [self.now(match)]
        for seat, code in end.log:
            match.choose(seat, code)
            moments.append(self.now(match))
        return moments

    def now(self, match: Match) -> tuple[int, list[int]]:
        table: Any = match.view(None)["table"]
        return table["round"], points_now(match)

    @property
    def totals(self) -> list[int]:
        end = played(self.position)
        return [score.total for score in end.game.scores(end.state)]

    def rounds(self) -> dict[str, list[int]]:
        """What everybody had when each round was over, by what that is called."""
        after = {"Start": self.moments[0][1]}
        for (before, _), (_, points) in pairwise(self.moments):
            after[f"Round {before}"] = points
        if [*after.values()][-1] != self.totals:
            after["End"] = self.totals
        return after

    def greatest(self, most: int) -> list[int]:
        """The choices by which somebody won or lost most, in their order."""
        swings = [
            (max(abs(now - then) for then, now in zip(before, after, strict=True)), -seq)
            for seq, ((_, before), (_, after)) in enumerate(pairwise(self.moments), 1)
        ]
        return sorted(-seq for size, seq in sorted(swings, reverse=True)[:most] if size)


def come(visit: Visit, server: Serving, position: Position, size: tuple[int, int]) -> tuple[Reached, Visitor]:
    reached = reach(server.address, position)
    anna = visit(size=size)
    reached.come_in(anna)
    expect(anna.page.locator(".chart")).to_be_visible()
    return reached, anna


def results_of(reached: Reached) -> list[Any]:
    results: list[Any] = reached.guests[0].get(f"/api/tables/{reached.table}")["results"]
    return sorted(results, key=lambda result: (result["rank"], result["seat"]))


# Ranks and points by source


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("size", SIZES)
def test_seats_stand_in_order_of_rank_with_their_shapes(visit: Visit, server: Serving, name: str, size: str) -> None:
    reached, anna = come(visit, server, MATCHES[name], SIZES[size])
    rows = anna.page.locator(".ranks > li" if size == "phone" else "table tbody tr")
    results = results_of(reached)
    expect(rows).to_have_count(len(results))
    for row, result in zip(rows.all(), results, strict=True):
        expect(row.locator(".rank")).to_have_text(str(result["rank"]))
        expect(row.locator(".name")).to_have_text(PEOPLE[result["seat"]])
        expect(row.locator("[data-source=total]")).to_have_text(str(result["total"]))
        style = row.locator(".token").first.locator("path").nth(1).get_attribute("style")
        assert f"--seat-{result['seat'] + 1}" in (style or "")
    reached.leave()


BARS = r"""() => [...document.querySelectorAll('svg.bar')].map((bar) => {
    const box = (node) => node ? node.getBoundingClientRect() : null;
    const cell = bar.closest('td, li');
    const [zero, rect] = [box(bar.querySelector('line')), box(bar.querySelector('rect'))];
    const number = cell.querySelector('.number');
    return {
        source: number.dataset.source,
        seat: rect ? Number(/--seat-(\d)/.exec(bar.querySelector('rect').style.fill)[1]) - 1 : null,
        points: Number(number.textContent.replace('\u2212', '-')),
        zero: zero.x,
        from: rect ? rect.left - zero.x : 0,
        to: rect ? rect.right - zero.x : 0,
    };
})"""


@pytest.mark.parametrize("name", ["masters", "houses", "princes"])
@pytest.mark.parametrize("size", SIZES)
def test_points_by_source_are_bars_of_one_scale(visit: Visit, server: Serving, name: str, size: str) -> None:
    reached, anna = come(visit, server, MATCHES[name], SIZES[size])
    bars = anna.page.evaluate(BARS)
    results = results_of(reached)
    for source in {source for result in results for source, n in result["parts"].items() if n}:
        drawn = [(bar["seat"], bar["points"]) for bar in bars if bar["source"] == source]
        scored = [(result["seat"], result["parts"][source]) for result in results]
        assert drawn == [(seat if n else None, n) for seat, n in scored], "each seat's own, in order of rank"
    longest = max(bars, key=lambda bar: abs(bar["points"]))
    scale = (longest["to"] - longest["from"]) / abs(longest["points"])
    assert scale > 0.5, "a point can be seen"
    for bar in bars:
        assert bar["from"] == pytest.approx(min(0, bar["points"]) * scale, abs=1.6)
        assert bar["to"] == pytest.approx(max(0, bar["points"]) * scale, abs=1.6)
    for source in {bar["source"] for bar in bars}:
        zeros = [bar["zero"] for bar in bars if bar["source"] == source]
        assert max(zeros) - min(zeros) < 0.6, f"{source}: all begin at the same place"
    reached.leave()


# Points over the rounds


@pytest.mark.parametrize("name", MATCHES)
def test_the_chart_is_the_same_as_a_table_and_as_the_engine_has_it(visit: Visit, server: Serving, name: str) -> None:
    """Read with the arrow keys, as a table, and from the lines that are drawn."""
    reached, anna = come(visit, server, MATCHES[name], LAPTOP)
    rounds = Course(MATCHES[name]).rounds()
    chart = anna.page.locator(".chart")
    slider = chart.get_by_role("slider", name="Points over the rounds")
    slider.focus()
    anna.page.keyboard.press("Home")
    for called, points in rounds.items():
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{called}: "))
        value = slider.get_attribute("aria-valuetext") or ""
        for person, n in zip(MATCHES[name].names, points, strict=True):
            assert re.search(rf"\b{person} {n}\b", value.replace(MINUS, "-")), value
        expect(chart.locator(".readout a")).to_have_text(called)
        anna.page.keyboard.press("ArrowRight")
    lines = chart.locator("polyline.line")
    expect(lines).to_have_count(len(MATCHES[name].names))
    for line in lines.all():
        assert len((line.get_attribute("points") or "").split()) == len(rounds)
    chart.get_by_role("button", name="As a table").click()
    rows = chart.locator("tbody tr")
    expect(rows).to_have_count(len(rounds))
    drawn = {row.locator("th").inner_text(): [number(cell) for cell in row.locator("td").all()] for row in rows.all()}
    assert drawn == rounds
    chart.get_by_role("button", name="As a chart").click()
    expect(slider).to_be_visible()
    reached.leave()


def test_the_chart_is_read_with_the_pointer_and_leads_to_the_moment(visit: Visit, server: Serving) -> None:
    reached, anna = come(visit, server, MATCHES["houses"], LAPTOP)
    course = Course(MATCHES["houses"])
    drawing = anna.page.locator(".chart svg").first
    box = drawing.bounding_box()
    assert box
    readout = anna.page.locator(".readout")
    expect(readout).to_contain_text("End")
    anna.page.mouse.move(box["x"] + 31, box["y"] + 60)
    expect(readout).to_contain_text("Start")
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    expect(readout).to_contain_text(re.compile("Round [34]"))
    called = (readout.locator("a").text_content() or "").strip()
    readout.get_by_role("link").click()
    anna.page.wait_for_url(re.compile(r"\?at=\d+$"))
    seq = int(anna.page.url.rsplit("=", 1)[1])
    assert course.moments[seq][1] == course.rounds()[called]
    assert course.moments[seq][0] == course.moments[seq - 1][0] + 1, "the next round has just begun"
    reached.leave()


def test_what_is_drawn_stays_when_somebody_wants_a_rematch_and_speaks_another_language(
    visit: Visit, server: Serving
) -> None:
    """The points are asked for once; where one has pointed at stays, whatever is said around it."""
    reached = reach(server.address, MATCHES["masters"])
    anna = visit(size=LAPTOP)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if "/tallies" in request.url else None)
    reached.come_in(anna)
    slider = anna.page.locator(".chart").get_by_role("slider")
    slider.focus()
    anna.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Start: "))
    reached.guests[1].post(f"/api/tables/{reached.table}/rematch")
    expect(anna.page.get_by_role("button", name="Join the rematch")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Start: "))
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Language").select_option("it")
    anna.page.keyboard.press("Escape")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Inizio: "))
    expect(anna.page.locator(".chart header button")).to_have_text("In tabella")
    assert len(asked) == 1
    reached.leave()


# Moments, ties, the replay


@pytest.mark.parametrize("name", MATCHES)
def test_where_most_was_won_or_lost_leads_into_the_replay(visit: Visit, server: Serving, name: str) -> None:
    reached, anna = come(visit, server, MATCHES[name], LAPTOP)
    course = Course(MATCHES[name])
    greatest = course.greatest(4)
    links = anna.page.locator("section[aria-labelledby=moments-title] a")
    expect(links).to_have_count(len(greatest))
    assert [int((link.get_attribute("href") or "").rsplit("=", 1)[1]) for link in links.all()] == greatest
    for link, seq in zip(links.all(), greatest, strict=True):
        before, after = course.moments[seq - 1], course.moments[seq]
        swings = [now - then for then, now in zip(before[1], after[1], strict=True) if now != then]
        drawn = [int(text.replace(MINUS, "-").split()[-1]) for text in link.locator("b").all_inner_texts()]
        assert drawn == swings
        expect(link).to_contain_text(f"Round {before[0]}")
    expect(links.last.locator(".sentence")).not_to_be_empty()
    sentence = links.last.locator(".sentence").text_content() or ""
    links.last.click()
    expect(anna.page.locator("#decision.past p")).to_have_text(sentence)
    anna.page.get_by_role("button", name="Back to now").click()
    expect(anna.result).to_be_visible()
    expect(links).to_have_count(len(greatest))
    reached.leave()


TIES = {
    "masters": (2, "tie.17", "The resources left decide: Ginevra Benci with 6 and Piero with 3."),
    "princes": (2, "tie.24", "The florins left decide: Ginevra Benci with 1,500 and Piero with 0."),
    "lorenzo": (4, "tie.76", "the turn order decides: Piero, Sandro and Lucrezia."),
}


@pytest.mark.parametrize("game", TIES)
def test_what_decides_between_equal_points_is_said(visit: Visit, server: Serving, game: str) -> None:
    seats, seed, sentence = TIES[game]
    position = Position(names=PEOPLE[:seats], game=game, seed=seed, bot="random")
    reached, anna = come(visit, server, position, LAPTOP)
    expect(anna.page.locator(".tie")).to_contain_text(sentence)
    reached.leave()


def test_a_place_that_is_shared_is_said_to_be(visit: Visit, server: Serving) -> None:
    position = Position(names=PEOPLE[:2], seed="tie.7", bot="random")
    reached, anna = come(visit, server, position, PHONE)
    expect(anna.page.locator(".tie")).to_contain_text("Ginevra Benci and Piero. Nothing else decides")
    expect(anna.page.locator(".ranks .rank")).to_have_text(["1", "1"])
    reached.leave()


def test_where_nobody_is_level_nothing_is_said_of_ties(visit: Visit, server: Serving) -> None:
    reached, anna = come(visit, server, MATCHES["masters"], LAPTOP)
    expect(anna.page.locator(".tie")).to_have_count(0)
    reached.leave()


def test_a_replay_begins_to_play_at_the_beginning(visit: Visit, server: Serving) -> None:
    reached, anna = come(visit, server, MATCHES["masters"], LAPTOP)
    seen: list[str] = []
    anna.page.on("framenavigated", lambda frame: seen.append(frame.url))
    anna.page.get_by_role("button", name="Replay").click()
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    anna.page.wait_for_url(re.compile(r"\?at=3$"))
    assert [url.rsplit("?", 1)[1] for url in seen] == ["at=0&play", "at=1", "at=2", "at=3"]
    anna.page.get_by_role("button", name="Pause").click()
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    reached.leave()


# Room


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_anything_and_nothing_is_wider_than_the_page(
    visit: Visit, server: Serving, name: str, size: str
) -> None:
    """With five seats on a phone, too: the head, the ranks, the bars with their numbers, the chart."""
    reached, anna = come(visit, server, MATCHES[name], SIZES[size])
    page = anna.page
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    panel = page.locator("section.panel", has=page.locator("#result-title"))
    assert panel.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert page.evaluate(OVERLAPS) == []
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="As a table").click()
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    reached.leave()


#: What stands side by side and is seen: seats in the head, what is beside them, numbers, names, headings of columns.
OVERLAPS = """() => {
    const seen = (node) => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && box.height > 1 ? [{ node, box }] : [];
    };
    const crossing = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const groups = ['header li, header .phase, header .menu', '.rank, .name, .number, .of .bar, thead .source',
        '.chart .end', '.chart text.below'];
    return groups.flatMap((group) => {
        const all = [...document.querySelectorAll(group)].flatMap(seen);
        return all.flatMap((one, n) => all.slice(n + 1)
            .filter((other) => crossing(one.box, other.box) && !one.node.contains(other.node))
            .map((other) => `${one.node.textContent} / ${other.node.textContent}`));
    });
}"""
