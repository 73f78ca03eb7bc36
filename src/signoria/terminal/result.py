"""The score sheet of a match in words, and who has won."""

from __future__ import annotations

from typing import Any

from signoria.kernel.core import Game, State
from signoria.kit.ties import Finish, ties
from signoria.kit.words import Words


def score_sheet(game: Game[Any], state: State, words: Words) -> list[str]:
    """A line for each seat, part by part, then what decides between equal totals, and the winners."""
    scores = game.scores(state)
    total = words.say("platform-play-total")
    lines = []
    for seat, score in enumerate(scores):
        parts = [f"{words.say(f'{game.key}-part-{part}')} {points}" for part, points in score.parts.items()]
        lines.append(f"{words.name(seat)}: {', '.join(parts)}; {total} {score.total}")
    finishes = [Finish(seat, score.rank, score.total, score.tie) for seat, score in enumerate(scores)]
    lines += [words.translate(tie) for tie in ties(game.key, finishes)]
    winners = [seat for seat, score in enumerate(scores) if score.rank == 1]
    lines += [words.say("platform-play-winner", seat=seat) for seat in winners]
    return lines if winners else [*lines, words.say("platform-play-no-winner")]
