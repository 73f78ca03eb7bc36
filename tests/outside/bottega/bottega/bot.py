"""What a position is worth to a seat; greedy takes what leads to the best."""

from __future__ import annotations

from typing import Final

from bottega.game import parts
from bottega.rules.state import FABRICS, ROUNDS, Bottega
from signoria.kernel.core import Seat, State
from signoria.kit.greedy import Judgement

#: Points that a coin promises, if there is a round left to spend it in.
COIN: Final = 2.0


def value(state: State, seat: Seat) -> float:
    """Points, with the commission that the seat itself knows, and what its coins promise."""
    assert isinstance(state, Bottega)
    clothier = state.clothiers[seat]
    points = sum(parts(state, clothier).values()) + (0 if state.over else clothier.commissioned())
    return points + COIN * min(clothier.coins, len(FABRICS) * (ROUNDS - state.round))


JUDGEMENT: Final = Judgement(value, frozenset({"turn", "gift"}))
