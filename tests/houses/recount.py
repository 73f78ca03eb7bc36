"""A final score counted again from what lies on the table and what is printed, without the engine's own tables."""

from __future__ import annotations

from typing import Any

from signoria.games.lorenzo.table import Board, LorenzoView
from signoria.kernel.core import Seat
from tests.houses.table import printed
from tests.lorenzo import table as base

ENTRIES = [*base.printed("development_cards")["cards"], *printed("development_cards")["cards"]]
CARDS: dict[str, Any] = {card["id"]: card for card in ENTRIES}
SPECIAL = {card["id"] for card in printed("development_cards")["cards"]}
TILES: dict[str, Any] = {
    tile["id"]: tile["effects"][0]
    for entries in (base.printed("excommunication_tiles"), printed("excommunication_tiles"))
    for tile in entries["tiles"]
}
SCORING = base.printed("board")["final_scoring"]
#: What more characters score for who may have them.
MORE_CHARACTERS: dict[str, int] = next(
    effect["victory_points"]
    for family in printed("family_tiles")["families"]
    for effect in family["effects"]
    if effect["kind"] == "extended_scoring_table"
)


def owned(board: Board) -> list[str]:
    return [*board["territories"], *board["buildings"], *board["characters"], *board["ventures"]]


def characters(board: Board) -> int:
    count = len(board["characters"])
    table = SCORING["characters_by_count"]
    return int(table[count] if count < len(table) else MORE_CHARACTERS[str(count)])


def venture(board: Board, tokens: int, card: str) -> int:
    """What a venture is worth in the end."""
    goods = {**board["resources"], "military": board["military"], "special_tokens": tokens}
    points = 0
    for effect in CARDS[card]["permanent"]:
        if effect["kind"] == "end_game_victory_points":
            points += effect["amount"]
        elif effect["kind"] == "end_game_victory_points_per":
            bundles = min(goods[kind] // amount for kind, amount in effect["per_bundle"].items())
            most = effect["max_victory_points"]
            points += min(bundles * effect["amount"], most) if most else bundles * effect["amount"]
    return points


def military(view: LorenzoView, seat: Seat) -> int:
    ahead = sum(board["military"] > view["boards"][seat]["military"] for board in view["boards"])
    points = SCORING["military_by_rank"]
    return int(points[ahead]) if ahead < len(points) else 0


def lost(board: Board, effect: dict[str, Any]) -> int:
    """What a tile takes in the end."""
    costs = [CARDS[card]["costs"][0]["pay"] for card in board["buildings"]]
    measures = {
        "victory_points": board["victory_points"],
        "military": board["military"],
        "building_cost_wood_and_stone": sum(cost.get("wood", 0) + cost.get("stone", 0) for cost in costs),
        "supply_resources": sum(board["resources"].values()),
        "special_development_cards": len(set(owned(board)) & SPECIAL),
    }
    return int(measures[effect["per"]] // effect["per_amount"] * effect["amount"])


def total(view: LorenzoView, seat: Seat, tokens: int) -> int:
    """The final score of a seat that has kept so many tokens."""
    board = view["boards"][seat]
    parts = {
        "track": board["victory_points"],
        "territories": SCORING["territories_by_count"][len(board["territories"])],
        "characters": characters(board),
        "ventures": sum(venture(board, tokens, card) for card in board["ventures"]),
        "military": military(view, seat),
        "resources": sum(board["resources"].values()) // SCORING["resources_per_victory_point"],
    }
    losses = 0
    for tile in board["excommunications"]:
        effect = TILES[tile]
        if effect["kind"] == "no_end_game_scoring":
            parts[effect["category"]] = 0
        elif effect["kind"] == "lose_victory_points_per":
            losses += lost(board, effect)
    return max(0, int(sum(parts.values())) - losses)
