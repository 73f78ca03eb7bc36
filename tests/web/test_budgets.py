"""The budgets of a table's page: how much it brings, how far it jumps about, how soon it is there and answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import Visit
from tests.web.seated import Seated, kind
from tests.web.visitor import LAPTOP, Visitor

pytestmark = pytest.mark.slow

#: Bytes of JavaScript as they are served, and the sum of all layout shifts: exact.
JAVASCRIPT = 120_000
SHIFT = 0.05
#: Milliseconds that a quiet machine keeps; they are printed, for a busy one has others.
PAINT = 1000
ANSWER = 100
#: What fails on any machine: twice the budget, where a quiet one paints the page with some text within 400 ms, and does
#: the work below in 25 ms. Measured: the front page 1.4 times that page, a late table 3.2; answers 3 to 4.5 times that
#: work.
FRONT, TABLE = 2, 2 * PAINT / 400
SLOW = 2 * ANSWER / 25
BARE = "/privacy"
#: By this a page is there: a table by something on its board.
PAGE, BOARD = "main", "main [data-path]"
#: How often a table may be laid out until it stands there, whatever stands in its chronicle. Measured: 7 to 14.
LAYOUTS = 50

#: Watches from the first moment: shifts that nobody asked for, the largest paint, the slowest answer to any input.
WATCH = """(() => {
    window.seen = { shift: 0, paint: 0, answers: {} };
    const watch = (type, note, more) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
    watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.shift += one.value; });
    watch('largest-contentful-paint', (one) => { seen.paint = one.startTime; });
    watch('event', (one) => {
        const { interactionId: id, duration } = one;
        if (id) seen.answers[id] = Math.max(seen.answers[id] ?? 0, duration);
    }, { durationThreshold: 16 });
})()"""

#: Milliseconds of work that a browser knows well, the median of fifteen: a list of five hundred lines is laid out.
WORK = """() => Array.from({ length: 15 }, () => {
    const [began, list] = [performance.now(), document.createElement('ol')];
    for (let line = 0; line < 500; line += 1) {
        const item = document.createElement('li');
        item.append('Line ', Object.assign(document.createElement('b'), { textContent: String(line) }));
        list.append(item);
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
    return performance.now() - began;
}).sort((one, other) => one - other)[7]"""


@dataclass(frozen=True)
class Measured:
    """A game whose table is measured: what its figures are called, from which round on a match is late, what is chosen
    in a turn, as codes begin, and how many times the work an answer may take while others are shown."""

    game: str
    figure: str
    late: int
    wishes: tuple[str, ...]
    recap: float

    def is_late(self, now: Any) -> bool:
        return kind("turn")(now) and now["view"]["table"]["round"] >= self.late


#: To the council goes any member that is worth something, and its privilege is a question on the board.
COUNCIL: Final = tuple([f"place:{member}:council" for member in ("black", "white", "orange")])
GAMES: Final = {
    "masters": Measured("masters", "table", 15, ("take", "store", ""), SLOW),
    # Twice the budget where the machine does the work in 17 ms; measured: 104 ms beside 18 to 144 beside 17.
    "lorenzo": Measured("lorenzo", "lorenzo_table", 5, (*COUNCIL, "privilege", ""), 2 * ANSWER / 17),
}
TABLES = pytest.mark.parametrize("measured", GAMES.values(), ids=GAMES)


@TABLES
def test_the_first_visit_of_a_table_keeps_its_budgets(visit: Visit, measured: Measured) -> None:
    """Somebody who never was here opens a table: so much comes, and so little moves while it comes."""
    anna = visit(size=LAPTOP)
    table = Seated(anna, ("greedy", "random"), game=measured.game)
    table.await_decision()
    scripts: list[Response] = []
    anna.page.on("response", lambda response: scripts.append(response) if is_script(response) else None)
    anna.page.add_init_script(WATCH)
    table.show()
    anna.page.wait_for_load_state("networkidle")
    script_bytes = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    shift = anna.page.evaluate("seen.shift")
    print(f"\nfigure {measured.figure}.javascript_kilobytes {script_bytes / 1000:.1f}")
    print(f"figure {measured.figure}.layout_shift {shift:.3f}")
    assert 0 < script_bytes <= JAVASCRIPT
    assert shift <= SHIFT


def is_script(response: Response) -> bool:
    return response.url.split("?")[0].endswith(".js")


@TABLES
def test_a_late_table_is_there_soon_and_answers_soon(visit: Visit, measured: Measured) -> None:
    """Four players with full boards: the largest paint of a first visit, and the slowest answer in a turn.

    The best of three is measured: what else the machine does is not the page's doing.
    """
    anna = visit(size=LAPTOP)
    table = Seated(anna, ("greedy", "greedy", "greedy"), game=measured.game)
    table.play_to(measured.is_late)
    bare, paint = paints(visit, table.api.removeprefix("/api"), BOARD)
    anna.page.add_init_script(WATCH)
    layouts = layouts_of(table)
    bare_page = visit(size=LAPTOP).open(BARE)
    answers = []
    for _ in range(3):
        answers.append((slowest_answer(table, measured.wishes), bare_page.evaluate(WORK)))
        table.play_to(measured.is_late)
        table.await_seq(table.await_decision()["seq"])
    print(f"\n{measured.figure}: largest paint {paint} ms (budget {PAINT}, bare page {bare})")
    print(f"figure {measured.figure}.paint_times_bare {paint / bare:.2f}\nfigure {measured.figure}.layouts {layouts}")
    assert layouts <= LAYOUTS
    assert paint <= TABLE * bare
    assert_soon(f"{measured.figure}.answer", answers)


@TABLES
def test_a_late_table_answers_soon_while_the_others_are_shown(visit: Visit, measured: Measured) -> None:
    """A click at the board and a key meanwhile, which lead to the present; the best of three."""
    anna = visit(size=LAPTOP, pace="brisk")
    table = Seated(anna, ("greedy", "greedy", "greedy"), game=measured.game)
    table.play_to(measured.is_late)
    anna.page.add_init_script(WATCH)
    table.show()
    bare_page = visit(size=LAPTOP).open(BARE)
    answers = [(answer_while_shown(table, how), bare_page.evaluate(WORK)) for how in ("click", "key", "click", "key")]
    assert_soon(f"{measured.figure}.recap_answer", answers, measured.recap)


def layouts_of(table: Seated) -> int:
    """How often the page is laid out until it shows the table."""
    session = table.visitor.context.new_cdp_session(table.page)
    session.send("Performance.enable")
    table.show()
    settle(table.page)
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return int(next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount"))


def answer_while_shown(table: Seated, how: str) -> int:
    """How long the page took to show the present when somebody pressed something while others were shown."""
    page = table.page
    now = table.play_to(kind("end"))
    table.choose("end", now["seq"])
    table.await_decision()
    expect(page.locator("#decision.recap[data-shown]")).to_have_count(1)
    page.evaluate("seen.answers = {}")
    if how == "click":
        page.locator("main").click(position={"x": 5, "y": 5})
    else:
        page.keyboard.press("Escape")
    expect(page.locator("#decision.recap")).to_have_count(0)
    return longest_answer(table)


def assert_soon(figure: str, answers: list[tuple[int, float]], slow: float = SLOW) -> None:
    """The best of some answers, each beside the work that the same browser did right after it."""
    shown = [f"{answer} beside {work:.0f}" for answer, work in answers]
    print(f"\n{figure}s, ms (budget {ANSWER}): {', '.join(shown)} of work")
    times = min(answer / work for answer, work in answers)
    print(f"figure {figure}_times_work {times:.1f}")
    assert times <= slow


def longest_answer(table: Seated) -> int:
    """The slowest answer since they were forgotten last; at least one was slower than a frame of 16 ms."""
    table.page.wait_for_function("() => Object.keys(seen.answers).length > 0")
    settle(table.page)
    return int(table.page.evaluate("Math.max(...Object.values(seen.answers))"))


def settle(page: Page) -> None:
    """Ten frames later: what was painted is told to whoever watches some frames after it."""
    page.evaluate(
        "new Promise((done) => { let n = 10; (function next() { n-- ? requestAnimationFrame(next) : done(); })(); })"
    )


def test_the_front_page_is_there_as_soon_as_any(visit: Visit) -> None:
    bare, paint = paints(visit, "/", PAGE)
    print(f"\nfront page: largest paint {paint} ms (budget {PAINT}, bare page {bare})")
    print(f"figure front.paint_times_bare {paint / bare:.2f}")
    assert paint <= FRONT * bare


def paints(visit: Visit, path: str, sign: str) -> tuple[int, int]:
    """The largest paint of a page with some text and of another page, the best of three visits each, in turn."""
    visits = [[first_paint(visit(size=LAPTOP), *one) for one in ((BARE, PAGE), (path, sign))] for _ in range(3)]
    return min(bare for bare, _ in visits), min(paint for _, paint in visits)


def first_paint(somebody: Visitor, path: str, sign: str) -> int:
    """When somebody who never was here saw the most of a page, in milliseconds."""
    somebody.page.add_init_script(WATCH)
    somebody.open(path)
    expect(somebody.page.locator(sign).first).to_be_visible()
    somebody.page.wait_for_load_state("networkidle")
    somebody.page.wait_for_function("() => seen.paint > 0")
    settle(somebody.page)
    paint = int(somebody.page.evaluate("seen.paint"))
    # A page left open would watch the match, and take the processor from what is measured next.
    somebody.page.close()
    return paint


def slowest_answer(table: Seated, wishes: tuple[str, ...]) -> int:
    """How long the page took to show what a click or key did, at worst, in one turn."""
    page = table.page
    page.evaluate("seen.answers = {}")
    now = table.await_decision()
    while now["decision"]["kind"] != "end":
        options = now["decision"]["options"]
        table.answer(now, next(one for wish in wishes for one in options if one["code"].startswith(wish)))
        now = table.await_decision()
    for key in ("w", "Escape", "Tab", "ArrowRight"):
        page.keyboard.press(key)
    return longest_answer(table)
