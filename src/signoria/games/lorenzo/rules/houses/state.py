"""What a match with Houses of Renaissance remembers beside a match of Lorenzo il Magnifico."""

from __future__ import annotations

from signoria.games.lorenzo.rules.base import BaseRules
from signoria.games.lorenzo.rules.boxes import HOUSES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.houses.options import ELSEWHERE, OUTSIDE
from signoria.games.lorenzo.rules.houses.pieces import STARTING_COINS
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.kernel.core import Seat
from signoria.kit.hands import Ids


class Holding:
    """What a player has of the expansion."""

    __slots__ = ("faith_tiles", "family", "placed", "rewards", "slots", "stored", "tokens")

    def __init__(
        self, family: int, tokens: Ids, slots: Ids, placed: Ids, stored: list[int], faith_tiles: int, rewards: int
    ) -> None:
        self.family = family
        self.tokens = tokens  # faces in hand
        self.slots = slots  # cards with a token on them
        self.placed = placed  # the faces there, card by card
        self.stored = stored  # goods on the family tile
        self.faith_tiles = faith_tiles  # one bit for each that was reached
        self.rewards = rewards  # sets of cards that have been rewarded

    def copy(self) -> Holding:
        return Holding(
            self.family, self.tokens, self.slots, self.placed, self.stored[:], self.faith_tiles, self.rewards
        )

    def token_on(self, card: int) -> int:
        """The face of the token on a card; NONE if there is none."""
        return self.placed[self.slots.index(card)] if card in self.slots else NONE


class Houses(BaseRules):
    """The expansion's part of the table; rules.py says what holds with it."""

    __slots__ = (
        "adaptation",
        "discards",
        "extra",
        "families",
        "gone",
        "holdings",
        "left_over",
        "offers",
        "open_leaders",
        "stood_in",
        "supply",
        "tiles",
    )

    def __init__(
        self,
        holdings: list[Holding],
        families: Ids,
        tiles: Ids,
        offers: Ids,
        open_leaders: Ids,
        adaptation: int,
        left_over: list[Ids],
        gone: Ids,
        supply: Ids,
        discards: Ids,
        stood_in: list[int],
        extra: bool,
    ) -> None:
        super().__init__()
        self.box = HOUSES
        self.starting_coins = STARTING_COINS
        self.elsewhere = ELSEWHERE
        self.outside = OUTSIDE
        self.holdings = holdings
        self.families = families  # up for auction
        self.tiles = tiles  # the auction tile of each
        self.offers = offers  # on each, seat * PIECES + line; NONE: nobody's
        self.open_leaders = open_leaders  # with a family tile
        self.adaptation = adaptation  # the tower with the adaptation tile
        self.left_over = left_over  # special cards that nobody will see, by period
        self.gone = gone  # special cards that left the game openly
        self.supply = supply  # a bag of tokens face down
        self.discards = discards  # tokens face up
        self.stood_in = stood_in  # servants that make up the price of the card at hand, by the kind they stand in for
        self.extra = extra  # whether the extra pieces are in play


def with_houses(state: Lorenzo) -> bool:
    """Whether a match is played with the expansion."""
    return isinstance(state.rules, Houses)


def houses_of(state: Lorenzo) -> Houses:
    """The expansion's part of a table that has it."""
    assert isinstance(state.rules, Houses)
    return state.rules


def holding_of(state: Lorenzo, seat: Seat) -> Holding:
    """What a player has of the expansion."""
    return houses_of(state).holdings[seat]


def without_one(bag: Ids, item: int) -> Ids:
    """A bag after one of several equal items has left it."""
    place = bag.index(item)
    return (*bag[:place], *bag[place + 1 :])


def with_one(bag: Ids, item: int) -> Ids:
    """A bag, in ascending order, after an item has joined it."""
    return tuple(sorted([*bag, item]))
