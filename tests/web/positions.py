"""Matches played over the API from an open seed to where there is something to see; browsers come in as a player."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.sync_api import expect

from tests.server.guest import Guest
from tests.web.visitor import Visitor

Update = dict[str, Any]
#: An open seed, so that pictures change only when the pages do.
SEED: Final = "signoria"
FOUR: Final = ("", "greedy", "random", "greedy")
#: What is taken first, by the beginning of its code: what fills boards. What is not named stands where "" does.
EAGER: Final = (
    "keep:white_marble",
    "",
    "play",
    "buy",
    "produce:slot",
    "produce:leader",
    "done",
    "take",
    "produce",
    "end",
    "discard",
)
PATIENCE: Final = 60.0


def nowhere(_update: Update) -> bool:
    """Never there: the match is played to its end."""
    return False


@dataclass(frozen=True)
class Position:
    """Which match, and how far it is played: until the first of its people is asked where it shall stand."""

    until: Callable[[Update], bool] = nowhere
    #: A bot's name for each seat, "" for a person.
    seats: tuple[str, ...] = FOUR
    names: tuple[str, ...] = ("Ginevra Benci",)
    seed: str = SEED
    #: Beginnings of codes that are taken before all others.
    first: tuple[str, ...] = ()
    game: str = "masters"
    #: Settings that are switched on.
    boxes: tuple[str, ...] = ()


@dataclass
class Reached:
    """A table that stands where it shall, and the people who sit at it."""

    table: str
    guests: list[Guest]

    def come_in(self, visitor: Visitor) -> None:
        """The browser as the first of them, in front of the table."""
        cookies = self.guests[0].http.cookies.jar
        visitor.context.add_cookies([{"name": c.name, "value": c.value or "", "url": visitor.address} for c in cookies])
        visitor.open(f"/tables/{self.table}")
        expect(visitor.page.locator("#decision, #result-title").first).to_be_visible()

    def asked(self) -> tuple[Guest, Update] | None:
        """Whoever must choose, and what they see; None once the match is over."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            for guest in self.guests:
                update = guest.now(self.table)
                if not update["pending"]:
                    return None
                if update["decision"]:
                    return guest, update
            time.sleep(0.02)
        raise AssertionError("nobody is asked anything")

    def play(self, position: Position, until: Callable[[Update], bool]) -> bool:
        """Choose for everybody until the first of them is asked there, True, or the match is over, False."""
        random = Random(position.seed)
        while found := self.asked():
            guest, update = found
            if guest is self.guests[0] and until(update):
                return True
            guest.choose(self.table, [preferred(update, position.first, random)], update["seq"])
        return False

    def leave(self) -> None:
        for guest in self.guests:
            guest.http.close()


def asked(kind: str, least: int = 0) -> Callable[[Update], bool]:
    """At the first question of a kind ("" for any) after so many choices of everybody."""

    def there(update: Update) -> bool:
        return update["seq"] >= least and kind in ("", update["decision"]["kind"])

    return there


def preferred(update: Update, first: tuple[str, ...], random: Random) -> str:
    """The option to go on with; among equals one by chance, but of what was taken as much as there is room for."""
    codes = [str(option["code"]) for option in update["decision"]["options"]]
    if update["decision"]["kind"] == "store":
        return codes[0]
    starts = [*first, *EAGER]

    def order(code: str) -> tuple[int, float]:
        named = [n for n, start in enumerate(starts) if start and code.startswith(start)]
        return (named[0] if named else starts.index("")), random.random()

    return min(codes, key=order)


def person(address: str, name: str) -> Guest:
    """Somebody who comes in as a browser does, with a cookie."""
    guest = Guest(address, "")
    guest.post("/api/people", {"name": name})
    return guest


def begin(address: str, position: Position) -> Reached:
    """The match of a position before its first choice."""
    guests = [person(address, name) for name in position.names]
    settings = dict.fromkeys(position.boxes, True)
    table = guests[0].make(position.seats, game=position.game, settings=settings, seed=position.seed)
    places = [seat for seat, bot in enumerate(position.seats) if not bot]
    for guest, seat in zip(guests, places, strict=True):
        guest.post(f"/api/tables/{table}/sit", {"seat": seat, "entropy": "0" * 32})
    guests[0].start(table)
    return Reached(table, guests)


def reach(address: str, position: Position) -> Reached:
    reached = begin(address, position)
    there = reached.play(position, position.until)
    assert there or position.until is nowhere, f"the match was over before it stood there: {position}"
    return reached
