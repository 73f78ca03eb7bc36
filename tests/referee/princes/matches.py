"""Matches of The Princes of Florence to walk beside: from the start, or from a rich round 2, 3, 5 or 7."""

from __future__ import annotations

from random import Random
from typing import Final

from signoria.games.princes import GAME
from signoria.games.princes.rules.cards import (
    BANKER,
    BONUS,
    BUILDER,
    BUILDINGS,
    FREEDOMS,
    JESTER,
    LANDSCAPES,
    MERCHANT,
    MOST_BUILDERS,
    PRESTIGE,
    PRESTIGES,
    PRINCESS,
    PROFESSION,
    PROFESSOR,
    RECRUITING_CARD,
)
from signoria.games.princes.rules.grid import PLACEMENTS, fitting_placements
from signoria.games.princes.rules.rounds import OBJECTS, Rounds
from signoria.games.princes.rules.state import RECRUITING, Player, Princes
from signoria.kernel.core import Value
from signoria.kernel.match import Match
from signoria.kit.hands import Ids
from tests.position import take_first
from tests.princes.policies import POLICIES
from tests.referee.princes.referee import PrincesReferee
from tests.referee.rule_set import RuleSet

#: Where matches begin, one after the other; 0: before the first choice.
ROUNDS: Final = (0, 3, 5, 0, 7, 2, 5)


def begin(number: int, seed: str) -> Match:
    return begin_at(number, seed, expansion=False)


def begin_with_characters(number: int, seed: str) -> Match:
    return begin_at(number, seed, expansion=True)


def begin_at(number: int, seed: str, expansion: bool) -> Match:
    """A table of each size, with each setting; one in five is played by the first rulings."""
    chance = Random(seed)
    seats = 2 + number % 4
    settings: dict[str, Value] = {
        "seats": seats,
        "expansion": expansion,
        "blocks": chance.random() < 0.5,
        "harder": seats == 2 and chance.random() < 0.5,
        "last_price": (200, 300)[number // 4 % 2],
        "first": chance.randrange(seats + 1),
        "rulings": 1 if number % 5 == 4 else 2,
    }
    match, first_round = Match.begin(GAME, settings, seed), ROUNDS[number % len(ROUNDS)]
    if not first_round:
        return match
    state = take_first(match, ("return",)).state
    assert isinstance(state, Princes)
    enrich(state, first_round, chance)
    return Match.begin(GAME, settings, seed, state=state)


def enrich(state: Princes, first_round: int, chance: Random) -> None:
    """The beginning of a round after some that went well."""
    state.stack = [Rounds(OBJECTS)]
    state.round = first_round - 1
    state.first = chance.randrange(len(state.players))
    for player in state.players:
        player.money = 100 * chance.randrange(chance.choice((4, 10, 40)))
        player.points = chance.randrange(chance.choice((3, 12, 40)))
        give_objects(state, player, chance)
        give_freedoms(state, player, chance)
        give_cards(state, player, chance)
        build_up(state, player, chance.randrange(first_round + 4), chance)
    play_bonus_cards(state, chance)
    if state.expansion:
        give_characters(state, chance)


def give_objects(state: Princes, player: Player, chance: Random) -> None:
    """Jesters, builders and recruiting cards, as far as there are any."""
    player.builders = min(chance.randrange(MOST_BUILDERS + 1), state.stacks[BUILDER])
    player.jesters = min(chance.randrange(4), state.stacks[JESTER])
    player.recruiting = min(chance.choice((0, 0, 1, 2)), state.stacks[RECRUITING_CARD])
    state.stacks[BUILDER] -= player.builders
    state.stacks[JESTER] -= player.jesters
    state.stacks[RECRUITING_CARD] -= player.recruiting


def give_freedoms(state: Princes, player: Player, chance: Random) -> None:
    for freedom in range(len(FREEDOMS)):
        if state.freedoms[freedom] and chance.random() < 0.4:
            state.freedoms[freedom] -= 1
            player.freedoms |= 1 << freedom


def give_cards(state: Princes, player: Player, chance: Random) -> None:
    """Professions in hand and on the table, bonus and prestige cards; once in a while one was recruited away."""
    player.hand = tuple(sorted([*player.hand, *draw(state, PROFESSION, chance.randrange(2), chance)]))
    player.table = draw(state, PROFESSION, chance.randrange(4), chance)
    player.bonuses = draw(state, BONUS, chance.randrange(4), chance)
    player.prestiges = draw(state, PRESTIGE, min(chance.randrange(4), prestige_cards_to_give(state)), chance)
    if state.stacks[RECRUITING_CARD] and chance.random() < 0.2:
        state.stacks[RECRUITING_CARD] -= 1
        player.table = (*player.table, RECRUITING)


def prestige_cards_to_give(state: Princes) -> int:
    """With the expansion no more than there can be: a round sells one, and its professor takes another (PRI-039).

    So a professor never takes the last card while it is up for auction.
    """
    if not state.expansion:
        return len(state.bags[PRESTIGE])
    return max(0, 2 * state.round - 1 - (len(PRESTIGES) - len(state.bags[PRESTIGE])))


def draw(state: Princes, deck: int, number: int, chance: Random) -> Ids:
    """So many cards of a deck, or all that are left."""
    cards = chance.sample(state.bags[deck], min(number, len(state.bags[deck])))
    state.bags[deck] = tuple([card for card in state.bags[deck] if card not in cards])
    return tuple(sorted(cards))


def build_up(state: Princes, player: Player, number: int, chance: Random) -> None:
    """So many pieces, each wherever it may lie now."""
    for _ in range(number):
        building, kind = chance.randrange(len(BUILDINGS)), chance.randrange(len(LANDSCAPES))
        if chance.random() < 0.5:
            built = [PLACEMENTS[number].piece for number in player.pieces]
            if state.buildings[building] and building not in built and lay(player, building, chance):
                state.buildings[building] -= 1
                player.built |= PLACEMENTS[player.pieces[-1]].mask
        elif state.stacks[kind] and lay(player, state.landscape_piece(kind), chance):
            state.stacks[kind] -= 1
            player.landscapes[kind] += 1


def lay(player: Player, piece: int, chance: Random) -> bool:
    """Place a piece, mostly close to the corner; whether there was a place."""
    fitting = fitting_placements(piece, player.closed_to(piece))
    if not fitting:
        return False
    place = fitting[0] if chance.random() < 0.7 else chance.choice(fitting)
    player.pieces = (*player.pieces, place)
    player.filled |= PLACEMENTS[place].mask
    return True


def play_bonus_cards(state: Princes, chance: Random) -> None:
    """Some bonus cards are gone, now and then nearly all."""
    state.removed = draw(state, BONUS, chance.choice((0, 3, 6, 20)), chance)


def give_characters(state: Princes, chance: Random) -> None:
    """Characters that were not used, each with somebody else; more money on the banker."""
    for player in state.players:
        held = [other.character for other in state.players]
        character = chance.choice((BANKER, MERCHANT, MERCHANT, PRINCESS, PROFESSOR))
        if character not in held and chance.random() < 0.6:
            player.character = character
    state.banker += 100 * chance.randrange(4)


PRINCES: Final = RuleSet("princes", begin, PrincesReferee, POLICIES)
MUSE: Final = RuleSet("muse", begin_with_characters, PrincesReferee, POLICIES)
