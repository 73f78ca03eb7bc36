"""A game as the rest of the project knows it: what its entry point names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from signoria.kernel.core import BadSetting, Game, Option, Settings
from signoria.kit.bot import Bot, RandomBot
from signoria.kit.events import event_message
from signoria.kit.faces import Faces, no_faces
from signoria.kit.lessons import Teaching
from signoria.kit.orders import Question
from signoria.kit.table import DeclaredView
from signoria.kit.words import ENGLISH

#: A bot from a seed of its own.
BotMaker = Callable[[str], Bot]
#: Whether an option belongs to a box that is not on the table.
Absent = Callable[[Settings, Option], bool]


def nothing_absent(_settings: Settings, _option: Option) -> bool:
    """Everything is in one box."""
    return False


class UnknownBot(LookupError):
    """No bot of this name plays this game."""


@dataclass(frozen=True)
class Package:
    """The rules of a game, what its views show, and a folder with its words: a file for each language ("en.ftl").

    faces: what is printed on its pieces; orders: what people can give orders for without writing them (programs may
    give any); bots: who plays it beside the random bot that plays everything, from weak to strong; scenes: the kinds of
    events that everybody stops for, such as a new round; gives_away: the verbs of options that throw something away or
    let it pass, which are offered after all others and never taken for a player; absent: whether an option belongs to a
    box that is not on the table, so that nobody is told why it may not be chosen; ways: the rules it can be played by,
    as settings, from short to full, of which the first is proposed to a newcomer; teaching: its rules in chapters,
    and what a newcomer is told at each kind of question.
    """

    rules: Game[Any]
    view: DeclaredView
    words: Path
    faces: Callable[[], Faces] = no_faces
    orders: tuple[Question, ...] = ()
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    scenes: tuple[str, ...] = ()
    gives_away: tuple[str, ...] = ()
    absent: Absent = nothing_absent
    ways: Mapping[str, Settings] = field(default_factory=dict)
    teaching: Teaching = field(default_factory=Teaching)

    @property
    def scene_messages(self) -> list[str]:
        """The messages of events that everybody stops for."""
        return [event_message(self.rules.key, kind) for kind in self.scenes]

    def seats_for(self, way: str) -> list[int]:
        """How many can play by these rules."""
        seats = self.rules.settings[0]
        return [int(count) for count in seats.values if self._allows({**self.ways[way], seats.key: count})]

    def _allows(self, settings: Settings) -> bool:
        try:
            self.rules.complete(settings)
        except BadSetting as refused:
            if not refused.rule:
                raise
            return False
        return True

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Who plays this game, from weak to strong."""
        return ("random", *self.bots)

    def bot(self, name: str, seed: str) -> Bot:
        """A bot by its name, from a seed of its own."""
        if name not in self.bot_names:
            raise UnknownBot(f"no bot {name!r} plays {self.rules.key}; there are: {', '.join(self.bot_names)}")
        return self.bots[name](seed) if name in self.bots else RandomBot(seed)

    def word_file(self, language: str) -> Path:
        """The file of its words in a language, in English where there is none."""
        path = self.words / f"{language}.ftl"
        return path if path.exists() else self.words / f"{ENGLISH}.ftl"
