"""A bot of one ply: it tries each option in a world it imagines and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from signoria.kernel.core import Decision, Frame, Option, Seat, State, answer, settle
from signoria.kit.bot import Sight


def first_option(state: State, decision: Decision) -> Sequence[Option]:
    """The first option alone, the sensible default."""
    return decision.options[:1]


def every_option(state: State, decision: Decision) -> Sequence[Option]:
    return decision.options


def nothing_more(state: State, seat: Seat) -> Sequence[Option]:
    """No second turn is thought of."""
    return []


class Judgement:
    """How a game's positions are judged: their value to a seat (only differences matter), and at which decisions.

    In the middle of a purchase or a production there is nothing to judge; it is followed to the next resting decision.
    likely: the options of a decision that may be the best. further: those by which the decisions after it are followed.
    again: makes an imagined state ready for a second turn of the seat at once, and says what it could do then.
    luck: chance in the middle of an action, which is imagined like anything else that is hidden.
    """

    def __init__(
        self,
        value: Callable[[State, Seat], float],
        resting: frozenset[str],
        likely: Callable[[State, Decision], Sequence[Option]] = every_option,
        further: Callable[[State, Decision], Sequence[Option]] = first_option,
        again: Callable[[State, Seat], Sequence[Option]] = nothing_more,
        luck: tuple[type[Frame[Any]], ...] = (),
    ) -> None:
        self.value = value
        self.resting = resting
        self.likely = likely
        self.further = further
        self.again = again
        self.luck = luck


class Outlook:
    """Where an option leads, and what that is worth."""

    def __init__(self, option: Option, state: State, value: float) -> None:
        self.option = option
        self.state = state
        self.value = value


#: Further decisions of the same seat that are followed.
FARTHEST = 24
#: Points that make no difference.
WHIM = 0.5
#: The most promising options, of which the turn after is looked at, and how much that counts.
PROMISING = 5
AFTERWARDS = 0.5


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
        options = self._judgement.likely(world, decision)
        outlooks = [outlook(world.copy(), decision.seat, option, self._judgement) for option in options]
        for one in outlooks:
            one.value += WHIM * self._random.random()
        if len(outlooks) == 1:
            return outlooks[0].option
        outlooks.sort(key=lambda one: one.value, reverse=True)
        return max(outlooks[:PROMISING], key=lambda one: plan(one, decision.seat, self._judgement)).option


def greedy(judgement: Judgement) -> Callable[[str], GreedyBot]:
    """Makes greedy bots that go by a judgement, each from a seed of its own."""
    return lambda seed: GreedyBot(seed, judgement)


def outlook(state: State, seat: Seat, option: Option, judgement: Judgement, farthest: int = FARTHEST) -> Outlook:
    """Where an option leads at best: to a resting decision, to chance or to another seat's choice."""
    decisions = answer(state, seat, option, chance=False)
    while not decisions and state.stack and isinstance(state.stack[-1], judgement.luck):
        state.stack[-1].step(state)
        decisions = settle(state, chance=False)
    if not farthest or len(decisions) != 1 or decisions[0].seat != seat or decisions[0].kind in judgement.resting:
        return Outlook(option, state, judgement.value(state, seat))
    further = judgement.further(state, decisions[0])
    outlooks = [outlook(state.copy(), seat, one, judgement, farthest - 1) for one in further]
    best = max(outlooks, key=lambda one: one.value)
    return Outlook(option, best.state, best.value)


def plan(now: Outlook, seat: Seat, judgement: Judgement) -> float:
    """What an option is worth, the turn after it included."""
    options = judgement.again(now.state, seat)
    if not options:
        return now.value
    later = max([outlook(now.state.copy(), seat, option, judgement).value for option in options])
    return (1 - AFTERWARDS) * now.value + AFTERWARDS * later
