"""Matches of Lorenzo il Magnifico to walk beside: from the start, or from a rich round 1, 3 or 5."""

from __future__ import annotations

from random import Random
from typing import Final

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import CARDS, EXCOMMUNICATIONS, LEADERS, MOST_CARDS
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.rounds import ACTIONS, Rounds, RoundSetup
from signoria.games.lorenzo.rules.setup import BASE_DECKS, BASE_LEADERS
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.kernel.core import Value
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.lorenzo.policies import POLICIES
from tests.referee.lorenzo.referee import LorenzoReferee
from tests.referee.rule_set import RuleSet

#: Where matches begin, one after the other; 0: before the first choice.
ROUNDS: Final = (0, 1, 3, 5, 3, 5, 5)


def begin(number: int, seed: str) -> Match:
    settings: dict[str, Value] = {"seats": 2 + number % 3, "advanced": number % 5 != 0, "asked": number % 4 != 0}
    first_round = ROUNDS[number % len(ROUNDS)]
    if not first_round:
        return Match.begin(GAME, settings, seed)
    state: Lorenzo = GAME.setup(GAME.complete(settings), Rng(seed))
    enrich(state, first_round, Random(seed))
    return Match.begin(GAME, settings, seed, state=state)


def enrich(state: Lorenzo, first_round: int, chance: Random) -> None:
    """The beginning of a round after some that went well."""
    state.round = first_round - 1
    state.stack = [Rounds(ACTIONS), RoundSetup()]
    state.order = chance.sample(range(len(state.players)), len(state.players))
    by_period = [[n for n, tile in enumerate(EXCOMMUNICATIONS) if (tile.period, tile.box) == (p, 0)] for p in (1, 2, 3)]
    state.excommunications = tuple(chance.choice(tiles) for tiles in by_period)
    deal_cards(state, chance)
    riches = chance.choice((2, 6, 12, 20))
    for player in state.players:
        stock = [chance.randrange(riches + 1) for _ in range(4)]
        player.goods = [*stock, chance.randrange(20), chance.randrange(13), chance.randrange(60)]
        for period in range(state.period()):
            if chance.random() < 0.6:
                player.marks |= 1 << period
                player.modifiers += EXCOMMUNICATIONS[state.excommunications[period]].modifiers
    if state.advanced:
        deal_leaders(state, chance)


def deal_cards(state: Lorenzo, chance: Random) -> None:
    """Cards of periods that are over: some were taken, the others are gone."""
    state.decks = BASE_DECKS[:]
    over = [deck for deck in range(len(state.decks)) if deck % 3 < state.period()]
    cards = [card for deck in over for card in state.decks[deck]]
    for deck in over:
        state.decks[deck] = ()
    chance.shuffle(cards)
    share, removed = chance.choice((0.2, 0.6, 0.95)), []
    for card in cards:
        takers = [player for player in state.players if len(player.cards[CARDS[card].type]) < MOST_CARDS]
        if takers and chance.random() < share:
            chance.choice(takers).owns(card)
        else:
            removed.append(card)
    state.removed = tuple(sorted(removed))


def deal_leaders(state: Lorenzo, chance: Random) -> None:
    """Four for each player: some in play, some discarded, most in hand."""
    leaders = chance.sample(BASE_LEADERS, len(BASE_LEADERS))
    for player in state.players:
        dealt, leaders = leaders[:4], leaders[4:]
        for leader in sorted(dealt):
            deal_leader(player, leader, chance.random())
    state.leaders = tuple(sorted(leaders))


def deal_leader(player: Player, leader: int, luck: float) -> None:
    if luck < 0.45 and not LEADERS[leader].copies:
        player.leaders += (leader,)
        player.modifiers += LEADERS[leader].modifiers
    elif luck < 0.9:
        player.hand += (leader,)
    else:
        player.discarded += (leader,)


LORENZO: Final = RuleSet("lorenzo", begin, LorenzoReferee, POLICIES)
