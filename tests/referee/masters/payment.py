"""Payments: for each resource, how many out of the depots and how many out of the strongbox (MAS-073, MAS-074)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.masters.goods import RESOURCES, Goods, goods_of
from tests.referee.masters.table import Table, ask_for_goods
from tests.referee.script import Script


def pay(table: Table, seat: Seat, cost: Goods) -> Script[None]:
    """The exact cost, split as the player likes (MAS-073 to MAS-075, MAS-097)."""
    board, business = table.boards[seat], table.business
    assert business is not None
    business.cost = dict(cost)
    for resource in [resource for resource in RESOURCES if cost[resource]]:
        due = cost[resource]
        splits = [n for n in range(due + 1) if n <= board.depots[resource] and due - n <= board.strongbox[resource]]
        codes = [f"pay:{resource}.{out_of_depots}" for out_of_depots in splits]
        code = yield from ask_for_goods(table, seat, "pay", codes, goods_of({resource: due}))
        out_of_depots = int(code.rpartition(".")[2])
        board.depots[resource] -= out_of_depots
        board.strongbox[resource] -= due - out_of_depots
        business.cost[resource] = 0
