"""A bot that takes any option, all with the same chance."""

from __future__ import annotations

from random import Random

from signoria.bots.bot import Sight
from signoria.kernel.core import Decision, Option


class RandomBot:
    """Chooses blindly, but the same way for the same seed."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, decision: Decision, sight: Sight) -> Option:
        return decision.options[int(self._random.random() * len(decision.options))]
