"""What a bot is, all that it is shown, and the one that plays any game: blindly."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from signoria.kernel.core import Decision, Game, Option, Seat, State, View


class Sight:
    """What one seat may know of a position, worked out when a bot asks for it."""

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def view(self) -> View:
        """What the seat sees."""
        return self._game.view(self._state, self._seat)

    def imagine(self, seed: str) -> State:
        """A world that may be the real one for all the seat knows; the bot's own to play on."""
        imagined: State = self._game.imagine(self._state, self._seat, seed)
        return imagined


class Bot(Protocol):
    """Somebody who answers decisions."""

    def choose(self, decision: Decision, sight: Sight) -> Option: ...


class RandomBot:
    """Takes any option, all with the same chance, but the same way for the same seed."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, decision: Decision, sight: Sight) -> Option:
        return decision.options[int(self._random.random() * len(decision.options))]
