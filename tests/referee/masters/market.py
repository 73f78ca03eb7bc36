"""The market action: a line is taken, the slide marble goes in, goods are stored or discarded (MAS-045 to MAS-070)."""

from __future__ import annotations

from itertools import product

from signoria.kernel.core import Seat
from tests.referee.masters.board import Board
from tests.referee.masters.faith import gain_faith, give_faith_to_others
from tests.referee.masters.goods import RESOURCES, Goods, add, goods_of, plus, total, written
from tests.referee.masters.printed import COLUMNS, ROWS, SETUP, YIELDS
from tests.referee.masters.table import Business, Table, ask_for_goods
from tests.referee.masters.warehouse import fits
from tests.referee.script import Script

#: Three rows and four columns, whatever they yield (MAS-040, MAS-045, MAS-047).
LINES = [*[f"row.{row + 1}" for row in range(ROWS)], *[f"column.{column + 1}" for column in range(COLUMNS)]]


def take_from_market(table: Table, seat: Seat, line: str) -> Script[None]:
    """Take all, push the marble in, move for faith, and only then store (MAS-046, MAS-053, MAS-055)."""
    marbles = push_slide(table, line)
    board = table.boards[seat]
    business = table.business = Business()
    for marble in marbles:
        resource = YIELDS[marble]
        if resource in business.taken:
            business.taken[resource] += 1
    leaders = board.leaders("white_marble")
    whites = marbles.count("white")
    if len(leaders) == 1:  # MAS-144: it is not optional
        business.taken[leaders[0].resource] += whites * leaders[0].amount
    gain_faith(table, seat, sum(YIELDS[marble] == "faith" for marble in marbles))
    if len(leaders) > 1 and whites:
        yield from choose_for_whites(table, seat, whites)
    yield from store(table, seat)


def push_slide(table: Table, line: str) -> list[str]:
    """The marbles that lay in the line (MAS-052); a row is pushed leftwards, a column upwards (MAS-049 to MAS-051)."""
    kind, _, number = line.partition(".")
    place = int(number) - 1
    if kind == "row":
        marbles = table.market[place]
        table.market[place] = [*marbles[1:], table.slide]
    else:
        marbles = [row[place] for row in table.market]
        for row, marble in zip(table.market, [*marbles[1:], table.slide], strict=True):
            row[place] = marble
    table.slide = marbles[0]
    return marbles


def choose_for_whites(table: Table, seat: Seat, whites: int) -> Script[None]:
    """Each white marble gives the resource of one of the two leaders; only the numbers matter (MAS-146)."""
    business = table.business
    assert business is not None
    business.whites = whites
    leaders = sorted(table.boards[seat].leaders("white_marble"), key=lambda leader: RESOURCES.index(leader.resource))
    one, other = leaders
    outcomes = {
        f"white:{one.resource}.{n}": goods_of(
            {one.resource: n * one.amount, other.resource: (whites - n) * other.amount}
        )
        for n in range(whites + 1)
    }
    business.excess = min(excess(table.boards[seat], plus(business.taken, goods)) for goods in outcomes.values())
    code = yield from ask_for_goods(table, seat, "white", list(outcomes), goods_of({one.resource: whites}))
    business.whites = 0
    add(business.taken, outcomes[code])


def store(table: Table, seat: Seat) -> Script[None]:
    """What fits may be stored, never in the strongbox; the rest is faith for the others (MAS-056, MAS-063 to 067)."""
    board, business = table.boards[seat], table.business
    assert business is not None
    taken = business.taken
    if not total(taken):
        return
    storable = {f"store:{written(goods)}": goods for goods in parts_of(taken) if has_room(board, goods)}
    business.excess = excess(board, taken)
    code = yield from ask_for_goods(table, seat, "store", list(storable), taken)
    stored = storable[code]
    add(board.depots, stored)
    discarded = total(taken) - total(stored)
    give_faith_to_others(table, seat, discarded * int(SETUP["resource_discard_faith_to_each_other"]))


def parts_of(taken: Goods) -> list[Goods]:
    """Every part of what was taken: also what would fit may be discarded (MAS-064)."""
    numbers = product(*[range(taken[resource] + 1) for resource in RESOURCES])
    return [dict(zip(RESOURCES, part, strict=True)) for part in numbers]


def excess(board: Board, taken: Goods) -> int:
    """How many of these cannot be stored, whichever are discarded (MAS-063)."""
    return total(taken) - max(total(goods) for goods in parts_of(taken) if has_room(board, goods))


def has_room(board: Board, goods: Goods) -> bool:
    """Beside all that is stored already, which may not be thrown away (MAS-066)."""
    return fits(plus(board.depots, goods), board.played)
