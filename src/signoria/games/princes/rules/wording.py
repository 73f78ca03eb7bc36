"""What an option costs a seat and brings it, as the parameters of a message."""

from __future__ import annotations

from signoria.games.princes.rules.cards import (
    BANKER,
    FLORINS_GIVEN_BACK,
    FLORINS_PER_SPACE,
    MINIMUM,
    ROUNDS,
)
from signoria.games.princes.rules.counting import bonus_value
from signoria.games.princes.rules.names import bonus_name, character_name
from signoria.games.princes.rules.state import Princes
from signoria.kernel.core import Label, Seat, Word


def price_parameters(state: Princes, seat: Seat, amount: int) -> dict[str, Word]:
    """An amount to pay, and the points it takes where money is short."""
    short = 0 if state.expansion else max(0, amount - state.players[seat].money)
    points = (short + FLORINS_GIVEN_BACK - 1) // FLORINS_GIVEN_BACK
    return {"price": amount, "short": Label("princes-giving-up", {"n": points})}


def minimum(state: Princes) -> int:
    """The least value of a work in this round."""
    return MINIMUM[min(state.round, ROUNDS - 1)]


def marker_parameters(state: Princes, character: int, space: int) -> dict[str, Word]:
    """A marker on a character."""
    banker = state.banker if character == BANKER else 0
    return {"character": character_name(character), "florins": space * FLORINS_PER_SPACE, "banker": banker}


def bonus_parameters(state: Princes, seat: Seat, bonus: int) -> dict[str, Word]:
    """A bonus card, and what it adds to a work."""
    return {"card": bonus_name(bonus), "n": bonus_value(state.players[seat], (bonus,))}
