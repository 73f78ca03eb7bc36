"""Matches that bots have played to where there is something to see; people sit there, and browsers come in as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from signoria.kernel.core import Decision
from signoria.kernel.match import Entry, Match
from signoria.kit.bot import Sight
from signoria.registry import game, package
from tests.server.guest import Guest, good
from tests.web.visitor import Visitor

#: An open seed, so that pictures change only when the pages do.
SEED: Final = "signoria"
PEOPLE: Final = ("Ginevra Benci", "Piero", "Lucrezia", "Sandro", "Fiammetta")
#: How many choices one message may hold.
AT_ONCE: Final = 64
#: Whether a match stands where it shall; asked before each choice.
There = Callable[[Match], bool]


def batched(codes: list[str], most: int) -> list[list[str]]:
    return [codes[first : first + most] for first in range(0, len(codes), most)]


def never(_match: Match) -> bool:
    """The match is played to its end."""
    return False


@dataclass(frozen=True)
class Position:
    """Which match, and how far it is played."""

    until: There = never
    names: tuple[str, ...] = PEOPLE[:4]
    seed: str = SEED
    game: str = "masters"
    #: Settings that are switched on.
    boxes: tuple[str, ...] = ()
    bot: str = "greedy"

    @property
    def settings(self) -> dict[str, bool]:
        return dict.fromkeys(self.boxes, True)


def question(match: Match) -> Decision | None:
    """What the one who looks is asked."""
    return match.decision(0)


def at_question(kind: str, least: int = 0) -> There:
    """At the first question of a kind ("" for any) after so many choices, to the one who looks."""

    def there(match: Match) -> bool:
        decision = question(match)
        return len(match.log) >= least and decision is not None and kind in ("", decision.kind)

    return there


@cache
def later(match: Position, least: int) -> Position:
    """The same match at the first question after so many choices."""
    return replace(match, until=at_question("", least))


@cache
def played(position: Position) -> Match:
    """The match where it shall stand, without any server; nobody plays it on."""
    settings = {**position.settings, "seats": len(position.names)}
    match = Match.begin(game(position.game), settings, position.seed)
    bots = [package(position.game).bot(position.bot, f"{position.seed}.{seat}") for seat in range(len(position.names))]
    while match.pending and not position.until(match):
        decision = match.pending[0]
        option = bots[decision.seat].choose(decision, Sight(match.game, match.state, decision.seat))
        match.choose(decision.seat, option.code)
    assert match.pending or position.until is never, f"the match was over before it stood there: {position}"
    return match


@dataclass
class Reached:
    """A table at which all that was said so far: who sits there, and how many choices were made."""

    table: str
    guests: list[Guest]
    log: list[Entry] = field(default_factory=list)

    def play(self, log: list[Entry]) -> None:
        """Make the choices of a log that were not made yet, those of one seat at once."""
        for seat, entries in groupby(log[len(self.log) :], key=itemgetter(0)):
            for codes in batched([code for _, code in entries], AT_ONCE):
                good(self.guests[seat].choose(self.table, codes, len(self.log)))
                self.log += [(seat, code) for code in codes]

    def come_in(self, visitor: Visitor) -> None:
        """The browser as the first of them, in front of the table."""
        visitor.become(self.guests[0])
        visitor.open(f"/tables/{self.table}")
        visitor.await_choice(len(self.log) - 1)

    def leave(self) -> None:
        for guest in self.guests:
            guest.http.close()


def person(address: str, name: str) -> Guest:
    """Somebody who comes in as a browser does, with a cookie."""
    guest = Guest(address, "")
    guest.post("/api/people", {"name": name})
    return guest


def begin(address: str, position: Position) -> Reached:
    """A table for the match of a position, before its first choice."""
    guests = [person(address, name) for name in position.names]
    seats = [""] * len(guests)
    table = guests[0].make(seats, game=position.game, settings=position.settings, seed=position.seed)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[0].start(table)
    return Reached(table, guests)


def reach(address: str, position: Position) -> Reached:
    reached = begin(address, position)
    reached.play(played(position).log)
    return reached


def along(visitor: Visitor, address: str, positions: Sequence[Position]) -> Iterator[Position]:
    """Let a browser look at a match from its beginning, at each of its positions where it is asked something."""
    reached = begin(address, positions[0])
    try:
        reached.come_in(visitor)
        for position in positions:
            reached.play(played(position).log)
            visitor.await_choice(len(reached.log) - 1)
            assert visitor.await_turn()
            yield position
    finally:
        reached.leave()


def through(visitor: Visitor, address: str, match: Position, moments: Iterable[int]) -> Iterator[int]:
    """The same, at its first question after so many choices each."""
    leasts = list(moments)
    for least, _ in zip(leasts, along(visitor, address, [later(match, least) for least in leasts]), strict=True):
        yield least


def sit_down(visitor: Visitor, address: str, position: Position) -> None:
    """Let a browser come in where a match is played to, and leave it to that."""
    reached = reach(address, position)
    reached.come_in(visitor)
    assert visitor.await_turn()
    reached.leave()
