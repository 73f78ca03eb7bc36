"""Seven rounds: objects, characters, actions, the best work; then the end (PRI-025 to PRI-028, PRI-203 to PRI-211)."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.auction import begin_object_auction
from signoria.games.princes.rules.cards import BANKER, BEST_WORK_POINTS, FLORINS_PER_POINT, NONE, ROUNDS
from signoria.games.princes.rules.character_auction import begin_character_auction
from signoria.games.princes.rules.characters import ask_last_uses
from signoria.games.princes.rules.money import score
from signoria.games.princes.rules.scoring import score_prestige
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.turn import Turn, actions_of
from signoria.games.princes.rules.works import ExchangingFlorins
from signoria.kernel.core import Chance, Decision, Frame

#: The phases of a round in order (PRI-026, PRI-267).
OBJECTS: Final = 0
LAST_USES: Final = 1
CHARACTERS: Final = 2
TURNS: Final = 3
BEST_WORK: Final = 4
PHASES: Final = 5


class Rounds(Frame[Princes]):
    """Round after round, phase by phase."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def copy(self) -> Rounds:
        return Rounds(self.phase)

    def step(self, state: Princes) -> list[Decision] | None:
        phase = self.phase
        self.phase = (phase + 1) % PHASES
        if phase == OBJECTS:
            state.emit("round: round", state.first, (state.round,))
            begin_object_auction(state)
        elif phase == LAST_USES:
            ask_last_uses(state)
        elif phase == CHARACTERS:
            if state.expansion:
                begin_character_auction(state)
        elif phase == TURNS:
            state.stack.append(Turns(0))
        else:
            self.end_round(state)
        return None

    def end_round(self, state: Princes) -> None:
        """The best work scores, markers go, and the next player starts (PRI-203 to PRI-211)."""
        best = max([player.best for player in state.players])
        for seat, player in enumerate(state.players):
            score(state, seat, BEST_WORK_POINTS if best and player.best == best else 0, "best_work")
            player.best = 0
        state.round += 1
        if state.round < ROUNDS:
            state.first = state.after(state.first)
            return
        state.stack.pop()
        state.stack.append(Reveal())
        ask_last_uses(state)


class Turns(Frame[Princes]):
    """One turn for everybody, clockwise from the starting player (PRI-027)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def copy(self) -> Turns:
        return Turns(self.place)

    def step(self, state: Princes) -> list[Decision] | None:
        seats = len(state.players)
        if self.place == seats:
            state.stack.pop()
            return None
        seat = (state.first + self.place) % seats
        self.place += 1
        state.emit("turn", seat)
        state.stack.append(Turn(seat, actions_of(state, seat), False, False))
        return None


class Reveal(Chance[Princes]):
    """Prestige cards and money are shown; then the banker may still change money (PRI-219, PRI-297, PRI-336)."""

    __slots__ = ()

    def copy(self) -> Reveal:
        return self

    def happen(self, state: Princes) -> None:
        score_prestige(state)
        state.stack.append(Over())
        holder = state.owner(BANKER)
        if holder != NONE:
            state.stack.append(ExchangingFlorins(holder, state.players[holder].money // FLORINS_PER_POINT))


class Over(Frame[Princes]):
    """Nothing is left to be done (PRI-025)."""

    __slots__ = ()

    def copy(self) -> Over:
        return self

    def step(self, state: Princes) -> list[Decision] | None:
        state.stack.pop()
        state.emit("over", NONE)
        return None
