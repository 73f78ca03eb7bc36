"""What every seat has by now, reckoned from the score sheet: without what a game only counts at the end."""

from __future__ import annotations

from signoria.kernel.match import Match
from signoria.registry import package


def points_now(match: Match) -> list[int]:
    (parts,) = [field.had for field in package(match.game.key).view.declaration.boards.values() if field.points]
    scores = match.game.scores(match.state)
    return [sum(n for part, n in score.parts.items() if not parts or part in parts) for score in scores]
