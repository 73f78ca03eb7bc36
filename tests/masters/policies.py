"""Ways to choose that lead random matches into the corners of Masters of Renaissance."""

from __future__ import annotations

from random import Random

from signoria.kernel.core import Decision, Option
from signoria.kernel.testing import Policy, anything

#: How eagerly options are taken by the beginning of their codes, against 1 for all others.
BUILDER = {"buy": 200, "play": 500, "produce:slot": 30, "produce:leader": 30, "discard": 0.01, "done": 0.1}
SPENDER = {"buy": 1, "play": 100, "produce": 8, "discard": 0.01, "done": 0.05}


def eager(weights: dict[str, float], decision: Decision, random: Random) -> Option:
    """An option by its weight; of what was taken, as much as possible is stored."""
    if decision.kind == "store":
        return decision.options[0]
    option_weights = [
        next((weights[start] for start in weights if o.code.startswith(start)), 1) for o in decision.options
    ]
    return random.choices(decision.options, option_weights)[0]


def builder(decision: Decision, random: Random) -> Option:
    """Buys cards whenever it can, which ends matches by the seventh card."""
    return eager(BUILDER, decision, random)


def spender(decision: Decision, random: Random) -> Option:
    """Produces whenever it can, with as many powers as it can."""
    return eager(SPENDER, decision, random)


POLICIES: tuple[Policy, ...] = (anything, builder, spender)
