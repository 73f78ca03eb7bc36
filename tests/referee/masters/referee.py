"""The referee: takes a match over from what is seen of it, and knows what must happen from there on."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from signoria.kernel.core import Seat, Settings
from tests.referee.lockstep import go_on
from tests.referee.masters.board import Board
from tests.referee.masters.facts import facts_of, seen_in
from tests.referee.masters.goods import total
from tests.referee.masters.printed import SETUP
from tests.referee.masters.reasons import reasons
from tests.referee.masters.setup import set_up
from tests.referee.masters.table import MatchOver, Table, take_over
from tests.referee.masters.turn import rounds
from tests.referee.script import Eyes, Facts, Question, Result, Script, Sight


class MastersReferee:
    """Masters of Renaissance; with one seat, the solo game."""

    def __init__(self, settings: Settings, look: Eyes) -> None:
        self.table = take_over(look)
        assert self.table.seats() == settings["seats"]
        self.asked: list[Question] = []

    def play(self) -> Script[None]:
        """The rest of the match; what is asked is remembered, to say why the rest is refused."""
        script = rest_of_match(self.table)
        self.asked = next(script)
        while self.asked:
            answer = yield self.asked
            self.asked = go_on(script, answer)

    def facts(self) -> Facts:
        return facts_of(self.table)

    def seen(self, sight: Sight) -> Facts:
        return seen_in(sight)

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        kinds = [question.kind for question in self.asked if question.seat == seat]
        return reasons(self.table, seat, kinds[0]) if kinds else {}

    def results(self) -> list[Result]:
        """Who is level in points and in resources too shares a rank (MAS-167 to MAS-169).

        A lost solo match is lost, whatever its points (MAS-196).
        """
        boards, lorenzo = self.table.boards, self.table.lorenzo
        if lorenzo:
            return [Result(boards[0].points(), 1 if lorenzo.outcome == "won" else 2)]
        standings = [standing(board) for board in boards]
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        return [Result(board.points(), rank) for board, rank in zip(boards, ranks, strict=True)]


def rest_of_match(table: Table) -> Script[None]:
    """Set-up, if leaders are still to be kept; then turns to the end."""
    try:
        if any(len(board.hand) == SETUP["leaders_dealt"] for board in table.boards):
            yield from set_up(table)
        yield from rounds(table)
    except MatchOver as over:
        if table.lorenzo:
            table.lorenzo.outcome = over.outcome
    table.business = None
    table.over = True


def standing(board: Board) -> tuple[int, int]:
    """Most points win, then most resources left (MAS-167, MAS-168)."""
    return sum(board.points().values()), total(board.owned())
