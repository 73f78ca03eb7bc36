"""Why something may not be chosen: all rules that forbid it, for whoever is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final, TypeAlias

from signoria.kernel.core import Seat
from tests.referee.masters.board import Board
from tests.referee.masters.goods import RESOURCES, covers, minus, picks, written
from tests.referee.masters.market import LINES, has_room, parts_of
from tests.referee.masters.printed import CARDS, LEADERS, SETUP
from tests.referee.masters.production import payable, production, selections
from tests.referee.masters.table import Business, Table
from tests.referee.masters.turn import END

#: An option with the rules that forbid it; with none, it is allowed.
Refusal: TypeAlias = tuple[str, set[str]]

#: By the level of a card: where it may lie (MAS-077 to MAS-079).
RULE_OF_LEVEL: Final = {1: "MAS-077", 2: "MAS-078", 3: "MAS-079"}
#: Kinds of questions in the middle of a main action.
WITHIN_AN_ACTION: Final = ("white", "store", "slot", "pay", "spend", "receive")
SLOTS: Final = ["slot.1", "slot.2", "slot.3"]
LEADERS_OF_PRODUCTION: Final = [f"leader.{resource}" for resource in RESOURCES]
#: Nobody has more of them than leaders are kept (MAS-022).
MOST_LEADERS: Final = int(SETUP["leaders_kept"])


def reasons(table: Table, seat: Seat, kind: str) -> Mapping[str, set[str]]:
    """What the question of this kind refuses."""
    return {code: rules for code, rules in refusals(table, seat, kind) if rules}


def refusals(table: Table, seat: Seat, kind: str) -> Iterator[Refusal]:
    board = table.boards[seat]
    if kind == "turn":
        yield from before_the_action(table, board)
    elif kind == "end":
        yield from after_the_action(table, board)
    elif kind in WITHIN_AN_ACTION:
        yield from within_an_action(table, board)
    if table.business is not None:
        yield from of_the_question(board, table.business, kind)


def before_the_action(table: Table, board: Board) -> Iterator[Refusal]:
    """The main action is compulsory (MAS-039)."""
    yield END, {"MAS-039"}
    yield from of_purchases(table, board)
    yield from of_productions(board)
    yield from of_leaders(board)


def after_the_action(table: Table, board: Board) -> Iterator[Refusal]:
    """There is only one main action (MAS-038, MAS-042); one option of each kind stands for all."""
    yield f"take:{LINES[0]}", {"MAS-038", "MAS-042"}
    yield production(["basic"]), {"MAS-038", "MAS-042"}
    for code, rules in islice(of_purchases(table, board), 1):
        yield code, {"MAS-038", "MAS-042", "MAS-071", *rules}
    yield from of_leaders(board)


def within_an_action(table: Table, board: Board) -> Iterator[Refusal]:
    """No second action, no leader, no end before it is completed (MAS-038, MAS-042, MAS-125)."""
    yield END, {"MAS-042"}
    for line in LINES:
        yield f"take:{line}", {"MAS-038"}
    for code, rules in of_purchases(table, board):
        yield code, {"MAS-038", *rules}
    for code, rules in of_leaders(board):
        yield code, {"MAS-125", *rules}


def of_purchases(table: Table, board: Board) -> Iterator[Refusal]:
    """No card there, not enough to pay, no slot (MAS-072, MAS-073, MAS-077 to MAS-081, MAS-085)."""
    owned = board.owned()
    for (colour, level), stack in table.grid.stacks.items():
        rules = set()
        if not stack.top:
            rules = {"MAS-072", "MAS-085"}
        else:
            if not covers(owned, board.price(stack.top)):
                rules.add("MAS-073")
            if not board.slots_for(stack.top):
                rules |= {"MAS-081", RULE_OF_LEVEL[level]}
        yield f"buy:{colour}.{level}", rules


def of_productions(board: Board) -> Iterator[Refusal]:
    """No card on a slot, no such leader in play, or not enough to pay them all (MAS-089, MAS-095, MAS-139)."""
    powers, owned = board.powers(), board.owned()
    for names in selections(["basic", *SLOTS, *LEADERS_OF_PRODUCTION]):
        if len([name for name in names if name in LEADERS_OF_PRODUCTION]) > MOST_LEADERS:
            continue
        rules = {"MAS-139" if name in LEADERS_OF_PRODUCTION else "MAS-089" for name in names if name not in powers}
        if not payable([powers[name] for name in names if name in powers], owned):
            rules |= {"MAS-095", "MAS-096"}
        yield production(names), rules


def of_leaders(board: Board) -> Iterator[Refusal]:
    """Only leaders in hand can be played or discarded (MAS-126, MAS-128, MAS-130)."""
    for leader in LEADERS:
        in_play = {"MAS-128"} if leader in board.played else set()
        playable = leader in board.hand and board.satisfies(leader)
        yield f"play:{leader}", set() if playable else {"MAS-130"} | in_play
        if leader not in board.hand:
            yield f"discard:{leader}", {"MAS-126"} | in_play


def of_the_question(board: Board, business: Business, kind: str) -> Iterator[Refusal]:
    """What the question itself is about."""
    if kind == "store":
        for goods in parts_of(business.taken):
            room = has_room(board, goods)
            yield f"store:{written(goods)}", set() if room else {"MAS-057", "MAS-058", "MAS-059", "MAS-063"}
    elif kind == "slot":
        for number in range(len(board.slots)):
            lawful = number in board.slots_for(business.buying)
            yield f"slot:{number + 1}", set() if lawful else {RULE_OF_LEVEL[CARDS[business.buying].level]}
    elif kind == "spend":
        left = minus(board.owned(), business.cost)
        for code, goods in picks(board.powers()["basic"].free_input).items():
            yield f"spend:{code}", set() if covers(left, goods) else {"MAS-095"}
