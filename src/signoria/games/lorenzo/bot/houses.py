"""What only Houses of Renaissance asks of a judgement: tokens, families, slots, and choices that have many answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from signoria.games.lorenzo.bot.houses_worth import card_worth, face_worth
from signoria.games.lorenzo.bot.prices import price
from signoria.games.lorenzo.bot.worth import source_worth, work_worth
from signoria.games.lorenzo.rules.cards import (
    CARDS,
    CHARACTER_POINTS,
    MODIFIERS,
    MOST_CARDS,
    ROUNDS,
    SOURCES,
    TRADES,
    TURNS,
)
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effects import ActivateCards, Exchange, GainPer
from signoria.games.lorenzo.rules.giving import goods_counted
from signoria.games.lorenzo.rules.houses.auction import Auction
from signoria.games.lorenzo.rules.houses.leaders import DrawingLeaders
from signoria.games.lorenzo.rules.houses.modifiers import (
    EndPointsPer,
    MorePoints,
    OnExcommunicated,
    SetReward,
    UsesFaithTiles,
)
from signoria.games.lorenzo.rules.houses.payment import PayingWithServants
from signoria.games.lorenzo.rules.houses.pieces import AUCTION_TILES, FAITH_TILES, FAMILIES, SLOTTED
from signoria.games.lorenzo.rules.houses.scoring import bundles
from signoria.games.lorenzo.rules.houses.state import Holding, holding_of, houses_of
from signoria.games.lorenzo.rules.houses.taking import RetrievingCard
from signoria.games.lorenzo.rules.houses.tokens import DrawingTokens, KeepingToken, LookingAtTokens, SpendingTokens
from signoria.games.lorenzo.rules.houses.work import Reactivation
from signoria.games.lorenzo.rules.modifiers import NoScoring
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import PIECES, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import BUILDING, CATEGORIES, FAITH, KINDS, SPECIAL_TOKENS, TERRITORY
from signoria.games.lorenzo.rules.work import Activation
from signoria.kernel.core import Decision, Option, Seat

# All figures are victory points.

#: Chance in the middle of an action.
LUCK = (DrawingTokens, DrawingLeaders, LookingAtTokens)
#: What may be done at leisure, and the gain for which it is done.
LEISURE = ("token", "fill", "trade")
LEAST_GAIN = 0.05

#: The share of its goods that a token is worth in hand; a use that pays more is not always to be had.
IN_HAND = 0.85
PAID = 0.8
#: How often a slot is used in a round, by whether it is in a harvest; and the hope for an empty one.
SLOT = {True: 0.8, False: 0.5}
EMPTY = 0.5
#: Goods on a family tile; the way to a faith tile; an excommunication that costs more.
STORED = 0.6
FAITH_TILE = 0.5
#: Actions left at which goods that count at the end are half as sure, and what such a venture will at least come to.
END_TIME = 12
END_HOPE = 4.0
#: Actions that each card missing from a set takes.
MISSING_CARD = 2.5
#: Cards that are thought of among many.
CARDS_TRIED = 3


def value(state: Lorenzo, seat: Seat, left: int) -> float:
    """What a seat has of the expansion: tokens, slots, stored goods, rewards to come, ventures that count goods."""
    player, holding = state.players[seat], holding_of(state, seat)
    worth = hand(player, holding, left) + slots(player, holding, left) + end_points(player, left)
    if any(holding.stored):
        worth += STORED * sum([holding.stored[kind] * price(kind, left) for kind in range(KINDS)])
    for number in player.modifiers:
        modifier = MODIFIERS[number]
        if isinstance(modifier, SetReward) and modifier.sets > holding.rewards:
            missing = sum([max(0, modifier.sets - len(row)) for row in player.cards])
            worth += source_worth(modifier.source, left) * left / (left + MISSING_CARD * missing + 0.01)
    if state.round < ROUNDS and player.in_force().has(UsesFaithTiles):
        worth += faith_tiles(player, holding, left)
    return worth


def hand(player: Player, holding: Holding, left: int) -> float:
    """Tokens: a little less than what they give, unless something pays more for them."""
    if not holding.tokens:
        return 0.0
    worths = sorted([IN_HAND * face_worth(face, left) for face in holding.tokens])
    for place, worth in enumerate(payments(player, left)[: len(worths)]):
        worths[place] = max(worths[place], PAID * worth)
    return sum(worths)


def payments(player: Player, left: int) -> list[float]:
    """What single tokens can be paid for in the rounds left."""
    trades = [trade for card in player.cards[BUILDING] for trade in CARDS[card].trades]
    for leader in player.leaders:
        ability = player.ability(leader)
        for effect in SOURCES[ability].effects if ability != NONE else ():
            if isinstance(effect, Exchange):
                trades += effect.numbers
    worths: list[float] = []
    for trade in trades:
        pay = TRADES[trade].pay
        if len(pay) > SPECIAL_TOKENS and pay[SPECIAL_TOKENS] == 1:
            worths += [source_worth(TRADES[trade].source, left)] * (left // TURNS)
    return sorted(worths, reverse=True)


def slots(player: Player, holding: Holding, left: int) -> float:
    """Tokens on cards, and what an empty place promises."""
    worth = 0.0
    for card in SLOTTED:
        printed = CARDS[card]
        if card in player.cards[printed.type]:
            face = holding.token_on(card)
            each = EMPTY * price(SPECIAL_TOKENS, left) if face == NONE else face_worth(face, left // 2)
            worth += SLOT[printed.type == TERRITORY] * left / TURNS * each
    return worth


def end_points(player: Player, left: int) -> float:
    """Characters beyond the usual number, and ventures that count goods at the end."""
    points = 0.0
    sure = END_TIME / (END_TIME + left)
    cancelled: list[int] = []
    for number in player.modifiers:
        modifier = MODIFIERS[number]
        if isinstance(modifier, EndPointsPer) and VENTURE_POINTS not in cancelled:
            points += sure * bundles(player, modifier) + (1 - sure) * END_HOPE
        elif isinstance(modifier, MorePoints) and CHARACTER_POINTS_PART not in cancelled:
            owned = len(player.cards[modifier.type])
            points += modifier.points.get(owned, CHARACTER_POINTS[MOST_CARDS]) - CHARACTER_POINTS[MOST_CARDS]
        elif isinstance(modifier, NoScoring):
            cancelled.append(modifier.category)
    return points


CHARACTER_POINTS_PART = CATEGORIES.index("characters")
VENTURE_POINTS = CATEGORIES.index("ventures")


def faith_tiles(player: Player, holding: Holding, left: int) -> float:
    """The way to the tiles of the faith track that were not reached."""
    worth = 0.0
    for number, tile in enumerate(FAITH_TILES):
        if not holding.faith_tiles >> number & 1:
            far = max(0, tile.step - player.goods[FAITH])
            worth += FAITH_TILE * source_worth(tile.source, left) * left / (left + 2 * far + 0.01)
    return worth


def excommunication_worth(player: Player, left: int) -> float:
    """What an excommunication costs beside its tile."""
    worth = 0.0
    for number in player.modifiers:
        modifier = MODIFIERS[number]
        if isinstance(modifier, OnExcommunicated):
            worth -= source_worth(modifier.source, left)
    return worth


def activation_worth(player: Player, card: int, left: int) -> float:
    """What a card gives when it is activated as things are, apart from other cards that it activates."""
    worth = work_worth(card, left)
    permanent = CARDS[card].permanent
    for effect in SOURCES[permanent].effects if permanent != NONE else ():
        if isinstance(effect, GainPer):
            worth += goods_counted(player, effect)[effect.good] * price(effect.good, left)
    return worth


def arrow_worth(player: Player, effect: ActivateCards, left: int) -> float:
    """The best card that another one may activate."""
    cards = [card for kind in effect.types for card in player.cards[kind]]
    return max([0.0, *[activation_worth(player, card, left) for card in cards]])


def if_offer_wins(state: Lorenzo, seat: Seat) -> Player | None:
    """A player who had won what its offer stands for; None if nothing is offered."""
    houses = houses_of(state)
    for place, offer in enumerate(houses.offers):
        if offer != NONE and offer // PIECES == seat:
            winner = state.players[seat].copy()
            goods = AUCTION_TILES[houses.tiles[place]].lines[offer % PIECES]
            for kind in range(KINDS):
                winner.goods[kind] += goods[kind]
            family = FAMILIES[houses.families[place]]
            winner.modifiers += family.modifiers
            if family.open_leaders:
                winner.hand += houses.open_leaders
            return winner
    return None


def best(options: Sequence[Option], worth: Callable[[Option], float], number: int = 1) -> list[Option]:
    return sorted(options, key=worth, reverse=True)[:number]


def worth_trying(state: Lorenzo, decision: Decision, left: int) -> Sequence[Option] | None:
    """Options that may be the best, at decisions that the base game does not know; None at the others."""
    top, options = state.stack[-1], decision.options
    if isinstance(top, Auction):
        return lowest_lines(options)
    if isinstance(top, PayingWithServants):
        return options[:1]
    if isinstance(top, SpendingTokens):
        return best(options, lambda option: -sum([face_worth(face, left) for face in option.args]))
    if isinstance(top, KeepingToken):
        return best(options, lambda option: face_worth(option.args[0], left))
    if isinstance(top, RetrievingCard):
        cards = [option for option in options if option.args]
        return best(cards, lambda option: card_worth(option.args[0], left), CARDS_TRIED) or options
    player = state.players[decision.seat]
    if isinstance(top, Reactivation):
        cards = [option for option in options if option.verb == "work"]
        useful = [option for option in cards if activation_worth(player, option.args[0], left) > 0]
        if useful:
            return best(useful, lambda option: activation_worth(player, option.args[0], left))
        options = [option for option in options if option not in cards]
    return trades(player, top, options, left) if isinstance(top, Activation) else None


def lowest_lines(options: Sequence[Option]) -> list[Option]:
    """For each family the lowest line that is free: whoever is outbid may still go higher."""
    lowest: dict[int, Option] = {}
    for option in options:
        lowest.setdefault(option.args[0], option)
    return list(lowest.values())


def trades(player: Player, top: Activation, options: Sequence[Option], left: int) -> Sequence[Option]:
    """The best card that may also be activated, then trades in one order, each as often as it can be made."""
    arrows = [option for option in options if option.args and TRADES[option.args[0]].activates != NONE]
    useful = [option for option in arrows if activation_worth(player, TRADES[option.args[0]].activates, left) > 0]
    if useful:
        return best(useful, lambda option: activation_worth(player, TRADES[option.args[0]].activates, left))
    others = [option for option in options if option not in arrows]
    last = top.trades[-1] if top.trades else NONE
    if last != NONE and TRADES[last].activates == NONE:
        others = [option for option in others if not option.args or option.args[0] >= last]
    return most_often(others)


def most_often(options: Sequence[Option]) -> list[Option]:
    """Of what can be done several times at once, only as often as possible."""
    numbers: dict[tuple[str, int], Option] = {}
    for option in options:
        if option.args:
            numbers[option.verb, option.args[0]] = option
    return [option for option in options if not option.args or numbers[option.verb, option.args[0]] is option]
