"""The referee of The Princes of Florence: seven rounds from the set-up, or the rest of them (PRI-025 to PRI-028)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from signoria.kernel.core import Seat, Settings
from tests.referee.princes import views
from tests.referee.princes.auction import object_auction
from tests.referee.princes.character_auction import character_auction
from tests.referee.princes.characters import last_uses, use_or_wait
from tests.referee.princes.scoring import points_with_best_work, results, score_best_work, score_prestige_cards
from tests.referee.princes.start import take_over
from tests.referee.princes.table import LAST_ROUND, Table
from tests.referee.princes.turn import take_turn
from tests.referee.princes.works import exchange
from tests.referee.script import Eyes, Facts, Question, Result, Script, Sight


class PrincesReferee:
    """An opinion on a match of The Princes of Florence."""

    def __init__(self, settings: Settings, look: Eyes) -> None:
        self.table = take_over(settings, look)

    def play(self) -> Script[None]:
        """Round after round; then the end."""
        table = self.table
        if table.phase == "preparation":
            yield from return_professions(table)
        while table.round < LAST_ROUND:
            yield from play_round(table)
            table.first = (table.first + 1) % len(table.players)  # PRI-028, PRI-211
            table.round += 1
        yield from play_round(table)
        yield from finish(table)

    def facts(self) -> Facts:
        return views.facts(self.table)

    def seen(self, sight: Sight) -> Facts:
        """All that is shown, to everybody and to each player."""
        return {"table": sight.public["table"], "boards": sight.public["boards"], "own": sight.own}

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        return self.table.refused

    def results(self) -> list[Result]:
        return results(self.table)


def return_professions(table: Table) -> Script[None]:
    """Everybody gives back one of four professions, at the same time (PRI-012, PRI-013)."""
    waiting = list(table.seats())
    while waiting:
        answer = yield [
            Question(seat, "return", [f"return:{card}" for card in table.players[seat].hand]) for seat in waiting
        ]
        profession = answer.code.removeprefix("return:")
        table.players[answer.seat].hand.remove(profession)
        table.decks["profession"].shuffled.add(profession)
        waiting.remove(answer.seat)


def play_round(table: Table) -> Script[None]:
    """Objects, with the expansion characters, then actions; the best work scores (PRI-026, PRI-203, PRI-267)."""
    table.phase = "objects"
    yield from object_auction(table)
    yield from last_uses(table)
    if table.expansion:
        table.phase = "characters"
        yield from character_auction(table)
    table.phase = "actions"
    for seat in table.clockwise():
        ranks = [table.rank(other) for other in table.seats()]
        yield from take_turn(table, seat)
        yield from merchant_after_turn(table, seat, ranks)
    score_best_work(table)


def merchant_after_turn(table: Table, seat: Seat, ranks: list[int]) -> Script[None]:
    """Asked when somebody else's turn changed the rank, or the best work will; once in a position (PRI-290)."""
    owner = table.holder("merchant")
    if owner is None or owner == seat or table.rulings == 1:
        return
    moved, will_move = table.rank(owner) != ranks[owner], False
    if seat == table.clockwise()[-1]:
        points = points_with_best_work(table)
        will_move = table.rank(owner) != 1 + sum([other > points[owner] for other in points])
        moved &= table.round < LAST_ROUND  # else the last question comes right away
    if moved or will_move:
        yield from use_or_wait(table, owner)


def finish(table: Table) -> Script[None]:
    """Last uses, the prestige cards, and what the banker's holder exchanges (PRI-210, PRI-290, PRI-297, PRI-299)."""
    yield from last_uses(table)
    score_prestige_cards(table)
    table.phase = "over"
    holder = table.holder("banker")
    if holder is not None:
        yield from exchange(table, holder, table.players[holder].money)
