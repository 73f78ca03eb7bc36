"""The table: what lies on it, whoever is asked at it, and how money and points change hands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from signoria.kernel.core import Seat
from tests.referee.princes.deck import Deck
from tests.referee.princes.player import Player
from tests.referee.princes.printed import BUILDINGS, CARDS, CHARACTERS, LANDSCAPE_TYPES
from tests.referee.princes.under_way import CharacterAuction, ObjectAuction, Turn, Work
from tests.referee.script import Eyes, Script, ask, ask_unless_forced

#: Options with the rules that forbid each of them; what no rule forbids is offered.
Choices: TypeAlias = dict[str, Collection[str]]

#: The minimum work value of each round (PRI-115).
MINIMUM: Final = (7, 10, 12, 14, 15, 16, 17)
LAST_ROUND: Final = len(MINIMUM)
#: A point that is given up brings so many florins (PRI-212).
FLORINS_PER_POINT_GIVEN_UP: Final = 100
#: The money on the banker (PRI-262).
BANKER_MONEY: Final = 600
LANDSCAPE: Final = "landscape"
OBJECTS: Final = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting_card": 5}
STACKS: Final = (*LANDSCAPE_TYPES, "jester", "builder", "prestige_card", "recruiting_card")
STACKS_OF_TWO: Final = (LANDSCAPE, *STACKS[len(LANDSCAPE_TYPES) :])
EVERY_STACK: Final = (LANDSCAPE, *STACKS)
NO_RULE: Final[Collection[str]] = ()


@dataclass
class Table:
    """Everything that lies before the players (PRI-002 to PRI-004, PRI-017 to PRI-020)."""

    look: Eyes
    expansion: bool
    last_price_of_two: int
    rulings: int
    players: list[Player]
    first: Seat
    freedoms: dict[str, int]
    round: int = 1
    phase: str = "preparation"
    objects: dict[str, int] = field(default_factory=lambda: dict(OBJECTS))
    buildings: dict[str, int] = field(default_factory=lambda: dict.fromkeys(BUILDINGS, 3))
    decks: dict[str, Deck] = field(default_factory=lambda: {name: Deck(name) for name in CARDS})
    removed: list[str] = field(default_factory=list)
    banker: int = BANKER_MONEY
    auction: ObjectAuction | None = None
    character_auction: CharacterAuction | None = None
    turn: Turn | None = None
    work: Work | None = None
    refused: Choices = field(default_factory=dict)

    # Who is who.

    def seats(self) -> range:
        return range(len(self.players))

    def clockwise(self) -> list[Seat]:
        """All seats, the starting player first (PRI-027)."""
        return [(self.first + place) % len(self.players) for place in self.seats()]

    def opponents(self, seat: Seat) -> list[Player]:
        return [player for other, player in enumerate(self.players) if other != seat]

    def for_two(self) -> bool:
        """Two players have rules of their own (PRI-001)."""
        return len(self.players) == 2

    # What is there.

    def minimum(self) -> int:
        return MINIMUM[self.round - 1]

    def stacks(self) -> tuple[str, ...]:
        """What is auctioned; for two players the landscapes are one item (PRI-018, PRI-253)."""
        return STACKS_OF_TWO if self.for_two() else STACKS

    def objects_left(self, stack: str) -> int:
        if stack == "prestige_card":
            return len(self.decks["prestige"])
        if stack == LANDSCAPE:
            return sum([self.objects[landscape] for landscape in LANDSCAPE_TYPES])
        return self.objects[stack]

    def holder(self, character: str) -> Seat | None:
        """Who has a character."""
        for seat, player in enumerate(self.players):
            if player.character == character:
                return seat
        return None

    def characters(self) -> tuple[str, ...]:
        """The character cards stay out of the base game (PRI-022)."""
        return tuple(CHARACTERS) if self.expansion else ()

    # Money and points.

    def means(self, seat: Seat) -> int:
        """Cash, in the base game plus what points would bring (PRI-052, PRI-263)."""
        player = self.players[seat]
        return player.money + (0 if self.expansion else FLORINS_PER_POINT_GIVEN_UP * player.points)

    def pay(self, seat: Seat, price: int) -> None:
        """Exactly what is missing is taken from the points, which never fall below 0 (PRI-213, PRI-214)."""
        player = self.players[seat]
        missing = max(0, price - player.money)
        player.money -= price - missing
        player.points -= missing // FLORINS_PER_POINT_GIVEN_UP
        assert player.points >= 0
        assert missing == 0 or not self.expansion

    def rank(self, seat: Seat) -> int:
        """The place on the fame track: 1 and one more for everybody strictly ahead (PRI-311)."""
        return 1 + sum([player.points > self.players[seat].points for player in self.players])

    # Asking.

    def choose(self, seat: Seat, kind: str, choices: Choices) -> Script[str]:
        """What a seat chooses among all that no rule forbids."""
        return (yield from ask(seat, kind, self.options(choices)))

    def choose_unless_forced(self, seat: Seat, kind: str, choices: Choices) -> Script[str]:
        """The same; nobody is asked where there is only one thing to do."""
        return (yield from ask_unless_forced(seat, kind, self.options(choices)))

    def options(self, choices: Choices) -> list[str]:
        """What is offered; the rest is remembered with its rules."""
        self.refused = {code: rules for code, rules in choices.items() if rules}
        return [code for code, rules in choices.items() if not rules]


def offered(*codes: str) -> Choices:
    """Options that nothing forbids."""
    return dict.fromkeys(codes, NO_RULE)
