"""Ways to choose that lead random matches into the corners of Masters of Renaissance."""

from __future__ import annotations

from random import Random

from signoria.kernel.core import Decision, Option
from signoria.kernel.testing import Policy, anything

#: How eagerly options are taken by the beginning of their codes, the first that fits, against 1 for all others.
BUILDER = {
    "buy": 200,
    "play": 500,
    "produce:basic+": 30,
    "produce:basic": 1,
    "produce": 30,
    "discard": 0.01,
    "done": 0.1,
}
SPENDER = {"buy": 1, "play": 100, "produce": 8, "discard": 0.01, "done": 0.05}
#: How much likelier a production is thought of for each power more.
EACH_POWER = 6


def eager(weights: dict[str, float], decision: Decision, random: Random) -> Option:
    """An option by its weight; of what was taken, as much as possible is stored."""
    if decision.kind == "store":
        return decision.options[0]
    options = considered(decision, random)
    option_weights = [next((weights[start] for start in weights if o.code.startswith(start)), 1) for o in options]
    return random.choices(options, option_weights)[0]


def considered(decision: Decision, random: Random) -> list[Option]:
    """What is weighed: of all productions one, the likelier the more powers it has."""
    productions = [option for option in decision.options if option.verb == "produce"]
    others = [option for option in decision.options if option.verb != "produce"]
    if not productions:
        return others
    return others + random.choices(productions, [EACH_POWER ** option.code.count("+") for option in productions])


def builder(decision: Decision, random: Random) -> Option:
    """Buys cards whenever it can, which ends matches by the seventh card."""
    return eager(BUILDER, decision, random)


def spender(decision: Decision, random: Random) -> Option:
    """Produces whenever it can, with as many powers as it can."""
    return eager(SPENDER, decision, random)


POLICIES: tuple[Policy, ...] = (anything, builder, spender)
