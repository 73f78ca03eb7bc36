"""A liking for some options over others, which leads random matches into corners."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from signoria.kernel.core import Option


class Bent:
    """How eagerly options are taken by their code, against 1 for all others: the longest beginning that fits counts."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.weight_by_code: dict[str, float] = {}

    def weight(self, code: str) -> float:
        if code not in self.weight_by_code:
            fitting = [start for start in self.weights if code.startswith(start)]
            self.weight_by_code[code] = self.weights[max(fitting, key=len)] if fitting else 1.0
        return self.weight_by_code[code]

    def choose(self, options: Sequence[Option], random: Random) -> Option:
        """One of the options, by their weights."""
        return random.choices(options, [self.weight(option.code) for option in options])[0]
