"""What a viewer may see of a match, and what it may imagine (LOR-019, LOR-028, LOR-254)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.lorenzo.estimates import alternative, amounts, estimates, exchange, support
from signoria.games.lorenzo.rules.bonus_card import BonusCard
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    EXCOMMUNICATIONS,
    FLOOR_GOODS,
    FLOORS,
    LEADERS,
    MEMBERS,
    PERIODS,
    REQUIRED_FAITH,
    ROUNDS,
    SOURCES,
    SPACES,
    TOWERS,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.giving import GivingEffects
from signoria.games.lorenzo.rules.placement import PlacingMember
from signoria.games.lorenzo.rules.places import at_home, spaces_of
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import alternatives
from signoria.games.lorenzo.rules.rounds import next_order
from signoria.games.lorenzo.rules.scoring import parts
from signoria.games.lorenzo.rules.setup import tiles_left
from signoria.games.lorenzo.rules.state import PIECES, Lorenzo
from signoria.games.lorenzo.rules.towers import TakingCard, floor_value
from signoria.games.lorenzo.rules.turn import Actions, Turn
from signoria.games.lorenzo.rules.vatican import VaticanReport
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    BUILDING,
    CHARACTER,
    FAITH,
    GOODS,
    MILITARY,
    RESOURCES,
    TERRITORY,
    TYPES,
    VENTURE,
    VICTORY_POINTS,
)
from signoria.games.lorenzo.rules.work import Activation
from signoria.games.lorenzo.table import (
    ActionSpace,
    Board,
    Business,
    Deck,
    Floor,
    LeaderInPlay,
    LorenzoOwn,
    LorenzoPublic,
    LorenzoTable,
    Member,
    Piece,
    Place,
    Report,
    Tile,
)
from signoria.kernel.core import Seat
from signoria.kernel.rng import Rng, imagined_rng

PHASES = ("preparation", "actions", "report", "over")
SIDES = ("face_up", "face_down")


def own(state: Lorenzo, seat: Seat) -> LorenzoOwn:
    player = state.players[seat]
    amount = {good: player.goods[kind] for kind, good in enumerate(GOODS)}
    return {
        "pack": _leaders(player.pack),
        "hand": _leaders(player.hand),
        "amount": amount,
        "alternatives": [alternative(one) for one in alternatives(state, seat)],
        "support": support(state, seat),
        "estimates": estimates(state, seat),
    }


def public(state: Lorenzo) -> LorenzoPublic:
    return {"table": table(state), "boards": [board(state, seat) for seat in range(len(state.players))]}


def table(state: Lorenzo) -> LorenzoTable:
    return {
        "round": min(state.round + 1, ROUNDS),
        "period": min(state.period() + 1, PERIODS),
        "next_period": next_period(state),
        "phase": PHASES[phase(state)],
        "seat": turn_of(state),
        "order": [{"seat": seat} for seat in state.order],
        "next_order": [{"seat": seat} for seat in next_order(state)],
        "bonus_tiles": [BONUS_TILES[tile].id for tile in tiles_left(state)],
        "dice": [{"die": MEMBERS[die].id, "value": value} for die, value in enumerate(state.dice)],
        "towers": _towers(state) if state.dice else [],
        "harvest": _area(state, "harvest"),
        "production": _area(state, "production"),
        "market": _area(state, "market"),
        "council": _area(state, "council"),
        "tiles": [_tile(state, period) for period in range(len(state.excommunications))],
        "decks": [_deck(state, tower) for tower in range(state.towers())],
        "business": _business(state),
        "report": _report(state),
    }


def phase(state: Lorenzo) -> int:
    """Which of the phases the match is in."""
    if not state.stack:
        return PHASES.index("over")
    for frame in state.stack:
        if isinstance(frame, Actions):
            return PHASES.index("actions")
        if isinstance(frame, VaticanReport):
            return PHASES.index("report")
    return PHASES.index("preparation")


def next_period(state: Lorenzo) -> int:
    """The period of the cards on top of the decks, 0 after the last (LOR-027)."""
    left = [period for period in range(PERIODS) if state.decks[period]]
    return left[0] + 1 if left else 0


def turn_of(state: Lorenzo) -> Seat | None:
    for frame in state.stack:
        if isinstance(frame, Turn):
            return frame.seat
    return None


def pieces(pieces: Sequence[int]) -> list[Piece]:
    return [{"seat": piece // PIECES, "member": MEMBERS[piece % PIECES].id} for piece in pieces]


def _towers(state: Lorenzo) -> list[list[Floor]]:
    return [[_floor(state, tower, number) for tower in range(state.towers())] for number in range(FLOORS, 0, -1)]


def _floor(state: Lorenzo, tower: int, number: int) -> Floor:
    space = TOWERS[tower].bottom + number - 1
    return {
        "card": CARDS[state.floors[space]].id if state.floors[space] != NONE else "",
        "value": floor_value(state, space),
        "bonus": amounts(FLOOR_GOODS[space] or ()),
        "members": pieces(state.spaces[space]),
    }


def _area(state: Lorenzo, area: str) -> list[ActionSpace]:
    return [{"space": SPACES[space].id, "members": pieces(state.spaces[space])} for space in spaces_of(state, area)]


def _tile(state: Lorenzo, period: int) -> Tile:
    marked: list[Place] = [{"seat": seat} for seat, player in enumerate(state.players) if player.marks >> period & 1]
    tile = EXCOMMUNICATIONS[state.excommunications[period]].id
    return {"tile": tile, "faith": REQUIRED_FAITH[period], "marked": marked}


def _deck(state: Lorenzo, tower: int) -> Deck:
    bags = state.decks[tower * PERIODS : (tower + 1) * PERIODS]
    return {"type": TOWERS[tower].id, "count": sum([len(bag) for bag in bags])}


def _leaders(leaders: Sequence[int]) -> list[str]:
    return [LEADERS[leader].id for leader in leaders]


def _cards(player: Player, type: int) -> list[str]:
    return [CARDS[card].id for card in player.cards[type]]


def board(state: Lorenzo, seat: Seat) -> Board:
    player = state.players[seat]
    marks = [state.excommunications[period] for period in range(PERIODS) if player.marks >> period & 1]
    return {
        "resources": {GOODS[kind]: player.goods[kind] for kind in range(RESOURCES)},
        "military": player.goods[MILITARY],
        "faith": player.goods[FAITH],
        "victory_points": player.goods[VICTORY_POINTS],
        "members": _members(state, player),
        "territories": _cards(player, TERRITORY),
        "buildings": _cards(player, BUILDING),
        "characters": _cards(player, CHARACTER),
        "ventures": _cards(player, VENTURE),
        "bonus_tile": BONUS_TILES[player.bonus_tile].id,
        "leaders": [_in_play(player, leader) for leader in player.leaders],
        "hand": len(player.hand),
        "discarded": _leaders(player.discarded),
        "excommunications": [EXCOMMUNICATIONS[tile].id for tile in marks],
        "points": parts(state, seat),
    }


def _members(state: Lorenzo, player: Player) -> list[Member]:
    if not state.dice:
        return []
    return [
        {"member": MEMBERS[member].id, "value": player.member_value(state.dice, member)}
        for member in at_home(state, player)
    ]


def _in_play(player: Player, leader: int) -> LeaderInPlay:
    acting = player.acting_leader(leader)
    return {
        "leader": LEADERS[leader].id,
        "side": SIDES[int(leader in player.used)],
        "copied": LEADERS[acting].id if acting != leader else "",
    }


def _business(state: Lorenzo) -> Business | None:
    business: Business = {
        "trail": [],
        "member": "",
        "space": "",
        "card": "",
        "types": [],
        "work": "",
        "value": 0,
        "exchanges": [],
    }
    for frame in state.stack:
        if isinstance(frame, GivingEffects):
            if frame.has_begun() or frame is state.stack[-1]:
                _go_on(business["trail"], SOURCES[frame.source].origin.word)
        elif isinstance(frame, PlacingMember):
            business["member"], business["space"] = MEMBERS[frame.member].id, SPACES[frame.space].id
        elif isinstance(frame, (TakingCard, BonusCard)):
            _say_card(state, frame, business)
        elif isinstance(frame, Activation):
            if frame.action != NONE:
                business["work"], business["value"] = ACTIONS[frame.action], frame.value
            business["exchanges"] = [exchange(TRADES[trade]) for trade in frame.trades]
    return business if any(business.values()) else None


def _report(state: Lorenzo) -> Report | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, VaticanReport):
        return None
    period = state.period()
    return {
        "faith": REQUIRED_FAITH[period],
        "tile": EXCOMMUNICATIONS[state.excommunications[period]].id,
        "faithful": [
            {"seat": seat, "faith": state.players[seat].goods[FAITH], "verdict": frame.verdict(state, seat)}
            for seat in state.order
        ],
    }


def _go_on(trail: list[str], word: str) -> None:
    """What gives has led to what follows; it is named once, however much of it does."""
    if word and word not in trail:
        trail.append(word)


def _say_card(state: Lorenzo, frame: TakingCard | BonusCard, business: Business) -> None:
    """The card that is being taken, or those among which it is still to be chosen."""
    if frame.space != NONE:
        business["card"] = CARDS[state.floors[frame.space]].id
    elif isinstance(frame, BonusCard):
        effect = frame.effect()
        business["types"], business["value"] = [TYPES[kind] for kind in effect.types], effect.value


def imagine(state: Lorenzo, viewer: Seat | None, seed: str) -> Lorenzo:
    """Deal again the leaders viewer cannot see: packs and hands of others, and those never dealt.

    What viewer remembers of packs that went by is not kept, for the view does not show it. Undealt cards are bags:
    who counts knows the bag, and nobody an order in it.
    """
    clone = state.copy()
    rng = imagined_rng(seed)
    pool = list(clone.leaders)
    others = [player for seat, player in enumerate(clone.players) if seat != viewer]
    for player in others:
        pool += [*player.pack, *player.hand]
    pool.sort()
    for player in others:
        player.pack = tuple(sorted([rng.draw(pool, "leaders") for _ in player.pack]))
        player.hand = tuple(sorted([rng.draw(pool, "leaders") for _ in player.hand]))
    clone.leaders = tuple(pool)
    clone.rng = Rng(seed, rng.drawn)
    return clone
