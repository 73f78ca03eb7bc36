"""A deck, face down: who looks at five cards puts four of them under it (PRI-019, PRI-082 to PRI-084)."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Seat
from tests.referee.lockstep import Difference
from tests.referee.princes.printed import CARDS

#: The top five cards are looked at, or all if there are fewer (PRI-083).
LOOKED_AT: Final = 5


class Deck:
    """Cards in an order that nobody knows, and under them those that were put there, in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shuffled: set[str] = set(CARDS[name])
        self.under: list[tuple[str, Seat]] = []

    def __len__(self) -> int:
        return len(self.shuffled) + len(self.under)

    def how_many_are_drawn(self) -> int:
        return min(LOOKED_AT, len(self))

    def last_card(self) -> str:
        """Which card it is when only one is left."""
        (card,) = self.shuffled or {card for card, _ in self.under}
        return card

    def draw(self, cards: list[str]) -> None:
        """These cards were drawn: any of the shuffled ones, then those under them in their order."""
        number = min(len(self.shuffled), self.how_many_are_drawn())
        rest = [card for card, _ in self.under[: self.how_many_are_drawn() - number]]
        if len(set(cards)) != len(cards) or not self.shuffled.issuperset(cards[:number]) or cards[number:] != rest:
            possible = f"{number} of {sorted(self.shuffled)}, then {rest}"
            raise Difference(f"the cards drawn from the {self.name} deck", cards, possible)
        self.shuffled.difference_update(cards)
        self.under = self.under[len(rest) :]

    def take_out(self, cards: list[str]) -> None:
        """These cards are elsewhere."""
        if len(set(cards)) != len(cards) or not self.shuffled.issuperset(cards):
            raise Difference(f"cards that come from the {self.name} deck", cards, f"of {sorted(self.shuffled)}")
        self.shuffled.difference_update(cards)

    def put_under(self, cards: list[str], seat: Seat) -> None:
        """Cards go under the deck in this order, which only this seat knows (PRI-084, PRI-163, PRI-175)."""
        self.under += [(card, seat) for card in cards]

    def known_to(self, seat: Seat) -> list[str]:
        """The cards under the deck that a seat has put there."""
        return [card for card, owner in self.under if owner == seat]
