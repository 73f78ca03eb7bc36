"""Positions and plays that tests of the families share."""

from __future__ import annotations

from typing import Any

from tests.houses.table import Table, printed

#: The effects printed on each family tile, the ten of the box only.
FAMILIES: dict[str, list[dict[str, Any]]] = {
    tile["id"]: tile["effects"] for tile in printed("family_tiles")["families"]
}
PERIODS = 3
MEMBERS = ("black", "white", "orange", "neutral")


def effect_of(family: str, kind: str) -> dict[str, Any]:
    """The effect of a kind on a family tile."""
    (effect_of_kind,) = [effect for effect in FAMILIES[family] if effect["kind"] == kind]
    return effect_of_kind


def all_placed(table: Table) -> Table:
    """The last turn of the round is over; the actions have their end before them."""
    for seat in range(table.seats):
        for member in MEMBERS:
            table.stands(seat, member, "council.1")
    return table.turn(len(MEMBERS) * table.seats).from_the_actions()


def in_the_council(table: Table, seat: int, member: str = "black") -> Table:
    """A whole turn: a member goes to the council palace, for servants as the privilege."""
    table.place(seat, member, "council.1")
    if table.kind() == "privilege":
        table.play(seat, "privilege:servants")
    return table.play(seat, "end")


def take_turn(table: Table) -> Table:
    """Who is in turn takes the first placement there is and ends the turn."""
    seat = table.pending()[0]
    table.play(seat, table.options(seat)[0])
    while table.pending() == [seat] and table.kind() != "turn":
        table.play(seat, table.options(seat)[0])
    return table


def round_of_turns(table: Table) -> str:
    """Who takes a turn in this round, in order: seats 0 to 4 are A to E."""
    number = table.view()["table"]["round"]
    first = len(table.happened("turn")) - 1
    while table.view()["table"]["round"] == number:
        take_turn(table)
    return "".join("ABCDE"[seat] for _, seat, _ in table.happened("turn")[first:-1])
