"""What Houses of Renaissance changes in the final scoring (HOU-085, HOU-246 to HOU-248)."""

from __future__ import annotations

from signoria.games.lorenzo.rules.houses.modifiers import EndPointsPer, MorePoints
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.vocabulary import CATEGORIES, CHARACTER


def change_score(player: Player, points: dict[str, int]) -> None:
    """More characters, and ventures that count goods, score more."""
    for modifier in player.in_force().others:
        if isinstance(modifier, MorePoints):
            owned = len(player.cards[modifier.type])
            category = CATEGORIES[modifier.type == CHARACTER]
            points[category] = modifier.points.get(owned, points[category])
        elif isinstance(modifier, EndPointsPer):
            points["ventures"] += bundles(player, modifier)


def bundles(player: Player, modifier: EndPointsPer) -> int:
    """Points for every full bundle that is held; nothing is spent (HOU-248)."""
    number = min([player.goods[kind] // amount for kind, amount in enumerate(modifier.bundle) if amount])
    points = number * modifier.amount
    return min(points, modifier.most) if modifier.most else points
