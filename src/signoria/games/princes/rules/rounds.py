"""Seven rounds: objects, characters, actions, the best work; then the end (PRI-025 to PRI-028, PRI-203 to PRI-211)."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.auction import begin_object_auction
from signoria.games.princes.rules.cards import BANKER, BEST_WORK_POINTS, FLORINS_PER_POINT, MERCHANT, NONE, ROUNDS
from signoria.games.princes.rules.character_auction import begin_character_auction
from signoria.games.princes.rules.characters import LastUse, ask_last_uses, rank, rank_among
from signoria.games.princes.rules.money import score
from signoria.games.princes.rules.scoring import score_prestige
from signoria.games.princes.rules.state import FIRST_RULINGS, Princes
from signoria.games.princes.rules.turn import Turn, actions_of
from signoria.games.princes.rules.works import ExchangingFlorins
from signoria.kernel.core import Chance, Decision, Frame, Seat

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
            state.stack.append(Turns(0, 0))
        else:
            self.end_round(state)
        return None

    def end_round(self, state: Princes) -> None:
        """The best work scores, markers go, and the next player starts (PRI-203 to PRI-211)."""
        for seat, points in enumerate(best_work_points(state)):
            score(state, seat, points, "best_work")
            state.players[seat].best = 0
        state.round += 1
        if state.round < ROUNDS:
            state.first = state.after(state.first)
            return
        state.stack.pop()
        state.stack.append(Reveal())
        ask_last_uses(state)


def best_work_points(state: Princes) -> list[int]:
    """What the best work of the round brings each seat (PRI-203 to PRI-207)."""
    best = max([player.best for player in state.players])
    return [BEST_WORK_POINTS if best and player.best == best else 0 for player in state.players]


class Turns(Frame[Princes]):
    """One turn for everybody, clockwise from the starting player (PRI-027)."""

    __slots__ = ("place", "rank")

    def __init__(self, place: int, rank: int) -> None:
        self.place = place
        self.rank = rank  # where the merchant's owner was before a turn of somebody else; 0: there is nobody to ask

    def copy(self) -> Turns:
        return Turns(self.place, self.rank)

    def step(self, state: Princes) -> list[Decision] | None:
        seats = len(state.players)
        if self.rank:
            self.ask_merchant(state)
        elif self.place == seats:
            state.stack.pop()
        else:
            self.begin_turn(state, (state.first + self.place) % seats)
        return None

    def begin_turn(self, state: Princes, seat: Seat) -> None:
        owner = state.owner(MERCHANT)
        if state.rulings > FIRST_RULINGS and owner not in (NONE, seat):
            self.rank = rank(state, owner)
        self.place += 1
        state.emit("turn", seat)
        state.stack.append(Turn(seat, actions_of(state, seat), False, False))

    def ask_merchant(self, state: Princes) -> None:
        """The owner may score if the turn has changed his place, or if the best work is about to (PRI-290)."""
        owner, before = state.owner(MERCHANT), self.rank
        self.rank = 0
        now = rank(state, owner)
        asks = now != before
        if self.place == len(state.players):
            gains = best_work_points(state)
            points = [player.points + gain for player, gain in zip(state.players, gains, strict=True)]
            # After the last round everybody is asked anyway, when the best work has scored.
            asks = rank_among(points, owner) != now or (asks and state.round < ROUNDS - 1)
        if asks:
            state.stack.append(LastUse(owner))


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
