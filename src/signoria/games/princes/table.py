"""What the table of The Princes of Florence shows, and to whom (PRI-014, PRI-016, PRI-024, PRI-085, PRI-218).

A piece is seen to travel, so it stands in one place only: a card that is played while it is still in hand, or shown at
the end, is a word there; so are cards that lie among recruiting cards, of which there are several.
"""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from signoria.games.princes.rules.cards import MINIMUM
from signoria.kernel.core import Seat
from signoria.kit.field import (
    Stage,
    asked,
    count,
    counters,
    course,
    doing,
    lists,
    piece,
    plan,
    points,
    spent,
    state,
    times,
    who,
    word,
)
from signoria.kit.table import DeclaredView

#: Seven rounds, and the value that a work needs in each (PRI-115).
STAGES: Final = [Stage("minimum", value) for value in MINIMUM]
#: What a round consists of; there are characters only with the expansion.
PHASES: Final = [Stage("objects"), Stage("characters", needs="characters"), Stage("actions")]


class Stack(TypedDict):
    """A stack of objects and how many are left; closed: taken from in this round."""

    stack: Annotated[str, word("stack")]
    count: Annotated[int, times("stack")]
    closed: Annotated[str, word("closed")]


class Supply(TypedDict):
    """How many of something are left in the supply."""

    piece: Annotated[str, word("building")]
    count: Annotated[int, times("piece")]


class Marker(TypedDict):
    """A character: whose marker lies on which space, or who holds it; closed: sold in this auction (PRI-281)."""

    character: Annotated[str, word("character")]
    closed: Annotated[str, word("closed")]
    space: int
    holder: list[Holder]


class Holder(TypedDict):
    """Somebody's marker."""

    seat: Annotated[Seat, who()]


class Auction(TypedDict):
    """What is up for auction, the highest bid and whose it is."""

    stack: Annotated[str, word("stack")]
    bid: int
    seat: Annotated[Seat, who("bid_by")]


class Bidder(TypedDict):
    """What an auction still holds for a seat: one of BIDDING."""

    seat: Annotated[Seat, who()]
    state: Annotated[str, word("bidding")]


class Board(TypedDict):
    """What lies before a player, which everybody sees; money is shown at the end (PRI-336)."""

    grid: Annotated[list[list[str]], plan("piece")]
    builders: int
    jesters: int
    freedoms: Annotated[list[str], word("freedom")]
    table: Annotated[list[str], word("profession")]
    best_work: Annotated[int, state()]
    hand: Annotated[int, count("hand", "in_hand")]
    bonus_cards: Annotated[int, count("bonuses")]
    prestige_cards: Annotated[int, count("prestiges")]
    character: Annotated[str, word("character")]
    money: Annotated[int | None, count("money")]
    prestige: Annotated[list[str], word("prestige")]
    points: Annotated[dict[str, int], points()]


class Work(TypedDict):
    """A work that is being completed."""

    profession: Annotated[str, word("profession")]
    bonuses: Annotated[list[str], word("bonus", "work_bonuses")]


class PrincesTable(TypedDict):
    """What lies before all."""

    round: Annotated[int, course("round", stages=STAGES)]
    minimum: int
    phase: Annotated[str, course("phase", word("phase"), PHASES)]
    first: Annotated[Seat | None, course("first", who("first"))]
    seat: Annotated[Seat | None, course("turn", who("turn"))]
    actions: Annotated[int, course("sight")]
    work: Annotated[Work | None, doing()]
    stacks: list[Stack]
    auction: Auction | None
    bidders: list[Bidder]
    characters: list[Marker]
    banker: int
    buildings: list[Supply]
    freedoms: Annotated[dict[str, int], counters("freedom", "freedoms_left")]
    decks: Annotated[dict[str, int], counters("deck")]
    removed: Annotated[list[str], spent("bonus")]


class PrincesOwn(TypedDict):
    """What its owner alone sees; known: cards put under a deck (PRI-014, PRI-085, PRI-218).

    amount: how many points can be named as an answer, at most.
    """

    money: int
    drawn: Annotated[list[str], doing(piece("card"))]
    hand: Annotated[list[str], word("profession")]
    bonuses: Annotated[list[str], piece("bonus")]
    prestiges: Annotated[list[str], piece("prestige")]
    known: Annotated[dict[str, list[str]], lists("deck")]
    amount: Annotated[dict[str, int], asked("amount")]


class PrincesPublic(TypedDict):
    """What somebody without a seat sees."""

    table: PrincesTable
    boards: list[Board]


class PrincesView(PrincesPublic):
    """All that a viewer may see."""

    own: PrincesOwn | None


VIEW: Final = DeclaredView("princes", PrincesView)
