"""Pictures of every page at three sizes in both themes; those that README and docs show are kept in docs/pictures."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.databases import database
from tests.server.serving import serving
from tests.web.scenes import at, room
from tests.web.visitor import CHROMIUM, FLAGS, LAPTOP, PHONE, WIDE, Visitor

from tools.compiled import ROOT

ALL = ROOT / ".cache" / "screenshots"
SHOWN = ROOT / "docs" / "pictures"
KEPT = (
    "table-wide-light",
    "table-laptop-dark",
    "table-phone-light",
    "result-laptop-light",
    "lorenzo-wide-light",
    "princes-late-wide-light",
)
SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
#: An open seed, so that the pictures change only when the pages do.
SEED = "signoria"


def table(visitor: Visitor, choices: int, game: str = "masters", *more: str, **settings: bool) -> None:
    """A match of four, or of more bots, some way in."""
    post = visitor.context.request.post
    post("/api/people", data={"name": "Ginevra Benci"})
    seats = ["", "greedy", "random", "greedy", *more]
    wanted = {"game": game, "settings": settings, "seats": seats, "seed": SEED}
    made = f"/api/tables/{post('/api/tables', data=wanted).json()['id']}"
    post(f"{made}/sit", data={"seat": 0, "entropy": "0" * 32})
    post(f"{made}/start")
    visitor.open(made.removeprefix("/api"))
    random = Random(11)
    for _ in range(choices):
        if not visitor.await_turn():
            return
        visitor.choose(random)
    visitor.await_turn()
    visitor.page.wait_for_timeout(1500)  # until what changed is no longer tinted


def first(visitor: Visitor) -> None:
    table(visitor, 0)


def late(visitor: Visitor) -> None:
    table(visitor, 16)


def preview(visitor: Visitor) -> None:
    late(visitor)
    visitor.options.first.hover()


def why_not(visitor: Visitor) -> None:
    table(visitor, 5)
    visitor.bar.get_by_role("button", name="Why not?").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("MAS-")


def past(visitor: Visitor) -> None:
    table(visitor, 6)
    visitor.open(f"{visitor.page.url}?at=9")
    expect(visitor.page.get_by_role("heading", name="Looking at the past")).to_be_visible()


def result(visitor: Visitor) -> None:
    table(visitor, 1000)
    expect(visitor.result).to_be_visible()


def shuffles(visitor: Visitor) -> None:
    result(visitor)
    visitor.page.get_by_role("button", name="Check the shuffles").click()
    expect(visitor.page.get_by_text("All is right")).to_be_visible()


def menu(visitor: Visitor) -> None:
    table(visitor, 2)
    visitor.page.get_by_role("button", name="Menu").click()


def draft(visitor: Visitor) -> None:
    table(visitor, 2, "lorenzo")


def lorenzo(visitor: Visitor) -> None:
    table(visitor, 14, "lorenzo")


def lorenzo_late(visitor: Visitor) -> None:
    table(visitor, 48, "lorenzo")


def lorenzo_result(visitor: Visitor) -> None:
    table(visitor, 1000, "lorenzo")
    expect(visitor.result).to_be_visible()


def houses_auction(visitor: Visitor) -> None:
    table(visitor, 4, "lorenzo", "greedy", houses=True)


def houses(visitor: Visitor) -> None:
    table(visitor, 16, "lorenzo", "greedy", houses=True)


def houses_late(visitor: Visitor) -> None:
    table(visitor, 70, "lorenzo", "greedy", houses=True)


def houses_result(visitor: Visitor) -> None:
    table(visitor, 1000, "lorenzo", "greedy", houses=True)
    expect(visitor.result).to_be_visible()


def princes(visitor: Visitor) -> None:
    table(visitor, 8, "princes", "greedy", expansion=True)


def princes_late(visitor: Visitor) -> None:
    table(visitor, 30, "princes", "greedy", expansion=True)


def princes_result(visitor: Visitor) -> None:
    table(visitor, 1000, "princes", "greedy", expansion=True)
    expect(visitor.result).to_be_visible()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "front": at("/"),
    "new": at("/tables/new"),
    "room": room,
    "first": first,
    "table": late,
    "preview": preview,
    "why-not": why_not,
    "past": past,
    "menu": menu,
    "result": result,
    "shuffles": shuffles,
    "draft": draft,
    "lorenzo": lorenzo,
    "lorenzo-late": lorenzo_late,
    "lorenzo-result": lorenzo_result,
    "houses-auction": houses_auction,
    "houses": houses,
    "houses-late": houses_late,
    "houses-result": houses_result,
    "princes": princes,
    "princes-late": princes_late,
    "princes-result": princes_result,
    "help": at("/help"),
    "credits": at("/credits"),
    "privacy": at("/privacy"),
    "nowhere": at("/nowhere"),
}


def take_all(browser: Browser, address: str, wanted: list[str]) -> None:
    for name in wanted:
        for size, pixels in SIZES.items():
            for theme in ("light", "dark"):
                visitor = Visitor(browser, address, pixels, theme == "dark", touch=False)
                PAGES[name](visitor)
                visitor.page.wait_for_timeout(300)  # until a sheet has come up
                visitor.page.screenshot(path=ALL / f"{name}-{size}-{theme}.png")
                visitor.context.close()
        print(name, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", default=list(PAGES), help="only these pages")
    wanted = parser.parse_args().pages
    ALL.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as scratch,
        database("sqlite", Path(scratch)) as url,
        serving(url) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take_all(browser, server.address, wanted)
        browser.close()
    SHOWN.mkdir(exist_ok=True)
    for name in KEPT:
        if (ALL / f"{name}.png").exists():
            shutil.copy(ALL / f"{name}.png", SHOWN / f"{name}.png")


if __name__ == "__main__":
    main()
