"""What the table shows, and to whom."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from signoria.kernel.core import Seat
from signoria.kit.field import course, piece, points, who, word
from signoria.kit.table import DeclaredView


class Market(TypedDict):
    """What lies before all; "" on a stall that is empty."""

    round: Annotated[int, course("round")]
    turn: Annotated[Seat | None, course("turn", who("turn"))]
    stalls: Annotated[list[str], piece("bolt")]
    bag: int


class Shop(TypedDict):
    """What a clothier has; the commission is "" until it is shown."""

    coins: int
    gifts: int
    bolts: Annotated[list[str], piece("bolt")]
    shown: Annotated[str, word("colour", "shown")]
    points: Annotated[dict[str, int], points()]


class Secret(TypedDict):
    """What only its owner sees."""

    commission: Annotated[str, word("colour", "commission")]


class Public(TypedDict):
    """What somebody without a seat sees."""

    table: Market
    boards: list[Shop]


class BottegaView(Public):
    """All that a viewer may see."""

    own: Secret | None


VIEW: Final = DeclaredView("bottega", BottegaView)
