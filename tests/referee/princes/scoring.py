"""Points at the end of a round and of the match (PRI-203 to PRI-210, PRI-219 to PRI-247)."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Seat
from tests.referee.princes.player import features
from tests.referee.princes.printed import PRESTIGE_CARDS
from tests.referee.princes.table import Table
from tests.referee.script import Result

BEST_WORK_POINTS: Final = 3


def score_best_work(table: Table) -> None:
    """All players tied for the highest value score, once each; then the markers go (PRI-203 to PRI-209)."""
    for seat, points in enumerate(points_with_best_work(table)):
        table.players[seat].points = points
        table.players[seat].best_work = 0


def points_with_best_work(table: Table) -> list[int]:
    """Where everybody will be on the fame track (PRI-203 to PRI-207)."""
    best = max([player.best_work for player in table.players])
    return [player.points + (BEST_WORK_POINTS if best and player.best_work == best else 0) for player in table.players]


def score_prestige_cards(table: Table) -> None:
    """Every card is scored for itself, for its holder only (PRI-219, PRI-223, PRI-227)."""
    for seat, player in enumerate(table.players):
        player.prestige_points = sum([prestige_points(table, seat, card) for card in player.prestiges])


def prestige_points(table: Table, seat: Seat, name: str) -> int:
    """Enough of everything; or the most, at least one; or the fewest, the lower value on a tie (PRI-220 to PRI-226)."""
    card, counts = PRESTIGE_CARDS[name], features(table.players[seat])
    if card.kind == "at_least":
        return card.points if all([counts[thing] >= number for thing, number in card.requirements.items()]) else 0
    mine = counts[card.feature]
    others = [features(opponent)[card.feature] for opponent in table.opponents(seat)]
    if card.kind == "most" and mine == 0:
        return 0  # PRI-224
    beaten = max(others) > mine if card.kind == "most" else min(others) < mine
    if beaten:
        return 0
    return card.tie_points if mine in others else card.points


def results(table: Table) -> list[Result]:
    """Most points win, then most money; then the victory is shared (PRI-230 to PRI-233)."""
    totals = [(player.points + player.prestige_points, player.money) for player in table.players]
    return [
        Result(
            {"fame": player.points, "prestige": player.prestige_points},
            1 + sum([other > totals[seat] for other in totals]),
        )
        for seat, player in enumerate(table.players)
    ]
