"""What pieces and amounts are called, as messages: the parts that labels and glossary are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    EXCOMMUNICATIONS,
    LEADERS,
    MEMBERS,
    SOURCES,
    SPACES,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import NONE, Cost, Trade
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, MILITARY, STOCK, TYPES
from signoria.kernel.core import Label, Seat

#: What sources of other kinds are called, by the kind of source: made with the number of what it is on.
NAMED: Final[dict[str, Callable[[int], Label]]] = {}

# Pieces


def named(kind: str, word: str) -> str:
    """The message that names a word of the data: "lorenzo-space-market-1"."""
    return f"lorenzo-{kind}-{word.replace('_', '-').replace('.', '-')}"


def card_name(card: int) -> Label:
    return Label(named("card", CARDS[card].id), {})


def leader_name(leader: int) -> Label:
    return Label(named("leader", LEADERS[leader].id), {})


def tile_name(tile: int) -> Label:
    """An excommunication tile."""
    return Label(named("tile", EXCOMMUNICATIONS[tile].id), {})


def bonus_name(tile: int) -> Label:
    return Label(named("bonus", BONUS_TILES[tile].id), {})


def member_name(member: int) -> Label:
    return Label(named("member", MEMBERS[member].id), {})


def colour_name(member: int) -> str:
    """What a family member, or a die, looks like."""
    return named("colour", MEMBERS[member].id)


def space_name(space: int) -> Label:
    printed = SPACES[space]
    if printed.tower != NONE:
        return Label("lorenzo-space-floor", {"tower": tower_name(printed.tower), "n": printed.number})
    if printed.leader == NONE:
        return Label(named("space", printed.id), {})
    work = f"-{ACTIONS[printed.action]}" if printed.action != NONE else ""
    return Label(f"lorenzo-space-leader{work}", {"leader": leader_name(printed.leader)})


def tower_name(tower: int) -> str:
    return named("tower", TOWERS[tower].id)


def type_name(type: int) -> Label:
    return Label(named("type", TYPES[type]), {})


def seat_name(seat: Seat) -> Label:
    return Label("lorenzo-seat", {"seat": seat})


def source_name(source: int) -> Label:
    """Where something comes from."""
    found = SOURCES[source]
    match found.kind:
        case "card":
            return quoted(found.of)
        case "leader":
            return leader_name(found.of)
        case "bonus":
            return bonus_name(found.of)
        case "floor" | "space":
            return space_name(found.of)
        case _:
            return NAMED[found.kind](found.of) if found.kind in NAMED else Label(named("source", found.kind), {})


def quoted(card: int) -> Label:
    """A card in the middle of a sentence."""
    return Label("lorenzo-quoted", {"name": card_name(card)})


def trader(trade: Trade) -> Label:
    """The card or the leader that an exchange is printed on."""
    return quoted(trade.of) if trade.kind == "card" else leader_name(trade.of)


# Amounts


def amount(kind: int, number: int) -> Label:
    return Label(f"lorenzo-{STOCK[kind].replace('_', '-')}", {"n": number})


def goods(amounts: Sequence[int]) -> tuple[Label, ...]:
    """Amounts as a list to be read: two coins and one stone."""
    found = [amount(kind, number) for kind, number in enumerate(amounts) if number]
    return tuple(found) or (Label("lorenzo-nothing", {}),)


def kinds(numbers: tuple[int, ...]) -> list[Label]:
    """Goods without an amount."""
    return [Label(named("good", STOCK[kind]), {}) for kind in numbers]


def either(parts: list[Label]) -> Label:
    """One of several: this or that."""
    said = parts[0]
    for part in parts[1:]:
        said = Label("lorenzo-or", {"first": said, "last": part})
    return said


def amounts_of(alternatives: tuple[tuple[int, ...], ...]) -> Label:
    return either([Label("lorenzo-goods", {"goods": goods(option)}) for option in alternatives])


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
