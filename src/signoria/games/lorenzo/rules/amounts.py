"""What amounts, types of cards and words of the data are called, as messages: the smallest parts of a label."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.lorenzo.rules.vocabulary import STOCK, TYPES
from signoria.kernel.core import Label


def message_key(kind: str, word: str) -> str:
    """The message that names a word of the data: "lorenzo-space-market-1"."""
    return f"lorenzo-{kind}-{word.replace('_', '-').replace('.', '-')}"


def quote(name: Label) -> Label:
    """The name of a card in the middle of a sentence."""
    return Label("lorenzo-quoted", {"name": name})


def type_name(type: int) -> Label:
    return Label(message_key("type", TYPES[type]), {})


def cards_of(types: tuple[int, ...]) -> Label:
    """A card of some types, or of any."""
    if len(types) == len(TYPES):
        return Label("lorenzo-any-card", {})
    return Label("lorenzo-one-card", {"type": either([type_name(kind) for kind in types])})


def so_many(type: int, number: int) -> Label:
    """A number of cards of a type."""
    return Label(f"lorenzo-{TYPES[type]}", {"n": number})


def amount(kind: int, number: int) -> Label:
    return Label(f"lorenzo-{STOCK[kind].replace('_', '-')}", {"n": number})


def goods(amounts: Sequence[int]) -> tuple[Label, ...]:
    """Amounts as a list to be read: two coins and one stone."""
    labels = [amount(kind, number) for kind, number in enumerate(amounts) if number]
    return tuple(labels) or (Label("lorenzo-nothing", {}),)


def kinds(numbers: tuple[int, ...]) -> list[Label]:
    """Goods without an amount."""
    return [Label(message_key("good", STOCK[kind]), {}) for kind in numbers]


def either(parts: list[Label]) -> Label:
    """One of several: this or that."""
    label = parts[0]
    for part in parts[1:]:
        label = Label("lorenzo-or", {"first": label, "last": part})
    return label


def amounts_of(alternatives: tuple[tuple[int, ...], ...]) -> Label:
    return either([Label("lorenzo-goods", {"goods": goods(option)}) for option in alternatives])
