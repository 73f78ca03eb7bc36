"""How a seat of The Princes of Florence decides: what it tries, what it bids, what it keeps and where it places."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.princes.bot.plan import plan
from signoria.games.princes.bot.worth import points, situation_of, without_object, worth_with
from signoria.games.princes.rules.auction import ObjectAuction, opening_bid
from signoria.games.princes.rules.cards import (
    BANKER,
    BUILDINGS,
    FLORINS_PER_POINT,
    FLORINS_PER_SPACE,
    LANDSCAPES,
    PROFESSIONS,
    RAISE,
    ROUNDS,
)
from signoria.games.princes.rules.grid import GRID, PLACEMENTS, beside, closed_to, fitting_placements
from signoria.games.princes.rules.money import means
from signoria.games.princes.rules.objects import stacks_of, useless
from signoria.games.princes.rules.options import BID, COMPLETE, DECLINE, NOTHING, PASS
from signoria.games.princes.rules.state import Player, Princes
from signoria.games.princes.rules.works import CompletingWork
from signoria.kernel.core import Decision, Option, Seat, State
from signoria.kit.greedy import Judgement

#: How much finer than half a point positions are told apart, before a whim decides.
FINENESS = 5.0
#: The share of what the next best object would bring that is given up with an object.
ALTERNATIVE = 0.5
#: What holds for one building where it may go holds for all.
ANY_BUILDING = 0
#: Placements that are looked at closely, and how many places for a piece to come are enough.
PLACES = 8
ENOUGH = 12


def value(state: State, seat: Seat) -> float:
    """Points now, and what works, cards and money promise."""
    assert isinstance(state, Princes)
    return FINENESS * points(state, seat)


def likely(state: State, decision: Decision) -> Sequence[Option]:
    """Options that may be the best: bids and placements are decided here, actions are left to be tried."""
    assert isinstance(state, Princes)
    seat, options = decision.seat, decision.options
    match decision.kind:
        case "bid":
            return bid_options(state, seat, options)
        case "open" | "purchase":
            return object_options(state, seat, options)
        case "character":
            return [best_marker(state, seat, options)]
        case "place":
            return [best_place(state, seat, options)]
        case "exchange":
            return [exchange_option(state, seat, options)]
        case "order":
            return options[:1]
        case "bonus_cards":
            return bonus_options(state, options)
        case "turn":
            return action_options(state, seat, options)
        case _:
            return options


# Auctions.


def limit(state: Princes, seat: Seat, stack: int) -> int:
    """What a seat would pay for an object, considering that it could win the next best one instead."""
    base = without_object(state, seat)
    before = points(base, seat)
    others = [worth_with(base, seat, other, state.last_price) for other in open_stacks(state, seat) if other != stack]
    least = before + ALTERNATIVE * max(0.0, max(others, default=before) - before)
    low, high = 0, means(state, seat) // RAISE
    while low < high:
        middle = (low + high + 1) // 2
        if worth_with(base, seat, stack, middle * RAISE) >= least:
            low = middle
        else:
            high = middle - 1
    return low * RAISE


def open_stacks(state: Princes, seat: Seat) -> list[int]:
    """Stacks that a seat could still win in this round."""
    auction = state.stack[-1]
    assert isinstance(auction, ObjectAuction)
    stacks = [stack for stack in stacks_of(state) if not auction.closed >> stack & 1]
    return [stack for stack in stacks if not useless(state, seat, stack)]


def bid_options(state: Princes, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Bid up to the price of the object, and pass above."""
    auction = state.stack[-1]
    assert isinstance(auction, ObjectAuction)
    if BID not in options:
        return [PASS]
    return [BID] if auction.bid + RAISE <= limit(state, seat, auction.stack) else [PASS]


