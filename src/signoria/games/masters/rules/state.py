"""Everything a match of Masters of Renaissance remembers."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.masters.rules.cards import CARDS
from signoria.kernel.core import Frame, Seat, State
from signoria.kernel.rng import Rng
from signoria.kit.hands import Ids

#: What can have become of a pope's favour tile.
FACE_DOWN: Final = 0
FACE_UP: Final = 1
DISCARDED: Final = 2

#: No card, no seat yet.
NONE: Final = -1

#: The rules version before any ruling changed.
FIRST_RULINGS: Final = 1
#: The last ones by which the powers of a production are planned one by one (MAS-093).
ONE_BY_ONE: Final = 2


class Player:
    """A personal board and the leaders beside it.

    Depots are plain counts, warehouse and leader depots together: where a piece lies never changes what is
    possible, because rearranging is free in the own turn (MAS-060, MAS-149). What seldom changes is a tuple,
    shared between copies.
    """

    __slots__ = ("depots", "faith", "gone", "hand", "played", "slots", "strongbox", "tiles")

    def __init__(
        self,
        depots: list[int],
        strongbox: list[int],
        slots: list[Ids],
        hand: Ids,
        played: Ids,
        gone: Ids,
        faith: int,
        tiles: list[int],
    ) -> None:
        self.depots = depots
        self.strongbox = strongbox
        self.slots = slots
        self.hand = hand
        self.played = played
        self.gone = gone  # leaders not kept or discarded, which the others never see (MAS-026, MAS-129)
        self.faith = faith
        self.tiles = tiles

    def copy(self) -> Player:
        return Player(
            self.depots[:],
            self.strongbox[:],
            self.slots[:],
            self.hand,
            self.played,
            self.gone,
            self.faith,
            self.tiles[:],
        )

    def owns(self, resource: int) -> int:
        return self.depots[resource] + self.strongbox[resource]

    def resources(self) -> int:
        """All resources left, wherever they lie (MAS-166)."""
        return sum(self.depots) + sum(self.strongbox)

    def cards(self) -> int:
        """Development cards on the board, covered ones too (MAS-154)."""
        return len(self.slots[0]) + len(self.slots[1]) + len(self.slots[2])

    def has_cards(self, colour: int, level: int) -> int:
        """Cards of a colour on the board, covered ones too; level 0 is any level (MAS-133 to MAS-136)."""
        count = 0
        for slot in self.slots:
            for card in slot:
                if CARDS[card].colour == colour and (level == 0 or CARDS[card].level == level):
                    count += 1
        return count


class Masters(State):
    """A match, with nothing in it but numbers."""

    __slots__ = (
        "covered",
        "cross",
        "ending",
        "first",
        "leaders",
        "lost",
        "market",
        "players",
        "removed",
        "reports",
        "revealed",
        "rulings",
        "slide",
        "token",
        "tokens",
        "tops",
        "turns",
    )

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        players: list[Player],
        market: list[int],
        slide: int,
        tops: list[int],
        covered: list[Ids],
        leaders: list[int],
        first: Seat,
        turns: int,
        reports: int,
        ending: bool,
        cross: int,
        tokens: list[int],
        token: int,
        revealed: list[int],
        removed: list[int],
        lost: bool,
        rulings: int,
    ) -> None:
        super().__init__(rng, stack)
        self.players = players
        self.market = market  # marbles of the tray, row by row
        self.slide = slide
        self.tops = tops  # the card that shows on each stack of the grid; none from its purchase to the end of the turn
        self.covered = covered  # bags of the cards under it
        self.leaders = leaders  # not dealt
        self.first = first
        self.turns = turns  # completed ones
        self.reports = reports  # Vatican reports held
        self.ending = ending
        self.cross = cross  # solo: Lorenzo's marker
        self.tokens = tokens  # solo: still in the stack
        self.token = token  # solo: the last one revealed
        self.revealed = revealed  # solo: since the last shuffle
        self.removed = removed  # solo: cards that tokens discarded
        self.lost = lost
        self.rulings = rulings  # the rules version whose rulings hold

    def copy(self) -> Masters:
        return Masters(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            [player.copy() for player in self.players],
            self.market[:],
            self.slide,
            self.tops[:],
            self.covered[:],
            self.leaders[:],
            self.first,
            self.turns,
            self.reports,
            self.ending,
            self.cross,
            self.tokens[:],
            self.token,
            self.revealed[:],
            self.removed[:],
            self.lost,
            self.rulings,
        )

    def hidden_stacks(self) -> list[int]:
        """Stacks of the grid that have cards, of which none shows (MAS-084)."""
        return [stack for stack, top in enumerate(self.tops) if top == NONE and self.covered[stack]]

    def solo(self) -> bool:
        return len(self.players) == 1
