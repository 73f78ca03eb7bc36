"""What pieces and prices are called, as messages: the parts that labels and glossary are made of."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import either, goods, message_key, quote
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    EXCOMMUNICATIONS,
    LEADERS,
    MEMBERS,
    SPACES,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import Cost
from signoria.games.lorenzo.rules.vocabulary import MILITARY
from signoria.kernel.core import Label, Seat

# Pieces


def card_name(card: int) -> Label:
    return CARDS[card].name


def leader_name(leader: int) -> Label:
    return LEADERS[leader].name


def tile_name(tile: int) -> Label:
    """An excommunication tile."""
    return EXCOMMUNICATIONS[tile].name


def bonus_name(tile: int) -> Label:
    return BONUS_TILES[tile].name


def member_name(member: int) -> Label:
    return Label(message_key("member", MEMBERS[member].id), {})


def colour_name(member: int) -> str:
    """What a family member, or a die, looks like."""
    return message_key("colour", MEMBERS[member].id)


def space_name(space: int) -> Label:
    return SPACES[space].name


def tower_name(tower: int) -> str:
    return message_key("tower", TOWERS[tower].id)


def seat_name(seat: Seat) -> Label:
    return Label("lorenzo-seat", {"seat": seat})


def quoted_card(card: int) -> Label:
    """A card in the middle of a sentence."""
    return quote(CARDS[card].name)


# Prices


def cost_name(cost: Cost) -> Label:
    """What is paid, and the military that must be owned for it."""
    if cost.military:
        key = "lorenzo-cost-owning" if cost.pay[MILITARY] else "lorenzo-cost-showing"
        return Label(key, {"goods": goods(cost.pay), "n": cost.military})
    return Label("lorenzo-goods", {"goods": goods(cost.pay)})


def price(costs: list[Cost]) -> Label:
    """One of several ways to pay; a card is free if one of them takes nothing."""
    if not min([sum(cost.pay) + cost.military for cost in costs]):
        return Label("lorenzo-price-free", {})
    return Label("lorenzo-price", {"cost": either([cost_name(cost) for cost in costs])})
