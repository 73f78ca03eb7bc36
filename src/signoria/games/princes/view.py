"""What a viewer may see of a match (PRI-014, PRI-016, PRI-024, PRI-085, PRI-218)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.princes.rules.auction import ObjectAuction
from signoria.games.princes.rules.cards import (
    BONUSES,
    BUILDINGS,
    CHARACTERS,
    COLUMNS,
    DECKS,
    FLORINS_PER_POINT,
    FREEDOMS,
    MINIMUM,
    NONE,
    PIECES,
    PRESTIGES,
    PROFESSIONS,
    ROUNDS,
    ROWS,
    STACKS,
)
from signoria.games.princes.rules.character_auction import CharacterAuction
from signoria.games.princes.rules.decks import deck_of
from signoria.games.princes.rules.grid import PALAZZO_MASK, PLACEMENTS
from signoria.games.princes.rules.names import card_word
from signoria.games.princes.rules.objects import objects_left, stacks_of
from signoria.games.princes.rules.rounds import Rounds
from signoria.games.princes.rules.scoring import parts
from signoria.games.princes.rules.setup import ReturnProfession
from signoria.games.princes.rules.state import KNOWERS, RECRUITING, Player, Princes
from signoria.games.princes.rules.turn import Turn
from signoria.games.princes.rules.works import CompletingWork
from signoria.games.princes.table import (
    Auction,
    Bidder,
    Board,
    Holder,
    Marker,
    PrincesOwn,
    PrincesPublic,
    PrincesTable,
    Stack,
    Work,
)
from signoria.kernel.core import Seat

PHASES = ("preparation", "objects", "characters", "actions", "over")
#: What is under way while the rounds wait to go on with a phase.
UNDER_WAY = ("preparation", "objects", "objects", "characters", "actions")
#: Where a seat can stand in an auction.
BIDDING = ("leads", "may_bid", "passed", "opens", "last", "waits", "declined", "has_object", "has_character", "out")
#: What lies on a table in the place of a profession that was recruited away.
RECRUITING_CARD = "recruiting_card"
PALAZZO = "palazzo"


def own(state: Princes, seat: Seat) -> PrincesOwn:
    player = state.players[seat]
    return {
        "money": player.money,
        "drawn": [card_word(deck_of(state), card) for card in player.drawn] if player.drawn else [],
        "hand": [*[PROFESSIONS[card].id for card in player.hand], *[RECRUITING_CARD] * player.recruiting],
        "bonuses": [BONUSES[card].id for card in player.bonuses],
        "prestiges": [PRESTIGES[card].id for card in player.prestiges],
        "known": {deck: _cards_put_under(state, d, seat) for d, deck in enumerate(DECKS)},
        "amount": {"points": player.money // FLORINS_PER_POINT},
    }


def public(state: Princes) -> PrincesPublic:
    return {"table": table(state), "boards": [_board(state, seat) for seat in range(len(state.players))]}


def table(state: Princes) -> PrincesTable:
    turn = [frame for frame in state.stack if isinstance(frame, Turn)]
    return {
        "round": min(state.round + 1, ROUNDS),
        "minimum": MINIMUM[min(state.round, ROUNDS - 1)],
        "phase": PHASES[phase(state)],
        "first": state.first if state.first != NONE else None,
        "seat": turn[0].seat if turn else None,
        "actions": turn[0].left if turn else 0,
        "work": _work(state),
        "stacks": [_stack(state, stack) for stack in stacks_of(state)],
        "auction": _auction(state),
        "bidders": _bidders(state),
        "characters": [_marker(state, c) for c in range(len(CHARACTERS))] if state.expansion else [],
        "banker": state.banker if state.expansion else 0,
        "buildings": [{"piece": piece.id, "count": state.buildings[b]} for b, piece in enumerate(BUILDINGS)],
        "freedoms": {freedom: state.freedoms[f] for f, freedom in enumerate(FREEDOMS)},
        "decks": {deck: state.deck(d) for d, deck in enumerate(DECKS)},
        "removed": [BONUSES[card].id for card in state.removed],
    }


def phase(state: Princes) -> int:
    """Which of the phases the match is in."""
    if state.scored:
        return PHASES.index("over")
    for frame in state.stack:
        if isinstance(frame, ReturnProfession):
            return PHASES.index("preparation")
    for frame in state.stack:
        if isinstance(frame, Rounds):
            return PHASES.index(UNDER_WAY[frame.phase])
    return PHASES.index("actions")


def _auction(state: Princes) -> Auction | None:
    for frame in state.stack:
        if isinstance(frame, ObjectAuction) and frame.stack != NONE:
            return {"stack": STACKS[frame.stack], "bid": frame.bid, "seat": frame.leader}
    return None


def _bidders(state: Princes) -> list[Bidder]:
    """Every seat in the auction that goes on; none while there is no auction."""
    for frame in state.stack:
        if isinstance(frame, ObjectAuction):
            return [{"seat": seat, "state": _bidding(state, frame, seat)} for seat in range(len(state.players))]
        if isinstance(frame, CharacterAuction):
            return [{"seat": seat, "state": _wooing(state, frame, seat)} for seat in range(len(state.players))]
    return []


def _bidding(state: Princes, auction: ObjectAuction, seat: Seat) -> str:
    """How a seat stands in the auction of objects (PRI-032, PRI-037, PRI-044, PRI-046)."""
    if not auction.remains(seat):
        return "has_object" if auction.won >> seat & 1 else "declined"
    if auction.stack == NONE and auction.seats_remaining(state) == 1:
        return "last"
    if auction.stack == NONE:
        return "opens" if auction.next_opener(state) == seat else "waits"
    if seat == auction.leader:
        return "leads"
    return "passed" if auction.passed >> seat & 1 else "may_bid"


def _wooing(state: Princes, auction: CharacterAuction, seat: Seat) -> str:
    """How a seat stands in the auction of characters (PRI-275 on)."""
    if auction.done >> seat & 1:
        return "has_character" if state.players[seat].character != NONE else "out"
    return "leads" if seat in auction.markers else "may_bid"


def _work(state: Princes) -> Work | None:
    """A work under way lies open, card by card as it is played."""
    for frame in state.stack:
        if isinstance(frame, CompletingWork):
            return {"profession": PROFESSIONS[frame.profession].id, "bonuses": [BONUSES[b].id for b in frame.bonuses]}
    return None


def _stack(state: Princes, stack: int) -> Stack:
    closed = any([isinstance(frame, ObjectAuction) and frame.closed >> stack & 1 for frame in state.stack])
    return {"stack": STACKS[stack], "count": objects_left(state, stack), "closed": "closed" if closed else ""}


def _marker(state: Princes, character: int) -> Marker:
    seat, space, closed = state.owner(character), 0, ""
    for frame in state.stack:
        if isinstance(frame, CharacterAuction) and frame.sold >> character & 1:
            closed = "closed"
        elif isinstance(frame, CharacterAuction) and frame.markers[character] != NONE:
            seat, space = frame.markers[character], frame.spaces[character]
    holder: list[Holder] = [{"seat": seat}] if seat != NONE else []
    return {"character": CHARACTERS[character].id, "closed": closed, "space": space, "holder": holder}


def _cards_put_under(state: Princes, deck: int, seat: Seat) -> list[str]:
    """The cards under a deck that a seat has put there."""
    return [card_word(deck, entry // KNOWERS) for entry in state.under[deck] if entry % KNOWERS == seat]


def _grid(player: Player) -> list[list[str]]:
    cells = [""] * (ROWS * COLUMNS)
    for cell in range(len(cells)):
        if PALAZZO_MASK >> cell & 1:
            cells[cell] = PALAZZO
    for number in player.pieces:
        for row, column in PLACEMENTS[number].cells:
            cells[row * COLUMNS + column] = PIECES[PLACEMENTS[number].piece].id
    return [cells[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]


def _table(cards: Sequence[int]) -> list[str]:
    return [RECRUITING_CARD if card == RECRUITING else PROFESSIONS[card].id for card in cards]


def _board(state: Princes, seat: Seat) -> Board:
    player = state.players[seat]
    return {
        "grid": _grid(player),
        "builders": player.builders,
        "jesters": player.jesters,
        "freedoms": [freedom for f, freedom in enumerate(FREEDOMS) if player.freedoms >> f & 1],
        "table": _table(player.table),
        "best_work": player.best,
        "hand": len(player.hand) + player.recruiting,
        "bonus_cards": len(player.bonuses),
        "prestige_cards": len(player.prestiges),
        "character": CHARACTERS[player.character].id if player.character != NONE else "",
        "money": player.money if state.scored else None,
        "prestige": [PRESTIGES[card].id for card in player.prestiges] if state.scored else [],
        "points": parts(state, seat),
    }
