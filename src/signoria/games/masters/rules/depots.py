"""Warehouse and leader depots: whether resources fit, and how they can lie (MAS-057 to MAS-062, MAS-147 to MAS-149)."""

from __future__ import annotations

from signoria.games.masters.rules.cards import DEPOTS, LEADERS, STORED
from signoria.games.masters.rules.state import NONE, Player


def fits(depots: list[int], room: list[int]) -> bool:
    """Whether some arrangement of warehouse and leader depots can hold these resources (MAS-057 to MAS-062)."""
    sizes = [depots[r] - room[r] for r in range(STORED)]
    sizes.sort(reverse=True)
    return sizes[0] <= DEPOTS[0] and sizes[1] <= DEPOTS[1] and sizes[2] <= DEPOTS[2] and sizes[3] <= 0


def arrangement(player: Player) -> list[tuple[int, int, int]]:
    """An arrangement to draw, as (resource, count, size): the warehouse from its largest depot up, then leader depots.

    A leader depot is filled before the warehouse; an empty warehouse depot has no resource.
    """
    left = player.depots[:]
    special: list[tuple[int, int, int]] = []
    for leader in [LEADERS[leader] for leader in player.played]:
        if leader.depot:
            count = min(left[leader.resource], leader.depot)
            left[leader.resource] -= count
            special.append((leader.resource, count, leader.depot))
    order = sorted(range(STORED), key=left.__getitem__, reverse=True)
    warehouse = [(r if left[r] else NONE, left[r], size) for r, size in zip(order, DEPOTS, strict=False)]
    return warehouse + special
