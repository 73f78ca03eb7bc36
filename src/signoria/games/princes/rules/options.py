"""The catalogue of everything a seat can ever choose, built once; its order is the action space."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from signoria.games.princes.rules.cards import (
    BONUSES,
    BUILDINGS,
    CHARACTERS,
    DRAW,
    FREEDOMS,
    LANDSCAPES,
    PIECES,
    PRESTIGES,
    PROFESSIONS,
    STACKS,
)
from signoria.games.princes.rules.grid import PLACEMENTS
from signoria.kernel.core import END, Option

#: The most points money can become at once: far more than any work or purse gives.
MOST_POINTS: Final = 120


def square(row: int, column: int) -> str:
    """A cell of the grid as people write it: a1 is the upper left one."""
    return f"{'abcdefg'[column]}{row + 1}"


#: RETURN[profession]: the card of the starting hand that is given back (PRI-012).
RETURN: Final[list[Option]] = [Option(f"return:{card.id}", (i,)) for i, card in enumerate(PROFESSIONS)]
OPEN: Final[list[Option]] = [Option(f"open:{stack}", (s,)) for s, stack in enumerate(STACKS)]
DECLINE: Final = Option("decline")
BID: Final = Option("bid")
PASS: Final = Option("pass")
BUY: Final[list[Option]] = [Option(f"buy:{stack}", (s,)) for s, stack in enumerate(STACKS)]
NOTHING: Final = Option("nothing")
#: LAND[type]: which landscape the winner of the one stack of two players takes (PRI-254).
LAND: Final[list[Option]] = [Option(f"landscape:{piece.id}", (t,)) for t, piece in enumerate(LANDSCAPES)]
PLACE: Final[list[Option]] = [
    Option(f"place:{PIECES[p.piece].id}:{'.'.join([square(row, column) for row, column in p.cells])}", (number,))
    for number, p in enumerate(PLACEMENTS)
]
#: KEEP[deck][card]: the one of the cards drawn that is kept (PRI-082, PRI-162, PRI-174).
KEEP: Final[list[list[Option]]] = [
    [Option(f"keep:{card.id}", (i,)) for i, card in enumerate(PROFESSIONS)],
    [Option(f"keep:{card.id}", (i,)) for i, card in enumerate(BONUSES)],
    [Option(f"keep:{card.id}", (i,)) for i, card in enumerate(PRESTIGES)],
]
#: ORDER[n]: how n cards go under the deck, the order in which they lie first (PRI-084).
ORDER: Final[list[list[Option]]] = [
    [Option(f"order:{'-'.join([str(at + 1) for at in order])}", order) for order in permutations(range(n))]
    for n in range(DRAW)
]
RECRUIT: Final[list[Option]] = [Option(f"recruit:{card.id}", (i,)) for i, card in enumerate(PROFESSIONS)]
HOLD: Final = Option("hold")
WORK: Final[list[Option]] = [Option(f"work:{card.id}", (i,)) for i, card in enumerate(PROFESSIONS)]
ADD: Final[list[Option]] = [Option(f"add:{card.id}", (i,)) for i, card in enumerate(BONUSES)]
COMPLETE: Final = Option("complete")
#: EXCHANGE[n]: so many points for money (PRI-130, PRI-297).
EXCHANGE: Final[list[Option]] = [Option(f"exchange:{n}", (n,)) for n in range(MOST_POINTS + 1)]
BUILD: Final[list[Option]] = [Option(f"build:{piece.id}", (b,)) for b, piece in enumerate(BUILDINGS)]
TAKE_PROFESSION: Final = Option("profession")
INTRODUCE: Final[list[Option]] = [Option(f"freedom:{freedom}", (f,)) for f, freedom in enumerate(FREEDOMS)]
TAKE_BONUS: Final = Option("bonus")
PRINCESS_WORK: Final = Option("princess")
#: CHARACTER[card][space]: a marker on a space of a character card (PRI-269).
CHARACTER: Final[list[dict[int, Option]]] = [
    {space: Option(f"character:{card.id}.{space}", (c, space)) for space in card.spaces}
    for c, card in enumerate(CHARACTERS)
]
RANK: Final = Option("merchant:rank")
FREE: Final = Option("merchant:free")
PAY_AND_RANK: Final = Option("merchant:pay")
PROFESSOR: Final[dict[int, Option]] = {
    1: Option("professor:bonus", (1,)),
    2: Option("professor:prestige", (2,)),
}
WAIT: Final = Option("wait")
END_TURN: Final = Option(END)

CATALOGUE: Final[tuple[Option, ...]] = (
    *RETURN,
    *OPEN,
    DECLINE,
    BID,
    PASS,
    *BUY,
    NOTHING,
    *LAND,
    *PLACE,
    *[option for options in KEEP for option in options],
    *[option for options in ORDER[2:] for option in options],
    *RECRUIT,
    HOLD,
    *WORK,
    *ADD,
    COMPLETE,
    *EXCHANGE,
    *BUILD,
    TAKE_PROFESSION,
    *INTRODUCE,
    TAKE_BONUS,
    PRINCESS_WORK,
    *[option for spaces in CHARACTER for option in spaces.values()],
    RANK,
    FREE,
    PAY_AND_RANK,
    *PROFESSOR.values(),
    WAIT,
    END_TURN,
)

#: Why something else cannot be done while a question is open, by its verb.
ELSEWHERE: Final = {
    "end": "PRI-106",
    "work": "PRI-106",
    "build": "PRI-106",
    "profession": "PRI-106",
    "freedom": "PRI-106",
    "bonus": "PRI-106",
    "princess": "PRI-106",
    "recruit": "PRI-106",
    "open": "PRI-056",
    "bid": "PRI-056",
    "buy": "PRI-056",
}
