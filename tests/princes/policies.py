"""Ways to choose that lead random matches into the corners of The Princes of Florence."""

from __future__ import annotations

from random import Random

from signoria.games.princes.rules.cards import CHARACTERS
from signoria.kernel.core import Decision, Option
from signoria.kernel.testing import Policy, anything
from tests.bent import Bent

#: What every bent begins with: works before anything else.
WORKS = {
    "work": 60.0,
    "princess": 60.0,
    "add": 4.0,
    "recruit": 30.0,
    "hold": 0.2,
    "decline": 0.05,
    "nothing": 0.1,
    "end": 0.1,
    "professor": 0.4,
    "merchant:rank": 0.3,
    "build": 0.5,
    "character": 0.1,
}
PATRON = Bent(
    WORKS
    | {
        "open:jester": 8.0,
        "buy:jester": 8.0,
        "profession": 8.0,
        "freedom": 4.0,
        "bonus": 2.0,
        "character:muse": 2.0,
        "character:princess": 1.0,
    }
)
PRINCE = Bent(
    WORKS
    | {
        "open:builder": 8.0,
        "buy:builder": 8.0,
        "open:jester": 8.0,
        "buy:jester": 8.0,
        "build": 0.8,
        "profession": 6.0,
        "freedom": 8.0,
        "open:prestige_card": 4.0,
        "keep:buildings_freedoms_works": 30.0,
        "character:cardinal": 1.0,
        "character:muse": 1.0,
        "bid": 0.6,
    }
)
MASON = Bent(
    WORKS
    | {
        "open:builder": 30.0,
        "buy:builder": 30.0,
        "build": 10.0,
        "work": 20.0,
        "character:cardinal": 2.0,
        "character:princess": 1.0,
    }
)
LANDLORD = Bent(
    WORKS
    | {
        **{
            f"{verb}:{landscape}": 20.0
            for verb in ("open", "buy")
            for landscape in ("forest", "lake", "park", "landscape")
        },
        "bid": 3.0,
        "freedom": 3.0,
        "profession": 3.0,
        "character:princess": 2.0,
    }
)
RECRUITER = Bent(
    WORKS
    | {
        "open:recruiting_card": 20.0,
        "buy:recruiting_card": 20.0,
        "bid": 2.0,
        "hold": 1.0,
        "recruit": 5.0,
        "freedom": 3.0,
    }
)
COURTIER = Bent(
    WORKS | {"character": 1.0, "character:banker": 0.5, "professor": 1.0, "merchant:rank": 1.0, "pass": 0.5}
)
COLLECTOR = Bent(
    WORKS
    | {
        "bonus": 20.0,
        "work": 5.0,
        "add": 0.7,
        "character:professor": 2.0,
        "professor": 0.2,
        "professor:bonus": 2.0,
    }
)
DEVOTEE = Bent(
    WORKS
    | {
        "open:prestige_card": 200.0,
        "buy:prestige_card": 200.0,
        "bid": 0.3,
        "profession": 0.2,
        "bonus": 0.2,
        "freedom": 0.2,
        "build": 0.02,
        "end": 1.0,
        "character:professor": 60.0,
        "professor": 0.0001,
        "professor:prestige": 1000.0,
    }
)
SPENDTHRIFT = Bent(WORKS | {"bid": 10.0, "profession": 10.0, "bonus": 10.0, "build": 2.0, "character:banker": 2.0})
#: What a patient seat does with a merchant or professor: nothing in its turn, mostly something later.
PATIENT = Bent(
    WORKS
    | {
        "character:merchant": 60.0,
        "character:professor": 60.0,
        "merchant": 0.002,
        "professor": 0.002,
        "build": 0.05,
        "end": 3.0,
    }
)
AT_LAST = Bent(
    WORKS
    | {
        "merchant:rank": 0.2,
        "merchant:free": 2.0,
        "professor": 0.2,
        "bid": 0.7,
        "open:landscape": 20.0,
        "buy:landscape": 20.0,
    }
)
RECLUSE = Bent(WORKS | {"decline": 200.0, "nothing": 60.0, "bid": 0.2})

#: How often a piece is pushed into the corner, and how often a payment becomes points as far as it goes.
COMPACT = 0.8
ALL_POINTS = 0.3


def eager(bent: Bent, decision: Decision, random: Random) -> Option:
    """An option by its weight; pieces mostly close together, markers mostly on low spaces."""
    if decision.kind == "place" and random.random() < COMPACT:
        return decision.options[0]
    if decision.kind == "exchange" and random.random() < ALL_POINTS:
        return decision.options[0]
    options = on_low_spaces(decision, random) if decision.kind == "character" else decision.options
    return bent.choose(options, random)


def on_low_spaces(decision: Decision, random: Random) -> list[Option]:
    """One space of every character card that can be had, seldom more than the lowest; and passing."""
    options = [option for option in decision.options if option.verb != "character"]
    for character in range(len(CHARACTERS)):
        spaces = [option for option in decision.options if option.args and option.args[0] == character]
        if spaces:
            options.append(spaces[min(len(spaces) - 1, int(random.expovariate(1.5)))])
    return options


def patron(decision: Decision, random: Random) -> Option:
    """Wants works: jesters, professions, freedoms and the muse."""
    return eager(PATRON, decision, random)


def prince(decision: Decision, random: Random) -> Option:
    """Wants something of everything, and keeps the money it takes."""
    return decision.options[-1] if decision.kind == "exchange" else eager(PRINCE, decision, random)


def mason(decision: Decision, random: Random) -> Option:
    """Wants builders and buildings, and the cardinal for more of them."""
    return eager(MASON, decision, random)


def landlord(decision: Decision, random: Random) -> Option:
    """Wants landscapes, and the princess who counts them."""
    return eager(LANDLORD, decision, random)


def recruiter(decision: Decision, random: Random) -> Option:
    """Wants recruiting cards, to be used at once or later."""
    return eager(RECRUITER, decision, random)


def courtier(decision: Decision, random: Random) -> Option:
    """Wants any character, and uses it now or later."""
    return eager(COURTIER, decision, random)


def collector(decision: Decision, random: Random) -> Option:
    """Wants bonus cards until none are left, and adds them to works one by one or many at a time."""
    return eager(COLLECTOR, decision, random)


def devotee(decision: Decision, random: Random) -> Option:
    """Wants prestige cards until none are left, with the professor's help."""
    return eager(DEVOTEE, decision, random)


def spendthrift(decision: Decision, random: Random) -> Option:
    """Turns every payment into points, bids high, and pays with the points (PRI-213)."""
    return decision.options[0] if decision.kind == "exchange" else eager(SPENDTHRIFT, decision, random)


def patient(decision: Decision, random: Random) -> Option:
    """Keeps a merchant or professor for the next object auction, or for the last chance (PRI-286, PRI-290)."""
    at_last = decision.kind in ("open", "bid", "purchase", "merchant", "use")
    return eager(AT_LAST if at_last else PATIENT, decision, random)


def recluse(decision: Decision, random: Random) -> Option:
    """Declines objects nearly always."""
    return eager(RECLUSE, decision, random)


#: One bent for every seat, in turn.
BENTS: tuple[Policy, ...] = (prince, landlord, courtier, recruiter, mason)


def company(decision: Decision, random: Random) -> Option:
    """Every seat has a bent of its own."""
    return BENTS[decision.seat](decision, random)


POLICIES: tuple[Policy, ...] = (
    anything,
    patron,
    *BENTS,
    company,
    patient,
    collector,
    devotee,
    spendthrift,
    recluse,
)
