"""What the text tables of several games say in the same way."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from signoria.kernel.core import Game, Seat, Term
from signoria.kit.words import Words


class Glossary:
    """The words of one game's view, named and explained."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @cached_property
    def terms(self) -> dict[str, Term]:
        return self.game.glossary()

    def name(self, word: str, words: Words) -> str:
        return words.put(self.terms[word].name)

    def explained(self, word: str, words: Words) -> str:
        """A word with all that there is to say about it."""
        return f"{self.name(word, words)} ({'; '.join(words.put(label) for label in self.terms[word].about)})"


def foreseen(changed: list[list[str]], seat: Seat, words: Words) -> list[str]:
    """What changes for each seat, the others by name; nothing for those for whom nothing does."""
    return [
        ", ".join(some) if other == seat else f"{words.name(other)}: {', '.join(some)}"
        for other, some in enumerate(changed)
        if some
    ]
