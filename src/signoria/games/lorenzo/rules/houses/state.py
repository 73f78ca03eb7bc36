"""What a match with Houses of Renaissance remembers beside a match of Lorenzo il Magnifico."""

from __future__ import annotations

from typing import Any

from signoria.games.lorenzo.rules.boxes import HOUSES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import RULES, Lorenzo
from signoria.kernel.core import Frame, Seat
from signoria.kernel.rng import Rng
from signoria.kit.hands import Ids


class House:
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

    def copy(self) -> House:
        return House(self.family, self.tokens, self.slots, self.placed, self.stored[:], self.faith_tiles, self.rewards)

    def token_on(self, card: int) -> int:
        """The face of the token on a card; NONE if there is none."""
        return self.placed[self.slots.index(card)] if card in self.slots else NONE


class Houses:
    """The expansion's part of the table."""

    __slots__ = (
        "adaptation",
        "discards",
        "extra",
        "families",
        "gone",
        "houses",
        "left_over",
        "offers",
        "open_leaders",
        "stand_ins",
        "supply",
        "tiles",
    )

    def __init__(
        self,
        houses: list[House],
        families: Ids,
        tiles: Ids,
        offers: Ids,
        open_leaders: Ids,
        adaptation: int,
        left_over: list[Ids],
        gone: Ids,
        supply: Ids,
        discards: Ids,
        stand_ins: list[int],
        extra: bool,
    ) -> None:
        self.houses = houses
        self.families = families  # up for auction
        self.tiles = tiles  # the auction tile of each
        self.offers = offers  # on each, seat * PIECES + line; NONE: nobody's
        self.open_leaders = open_leaders  # with a family tile
        self.adaptation = adaptation  # the tower with the adaptation tile
        self.left_over = left_over  # special cards that nobody will see, by period
        self.gone = gone  # special cards that left the game openly
        self.supply = supply  # a bag of tokens face down
        self.discards = discards  # tokens face up
        self.stand_ins = stand_ins  # servants that make up the payment at hand, by the kind they stand in for
        self.extra = extra  # whether the extra pieces are in play

    def copy(self) -> Houses:
        return Houses(
            [house.copy() for house in self.houses],
            self.families,
            self.tiles,
            self.offers,
            self.open_leaders,
            self.adaptation,
            self.left_over[:],
            self.gone,
            self.supply,
            self.discards,
            self.stand_ins[:],
            self.extra,
        )


class WithHouses(Lorenzo):
    """A match of Lorenzo il Magnifico with Houses of Renaissance."""

    __slots__ = ("houses",)

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        players: list[Player],
        order: list[Seat],
        round: int,
        turn: int,
        dice: list[int],
        floors: list[int],
        spaces: list[Ids],
        open: Ids,
        decks: list[Ids],
        removed: Ids,
        excommunications: Ids,
        leaders: Ids,
        advanced: bool,
        asked: bool,
        houses: Houses,
    ) -> None:
        super().__init__(
            rng,
            stack,
            players,
            order,
            round,
            turn,
            dice,
            floors,
            spaces,
            open,
            decks,
            removed,
            excommunications,
            leaders,
            advanced,
            asked,
        )
        self.rules = RULES[HOUSES]
        self.houses = houses

    def copy(self) -> WithHouses:
        return WithHouses(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            [player.copy() for player in self.players],
            self.order[:],
            self.round,
            self.turn,
            self.dice[:],
            self.floors[:],
            self.spaces[:],
            self.open,
            self.decks[:],
            self.removed,
            self.excommunications,
            self.leaders,
            self.advanced,
            self.asked,
            self.houses.copy(),
        )


def houses_of(state: Lorenzo) -> Houses:
    """The expansion's part of a table that has it."""
    assert isinstance(state, WithHouses)
    return state.houses


def house_of(state: Lorenzo, seat: Seat) -> House:
    """What a player has of the expansion."""
    return houses_of(state).houses[seat]


def without_one(bag: Ids, item: int) -> Ids:
    """A bag after one of several equal items has left it."""
    place = bag.index(item)
    return (*bag[:place], *bag[place + 1 :])


def with_one(bag: Ids, item: int) -> Ids:
    """A bag, in ascending order, after an item has joined it."""
    return tuple(sorted([*bag, item]))
