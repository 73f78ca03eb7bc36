"""Pictures of every page at three sizes in both themes; those that README and docs show are kept in docs/pictures."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.databases import database
from tests.server.serving import serving
from tests.web import lorenzo_positions as lorenzo
from tests.web import masters_positions as masters
from tests.web.positions import PEOPLE, Position, Reached, at_question, reach
from tests.web.scenes import (
    at,
    others_shown,
    parts,
    play_sheet,
    report,
    room,
    room_talk,
    since_last_turn,
    tables_to_join,
    talk,
)
from tests.web.visitor import CHROMIUM, FLAGS, LAPTOP, PHONE, WIDE, Visitor

from tools.compiled import ROOT

ALL = ROOT / ".cache" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
IN_DOCUMENTS = (
    "front-wide-light",
    "lorenzo-preview-wide-light",
    "preview-slot-wide-light",
    "late-laptop-dark",
    "turn-phone-light",
    "result-laptop-light",
    "lorenzo-crowded-phone-dark",
    "princes-late-wide-light",
)
SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
#: Milliseconds until a table has settled, and until a sheet has come up.
SETTLING_TIME, RISING_TIME = 500, 300
#: Pages that are looked at from top to bottom.
LONG = ("parts",)
Scene = Callable[[Visitor], None]
#: Tables that were played to where they shall stand: all sizes and themes look at the same one.
REACHED: dict[Position, Reached] = {}


def table(position: Position, then: Scene | None = None) -> Scene:
    def show(visitor: Visitor) -> None:
        if position not in REACHED:
            REACHED[position] = reach(visitor.address, position)
        REACHED[position].come_in(visitor)
        visitor.page.wait_for_timeout(SETTLING_TIME)
        if then:
            then(visitor)

    return show


def aim(visitor: Visitor) -> None:
    visitor.options.last.hover()


def aim_at_board(visitor: Visitor) -> None:
    visitor.page.locator("[data-lit]:visible").first.hover()


def aim_at_guild(visitor: Visitor) -> None:
    """By its button, so that no explanation lies over the board."""
    visitor.page.locator("[data-path='boards.0.members.1'] > [data-chip]:visible").first.click()
    visitor.bar.get_by_role("button", name=re.compile("Towers")).click()
    visitor.options.filter(has_text="Sculptors").hover()
    expect(visitor.bar.locator(".sum li").first).to_be_visible()


def hold_piece(square: str) -> Scene:
    """A piece that is to be laid is held over the plan."""

    def hold(visitor: Visitor) -> None:
        visitor.page.locator(".plan").get_by_role("button", name=f"{square}: ").hover()

    return hold


def why_not(visitor: Visitor) -> None:
    visitor.bar.get_by_role("button", name="Why not?").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("MAS-")


def past(visitor: Visitor) -> None:
    visitor.open(f"{visitor.page.url}?at=30")
    expect(visitor.page.get_by_role("heading", name="Looking at the past")).to_be_visible()
    visitor.page.wait_for_timeout(SETTLING_TIME)  # pieces travel there


def shuffles(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Check the shuffles").click()
    expect(visitor.page.get_by_text("All is right")).to_be_visible()


def menu(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Menu").click()


def standing(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="If it ended now").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def pane(name: str) -> Scene:
    """Another part of the table, where a phone shows one at a time."""

    def turn_to(visitor: Visitor) -> None:
        # A dot beside the name says that something is asked there.
        begun = re.compile(f"^{name}")
        tab = visitor.page.get_by_role("tab", name=begun).or_(visitor.page.get_by_role("button", name=begun))
        if tab.count() > 0 and tab.first.is_visible():
            tab.first.click()

    return turn_to


def seated(game: str, least: int, people: int, *boxes: str) -> Position:
    """Some way into a match of another game."""
    return Position(at_question("", least), PEOPLE[:people], game=game, boxes=boxes)


def over(game: str, people: int, *boxes: str) -> Position:
    return Position(names=PEOPLE[:people], game=game, boxes=boxes)


PAGES: dict[str, Scene] = {
    "front": at("/"),
    "play-now": play_sheet,
    "joining": tables_to_join,
    "new": at("/tables/new"),
    "room": room,
    "room-talk": room_talk,
    "parts": parts,
    "cards": at("/cards/masters"),
    "empty": table(masters.EMPTY),
    **{name: table(position) for name, position in masters.QUESTIONS.items()},
    "late": table(masters.LATE),
    "late-mine": table(masters.LATE, pane("Mine")),
    "late-others": table(masters.LATE, pane("Others")),
    "late-log": table(masters.LATE, pane("Log")),
    "preview": table(masters.QUESTIONS["turn"], aim),
    "preview-board": table(masters.QUESTIONS["turn"], aim_at_board),
    "preview-slot": table(masters.QUESTIONS["slot"], aim),
    "preview-store": table(masters.QUESTIONS["store"], aim),
    "report": report,
    "others-shown": others_shown,
    "since": since_last_turn,
    "talk": talk,
    "solo": table(masters.SOLO),
    "solo-others": table(masters.SOLO, pane("Others")),
    "result": table(masters.RESULT),
    "why-not": table(masters.QUESTIONS["turn"], why_not),
    "past": table(masters.QUESTIONS["turn"], past),
    "menu": table(masters.QUESTIONS["turn"], menu),
    "shuffles": table(masters.RESULT, shuffles),
    "draft": table(seated("lorenzo", 3, 4)),
    "lorenzo": table(seated("lorenzo", 60, 4)),
    "standing": table(seated("lorenzo", 60, 4), standing),
    "lorenzo-empty": table(lorenzo.EMPTY),
    "lorenzo-third": table(lorenzo.THIRD),
    "lorenzo-late": table(seated("lorenzo", 200, 4)),
    "lorenzo-crowded": table(lorenzo.CROWDED),
    "lorenzo-preview": table(lorenzo.GUILD, aim_at_guild),
    "lorenzo-exchange": table(Position(at_question("exchange"), PEOPLE[:4], "a", game="lorenzo")),
    "lorenzo-sheet": table(lorenzo.SHEET),
    "lorenzo-privileges": table(lorenzo.PRIVILEGES),
    "lorenzo-pay": table(lorenzo.PAY),
    "lorenzo-take": table(lorenzo.TAKE),
    "lorenzo-church": table(Position(at_question("church", 100), PEOPLE[:4], game="lorenzo")),
    "houses-church": table(Position(at_question("church", 200), PEOPLE, game="lorenzo", boxes=("houses",))),
    "houses-sheet": table(lorenzo.HOUSES_SHEET),
    "lorenzo-aim": table(seated("lorenzo", 200, 4), aim_at_board),
    "lorenzo-mine": table(seated("lorenzo", 200, 4), pane("Mine")),
    "lorenzo-others": table(seated("lorenzo", 200, 4), pane("Others")),
    "lorenzo-result": table(over("lorenzo", 4)),
    "houses-families": table(Position(at_question("offer", 3), PEOPLE, game="lorenzo", boxes=("houses",))),
    "houses-auction": table(seated("lorenzo", 8, 5, "houses")),
    "houses": table(seated("lorenzo", 80, 5, "houses")),
    "houses-late": table(seated("lorenzo", 300, 5, "houses")),
    "houses-result": table(over("lorenzo", 5, "houses")),
    "princes": table(seated("princes", 40, 5, "expansion")),
    "princes-late": table(seated("princes", 150, 5, "expansion")),
    "plan": table(Position(at_question("place", 60), PEOPLE[:3], game="princes"), hold_piece("e4")),
    "plan-refused": table(Position(at_question("place", 60), PEOPLE[:3], game="princes"), hold_piece("b6")),
    "princes-result": table(over("princes", 5, "expansion")),
    "help": at("/help"),
    "credits": at("/credits"),
    "privacy": at("/privacy"),
    "nowhere": at("/nowhere"),
}


def take_all(browser: Browser, address: str, names: list[str]) -> None:
    for name in names:
        for size, pixels in SIZES.items():
            for theme in ("light", "dark"):
                visitor = Visitor(browser, address, pixels, theme == "dark", touch=False, name="Ginevra Rucellai")
                PAGES[name](visitor)
                visitor.page.wait_for_timeout(RISING_TIME)
                visitor.page.screenshot(path=ALL / f"{name}-{size}-{theme}.png", full_page=name in LONG)
                visitor.context.close()
        print(name, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", default=list(PAGES), help="only these pages")
    pages = parser.parse_args().pages
    ALL.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as scratch,
        database("sqlite", Path(scratch)) as url,
        serving(url) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take_all(browser, server.address, pages)
        browser.close()
    PICTURES.mkdir(exist_ok=True)
    for name in IN_DOCUMENTS:
        if (ALL / f"{name}.png").exists():
            shutil.copy(ALL / f"{name}.png", PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
