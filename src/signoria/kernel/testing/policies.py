"""How seats choose in a test, and whole matches played that way on the bare engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from signoria.kernel.core import Decision, Event, Game, Option, Settings, State, answer, settle
from signoria.kernel.rng import Rng
from signoria.kernel.testing.report import BrokenLaw, Counts

#: How a seat chooses in a test: like a bot that sees the decision only.
Policy: TypeAlias = Callable[[Decision, Random], Option]

LONGEST_MATCH: Final = 10_000


def anything(decision: Decision, random: Random) -> Option:
    """The policy of a random player."""
    return decision.options[int(random.random() * len(decision.options))]


def play_quickly(
    game: Game[Any], settings: Settings, seed: str, policy: Policy, counts: Counts, heard: list[Event] | None = None
) -> State:
    """A whole match on the bare engine: no dead end, nothing lost, an end; heard: collects what happens."""
    random = Random(seed)
    state: State = game.setup(game.complete(settings), Rng(seed))
    state.events = heard
    where = f"{game.key} {dict(settings)} seed {seed}"
    decisions = settle(state)
    census = game.census(state)
    counts.matches += 1
    for number in range(LONGEST_MATCH):
        if not decisions:
            if game.census(state) != census:
                raise BrokenLaw(2, "pieces were lost or made", f"{where} at the end")
            return state
        decision = decisions[int(random.random() * len(decisions))]
        if not decision.options:
            raise BrokenLaw(3, f"a dead end: {decision.kind} offers nothing", f"{where} choice {number}")
        counts.decisions += 1
        counts.forced += len(decision.options) == 1
        decisions = answer(state, decision.seat, policy(decision, random))
    raise BrokenLaw(3, f"no end after {LONGEST_MATCH} choices", where)
