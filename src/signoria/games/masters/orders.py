"""What orders can be given for in Masters of Renaissance: nothing but a player's own turn asks anything."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import END, Label
from signoria.kit.orders import Answer, Question

QUESTIONS: Final = (Question("end", (Answer((END,), Label("masters-option-end", {})),)),)
