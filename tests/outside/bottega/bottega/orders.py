"""What orders can be given for: turns, and gifts to the guild up to a round."""

from __future__ import annotations

from typing import Final

from bottega.rules.labels import coins
from bottega.rules.state import BUY, EARNED, GIVE, KEEP, PASS, ROUNDS
from signoria.kernel.core import Label
from signoria.kit.orders import Answer, Question

ANYTHING: Final = Answer((*[option.code for option in BUY], PASS.code), Label("bottega-order-buy", {}))
PASSING: Final = Answer((PASS.code,), Label("bottega-option-pass", {"earned": coins(EARNED)}))
GIVING: Final = Answer((GIVE.code,), Label("bottega-option-give", {}))
KEEPING: Final = Answer((KEEP.code,), Label("bottega-option-keep", {}))

QUESTIONS: Final = (
    Question("turn", (ANYTHING, PASSING)),
    Question("gift", (GIVING, KEEPING), limit="table.round", numbers=tuple(range(1, ROUNDS + 1))),
)
