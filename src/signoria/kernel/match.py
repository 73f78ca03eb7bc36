"""One match: checks choices, keeps the log, previews, explains, undoes, saves and replays."""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from signoria.kernel.codec import CannotLoad, Json
from signoria.kernel.core import (
    END,
    Decision,
    Event,
    Game,
    Menu,
    Option,
    Seat,
    Settings,
    State,
    Value,
    View,
    answer,
    settle,
)
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


class Outcome:
    """What one choice caused: events to tell, and draws for the proof."""

    __slots__ = ("draws", "events")

    def __init__(self, events: list[Event], draws: list[Draw]) -> None:
        self.events = events
        self.draws = draws


class Change:
    """One place of a view ("seats.0.faith") before and after."""

    __slots__ = ("after", "before", "path")

    def __init__(self, path: str, before: object, after: object) -> None:
        self.path = path
        self.before = before
        self.after = after


class Preview:
    """What an option will do, as far as its chooser may know; reveals: then something hidden comes up."""

    __slots__ = ("after", "before", "reveals")

    def __init__(self, before: View, after: View, reveals: bool) -> None:
        self.before = before
        self.after = after
        self.reveals = reveals

    def changes(self) -> list[Change]:
        """Where the two views differ."""
        return difference(self.before, self.after)


class Saved(TypedDict):
    """A match as JSON: the log for replay, the state at the barrier and the codes since for speed.

    version: the rules it began with; written: the rules its state was saved by.
    """

    game: str
    version: int
    written: int
    settings: dict[str, Value]
    seed: str
    log: list[list[Json]]
    barrier: Json
    reason: str
    owner: Seat
    tail: list[str]


class Match:
    """A game being played, from its settings and its sealed seed."""

    barrier: State  # what undo goes back to
    reason: str  # why no farther
    owner: Seat  # who made the choices since
    tail: list[str]

    def __init__(
        self, game: Game[Any], settings: Settings, seed: str, version: int | None = None, state: State | None = None
    ) -> None:
        self.game = game
        self.settings = game.complete(settings, version)
        self.seed = seed
        self.version = game.version if version is None else version
        self.log: list[Entry] = []
        self.state: State = game.setup(self.settings, Rng(seed)) if state is None else state
        self.opening = self._listen()
        self.pending: list[Decision] = settle(self.state)
        self._bar(BEGUN)

    def choose(self, seat: Seat, code: str) -> Outcome:
        """Take an option for a seat; all that follows by itself happens too."""
        option = self._legal(seat, code)
        if self.tail and seat != self.owner:
            self._bar(OTHERS)
        outcome = self._listen()
        chances = self.state.chances
        self.pending = answer(self.state, seat, option)
        self.log.append((seat, code))
        self.owner = seat
        self.tail.append(code)
        if self.state.chances != chances:
            self._bar(CHANCE)
        elif option.verb == END:
            self._bar(ENDED)
        return outcome

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice, unless a barrier lies behind it."""
        if self.tail and seat != self.owner:
            raise CannotUndo(seat, OTHERS)
        if not self.tail:
            raise CannotUndo(seat, self.reason)
        self.tail.pop()
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
        menu = Menu(option)
        frame.offer(self.state, seat, menu)
        return menu.rule or frame.rule

    def refused(self, seat: Seat) -> dict[str, str]:
        """The options that the open question refuses by name, each with the rule that does."""
        rules: dict[str, str] = {}
        for option in self.game.options if self.decision(seat) is not None else ():
            menu = Menu(option)
            self.state.stack[-1].offer(self.state, seat, menu)
            if menu.rule and option not in menu.options:
                rules[option.code] = menu.rule
        return rules

    def preview(self, seat: Seat, code: str) -> Preview:
        """The difference an option makes to its chooser's view, up to the next real decision or chance."""
        option = self._legal(seat, code)
        state = self.state.copy()
        decisions = answer(state, seat, option, chance=False)
        while len(decisions) == 1 and decisions[0].seat == seat and len(decisions[0].options) == 1:
            only = decisions[0].options[0]
            if only.verb == END:
                break
            decisions = answer(state, seat, only, chance=False)
        return Preview(self.view(seat), self.game.view(state, seat), not decisions and bool(state.stack))

    def copy(self) -> Match:
        """The same match, to be played on apart from this one."""
        twin = Match(self.game, self.settings, self.seed, self.version, self.state.copy())
        twin.log, twin.tail = list(self.log), list(self.tail)
        twin.barrier, twin.reason, twin.owner = self.barrier, self.reason, self.owner
        return twin

    def save(self) -> Saved:
        """The match as plain JSON."""
        return {
            "game": self.game.key,
            "version": self.version,
            "written": self.game.version,
            "settings": dict(self.settings),
            "seed": self.seed,
            "log": [[seat, code] for seat, code in self.log],
            "barrier": self.game.codec.pack(self.barrier),
            "reason": self.reason,
            "owner": self.owner,
            "tail": list(self.tail),
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

    def _listen(self) -> Outcome:
        """Collect what happens from here on."""
        outcome = Outcome([], [])
        self.state.events = outcome.events
        self.state.rng.draws = outcome.draws
        return outcome

    def _bar(self, reason: str) -> None:
        """Nothing before this moment can be taken back."""
        self.barrier = self.state.copy()
        self.reason = reason
        self.owner = -1
        self.tail = []

    def _return_to_barrier(self) -> None:
        self.state = self.barrier.copy()
        self.pending = settle(self.state)
        for code in self.tail:
            self.pending = answer(self.state, self.owner, self.game.by_code[code])


def replay(game: Game[Any], settings: Settings, seed: str, log: list[Entry], version: int | None = None) -> Match:
    """A match played again from its log; each choice is checked as it was the first time."""
    match = Match(game, settings, seed, version)
    for seat, code in log:
        if code == UNDO:
            match.undo(seat)
        else:
            match.choose(seat, code)
    return match


def load(game: Game[Any], saved: Saved) -> Match:
    """A saved match: from its state, or by replay if that was written by another version of the rules."""
    if saved["game"] != game.key:
        raise CannotLoad(f"this is a match of {saved['game']}, not of {game.key}")
    log: list[Entry] = [(cast(int, seat), cast(str, code)) for seat, code in saved["log"]]
    if saved["written"] != game.version:
        return replay(game, saved["settings"], saved["seed"], log, saved["version"])
    state = cast(State, game.codec.unpack(saved["barrier"]))
    match = Match(game, saved["settings"], saved["seed"], saved["version"], state)
    match.log = log
    match.reason, match.owner, match.tail = saved["reason"], saved["owner"], list(saved["tail"])
    match._return_to_barrier()
    return match


def difference(before: object, after: object, path: str = "") -> list[Change]:
    """Where two views differ, leaf by leaf; a list that changed its length is one leaf."""
    keys: list[Any]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        keys = list(before)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        keys = list(range(len(before)))
    else:
        return [] if before == after else [Change(path, before, after)]
    changes: list[Change] = []
    for key in keys:
        changes.extend(difference(before[key], after[key], f"{path}.{key}" if path else str(key)))
    return changes
