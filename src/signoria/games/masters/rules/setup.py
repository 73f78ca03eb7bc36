"""Set-up: the grid, the market, leaders, the first player and the starting bonuses (MAS-016 to MAS-036)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.rules.cards import (
    CARDS,
    COLOURS,
    LEADERS,
    LEADERS_DEALT,
    LEADERS_KEPT,
    LEVELS,
    MARBLE_COUNTS,
    SECTIONS,
    SLOTS,
    STARTING_FAITH,
    STARTING_RESOURCES,
    STORED,
    TOKEN_STACK,
)
from signoria.games.masters.rules.faith import gain_faith
from signoria.games.masters.rules.options import KEEP, START
from signoria.games.masters.rules.purchase import Reveal
from signoria.games.masters.rules.state import FACE_DOWN, NONE, Masters, Player
from signoria.games.masters.rules.turn import Rounds
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat
from signoria.kernel.rng import Rng

STACKS = len(COLOURS) * LEVELS


def new_match(seats: int, rulings: int, rng: Rng) -> Masters:
    """Everything still in its bag; the frames on the stack do the rest, the last one first."""
    solo = seats == 1
    drawing_first = [] if solo else [FirstPlayer()]
    return Masters(
        rng,
        [Rounds(), StartingBonus(0), *drawing_first, KeepLeaders(), DealLeaders(), FillMarket(), *_reveals()],
        [new_player() for _ in range(seats)],
        market=[],
        slide=NONE,
        tops=[NONE] * STACKS,
        covered=[tuple([i for i, card in enumerate(CARDS) if card.stack == stack]) for stack in range(STACKS)],
        leaders=list(range(len(LEADERS))),
        first=0 if solo else NONE,  # MAS-172
        turns=0,
        reports=0,
        ending=False,
        cross=0,
        tokens=list(TOKEN_STACK) if solo else [],
        token=NONE,
        revealed=[],
        removed=[],
        lost=False,
        rulings=rulings,
    )


def new_player() -> Player:
    """An empty board (MAS-034, MAS-035)."""
    return Player(
        depots=[0] * STORED,
        strongbox=[0] * STORED,
        slots=[()] * SLOTS,
        hand=(),
        played=(),
        gone=(),
        faith=0,
        tiles=[FACE_DOWN] * len(SECTIONS),
    )


def _reveals() -> list[Reveal]:
    return [Reveal(stack) for stack in range(STACKS)]


class FillMarket(Chance[Masters]):
    """Marbles fill the tray at random; the one left over goes to the slide (MAS-020)."""

    __slots__ = ()

    def copy(self) -> FillMarket:
        return self

    def happen(self, state: Masters) -> None:
        bag = [marble for marble, count in enumerate(MARBLE_COUNTS) for _ in range(count)]
        while len(bag) > 1:
            state.market.append(state.rng.draw(bag, "market"))
        state.slide = bag[0]
        state.emit("market: market, slide", NONE, (tuple(state.market), state.slide))


class DealLeaders(Chance[Masters]):
    """Four leaders for each player, face down (MAS-021, MAS-022)."""

    __slots__ = ()

    def copy(self) -> DealLeaders:
        return self

    def happen(self, state: Masters) -> None:
        for seat, player in enumerate(state.players):
            dealt = [state.rng.draw(state.leaders, "leaders") for _ in range(LEADERS_DEALT)]
            player.hand = tuple(sorted(dealt))
            state.emit("dealt: leaders", seat, (player.hand,), secret=True)


class KeepLeaders(Frame[Masters]):
    """Everybody keeps two leaders, at the same time and in secret (MAS-022 to MAS-026)."""

    __slots__ = ()
    rule: ClassVar[str] = "MAS-022"

    def copy(self) -> KeepLeaders:
        return self

    def step(self, state: Masters) -> list[Decision] | None:
        waiting = [
            self.ask(state, seat, "keep")
            for seat, player in enumerate(state.players)
            if len(player.hand) == LEADERS_DEALT
        ]
        if waiting:
            return waiting
        state.stack.pop()
        return None

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        hand = state.players[seat].hand
        for i in range(len(hand)):
            for j in range(i + 1, len(hand)):
                pair = KEEP[hand[i]][hand[j]]
                assert pair is not None
                menu.offer(pair)

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        player = state.players[seat]
        player.gone = tuple([leader for leader in player.hand if leader not in option.args])
        player.hand = option.args
        assert len(player.hand) == LEADERS_KEPT
        state.emit("keep: leaders", seat, (option.args,), secret=True)


class FirstPlayer(Chance[Masters]):
    """The first player is drawn at random and gets the inkwell (MAS-027)."""

    __slots__ = ()

    def copy(self) -> FirstPlayer:
        return self

    def happen(self, state: Masters) -> None:
        state.first = state.rng.draw(list(range(len(state.players))), "first player")
        state.emit("first", state.first)


class StartingBonus(Frame[Masters]):
    """In turn order all but the first player receive resources of their choice, and faith (MAS-028 to MAS-033)."""

    __slots__ = ("place",)
    rule: ClassVar[str] = "MAS-029"

    def __init__(self, place: int) -> None:
        self.place = place

    def copy(self) -> StartingBonus:
        return StartingBonus(self.place)

    def step(self, state: Masters) -> list[Decision] | None:
        if self.place == len(state.players):
            state.stack.pop()
            return None
        return self.ask_unless_forced(state, self.chooser(state), "start")

    def chooser(self, state: Masters) -> Seat:
        return (state.first + self.place) % len(state.players)

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        for option in START[STARTING_RESOURCES[self.place]]:
            menu.offer(option)

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        depots = state.players[seat].depots
        for resource in range(STORED):
            depots[resource] += option.args[resource]
        if sum(option.args):
            state.emit("start: goods", seat, (option.args,))
        gain_faith(state, seat, STARTING_FAITH[self.place])
        self.place += 1
