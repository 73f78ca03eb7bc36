"""Ways to choose that lead random matches into the corners of Houses of Renaissance."""

from __future__ import annotations

from random import Random

from signoria.games.lorenzo.rules.cards import SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.kernel.core import Decision, Option
from signoria.kernel.testing import Policy, anything
from tests.bent import Bent
from tests.lorenzo.policies import LEADERS, collector, courtier, eager, hoarder, landlord, mason, pious, venturer

#: Tokens are kept, placed on cards and paid rather than used; families trade little.
KEEPER = Bent(
    LEADERS
    | {
        "token": 0.02,
        "fill": 100.0,
        "trade": 0.1,
        "privilege:special_token": 10.0,
        "exchange": 5.0,
        "end": 0.5,
        "place:black:special": 20.0,
        "place:white:special": 20.0,
    }
)
#: Work is done again and again, with everything that can be exchanged and activated.
WORKER = Bent(
    LEADERS
    | {
        **{f"place:{member}:production": 30.0 for member in ("black", "white", "orange", "neutral", "brown")},
        **{f"place:{member}:harvest": 15.0 for member in ("black", "white", "orange", "neutral", "brown")},
        **{f"place:{member}:bramante": 60.0 for member in ("black", "white", "orange", "neutral", "brown")},
        "token": 0.2,
        "exchange": 8.0,
        "work": 5.0,
        "trade": 0.2,
    }
)


def floors(decision: Decision) -> list[Option]:
    """The options that take a card from a tower."""
    placed = [o for o in decision.options if o.verb == "place" and SPACES[o.args[1]].tower != NONE]
    return placed + [option for option in decision.options if option.verb in ("take", "retrieve")]


def row_of(option: Option) -> str:
    """The tower that a card is taken from; all cards of earlier rounds are one."""
    return option.code.rpartition(":")[2].partition(".")[0] if option.verb != "retrieve" else ""


def specialist(decision: Decision, random: Random) -> Option:
    """Wants cards of the special tower."""
    return collector("special", decision, random)


def keeper(decision: Decision, random: Random) -> Option:
    """Gathers tokens, to place them on cards and to pay with them."""
    return eager(KEEPER, decision, random)


def worker(decision: Decision, random: Random) -> Option:
    """Takes territories and buildings, and then works at high values."""
    if decision.kind in ("servants", "work"):
        return decision.options[-1]
    options = [o for o in floors(decision) if any(f":{row}." in o.code for row in ("building", "special", "territory"))]
    if options and random.random() < 0.6:
        return options[int(random.random() * len(options))]
    return eager(WORKER, decision, random)


def builder(decision: Decision, random: Random) -> Option:
    """Takes cards of all towers in equal shares."""
    options = floors(decision)
    if options and random.random() < 0.8:
        row = random.choice(sorted({row_of(option) for option in options}))
        return random.choice([option for option in options if row_of(option) == row])
    return eager(KEEPER, decision, random)


BENTS: tuple[Policy, ...] = (builder, worker, keeper, specialist, hoarder, courtier, mason, venturer, landlord, pious)


def company(decision: Decision, random: Random) -> Option:
    """Each seat has a bent of its own."""
    return BENTS[decision.seat](decision, random)


def heir(decision: Decision, random: Random) -> Option:
    """One seat wants the family that rewards sets of cards, and sets; the others stay out of the towers."""
    floor_options = floors(decision)
    if decision.seat:
        return hoarder(without(decision, floor_options), random)
    family = [option for option in decision.options if option.code.startswith("offer:orsini")]
    return family[-1] if family else builder(decision, random)


def without(decision: Decision, unwanted: list[Option]) -> Decision:
    """A decision with fewer options, if any are left."""
    options = [option for option in decision.options if option not in unwanted]
    return Decision(decision.seat, decision.kind, options or decision.options)


POLICIES: tuple[Policy, ...] = (anything, company, heir, *BENTS)
