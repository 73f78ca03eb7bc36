"""What a viewer may see of a match, and what it may imagine (MAS-044)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.masters.rules.cards import (
    CARDS,
    COLOURS,
    LEADERS,
    LEVELS,
    MARBLES,
    MARKET_COLUMNS,
    MARKET_ROWS,
    RESOURCES,
    STARTING_RESOURCES,
    STORED,
    TOKENS,
)
from signoria.games.masters.rules.depots import arrangement
from signoria.games.masters.rules.leaders import white_marble_leaders
from signoria.games.masters.rules.market import Store, WhiteMarbles
from signoria.games.masters.rules.options import POWERS, powers_in
from signoria.games.masters.rules.production import Produce, power_at
from signoria.games.masters.rules.purchase import Buy, Pay
from signoria.games.masters.rules.scoring import parts
from signoria.games.masters.rules.setup import StartingBonus
from signoria.games.masters.rules.state import NONE, Masters, Player
from signoria.games.masters.table import Board, Business, MastersOwn, MastersPublic, MastersTable, Solo, Stack
from signoria.kernel.core import Seat
from signoria.kernel.rng import Rng, imagined_rng

TILES = ("face_down", "face_up", "discarded")
OUTCOMES = ("won", "lost")


def own(state: Masters, seat: Seat) -> MastersOwn:
    return {
        "hand": [LEADERS[leader].id for leader in state.players[seat].hand],
        "amount": _amounts(_amount(state, seat)),
    }


def _amount(state: Masters, seat: Seat) -> Sequence[int]:
    """How many of each resource the open question of a seat is about."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, StartingBonus) and seat == frame.chooser(state):
        return [STARTING_RESOURCES[frame.place]] * STORED
    if isinstance(frame, Store) and seat == frame.seat:
        return frame.taken
    if isinstance(frame, WhiteMarbles) and seat == frame.seat:
        first = white_marble_leaders(state.players[seat])[0].resource
        return [frame.whites if resource == first else 0 for resource in range(STORED)]
    if isinstance(frame, Pay) and seat == frame.seat:
        return [frame.cost[resource] if resource == frame.resource() else 0 for resource in range(STORED)]
    if isinstance(frame, Produce) and seat == frame.seat:
        return [frame.spend or frame.receive] * STORED
    return [0] * STORED


def public(state: Masters) -> MastersPublic:
    return {"table": table(state), "boards": [_board(player) for player in state.players]}


def table(state: Masters) -> MastersTable:
    seats = len(state.players)
    completed = not state.stack and not state.solo()  # the last turn; solo it never is (MAS-191)
    marbles = [MARBLES[marble] for marble in state.market]
    return {
        "first": state.first if state.first != NONE else None,
        "seat": (state.first + state.turns) % seats if state.first != NONE and state.stack else None,
        "round": (state.turns - completed) // seats + 1,
        "reports": state.reports,
        "ending": state.ending,
        "market": [marbles[row * MARKET_COLUMNS : (row + 1) * MARKET_COLUMNS] for row in range(MARKET_ROWS)],
        "slide": MARBLES[state.slide] if state.slide != NONE else "",
        "grid": [_column(state, colour) for colour in range(len(COLOURS))],
        "business": _business(state),
        "solo": _solo(state) if state.solo() else None,
    }


def _column(state: Masters, colour: int) -> list[Stack]:
    stacks = range((colour + 1) * LEVELS - 1, colour * LEVELS - 1, -1)
    return [{"card": _card(state.tops[stack]), "covered": len(state.covered[stack])} for stack in stacks]


def _card(card: int) -> str:
    return CARDS[card].id if card != NONE else ""


def _board(player: Player) -> Board:
    return {
        "faith": player.faith,
        "tiles": [TILES[tile] for tile in player.tiles],
        "depots": [
            {"resource": RESOURCES[resource] if resource != NONE else "", "count": count, "size": size}
            for resource, count, size in arrangement(player)
        ],
        "strongbox": _amounts(player.strongbox),
        "triple_tiles": _amounts([triple_tiles(count)[0] for count in player.strongbox]),
        "powers": [word for index, word in enumerate(POWERS) if power_at(player, index) is not None],
        "slots": [[CARDS[card].id for card in slot] for slot in player.slots],
        "played": [LEADERS[leader].id for leader in player.played],
        "hand": len(player.hand),
        "points": parts(player),
    }


def _amounts(amounts: Sequence[int]) -> dict[str, int]:
    return {resource: amounts[r] for r, resource in enumerate(RESOURCES)}


def triple_tiles(count: int) -> tuple[int, int]:
    """How equal resources of a strongbox can lie: 3x tiles with one piece on each, and loose pieces (MAS-106)."""
    return count // 3, count % 3


def _business(state: Masters) -> Business | None:
    business: Business = {
        "taken": _amounts([0] * STORED),
        "whites": 0,
        "excess": 0,
        "buying": "",
        "powers": [],
        "cost": _amounts([0] * STORED),
        "gain": _amounts([0] * STORED),
        "faith": 0,
    }
    begun = False
    for frame in state.stack:
        if isinstance(frame, (Store, WhiteMarbles)):
            business["taken"] = _amounts(frame.taken)
            business["whites"] = frame.whites if isinstance(frame, WhiteMarbles) else 0
            business["excess"] = frame.forced_discards(state)
        elif isinstance(frame, Buy):
            business["buying"] = _card(state.tops[frame.stack])
        elif isinstance(frame, Produce):
            business["powers"] = [POWERS[power] for power in powers_in(frame.used)]
            business["cost"], business["gain"] = _amounts(frame.cost), _amounts(frame.gain)
            business["faith"] = frame.faith
        elif isinstance(frame, Pay):
            business["cost"] = _amounts(frame.cost)
        else:
            continue
        begun = True
    return business if begun else None


def _solo(state: Masters) -> Solo:
    return {
        "outcome": "" if state.stack else OUTCOMES[int(state.lost)],
        "cross": state.cross,
        "token": TOKENS[state.token].id if state.token != NONE else "",
        "revealed": [TOKENS[token].id for token in state.revealed],
        "removed": [CARDS[card].id for card in state.removed],
    }


def imagine(state: Masters, viewer: Seat | None, seed: str, blind: bool) -> Masters:
    """Deal again the leaders viewer cannot know: the hands of others, those gone unseen, those never dealt.

    Cards under the grid and tokens in the stack are bags: who counts knows the bag, and nobody an order in it.
    """
    clone = state.copy()
    rng = imagined_rng(seed)
    pool = clone.leaders
    for seat, player in enumerate(clone.players):
        if seat != viewer:
            pool += player.hand
        if seat != viewer or blind:
            pool += player.gone
    pool.sort()
    for seat, player in enumerate(clone.players):
        if seat != viewer:
            player.hand = tuple(sorted([rng.draw(pool, "leaders") for _ in player.hand]))
        if seat != viewer or blind:
            player.gone = tuple([rng.draw(pool, "leaders") for _ in player.gone])
    clone.rng = Rng(seed, rng.drawn)
    return clone
