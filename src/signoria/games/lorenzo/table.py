"""What the table of Lorenzo il Magnifico shows, and to whom (LOR-019, LOR-028, LOR-254, HOU-009, HOU-135).

What is not required is there only with Houses of Renaissance.
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from signoria.games.lorenzo.rules.cards import REQUIRED_FAITH, ROUNDS, ROUNDS_PER_PERIOD
from signoria.kernel.core import Seat
from signoria.kit.field import (
    Stage,
    asked,
    count,
    counters,
    course,
    doing,
    due,
    estimated,
    grid,
    named,
    owner,
    piece,
    points,
    scored,
    several,
    spent,
    state,
    step,
    times,
    who,
    word,
)
from signoria.kit.table import DeclaredView

#: Six rounds; every second one ends with a Vatican report, which asks for so much faith (LOR-022, LOR-197).
STAGES: Final = [
    Stage() if number % ROUNDS_PER_PERIOD else Stage("report", REQUIRED_FAITH[number // ROUNDS_PER_PERIOD - 1])
    for number in range(1, ROUNDS + 1)
]


class Place(TypedDict):
    """A place in the turn order."""

    seat: Annotated[Seat, who()]


class Piece(TypedDict):
    """A family member on the board and its owner."""

    seat: Annotated[Seat, owner()]
    member: Annotated[str, word("member")]


class Floor(TypedDict):
    """A floor of a tower: its card ("" if it is gone), the value it asks for, its bonus, and who stands there."""

    card: Annotated[str, piece("card")]
    value: int
    bonus: Annotated[dict[str, int], counters("good")]
    members: list[Piece]


class ActionSpace(TypedDict):
    """An open action space beside the towers, with its members in the order of placing (LOR-191)."""

    space: Annotated[str, word("space")]
    members: list[Piece]


class Die(TypedDict):
    """A die and what it shows."""

    die: Annotated[str, word("member", "die")]
    value: int


class Deck(TypedDict):
    """How many cards of a type are still to come (LOR-028)."""

    type: Annotated[str, word("type")]
    count: Annotated[int, times("type")]


class Tile(TypedDict):
    """An excommunication tile, the faith its report asks for, and who is marked on it."""

    tile: Annotated[str, piece("excommunication", "tile")]
    faith: Annotated[int, named("faith_asked")]
    marked: list[Place]


class Line(TypedDict):
    """A line of an auction tile, and whose offer it is."""

    line: int
    goods: Annotated[dict[str, int], counters("good")]
    seat: Annotated[Seat | None, who("offer")]


class Lot(TypedDict):
    """A family and the lines of the auction tile with it."""

    family: Annotated[str, piece("family")]
    lines: list[Line]


class ChosenExchange(TypedDict):
    """An arrow that was chosen: its card, what is paid and gained by it, or the card that it activates."""

    card: Annotated[str, word("card")]
    pay: Annotated[dict[str, int], due(counters("good"))]
    gain: Annotated[dict[str, int], counters("good")]
    activates: Annotated[str, word("card", "activates")]


class Business(TypedDict):
    """What the seat in turn is in the middle of: a member going to a space, a card being taken, work being planned.

    trail: what led to it, one after the other; types: of which a card may be taken, by an action of that value.
    """

    trail: Annotated[list[str], word("source", "because_of")]
    member: Annotated[str, word("member")]
    space: Annotated[str, word("space", "goes_to")]
    card: Annotated[str, word("card", "card_to_take")]
    types: Annotated[list[str], word("type", "types_to_take")]
    work: Annotated[str, word("work")]
    value: Annotated[int, state()]
    exchanges: list[ChosenExchange]


class Faithful(TypedDict):
    """How a seat stands in a Vatican report."""

    seat: Annotated[Seat, who()]
    faith: Annotated[int, step("faith")]
    verdict: Annotated[str, word("verdict")]


class Report(TypedDict):
    """A Vatican report that is being held: what it asks for, the tile, and how all stand in the order of turns."""

    faith: int
    tile: Annotated[str, word("excommunication")]
    faithful: list[Faithful]


class LorenzoTable(TypedDict):
    """What lies before all; towers are rows of floors from the top down, none before the first round.

    What is up for auction comes first: it is there only as long as everybody looks at it.
    """

    auction: NotRequired[list[Lot]]
    open_leaders: NotRequired[Annotated[list[str], piece("leader")]]
    round: Annotated[int, course("round", stages=STAGES)]
    period: int
    next_period: int
    phase: Annotated[str, course("phase", word("phase"))]
    seat: Annotated[Seat | None, course("turn", who("turn"))]
    order: Annotated[list[Place], course("turn_order")]
    next_order: Annotated[list[Place], estimated()]
    bonus_tiles: Annotated[list[str], piece("bonus_tile")]
    dice: Annotated[list[Die], course("sight")]
    towers: Annotated[list[list[Floor]], grid()]
    harvest: list[ActionSpace]
    production: list[ActionSpace]
    market: list[ActionSpace]
    council: list[ActionSpace]
    tiles: list[Tile]
    decks: list[Deck]
    business: Annotated[Business | None, doing()]
    report: Annotated[Report | None, estimated()]
    adaptation: NotRequired[Annotated[str, word("type", "adaptation")]]
    supply: NotRequired[int]
    used_tokens: NotRequired[Annotated[list[str], word("token")]]
    leader_deck: NotRequired[int]
    removed: NotRequired[Annotated[list[str], spent("card")]]
    gone: NotRequired[Annotated[list[str], spent("card")]]


class Member(TypedDict):
    """A family member that is still to be placed, and its value."""

    member: Annotated[str, word("member")]
    value: int


class LeaderInPlay(TypedDict):
    """A leader in play; face down it has been used in this round; copied: whose ability it has taken."""

    leader: Annotated[str, piece("leader")]
    side: Annotated[str, word("side")]
    copied: Annotated[str, word("leader", "copied")]


class PlacedToken(TypedDict):
    """A token on a card."""

    card: Annotated[str, word("card")]
    token: Annotated[str, word("token")]


class Board(TypedDict):
    """What lies before a player, which everybody sees (LOR-019); what is in hand is only counted (HOU-135).

    Bonus tiles are no single pieces here, for in the basic game all have the same.
    """

    resources: Annotated[dict[str, int], counters("good")]
    military: int
    faith: Annotated[int, step("faith")]
    victory_points: Annotated[int, scored()]
    members: Annotated[list[Member], course("left", named("members_to_place"))]
    territories: Annotated[list[str], piece("card")]
    buildings: Annotated[list[str], piece("card")]
    characters: Annotated[list[str], piece("card")]
    ventures: Annotated[list[str], piece("card")]
    bonus_tile: Annotated[str, word("bonus_tile")]
    leaders: list[LeaderInPlay]
    hand: Annotated[int, count("hand", "in_hand")]
    discarded: Annotated[list[str], spent("leader")]
    excommunications: Annotated[list[str], state(word("excommunication"))]
    points: Annotated[dict[str, int], points("track")]
    family: NotRequired[Annotated[str, piece("family")]]
    tokens: NotRequired[Annotated[int, count("tokens", "tokens_in_hand")]]
    placed_tokens: NotRequired[list[PlacedToken]]
    stored: NotRequired[Annotated[dict[str, int], counters("good")]]
    faith_tiles: NotRequired[Annotated[list[str], word("faith_tile")]]
    spaces: NotRequired[list[ActionSpace]]


class Price(TypedDict):
    """A way to pay for a card: what is paid, what that saves of the printed cost, the military that must be there."""

    pay: Annotated[dict[str, int], counters("good")]
    saved: Annotated[dict[str, int], counters("good")]
    military_to_show: int


class Offer(TypedDict):
    """A floor as it is for the viewer: its value, the ways to pay, the surcharge, whether it is closed."""

    value: int
    ways: list[Price]
    charge: int
    closed: bool


class Yield(TypedDict):
    """What work of a value would bring before any exchange.

    activates: the cards, of which so many have arrows; unaided: the best that a member reaches without servants.
    """

    work: Annotated[str, word("work")]
    value: int
    gain: Annotated[dict[str, int], counters("good")]
    activates: Annotated[list[str], word("card")]
    arrows: int
    unaided: bool


class Need(TypedDict):
    """How much a player has of what a leader asks for, and whether that will do."""

    has: int
    met: bool


class LeaderNeeds(TypedDict):
    """A leader in hand, and what it asks for in the order of its face."""

    leader: Annotated[str, word("leader")]
    needs: list[Need]


class Alternative(TypedDict):
    """One of the things to choose from: whose arrow it is, what it takes and brings, how often it is chosen by now."""

    source: Annotated[str, word("source")]
    pay: Annotated[dict[str, int], counters("good")]
    gain: Annotated[dict[str, int], counters("good")]
    activates: Annotated[str, word("card")]
    taken: int


class Estimates(TypedDict):
    """What things would come to for the viewer now.

    offers: by the floors of the towers; barred: spaces beside them that no member may enter; yields: of a harvest, then
    of a production, by rising value; military_needed: for one more territory; goods_left: to pay for exchanges with,
    less what is chosen.
    """

    offers: Annotated[list[list[Offer]], grid()]
    barred: Annotated[list[str], word("space")]
    yields: list[Yield]
    military_needed: int
    goods_left: Annotated[dict[str, int], counters("good")]
    hand: list[LeaderNeeds]


class Support(TypedDict):
    """What supporting the Church would bring, and what the tile would cost at the end as things stand."""

    points: int
    lost: int


class LorenzoOwn(TypedDict):
    """What its owner alone sees: leaders in the pack to choose from and in hand; tokens in hand, and those drawn.

    paying: tokens among which a price is paid; amount: how many of each good can be named as an answer, at most;
    alternatives: what is asked about, where that lies nowhere else.
    """

    pack: Annotated[list[str], doing(piece("leader"))]
    hand: Annotated[list[str], piece("leader")]
    tokens: NotRequired[Annotated[list[str], word("token")]]
    drawn: NotRequired[Annotated[list[str], doing(word("token"))]]
    paying: NotRequired[Annotated[list[str], several("token", "paying")]]
    amount: Annotated[dict[str, int], asked("good")]
    alternatives: Annotated[list[Alternative], estimated()]
    support: Annotated[Support | None, estimated()]
    estimates: Annotated[Estimates, estimated()]


class LorenzoPublic(TypedDict):
    """What somebody without a seat sees."""

    table: LorenzoTable
    boards: list[Board]


class LorenzoView(LorenzoPublic):
    """All that a viewer may see."""

    own: LorenzoOwn | None


VIEW: Final = DeclaredView("lorenzo", LorenzoView)
