"""Shorthands of the tests on works: one completed for money, and what it was worth."""

from __future__ import annotations

from tests.princes.table import Table

#: The lines of a work's value in the order the log has them.
LINES = ("building", "landscape", "freedom", "jesters", "cards", "bonus", "muse")


def work(table: Table, seat: int, profession: str, *bonuses: str) -> dict[str, int]:
    """Complete a work for money and read its value line by line in the log."""
    table.play(seat, f"work:{profession}", *[f"add:{card}" for card in bonuses])
    if table.kind() == "bonus_cards":
        table.play(seat, "complete")
    table.play(seat, "exchange:0")
    _, _, args = table.happened("work")[-1]
    return dict(zip(LINES, args[1:], strict=True))


def value(table: Table, seat: int, profession: str, *bonuses: str) -> int:
    """Complete a work and tell its value by what the bank pays for it, 100 florins each."""
    before = table.florins(seat)
    work(table, seat, profession, *bonuses)
    return (table.florins(seat) - before) // 100


def empty_cells(table: Table, seat: int) -> int:
    return sum(row.count("") for row in table.board(seat)["grid"])
