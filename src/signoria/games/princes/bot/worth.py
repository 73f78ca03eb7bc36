"""What a position of The Princes of Florence is worth to a seat, in points, and what objects add to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from signoria.games.princes.bot.plan import Situation, best_work_chance, likelihood, matches, plan
from signoria.games.princes.rules.auction import ObjectAuction
from signoria.games.princes.rules.cards import (
    AT_LEAST,
    BANKER,
    BEST_WORK_POINTS,
    BONUS,
    BONUSES,
    BUILDER,
    BUILDER_POINTS,
    BUILDINGS,
    DRAW,
    FEATURES,
    FEWEST,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_POINTS,
    LANDSCAPES,
    MERCHANT,
    MINIMUM,
    MUSE,
    PRESTIGE,
    PRESTIGE_CARD,
    PRESTIGES,
    PRINCESS,
    PROFESSION,
    PROFESSOR,
    RECRUITING_CARD,
    ROUNDS,
)
from signoria.games.princes.rules.characters import LastUse, rank
from signoria.games.princes.rules.counting import buildings, features, princess_value, worth
from signoria.games.princes.rules.decks import DrawCards
from signoria.games.princes.rules.grid import closed_to, fits
from signoria.games.princes.rules.money import means, pay
from signoria.games.princes.rules.objects import landscape_choices
from signoria.games.princes.rules.rounds import Turns
from signoria.games.princes.rules.state import KNOWERS, RECRUITING, Player, Princes
from signoria.games.princes.rules.turn import Turn, actions_of
from signoria.kernel.core import Seat

# All figures are points: estimates, some of them tried in matches between variants.

#: How well a profession matches that a recruiting card may bring later on.
RECRUITED = 5
#: Requirements of a prestige card that can still be met, at the end and for each round left.
REACH, REACH_PER_ROUND = 0.5, 0.6
#: A lead that makes a prestige card fairly sure, at the end and for each round left; of cells it has to be larger.
LEAD, LEAD_PER_ROUND = 0.3, 0.35
CELLS_PER_LEAD = 3
#: What a tie counts less than half of a card.
TIED = 0.25
#: A prestige card not seen yet can be worked towards.
STEERED = 0.15
#: A free object in points, for the merchant.
FREE_OBJECT = 2.5
#: What a character loses by waiting.
WAITING = 0.1
#: A cell that a landscape covers.
CELL = 0.03
#: A florin at the end, when it only breaks ties.
TIE_BREAK = 0.0001


def points(state: Princes, seat: Seat) -> float:
    """Points now, and what plans, prestige cards and characters promise."""
    player = state.players[seat]
    if state.round >= ROUNDS:
        promised = character(state, seat) if will_be_asked(state, seat) else 0.0
        return player.points + prestige(state, seat) + promised + TIE_BREAK * player.money
    situation = situation_of(state, seat)
    worth = player.points + plan(situation).points + prestige(state, seat) + character(state, seat)
    return worth + BEST_WORK_POINTS * best_work_chance(situation, situation.own)


def situation_of(state: Princes, seat: Seat) -> Situation:
    """What a plan has to know of a position."""
    player = state.players[seat]
    built = sum([1 << building for building in buildings(player)])
    types = sum([1 << t for t, number in enumerate(player.landscapes) if number])
    drawing = [frame.deck for frame in state.stack if isinstance(frame, DrawCards) and frame.seat == seat]
    counts = features(player, 1)
    slots, waiting = actions_left(state, seat)
    others = [rival for other, rival in enumerate(state.players) if other != seat]
    study = round(best_of([matches(card, built, types, player.freedoms) for card in deck(state, PROFESSION)]))
    bonus = round(best_of([worth(BONUSES[card].terms, counts) for card in deck(state, BONUS)]))
    bonuses = [worth(BONUSES[card].terms, counts) for card in player.bonuses]
    princess = player.character == PRINCESS and slots and princess_value(player) >= MINIMUM[state.round]
    return Situation(
        hand=player.hand,
        recruits=(*recruits(state, seat, built, types), *[study] * drawing.count(PROFESSION)),
        cards=player.cards() + drawing.count(PROFESSION),
        built=built,
        room=room(state, player),
        landscapes=types,
        freedoms=player.freedoms,
        offered=sum([1 << freedom for freedom, number in enumerate(state.freedoms) if number]),
        jesters=player.jesters,
        builders=player.builders,
        bonuses=(*bonuses, *[bonus] * drawing.count(BONUS)),
        bonus_draw=bonus,
        study_match=study,
        studies=state.deck(PROFESSION),
        round=state.round,
        slots=slots,
        growing=object_to_come(state, seat),
        money=player.money,
        credit=means(state, seat) - player.money,
        extra=state.round + 1 if player.character == MUSE else 0,
        single=princess_value(player) if princess else 0,
        rival=max([rival.best for rival in others]),
        waiting=waiting,
        own=player.best,
        thrift=player.character == BANKER and state.round == ROUNDS - 1,
    )


def actions_left(state: Princes, seat: Seat) -> tuple[int, int]:
    """Actions of a seat in this round, and how many percent of the others have their turn to come."""
    seats = len(state.players)
    place = (seat - state.first) % seats
    begun = 0
    for frame in state.stack:
        if isinstance(frame, Turns):
            begun = frame.place
        elif isinstance(frame, Turn) and frame.seat == seat:
            return frame.left, 100 * (seats - begun) // (seats - 1)
    if place < begun:
        return 0, 100 * (seats - begun) // (seats - 1)
    return actions_of(state, seat), 100 * (seats - begun - 1) // (seats - 1)


def object_to_come(state: Princes, seat: Seat) -> bool:
    """Whether a seat may still win an object in this round."""
    for frame in state.stack:
        if isinstance(frame, ObjectAuction):
            return not (frame.won | frame.out) >> seat & 1
    return False


def deck(state: Princes, number: int) -> list[int]:
    """Cards that may be drawn from a deck."""
    return [*state.bags[number], *[entry // KNOWERS for entry in state.under[number]]]


def best_of(values: Sequence[float]) -> float:
    """The best of five drawn, on average."""
    if len(values) <= DRAW:
        return max(values, default=0.0)
    ranked = sorted(values, reverse=True)
    ways = comb(len(ranked), DRAW)
    return sum([one * comb(len(ranked) - 1 - at, DRAW - 1) / ways for at, one in enumerate(ranked)])


def recruits(state: Princes, seat: Seat, built: int, types: int) -> list[int]:
    """What professions match that recruiting cards in hand may bring."""
    player = state.players[seat]
    if not player.recruiting:
        return []
    tables = [card for other, rival in enumerate(state.players) if other != seat for card in rival.table]
    values = [matches(card, built, types, player.freedoms) for card in tables if card != RECRUITING]
    later = player.recruiting if state.round < ROUNDS - 1 else 0
    return sorted([*values, *[RECRUITED] * later], reverse=True)[: player.recruiting]


@lru_cache(maxsize=20_000)
def buildable(filled: int, built: int, builders: int) -> int:
    """Bits of the buildings that have a place."""
    pieces = [piece for piece in range(len(BUILDINGS)) if fits(piece, closed_to(piece, filled, built, builders))]
    return sum([1 << piece for piece in pieces])


def room(state: Princes, player: Player) -> int:
    """Bits of buildings that could be built."""
    supply = sum([1 << building for building, number in enumerate(state.buildings) if number])
    return supply & buildable(player.filled, player.built, player.builders)


def prestige(state: Princes, seat: Seat) -> float:
    """Prestige cards held, or about to be drawn."""
    player = state.players[seat]
    drawing = any([isinstance(f, DrawCards) and f.seat == seat and f.deck == PRESTIGE for f in state.stack])
    if not player.prestiges and not drawing:
        return 0.0
    counts = [features(one, 0) for one in state.players]
    worth = sum([card_points(state, seat, card, counts) for card in player.prestiges])
    return worth + (unseen_prestige(state, seat, counts) if drawing else 0.0)


def unseen_prestige(state: Princes, seat: Seat, counts: list[dict[str, int]]) -> float:
    """What the best of five prestige cards will score, as far as it can be told."""
    best = best_of([card_points(state, seat, card, counts) for card in deck(state, PRESTIGE)])
    return best + STEERED * (ROUNDS - state.round)


def card_points(state: Princes, seat: Seat, card: int, counts: list[dict[str, int]]) -> float:
    """What a prestige card will score, as far as it can be told (PRI-220 to PRI-226)."""
    printed, mine = PRESTIGES[card], counts[seat]
    left = ROUNDS - state.round
    if printed.kind == AT_LEAST:
        missing = sum([max(0, number - mine[FEATURES[feature]]) for feature, number in printed.requirements])
        return printed.points * max(0.0, 1.0 - missing / (REACH + REACH_PER_ROUND * left))
    feature = FEATURES[printed.feature]
    sign = -1 if printed.kind == FEWEST else 1
    lead = min([sign * (mine[feature] - other[feature]) for at, other in enumerate(counts) if at != seat])
    if not left:
        return float(0 if lead < 0 or mine[feature] < printed.least else printed.points if lead else printed.tie_points)
    spread = (LEAD + LEAD_PER_ROUND * left) * (CELLS_PER_LEAD if printed.kind == FEWEST else 1)
    return printed.points * likelihood(lead - TIED, spread)


def character(state: Princes, seat: Seat) -> float:
    """A character that is still to be used, beside what plans know of it."""
    mine = state.players[seat].character
    if mine == MERCHANT:
        later = FREE_OBJECT if state.round < ROUNDS - 1 else 0.0
        return max(float(rank(state, seat)), later) - WAITING
    if mine == PROFESSOR:
        return unseen_prestige(state, seat, [features(one, 0) for one in state.players]) - WAITING
    return 0.0


def will_be_asked(state: Princes, seat: Seat) -> bool:
    """Whether a seat may still use its character when the rounds are over (PRI-290)."""
    return any([isinstance(frame, LastUse) and frame.seat == seat for frame in state.stack])


def without_object(state: Princes, seat: Seat) -> Princes:
    """The position as if the seat had taken no object in this round."""
    world = state.copy()
    for frame in world.stack:
        if isinstance(frame, ObjectAuction):
            frame.out |= 1 << seat
    return world


def worth_with(base: Princes, seat: Seat, stack: int, bid: int) -> float:
    """What the position is worth with an object that was paid for."""
    if stack == LANDSCAPE:
        return max([worth_with(base, seat, kind, bid) for kind in landscape_choices(base, seat)])
    world = base.copy()
    pay(world, seat, bid)
    player = world.players[seat]
    extra = 0.0
    if stack == JESTER:
        player.jesters += 1
    elif stack == BUILDER:
        player.builders += 1
        extra = float(BUILDER_POINTS if player.builders > 1 else 0)
    elif stack == RECRUITING_CARD:
        player.recruiting += 1
    elif stack == PRESTIGE_CARD:
        extra = unseen_prestige(world, seat, [features(one, 0) for one in world.players])
    else:
        player.landscapes[stack] += 1
        extra = float(LANDSCAPE_POINTS if player.landscapes[stack] > 1 else 0)
        extra -= CELL * len(LANDSCAPES[stack].cells)
    return points(world, seat) + extra
