"""Where options point at: paths of the view, as the table declares it; none for what does not lie there."""

from __future__ import annotations

from signoria.games.princes.rules.cards import DECKS, FREEDOMS
from signoria.games.princes.rules.decks import deck_of
from signoria.games.princes.rules.grid import PLACEMENTS
from signoria.games.princes.rules.objects import stacks_of
from signoria.games.princes.rules.state import Princes
from signoria.kernel.core import Seat
from signoria.kit.hands import places_of

DRAWN = "own.drawn"

# On the table


def stack_place(state: Princes, stack: int) -> tuple[str, ...]:
    stacks = stacks_of(state)
    return (f"table.stacks.{stacks.index(stack)}",) if stack in stacks else ()


def building_place(building: int) -> tuple[str, ...]:
    return (f"table.buildings.{building}",)


def freedom_place(freedom: int) -> tuple[str, ...]:
    return (f"table.freedoms.{FREEDOMS[freedom]}",)


def deck_place(deck: int) -> tuple[str, ...]:
    return (f"table.decks.{DECKS[deck]}",)


def character_place(state: Princes, character: int) -> tuple[str, ...]:
    return (f"table.characters.{character}",) if state.expansion else ()


# On a board


def covered_places(seat: Seat, placement: int) -> tuple[str, ...]:
    """The squares of the grid that a placement covers."""
    return tuple([f"boards.{seat}.grid.{row}.{column}" for row, column in PLACEMENTS[placement].cells])


def table_place(state: Princes, owner: Seat, profession: int) -> tuple[str, ...]:
    """A profession among somebody's completed works."""
    return places_of(f"boards.{owner}.table", state.players[owner].table, profession)


# One's own


def points_place(number: int) -> tuple[str, ...]:
    """Where so many points are asked for."""
    return (f"own.amount.points.{number}",)


def hand_place(state: Princes, seat: Seat, profession: int) -> tuple[str, ...]:
    return places_of("own.hand", state.players[seat].hand, profession)


def bonus_place(state: Princes, seat: Seat, bonus: int) -> tuple[str, ...]:
    return places_of("own.bonuses", state.players[seat].bonuses, bonus)


def drawn_place(state: Princes, seat: Seat, deck: int, card: int) -> tuple[str, ...]:
    """A card looked at; one of another deck may have its number."""
    return places_of(DRAWN, state.players[seat].drawn, card) if deck == deck_of(state) else ()
