"""A whole match between bots on the bare engine: no log, no undo, as fast as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.kernel.core import Game, Score, Settings, State, answer, settle
from signoria.kernel.rng import Rng
from signoria.kit.bot import Bot, Sight


class Playout:
    """How a match between bots went."""

    def __init__(self, state: State, scores: list[Score], decisions: int, forced: int) -> None:
        self.state = state
        self.scores = scores
        self.decisions = decisions
        self.forced = forced


def play_out(game: Game[Any], settings: Settings, seed: str, bots: Sequence[Bot]) -> Playout:
    """Play a match to its end, one bot for each seat."""
    state: State = game.setup(game.complete(settings), Rng(seed))
    sights = [Sight(game, state, seat) for seat in range(len(bots))]
    decisions = forced = 0
    pending = settle(state)
    while pending:
        decision = pending[0]
        decisions += 1
        forced += len(decision.options) == 1
        option = bots[decision.seat].choose(decision, sights[decision.seat])
        pending = answer(state, decision.seat, option)
    return Playout(state, game.scores(state), decisions, forced)
