"""The production action: powers are named together, all are paid, then all give (MAS-088 to MAS-104)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

from signoria.kernel.core import Seat
from tests.referee.masters.board import Board
from tests.referee.masters.faith import gain_faith
from tests.referee.masters.goods import RESOURCES, Goods, add, covers, minus, nothing, picks, plus, total
from tests.referee.masters.payment import pay
from tests.referee.masters.printed import Power
from tests.referee.masters.table import Business, Table, ask_for_goods
from tests.referee.script import Script


def productions(board: Board) -> list[str]:
    """Some powers, each once, that can be paid together with what is owned now (MAS-043, MAS-088, MAS-093)."""
    powers, owned = board.powers(), board.owned()
    return [production(names) for names in selections(list(powers)) if payable([powers[name] for name in names], owned)]


def selections(names: list[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of some of them: one at least, all at most."""
    for number in range(1, len(names) + 1):
        yield from combinations(names, number)


def production(names: Collection[str]) -> str:
    return f"produce:{'+'.join(names)}"


def payable(powers: Collection[Power], owned: Goods) -> bool:
    """What they yield pays for nothing, and nothing is paid in part (MAS-094 to MAS-096)."""
    due = nothing()
    for power in powers:
        due = plus(due, power.input)
    return covers(owned, due) and total(owned) >= total(due) + sum([power.free_input for power in powers])


def produce(table: Table, seat: Seat, names: list[str]) -> Script[None]:
    """What is free about the powers is chosen, all of them are paid, and then all give (MAS-094, MAS-096)."""
    board = table.boards[seat]
    powers = [board.powers()[name] for name in names]
    business = table.business = Business(powers=names)
    for power in powers:
        add(business.cost, power.input)
        add(business.gain, power.output)
        business.faith += power.faith
    for power in powers:
        if power.free_input:
            yield from choose_input(table, seat, power.free_input)
    free_output = sum([power.free_output for power in powers])
    if free_output:
        yield from choose_output(table, seat, free_output)
    yield from pay(table, seat, business.cost)
    add(board.strongbox, business.gain)  # MAS-098: never into depots
    gain_faith(table, seat, business.faith)  # MAS-102: one gain


def choose_input(table: Table, seat: Seat, number: int) -> Script[None]:
    """Any resources that are owned and not due for another power (MAS-091, MAS-095)."""
    business = table.business
    assert business is not None
    left = minus(table.boards[seat].owned(), business.cost)
    spendable = {f"spend:{code}": goods for code, goods in picks(number).items() if covers(left, goods)}
    code = yield from ask_for_goods(table, seat, "spend", list(spendable), dict.fromkeys(RESOURCES, number))
    add(business.cost, spendable[code])


def choose_output(table: Table, seat: Seat, number: int) -> Script[None]:
    """Any of the four that are stored, never faith (MAS-092, MAS-153)."""
    if number == 1:
        outputs = {f"receive:{resource}": {**nothing(), resource: 1} for resource in RESOURCES}
    else:
        outputs = {f"receive:{code}": goods for code, goods in picks(number).items()}
    code = yield from ask_for_goods(table, seat, "receive", list(outputs), dict.fromkeys(RESOURCES, number))
    assert table.business is not None
    add(table.business.gain, outputs[code])
