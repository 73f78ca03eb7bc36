"""All that lies on the table, and what the player in turn is in the middle of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, cast

from signoria.kernel.core import Seat
from tests.referee.lockstep import Difference
from tests.referee.masters.board import Board
from tests.referee.masters.goods import Goods, nothing
from tests.referee.masters.grid import Grid
from tests.referee.masters.lorenzo import Lorenzo
from tests.referee.masters.printed import CARDS, LEADERS, MARBLES
from tests.referee.masters.warehouse import contents
from tests.referee.script import Eyes, Script, Sight, ask_unless_forced


@dataclass
class Business:
    """What a main action has come to: goods taken, a card being bought, powers planned, what is still to be paid."""

    taken: Goods = field(default_factory=nothing)
    whites: int = 0
    excess: int = 0
    buying: str = ""
    powers: list[str] = field(default_factory=list)
    cost: Goods = field(default_factory=nothing)
    gain: Goods = field(default_factory=nothing)
    faith: int = 0


@dataclass
class Table:
    """look: what chance has drawn can be seen there; amounts: by seat, how much it is asked about."""

    look: Eyes
    boards: list[Board]
    market: list[list[str]]
    slide: str
    grid: Grid
    first: Seat | None
    completed_turns: int
    reports: int
    ending: bool
    lorenzo: Lorenzo | None
    amounts: list[Goods]
    business: Business | None = None
    over: bool = False

    def seats(self) -> int:
        return len(self.boards)

    def active(self) -> Seat | None:
        """Whose turn it is: clockwise from the first player (MAS-037)."""
        return None if self.first is None or self.over else (self.first + self.completed_turns) % self.seats()

    def uncover_next(self) -> None:
        self.grid.uncover_next(table_seen(self.look())["grid"])

    def uncover_bought(self) -> None:
        """Where a card was bought the next one shows; solo it may have left again, so that only its event tells."""
        numbers = [cast(int, event.args["card"]) for event in self.look().events if event.kind == "reveal"]
        cards = [list(CARDS)[number] for number in numbers]
        for stack in self.grid.without_top():
            stack.uncover(cards.pop(0) if cards else "")


class MatchOver(Exception):
    """A solo match ends at once, whatever was under way (MAS-187 to MAS-191)."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


def ask_for_goods(table: Table, seat: Seat, kind: str, codes: list[str], amounts: Goods) -> Script[str]:
    """What a seat chooses; amounts: how many of each resource the question is about, which its owner is shown."""
    table.amounts[seat] = amounts
    code = yield from ask_unless_forced(seat, kind, codes)
    table.amounts[seat] = nothing()
    return code


# Taking over


def table_seen(sight: Sight) -> dict[str, Any]:
    return cast(dict[str, Any], sight.public["table"])


def boards_seen(sight: Sight) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], sight.public["boards"])


def hand_seen(sight: Sight, seat: Seat) -> list[str]:
    return list(cast(list[str], sight.own[seat]["hand"]))


def take_over(look: Eyes) -> Table:
    """The table as it is seen at the beginning of set-up, or of a turn."""
    sight = look()
    seen = table_seen(sight)
    boards = [board_seen(board, hand_seen(sight, seat)) for seat, board in enumerate(boards_seen(sight))]
    compare_pieces(boards, seen)
    return Table(
        look=look,
        boards=boards,
        market=[list(row) for row in seen["market"]],
        slide=seen["slide"],
        grid=Grid(seen["grid"], cards_gone(boards, seen)),
        first=seen["first"],
        completed_turns=turns_before(seen, len(boards)),
        reports=seen["reports"],
        ending=seen["ending"],
        lorenzo=Lorenzo.seen_in(seen["solo"]) if len(boards) == 1 else None,
        amounts=[nothing() for _ in boards],
    )


def board_seen(board: dict[str, Any], hand: list[str]) -> Board:
    return Board(
        depots=contents(board["depots"]),
        strongbox=dict(board["strongbox"]),
        slots=[list(slot) for slot in board["slots"]],
        hand=hand,
        played=list(board["played"]),
        faith=board["faith"],
        tiles=list(board["tiles"]),
    )


def cards_gone(boards: list[Board], seen: dict[str, Any]) -> set[str]:
    """Cards that have left the grid: bought, or discarded by tokens."""
    bought = {card.name for board in boards for card in board.cards()}
    return bought | set(seen["solo"]["removed"] if seen["solo"] else ())


def turns_before(seen: dict[str, Any], seats: int) -> int:
    if seen["first"] is None:
        return 0
    return int((seen["round"] - 1) * seats + (seen["seat"] - seen["first"]) % seats)


def compare_pieces(boards: list[Board], seen: dict[str, Any]) -> None:
    """13 marbles, and no leader twice (MAS-005, MAS-007)."""
    marbles = Counter(marble for row in [*seen["market"], [seen["slide"]]] for marble in row)
    if marbles != Counter(MARBLES):
        raise Difference("the marbles of the market", dict(marbles), MARBLES)
    leaders = [leader for board in boards for leader in [*board.hand, *board.played]]
    if len(set(leaders) & set(LEADERS)) != len(leaders):
        raise Difference("the leaders dealt", leaders, "each at most once")
