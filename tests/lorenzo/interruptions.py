"""Matches in which leaders act in the middle of actions, as often as they can (LOR-258)."""

from __future__ import annotations

from random import Random

from signoria.kernel.match import Match
from tests.lorenzo.policies import interrupter

LEADER_ACTIONS = ("play", "discard", "activate")


def play_interrupted(match: Match, chance: Random) -> set[str]:
    """Play a match to its end; what leaders did in the middle of which question."""
    moments: set[str] = set()
    while match.pending:
        decision = match.pending[0]
        option = interrupter(decision, chance)
        if option.verb in LEADER_ACTIONS and decision.kind not in ("turn", "end"):
            moments.add(f"{option.verb} at {decision.kind}")
        match.choose(decision.seat, option.code)
    return moments
