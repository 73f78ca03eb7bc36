"""The market action: a line is taken, white marbles become resources, what fits is stored (MAS-045 to MAS-070)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.rules.cards import (
    FAITH,
    LAST_SPACE,
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
    haul = haul_of(state, seat, line)
    faith = line_faith(state, line)
    push_slide(state, line)
    state.emit("take: line, goods, faith", seat, (line, haul.taken, faith))
    if isinstance(haul, WhiteMarbles) or sum(haul.taken) > 0:
        state.stack.append(haul)
    gain_faith(state, seat, faith)


def haul_of(state: Masters, seat: Seat, line: int) -> Store | WhiteMarbles:
    """What a line gives to be stored, or is to become that (MAS-052 to MAS-054, MAS-144, MAS-146)."""
    taken = [0] * len(RESOURCES)
    marbles = line_marbles(state, line)
    for marble in marbles:
        if YIELDS[marble] < STORED:
            taken[YIELDS[marble]] += 1
    whites = marbles.count(WHITE)
    leaders = white_marble_leaders(state.players[seat])
    if len(leaders) == 2 and whites:
        return WhiteMarbles(seat, tuple(taken), whites)
    if len(leaders) == 1:
        taken[leaders[0].resource] += whites * leaders[0].white_marble
    return Store(seat, tuple(taken))


def forced_discards(state: Masters, seat: Seat, line: int) -> int:
    """How many resources of a line cannot be stored, whatever is chosen (MAS-063, MAS-066)."""
    if state.solo() and state.players[seat].faith + line_faith(state, line) >= LAST_SPACE:
        return 0  # it wins before anything is stored (MAS-195)
    return haul_of(state, seat, line).forced_discards(state)


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
        if option.verb != "white":
            return None
        gained = self.goods_from(state, option.args[1])
        return white_label(option, gained, self.haul_with(gained).forced_discards(state), state.solo())

    def goods_from(self, state: Masters, number: int) -> list[int]:
        """What the marbles become if so many give the resource of the first leader, and the rest that of the other."""
        first, second = white_marble_leaders(state.players[self.seat])
        gained = [0] * STORED
        gained[first.resource] += number * first.white_marble
        gained[second.resource] += (self.whites - number) * second.white_marble
        return gained

    def haul_with(self, gained: list[int]) -> Store:
        return Store(self.seat, tuple([self.taken[resource] + gained[resource] for resource in range(STORED)]))

    def forced_discards(self, state: Masters) -> int:
        """Those of the choice that leads to the fewest."""
        hauls = [self.haul_with(self.goods_from(state, number)) for number in range(self.whites + 1)]
        return min([haul.forced_discards(state) for haul in hauls])

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        gained = self.goods_from(state, option.args[1])
        state.emit("white: goods", seat, (tuple(gained),))
        state.stack.pop()
        state.stack.append(self.haul_with(gained))


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
        state.emit("store: goods, discarded", seat, (option.args, self.discarded(option)))
        give_faith_to_others(state, seat, self.discarded(option) * RESOURCE_DISCARD_FAITH)

    def discarded(self, option: Option) -> int:
        return sum(self.taken) - sum(option.args)

    def forced_discards(self, state: Masters) -> int:
        """What even the answer that stores most discards."""
        return min([self.discarded(option) for option in self.ask(state, self.seat, "store").options])


def line_marbles(state: Masters, line: int) -> list[int]:
    """The marbles of a row or column."""
    if line < MARKET_ROWS:
        return state.market[line * MARKET_COLUMNS : (line + 1) * MARKET_COLUMNS]
    return state.market[line - MARKET_ROWS :: MARKET_COLUMNS]


def line_faith(state: Masters, line: int) -> int:
    """What the red marble gives, if it lies there."""
    return [YIELDS[marble] for marble in line_marbles(state, line)].count(FAITH)


def push_slide(state: Masters, line: int) -> None:
    """The slide marble enters a row at the right, a column at the bottom; the opposite one leaves (MAS-049 to 051)."""
    marbles = line_marbles(state, line)
    marbles.append(state.slide)
    state.slide = marbles[0]
    if line < MARKET_ROWS:
        state.market[line * MARKET_COLUMNS : (line + 1) * MARKET_COLUMNS] = marbles[1:]
    else:
        state.market[line - MARKET_ROWS :: MARKET_COLUMNS] = marbles[1:]
