"""The buying action: a top card is placed, paid, and laid on the board (MAS-071 to MAS-087)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.masters.goods import covers
from tests.referee.masters.payment import pay
from tests.referee.masters.printed import SETUP
from tests.referee.masters.table import Business, MatchOver, Table
from tests.referee.script import Script, ask_unless_forced


def purchases(table: Table, seat: Seat) -> list[str]:
    """Top cards that can be paid and placed (MAS-072, MAS-073, MAS-081)."""
    board = table.boards[seat]
    owned = board.owned()
    return [
        f"buy:{colour}.{level}"
        for (colour, level), stack in table.grid.stacks.items()
        if stack.top and covers(owned, board.price(stack.top)) and board.slots_for(stack.top)
    ]


def buy(table: Table, seat: Seat, name: str) -> Script[None]:
    """One card: its slot, its payment; the next one of its stack stays covered for now (MAS-071, MAS-076, MAS-084)."""
    colour, _, level = name.partition(".")
    stack = table.grid.stacks[colour, int(level)]
    board = table.boards[seat]
    table.business = Business(buying=stack.top)
    codes = [f"slot:{slot + 1}" for slot in board.slots_for(stack.top)]
    code = yield from ask_unless_forced(seat, "slot", codes)
    yield from pay(table, seat, board.price(stack.top))
    board.slots[int(code.partition(":")[2]) - 1].append(stack.take())
    after_buying(table, seat, colour)


def after_buying(table: Table, seat: Seat, colour: str) -> None:
    """The seventh card brings the end (MAS-154).

    Solo it wins, even if it empties a colour (MAS-190, MAS-192); any other card that empties one loses (MAS-193).
    """
    if len(table.boards[seat].cards()) >= SETUP["end"]["development_cards"]:
        if table.lorenzo:
            raise MatchOver("won")
        table.ending = True
    if table.lorenzo and not table.grid.has(colour):
        raise MatchOver("lost")
