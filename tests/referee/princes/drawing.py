"""Looking at five cards, keeping one, and putting the rest under the deck (PRI-082 to PRI-085, PRI-162, PRI-174)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from signoria.kernel.core import Seat
from tests.referee.princes.printed import in_order
from tests.referee.princes.table import Table, offered
from tests.referee.script import Script


def draw(table: Table, seat: Seat, name: str) -> Script[None]:
    """One card is kept, the others go under the deck in an order of choice."""
    player, deck = table.players[seat], table.decks[name]
    player.drawn = drawn_cards(table, seat, name)
    deck.draw(player.drawn)
    code = yield from table.choose_unless_forced(seat, "keep", offered(*[f"keep:{card}" for card in player.drawn]))
    card = code.removeprefix("keep:")
    player.drawn.remove(card)
    if name == "profession":
        player.hand = in_order(name, [*player.hand, card])
    elif name == "bonus":
        player.bonuses = in_order(name, [*player.bonuses, card])
    else:
        player.prestiges = in_order(name, [*player.prestiges, card])
    if player.drawn:
        deck.put_under((yield from chosen_order(table, seat)), seat)
        player.drawn = []


def drawn_cards(table: Table, seat: Seat, name: str) -> list[str]:
    """What chance drew is learned from its drawer's view; a last card is no chance."""
    deck = table.decks[name]
    if len(deck) == 1:
        return [deck.last_card()]
    own: Any = table.look().own[seat]
    return list(own["drawn"])


def chosen_order(table: Table, seat: Seat) -> Script[list[str]]:
    """The cards that were not kept, in the order in which they go under the deck (PRI-084)."""
    drawn = table.players[seat].drawn
    orders = {f"order:{'-'.join([str(place + 1) for place in order])}": order for order in orders_of(len(drawn))}
    code = yield from table.choose_unless_forced(seat, "order", offered(*orders))
    return [drawn[place] for place in orders[code]]


def orders_of(number: int) -> list[tuple[int, ...]]:
    return list(permutations(range(number)))
