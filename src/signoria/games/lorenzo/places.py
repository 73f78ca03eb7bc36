"""What options point at on the table."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.cards import CARDS, MEMBERS, SPACES
from signoria.games.lorenzo.components import NONE
from signoria.games.lorenzo.state import Lorenzo

#: The part of the table where goods lie.
RESOURCES: Final = ("resources",)


def member_place(member: int) -> tuple[str, ...]:
    return (f"member.{MEMBERS[member].id}",)


def element(state: Lorenzo, space: int) -> str:
    """What is pointed at: the card of a floor, a space of its area, or one that only its owner has."""
    printed = SPACES[space]
    if printed.tower == NONE:
        return f"{printed.area if printed.leader == NONE else 'own_space'}.{printed.id}"
    card = card_on(state, space)
    return f"tower.{CARDS[card].id if card != NONE else printed.id}"


def card_on(state: Lorenzo, space: int) -> int:
    """The card of a floor; NONE if there is none, or no such tower at this table."""
    return state.floors[space] if space < len(state.floors) else NONE
