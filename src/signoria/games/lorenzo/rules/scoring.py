"""The end of a match in points, part by part (LOR-226 to LOR-243, LOR-383 to LOR-394)."""

from __future__ import annotations

from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import (
    CARDS,
    CHARACTER_POINTS,
    MILITARY_POINTS,
    MOST_CARDS,
    RESOURCES_PER_POINT,
    TERRITORY_POINTS,
)
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import (
    BUILDING,
    CHARACTER,
    MILITARY,
    STONE,
    TERRITORY,
    VENTURE,
    VICTORY_POINTS,
    WOOD,
)
from signoria.kernel.core import Score, Seat


def parts(state: Lorenzo, seat: Seat) -> dict[str, int]:
    """What a player would score if the match ended now; no total is below 0 (LOR-239, LOR-243)."""
    player = state.players[seat]
    points = {
        "track": player.goods[VICTORY_POINTS],
        "territories": TERRITORY_POINTS[len(player.cards[TERRITORY])],
        "characters": CHARACTER_POINTS[min(len(player.cards[CHARACTER]), MOST_CARDS)],
        "ventures": sum([CARDS[card].end_points for card in player.cards[VENTURE]]),
        "military": military_points(state, seat),
        "resources": player.resources() // RESOURCES_PER_POINT,
    }
    state.rules.change_score(state, seat, points)
    lost = player.in_force().final_score(points, measures(player))
    points["excommunications"] = -min(lost, sum(points.values()))
    return points


def measures(player: Player) -> tuple[int, ...]:
    """What victory points can be lost by, in the order of MEASURES (LOR-386 to LOR-391)."""
    special = sum([CARDS[card].box != BASE for row in player.cards for card in row])
    return (player.goods[VICTORY_POINTS], player.goods[MILITARY], building_costs(player), player.resources(), special)


def building_costs(player: Player) -> int:
    """Wood and stone printed in the costs of the player's buildings, whatever was paid (LOR-389, LOR-390)."""
    return sum([CARDS[card].costs[0].pay[WOOD] + CARDS[card].costs[0].pay[STONE] for card in player.cards[BUILDING]])


def military_points(state: Lorenzo, seat: Seat) -> int:
    """Most military and second; who ties shares the rank, and a tie for first leaves no second (LOR-231 to LOR-235)."""
    mine = state.players[seat].goods[MILITARY]
    ahead = sum([player.goods[MILITARY] > mine for player in state.players])
    return MILITARY_POINTS[ahead] if ahead < len(MILITARY_POINTS) else 0


def scores(state: Lorenzo) -> list[Score]:
    """Most points win; in a tie who is further ahead in the turn order, with more seats behind (LOR-240, LOR-241)."""
    points = [parts(state, seat) for seat in range(len(state.players))]
    last = len(points) - 1
    totals = [(sum(part.values()), last - state.order.index(seat)) for seat, part in enumerate(points)]
    return [
        Score(part, 1 + sum([other > mine for other in totals]), mine[1])
        for part, mine in zip(points, totals, strict=True)
    ]
