"""A box of rules with everything it takes to walk beside it: how its matches begin, who chooses, who judges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from signoria.kernel.core import Settings
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from tests.referee.lockstep import Counts, Difference, Lockstep
from tests.referee.script import Eyes, Referee


class Judge(Protocol):
    """Takes a match over from what can be seen of it."""

    def __call__(self, settings: Settings, look: Eyes) -> Referee: ...


@dataclass(frozen=True)
class RuleSet:
    """begin: the match of a number, now from its start, now from a rich position in a later round."""

    name: str
    begin: Callable[[int, str], Match]
    judge: Judge
    policies: tuple[Policy, ...]

    def walk(self, number: int, seed: str, counts: Counts) -> None:
        """One match; raises Difference, which says how to come there again."""
        seed = f"{seed}.{self.name}.{number}"
        match, chance = self.begin(number, seed), Random(seed)
        lockstep = Lockstep(match)
        policies = seat_policies(int(match.settings["seats"]), self.policies, chance)
        try:
            lockstep.walk(self.judge(match.settings, lockstep.look), policies, chance, counts)
        except Exception as fault:
            where = f"{self.name}, match {number}, seed {seed}, {lockstep.story()}\n"
            if isinstance(fault, Difference):
                raise Difference(fault.about, fault.engine, fault.referee, where) from None
            fault.add_note(where)  # one of the two has a hole
            raise


def seat_policies(seats: int, policies: tuple[Policy, ...], chance: Random) -> list[Policy]:
    """A way to choose for each seat: now the same for all, now each its own."""
    if chance.random() < 0.5:
        return [chance.choice(policies)] * seats
    return [chance.choice(policies) for _ in range(seats)]
