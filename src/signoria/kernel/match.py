"""One match: checks choices, keeps the log, previews, explains, undoes, saves and replays."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict, cast

from signoria.kernel.codec import CannotLoad, Json
from signoria.kernel.core import END, Decision, Event, Game, Label, Option, Seat, Settings, State, View, answer, settle
from signoria.kernel.rng import Draw, Rng

#: How an undo stands in the log, where nothing is ever deleted.
UNDO: Final = "undo"
#: Why nothing before the barrier can be undone.
BEGUN: Final = "begun"
CHANCE: Final = "chance"
OTHERS: Final = "others"
ENDED: Final = "ended"

Entry = tuple[Seat, str]


class IllegalChoice(ValueError):
    """A seat chose what it may not; rule says what forbids it ("" if the game knows no such option)."""

    def __init__(self, seat: Seat, code: str, rule: str) -> None:
        why = f"forbidden by {rule}" if rule else "the game has no such option"
        super().__init__(f"seat {seat} cannot choose {code}: {why}")
        self.seat = seat
        self.code = code
        self.rule = rule


class CannotUndo(ValueError):
    """There is nothing this seat may take back; barrier says why."""

    def __init__(self, seat: Seat, barrier: str) -> None:
        super().__init__(f"seat {seat} cannot undo: {barrier}")
        self.seat = seat
        self.barrier = barrier


class Outcome(NamedTuple):
    """What one choice caused: events to tell, and draws for the proof."""

    events: list[Event]
    draws: list[Draw]


class Preview(NamedTuple):
    """What an option leads to, as far as its chooser may know; reveals: then something hidden comes up."""

    view: View
    reveals: bool


class Barrier:
    """The moment that undo goes back to, why no farther, and who has chosen what since."""

    __slots__ = ("owner", "reason", "state", "tail")

    def __init__(self, state: State, reason: str, owner: Seat, tail: list[str]) -> None:
        self.state = state
        self.reason = reason
        self.owner = owner
        self.tail = tail

    def copy(self) -> Barrier:
        """Its state is never played on, so it is shared."""
        return Barrier(self.state, self.reason, self.owner, list(self.tail))


class Saved(TypedDict):
    """A match as JSON: the log for replay, the state at the barrier and the codes since for speed.

    version: the rules it began with; written: the rules and the shape its state was saved by.
    """

    game: str
    version: int
    written: str
    settings: Settings
    seed: str
    log: list[list[Json]]
    barrier: Json
    reason: str
    owner: Seat
    tail: list[str]


class Match:
    """A game being played, from its settings and its sealed seed; begin() makes one."""

    def __init__(
        self, game: Game[Any], settings: Settings, seed: str, version: int, state: State, barrier: Barrier
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.version = version
        self.state = state
        self.barrier = barrier
        self.pending: list[Decision] = []
        self.log: list[Entry] = []
        self.opening = Outcome([], [])

    @staticmethod
    def begin(
        game: Game[Any], settings: Settings, seed: str, version: int | None = None, state: State | None = None
    ) -> Match:
        """A match before its first choice; version: of the rules it began with; state: where it goes on from."""
        full = game.complete(settings, version)
        here = game.setup(full, Rng(seed)) if state is None else state
        opening, pending = listen(here), settle(here)
        match = Match(game, full, seed, game.version if version is None else version, here, bar(here, BEGUN))
        match.opening, match.pending = opening, pending
        return match

    def choose(self, seat: Seat, code: str) -> Outcome:
        """Take an option for a seat; all that follows by itself happens too."""
        option = self._legal(seat, code)
        if self.barrier.tail and seat != self.barrier.owner:
            self.barrier = bar(self.state, OTHERS)
        outcome = listen(self.state)
        chances = self.state.chances
        self.pending = answer(self.state, seat, option)
        self.log.append((seat, code))
        self.barrier.owner = seat
        self.barrier.tail.append(code)
        if self.state.chances != chances:
            self.barrier = bar(self.state, CHANCE)
        elif option.verb == END:
            self.barrier = bar(self.state, ENDED)
        return outcome

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice, unless a barrier lies behind it."""
        if self.barrier.tail and seat != self.barrier.owner:
            raise CannotUndo(seat, OTHERS)
        if not self.barrier.tail:
            raise CannotUndo(seat, self.barrier.reason)
        self.barrier.tail.pop()
        self.log.append((seat, UNDO))
        self._return_to_barrier()

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked now."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def view(self, viewer: Seat | None) -> View:
        return self.game.view(self.state, viewer)

    def why_not(self, seat: Seat, code: str) -> str:
        """The rule that forbids an option to a seat now; "" if it may be chosen."""
        option = self.game.by_code.get(code)
        if option is None:
            raise IllegalChoice(seat, code, "")
        decision = self.decision(seat)
        if decision is None:
            return self.game.rule_of_turns if self.pending else self.game.rule_of_the_end
        if option in decision.options:
            return ""
        frame = self.state.stack[-1]
        return frame.explain(self.state, seat).refusals([option]).get(code, frame.rule)

    def refusals(self, seat: Seat) -> dict[str, str]:
        """The options that the open question refuses by name, each with the rule that does."""
        if self.decision(seat) is None:
            return {}
        return self.state.stack[-1].explain(self.state, seat).refusals(self.game.options)

    def describe(self, seat: Seat, option: Option) -> Label:
        """What an option is called for a seat that is asked now."""
        label = self.state.stack[-1].describe(self.state, seat, option)
        return self.game.describe(self.state, seat, option) if label is None else label

    def preview(self, seat: Seat, code: str) -> Preview:
        """What its chooser would see after an option, up to the next real decision or chance."""
        option = self._legal(seat, code)
        state = self.state.copy()
        decisions = answer(state, seat, option, chance=False)
        while len(decisions) == 1 and decisions[0].seat == seat and len(decisions[0].options) == 1:
            only = decisions[0].options[0]
            if only.verb == END:
                break
            decisions = answer(state, seat, only, chance=False)
        return Preview(self.game.view(state, seat), not decisions and bool(state.stack))

    def copy(self) -> Match:
        """The same match, to be played on apart from this one."""
        twin = Match(self.game, self.settings, self.seed, self.version, self.state.copy(), self.barrier.copy())
        twin.log, twin.pending, twin.opening = list(self.log), self.pending, self.opening
        return twin

    def save(self) -> Saved:
        """The match as plain JSON."""
        return {
            "game": self.game.key,
            "version": self.version,
            "written": self.game.written,
            "settings": dict(self.settings),
            "seed": self.seed,
            "log": [[seat, code] for seat, code in self.log],
            "barrier": self.game.codec.pack(self.barrier.state),
            "reason": self.barrier.reason,
            "owner": self.barrier.owner,
            "tail": list(self.barrier.tail),
        }

    def digest(self) -> str:
        """A fingerprint of the state; never leaves the server before the end."""
        return self.game.codec.digest(self.state)

    def _legal(self, seat: Seat, code: str) -> Option:
        decision = self.decision(seat)
        option = self.game.by_code.get(code)
        if option is None or decision is None or option not in decision.options:
            raise IllegalChoice(seat, code, self.why_not(seat, code))
        return option

    def _return_to_barrier(self) -> None:
        self.state = self.barrier.state.copy()
        self.pending = settle(self.state)
        for code in self.barrier.tail:
            self.pending = answer(self.state, self.barrier.owner, self.game.by_code[code])


