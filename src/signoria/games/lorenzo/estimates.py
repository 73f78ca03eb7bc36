"""What things would come to for a player now: prices, work, leaders, which nobody has and no news is told of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.lorenzo import table
from signoria.games.lorenzo.rules.alternative import Alternative
from signoria.games.lorenzo.rules.cards import CARDS, FLOORS, LEADERS, SOURCES, SPACES, TRADES
from signoria.games.lorenzo.rules.components import NONE, Requirement, Trade
from signoria.games.lorenzo.rules.effects import Gain, Privileges
from signoria.games.lorenzo.rules.leaders import requirement_count
from signoria.games.lorenzo.rules.missing import in_vain
from signoria.games.lorenzo.rules.offers import Offer, offers, saved
from signoria.games.lorenzo.rules.placement import space_prospect
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vatican import VaticanReport, points_lost, support_points
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, GOODS, HARVEST, PRODUCTION, SERVANTS, STOCK, TERRITORY
from signoria.games.lorenzo.rules.work import Activation
from signoria.games.lorenzo.rules.yields import Yield, yields
from signoria.kernel.core import Seat

#: What privileges are called among goods.
PRIVILEGES: Final = "privileges"


def amounts(goods: Sequence[int]) -> dict[str, int]:
    """Those goods of which there are any."""
    return {STOCK[kind]: amount for kind, amount in enumerate(goods) if amount}


def estimates(state: Lorenzo, seat: Seat) -> table.Estimates:
    player = state.players[seat]
    return {
        "offers": _offers(state, seat) if state.dice else [],
        "barred": _barred(state, seat) if state.dice else [],
        "yields": [_yield(one) for action in (HARVEST, PRODUCTION) for one in yields(state, seat, action)],
        "military_needed": _military_needed(state, player),
        "goods_left": _goods_left(state, seat),
        "hand": [_needs(state, player, leader) for leader in player.hand],
    }


def _offers(state: Lorenzo, seat: Seat) -> list[list[table.Offer]]:
    """As the towers lie on the table: rows of floors from the top down."""
    towers = offers(state, seat)
    return [[_offer(state, tower[number]) for tower in towers] for number in range(FLOORS - 1, -1, -1)]


def _offer(state: Lorenzo, offer: Offer) -> table.Offer:
    card = state.floors[offer.space]
    ways: list[table.Price] = [
        {"pay": amounts(way.pay), "saved": amounts(saved(way, card)), "military_to_show": way.military}
        for way in offer.ways
    ]
    return {"value": offer.value, "ways": ways, "charge": offer.charge, "closed": offer.closed}


def _barred(state: Lorenzo, seat: Seat) -> list[str]:
    """Spaces beside the towers that no member of the player may enter now."""
    spaces = [space for space in state.rules.spaces(state, seat) if SPACES[space].tower == NONE]
    return [SPACES[space].id for space in spaces if space_prospect(state, seat, space)[0]]


def _yield(one: Yield) -> table.Yield:
    gain = amounts(one.goods)
    if one.privileges:
        gain[PRIVILEGES] = one.privileges
    return {
        "work": ACTIONS[one.action],
        "value": one.value,
        "gain": gain,
        "activates": [CARDS[card].id for card in one.cards],
        "arrows": one.arrows,
        "unaided": one.unaided,
    }


def _military_needed(state: Lorenzo, player: Player) -> int:
    """The military that one more territory asks for; 0 where there is room for none (LOR-072)."""
    row = len(player.cards[TERRITORY])
    return player.in_force().required_military(row) if row < state.rules.most_cards(player, TERRITORY)[0] else 0


def exchange(trade: Trade) -> table.ChosenExchange:
    """An arrow with what is printed on it, as far as that can be counted."""
    gain: dict[str, int] = {}
    for effect in SOURCES[trade.source].effects if trade.source != NONE else ():
        if isinstance(effect, Gain):
            gain |= amounts(effect.goods)
        elif isinstance(effect, Privileges):
            gain[PRIVILEGES] = effect.count
    return {
        "card": trade.origin.word,
        "pay": amounts(trade.pay),
        "gain": gain,
        "activates": CARDS[trade.activates].id if trade.activates != NONE else "",
    }


def alternative(one: Alternative) -> table.Alternative:
    if one.trade == NONE:
        given = amounts(one.gain)
        return {"source": "", "pay": amounts(one.pay), "gain": given, "activates": "", "taken": one.taken}
    arrow = exchange(TRADES[one.trade])
    source, pay, gain, activates = arrow["card"], arrow["pay"], arrow["gain"], arrow["activates"]
    return {"source": source, "pay": pay, "gain": gain, "activates": activates, "taken": one.taken}


def support(state: Lorenzo, seat: Seat) -> table.Support | None:
    """For who is asked to support the Church or not."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, VaticanReport) or frame.asked(state) != seat:
        return None
    return {"points": support_points(state.players[seat]), "lost": points_lost(state, seat)}


def _goods_left(state: Lorenzo, seat: Seat) -> dict[str, int]:
    """What the exchanges of a plan leave to pay others with, servants in place of what is short (LOR-138, HOU-127)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Activation) or frame.seat != seat:
        return {}
    left = frame.goods_left(state.players[seat])
    left[SERVANTS] -= sum([max(0, -amount) for amount in left])
    return {good: max(0, left[kind]) for kind, good in enumerate(GOODS)}


def _needs(state: Lorenzo, player: Player, leader: int) -> table.LeaderNeeds:
    unmet = in_vain(state, player, leader)
    needs = [_need(player, requirement, requirement in unmet) for requirement in LEADERS[leader].requirements]
    return {"leader": LEADERS[leader].id, "needs": needs}


def _need(player: Player, requirement: Requirement, vain: bool) -> table.Need:
    """What a player has of what a leader asks for, and whether that will do."""
    return {"has": requirement_count(player, requirement), "met": not vain}
