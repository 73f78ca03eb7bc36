"""The catalogue of everything a seat can ever choose, built once; its order is the action space."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

from signoria.games.masters.rules.cards import (
    COLOURS,
    DEPOTS,
    LEADERS,
    LEADERS_KEPT,
    LEVELS,
    MARBLE_COUNTS,
    MARKET_COLUMNS,
    MARKET_ROWS,
    RESOURCES,
    SLOTS,
    STARTING_RESOURCES,
    WHITE,
)
from signoria.kernel.core import END, Option
from signoria.kit.goods import Goods, choice_code, goods_code

#: The most that one line of the market gives, and the most of one resource that depots hold.
LONGEST_LINE: Final = max(MARKET_ROWS, MARKET_COLUMNS)
MOST_IN_DEPOTS: Final = DEPOTS[0] + max([leader.depot for leader in LEADERS])


def _multisets(size: int) -> list[Goods]:
    """Every way to have exactly size resources."""
    picks = combinations_with_replacement(range(len(RESOURCES)), size)
    return [tuple([pick.count(r) for r in range(len(RESOURCES))]) for pick in picks]


def _pair(first: int, second: int) -> Option:
    return Option(f"keep:{LEADERS[first].id}+{LEADERS[second].id}", (first, second))


#: KEEP[a][b], a < b: keep these two of the leaders dealt (MAS-022).
KEEP: Final[list[list[Option | None]]] = [
    [_pair(a, b) if a < b else None for b in range(len(LEADERS))] for a in range(len(LEADERS))
]
#: Starting resources by how many there are: START[2] holds ten pairs (MAS-029).
START: Final[list[list[Option]]] = [
    [Option(f"start:{goods_code(RESOURCES, goods)}", goods) for goods in _multisets(size)]
    for size in range(max(STARTING_RESOURCES) + 1)
]
#: Lines of the market: rows from the top, then columns from the left (MAS-045).
TAKE: Final[list[Option]] = [
    *[Option(f"take:row.{row + 1}", (row,)) for row in range(MARKET_ROWS)],
    *[Option(f"take:column.{column + 1}", (MARKET_ROWS + column,)) for column in range(MARKET_COLUMNS)],
]
#: WHITES[resource][n]: n white marbles give this resource, the rest that of the other leader (MAS-146).
WHITES: Final[list[list[Option]]] = [
    [Option(f"white:{RESOURCES[r]}.{n}", (r, n)) for n in range(MARBLE_COUNTS[WHITE] + 1)]
    for r in range(len(RESOURCES))
]
#: STORE[goods]: keep exactly these of what was taken and discard the rest.
STORE: Final[dict[Goods, Option]] = {
    goods: Option(f"store:{goods_code(RESOURCES, goods)}", goods)
    for size in range(LONGEST_LINE, -1, -1)
    for goods in _multisets(size)
}
#: STORE_FROM[taken]: what can be kept of it as far as the line goes, most first.
STORE_FROM: Final[dict[Goods, list[Option]]] = {
    taken: [option for kept, option in STORE.items() if all([k <= t for k, t in zip(kept, taken, strict=True)])]
    for taken in STORE
}
#: BUY[stack]: the top card of a stack, by colour and level.
BUY: Final[list[Option]] = [
    Option(f"buy:{colour}.{level + 1}", (c * LEVELS + level,))
    for (c, colour), level in product(enumerate(COLOURS), range(LEVELS))
]
SLOT: Final[list[Option]] = [Option(f"slot:{slot + 1}", (slot,)) for slot in range(SLOTS)]
#: PAY[resource][n]: n out of the depots, the rest out of the strongbox (MAS-074, MAS-097).
PAY: Final[list[list[Option]]] = [
    [Option(f"pay:{RESOURCES[r]}.{n}", (r, n)) for n in range(MOST_IN_DEPOTS + 1)] for r in range(len(RESOURCES))
]
#: Production powers: the basic one, one per slot, one per production leader by the resource it takes.
POWERS: Final[list[str]] = [
    "basic",
    *[f"slot.{slot + 1}" for slot in range(SLOTS)],
    *[f"leader.{resource}" for resource in RESOURCES],
]


def powers_in(production: int) -> list[int]:
    """The powers of a production, one bit for each."""
    return [power for power in range(len(POWERS)) if production >> power & 1]


def _productions() -> list[int]:
    """Every production there can be, those with the fewest powers first: nobody plays more than two leaders."""
    everything = [p for p in range(1, 1 << len(POWERS)) if len([n for n in powers_in(p) if n > SLOTS]) <= LEADERS_KEPT]
    return sorted(everything, key=lambda production: len(powers_in(production)))


#: PRODUCE[production]: use exactly these powers; while powers are planned one by one, use one of them (MAS-093).
PRODUCE: Final[dict[int, Option]] = {
    production: Option(f"produce:{'+'.join([POWERS[power] for power in powers_in(production)])}", (production,))
    for production in _productions()
}
PRODUCTIONS: Final[list[Option]] = list(PRODUCE.values())
PRODUCED: Final = Option("done")
#: SPEND[goods]: what a power that takes any resources is paid with.
SPEND: Final[dict[Goods, Option]] = {
    goods: Option(f"spend:{goods_code(RESOURCES, goods)}", goods) for goods in _multisets(2)
}
#: What powers give that give any resources, by how many there are: one for the basic power and for each leader.
RECEIVE: Final[list[list[Option]]] = [
    [Option(f"receive:{choice_code(RESOURCES, goods)}", goods) for goods in _multisets(size) if size]
    for size in range(LEADERS_KEPT + 2)
]
PLAY: Final[list[Option]] = [Option(f"play:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
DISCARD: Final[list[Option]] = [Option(f"discard:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
END_TURN: Final = Option(END)

#: Why something else cannot be done in the middle of a main action, leader actions included, by its verb.
ELSEWHERE: Final = {"play": "MAS-125", "discard": "MAS-125", "end": "MAS-042", "take": "MAS-038", "buy": "MAS-038"}


CATALOGUE: Final[tuple[Option, ...]] = (
    *[option for row in KEEP for option in row if option is not None],
    *[option for options in START for option in options if sum(option.args)],
    *TAKE,
    *[option for options in WHITES for option in options],
    *STORE.values(),
    *BUY,
    *SLOT,
    *[option for options in PAY for option in options],
    *PRODUCTIONS,
    PRODUCED,
    *SPEND.values(),
    *[option for options in RECEIVE for option in options],
    *PLAY,
    *DISCARD,
    END_TURN,
)
