"""What a game says and shows while it is played: the labels, words and places that its catalogue must have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from signoria.kernel.core import Event, Game, Label, Word
from signoria.kernel.match import Match
from signoria.kernel.testing import all_settings, spread
from signoria.kit.field import Field
from signoria.kit.table import part_of
from signoria.registry import games, packages
from tests.golden import FOLDER as GOLDENS
from tests.golden import read
from tests.words.corners import CORNERS

#: Every so many choices it is asked of so many options why they are refused, and so many are described.
SELDOM = 97
OPTIONS_ASKED, OPTIONS_DESCRIBED = 50, 500
#: Of games with many settings, about this many of their tables are played at.
MOST_TABLES = 16
#: What a view has most of, in which there are no words.
WORDLESS = (int, bool, type(None))


def keys(word: Word) -> set[str]:
    """All messages a label needs."""
    if isinstance(word, str):
        return {word}
    if isinstance(word, tuple):
        return {key for part in word for key in keys(part)}
    if isinstance(word, Label):
        return {word.key} | {key for part in word.parameters.values() for key in keys(part)}
    return set()


def facets(word: Word) -> set[tuple[str, ...]]:
    """What is worth saying about a label: each message in it, with each parameter as none, one or many."""
    if isinstance(word, tuple):
        return {facet for part in word for facet in facets(part)}
    if not isinstance(word, Label):
        return set()
    all_facets = {(word.key, *word.parameters)}
    for name, part in word.parameters.items():
        all_facets |= {(word.key, name, kind) for kind in kinds(part)} | facets(part)
    return all_facets


def kinds(word: Word) -> set[str]:
    if isinstance(word, int):
        return {str(min(word, 2))}
    if isinstance(word, tuple):
        return {part.key for part in word}
    return {word.key if isinstance(word, Label) else word}


class Gathering:
    """Watches matches of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.labels: list[Label] = []
        self.facets: set[tuple[str, ...]] = set()
        self.words: set[str] = set()
        self.amounts: set[str] = set()
        self.ties = False  # whether anything decides between equal totals
        self.declared = packages()[game.key].view.declaration

    def add(self, label: Label) -> None:
        """Keep a label that says something no other has said."""
        label_facets = facets(label)
        if not label_facets <= self.facets:
            self.facets |= label_facets
            self.labels.append(label)

    def watch(self, match: Match) -> None:
        """Every decision and option, and the table as each seat and a spectator see it; at the end, its scores."""
        if not match.pending:
            self.ties |= any(score.tie for score in self.game.scores(match.state))
        for decision in match.pending:
            self.add(Label(f"{self.game.key}-decision-{decision.kind}", {}))
            for option in decision.options:
                self.add(match.describe(decision.seat, option))
        for viewer in (None, *[decision.seat for decision in match.pending]):
            view = match.view(viewer)
            self.look(view)
            self.count(self.declared.table, view["table"])
            self.count(self.declared.boards, view["boards"])
            self.count(self.declared.own, view["own"])

    def look(self, value: object) -> None:
        """The words of a view."""
        if isinstance(value, (dict, list)):
            for part in value.values() if isinstance(value, dict) else value:
                if part.__class__ not in WORDLESS:
                    self.look(part)
        elif value and isinstance(value, str):
            self.words.add(value)

    def count(self, fields: Mapping[str, Field], value: object) -> None:
        """What the parts of amounts in a record, or in each of several, are called."""
        if isinstance(value, list):
            for part in value:
                self.count(fields, part)
        elif isinstance(value, dict):
            for key, field in fields.items():
                part = value.get(key)
                if part and field.parts:
                    self.amounts |= {part_of(field, word).name for word in part}
                elif part and field.fields:
                    self.count(field.fields, part)

    def tell(self, events: list[Event]) -> None:
        """Events as each seat and a spectator may know them."""
        for event in events:
            for viewer in (None, 0, event.seat):
                self.add(self.game.tell(event.seen_by(viewer)))

    def ask_why(self, match: Match, chance: Random) -> None:
        """What "why not?" says of some options, and some others too: they are described as they stand."""
        for decision in match.pending:
            for option in chance.sample(self.game.options, min(OPTIONS_ASKED, len(self.game.options))):
                rule = match.why_not(decision.seat, option.code)
                self.add(Label(f"{self.game.key}-rule-{rule or self.game.rule_of_turns}", {}))
            for option in chance.sample(self.game.options, min(OPTIONS_DESCRIBED, len(self.game.options))):
                self.add(match.describe(decision.seat, option))

    def follow(self, match: Match, log: list[tuple[int, str]]) -> None:
        """A match as it was played."""
        self.tell(match.opening.events)
        for number, (seat, code) in enumerate(log):
            self.watch(match)
            if number % SELDOM == 0:
                self.ask_why(match, Random(number))
            self.tell(match.choose(seat, code).events)
        self.watch(match)

    def play(self, match: Match, seed: str) -> None:
        """A whole match at random."""
        chance = Random(seed)
        self.tell(match.opening.events)
        while match.pending:
            decision = chance.choice(match.pending)
            self.watch(match)
            if chance.randrange(SELDOM) == 0:
                self.ask_why(match, chance)
            self.tell(match.choose(decision.seat, chance.choice(decision.options).code).events)
        self.watch(match)


@cache
def gathered(key: str) -> Gathering:
    """Golden games, random matches at a spread of tables, and the corners that both do not reach.

    It takes half a minute, so that the tests that need it stand in one file: one worker runs them.
    """
    game = games()[key]
    gathering = Gathering(game)
    for path in sorted((GOLDENS / key).glob("*.txt")):
        golden = read(path)
        gathering.follow(Match.begin(game, golden.settings, golden.seed), golden.log)
    for settings in spread(all_settings(game), MOST_TABLES):
        values = tuple(settings.values())
        gathering.play(Match.begin(game, settings, f"words {values}"), f"{key} {values}")
    for match, log in CORNERS.get(key, list)():
        gathering.follow(match, log)
    return gathering
