"""The market action: a line is taken, white marbles become resources, what fits is stored (MAS-045 to MAS-070)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.rules.cards import (
    FAITH,
    MARKET_COLUMNS,
    MARKET_ROWS,
    RESOURCE_DISCARD_FAITH,
    RESOURCES,
    STORED,
    WHITE,
    YIELDS,
)
from signoria.games.masters.rules.depots import fits
from signoria.games.masters.rules.faith import gain_faith, give_faith_to_others
from signoria.games.masters.rules.leaders import leader_room, white_marble_leaders
from signoria.games.masters.rules.names import store_label, white_label
from signoria.games.masters.rules.options import ELSEWHERE, STORE_FROM, WHITES
from signoria.games.masters.rules.state import Masters
from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Seat
from signoria.kit.goods import Goods


def take_line(state: Masters, seat: Seat, line: int) -> None:
    """Take all that a line shows, push the slide marble in, and move for the red marble first (MAS-049, MAS-055)."""
    taken = [0] * len(RESOURCES)
    faith = 0
    whites = 0
    for marble in line_marbles(state, line):
        gives = YIELDS[marble]
        if gives < STORED:
            taken[gives] += 1
        elif gives == FAITH:
            faith += 1
        if marble == WHITE:
            whites += 1
    push_slide(state, line)
    leaders = white_marble_leaders(state.players[seat])
    if len(leaders) == 1:
        taken[leaders[0].resource] += whites * leaders[0].white_marble
    state.emit("take: line, goods, faith", seat, (line, tuple(taken), faith))
    if len(leaders) == 2 and whites:
        state.stack.append(WhiteMarbles(seat, tuple(taken), whites))
    elif sum(taken):
        state.stack.append(Store(seat, tuple(taken)))
    gain_faith(state, seat, faith)


class WhiteMarbles(Frame[Masters]):
    """With two white marble leaders each white marble gives the resource of one of them (MAS-146)."""

    __slots__ = ("seat", "taken", "whites")
    rule: ClassVar[str] = "MAS-146"

    def __init__(self, seat: Seat, taken: Goods, whites: int) -> None:
        self.seat = seat
        self.taken = taken
        self.whites = whites

    def copy(self) -> WhiteMarbles:
        return self

    def step(self, state: Masters) -> list[Decision] | None:
        return [self.ask(state, self.seat, "white")]

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        first = white_marble_leaders(state.players[seat])[0]
        for number in range(self.whites, -1, -1):
            menu.offer(WHITES[first.resource][number])
        menu.refuse_verbs(ELSEWHERE)

    def describe(self, state: Masters, seat: Seat, option: Option) -> Label | None:
        return white_label(option, self.goods_from(state, option.args[1])) if option.verb == "white" else None

    def goods_from(self, state: Masters, number: int) -> list[int]:
        """What the marbles become if so many give the resource of the first leader, and the rest that of the other."""
        first, second = white_marble_leaders(state.players[self.seat])
        gained = [0] * STORED
        gained[first.resource] += number * first.white_marble
        gained[second.resource] += (self.whites - number) * second.white_marble
        return gained

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        gained = self.goods_from(state, option.args[1])
        taken = [self.taken[resource] + gained[resource] for resource in range(STORED)]
        state.emit("white: goods", seat, (tuple(gained),))
        state.stack.pop()
        state.stack.append(Store(seat, tuple(taken)))


class Store(Frame[Masters]):
    """What was taken is stored as far as it fits and pleases; each discard is faith for the others (MAS-063 to 067)."""

    __slots__ = ("seat", "taken")
    rule: ClassVar[str] = "MAS-066"

    def __init__(self, seat: Seat, taken: Goods) -> None:
        self.seat = seat
        self.taken = taken

    def copy(self) -> Store:
        return self

    def step(self, state: Masters) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "store")

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        room = leader_room(player)
        depots = player.depots
        for option in STORE_FROM[self.taken]:
            stored = option.args
            if fits([depots[r] + stored[r] for r in range(STORED)], room):
                menu.offer(option)
            else:
                menu.refuse(option, "MAS-063")
        menu.refuse_verbs(ELSEWHERE)

    def describe(self, state: Masters, seat: Seat, option: Option) -> Label | None:
        return store_label(seat, option, self.taken) if option.verb == "store" else None

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        state.stack.pop()
        depots = state.players[seat].depots
        for resource in range(STORED):
            depots[resource] += option.args[resource]
        discarded = sum(self.taken) - sum(option.args)
        state.emit("store: goods, discarded", seat, (option.args, discarded))
        give_faith_to_others(state, seat, discarded * RESOURCE_DISCARD_FAITH)


def line_marbles(state: Masters, line: int) -> list[int]:
    """The marbles of a row or column."""
    if line < MARKET_ROWS:
        return state.market[line * MARKET_COLUMNS : (line + 1) * MARKET_COLUMNS]
    return state.market[line - MARKET_ROWS :: MARKET_COLUMNS]


def push_slide(state: Masters, line: int) -> None:
    """The slide marble enters a row at the right, a column at the bottom; the opposite one leaves (MAS-049 to 051)."""
    marbles = line_marbles(state, line)
    marbles.append(state.slide)
    state.slide = marbles[0]
    if line < MARKET_ROWS:
        state.market[line * MARKET_COLUMNS : (line + 1) * MARKET_COLUMNS] = marbles[1:]
    else:
        state.market[line - MARKET_ROWS :: MARKET_COLUMNS] = marbles[1:]
