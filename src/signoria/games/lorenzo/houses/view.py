"""What a viewer may see of a match with Houses of Renaissance, and what it may imagine (HOU-009, HOU-135)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, cast

from signoria.games.lorenzo import view as base
from signoria.games.lorenzo.cards import CARDS, LEADERS, PERIODS, SPACES, TOWERS
from signoria.games.lorenzo.components import NONE
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.pieces import AUCTION_TILES, FAITH_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.houses.state import House, WithHouses
from signoria.games.lorenzo.houses.taking import LastPurchases
from signoria.games.lorenzo.houses.tokens import Keeping, LastTokens
from signoria.games.lorenzo.houses.vocabulary import FAITH_TILES as USES_FAITH_TILES
from signoria.games.lorenzo.standing import has_odd
from signoria.games.lorenzo.state import PIECES
from signoria.games.lorenzo.vocabulary import GOODS
from signoria.kernel.core import Seat
from signoria.kernel.rng import Rng, dreaming


class Line(TypedDict):
    """A line of an auction tile, and whose offer it is."""

    line: int
    goods: dict[str, int]
    seat: Seat | None


class Lot(TypedDict):
    """A family and the lines of the auction tile with it."""

    family: str
    lines: list[Line]


class Placed(TypedDict):
    """A token on a card."""

    card: str
    token: str


class HouseBoard(TypedDict):
    """What lies before a player beside what the base game has; tokens in hand are only counted (HOU-135)."""

    family: str
    tokens: int
    placed_tokens: list[Placed]
    stored: dict[str, int]
    faith_tiles: list[str]
    spaces: list[base.ActionSpace]


class HousesPart(TypedDict):
    """What there is on the table beside what the base game has."""

    auction: list[Lot]
    open_leaders: list[str]
    adaptation: str
    tokens: list[str]
    drawn: list[str]
    supply: int
    used_tokens: list[str]
    leader_deck: int
    removed: list[str]
    gone: list[str]


class HousesBoard(base.Board, HouseBoard):
    """All that lies before a player."""


class HousesView(base.LorenzoTable, HousesPart):
    """The whole table, with the boards of all players."""

    boards: list[HousesBoard]


class HousesOwn(base.LorenzoOwn):
    """What its owner alone sees: tokens in hand, and those drawn to be looked at (HOU-135)."""

    tokens: list[str]
    drawn: list[str]


def own(state: WithHouses, seat: Seat) -> HousesOwn:
    tokens = _faces(state.houses.houses[seat].tokens)
    return {**base.own(state, seat), "tokens": tokens, "drawn": _drawn(state, seat)}


def public(state: WithHouses) -> HousesView:
    """What is up for auction comes first: it is there only as long as everybody looks at it."""
    part = houses_part(state)
    found: dict[str, object] = {"auction": part["auction"], "open_leaders": part["open_leaders"]}
    found.update(base.table(state))
    found.update(part)
    if any([isinstance(frame, (LastPurchases, LastTokens)) for frame in state.stack]):
        found["phase"] = "actions"
    found["boards"] = [{**base.board(state, seat), **house_board(state, seat)} for seat in range(len(state.players))]
    return cast(HousesView, found)


def houses_part(state: WithHouses) -> HousesPart:
    houses = state.houses
    bidding = any([isinstance(frame, Auction) for frame in state.stack]) and len(houses.families) > 0
    return {
        "auction": [_lot(state, place) for place in range(len(houses.families))] if bidding else [],
        "open_leaders": [LEADERS[leader].id for leader in houses.open_leaders],
        "adaptation": TOWERS[houses.adaptation].id if houses.adaptation != NONE else "",
        "tokens": [],
        "drawn": [],
        "supply": len(houses.supply),
        "used_tokens": _faces(houses.discards),
        "leader_deck": len(state.leaders),
        "removed": [CARDS[card].id for card in state.removed],
        "gone": [CARDS[card].id for card in houses.gone],
    }


def _lot(state: WithHouses, place: int) -> Lot:
    houses = state.houses
    tile, offer = AUCTION_TILES[houses.tiles[place]], houses.offers[place]
    lines: list[Line] = [
        {
            "line": number + 1,
            "goods": _named(goods),
            "seat": offer // PIECES if offer != NONE and offer % PIECES == number else None,
        }
        for number, goods in enumerate(tile.lines)
    ]
    return {"family": FAMILIES[houses.families[place]].id, "lines": lines}


def _named(goods: Sequence[int]) -> dict[str, int]:
    return {GOODS[kind]: amount for kind, amount in enumerate(goods) if amount}


def _faces(faces: Sequence[int]) -> list[str]:
    return [TOKENS[face].id for face in faces]


def _drawn(state: WithHouses, seat: Seat) -> list[str]:
    """Tokens drawn to be looked at, for who looks at them."""
    for frame in state.stack:
        if isinstance(frame, Keeping) and frame.seat == seat:
            return _faces(frame.drawn)
    return []


def house_board(state: WithHouses, seat: Seat) -> HouseBoard:
    player, house = state.players[seat], state.houses.houses[seat]
    own = [space for space in state.rules.spaces(state, seat) if SPACES[space].leader != NONE]
    return {
        "family": FAMILIES[house.family].id if house.family != NONE else "",
        "tokens": len(house.tokens),
        "placed_tokens": [
            {"card": CARDS[card].id, "token": TOKENS[face].id}
            for card, face in zip(house.slots, house.placed, strict=True)
        ],
        "stored": _named(house.stored),
        "faith_tiles": _tiles_ahead(house) if has_odd(player, USES_FAITH_TILES) else [],
        "spaces": [
            {
                "space": SPACES[space].id,
                "members": base.pieces([piece for piece in state.spaces[space] if piece // PIECES == seat]),
            }
            for space in own
        ],
    }


def _tiles_ahead(house: House) -> list[str]:
    """The tiles of the faith track that a player has not reached yet."""
    return [tile.id for number, tile in enumerate(FAITH_TILES) if not house.faith_tiles >> number & 1]


def imagine(state: WithHouses, viewer: Seat | None, seed: str) -> WithHouses:
    """Deal again, beside what the base game deals again, tokens and the special cards that are still to come."""
    clone = base.imagine(state, viewer, seed)
    assert isinstance(clone, WithHouses)
    rng = dreaming(seed)
    rng.drawn = clone.rng.drawn
    _deal_tokens(clone, viewer, rng)
    _deal_cards(clone, rng)
    clone.rng = Rng(seed, rng.drawn)
    return clone


def _deal_tokens(clone: WithHouses, viewer: Seat | None, rng: Rng) -> None:
    houses = clone.houses
    others = [house for seat, house in enumerate(houses.houses) if seat != viewer]
    looking = [frame for frame in clone.stack if isinstance(frame, Keeping) and frame.seat != viewer]
    pool = list(houses.supply)
    for house in others:
        pool += house.tokens
    for frame in looking:
        pool += frame.drawn
    pool.sort()
    for house in others:
        house.tokens = tuple(sorted([rng.draw(pool, "special tokens") for _ in house.tokens]))
    for frame in looking:
        frame.drawn = tuple([rng.draw(pool, "special tokens") for _ in frame.drawn])
    houses.supply = tuple(pool)


def _deal_cards(clone: WithHouses, rng: Rng) -> None:
    """Which special cards are in the match is known only once they lie on the tower (HOU-009)."""
    for period in range(PERIODS):
        deck = len(clone.decks) - PERIODS + period
        pool = sorted([*clone.decks[deck], *clone.houses.left_over[period]])
        clone.decks[deck] = tuple(sorted([rng.draw(pool, "special cards") for _ in clone.decks[deck]]))
        clone.houses.left_over[period] = tuple(pool)
