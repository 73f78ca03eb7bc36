"""A player's board with the leaders beside it, and what it allows: powers, requirements, prices, points."""

from __future__ import annotations

from dataclasses import dataclass

from tests.referee.masters.goods import RESOURCES, Goods, covers, plus, total
from tests.referee.masters.printed import (
    BASIC_POWER,
    CARDS,
    FAITH_POINTS,
    LEADERS,
    RESOURCES_PER_POINT,
    SECTIONS,
    Card,
    CardRequirement,
    Leader,
    Power,
)

FACE_UP = "face_up"
DISCARDED = "discarded"


@dataclass
class Board:
    """Depots are the warehouse and those of leaders together: pieces move freely between them (MAS-060, MAS-149)."""

    depots: Goods
    strongbox: Goods
    slots: list[list[str]]
    hand: list[str]
    played: list[str]
    faith: int
    tiles: list[str]

    def owned(self) -> Goods:
        """Wherever it lies (MAS-074, MAS-075, MAS-097, MAS-137)."""
        return plus(self.depots, self.strongbox)

    def cards(self) -> list[Card]:
        """Covered ones too (MAS-083, MAS-133, MAS-154, MAS-162)."""
        return [CARDS[card] for slot in self.slots for card in slot]

    def leaders(self, ability: str) -> list[Leader]:
        """Leaders in play; one in hand has no ability (MAS-139)."""
        in_play = [LEADERS[leader] for leader in self.played]
        return [leader for leader in in_play if leader.ability == ability]

    def satisfies(self, leader: str) -> bool:
        """Every part of a requirement must be met (MAS-130, MAS-132 to MAS-137)."""
        required = LEADERS[leader]
        return covers(self.owned(), required.resources) and all(self.has(cards) for cards in required.cards)

    def has(self, required: CardRequirement) -> bool:
        of_colour = [card for card in self.cards() if card.colour == required.colour]
        return sum(required.level in (None, card.level) for card in of_colour) >= required.count

    def price(self, card: str) -> Goods:
        """The printed cost, less the discounts of leaders in play, each for its resource (MAS-140 to MAS-143)."""
        cost = dict(CARDS[card].cost)
        for leader in self.leaders("discount"):
            cost[leader.resource] = max(0, cost[leader.resource] - leader.amount)
        return cost

    def slots_for(self, card: str) -> list[int]:
        """An empty slot for level 1, a slot topped by the level below for any other (MAS-077 to MAS-082)."""
        return [number for number, slot in enumerate(self.slots) if top_level(slot) == CARDS[card].level - 1]

    def powers(self) -> dict[str, Power]:
        """The basic one, those of top cards, those of leaders in play (MAS-089, MAS-090, MAS-151)."""
        powers = {"basic": BASIC_POWER}
        for number, slot in enumerate(self.slots):
            if slot:
                powers[f"slot.{number + 1}"] = CARDS[slot[-1]].power
        for leader in sorted(self.leaders("production"), key=lambda leader: RESOURCES.index(leader.resource)):
            if leader.power is not None:
                powers[f"leader.{leader.resource}"] = leader.power
        return powers

    def points(self) -> dict[str, int]:
        """The five sources, and nothing else (MAS-162 to MAS-167)."""
        return {
            "cards": sum([card.victory_points for card in self.cards()]),
            "faith": FAITH_POINTS[self.faith],
            "tiles": sum([s.victory_points for s, tile in zip(SECTIONS, self.tiles, strict=True) if tile == FACE_UP]),
            "leaders": sum([LEADERS[leader].victory_points for leader in self.played]),
            "resources": total(self.owned()) // RESOURCES_PER_POINT,
        }


def top_level(slot: list[str]) -> int:
    return CARDS[slot[-1]].level if slot else 0
