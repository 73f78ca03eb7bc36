"""Everything a match of The Princes of Florence remembers."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.princes.rules.cards import NONE
from signoria.games.princes.rules.grid import closed_to, fits, landscape_piece
from signoria.kernel.core import Frame, Seat, State
from signoria.kernel.rng import Rng
from signoria.kit.hands import Ids

#: A card under a deck is card * KNOWERS + the seat that put it there and knows it.
KNOWERS: Final = 8
#: What lies on a table is a profession by its number, or this: a recruiting card left behind (PRI-089).
RECRUITING: Final = 99
#: The rules version before any ruling changed.
FIRST_RULINGS: Final = 1


class Player:
    """A principality and the cards of its owner."""

    __slots__ = (
        "best",
        "bonuses",
        "builders",
        "built",
        "character",
        "drawn",
        "filled",
        "freedoms",
        "hand",
        "jesters",
        "landscapes",
        "money",
        "pieces",
        "points",
        "prestige_points",
        "prestiges",
        "recruiting",
        "table",
    )

    def __init__(
        self,
        money: int,
        points: int,
        filled: int,
        built: int,
        pieces: Ids,
        landscapes: list[int],
        builders: int,
        jesters: int,
        freedoms: int,
        hand: Ids,
        recruiting: int,
        table: Ids,
        bonuses: Ids,
        prestiges: Ids,
        drawn: Ids,
        best: int,
        character: int,
        prestige_points: int,
    ) -> None:
        self.money = money
        self.points = points
        self.filled = filled  # cells covered by anything, the palazzo included
        self.built = built  # cells covered by buildings and the palazzo
        self.pieces = pieces  # placements, in the order of placing
        self.landscapes = landscapes  # how many of each type
        self.builders = builders
        self.jesters = jesters
        self.freedoms = freedoms  # one bit each
        self.hand = hand  # professions
        self.recruiting = recruiting  # recruiting cards in hand
        self.table = table  # professions completed, and recruiting cards left behind
        self.bonuses = bonuses
        self.prestiges = prestiges
        self.drawn = drawn  # cards looked at, of which one is kept
        self.best = best  # the value of the best work of this round
        self.character = character
        self.prestige_points = prestige_points  # scored at the end

    def copy(self) -> Player:
        return Player(
            self.money,
            self.points,
            self.filled,
            self.built,
            self.pieces,
            self.landscapes[:],
            self.builders,
            self.jesters,
            self.freedoms,
            self.hand,
            self.recruiting,
            self.table,
            self.bonuses,
            self.prestiges,
            self.drawn,
            self.best,
            self.character,
            self.prestige_points,
        )

    def closed_to(self, piece: int) -> int:
        """The cells a piece may not cover now."""
        return closed_to(piece, self.filled, self.built, self.builders)

    def fits(self, piece: int) -> bool:
        """Whether a piece can be placed now."""
        return fits(piece, self.closed_to(piece))

    def cards(self) -> int:
        """Profession and recruiting cards in hand and on the table (PRI-124)."""
        return len(self.hand) + self.recruiting + len(self.table)


class Princes(State):
    """A match, with nothing in it but numbers."""

    __slots__ = (
        "bags",
        "banker",
        "blocks",
        "buildings",
        "expansion",
        "first",
        "freedoms",
        "last_price",
        "owned",
        "players",
        "removed",
        "round",
        "rulings",
        "scored",
        "stacks",
        "under",
    )

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        players: list[Player],
        first: Seat,
        round: int,
        buildings: list[int],
        freedoms: list[int],
        stacks: list[int],
        bags: list[Ids],
        under: list[Ids],
        removed: Ids,
        banker: int,
        expansion: bool,
        blocks: bool,
        last_price: int,
        rulings: int,
        scored: bool,
    ) -> None:
        super().__init__(rng, stack)
        self.players = players
        self.first = first  # the starting player of the round
        self.round = round  # from 0
        self.buildings = buildings  # left in the supply, by kind
        self.freedoms = freedoms  # left in the supply, by type
        self.stacks = stacks  # what is left to be auctioned, by stack; prestige cards are counted in their deck
        self.bags = bags  # cards of each deck whose order nobody knows
        self.under = under  # cards under each deck, in order, each with who knows it
        self.removed = removed  # bonus cards that were played
        self.banker = banker  # florins on the banker
        self.expansion = expansion
        self.blocks = blocks  # landscapes have their other outlines
        self.last_price = last_price  # what the last player pays for an object
        self.rulings = rulings  # the rules version whose rulings hold
        self.scored = scored  # prestige cards are scored and everything is shown

    def copy(self) -> Princes:
        return Princes(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            [player.copy() for player in self.players],
            self.first,
            self.round,
            self.buildings[:],
            self.freedoms[:],
            self.stacks[:],
            self.bags[:],
            self.under[:],
            self.removed,
            self.banker,
            self.expansion,
            self.blocks,
            self.last_price,
            self.rulings,
            self.scored,
        )

    def deck(self, deck: int) -> int:
        """How many cards a deck has left."""
        return len(self.bags[deck]) + len(self.under[deck])

    def landscape_piece(self, type: int) -> int:
        return landscape_piece(type, self.blocks)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % len(self.players)

    def owner(self, character: int) -> Seat:
        """Who holds a character; NONE if nobody does."""
        for seat, player in enumerate(self.players):
            if player.character == character:
                return seat
        return NONE
