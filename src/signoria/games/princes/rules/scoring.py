"""Prestige cards and the end of a match in points (PRI-219 to PRI-247, PRI-336)."""

from __future__ import annotations

from signoria.games.princes.rules.cards import AT_LEAST, FEATURES, FEWEST, PRESTIGES
from signoria.games.princes.rules.counting import features
from signoria.games.princes.rules.state import Princes
from signoria.kernel.core import Score, Seat


def prestige_points(state: Princes, seat: Seat, card: int) -> int:
    """What a prestige card is worth to its holder now (PRI-220 to PRI-226)."""
    printed = PRESTIGES[card]
    mine = features(state.players[seat], 0)
    if printed.kind == AT_LEAST:
        return printed.points if all([mine[FEATURES[f]] >= n for f, n in printed.requirements]) else 0
    feature = FEATURES[printed.feature]
    sign = -1 if printed.kind == FEWEST else 1
    others = [sign * features(player, 0)[feature] for other, player in enumerate(state.players) if other != seat]
    if mine[feature] < printed.least or max(others) > sign * mine[feature]:
        return 0
    return printed.tie_points if max(others) == sign * mine[feature] else printed.points


def score_prestige(state: Princes) -> None:
    """Everybody scores the own prestige cards, which all may see now (PRI-219, PRI-227, PRI-336)."""
    for seat, player in enumerate(state.players):
        for card in player.prestiges:
            points = prestige_points(state, seat, card)
            player.prestige_points += points
            state.emit("prestige: card, points", seat, (card, points))
    state.scored = True


def parts(state: Princes, seat: Seat) -> dict[str, int]:
    """Points of the fame track, and of prestige cards once they are scored."""
    player = state.players[seat]
    return {"fame": player.points, "prestige": player.prestige_points}


def scores(state: Princes) -> list[Score]:
    """Most points win, then most money, which is known at the end only; else shared (PRI-230 to PRI-233)."""
    points = [parts(state, seat) for seat in range(len(state.players))]
    totals = [
        (sum(part.values()), player.money if state.scored else 0)
        for part, player in zip(points, state.players, strict=True)
    ]
    return [
        Score(part, 1 + sum([other > mine for other in totals]), mine[1])
        for part, mine in zip(points, totals, strict=True)
    ]
