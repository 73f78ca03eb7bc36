"""Set-up as far as players take part in it: leaders, the first player, starting bonuses (MAS-022 to MAS-034)."""

from __future__ import annotations

from itertools import combinations

from tests.referee.lockstep import Difference
from tests.referee.masters.faith import gain_faith
from tests.referee.masters.goods import RESOURCES, add, picks
from tests.referee.masters.printed import LEADERS, SETUP, STARTING_BONUS
from tests.referee.masters.table import Table, ask_for_goods, table_seen
from tests.referee.script import Question, Script


def set_up(table: Table) -> Script[None]:
    """The steps in the order listed (MAS-033)."""
    yield from keep_leaders(table)
    table.first = first_player(table)
    for place in range(table.seats()):
        yield from starting_bonus(table, place)


def keep_leaders(table: Table) -> Script[None]:
    """All at the same time, each two of four (MAS-022, MAS-025)."""
    waiting = list(range(table.seats()))
    while waiting:
        answer = yield [Question(seat, "keep", pairs(table.boards[seat].hand)) for seat in waiting]
        table.boards[answer.seat].hand = answer.code.partition(":")[2].split("+")
        waiting.remove(answer.seat)


def pairs(dealt: list[str]) -> list[str]:
    """Every two of the leaders dealt, in the order of the box."""
    in_order = [leader for leader in LEADERS if leader in dealt]
    return [f"keep:{'+'.join(leaders)}" for leaders in combinations(in_order, int(SETUP["leaders_kept"]))]


def first_player(table: Table) -> int:
    """Drawn once all leaders are kept (MAS-027, MAS-033); solo there is only one (MAS-172)."""
    first = table_seen(table.look())["first"]
    if first not in range(table.seats()):
        raise Difference("the first player", first, f"one of {table.seats()} seats")
    return int(first)


def starting_bonus(table: Table, place: int) -> Script[None]:
    """By place in turn order: resources of choice into the depots, and faith (MAS-028 to MAS-032)."""
    assert table.first is not None
    seat = (table.first + place) % table.seats()
    resources, faith = STARTING_BONUS[place]
    choices = {f"start:{code}": goods for code, goods in picks(resources).items()}
    code = yield from ask_for_goods(table, seat, "start", list(choices), dict.fromkeys(RESOURCES, resources))
    add(table.boards[seat].depots, choices[code])
    gain_faith(table, seat, faith)
