"""A prepared position that tests play codes on and read like a player would, whatever the game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Generic, TypeVar, cast

import pytest

from signoria.kernel.core import Event, Game, Score, Seat, Settings, State, View
from signoria.kernel.match import IllegalChoice, Match
from signoria.kit.ties import Finish, ties
from signoria.registry import words_in
from tests.events import flat

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A state prepared by a test, and the match that goes on from it with the first choice or question."""

    def __init__(self, game: Game[Any], settings: Settings, seed: str, state: S) -> None:
        self.game = game
        self.settings = settings
        self.seats = int(settings["seats"])
        self.seed = seed
        self.state = state
        self.events: list[Event] = []
        self._match: Match | None = None

    def prepared(self) -> S:
        """The state while it may still be changed by hand."""
        assert self._match is None, "prepare the position before playing on it"
        return self.state

    @property
    def match(self) -> Match:
        """The match that goes on from the prepared position."""
        if self._match is None:
            self._match = Match.begin(self.game, self.settings, self.seed, state=self.state)
            self.events += self._match.opening.events
        return self._match

    def choose(self, seat: Seat, codes: tuple[str, ...]) -> None:
        for code in codes:
            self.events += self.match.choose(seat, code).events
            self.state = cast(S, self.match.state)

    def settled(self) -> S:
        """The state once the match has begun and waits for a choice."""
        self.match  # noqa: B018 - begins the match if the test has only prepared a position
        return self.state

    def refused(self, seat: Seat, code: str) -> str:
        """The rule that forbids a choice, which must be refused and change nothing; "" if there is no such option."""
        before = self.match.digest()
        with pytest.raises(IllegalChoice) as refusal:
            self.match.choose(seat, code)
        assert self.match.digest() == before
        return refusal.value.rule

    def options(self, seat: Seat, verb: str = "") -> list[str]:
        """Codes a seat may choose now, all of them or those of one verb; [] if it is not asked."""
        decision = self.match.decision(seat)
        return [option.code for option in decision.options if verb in ("", option.verb)] if decision else []

    def kind(self) -> str:
        """The kind of the only decision pending, "" if the match is over."""
        assert len(self.match.pending) <= 1
        return self.match.pending[0].kind if self.match.pending else ""

    def pending(self) -> list[Seat]:
        """Seats that must choose now."""
        return [decision.seat for decision in self.match.pending]

    def over(self) -> bool:
        return not self.match.pending

    def score(self, seat: Seat) -> Score:
        return self.game.scores(self.settled())[seat]

    def ties(self) -> list[str]:
        """What is said of seats with the same total."""
        scores = enumerate(self.game.scores(self.settled()))
        finishes = [Finish(seat, score.rank, score.total, score.tie) for seat, score in scores]
        return [words_in("en").translate(label) for label in ties(self.game.key, finishes)]

    def happened(self, *kinds: str) -> list[tuple[str, Seat, tuple[int, ...]]]:
        """Events so far, all of them or those of some kinds, in order."""
        self.settled()
        return [(e.kind, e.seat, flat(e)) for e in self.events if not kinds or e.kind in kinds]


def printed(game: str, name: str) -> Any:
    """A file of the component data of a game or an expansion ("lorenzo/houses"), as it is written.

    What tests expect comes from here, not from the engine.
    """
    key, _, expansion = game.partition("/")
    folder = files(f"signoria.games.{key}.rules") / expansion / "data"
    return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))


def take_first(match: Match, kinds: tuple[str, ...]) -> Match:
    """Take the first option as long as decisions of these kinds are pending."""
    while match.pending and match.pending[0].kind in kinds:
        match.choose(match.pending[0].seat, match.pending[0].options[0].code)
    return match


def names(view: View) -> set[str]:
    """Every word a view holds, wherever it stands."""
    return set(re.findall(r'"([^"]*)"', json.dumps(view)))


def play_on(match: Match, seed: int) -> Iterator[list[Event]]:
    """Choose at random until the match is over, telling what each choice caused."""
    chance = random.Random(seed)
    while match.pending:
        decision = chance.choice(match.pending)
        yield match.choose(decision.seat, chance.choice(decision.options).code).events
