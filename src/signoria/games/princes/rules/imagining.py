"""What a viewer may imagine: all cards and purses it cannot know, dealt again (PRI-014, PRI-016, PRI-019, PRI-024)."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.cards import BONUS, DECKS, PRESTIGE, PROFESSION
from signoria.games.princes.rules.decks import deck_of
from signoria.games.princes.rules.state import KNOWERS, Player, Princes
from signoria.games.princes.rules.works import CompletingWork
from signoria.kernel.core import Seat
from signoria.kernel.rng import Rng, imagined_rng
from signoria.kit.hands import Ids

#: In a world imagined without any bookkeeping, other seats have money up to here, in hundreds.
PURSE: Final = 100


def cards_held(player: Player, deck: int) -> Ids:
    """The cards of a deck in a player's hand."""
    return player.hand if deck == PROFESSION else player.bonuses if deck == BONUS else player.prestiges


def hold(player: Player, deck: int, cards: Ids) -> None:
    if deck == PROFESSION:
        player.hand = cards
    elif deck == BONUS:
        player.bonuses = cards
    else:
        player.prestiges = cards


def cards_known(state: Princes, seat: Seat, deck: int) -> Ids:
    """Cards of a hand that everybody knows: those of a work under way, and prestige cards once scored (PRI-336)."""
    if deck == PRESTIGE and state.scored:
        return state.players[seat].prestiges
    for frame in state.stack:
        if isinstance(frame, CompletingWork) and frame.seat == seat and deck != PRESTIGE:
            return (frame.profession,) if deck == PROFESSION else frame.bonuses
    return ()


def deal_again(state: Princes, viewer: Seat | None, deck: int, rng: Rng) -> None:
    """One deck: its bag, what others put under it, and what others hold or look at."""
    looking = deck == deck_of(state)
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    pool = list(state.bags[deck])
    pool += [entry // KNOWERS for entry in state.under[deck] if entry % KNOWERS != viewer]
    for seat in others:
        pool += [card for card in cards_held(state.players[seat], deck) if card not in cards_known(state, seat, deck)]
        pool += state.players[seat].drawn if looking else ()
    pool.sort()
    for seat in others:
        player = state.players[seat]
        visible = cards_known(state, seat, deck)
        fresh = [rng.draw(pool, DECKS[deck]) for _ in range(len(cards_held(player, deck)) - len(visible))]
        hold(player, deck, tuple(sorted([*visible, *fresh])))
        if looking:
            player.drawn = tuple([rng.draw(pool, DECKS[deck]) for _ in player.drawn])
    state.under[deck] = tuple(
        [
            entry if entry % KNOWERS == viewer else rng.draw(pool, DECKS[deck]) * KNOWERS + entry % KNOWERS
            for entry in state.under[deck]
        ]
    )
    state.bags[deck] = tuple(pool)


def imagine(state: Princes, viewer: Seat | None, seed: str, blind: bool) -> Princes:
    """A world like this one for all that viewer knows; money can be worked out from what is public, unless blind."""
    clone = state.copy()
    rng = imagined_rng(seed)
    for deck in range(len(DECKS)):
        deal_again(clone, viewer, deck, rng)
    for seat, player in enumerate(clone.players):
        if seat != viewer and blind and not state.scored:
            player.money = 100 * rng.draw(list(range(PURSE)), "money")
    clone.rng = Rng(seed, rng.drawn)
    return clone
