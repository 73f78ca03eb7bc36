"""Lorenzo's side of a solo match: the black cross, and the stack of tokens (MAS-172 to MAS-182)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.referee.lockstep import Difference
from tests.referee.masters.printed import TOKENS, Token


@dataclass
class Lorenzo:
    """token: the last one revealed; revealed: those since the last shuffle; removed: cards that tokens discarded."""

    cross: int
    token: str
    revealed: list[str]
    removed: list[str]
    outcome: str = ""

    @staticmethod
    def seen_in(seen: dict[str, Any]) -> Lorenzo:
        return Lorenzo(seen["cross"], seen["token"], list(seen["revealed"]), list(seen["removed"]))

    def reveal(self, name: str) -> Token:
        """Chance has shown this token; no piece comes twice before a shuffle (MAS-175, MAS-182)."""
        left = [token for token in TOKENS if self.revealed.count(token) < TOKENS[token].copies]
        if name not in left:
            raise Difference("the token revealed", name, f"one of {left}")
        self.token = name
        self.revealed.append(name)
        return TOKENS[name]

    def shuffle(self) -> None:
        """All seven form a new stack, the one just revealed included (MAS-181)."""
        self.revealed = []

    def facts(self) -> dict[str, object]:
        return {
            "outcome": self.outcome,
            "cross": self.cross,
            "token": self.token,
            "revealed": self.revealed,
            "removed": self.removed,
        }
