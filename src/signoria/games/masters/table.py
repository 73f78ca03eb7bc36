"""What the table of Masters of Renaissance shows, and to whom (MAS-044)."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from signoria.games.masters.rules.cards import SECTIONS
from signoria.kernel.core import Seat
from signoria.kit.field import (
    Stage,
    asked,
    count,
    counters,
    course,
    doing,
    due,
    grid,
    named,
    piece,
    points,
    several,
    spent,
    stacks,
    state,
    step,
    times,
    who,
    word,
)
from signoria.kit.table import DeclaredView

#: Reports, each when somebody reaches its space (MAS-110); how many rounds there are nobody knows (MAS-157).
REPORTS: Final = [Stage("report", section.pope) for section in SECTIONS]


class Depot(TypedDict):
    """One depot as drawn; resource is "" while a warehouse depot is empty, size is what it can hold."""

    resource: Annotated[str, word("resource")]
    count: Annotated[int, times("resource")]
    size: int


class Board(TypedDict):
    """A personal board, which everybody sees; powers: those of its production, the one printed on the board first."""

    faith: Annotated[int, step("faith")]
    tiles: Annotated[list[str], state(word("tile"))]
    depots: list[Depot]
    strongbox: Annotated[dict[str, int], counters("resource")]
    triple_tiles: Annotated[dict[str, int], counters("resource")]
    powers: Annotated[list[str], several("power")]
    slots: Annotated[list[list[str]], stacks("card")]
    played: Annotated[list[str], piece("leader")]
    hand: Annotated[int, count("hand", "in_hand")]
    points: Annotated[dict[str, int], points("cards", "faith", "tiles", "leaders")]


class Stack(TypedDict):
    """A stack of the grid: the card that shows, and how many lie covered.

    None shows ("") on an empty stack, and on one that was bought from until the turn ends (MAS-084).
    """

    card: Annotated[str, piece("card")]
    covered: int


class Solo(TypedDict):
    """Lorenzo's side of a solo match; outcome is "" while it is played, then "won" or "lost" by the player."""

    outcome: Annotated[str, word("outcome")]
    cross: Annotated[int, step("faith", "cross")]
    token: Annotated[str, word("token")]
    revealed: Annotated[list[str], word("token")]
    removed: Annotated[list[str], spent("card")]


class Business(TypedDict):
    """What the seat in turn is in the middle of: a line taken, a card being bought, a production planned, a payment.

    excess: how many of the resources taken cannot be stored, whatever is chosen.
    """

    taken: Annotated[dict[str, int], counters("resource")]
    whites: int
    excess: int
    buying: Annotated[str, word("card", "buying")]
    powers: Annotated[list[str], word("power", "chosen_powers")]
    cost: Annotated[dict[str, int], due(counters("resource"))]
    gain: Annotated[dict[str, int], counters("resource")]
    faith: Annotated[int, named("faith_to_gain")]


class MastersTable(TypedDict):
    """What lies before all; grid columns by colour, each from level 3 down to level 1 (MAS-017)."""

    first: Annotated[Seat | None, course("first", who("first"))]
    seat: Annotated[Seat | None, course("turn", who("turn"))]
    round: Annotated[int, course("round")]
    reports: Annotated[int, course("done", stages=REPORTS)]
    ending: Annotated[bool, course("sight")]
    market: Annotated[list[list[str]], grid("marble")]
    slide: Annotated[str, word("marble", "slide")]
    grid: Annotated[list[list[Stack]], grid(upright=True)]
    business: Annotated[Business | None, doing()]
    solo: Solo | None


class MastersOwn(TypedDict):
    """What its owner alone sees: leaders in hand, and how many of each resource can be named as an answer."""

    hand: Annotated[list[str], piece("leader")]
    amount: Annotated[dict[str, int], asked("resource")]


class MastersPublic(TypedDict):
    """What somebody without a seat sees."""

    table: MastersTable
    boards: list[Board]


class MastersView(MastersPublic):
    """All that a viewer may see."""

    own: MastersOwn | None


VIEW: Final = DeclaredView("masters", MastersView)
