"""The Vatican report: support the Church or be excommunicated (LOR-196 to LOR-216)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.cards import EXCOMMUNICATIONS, FAITH_POINTS, PERIODS, REQUIRED_FAITH
from signoria.games.lorenzo.rules.options import REFUSE, SUPPORT
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.scoring import parts
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import FAITH, KINDS, VICTORY_POINTS
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat

#: How a seat stands in a report: marked on its tile, safe from it, free to decide, or to be marked.
MARKED: Final = "marked"
SPARED: Final = "spared"
DECIDES: Final = "decides"
FALLS_SHORT: Final = "falls_short"
VERDICTS: Final = (MARKED, SPARED, DECIDES, FALLS_SHORT)


class VaticanReport(Frame[Lorenzo]):
    """One player after the other, in turn order and openly (LOR-215)."""

    __slots__ = ("place",)
    rule: ClassVar[str] = "LOR-200"

    def __init__(self, place: int) -> None:
        self.place = place

    def copy(self) -> VaticanReport:
        return VaticanReport(self.place)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.place == len(state.order):
            state.stack.pop()
            return None
        seat = state.order[self.place]
        if state.players[seat].goods[FAITH] >= REQUIRED_FAITH[state.period()]:
            return [self.ask(state, seat, "church")]
        self.place += 1
        excommunicate(state, seat)
        if state.period() == PERIODS - 1:
            score_faith(state, seat)  # LOR-212
        return None

    def asked(self, state: Lorenzo) -> Seat | None:
        return state.order[self.place] if self.place < len(state.order) else None

    def verdict(self, state: Lorenzo, seat: Seat) -> str:
        """What has come of the report for a seat, or may still come (LOR-198, LOR-200)."""
        player, period = state.players[seat], state.period()
        if player.marks >> period & 1:
            return MARKED
        if state.order.index(seat) < self.place:
            return SPARED
        if player.goods[FAITH] >= REQUIRED_FAITH[period]:
            return DECIDES
        return SPARED if state.rules.immune(player) else FALLS_SHORT

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        menu.offer(SUPPORT)
        menu.offer(REFUSE)
        menu.refuse_verbs(state.rules.outside)

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        self.place += 1
        if option is REFUSE:
            excommunicate(state, seat)  # faith is kept (LOR-201, LOR-214)
            return
        state.emit("support: faith", seat, (state.players[seat].goods[FAITH],))
        score_faith(state, seat)
        bonus = bonus_points(state.players[seat])
        state.players[seat].goods[VICTORY_POINTS] += bonus
        if bonus:
            state.emit("support_bonus: points", seat, (bonus,))


def support_points(player: Player) -> int:
    """The victory points that supporting the Church brings a player now (LOR-202)."""
    return faith_points(player) + bonus_points(player)


def faith_points(player: Player) -> int:
    return points_for(player, FAITH_POINTS[player.goods[FAITH]])


def bonus_points(player: Player) -> int:
    return points_for(player, player.in_force().support_bonus)


def points_lost(state: Lorenzo, seat: Seat) -> int:
    """The victory points that being excommunicated would cost a player if the match ended now."""
    trial = state.copy()
    excommunicate(trial, seat)
    return sum(parts(state, seat).values()) - sum(parts(trial, seat).values())


def score_faith(state: Lorenzo, seat: Seat) -> None:
    """All faith is spent for the victory points of the step (LOR-202 to LOR-204)."""
    goods = state.players[seat].goods
    points = faith_points(state.players[seat])
    goods[VICTORY_POINTS] += points
    goods[FAITH] = 0
    state.emit("faith: points", seat, (points,))


def points_for(player: Player, points: int) -> int:
    """What a player gets where so many victory points are due."""
    goods = [0] * KINDS
    goods[VICTORY_POINTS] = points
    player.in_force().gains(False, goods, 0)
    return goods[VICTORY_POINTS]


def excommunicate(state: Lorenzo, seat: Seat) -> None:
    """A mark on the tile of this period, which holds to the end of the game (LOR-198, LOR-209)."""
    player = state.players[seat]
    if state.rules.immune(player):
        return
    tile = state.excommunications[state.period()]
    player.marks |= 1 << state.period()
    player.modifiers += EXCOMMUNICATIONS[tile].modifiers
    state.emit("excommunicated: tile", seat, (tile,))
    state.rules.after_excommunication(state, seat)
