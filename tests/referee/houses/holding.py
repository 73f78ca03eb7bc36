"""What a player has of the expansion."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.houses.printed import FAMILIES
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import Effect, Goods


@dataclass
class Holding:
    """Family tile, tokens and what lies on tiles and cards."""

    family: str = ""
    tokens: list[str] = field(default_factory=list)
    #: Tokens that are looked at, before one is kept (HOU-121).
    drawn: list[str] = field(default_factory=list)
    #: Whether some of the tokens are being paid (HOU-149).
    paying: bool = False
    #: The tokens on cards, by card (HOU-198, HOU-200).
    slots: dict[str, str] = field(default_factory=dict)
    #: Goods on the family tile (HOU-062).
    stored: Goods = field(default_factory=dict)
    #: Tiles of the faith track that are still ahead (HOU-067).
    faith_tiles: list[str] = field(default_factory=list)
    #: Sets of cards that have been rewarded (HOU-086).
    sets: int = 0


@dataclass
class HousesPlayer(Player):
    """A player whose family tile is in force too (HOU-049)."""

    holding: Holding = field(default_factory=Holding)

    def all_lasting(self) -> list[Effect]:
        return [*super().all_lasting(), *FAMILIES.get(self.holding.family, ())]

    def in_force(self) -> tuple[object, ...]:
        return (self.holding.family, *super().in_force())
