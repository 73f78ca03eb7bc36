"""Completing a work: its value, its bonus cards, payment and exchange (PRI-114 to PRI-138, PRI-314 to PRI-326)."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Seat
from tests.referee.princes.player import Player, features, worth
from tests.referee.princes.printed import BONUS_CARDS, PROFESSIONS, in_order
from tests.referee.princes.table import Choices, Table, offered
from tests.referee.princes.under_way import Work
from tests.referee.script import Script

#: What a work is worth for what its profession wants, each jester and each card (PRI-120 to PRI-124).
BUILDING, LANDSCAPE, FREEDOM, JESTER, CARD = 4, 3, 3, 2, 1
FLORINS_PER_VALUE: Final = 100
FLORINS_PER_POINT: Final = 200
#: What the princess counts (PRI-320).
PRINCESS: Final = {"landscape": 3, "building": 2, "profession_or_recruiting": 1, "builder": 2}


def work_value(table: Table, seat: Seat, profession: str, bonuses: list[str]) -> int:
    """The value of a work line by line (PRI-120 to PRI-127)."""
    player, card = table.players[seat], PROFESSIONS[profession]
    value = BUILDING if card.building in player.principality.buildings else 0
    value += LANDSCAPE if player.principality.landscapes[card.landscape] else 0
    value += FREEDOM if card.freedom in player.freedoms else 0
    value += JESTER * player.jesters + CARD * player.cards()
    value += table.round if player.character == "muse" else 0  # PRI-314, PRI-315
    return value + bonus_value(player, bonuses)


def bonus_value(player: Player, bonuses: list[str]) -> int:
    """Each bonus card adds what it counts at the moment of the work (PRI-126, PRI-181)."""
    counts = features(player, played=1) if bonuses else {}
    return sum([worth(BONUS_CARDS[card], counts) for card in bonuses])


def princess_value(player: Player) -> int:
    """Jesters, freedoms and favourites count nothing, nor does any bonus card (PRI-320 to PRI-323)."""
    return worth(PRINCESS, features(player))


def complete_work(table: Table, seat: Seat, profession: str) -> Script[None]:
    """Bonus cards are played with the work; the profession lies face up then (PRI-117, PRI-118, PRI-177, PRI-179)."""
    player = table.players[seat]
    table.work = Work(profession)
    yield from play_bonus_cards(table, seat, table.work)
    bonuses, table.work = table.work.bonuses, None
    value = work_value(table, seat, profession, bonuses)
    assert value >= table.minimum()
    player.hand.remove(profession)
    player.table.append(profession)
    player.bonuses = [card for card in player.bonuses if card not in bonuses]
    table.removed = in_order("bonus", [*table.removed, *bonuses])
    yield from earn(table, seat, value)


def play_bonus_cards(table: Table, seat: Seat, work: Work) -> Script[None]:
    """One card after the other, in any order, as long as there are cards left (PRI-177)."""
    held = table.players[seat].bonuses
    while len(work.bonuses) < len(held):
        code = yield from table.choose(seat, "bonus_cards", further_bonus_cards(table, seat, work))
        if code == "complete":
            return
        work.bonuses.append(code.removeprefix("add:"))


def further_bonus_cards(table: Table, seat: Seat, work: Work) -> Choices:
    """No card is added twice, or from somewhere else; below the minimum more are needed (PRI-115, PRI-177)."""
    value = work_value(table, seat, work.profession, work.bonuses)
    left = set(table.players[seat].bonuses).difference(work.bonuses)
    choices: Choices = {f"add:{card}": () if card in left else ("PRI-177",) for card in BONUS_CARDS}
    return choices | {"complete": () if value >= table.minimum() else ("PRI-115",)}


def complete_work_of_princess(table: Table, seat: Seat) -> Script[None]:
    """A work without a profession card; then the princess is gone (PRI-318, PRI-324, PRI-325)."""
    player = table.players[seat]
    value = princess_value(player)
    player.character = ""
    yield from earn(table, seat, value)


def earn(table: Table, seat: Seat, value: int) -> Script[None]:
    """The bank pays, the marker shows the best work, and the payment may become points (PRI-128 to PRI-135)."""
    player = table.players[seat]
    player.best_work = max(player.best_work, value)
    player.money += FLORINS_PER_VALUE * value
    yield from exchange(table, seat, FLORINS_PER_VALUE * value)


def exchange(table: Table, seat: Seat, florins: int) -> Script[None]:
    """Any part of these florins, in steps of 200 for a point (PRI-130, PRI-131, PRI-297)."""
    codes = [f"exchange:{points}" for points in range(florins // FLORINS_PER_POINT + 1)]
    code = yield from table.choose_unless_forced(seat, "exchange", offered(*codes))
    points = int(code.removeprefix("exchange:"))
    table.players[seat].points += points
    table.players[seat].money -= FLORINS_PER_POINT * points
