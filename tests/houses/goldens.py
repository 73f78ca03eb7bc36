"""The golden games of Houses of Renaissance: all seat counts and pools of leaders, and the extra pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.boxes import EXTRA
from signoria.games.lorenzo.rules.cards import LEADERS
from signoria.kernel.core import Event, Value
from signoria.kernel.match import Match
from tests.events import flat
from tests.golden import Golden
from tests.houses.policies import company
from tests.houses.tally import Tally

MOST_SEEDS = 5000
#: The leaders that are dealt at tables of each size.
POOLS = {2: "both", 3: "new", 4: "base", 5: "both"}
#: What is done with tokens in every golden game.
WAYS = ("drawn", "used", "paid", "placed")

Condition = Callable[[int, list[Event]], bool]


def goldens() -> Iterator[Golden]:
    for seats, pool in POOLS.items():
        yield find(f"{seats}_seats_{pool}_leaders", settings(seats, pool), everything_is_used)
    yield find("extra_pieces", settings(4, "both", extra_pieces=True), extra_pieces_are_used)


def settings(seats: int, pool: str, extra_pieces: bool = False) -> dict[str, Value]:
    table: dict[str, Value] = {"seats": seats, "advanced": True, "asked": True, "houses": True}
    return table | {"leader_pool": pool, "extra_pieces": extra_pieces}


def find(name: str, table: dict[str, Value], condition: Condition) -> Golden:
    """The first match that shows what it should."""
    for number in range(MOST_SEEDS):
        seed = f"golden.houses.{name}.{number}"
        match, events = play(table, seed)
        if condition(int(table["seats"]), events):
            return Golden(name, table, seed, match.log)
    raise LookupError(f"no match shows {name}; teach its policy to get there")


def play(table: dict[str, Value], seed: str) -> tuple[Match, list[Event]]:
    """A whole match in which each seat has a bent of its own, and what happened in it."""
    random = Random(seed)
    match = Match.begin(GAME, table, seed)
    events = list(match.opening.events)
    while match.pending:
        decision = match.pending[0]
        events += match.choose(decision.seat, company(decision, random).code).events
    return match, events


def everything_is_used(seats: int, events: list[Event]) -> bool:
    """Whether somebody is outbid, all have a leader in play, and tokens are used, paid and placed on cards."""
    tally = Tally()
    tally.hear(events)
    tokens = [any(name.startswith(f"token_{way} ") for name in tally.counts) for way in WAYS]
    leaders = {event.seat for event in events if event.kind == "play"}
    return all(tokens) and len(leaders) == seats and tally.counts["happened outbid"] > 0


def extra_pieces_are_used(seats: int, events: list[Event]) -> bool:
    """Whether leaders that lay open were won, and one that was no part of the box was played later."""
    opened = any(event.kind == "open_leaders" for event in events)
    begun = [event.kind for event in events].index("dice")
    played = [LEADERS[flat(event)[0]].box for event in events[begun:] if event.kind == "play"]
    return opened and EXTRA in played