def listen(state: State) -> Outcome:
    """Collect what happens to a state from here on."""
    outcome = Outcome([], [])
    state.events = outcome.events
    state.rng.draws = outcome.draws
    return outcome


def bar(state: State, reason: str) -> Barrier:
    """Nothing before this moment can be taken back, and nobody has chosen since."""
    return Barrier(state.copy(), reason, -1, [])


def replay(game: Game[Any], settings: Settings, seed: str, log: list[Entry], version: int | None = None) -> Match:
    """A match played again from its log; each choice is checked as it was the first time."""
    match = Match.begin(game, settings, seed, version)
    for seat, code in log:
        if code == UNDO:
            match.undo(seat)
        else:
            match.choose(seat, code)
    return match


def load(game: Game[Any], saved: Saved) -> Match:
    """A saved match: from its state, or by replay if that was written by other rules or in another shape."""
    if saved["game"] != game.key:
        raise CannotLoad(f"this is a match of {saved['game']}, not of {game.key}")
    log: list[Entry] = [(cast(int, seat), cast(str, code)) for seat, code in saved["log"]]
    if saved["written"] != game.written:
        return replay(game, saved["settings"], saved["seed"], log, saved["version"])
    state = cast(State, game.codec.unpack(saved["barrier"]))
    barrier = Barrier(state, saved["reason"], saved["owner"], list(saved["tail"]))
    settings = game.complete(saved["settings"], saved["version"])
    match = Match(game, settings, saved["seed"], saved["version"], state, barrier)
    match.log = log
    match._return_to_barrier()
    return match
