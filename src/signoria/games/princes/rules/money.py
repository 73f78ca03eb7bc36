"""Florins and prestige points: what a seat can pay, and how it pays (PRI-052, PRI-212 to PRI-218, PRI-263)."""

from __future__ import annotations

from signoria.games.princes.rules.cards import FLORINS_GIVEN_BACK
from signoria.games.princes.rules.state import Princes
from signoria.kernel.core import Seat


def means(state: Princes, seat: Seat) -> int:
    """Money, and in the base game what the points held would give."""
    player = state.players[seat]
    return player.money if state.expansion else player.money + FLORINS_GIVEN_BACK * player.points


def pay(state: Princes, seat: Seat, amount: int) -> None:
    """Money goes to the bank; a shortfall is taken from the points (PRI-213)."""
    player = state.players[seat]
    short = max(0, amount - player.money)
    player.money += short - amount
    given_up = short // FLORINS_GIVEN_BACK
    if given_up:
        player.points -= given_up
        state.emit("given_up: points, price", seat, (given_up, short))


def score(state: Princes, seat: Seat, points: int, reason: str) -> None:
    """Points on the fame track."""
    if points:
        state.players[seat].points += points
        state.emit(f"{reason}: points", seat, (points,))
