"""The story of a match: what each choice caused and changed, told while it is made or when it is read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.kernel.match import UNDO, Match
from signoria.registry import game
from signoria.server import redaction
from signoria.server.redaction import StoryEntry, Views
from signoria.server.store import ChoiceRow, TableRow

#: How many choices keep what they changed: a recap goes back no farther.
LONGEST_RECAP: Final = 128


class Narrator:
    """Makes choices in a match and tells of each; views: what was to be seen before, None if nobody looks."""

    def __init__(self, match: Match, views: Views | None) -> None:
        self.match = match
        self.views = views

    def take(self, choice: ChoiceRow) -> StoryEntry:
        """A choice or a taking back."""
        entry = take(self.match, choice)
        if self.views is not None:
            before, self.views = self.views, redaction.views(self.match, self.views.own)
            entry.changes = redaction.changes(before, self.views)
        return entry


def take(match: Match, choice: ChoiceRow) -> StoryEntry:
    """A choice or a taking back, and what it caused."""
    if choice.code == UNDO:
        match.undo(choice.seat)
        return StoryEntry(choice.seq, choice.at, choice.seat, True, [])
    events = match.choose(choice.seat, choice.code).events
    return StoryEntry(choice.seq, choice.at, choice.seat, False, events, choice.ordered)


def story(row: TableRow, choices: Sequence[ChoiceRow]) -> list[StoryEntry]:
    """The story of a match, from its opening to the last of these choices; the last ones tell what they changed."""
    narrator = Narrator(begin(row), None)
    entries = [StoryEntry(0, row.created, None, False, narrator.match.opening.events)]
    for choice in choices:
        if narrator.views is None and choice.seq > choices[-1].seq - LONGEST_RECAP:
            narrator.views = redaction.views(narrator.match, row.people)
        entries.append(narrator.take(choice))
    return entries


def shorten(entries: list[StoryEntry], new: int) -> None:
    """Forget what was changed by choices that a recap no longer goes back to, after so many new ones."""
    for n in range(max(0, len(entries) - LONGEST_RECAP - new), len(entries) - LONGEST_RECAP):
        entries[n].changes = None


def begin(row: TableRow) -> Match:
    """The match of a table before its first choice."""
    return Match.begin(game(row.game), row.settings, row.seal.seed, row.version)
