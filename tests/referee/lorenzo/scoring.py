"""The end of a match in points (LOR-226 to LOR-243, LOR-383 to LOR-394)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import BOARD, CARDS, SPECIAL_CARDS
from tests.referee.script import Result

TABLES = BOARD["final_scoring"]
#: What is cancelled by tiles 3.1 to 3.3 (LOR-383 to LOR-385).
CANCELLED = "no_end_game_scoring"


def parts(players: list[Player], seat: Seat) -> dict[str, int]:
    """What a player would score now."""
    player = players[seat]
    points = {
        "track": player.goods["victory_points"],
        "territories": TABLES["territories_by_count"][len(player.cards["territory"])],
        "characters": TABLES["characters_by_count"][len(player.cards["character"])],
        "ventures": ventures(player),
        "military": military(players, seat),
        "resources": player.resources() // TABLES["resources_per_victory_point"],
    }
    for effect in player.lasting(CANCELLED):
        points[effect["category"]] = 0
    return with_losses(player, points)


def with_losses(player: Player, points: dict[str, int]) -> dict[str, int]:
    """What excommunications take off, never below 0 in all (LOR-243, LOR-394)."""
    lost = sum(
        measure(player, effect["per"]) // int(effect["per_amount"]) * int(effect["amount"])
        for effect in player.lasting("lose_victory_points_per")
    )
    return {**points, "excommunications": -min(lost, sum(points.values()))}


def measure(player: Player, per: str) -> int:
    """What is counted for a loss (LOR-386 to LOR-391)."""
    match per:
        case "building_cost_wood_and_stone":
            costs = [CARDS[card]["costs"][0]["pay"] for card in player.cards["building"]]
            return sum(cost.get("wood", 0) + cost.get("stone", 0) for cost in costs)
        case "supply_resources":
            return player.resources()
        case "special_development_cards":
            return sum(card in SPECIAL_CARDS for row in player.cards.values() for card in row)
        case _:
            return player.goods[per]


def ventures(player: Player) -> int:
    """The printed points of all ventures (LOR-229)."""
    printed = [effect for card in player.cards["venture"] for effect in CARDS[card]["permanent"]]
    return sum(int(effect["amount"]) for effect in printed if effect["kind"] == "end_game_victory_points")


def military(players: list[Player], seat: Seat) -> int:
    """5 for all who have most; 2 for all who come second, unless two were first (LOR-231 to LOR-235)."""
    steps = sorted((player.goods["military"] for player in players), reverse=True)
    mine = players[seat].goods["military"]
    first, second = TABLES["military_by_rank"]
    if mine == steps[0]:
        return int(first)
    return int(second) if mine == steps[1] else 0


def results(points: list[dict[str, int]], order: list[Seat]) -> list[Result]:
    """Most points win; of those who tie, whoever is further ahead in the turn order (LOR-240, LOR-241)."""
    totals = [sum(each.values()) for each in points]
    best_first = sorted(range(len(points)), key=lambda seat: (-totals[seat], order.index(seat)))
    return [Result(points[seat], 1 + best_first.index(seat)) for seat in range(len(points))]
