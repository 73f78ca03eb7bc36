"""The end of a match in points, part by part (MAS-162 to MAS-170, MAS-196)."""

from __future__ import annotations

from signoria.games.masters.rules.cards import CARDS, FAITH_POINTS, LEADERS, RESOURCES_PER_POINT, SECTIONS
from signoria.games.masters.rules.state import FACE_UP, Masters, Player
from signoria.kernel.core import Score


def parts(player: Player) -> dict[str, int]:
    """The five sources of victory points (MAS-167)."""
    return {
        "cards": sum([CARDS[card].victory_points for slot in player.slots for card in slot]),
        "faith": FAITH_POINTS[player.faith],
        "tiles": sum([SECTIONS[i].victory_points for i, tile in enumerate(player.tiles) if tile == FACE_UP]),
        "leaders": sum([LEADERS[leader].victory_points for leader in player.played]),
        "resources": player.resources() // RESOURCES_PER_POINT,
    }


def scores(state: Masters) -> list[Score]:
    """Most points win, then most resources left; who is still level shares the win (MAS-168, MAS-169)."""
    points = [parts(player) for player in state.players]
    totals = [(sum(part.values()), player.resources()) for part, player in zip(points, state.players, strict=True)]
    if state.solo():
        return [Score(points[0], 2 if state.lost else 1)]
    return [
        Score(part, 1 + sum([other > mine for other in totals]), mine[1])
        for part, mine in zip(points, totals, strict=True)
    ]
