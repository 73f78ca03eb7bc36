"""A bot of one ply: it tries each option in a world it imagines and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from signoria.bots.bot import Sight
from signoria.kernel.core import END, Decision, Option, Seat, State, answer

#: How good a position is for a seat; only differences matter.
Evaluation: TypeAlias = Callable[[State, Seat], float]

#: Further decisions of the same seat that are followed by their first option, the sensible default.
FARTHEST = 24
#: Points that make no difference.
WHIM = 0.5


class GreedyBot:
    """Takes what its evaluation likes best; between options of nearly the same worth a whim decides.

    Without the whim a seat that is content could do nothing for ever, in a game where doing nothing is an option.
    """

    def __init__(self, seed: str, evaluation: Evaluation) -> None:
        self._seed = seed
        self._random = Random(seed)
        self._evaluation = evaluation

    def choose(self, decision: Decision, sight: Sight) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        world = sight.imagine(f"{self._seed}.{self._random.random()}")
        best, chosen = 0.0, None
        for option in decision.options:
            value = self._evaluation(outlook(world.copy(), decision.seat, option), decision.seat)
            value += WHIM * self._random.random()
            if chosen is None or value > best:
                best, chosen = value, option
        assert chosen is not None
        return chosen


def outlook(state: State, seat: Seat, option: Option) -> State:
    """The state an option leads to: up to the end of the seat's turn, to chance or to another seat's choice."""
    decisions = answer(state, seat, option, chance=False)
    for _ in range(FARTHEST):
        if len(decisions) != 1 or decisions[0].seat != seat:
            break
        first = decisions[0].options[0]
        if first.verb == END or decisions[0].kind in ("turn", "end"):
            break
        decisions = answer(state, seat, first, chance=False)
    return state
