"""What a phase remembers while it is under way: the two auctions, a turn, a work."""

from __future__ import annotations

from dataclasses import dataclass, field

from signoria.kernel.core import Seat


@dataclass
class ObjectAuction:
    """Who has an object or declined, which stacks are closed; stack: what is up for auction now, "" if nothing."""

    seats: int
    opener: Seat
    won: set[Seat] = field(default_factory=set)
    declined: set[Seat] = field(default_factory=set)
    closed: set[str] = field(default_factory=set)
    stack: str = ""
    bid: int = 0
    leader: Seat = -1
    passed: set[Seat] = field(default_factory=set)

    def remaining(self) -> set[Seat]:
        """Who has no object and has not declined (PRI-044)."""
        return set(range(self.seats)) - self.won - self.declined

    def next_opener(self) -> Seat:
        """The opener who did not win, else the next one clockwise (PRI-042, PRI-043, PRI-046)."""
        clockwise = [(self.opener + place) % self.seats for place in range(self.seats)]
        return next(seat for seat in clockwise if seat in self.remaining())

    def bidders(self) -> set[Seat]:
        """Who may still bid: neither passed on this object nor leading (PRI-035, PRI-037)."""
        return self.remaining() - self.passed - {self.leader}

    def standing(self, seat: Seat) -> str:
        """How a seat stands in the auction."""
        if seat in self.won:
            return "has_object"
        if seat in self.declined:
            return "declined"
        if self.stack and seat == self.leader:
            return "leads"
        if self.stack:
            return "passed" if seat in self.passed else "may_bid"
        if len(self.remaining()) == 1:
            return "last"
        return "opens" if seat == self.next_opener() else "waits"


@dataclass
class CharacterAuction:
    """markers: whose marker lies on which space of a card; done: who passed or bought."""

    markers: dict[str, tuple[Seat, int]] = field(default_factory=dict)
    sold: set[str] = field(default_factory=set)
    done: set[Seat] = field(default_factory=set)

    def wooed_by(self, seat: Seat) -> str:
        """The card on which a seat's marker lies, "" if on none (PRI-275)."""
        for character, (owner, _) in self.markers.items():
            if owner == seat:
                return character
        return ""

    def standing(self, seat: Seat, character: str) -> str:
        """How a seat stands in the auction; character: the card it has."""
        if seat in self.done:
            return "has_character" if character else "out"
        return "leads" if self.wooed_by(seat) else "may_bid"


@dataclass
class Turn:
    """A turn of the action phase; the flags are what may be done only once in it (PRI-110, PRI-111)."""

    seat: Seat
    actions: int
    took_profession: bool = False
    introduced_freedom: bool = False


@dataclass
class Work:
    """A profession that is played, and the bonus cards with it so far."""

    profession: str
    bonuses: list[str] = field(default_factory=list)