def object_options(state: Princes, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The object with the best margin over the price, if any has one."""
    offered = {option.args[0]: option for option in options if option.verb in ("open", "buy")}
    nothing = NOTHING if NOTHING in options else DECLINE
    base = without_object(state, seat)
    price = state.last_price if NOTHING in options else opening_bid(state)
    worth = {stack: worth_with(base, seat, stack, price) for stack in offered}
    best = max(worth, key=lambda stack: worth[stack], default=-1)
    return [offered[best]] if best >= 0 and worth[best] > points(base, seat) else [nothing]


def best_marker(state: Princes, seat: Seat, options: Sequence[Option]) -> Option:
    """The lowest space of the character with the best margin."""
    cheapest: dict[int, Option] = {}
    for option in options:
        if option is not PASS:
            previous = cheapest.get(option.args[0])
            if previous is None or option.args[1] < previous.args[1]:
                cheapest[option.args[0]] = option
    before = points(state, seat)
    best, margin = PASS, 0.0
    for character, option in cheapest.items():
        world = state.copy()
        player = world.players[seat]
        player.character = character
        player.money += (state.banker if character == BANKER else 0) - option.args[1] * FLORINS_PER_SPACE
        gain = points(world, seat) - before
        if gain > margin:
            best, margin = option, gain
    return best


# Money.


def exchange_option(state: Princes, seat: Seat, options: Sequence[Option]) -> Option:
    """As many points as the money gives that nothing to come needs; at the end nothing does (PRI-130, PRI-297)."""
    money = state.players[seat].money
    if state.round < ROUNDS:
        money -= plan(situation_of(state, seat)).need
    spare = max(0, money) // FLORINS_PER_POINT
    return max([option for option in options if option.args[0] <= spare], key=lambda option: option.args[0])


# Actions.


def wished_buildings(player: Player) -> list[int]:
    """Buildings that professions in hand wish and that are not built."""
    built = {PLACEMENTS[number].piece for number in player.pieces}
    return sorted({PROFESSIONS[card].building for card in player.hand} - built)


def action_options(state: Princes, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """All actions, but of buildings that nobody in hand wishes only one."""
    wishes = wished_buildings(state.players[seat])
    worthwhile, others = [], []
    for option in options:
        if option.verb == "build" and option.args[0] not in wishes:
            others.append(option)
        else:
            worthwhile.append(option)
    return worthwhile + others[-1:]


def bonus_options(state: Princes, options: Sequence[Option]) -> Sequence[Option]:
    """Every set of bonus cards once: whatever order they are added in, the work is the same (PRI-177)."""
    work = state.stack[-1]
    assert isinstance(work, CompletingWork)
    last = max(work.bonuses, default=-1)
    return [option for option in options if option is COMPLETE or option.args[0] > last] or options[:1]


# PlacingPiece.


def best_place(state: Princes, seat: Seat, options: Sequence[Option]) -> Option:
    """The placement that leaves most room for what is wished, and the rest in one piece."""
    player = state.players[seat]
    building = PLACEMENTS[options[0].args[0]].piece < len(BUILDINGS)
    ranked = sorted(options, key=lambda option: -leftover(player, option.args[0], building))[:PLACES]
    pieces = [*wished_buildings(player), *[state.landscape_piece(kind) for kind in range(len(LANDSCAPES))]]
    return max(ranked, key=lambda option: chances(player, option.args[0], building, pieces))


def leftover(player: Player, number: int, building: bool) -> int:
    """How many cells remain for buildings, and how few of the empty ones lie at the border of covered ones."""
    mask = PLACEMENTS[number].mask
    filled, built = player.filled | mask, player.built | (mask if building else 0)
    usable = GRID & ~closed_to(ANY_BUILDING, filled, built, player.builders)
    return 2 * usable.bit_count() - (beside(filled) & ~filled).bit_count()


def chances(player: Player, number: int, building: bool, pieces: Sequence[int]) -> int:
    """How many places pieces to come would have, as many as can matter."""
    mask = PLACEMENTS[number].mask
    filled, built = player.filled | mask, player.built | (mask if building else 0)
    closed = [closed_to(piece, filled, built, player.builders) for piece in pieces]
    return sum(
        [min(ENOUGH, len(fitting_placements(piece, cells))) for piece, cells in zip(pieces, closed, strict=True)]
    )


JUDGEMENT = Judgement(value, frozenset({"turn", "end", "open", "bid", "purchase", "character"}), likely, likely)
