"""One match under inspection: every law at every decision."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any, Final, cast

from signoria.kernel.codec import CannotSave, text
from signoria.kernel.core import (
    END,
    Decision,
    Game,
    Label,
    Menu,
    Option,
    Seat,
    Settings,
    State,
    View,
    Word,
    answer,
    settle,
)
from signoria.kernel.match import UNDO, CannotUndo, Entry, IllegalChoice, Match, Saved, load, replay
from signoria.kernel.rng import ChanceOutsideFrame, Rng
from signoria.kernel.testing.policies import Policy, anything, play_quickly
from signoria.kernel.testing.report import BrokenLaw, Counts

LARGEST_MENU: Final = 300
#: Options asked "why not?", previewed and tried in other worlds, at each decision.
SAMPLE: Final = 4
#: Choices after which a match is no longer young.
EARLY: Final = 12


class Twisted(Rng):
    """A source in which one draw comes out differently: another truth, made without asking the game."""

    def __init__(self, seed: str, twist: int, drawn: int = 0) -> None:
        super().__init__(seed, drawn)
        self.twist = twist

    def copy(self) -> Twisted:
        return Twisted(self.seed, self.twist, self.drawn)

    def below(self, size: int, label: str) -> int:
        place = super().below(size, label)
        return (place + 1) % size if self.drawn == self.twist else place


class Inspection:
    """One match played with every law checked at every decision."""

    def __init__(self, game: Game[Any], settings: Settings, seed: str, policy: Policy, counts: Counts) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.policy = policy
        self.counts = counts
        self.random = Random(seed)
        self.match = Match.begin(game, settings, seed)
        self.here = ""  # the state's digest at the position under inspection
        self.census = game.census(self.match.state)
        self.views: dict[Seat | None, View] = {}  # at the position before
        self.viewers: list[Seat | None] = [None, *range(cast(int, self.match.settings.get("seats", 1)))]

    def run(self) -> None:
        try:
            self.inspect()
        except CannotSave as fault:
            self.require(2, False, str(fault))
        except ChanceOutsideFrame as fault:
            self.require(7, False, str(fault))

    def inspect(self) -> None:
        play_quickly(self.game, self.settings, self.seed, self.policy, self.counts)
        while self.match.pending:
            self.check_position()
            self.choose(self.match.pending[int(self.random.random() * len(self.match.pending))])
        self.check_position()
        self.check_the_end()

    def check_position(self) -> None:
        self.here = self.match.digest()
        self.check_copying()
        self.check_saving()
        self.check_menus()
        self.check_views()
        self.check_places()
        for viewer in self.viewers:
            self.check_worlds(viewer)
        self.check_twins()
        self.require(2, self.game.census(self.match.state) == self.census, "pieces were lost or made")

    def choose(self, decision: Decision) -> None:
        """Take a choice, and see that it can be taken back exactly when that is fair."""
        option = self.policy(decision, self.random)
        drawn = self.match.state.rng.drawn
        self.counts.inspected += 1
        self.counts.kinds[decision.kind] = self.counts.kinds.get(decision.kind, 0) + 1
        self.match.choose(decision.seat, option.code)
        barred = self.match.state.rng.drawn != drawn or option.verb == END
        self.require(
            7, not (barred and self.match.barrier.tail), f"{option.code} could be undone after chance or the end"
        )
        self.check_undo(decision.seat, option.code)

    # Law by law.

    def check_menus(self) -> None:
        """Laws 1 and 3: what is offered is what offer() says, small, interned; all else is refused by a rule."""
        pending = self.match.pending
        self.require(3, len({decision.seat for decision in pending}) == len(pending), "a seat is asked twice")
        for decision in pending:
            codes = [option.code for option in decision.options]
            self.require(3, 0 < len(codes) <= LARGEST_MENU, f"{decision.kind} offers {len(codes)} options")
            self.require(3, len(set(codes)) == len(codes), f"{decision.kind} offers an option twice")
            interned = all(self.game.by_code.get(option.code) is option for option in decision.options)
            self.require(4, interned, f"{decision.kind} offers an option that is not of the catalogue")
            menu = Menu()
            self.match.state.stack[-1].offer(self.match.state, decision.seat, menu)
            self.require(1, menu.options == decision.options, f"{decision.kind}: offer() tells something else")
            explained = self.match.state.stack[-1].explain(self.match.state, decision.seat)
            self.require(1, explained.options == decision.options, f"{decision.kind}: offer() tells who asks why more")
            for code in codes:
                rule = explained.rules.get(code)
                self.require(1, rule is None, f"{code} is offered and refused by {rule}")
            for option in self.some(self.game.options):
                if option not in decision.options:
                    self.check_refusal(decision.seat, option)

    def check_refusal(self, seat: Seat, option: Option) -> None:
        try:
            self.match.choose(seat, option.code)
        except IllegalChoice as refusal:
            self.require(1, bool(refusal.rule), f"{option.code} is refused without a rule")
        else:
            self.require(1, False, f"{option.code} was accepted though it was not offered")
        self.require(1, self.match.digest() == self.here, f"the refused {option.code} changed the state")

    def check_saving(self) -> None:
        """Laws 2 and 8: the match goes on after save and load as if nothing had been."""
        saved = self.match.save()
        again = load(self.game, cast(Saved, json.loads(json.dumps(saved))))
        self.require(2, again.digest() == self.here, "save and load changed the state")
        self.require(2, menus(again.pending) == menus(self.match.pending), "save and load changed what is asked")
        self.require(2, text(cast(Any, again.save())) == text(cast(Any, saved)), "what was loaded saves differently")
        settle(again.state)
        self.require(2, again.digest() == self.here, "asking changed the state")

    def check_copying(self) -> None:
        """Laws 8 and 9: a copy is complete, nothing done to it reaches the original, and it goes the same way twice."""
        copies = [self.match.state.copy(), self.match.state.copy()]
        self.require(9, self.game.codec.digest(copies[0]) == self.here, "a copy differs from its original")
        for copy in copies:
            self.play_on(copy)
            self.require(9, self.match.digest() == self.here, "playing on a copy changed the original")
        went = [self.game.codec.digest(copy) for copy in copies]
        self.require(8, went[0] == went[1], "the same choices led elsewhere: something outside the state has a say")

    def play_on(self, state: State) -> None:
        """A few choices that depend on the position only."""
        random = Random(f"{self.seed}.{len(self.match.log)}")
        decisions = settle(state)
        for _ in range(SAMPLE):
            if decisions:
                self.require(3, bool(decisions[0].options), f"a dead end: {decisions[0].kind} offers nothing")
                decisions = answer(state, decisions[0].seat, anything(decisions[0], random))

    def check_views(self) -> None:
        """Law 5: views are whole, plain JSON, follow from one another place by place, and looking changes nothing."""
        for viewer in self.viewers:
            view = self.match.view(viewer)
            try:
                plain = json.loads(json.dumps(view)) == view
            except TypeError:
                plain = False
            self.require(5, plain, f"the view of {viewer} is not plain JSON")
            self.require(5, self.match.view(viewer) == view, f"the view of {viewer} differs at a second look")
            self.require(5, list(view) == ["table", "boards", "own"], f"the view of {viewer} has other parts")
            misfit = self.game.misfit(view, self.views.get(viewer, view))
            self.require(5, not misfit, f"the view of {viewer} is not what is declared: {misfit}")
            self.views[viewer] = view
        self.require(5, self.match.digest() == self.here, "looking changed the state")

    def check_places(self) -> None:
        """Law 5: what an option points at is there to be seen by whoever is asked."""
        for decision in self.match.pending:
            view = self.match.view(decision.seat)
            for option in decision.options:
                for place in self.match.describe(decision.seat, option).places:
                    self.require(5, stands(view, place), f"{option.code} points at {place}, which is not in the view")

    def check_worlds(self, viewer: Seat | None) -> None:
        """Law 6: in every world that viewer cannot tell from this one, viewer is told the same."""
        for blind in (False, True):
            seed = f"{self.seed}.{len(self.match.log)}.{viewer}.{blind}"
            world = self.match_of(self.game.imagine(self.match.state, viewer, seed, blind))
            self.counts.worlds += 1
            self.same_for(viewer, world)
            again = self.game.imagine(world.state, viewer, seed, blind)
            self.require(6, self.game.codec.digest(again) == world.digest(), "imagine does not deal by its seed alone")
            self.require(6, self.game.census(world.state) == self.census, "imagine lost or made pieces")
        self.require(6, self.match.digest() == self.here, "imagine changed the state")

    def same_for(self, viewer: Seat | None, world: Match) -> None:
        here = self.match
        self.require(6, here.view(viewer) == world.view(viewer), f"the view of {viewer} shows what it may not")
        seats = [decision.seat for decision in here.pending]
        self.require(6, seats == [decision.seat for decision in world.pending], "who is asked gives something away")
        mine = here.decision(viewer) if viewer is not None else None
        if viewer is None or mine is None:
            return
        theirs = world.decision(viewer)
        self.require(6, theirs is not None and theirs.options == mine.options, f"the options of {viewer} give away")
        for option in self.some(self.game.options):
            why = here.why_not(viewer, option.code), world.why_not(viewer, option.code)
            self.require(6, why[0] == why[1], f"the refusal of {option.code} gives something away")
        for option in self.some(mine.options):
            self.same_choice(viewer, option, world)

    def same_choice(self, viewer: Seat, option: Option, world: Match) -> None:
        """Labels, previews and, unless chance steps in, what happens: all the same in both worlds."""
        labels = [spell_out(match.describe(viewer, option)) for match in (self.match, world)]
        self.require(6, labels[0] == labels[1], f"the label of {option.code} gives something away")
        tried = [self.match_of(match.state.copy()) for match in (self.match, world)]
        events = [[vars_of(e.seen_by(viewer)) for e in match.choose(viewer, option.code).events] for match in tried]
        chance = [match.barrier.reason == "chance" for match in tried]
        self.require(6, chance[0] == chance[1], f"whether {option.code} meets chance gives something away")
        if not chance[0]:
            self.require(6, events[0] == events[1], f"the events of {option.code} give something away")
            views = [match.view(viewer) for match in tried]
            self.require(7, views[0] == views[1], f"{option.code} reveals something outside a Chance frame")
        previews = [match.preview(viewer, option.code) for match in (self.match, world)]
        self.require(6, previews[0] == previews[1], f"the preview of {option.code} gives something away")

    def check_twins(self) -> None:
        """Law 6: worlds that differ only in hidden draws, and look alike, are imagined alike.

        Such twins are found early in a match; later on, when they are rare and dear, only now and then one is tried.
        """
        for _ in range(SAMPLE):
            if len(self.match.log) < EARLY or self.random.random() < EARLY / len(self.match.log) / SAMPLE**2:
                self.check_twin()

    def check_twin(self) -> None:
        twist = 1 + int(self.random.random() * max(1, self.match.state.rng.drawn))
        twin = self.game.setup(self.match.settings, Twisted(self.seed, twist))
        decisions = settle(twin)
        for seat, code in not_undone(self.match.log):
            chosen = [o for d in decisions if d.seat == seat for o in d.options if o.code == code]
            if not chosen:
                return
            decisions = answer(twin, seat, chosen[0])
        for viewer in self.viewers:
            if self.game.view(twin, viewer) == self.match.view(viewer):
                self.counts.twins += 1
                worlds = [self.game.imagine(state, viewer, self.seed, True) for state in (twin, self.match.state)]
                for world in worlds:
                    world.rng = Rng(self.seed)
                digests = [self.game.codec.digest(world) for world in worlds]
                self.require(6, digests[0] == digests[1], f"imagine keeps what {viewer} cannot know")

    def check_undo(self, seat: Seat, code: str) -> None:
        """Law 7: undo leads back to where the seat chose, also after save and load, and stops at the barrier."""
        after = self.match.digest()
        again = load(self.game, self.match.save())
        if not self.match.barrier.tail:
            for match in (self.match, again):
                self.cannot_undo(match, seat)
            return
        self.counts.undone += 1
        for match in (again, self.match):
            match.undo(seat)
            self.require(7, match.digest() == self.here, f"undoing {code} did not lead back")
            match.choose(seat, code)
            self.require(7, match.digest() == after, f"{code} came out differently after an undo")
        for other in self.viewers:
            if other is not None and other != seat:
                self.cannot_undo(self.match, other)

    def cannot_undo(self, match: Match, seat: Seat) -> None:
        try:
            match.undo(seat)
        except CannotUndo:
            return
        self.require(7, False, f"seat {seat} could undo behind a barrier")

    def check_the_end(self) -> None:
        """Law 8: the log alone leads to the same end; then nobody may choose, and somebody has a rank."""
        again = replay(self.game, self.settings, self.seed, self.match.log)
        self.require(8, again.digest() == self.match.digest(), "replay of the log led elsewhere")
        ranks = sorted(score.rank for score in self.game.scores(self.match.state))
        self.require(8, len(ranks) == len(self.viewers) - 1 and ranks[0] >= 1, f"ranks are {ranks}")
        self.check_refusal(0, self.game.options[0])

    # Small things.

    def match_of(self, state: State) -> Match:
        """A match that goes on from another state."""
        return Match.begin(self.game, self.settings, self.seed, state=state)

    def some(self, options: Iterable[Option]) -> list[Option]:
        candidates = list(options)
        return candidates if len(candidates) <= SAMPLE else self.random.sample(candidates, SAMPLE)

    def require(self, law: int, holds: bool, what: str) -> None:
        if not holds:
            where = f"{self.game.key} {dict(self.settings)} seed {self.seed}"
            raise BrokenLaw(law, what, f"{where} choice {len(self.match.log)}")


def menus(pending: list[Decision]) -> list[tuple[Seat, str, list[str]]]:
    return [(decision.seat, decision.kind, [option.code for option in decision.options]) for decision in pending]


def stands(view: View, place: str) -> bool:
    """Whether a view has a place: a path of it, "*" for every line of a grid, a number for so many of an amount."""
    here: object = view
    for part in place.split("."):
        if isinstance(here, int) and part.isdecimal() and int(part) <= here:
            here = None
        elif isinstance(here, dict) and part in here:
            here = here[part]
        elif isinstance(here, list) and here and part == "*":
            here = here[0]
        elif isinstance(here, list) and part.isdecimal() and int(part) < len(here):
            here = here[int(part)]
        else:
            return False
    return True


def not_undone(log: list[Entry]) -> list[Entry]:
    """The choices of a log that were not taken back."""
    remaining: list[Entry] = []
    for seat, code in log:
        if code == UNDO:
            remaining.pop()
        else:
            remaining.append((seat, code))
    return remaining


def vars_of(thing: object) -> list[object]:
    """The public fields of a small object, compiled or not."""
    return [
        getattr(thing, name) for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))
    ]


def spell_out(word: Word) -> object:
    """A label down to its last word, to be compared."""
    if isinstance(word, tuple):
        return [spell_out(part) for part in word]
    if isinstance(word, Label):
        return word.key, {name: spell_out(part) for name, part in word.parameters.items()}, word.places
    return word
