"""Where options point at: paths of the view, as the table declares it."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.masters.rules.cards import LEADERS, LEVELS, MARKET_ROWS, RESOURCES, SLOTS
from signoria.games.masters.rules.state import Player
from signoria.kernel.core import Seat
from signoria.kit.hands import places_of

MARKET = "table.market"


def line_place(line: int) -> str:
    """A row of the market, or a column of it."""
    return f"{MARKET}.{line}" if line < MARKET_ROWS else f"{MARKET}.*.{line - MARKET_ROWS}"


def stack_place(stack: int) -> str:
    """A stack of the grid, in which level 3 comes first."""
    return f"table.grid.{stack // LEVELS}.{LEVELS - 1 - stack % LEVELS}"


def depots_place(seat: Seat) -> str:
    return f"boards.{seat}.depots"


def strongbox_place(seat: Seat) -> str:
    return f"boards.{seat}.strongbox"


def slot_place(seat: Seat, slot: int) -> str:
    return f"boards.{seat}.slots.{slot}"


def powers_place(seat: Seat, number: int) -> str:
    """A power among those that a board has."""
    return f"boards.{seat}.powers.{number}"


def printed_places(player: Player, seat: Seat, power: int) -> tuple[str, ...]:
    """The slot or the leader that has one of POWERS; nowhere for the basic one, or who is not in play."""
    if 0 < power <= SLOTS:
        return (slot_place(seat, power - 1),)
    resource = power - 1 - SLOTS
    played = [LEADERS[leader] for leader in player.played]
    return tuple(
        [f"boards.{seat}.played.{n}" for n, at in enumerate(played) if at.power is not None and at.resource == resource]
    )


def hand_places(player: Player, leaders: Sequence[int]) -> tuple[str, ...]:
    """Those of these leaders that are in hand."""
    return tuple([place for leader in leaders for place in places_of("own.hand", player.hand, leader)])


def amount_place(resource: int, number: int) -> str:
    """Where so many of a resource are asked for."""
    return f"own.amount.{RESOURCES[resource]}.{number}"


def amount_places(goods: Sequence[int], among: Sequence[int]) -> list[str]:
    """The same for each resource of which there is any among these."""
    return [amount_place(resource, number) for resource, number in enumerate(goods) if among[resource]]
