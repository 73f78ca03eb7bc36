"""A bot of one ply: it tries each option in a world it imagines and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from signoria.bots.bot import Sight
from signoria.kernel.core import Decision, Option, Seat, State, answer


class Judgement:
    """How a game's positions are judged: their value to a seat (only differences matter), and at which decisions.

    In the middle of a purchase or a production there is nothing to judge; it is followed to the next resting decision.
    """

    def __init__(self, value: Callable[[State, Seat], float], resting: frozenset[str]) -> None:
        self.value = value
        self.resting = resting


#: Further decisions of the same seat that are followed by their first option, the sensible default.
FARTHEST = 24
#: Points that make no difference.
WHIM = 0.5


class GreedyBot:
    """Takes what its judgement likes best; between options of nearly the same worth a whim decides.

    Without the whim a seat that is content could do nothing for ever, in a game where doing nothing is an option.
    """

    def __init__(self, seed: str, judgement: Judgement) -> None:
        self._seed = seed
        self._random = Random(seed)
        self._judgement = judgement

    def choose(self, decision: Decision, sight: Sight) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        world = sight.imagine(f"{self._seed}.{self._random.random()}")
        best, chosen = 0.0, None
        for option in decision.options:
            after = outlook(world.copy(), decision.seat, option, self._judgement.resting)
            value = self._judgement.value(after, decision.seat) + WHIM * self._random.random()
            if chosen is None or value > best:
                best, chosen = value, option
        assert chosen is not None
        return chosen


def outlook(state: State, seat: Seat, option: Option, resting: frozenset[str]) -> State:
    """The state an option leads to: up to a resting decision, to chance or to another seat's choice."""
    decisions = answer(state, seat, option, chance=False)
    for _ in range(FARTHEST):
        if len(decisions) != 1 or decisions[0].seat != seat or decisions[0].kind in resting:
            break
        decisions = answer(state, seat, decisions[0].options[0], chance=False)
    return state
