"""What there is: cloth, options, and all that a match remembers."""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel.core import Frame, Option, State
from signoria.kernel.rng import Rng

COLOURS: Final = ("green", "blue", "purple")
#: From cheap to dear: the first costs 1 coin, the next 2.
FABRICS: Final = ("linen", "wool", "silk", "velvet")
BOLTS: Final = tuple(f"{colour}.{fabric}" for colour in COLOURS for fabric in FABRICS)
STALLS: Final = 3
ROUNDS: Final = 4
PURSE: Final = 4
EARNED: Final = 3
#: No bolt on a stall, no commission yet, no seat.
NONE: Final = -1

BUY: Final = [Option(f"buy:stall.{stall + 1}", (stall,)) for stall in range(STALLS)]
PASS: Final = Option("pass")
GIVE: Final = Option("give")
KEEP: Final = Option("keep")
CATALOGUE: Final = (*BUY, PASS, GIVE, KEEP)


def colour_of(bolt: int) -> int:
    return bolt // len(FABRICS)


def price(bolt: int) -> int:
    return bolt % len(FABRICS) + 1


def worth(bolt: int) -> int:
    """Points, in whatever colour."""
    return 2 * price(bolt)


class Clothier:
    """What a player has; commission: the colour that counts twice."""

    __slots__ = ("bolts", "coins", "commission", "gifts")

    def __init__(self, coins: int, gifts: int, commission: int, bolts: tuple[int, ...]) -> None:
        self.coins = coins
        self.gifts = gifts
        self.commission = commission
        self.bolts = bolts

    def copy(self) -> Clothier:
        return Clothier(self.coins, self.gifts, self.commission, self.bolts)

    def commissioned(self) -> int:
        """Points that the commission adds."""
        return sum(worth(bolt) for bolt in self.bolts if colour_of(bolt) == self.commission)


class Bottega(State):
    """All that a match remembers; bag and commissions (those nobody was dealt) are in ascending order."""

    __slots__ = ("bag", "clothiers", "commissions", "over", "round", "stalls")

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        clothiers: list[Clothier],
        stalls: list[int],
        bag: list[int],
        commissions: list[int],
        round: int,
        over: bool,
    ) -> None:
        super().__init__(rng, stack)
        self.clothiers = clothiers
        self.stalls = stalls
        self.bag = bag
        self.commissions = commissions
        self.round = round
        self.over = over

    def copy(self) -> Bottega:
        return Bottega(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            [clothier.copy() for clothier in self.clothiers],
            self.stalls[:],
            self.bag[:],
            self.commissions[:],
            self.round,
            self.over,
        )
