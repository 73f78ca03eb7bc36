"""Everybody's points through a match that is over, read again from its choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from signoria.kernel.match import UNDO, Match
from signoria.kit.table import DeclaredView
from signoria.registry import package
from signoria.server.messages import Tally
from signoria.server.store import ChoiceRow, TableRow
from signoria.server.story import begin, take


def tallies(row: TableRow, choices: Sequence[ChoiceRow]) -> list[Tally]:
    """At the opening, and after each choice that still stands and since which the points or the round are others."""
    match, declared = begin(row), package(row.game).view
    course = [tally(match, declared, 0)]
    for choice in choices:
        take(match, choice)
        if choice.code == UNDO:
            course.pop()  # whoever takes back was the last to choose
        else:
            course.append(tally(match, declared, choice.seq))
    later = [one for before, one in pairwise(course) if not same(before, one)]
    return [course[0], *later]


def tally(match: Match, declared: DeclaredView, seq: int) -> Tally:
    """What everybody may see of it now."""
    view = match.game.public(match.state)
    return Tally(seq, declared.round_in(view), declared.points_in(view))


def same(one: Tally, other: Tally) -> bool:
    return (one.round, one.points) == (other.round, other.points)
