"""Matches with Houses of Renaissance to walk beside: from the start, or from a rich round 1, 3 or 5."""

from __future__ import annotations

from random import Random
from typing import Final

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules import boxes
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    EXCOMMUNICATIONS,
    LEADERS,
    MOST_CARDS,
    PERIODS,
    TOWERS,
)
from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, SLOTTED, SPECIAL_CARDS_DRAWN, TOKENS
from signoria.games.lorenzo.rules.houses.state import Houses, houses_of
from signoria.games.lorenzo.rules.rounds import ACTIONS, Rounds, RoundSetup
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import FAITH, SPECIAL_TOKENS, STONE, WOOD
from signoria.kernel.core import Seat, Value
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.houses.policies import POLICIES
from tests.referee.houses.referee import HousesReferee
from tests.referee.lorenzo.matches import deal_leader
from tests.referee.rule_set import RuleSet

#: Leaders that meet a family or a card too seldom by chance, though the rules speak of both (HOU-065, HOU-260).
MEETINGS: Final = (("paracelso", "da_montefeltro"), ("tomas_torquemada", "special_128"))
#: Where matches begin, one after the other; 0: before the first choice.
ROUNDS: Final = (0, 1, 3, 5, 3, 5, 5)
#: Luck with which a leader is in play.
IN_PLAY: Final = 0.0
ALL_TOKENS: Final = sum(token.count for token in TOKENS)
POOLS: Final = ("both", "both", "new", "both", "base")


def begin(number: int, seed: str) -> Match:
    settings: dict[str, Value] = {
        "seats": 2 + number % 4,
        "houses": True,
        "advanced": number % 6 != 2,
        "asked": number % 3 != 0,
        "leader_pool": POOLS[number % len(POOLS)],
        "extra_pieces": number // 4 % 2 == 1,
    }
    first_round = ROUNDS[number % len(ROUNDS)]
    if not first_round:
        return Match.begin(GAME, settings, seed)
    state: Lorenzo = GAME.setup(GAME.complete(settings), Rng(seed))
    before = GAME.census(state)
    enrich(state, first_round, Random(seed))
    assert GAME.census(state) == before
    return Match.begin(GAME, settings, seed, state=state)


def enrich(state: Lorenzo, first_round: int, chance: Random) -> None:
    """The beginning of a round after some that went well."""
    state.round = first_round - 1
    state.stack = [Rounds(ACTIONS), RoundSetup()]
    state.order = chance.sample(range(len(state.players)), len(state.players))
    by_period = [[n for n, tile in enumerate(EXCOMMUNICATIONS) if tile.period == p] for p in range(1, PERIODS + 1)]
    state.excommunications = tuple(chance.choice(tiles) for tiles in by_period)
    houses_of(state).adaptation = chance.randrange(len([tower for tower in TOWERS if tower.box == boxes.BASE]))
    deal_families(state, chance)
    deal_cards(state, chance)
    deal_leaders(state, chance)
    riches = chance.choice((2, 6, 12, 20))
    for player in state.players:
        stock = [chance.randrange(riches + 1) for _ in range(4)]
        player.goods = [*stock, chance.randrange(20), chance.randrange(13), chance.randrange(60), 0]
        for period in range(state.period()):
            if chance.random() < 0.5:
                player.marks |= 1 << period
                player.modifiers += EXCOMMUNICATIONS[state.excommunications[period]].modifiers
    hoards = chance.random() < 0.1  # almost no token is left to be drawn
    for seat in range(len(state.players)):
        deal_tokens(state, seat, hoards, chance)
        deal_holding(state, seat, chance)


def deal_families(state: Lorenzo, chance: Random) -> None:
    """A family for each player, and a bonus tile of the advanced rules if these are in use."""
    houses = houses_of(state)
    box = boxes.EXTRA if houses.extra else boxes.HOUSES
    families = [number for number, family in enumerate(FAMILIES) if family.box <= box]
    tiles = [number for number, tile in enumerate(BONUS_TILES) if tile.advanced]
    chance.shuffle(families)
    chance.shuffle(tiles)
    for seat, player in enumerate(state.players):
        houses.holdings[seat].family = families[seat]
        player.modifiers += FAMILIES[families[seat]].modifiers
        if state.advanced:
            player.bonus_tile = tiles[seat]


