"""What a check finds out: a broken law, or how much was covered."""

from __future__ import annotations

from dataclasses import dataclass, field


class BrokenLaw(AssertionError):
    """A game does not keep a law; the message says which, where to look and how to get there again."""

    def __init__(self, law: int, what: str, where: str) -> None:
        super().__init__(f"law {law}: {what} ({where})")
        self.law = law


@dataclass
class Counts:
    """What a check has covered."""

    matches: int = 0
    decisions: int = 0
    forced: int = 0
    inspected: int = 0
    worlds: int = 0
    twins: int = 0
    undone: int = 0
    kinds: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.kinds.items()))
        return (
            f"{self.matches} matches, {self.decisions} decisions ({self.forced} forced); {self.inspected} inspected, "
            f"{self.worlds} worlds imagined, {self.twins} twin worlds, {self.undone} undone; by kind: {kinds}"
        )
