"""What a player lacks where an option is refused for a lack: florins, or value of a work."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.money import means
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.wording import minimum, price_parameters
from signoria.kernel.core import Label, Option, Seat, Word
from signoria.kit.missing import Missing, lacked

#: The rules that refuse what cannot be paid: bids and objects, characters, and what actions cost.
TOO_DEAR: Final = ("PRI-034", "PRI-053", "PRI-256", "PRI-258", "PRI-272", "PRI-145", "PRI-161", "PRI-168", "PRI-173")
#: The rules that refuse a work below the minimum of the round.
TOO_LOW: Final = ("PRI-115", "PRI-324")


def missing_florins(state: Princes, seat: Seat, option: Option, price: int) -> Missing:
    """What a price asks for beyond the money, and beyond the points that may be given up for it (PRI-213, PRI-263)."""
    short = price - means(state, seat)
    if short <= 0 or refused_by(state, seat, option) not in TOO_DEAR:
        return {}
    return lacked((Label("princes-lack-florins", {"n": short}),))


def missing_value(state: Princes, seat: Seat, option: Option, value: int) -> Missing:
    """What a work of this value lacks of the minimum of the round."""
    short = minimum(state) - value
    if short <= 0 or refused_by(state, seat, option) not in TOO_LOW:
        return {}
    return lacked((Label("princes-lack-value", {"n": short}),))


def priced(state: Princes, seat: Seat, option: Option, price: int) -> dict[str, Word]:
    """The price of an option, and what is missing of it."""
    return {**price_parameters(state, seat, price), **missing_florins(state, seat, option, price)}


def refused_by(state: Princes, seat: Seat, option: Option) -> str:
    """The rule that refuses an option by name, as the open question has it; "" if none does.

    It is asked only about what is short already, so that what may be chosen costs nothing more.
    """
    return state.stack[-1].explain(state, seat).refusals([option]).get(option.code, "")