def deal_cards(state: Lorenzo, chance: Random) -> None:
    """Cards of periods that are over, and a few special ones that are in no deck: some were taken, others are gone."""
    houses, share = houses_of(state), chance.choice((0.2, 0.6, 0.95))
    draw_special_cards(state, houses, chance)
    over = [deck for deck in range(len(state.decks)) if deck % PERIODS < state.period()]
    cards = [card for deck in over for card in state.decks[deck]]
    for deck in over:
        state.decks[deck] = ()
    for period, bag in enumerate(houses.left_over):
        extra = tuple(card for card in bag if chance.random() < 0.3)
        houses.left_over[period] = tuple(card for card in bag if card not in extra)
        cards += extra
    chance.shuffle(cards)
    for card in cards:
        takers = [player for player in state.players if len(player.cards[CARDS[card].type]) < MOST_CARDS]
        if takers and chance.random() < (0.6 if CARDS[card].box == boxes.HOUSES else share):
            chance.choice(takers).owns(card)
        elif CARDS[card].box == boxes.HOUSES:
            houses.gone = tuple(sorted([*houses.gone, card]))
        else:
            state.removed = tuple(sorted([*state.removed, card]))


def draw_special_cards(state: Lorenzo, houses: Houses, chance: Random) -> None:
    for period in range(PERIODS):
        bag = chance.sample(houses.left_over[period], len(houses.left_over[period]))
        state.decks[period - PERIODS] = tuple(sorted(bag[:SPECIAL_CARDS_DRAWN]))
        houses.left_over[period] = tuple(sorted(bag[SPECIAL_CARDS_DRAWN:]))


def deal_leaders(state: Lorenzo, chance: Random) -> None:
    """Some for each player: some in play, some discarded, most in hand; the others are the deck."""
    leaders = chance.sample(state.leaders, len(state.leaders))
    for name, other in MEETINGS:
        met = [player for seat, player in enumerate(state.players) if has_piece(state, seat, other)]
        leader = [leader.id for leader in LEADERS].index(name)
        if met and leader in leaders and chance.random() < 0.7:
            leaders.remove(leader)
            deal_leader(met[0], leader, IN_PLAY)
    most = min(6, len(leaders) // len(state.players))
    for player in state.players:
        count = chance.randrange(most + 1)
        dealt, leaders = leaders[:count], leaders[count:]
        for leader in sorted(dealt):
            deal_leader(player, leader, chance.random())
    state.leaders = tuple(sorted(leaders))


def has_piece(state: Lorenzo, seat: Seat, piece: str) -> bool:
    """Whether a player has a family or a card."""
    family = FAMILIES[houses_of(state).holdings[seat].family].id
    return piece == family or piece in [CARDS[card].id for row in state.players[seat].cards for card in row]


def deal_tokens(state: Lorenzo, seat: Seat, hoards: bool, chance: Random) -> None:
    """Tokens in hand, on cards and beside the supply."""
    houses, player = houses_of(state), state.players[seat]
    holding, supply = houses.holdings[seat], chance.sample(houses.supply, len(houses.supply))
    count = ALL_TOKENS // len(state.players) if hoards else chance.choice((0, 1, 2, 3, 5))
    holding.tokens, supply = tuple(sorted(supply[:count])), supply[count:]
    player.goods[SPECIAL_TOKENS] = len(holding.tokens)
    for card in SLOTTED:
        if supply and card in player.cards[CARDS[card].type] and chance.random() < 0.6:
            holding.slots, holding.placed = (*holding.slots, card), (*holding.placed, supply.pop())
    used = 0 if hoards else chance.randrange(2)
    houses.discards, supply = tuple(sorted([*houses.discards, *supply[:used]])), supply[used:]
    houses.supply = tuple(sorted(supply))


def deal_holding(state: Lorenzo, seat: Seat, chance: Random) -> None:
    """What lies on the family tile; the faith tiles that were reached and the sets that were rewarded before."""
    holding, player = houses_of(state).holdings[seat], state.players[seat]
    if FAMILIES[holding.family].id == "da_montefeltro":
        holding.stored[WOOD], holding.stored[STONE] = chance.randrange(4), chance.randrange(4)
    holding.rewards = min(len(row) for row in player.cards)
    for number, tile in enumerate(FAITH_TILES):
        if tile.step <= player.goods[FAITH] or chance.random() < 0.1:
            holding.faith_tiles |= 1 << number


HOUSES: Final = RuleSet("houses", begin, HousesReferee, POLICIES)
