"""Matches of Lorenzo that stand where something is chosen from what lies nowhere on the table."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator

from signoria.kernel.core import Decision
from signoria.kernel.match import Match
from tests.web.masters_positions import LONG_NAMES
from tests.web.positions import PEOPLE, Position, There, at_question, question
from tests.web.visitor import Visitor


def own(match: Match) -> Any:
    return match.view(0)["own"]


def alternatives(match: Match) -> Any:
    return own(match)["alternatives"]


def business(match: Match) -> Any:
    table: Any = match.view(0)["table"]
    return table["business"]


def doing(visitor: Visitor) -> Locator:
    """What the seat in turn is in the middle of, as the table says it."""
    return visitor.page.get_by_role("region", name="Being done")


def chooses(kind: str, least: int) -> There:
    """Whoever looks chooses from so many things at least."""

    def there(match: Match) -> bool:
        decision = question(match)
        return decision is not None and decision.kind == kind and len(alternatives(match)) >= least

    return there


def has_chosen_a_privilege(match: Match) -> bool:
    """Another one is to be chosen, a different one."""
    decision = question(match)
    return decision is not None and decision.kind == "privilege" and any(one["taken"] for one in alternatives(match))


def productions(decision: Decision) -> list[str]:
    return [option.code for option in decision.options if ":production." in option.code]


def may_exchange_twice(match: Match) -> bool:
    """Whoever looks may begin a production in which two exchanges can be made one after the other."""
    decision = question(match)
    if not decision or decision.kind != "turn":
        return False
    return any(exchanges(match, code) is not None for code in productions(decision))


def exchanges(match: Match, code: str) -> list[str] | None:
    """Two exchanges that can be chosen after a placement, if it asks for nothing else before them."""
    trial, chosen = match.copy(), list[str]()
    trial.choose(0, code)
    while len(chosen) < 2:
        decision = question(trial)
        if decision is None or decision.kind != "exchange" or not decision.options[0].code.startswith("exchange:"):
            return None
        chosen.append(decision.options[0].code)
        trial.choose(0, chosen[-1])
    return chosen


def in_round(number: int, least: int = 0) -> There:
    """At a turn of whoever looks in this round, after so many choices in all."""

    def there(match: Match) -> bool:
        table: Any = match.view(0)["table"]
        decision = question(match)
        return decision is not None and decision.kind == "turn" and table["round"] == number and len(match.log) > least

    return there


EMPTY: Final = Position(in_round(1), PEOPLE[:4], game="lorenzo")
THIRD: Final = Position(in_round(3, 130), PEOPLE[:4], game="lorenzo")
#: All four members are there, and one of them can take a guild.
GUILD: Final = Position(in_round(3), PEOPLE[:4], "a", game="lorenzo")
CROWDED: Final = Position(in_round(6), LONG_NAMES, game="lorenzo")
#: Arrows of several cards; with four seats, and with more cards than that.
SHEET: Final = Position(chooses("exchange", 2), PEOPLE[:4], "a", game="lorenzo", bot="random")
HOUSES_SHEET: Final = Position(chooses("exchange", 3), PEOPLE, "d", game="lorenzo", boxes=("houses",))
PRIVILEGES: Final = Position(has_chosen_a_privilege, PEOPLE[:4], "a", game="lorenzo", bot="random")
PAY: Final = Position(at_question("pay", 40), PEOPLE[:4], "e", game="lorenzo", bot="random")
TAKE: Final = Position(at_question("take"), PEOPLE[:4], "c", game="lorenzo", bot="random")
PRODUCTION: Final = Position(may_exchange_twice, PEOPLE[:4], "a", game="lorenzo", bot="random")
