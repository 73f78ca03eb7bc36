"""Turns: one main action each, and leader actions around it (MAS-037 to MAS-042, MAS-123 to MAS-131)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.masters.board import Board
from tests.referee.masters.faith import gain_faith
from tests.referee.masters.market import LINES, take_from_market
from tests.referee.masters.printed import SETUP
from tests.referee.masters.production import produce, productions
from tests.referee.masters.purchase import buy, purchases
from tests.referee.masters.solo import answer_of_lorenzo
from tests.referee.masters.table import Table
from tests.referee.script import Script, ask

END = "end"


def rounds(table: Table) -> Script[None]:
    """Clockwise from the first player, until the round in which the end came is over (MAS-037, MAS-157 to MAS-161)."""
    while not (table.ending and table.completed_turns % table.seats() == 0):
        seat = table.active()
        assert seat is not None
        yield from turn(table, seat)
        table.uncover_bought()  # MAS-084: with the end of the turn
        if table.lorenzo:
            answer_of_lorenzo(table, table.lorenzo)  # MAS-176: after the whole turn
        table.completed_turns += 1


def turn(table: Table, seat: Seat) -> Script[None]:
    """Leader actions, the main action, leader actions, the end (MAS-039, MAS-042, MAS-124)."""
    board = table.boards[seat]
    main_action = ""
    while not main_action:
        code = yield from ask(seat, "turn", [*main_actions(table, seat), *leader_actions(board)])
        if not leader_action(table, seat, code):
            main_action = code
    yield from act(table, seat, main_action)
    table.business = None
    while True:
        code = yield from ask(seat, "end", [END, *leader_actions(board)])
        if code == END:
            return
        leader_action(table, seat, code)


def main_actions(table: Table, seat: Seat) -> list[str]:
    """What can be carried out; a line of the market always can (MAS-038, MAS-040)."""
    lines = [f"take:{line}" for line in LINES]
    return [*lines, *purchases(table, seat), *productions(table.boards[seat])]


def act(table: Table, seat: Seat, code: str) -> Script[None]:
    verb, _, what = code.partition(":")
    if verb == "take":
        yield from take_from_market(table, seat, what)
    elif verb == "buy":
        yield from buy(table, seat, what)
    else:
        yield from produce(table, seat, what.split("+"))


def leader_actions(board: Board) -> list[str]:
    """Any leader in hand can be discarded, and played if its requirement is met (MAS-126, MAS-130)."""
    playable = [f"play:{leader}" for leader in board.hand if board.satisfies(leader)]
    return [*playable, *[f"discard:{leader}" for leader in board.hand]]


def leader_action(table: Table, seat: Seat, code: str) -> bool:
    """Play or discard a leader, if that is what was chosen (MAS-126, MAS-127, MAS-130)."""
    verb, _, leader = code.partition(":")
    if verb not in ("play", "discard"):
        return False
    board = table.boards[seat]
    board.hand.remove(leader)
    if verb == "play":
        board.played.append(leader)
    else:
        gain_faith(table, seat, int(SETUP["leader_discard_faith"]))
    return True
