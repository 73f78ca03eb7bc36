"""The stacks of the grid: the card on top is known, of those under it only which they can be (MAS-016 to MAS-018)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.referee.lockstep import Difference
from tests.referee.masters.printed import CARDS, COLOURS, LEVELS_FROM_THE_TOP


@dataclass
class Stack:
    """top: "" while no card shows; covered: the cards that lie under it, in an order nobody knows."""

    top: str
    covered: set[str]

    def take(self) -> str:
        """The top card leaves; the next one is not known before it is uncovered."""
        card, self.top = self.top, ""
        return card

    def uncover(self, card: str) -> None:
        """Chance has shown this card; it must be one of those that were left (MAS-084)."""
        if card not in self.covered:
            raise Difference("the next card of a stack", card, f"one of {sorted(self.covered)}")
        self.covered.remove(card)
        self.top = card

    def empty(self) -> bool:
        return not self.top and not self.covered


class Grid:
    """Twelve stacks, by colour and level."""

    def __init__(self, drawn: list[list[dict[str, Any]]], gone: set[str]) -> None:
        """As it is drawn; gone: cards that are known to lie elsewhere."""
        self.stacks: dict[tuple[str, int], Stack] = {}
        for colour, column in zip(COLOURS, drawn, strict=True):
            for level, place in zip(LEVELS_FROM_THE_TOP, column, strict=True):
                cards = {name for name, card in CARDS.items() if (card.colour, card.level) == (colour, level)}
                self.stacks[colour, level] = stack_seen(place, cards - gone)

    def lowest(self, colour: str) -> Stack:
        """The stack of the lowest level that still has cards (MAS-177)."""
        return next(s for s in (self.stacks[colour, level] for level in sorted(LEVELS_FROM_THE_TOP)) if not s.empty())

    def has(self, colour: str) -> bool:
        """Whether a colour has any card left, at whatever level (MAS-187)."""
        return any(not self.stacks[colour, level].empty() for level in LEVELS_FROM_THE_TOP)

    def without_top(self) -> list[Stack]:
        """Stacks that have cards, of which none shows."""
        return [stack for stack in self.stacks.values() if not stack.top and stack.covered]

    def uncover_next(self, drawn: list[list[dict[str, Any]]]) -> None:
        """Where a top card has left, the next one shows; an empty stack is not refilled (MAS-084, MAS-085)."""
        for (colour, level), stack in self.stacks.items():
            if not stack.top and stack.covered:
                stack.uncover(drawn[COLOURS.index(colour)][LEVELS_FROM_THE_TOP.index(level)]["card"])

    def facts(self) -> list[list[dict[str, object]]]:
        """Columns by colour, each from level 3 down (MAS-017, MAS-019)."""
        columns = [[self.stacks[colour, level] for level in LEVELS_FROM_THE_TOP] for colour in COLOURS]
        return [[{"card": stack.top, "covered": len(stack.covered)} for stack in column] for column in columns]


def stack_seen(place: dict[str, Any], cards: set[str]) -> Stack:
    """A stack of which these cards are left: its top card must be one of them, and the rest lies under it."""
    if place["card"] not in (cards or {""}):
        raise Difference("the top card of a stack", place["card"], f"one of {sorted(cards)}")
    covered = cards - {place["card"]}
    if place["covered"] != len(covered):
        raise Difference("how many cards a stack covers", place["covered"], len(covered))
    return Stack(place["card"], covered)
