"""What a viewer may see of a match with Houses of Renaissance, and what it may imagine (HOU-009, HOU-135)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.lorenzo import view as base
from signoria.games.lorenzo.estimates import amounts
from signoria.games.lorenzo.rules.cards import CARDS, LEADERS, PERIODS, SPACES, TOWERS
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.houses.auction import bidding
from signoria.games.lorenzo.rules.houses.modifiers import UsesFaithTiles
from signoria.games.lorenzo.rules.houses.options import STOOD_IN_FOR
from signoria.games.lorenzo.rules.houses.payment import stands_in
from signoria.games.lorenzo.rules.houses.pieces import AUCTION_TILES, FAITH_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.rules.houses.state import Holding, holding_of, houses_of
from signoria.games.lorenzo.rules.houses.taking import LastPurchases
from signoria.games.lorenzo.rules.houses.tokens import KeepingToken, LastTokens, drawn_by, paying_with
from signoria.games.lorenzo.rules.places import own_spaces
from signoria.games.lorenzo.rules.state import PIECES, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import GOODS, SERVANTS
from signoria.games.lorenzo.table import Board, Line, LorenzoOwn, LorenzoPublic, LorenzoTable, Lot
from signoria.kernel.core import Seat
from signoria.kernel.rng import Rng, imagined_rng


def own(state: Lorenzo, seat: Seat) -> LorenzoOwn:
    player, own = state.players[seat], base.own(state, seat)
    if stands_in(player):
        for kind in STOOD_IN_FOR:
            own["amount"][GOODS[kind]] += player.goods[SERVANTS]
    return {
        **own,
        "tokens": _faces(holding_of(state, seat).tokens),
        "drawn": _faces(drawn_by(state, seat)),
        "paying": _faces(paying_with(state, seat)),
    }


def public(state: Lorenzo) -> LorenzoPublic:
    return {"table": table(state), "boards": [board(state, seat) for seat in range(len(state.players))]}


def table(state: Lorenzo) -> LorenzoTable:
    houses = houses_of(state)
    public: LorenzoTable = {
        "auction": [_lot(state, place) for place in range(len(houses.families))] if bidding(state) else [],
        "open_leaders": [LEADERS[leader].id for leader in houses.open_leaders],
        **base.table(state),
        "adaptation": TOWERS[houses.adaptation].id if houses.adaptation != NONE else "",
        "supply": len(houses.supply),
        "used_tokens": _faces(houses.discards),
        "leader_deck": len(state.leaders),
        "removed": [CARDS[card].id for card in state.removed],
        "gone": [CARDS[card].id for card in houses.gone],
    }
    if any([isinstance(frame, (LastPurchases, LastTokens)) for frame in state.stack]):
        public["phase"] = "actions"
    return public


def _lot(state: Lorenzo, place: int) -> Lot:
    houses = houses_of(state)
    tile, offer = AUCTION_TILES[houses.tiles[place]], houses.offers[place]
    lines: list[Line] = [
        {
            "line": number + 1,
            "goods": amounts(goods),
            "seat": offer // PIECES if offer != NONE and offer % PIECES == number else None,
        }
        for number, goods in enumerate(tile.lines)
    ]
    return {"family": FAMILIES[houses.families[place]].id, "lines": lines}


def _faces(faces: Sequence[int]) -> list[str]:
    return [TOKENS[face].id for face in faces]


def board(state: Lorenzo, seat: Seat) -> Board:
    player, holding = state.players[seat], holding_of(state, seat)
    return {
        **base.board(state, seat),
        "family": FAMILIES[holding.family].id if holding.family != NONE else "",
        "tokens": len(holding.tokens),
        "placed_tokens": [
            {"card": CARDS[card].id, "token": TOKENS[face].id}
            for card, face in zip(holding.slots, holding.placed, strict=True)
        ],
        "stored": amounts(holding.stored),
        "faith_tiles": _tiles_ahead(holding) if player.in_force().has(UsesFaithTiles) else [],
        "spaces": [
            {
                "space": SPACES[space].id,
                "members": base.pieces([piece for piece in state.spaces[space] if piece // PIECES == seat]),
            }
            for space in own_spaces(state, seat)
        ],
    }


def _tiles_ahead(holding: Holding) -> list[str]:
    """The tiles of the faith track that a player has not reached yet."""
    return [tile.id for number, tile in enumerate(FAITH_TILES) if not holding.faith_tiles >> number & 1]


def imagine(state: Lorenzo, viewer: Seat | None, seed: str) -> Lorenzo:
    """Deal again, beside what the base game deals again, tokens and the special cards that are still to come."""
    clone = base.imagine(state, viewer, seed)
    rng = imagined_rng(seed)
    rng.drawn = clone.rng.drawn
    _deal_tokens(clone, viewer, rng)
    _deal_cards(clone, rng)
    clone.rng = Rng(seed, rng.drawn)
    return clone


def _deal_tokens(clone: Lorenzo, viewer: Seat | None, rng: Rng) -> None:
    houses = houses_of(clone)
    others = [holding for seat, holding in enumerate(houses.holdings) if seat != viewer]
    looking = [frame for frame in clone.stack if isinstance(frame, KeepingToken) and frame.seat != viewer]
    pool = list(houses.supply)
    for holding in others:
        pool += holding.tokens
    for frame in looking:
        pool += frame.drawn
    pool.sort()
    for holding in others:
        holding.tokens = tuple(sorted([rng.draw(pool, "special tokens") for _ in holding.tokens]))
    for frame in looking:
        frame.drawn = tuple([rng.draw(pool, "special tokens") for _ in frame.drawn])
    houses.supply = tuple(pool)


def _deal_cards(clone: Lorenzo, rng: Rng) -> None:
    """Which special cards are in the match is known only once they lie on the tower (HOU-009)."""
    left_over = houses_of(clone).left_over
    for period in range(PERIODS):
        deck = len(clone.decks) - PERIODS + period
        pool = sorted([*clone.decks[deck], *left_over[period]])
        clone.decks[deck] = tuple(sorted([rng.draw(pool, "special cards") for _ in clone.decks[deck]]))
        left_over[period] = tuple(pool)
