"""The end of a match in points with Houses of Renaissance (HOU-085, HOU-230, HOU-241 to HOU-250)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import CARDS, Effect
from tests.referee.lorenzo.scoring import CANCELLED, TABLES, military, ventures, with_losses


def parts(players: list[Player], seat: Seat) -> dict[str, int]:
    """What a player would score now; special cards score with those of their type (HOU-249)."""
    player = players[seat]
    points = {
        "track": player.goods["victory_points"],
        "territories": by_number(player, "territory", TABLES["territories_by_count"]),
        "characters": by_number(player, "character", TABLES["characters_by_count"]),
        "ventures": ventures(player) + goods_counted(player),
        "military": military(players, seat),
        "resources": player.resources() // TABLES["resources_per_victory_point"],
    }
    for effect in player.lasting(CANCELLED):  # HOU-233, HOU-234
        points[effect["category"]] = 0
    return with_losses(player, points)


def by_number(player: Player, card_type: str, table: list[int]) -> int:
    """Points by the number of cards; a family may have a longer table (HOU-085)."""
    number = len(player.cards[card_type])
    longer = {
        int(cards): int(points)
        for effect in player.lasting("extended_scoring_table")
        if effect["card_type"] == card_type
        for cards, points in effect["victory_points"].items()
    }
    return longer[number] if number in longer else table[number]


def goods_counted(player: Player) -> int:
    """Ventures that give points for goods held, which are not spent (HOU-246 to HOU-248)."""
    effects = [effect for card in player.cards["venture"] for effect in CARDS[card]["permanent"]]
    return sum(bundles(player, effect) for effect in effects if effect["kind"] == "end_game_victory_points_per")


def bundles(player: Player, effect: Effect) -> int:
    """So much for each full bundle, up to a maximum if there is one."""
    number = min(player.goods[kind] // int(amount) for kind, amount in effect["per_bundle"].items())
    points = number * int(effect["amount"])
    return points if effect["max_victory_points"] is None else min(points, int(effect["max_victory_points"]))
