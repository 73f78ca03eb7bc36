"""Matches played over the API, from an open seed, to where there is something to see; browsers then come in as the player."""

from __future__ import annotations

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
#: What is taken first, by the beginning of its code; what is not named comes between buying and taking.
EAGER: Final = ("keep:white_marble", "play", "buy", "slot", "produce", "done", "take", "store", "end", "discard")
MOST: Final = 600


def nowhere(_update: Update) -> bool:
    """Never there: the match is played to its end."""
    return False


@dataclass(frozen=True)
class Position:
    """Which match, and how far it is played; people sit on the seats without a bot, the first of them looks."""

    until: Callable[[Update], bool] = nowhere
    seats: tuple[str, ...] = FOUR
    names: tuple[str, ...] = ("Ginevra Benci",)
    seed: str = SEED
    game: str = "masters"
    #: Market lines are taken rather than cards bought.
    patient: bool = False


@dataclass
class Reached:
    """A table that stands where it shall, and whoever sits at it."""

    path: str
    guests: list[Guest]

    def come_in(self, visitor: Visitor) -> None:
        """The browser as the first of them, in front of the table."""
        cookies = self.guests[0].http.cookies.jar
        visitor.context.add_cookies([{"name": c.name, "value": c.value or "", "url": visitor.address} for c in cookies])
        visitor.open(self.path)
        expect(visitor.page.locator("#decision.asked, #result-title").first).to_be_visible()

    def leave(self) -> None:
        for guest in self.guests:
            guest.http.close()


def person(address: str, name: str) -> Guest:
    """Somebody who comes in as a browser does, with a cookie."""
    guest = Guest(address, "")
    guest.post("/api/people", {"name": name})
    return guest


def begin(address: str, position: Position) -> Reached:
    guests = [person(address, name) for name in position.names]
    seats = [n for n, bot in enumerate(position.seats) if not bot]
    wanted = {"game": position.game, "settings": {}, "seats": list(position.seats), "seed": position.seed}
    table = guests[0].post("/api/tables", wanted)["id"]
    for guest, seat in zip(guests, seats, strict=True):
        guest.post(f"/api/tables/{table}/sit", {"seat": seat, "entropy": "0" * 32})
    guests[0].start(table)
    return Reached(f"/tables/{table}", guests)


def preferred(update: Update, random: Random, patient: bool) -> str:
    """The option to go on with: what leads to full boards, a little by chance."""
    codes = [option["code"] for option in update["decision"]["options"]]
    if update["decision"]["kind"] == "store":
        return str(codes[0])  # as much as there is room for

    def order(code: str) -> tuple[float, float]:
        found = [n for n, start in enumerate(EAGER) if code.startswith(start)]
        if patient and code.startswith("take"):
            found = [0]
        return found[0] if found else 2.5, random.random()

    return str(min(codes, key=order))


def play(reached: Reached, until: Callable[[Update], bool], random: Random, patient: bool = False) -> Update:
    """Choose for everybody until the first of them is asked there, or the match is over; how it stands then."""
    table = reached.path.rpartition("/")[2]
    for _ in range(MOST):
        looker, asked = reached.guests[0].now(table), 0
        if not looker["pending"]:
            break
        for guest in reached.guests:
            update = guest.now(table)
            if not update["decision"]:
                continue
            if guest is reached.guests[0] and until(update):
                return dict(update)
            guest.choose(table, [preferred(update, random, patient)], update["seq"])
            asked += 1
        if asked == 0:
            reached.guests[0].asked(table) if len(reached.guests) == 1 else None
    return dict(reached.guests[0].now(table))


def reach(address: str, position: Position) -> Reached:
    reached = begin(address, position)
    play(reached, position.until, Random(3), position.patient)
    return reached
