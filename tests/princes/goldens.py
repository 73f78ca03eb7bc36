"""The golden games of The Princes of Florence: all seat counts with and without the expansion, and rarer moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from signoria.games.princes import GAME
from signoria.kernel.core import Decision, Event, Option
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from tests.events import flat
from tests.golden import Golden
from tests.princes.policies import company, courtier, landlord, patient, patron, prince, spendthrift
from tests.princes.tally import Tally

MOST_SEEDS = 5000
#: How often everybody bids for one object, the opening bid included.
BIDS = 3
#: What a work is worth that is seldom seen; the minimum of the last round is 17 (PRI-115).
HIGH_VALUE = 30
#: One way to use each character.
USES = ("banker.points_at_the_end", "cardinal.third_action", "muse.work", "princess.work")

Condition = Callable[[int, list[Event]], bool]


def goldens() -> Iterator[Golden]:
    for seats in (2, 3, 4, 5):
        for expansion in (False, True):
            name = f"{seats}_seats_{'expansion' if expansion else 'base'}"
            yield find(name, {"seats": seats, "expansion": expansion}, company, everybody_works)
    yield find("everybody_bids_for_one_object", {"seats": 4, "expansion": False}, spendthrift, everybody_bids)
    yield find("every_character_is_used", {"seats": 5, "expansion": True}, court, every_character_is_used)
    yield find("a_work_of_a_high_value", {"seats": 3, "expansion": True}, patron, a_work_is_worth_much)


def find(name: str, settings: dict[str, int], policy: Policy, condition: Condition) -> Golden:
    """The first match that shows what it should."""
    for number in range(MOST_SEEDS):
        seed = f"golden.{name}.{number}"
        match, events = play(settings, seed, policy)
        if condition(settings["seats"], events):
            return Golden(name, settings, seed, match.log)
    raise LookupError(f"no match shows {name}; teach its policy to get there")


def play(settings: dict[str, int], seed: str, policy: Policy) -> tuple[Match, list[Event]]:
    """A whole match, and what happened in it."""
    random = Random(seed)
    match = Match.begin(GAME, settings, seed)
    events = list(match.opening.events)
    while match.pending:
        decision = match.pending[0]
        events += match.choose(decision.seat, policy(decision, random).code).events
    return match, events


def court(decision: Decision, random: Random) -> Option:
    """Seats that want characters, each in its own way."""
    return (prince, patient, courtier, landlord, patron)[decision.seat](decision, random)


def everybody_works(seats: int, events: list[Event]) -> bool:
    """Whether everybody completes a work, and somebody adds bonus cards, builds and introduces a freedom."""
    works = {event.seat for event in events if event.kind == "work"}
    return len(works) == seats and {"bonuses", "build", "freedom"} <= {event.kind for event in events}


def everybody_bids(seats: int, events: list[Event]) -> bool:
    """Whether an object was bid up by everybody, round after round (PRI-033)."""
    bids: Counter[int] = Counter()
    for event in events:
        if event.kind == "open":
            bids.clear()
        bids[event.seat] += event.kind in ("open", "bid")
        if event.kind == "won" and all(bids[seat] >= BIDS for seat in range(seats)):
            return True
    return False


def every_character_is_used(seats: int, events: list[Event]) -> bool:
    """Whether each character was of use, the merchant for a free object and the professor for both kinds of cards."""
    tally = Tally()
    tally.hear(events)
    brought = {flat(event) for event in events if event.kind == "professor"}
    free = any(event.kind == "free" for event in events)
    return free and len(brought) == 2 and all(tally.counts[f"way {use}"] for use in USES)


def a_work_is_worth_much(seats: int, events: list[Event]) -> bool:
    """Whether somebody completed a work of a value that is seldom seen."""
    return any(event.kind == "work" and sum(flat(event)[1:]) >= HIGH_VALUE for event in events)
