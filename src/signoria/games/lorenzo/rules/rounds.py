"""Six rounds: cards and dice, actions, a Vatican report in every second one, the end of the round (LOR-021 to 028)."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import (
    COLORED,
    FACES,
    FLOORS,
    MEMBERS,
    PERIODS,
    ROUNDS,
    ROUNDS_PER_PERIOD,
    SPACES,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.scoring import scores
from signoria.games.lorenzo.rules.state import PIECES, Lorenzo
from signoria.games.lorenzo.rules.turn import Actions
from signoria.games.lorenzo.rules.vatican import VaticanReport
from signoria.kernel.core import Chance, Decision, Frame, Seat

#: The phases of a round in order (LOR-022).
SETUP: Final = 0
ACTIONS: Final = 1
REPORT: Final = 2
END: Final = 3

COUNCIL: Final = [space.area for space in SPACES].index("council")


class Rounds(Frame[Lorenzo]):
    """Round after round, phase by phase, then the final scoring (LOR-021, LOR-022, LOR-226)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def copy(self) -> Rounds:
        return Rounds(self.phase)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        phase = self.phase
        self.phase = (phase + 1) % (END + 1)
        if phase == SETUP:
            state.turn = 0
            state.emit("round: round", NONE, (state.round,))
            state.stack.append(RoundSetup())
        elif phase == ACTIONS:
            state.rules.after_actions(state)
            state.stack.append(Actions())
        elif phase == REPORT:
            if state.round % ROUNDS_PER_PERIOD == ROUNDS_PER_PERIOD - 1:
                state.emit("report: period", NONE, (state.period(),))
                state.stack.append(VaticanReport(0))
        else:
            self.end(state)
        return None

    def end(self, state: Lorenzo) -> None:
        end_round(state)
        state.round += 1
        if state.round == ROUNDS:
            state.stack.pop()
            if state.rules.may_score(state):
                finish(state)


def finish(state: Lorenzo) -> None:
    """The final scoring (LOR-226)."""
    for seat, score in enumerate(scores(state)):
        state.emit("score: points", seat, (score.total,))
    state.emit("over", NONE)


class RoundSetup(Chance[Lorenzo]):
    """Four cards of the period go on each tower from the bottom up, and the dice are rolled (LOR-023 to LOR-026)."""

    __slots__ = ()

    def copy(self) -> RoundSetup:
        return self

    def happen(self, state: Lorenzo) -> None:
        for tower in range(state.towers()):
            deck, printed = tower * PERIODS + state.period(), TOWERS[tower]
            bag = list(state.decks[deck])
            for space in range(printed.bottom, printed.bottom + FLOORS):
                state.floors[space] = state.rng.draw(bag, printed.id)
            state.decks[deck] = tuple(bag)
        state.emit("cards: cards", NONE, (tuple([card for card in state.floors if card != NONE]),))
        state.dice = [state.rng.draw(list(range(1, FACES + 1)), MEMBERS[die].id) for die in range(COLORED)]
        state.emit("dice: dice", NONE, (tuple(state.dice),))


def end_round(state: Lorenzo) -> None:
    """Cards are removed, the turn order is formed, members go home, leaders turn up (LOR-217 to LOR-225, LOR-274)."""
    state.rules.at_round_end(state)
    left = [card for card in state.floors if card != NONE]
    state.removed = tuple(sorted([*state.removed, *left]))
    state.floors = [NONE] * len(state.floors)
    state.emit("removed: cards", NONE, (tuple(left),))
    state.order = next_order(state)
    state.emit("order: seats", NONE, (tuple(state.order),))
    state.spaces = [()] * len(state.spaces)
    for player in state.players:
        player.placed = 0
        player.used = ()
        player.chosen = NONE
    state.emit("home", NONE)


def next_order(state: Lorenzo) -> list[Seat]:
    """Those in the council palace by their first member there, then the others as before (LOR-218 to LOR-222)."""
    order: list[Seat] = []
    for piece in state.spaces[COUNCIL]:
        if piece // PIECES not in order:
            order.append(piece // PIECES)
    return order + [seat for seat in state.order if seat not in order]
