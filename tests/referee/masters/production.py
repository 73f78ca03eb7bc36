"""The production action: powers are chosen one by one, all are paid, then all give (MAS-088 to MAS-104)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.masters.board import Board
from tests.referee.masters.faith import gain_faith
from tests.referee.masters.goods import RESOURCES, Goods, add, covers, minus, nothing, picks, total
from tests.referee.masters.payment import pay
from tests.referee.masters.printed import Power
from tests.referee.masters.table import Business, Table, ask_for_goods
from tests.referee.script import Script, ask_unless_forced

DONE = "done"


def usable_powers(board: Board, planned: Business | None = None) -> list[str]:
    """Each once, if it can be paid beside those planned with what is owned now (MAS-088, MAS-093 to MAS-096)."""
    used, cost = (planned.powers, planned.cost) if planned else ([], nothing())
    left = minus(board.owned(), cost)
    powers = board.powers()
    return [f"produce:{name}" for name in powers if name not in used and payable(powers[name], left)]


def payable(power: Power, left: Goods) -> bool:
    return covers(left, power.input) and total(left) >= total(power.input) + power.free_input


def produce(table: Table, seat: Seat, first_power: str) -> Script[None]:
    """At least one power (MAS-043), and more as long as there are any and the player likes."""
    board = table.boards[seat]
    business = table.business = Business()
    yield from plan(table, seat, first_power)
    while True:
        code = yield from ask_unless_forced(seat, "power", [*usable_powers(board, business), DONE])
        if code == DONE:
            break
        yield from plan(table, seat, code.partition(":")[2])
    yield from pay(table, seat, business.cost)
    add(board.strongbox, business.gain)  # MAS-098: never into depots
    gain_faith(table, seat, business.faith)  # MAS-102: one gain


def plan(table: Table, seat: Seat, name: str) -> Script[None]:
    """One more power: what it takes and gives is added up, and what is free about it is chosen (MAS-091, MAS-151)."""
    board, business = table.boards[seat], table.business
    assert business is not None
    power = board.powers()[name]
    business.powers = [known for known in board.powers() if known in [*business.powers, name]]
    add(business.cost, power.input)
    add(business.gain, power.output)
    business.faith += power.faith
    if power.free_input:
        yield from choose_input(table, seat, power.free_input)
    for _ in range(power.free_output):
        yield from choose_output(table, seat)


def choose_input(table: Table, seat: Seat, number: int) -> Script[None]:
    """Any resources that are owned and not yet due for another power (MAS-091, MAS-095)."""
    business = table.business
    assert business is not None
    left = minus(table.boards[seat].owned(), business.cost)
    spendable = {f"spend:{code}": goods for code, goods in picks(number).items() if covers(left, goods)}
    code = yield from ask_for_goods(table, seat, "spend", list(spendable), dict.fromkeys(RESOURCES, number))
    add(business.cost, spendable[code])


def choose_output(table: Table, seat: Seat) -> Script[None]:
    """One of the four that are stored, never faith (MAS-092, MAS-153)."""
    codes = [f"receive:{resource}" for resource in RESOURCES]
    code = yield from ask_for_goods(table, seat, "receive", codes, dict.fromkeys(RESOURCES, 1))
    assert table.business is not None
    table.business.gain[code.partition(":")[2]] += 1
