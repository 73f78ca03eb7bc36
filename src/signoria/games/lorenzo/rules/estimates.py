"""What taking a card or working would come to for a player, as the parameters of a message."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import goods, message_key
from signoria.games.lorenzo.rules.cards import BONUS_TILES, SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.names import bonus_name, card_name, price
from signoria.games.lorenzo.rules.places import servants_places
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.servants import servants_for, value_of_servants
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.steps import step_place
from signoria.games.lorenzo.rules.towers import needed_on_floor, ways_to_pay
from signoria.games.lorenzo.rules.vocabulary import ACTIONS
from signoria.games.lorenzo.rules.wording import source_labels
from signoria.kernel.core import Label, Seat, Word
from signoria.kit.goods import Goods


def card_parameters(
    state: Lorenzo, player: Player, space: int, value: int, charge: int, granted: tuple[Goods, ...]
) -> dict[str, Word]:
    """The card of a floor: its price, the servants that reach it, the surcharge and the floor's bonus."""
    printed, card = SPACES[space], state.floors[space]
    needed = needed_on_floor(state, player, space)
    bonus = printed.source if player.in_force().floor_bonus(printed) else NONE
    return {
        "card": card_name(card),
        "price": price(ways_to_pay(state, player, card, granted)),
        "servants": with_servants(servants_for(player, needed, value)),
        "charge": charge,
        "bonus": source_labels(bonus, player),
        "bonused": int(bonus != NONE),
    }


def work_parameters(player: Player, action: int, value: int) -> dict[str, Word]:
    """A harvest or production of a value, and what it activates."""
    tile = player.bonus_tile
    names = [bonus_name(tile)] if BONUS_TILES[tile].values[action] <= value else []
    names += [card_name(card) for card in player.activated_cards(action, value)]
    return {
        "work": message_key("work", ACTIONS[action]),
        "reached": value,
        "activates": tuple(names) or goods(()),
    }


def with_servants(number: int) -> Label:
    """What is added about servants, if any are needed."""
    return Label("lorenzo-with-servants", {"n": number})


class Reach:
    """What an action reaches without servants: its own value or that of a member, what is added, what it must be."""

    __slots__ = ("added", "needed", "of", "value")

    def __init__(self, of: str, value: int, added: int, needed: int) -> None:
        self.of = of  # the message that says whose value it is
        self.value = value
        self.added = added
        self.needed = needed

    def sum(self, servants: int) -> tuple[Label, ...]:
        """Part by part, with the value that servants bring."""
        added = [("lorenzo-sum-added", self.added), ("lorenzo-sum-servants", servants)]
        return tuple([Label(key, {"n": n}) for key, n in [(self.of, self.value), *[one for one in added if one[1]]]])


def servants_label(state: Lorenzo, seat: Seat, number: int, action: int, reach: Reach) -> Label:
    """So many servants, the value they reach, and what that activates if it is work."""
    player = state.players[seat]
    by_servants = value_of_servants(player, number)
    value = reach.value + reach.added + by_servants
    parameters: dict[str, Word] = {"n": number, "sum": reach.sum(by_servants), "needed": reach.needed}
    if action == NONE:
        return Label("lorenzo-option-servants", {**parameters, "value": value}, servants_places(seat, number))
    parameters |= work_parameters(player, action, value)
    places = (*servants_places(seat, number), *step_place(state, seat, action, value))
    return Label("lorenzo-option-servants-work", parameters, places)
