"""At which values a harvest or production does more, and which numbers of servants reach them (LOR-038, LOR-117)."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import BONUS_TILES, CARDS, SOURCES, TRADES, activates_others
from signoria.games.lorenzo.rules.components import NONE, Card
from signoria.games.lorenzo.rules.effects import GainPer
from signoria.games.lorenzo.rules.giving import goods_counted
from signoria.games.lorenzo.rules.places import at_home
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.servants import value_of_servants
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import HARVEST, PRODUCTION, SERVANTS, WORKED
from signoria.kernel.core import Seat

#: The least value at which a harvest or production does anything (LOR-117, LOR-127, LOR-167).
LEAST: Final = 1


def gives_by_value(card: Card) -> bool:
    """Whether each point of an action's value may bring more out of a card."""
    if any([TRADES[trade].repeats for trade in card.trades]):
        return True
    effects = SOURCES[card.permanent].effects if card.permanent != NONE else ()
    return any([isinstance(effect, GainPer) and effect.by_value for effect in effects])


#: By card: whether it gives by the value of the action, and not only if the value reaches it.
GIVES_BY_VALUE: Final[list[bool]] = [gives_by_value(card) for card in CARDS]


def servants_of_use(player: Player, action: int, value: int, numbers: list[int]) -> list[int]:
    """Of numbers of servants the least, and each that raises a value to where an action does more (LOR-038)."""
    useful: list[int] = []
    reached = 0
    for number in numbers:
        raised = value + value_of_servants(player, number)
        if not useful or does_more(player, action, reached, raised):
            useful.append(number)
            reached = raised
    return useful


def does_more(player: Player, action: int, low: int, high: int) -> bool:
    """Whether a harvest or production of a higher value activates more, or more is counted by its value."""
    if low < BONUS_TILES[player.bonus_tile].values[action] <= high:
        return True
    for card in player.cards[WORKED[action]]:
        if low < CARDS[card].value <= high:
            return True
        if CARDS[card].value <= low and counts_value(player, card):
            return True
    return False


def counts_value(player: Player, card: int) -> bool:
    """Whether a card that is activated gives by the value of the action, or may activate one that does (HOU-191)."""
    if GIVES_BY_VALUE[card]:
        return True
    if not activates_others(CARDS[card]):
        return False
    return any([GIVES_BY_VALUE[other] for row in WORKED.values() for other in player.cards[row]])


def most_counted(player: Player, card: int) -> int:
    """The value beyond which a card that counts by the value of the action gives no more; 0 if it does not count."""
    effects = SOURCES[CARDS[card].permanent].effects if CARDS[card].permanent != NONE else ()
    counting = [effect for effect in effects if isinstance(effect, GainPer) and effect.by_value]
    return max([0, *[goods_counted(player, effect)[effect.good] // effect.amount for effect in counting]])


def unaided(state: Lorenzo, player: Player, action: int) -> int:
    """The highest value a member still to be placed has in a harvest or production; NONE if there is no such member."""
    if not state.dice:
        return NONE
    added = player.in_force().action_value(action)
    return max([NONE, *[player.member_value(state.dice, member) + added for member in at_home(state, player)]])


def steps(state: Lorenzo, player: Player, action: int) -> list[int]:
    """The values at which a harvest or production does more than below, as far as they are printed or within reach."""
    cards = player.cards[WORKED[action]]
    printed = [BONUS_TILES[player.bonus_tile].values[action], *[CARDS[card].value for card in cards]]
    counted = [card for card in cards if counts_value(player, card)]
    if counted:
        reached = unaided(state, player, action) + value_of_servants(player, player.goods[SERVANTS])
        highest = max([reached, *[most_counted(player, card) for card in counted]])  # bonus actions may reach more
        printed += list(range(min([CARDS[card].value for card in counted]), highest + 1))
    return sorted({max(LEAST, value) for value in printed})


def step_place(state: Lorenzo, seat: Seat, action: int, value: int) -> tuple[str, ...]:
    """Where a player is told what a harvest or production of a value would bring."""
    player = state.players[seat]
    reached = [step for step in steps(state, player, action) if step <= value]
    if not reached:
        return ()
    before = len(steps(state, player, HARVEST)) if action == PRODUCTION else 0
    return (f"own.estimates.yields.{before + len(reached) - 1}",)
