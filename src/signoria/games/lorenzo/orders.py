"""What orders can be given for in Lorenzo il Magnifico: the Church, and the end of a turn."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.options import END_TURN, REFUSE, SUPPORT
from signoria.kernel.core import Label
from signoria.kit.orders import Answer, Question

QUESTIONS: Final = (
    Question(
        "church",
        (
            Answer((SUPPORT.code,), Label("lorenzo-order-support", {})),
            Answer((REFUSE.code,), Label("lorenzo-order-refuse", {})),
        ),
    ),
    Question("end", (Answer((END_TURN.code,), Label("lorenzo-option-end", {})),)),
)
