"""Shorthands of the tests on set-up and auctions: answers of whoever is asked, quiet rounds, a grid without room."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.princes.table import Table

#: Every cell is covered; a capital letter is a landscape, # is the palazzo.
FULL = ("LLLwwww", "ccLwwwP", "csQQQFP", "ssRRRFP", "ssoooFl", "###oFFl", "###olll")
PIECES = {
    "L": "lake",
    "w": "workshop",
    "c": "chapel",
    "P": "park",
    "s": "studio",
    "Q": "park",
    "F": "forest",
    "R": "park",
    "o": "opera",
    "l": "library",
}
QUIET = ("decline", "nothing", "pass", "wait", "end")


def fill(table: Table, seat: Seat, leaving_out: str = "") -> Table:
    """The pieces of FULL on a seat's grid, except some."""
    for letter, piece in PIECES.items():
        where = [(row, column) for row in range(7) for column in range(7) if FULL[row][column] == letter]
        if letter not in leaving_out:
            table.piece(seat, piece, *where)
    return table


def answer_in_turn(table: Table, *codes: str) -> list[Seat]:
    """Who was asked in turn, when whoever was asked gave these answers."""
    seats = []
    for code in codes:
        seats += table.pending()
        table.play(table.pending()[0], code)
    return seats


def when(table: Table) -> tuple[int, str]:
    """Round and phase."""
    table_view = table.view()["table"]
    return table_view["round"], table_view["phase"]


def quiet_phase(table: Table) -> Table:
    """Nobody buys or does anything until the next phase begins."""
    before = when(table)
    while not table.over() and when(table) == before:
        seat = table.pending()[0]
        table.play(seat, next(code for code in QUIET if code in table.options(seat)))
    return table


def quiet_round(table: Table) -> Table:
    """From the auction of one round to that of the next."""
    return quiet_phase(quiet_phase(table))


def stacks(table: Table) -> dict[str, int]:
    """What is left to be auctioned."""
    return {stack["stack"]: stack["count"] for stack in table.view()["table"]["stacks"]}


def purses(table: Table) -> list[int]:
    return [table.florins(seat) for seat in range(table.seats)]


def win(table: Table, seat: int, stack: str) -> Table:
    """A seat opens a stack, and everybody else passes."""
    table.play(seat, f"open:{stack}")
    while table.kind() == "bid":
        table.play(table.pending()[0], "pass")
    return table


def close_auction(table: Table) -> Table:
    """Nobody else wants anything in this round."""
    while table.kind() in ("open", "purchase"):
        table.play(table.pending()[0], "decline" if table.kind() == "open" else "nothing")
    return table


def close_auction_but_one(table: Table) -> Table:
    """Seats 0 to 2 decline, so that seat 3 is the last one."""
    return table.plays((0, "decline"), (1, "decline"), (2, "decline"))


def end_turns(table: Table) -> Table:
    """Everybody ends the turn, until the next auction."""
    while table.kind() == "turn":
        table.play(table.pending()[0], "end")
    return table
