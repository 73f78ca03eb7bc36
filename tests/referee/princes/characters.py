"""Merchant and professor, whose owner decides when they are used (PRI-286 to PRI-290, PRI-304 to PRI-334)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.princes.drawing import draw
from tests.referee.princes.table import Choices, Table, offered
from tests.referee.script import Script


def uses(table: Table, seat: Seat) -> Choices:
    """Rank points with the merchant, a card of a deck that is not empty with the professor (PRI-307, PRI-332)."""
    character = table.players[seat].character
    choices: Choices = {"merchant:rank": () if character == "merchant" else ("PRI-306",)}
    for deck in ("bonus", "prestige"):
        rules = [] if character == "professor" else ["PRI-327"]
        choices[f"professor:{deck}"] = [*rules, *([] if table.decks[deck] else ["PRI-332"])]
    return choices


def may_use(table: Table, seat: Seat) -> bool:
    return not all(uses(table, seat).values())


def is_use(code: str) -> bool:
    return code.startswith(("merchant:", "professor:"))


def use(table: Table, seat: Seat, code: str) -> Script[None]:
    """A used card goes back to the display (PRI-287)."""
    player = table.players[seat]
    player.character = ""
    if code == "merchant:rank":
        player.points += table.rank(seat)  # PRI-306
    else:
        yield from draw(table, seat, code.removeprefix("professor:"))  # free, and no action (PRI-327, PRI-330)


def use_or_wait(table: Table, seat: Seat) -> Script[None]:
    """Asked right after the purchase, when the merchant's rank moves, and before the card has to return (PRI-290)."""
    code = yield from table.choose(seat, "use", uses(table, seat) | offered("wait"))
    if code != "wait":
        yield from use(table, seat, code)


def last_uses(table: Table) -> Script[None]:
    """Clockwise from the starting player, just before the cards have to return (PRI-290)."""
    for seat in table.clockwise():
        if may_use(table, seat):
            yield from use_or_wait(table, seat)
