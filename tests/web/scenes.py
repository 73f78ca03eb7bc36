"""Places a visitor can go to, for tests and for pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.server.guest import Guest, say
from tests.web.masters_positions import LATE, QUESTIONS, REPORT
from tests.web.positions import Position, begin, played
from tests.web.visitor import Visitor

#: Tables that wait for players: the game, a bot or nobody yet on each seat, settings, and the clock.
TABLES: Final[tuple[tuple[str, list[str], dict[str, bool], int], ...]] = (
    ("princes", ["", "", "random", "", ""], {"expansion": True}, 0),
    ("lorenzo", ["", "greedy", "", ""], {"advanced": False}, 300),
    ("masters", ["", "", ""], {}, 86400),
    ("lorenzo", ["", "", ""], {"houses": True}, 259200),
)

#: From the first choice of others that is shown nobody looks any more, and so no other follows.
STANDSTILL: Final = """new MutationObserver((_, watching) => {
    if (!document.querySelector('#decision.recap[data-shown]')) return;
    Object.defineProperty(document, 'hidden', { value: true });
    watching.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def room(visitor: Visitor) -> None:
    visitor.open("/tables/new")
    visitor.page.get_by_role("button", name="Create the table").click()
    expect(visitor.page.get_by_text("Waiting room")).to_be_visible()


def at(path: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.open(path)
        expect(visitor.page.locator("h1, h2").first).to_be_visible()

    return show


def tables_to_join(visitor: Visitor) -> None:
    """The front page of somebody who plays, while others wait for players."""
    with Guest(visitor.address, "Duccio Bardi") as host, Guest(visitor.address, "Oretta Gondi") as friend:
        if not host.get("/api/tables")["waiting"]:
            for game, seats, settings, clock in TABLES:
                table = host.make(seats, game=game, settings=settings, clock=clock, listed=True)
                host.sit(table, 0)
                friend.sit(table, len(seats) - 1)
    visitor.play_now("you,greedy,random")
    visitor.await_turn()
    at("/")(visitor)


def play_sheet(visitor: Visitor) -> None:
    """What is asked before a match against bots."""
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def parts(visitor: Visitor, game: str | None = None) -> None:
    """The parts of tables, with the pieces of a game or of several."""
    visitor.open(f"/parts/{game}" if game else "/parts")
    expect(visitor.page.locator("#ScoreSheet")).to_be_visible()


def report(visitor: Visitor) -> None:
    """A Vatican report is held while somebody looks on."""
    go_on_from(visitor, REPORT, len(played(REPORT).log) - 1)
    expect(visitor.page.locator(".scene")).to_be_visible()


def others_shown(visitor: Visitor) -> None:
    """What the others did is shown since one chose last; a page that nobody sees waits there."""
    position = QUESTIONS["turn"]
    own = [number for number, (seat, _) in enumerate(played(position).log, 1) if seat == 0]
    visitor.page.add_init_script(STANDSTILL)
    go_on_from(visitor, position, own[-1])
    expect(visitor.page.locator("#decision.recap[data-shown]")).to_have_count(1)


def go_on_from(visitor: Visitor, position: Position, choices: int) -> None:
    """Come to a match after so many choices; the rest is made while one looks on, at a calm pace."""
    reached = begin(visitor.address, position)
    log = played(position).log
    reached.play(log[:choices])
    visitor.open("/")
    visitor.page.evaluate("localStorage['signoria.pace'] = 'calm'")
    reached.come_in(visitor)
    reached.play(log)
    reached.leave()


def since_last_turn(visitor: Visitor) -> None:
    """What the others did since one chose last is listed above the bar."""
    reached = begin(visitor.address, QUESTIONS["turn"])
    reached.play(played(QUESTIONS["turn"]).log)
    reached.come_in(visitor)
    reached.leave()
    visitor.bar.get_by_role("button", name="Since your last turn").click()


def talk(visitor: Visitor) -> None:
    """People talk beside a late match, and whoever looks on is about to say something."""
    reached = begin(visitor.address, LATE)
    log = played(LATE).log
    for seat, words, before in (
        (1, "Buona fortuna a tutti! I have to leave at ten, but we can go on by post.", len(log) - 9),
        (2, "Who left me all these stones?", len(log) - 2),
        (3, "Somebody who builds cathedrals.", len(log)),
    ):
        reached.play(log[:before])
        say(reached.guests[seat], reached.table, words)
    reached.come_in(visitor)
    reached.leave()
    tab = visitor.page.get_by_role("button", name=re.compile("^Log"))
    if tab.is_visible():
        tab.click()
    visitor.page.get_by_role("button", name="Say something").click()
    visitor.page.get_by_label("Say to the table").fill("Not me")


def room_talk(visitor: Visitor) -> None:
    """People talk while they wait for others."""
    with Guest(visitor.address, "") as host, Guest(visitor.address, "Oretta Gondi") as friend:
        host.post("/api/people", {"name": "Duccio Bardi"})
        table = host.make(["", "", ""], game="lorenzo")
        host.sit(table, 0)
        friend.sit(table, 2)
        say(friend, table, "Shall we take the leaders this time?")
        say(host, table, "Gladly. Who else is coming?")
        visitor.become(host)
        visitor.open(f"/tables/{table}")
    expect(visitor.page.get_by_text("Who else is coming?")).to_be_visible()


def concede(visitor: Visitor) -> None:
    """Give up; the result is shown."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Concede").click()
    visitor.page.get_by_role("button", name="Yes, I concede").click()
    expect(visitor.result).to_be_visible()
