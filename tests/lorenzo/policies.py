"""Ways to choose that lead random matches into the corners of Lorenzo il Magnifico."""

from __future__ import annotations

from random import Random

from signoria.kernel.core import Decision, Option
from signoria.kernel.testing import Policy, anything
from tests.bent import Bent

#: What every bent begins with: leaders are played and used.
LEADERS = {"play": 300.0, "activate": 30.0, "discard": 0.02, "decline": 0.05, "done": 0.2}
BUILDER = Bent(
    LEADERS
    | {
        "place:black:": 3.0,
        "place:black:harvest": 6.0,
        "place:black:production": 6.0,
        "privilege:coins": 2.0,
        "church:refuse": 1.0,
    }
)
HOARDER = Bent(
    LEADERS
    | {
        **{f"place:{member}:{area}": 12.0 for member in ("black", "white", "orange") for area in ("market", "harvest")},
        **{f"place:{member}:council": 6.0 for member in ("black", "white", "orange", "neutral")},
        "servants:0": 20.0,
        "church:refuse": 3.0,
    }
)
PIOUS = Bent(
    LEADERS
    | {"privilege:faith": 20.0, "church:refuse": 8.0, "servants:0": 20.0}
    | {f"place:{member}:council": 10.0 for member in ("black", "white", "orange", "neutral")}
)


def eager(bent: Bent, decision: Decision, random: Random) -> Option:
    """An option by its weight; with a few servants rather than many."""
    if decision.kind == "servants":
        return decision.options[min(len(decision.options) - 1, int(random.random() * 1.3))]
    return bent.choose(decision.options, random)


def collector(row: str, decision: Decision, random: Random) -> Option:
    """Takes cards of one type whenever it can, and plays leaders."""
    options = [o for o in decision.options if o.verb in ("place", "take") and f":{row}." in o.code]
    if options:
        return options[int(random.random() * len(options))]
    return eager(BUILDER, decision, random)


def builder(decision: Decision, random: Random) -> Option:
    """Takes cards of all types, works with them and plays leaders."""
    options = [o for o in decision.options if o.verb == "take" or (o.verb == "place" and o.args[1] < 16)]
    if options and random.random() < 0.75:
        return options[int(random.random() * len(options))]
    return eager(BUILDER, decision, random)


def hoarder(decision: Decision, random: Random) -> Option:
    """Gathers resources in market and council palace."""
    return eager(HOARDER, decision, random)


def pious(decision: Decision, random: Random) -> Option:
    """Gathers faith and keeps it."""
    return eager(PIOUS, decision, random)


def landlord(decision: Decision, random: Random) -> Option:
    """Wants territories."""
    return collector("territory", decision, random)


def courtier(decision: Decision, random: Random) -> Option:
    """Wants characters."""
    return collector("character", decision, random)


def mason(decision: Decision, random: Random) -> Option:
    """Wants buildings."""
    return collector("building", decision, random)


def venturer(decision: Decision, random: Random) -> Option:
    """Wants ventures."""
    return collector("venture", decision, random)


#: Leader actions that a bent of its own puts off to the middle of an action, by how often they are then done.
MEANWHILE = {"play": 1.0, "activate": 0.5, "discard": 0.02}


def interrupter(decision: Decision, random: Random) -> Option:
    """Plays, uses and discards leaders in the middle of actions rather than before and after them (LOR-258)."""
    actions = [option for option in decision.options if option.verb in MEANWHILE]
    answers = [option for option in decision.options if option not in actions]
    if decision.kind not in ("turn", "end") and actions:
        option = actions[int(random.random() * len(actions))]
        if random.random() < MEANWHILE[option.verb]:
            return option
    return builder(Decision(decision.seat, decision.kind, answers or decision.options), random)


POLICIES: tuple[Policy, ...] = (anything, builder, hoarder, pious, landlord, courtier, mason, venturer)
