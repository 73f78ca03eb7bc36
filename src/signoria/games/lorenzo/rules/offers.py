"""What the card of a floor would cost a player now: the value it asks for, each way to pay, what is saved."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import CARDS, FLOORS, TOWERS
from signoria.games.lorenzo.rules.components import NONE, Cost
from signoria.games.lorenzo.rules.placement import ANY_VALUE, Approach, floor_prospect
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.towers import Purse, floor_value, needed_on_floor, ways_to_pay
from signoria.kernel.core import Seat
from signoria.kit.goods import Goods


class Offer:
    """A floor as it is for one player.

    value: what a member with its servants must be worth; ways: to pay for the card; charge: due beside its price
    (LOR-053); closed: no member of the player can take the card now.
    """

    __slots__ = ("charge", "closed", "space", "value", "ways")

    def __init__(self, space: int, value: int, ways: list[Cost], charge: int, closed: bool) -> None:
        self.space = space
        self.value = value
        self.ways = ways
        self.charge = charge
        self.closed = closed


def offers(state: Lorenzo, seat: Seat) -> list[list[Offer]]:
    """Every floor, tower by tower from the bottom up."""
    purse = Purse(state, state.players[seat], 0)
    return [offers_in(state, seat, Approach(state, seat, tower, purse), tower) for tower in range(state.towers())]


def offers_in(state: Lorenzo, seat: Seat, tower: Approach, number: int) -> list[Offer]:
    bottom = TOWERS[number].bottom
    return [offer_on(state, seat, space, tower) for space in range(bottom, bottom + FLOORS)]


def offer_on(state: Lorenzo, seat: Seat, space: int, tower: Approach) -> Offer:
    """What a floor asks of a player; without a card only what is printed on it."""
    player, card = state.players[seat], state.floors[space]
    if card == NONE:
        return Offer(space, floor_value(state, space), [], 0, True)
    rule, _, _, _ = floor_prospect(state, player, space, tower, ANY_VALUE)
    ways = ways_to_pay(state, player, card, ())
    return Offer(space, max(0, needed_on_floor(state, player, space)), ways, tower.charge, rule != "")


#: Nothing is saved.
NOTHING_SAVED: Final[Goods] = ()


def saved(cost: Cost, card: int) -> Goods:
    """By how much a way to pay is less than the printed cost that it comes from (LOR-100)."""
    least: Goods = NOTHING_SAVED
    for printed in CARDS[card].costs:
        less = without(printed.pay, cost.pay)
        if less and (not least or sum(less) < sum(least)):
            least = less
    return least


def without(printed: Goods, paid: Goods) -> Goods:
    """A price less what is paid of it; nothing where something else, or more, is paid."""
    if len(printed) < len(paid):
        printed += (0,) * (len(paid) - len(printed))
    less = tuple([printed[kind] - (paid[kind] if kind < len(paid) else 0) for kind in range(len(printed))])
    return less if min(less) >= 0 else NOTHING_SAVED
