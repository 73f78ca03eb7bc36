"""How strong a bot is: the first against the others, seats rotated, with a 95 % interval."""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import inf, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from signoria.kit.playout import play_out
from signoria.registry import game, package
from signoria.terminal.arguments import table

#: The normal quantile of a 95 % interval.
Z = 1.959964
#: How many standard errors a mean may lie outside its bounds before that is more than luck.
LUCK = 4.0
#: Matches between two looks at the clock.
BATCH = 10


@dataclass
class Strength:
    """How often a bot has won, a shared win counted in full."""

    wins: float
    matches: int
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)

    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the share of wins."""
        share, n = self.wins / self.matches, self.matches
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return middle - half, middle + half


class Contest(NamedTuple):
    """Who plays what; the first bot is the one that is measured."""

    game: str
    bots: tuple[str, ...]
    matches: int
    settings: tuple[str, ...] = ()
    least: float = 0.0  # the share of matches it must win
    winning: tuple[float, float] = (-inf, inf)  # between which the mean of the scores that win must lie


RANDOM = ("random",)
#: What is measured when nothing else is asked for.
CONTESTS: tuple[Contest, ...] = (
    Contest("masters", ("greedy", *RANDOM * 3), 1000, least=0.9),
    Contest("masters", ("greedy",), 1000),
    Contest("lorenzo", ("greedy", *RANDOM * 3), 1000, least=0.9),
    Contest("lorenzo", ("greedy",) * 4, 100, winning=(70, inf)),
    Contest("lorenzo", ("greedy", *RANDOM * 4), 1000, ("houses=true",), least=0.9),
    Contest("princes", ("greedy", *RANDOM * 4), 1000, least=0.9),
    Contest("princes", ("greedy",) * 5, 100, winning=(51, 69)),
)


def play(contest: Contest, seed: str, number: int) -> tuple[bool, int, list[int]]:
    """One match, the bots moved on by a seat each time: whether the first won, its score, the scores that won."""
    key, names = contest.game, contest.bots
    seat = number % len(names)
    order = [names[(other - seat) % len(names)] for other in range(len(names))]
    bots = [package(key).bot(name, f"{seed}.{number}.{at}") for at, name in enumerate(order)]
    _, settings = table(key, len(names), list(contest.settings))
    scores = play_out(game(key), settings, f"{seed}.{number}", bots).scores
    return scores[seat].rank == 1, scores[seat].total, [score.total for score in scores if score.rank == 1]


def compete(contest: Contest, seed: str, pool: ProcessPoolExecutor | None = None, seconds: float = inf) -> Strength:
    """Matches of the first bot against the rest, as many as there is time for; with a pool, on all its cores."""
    strength, until = Strength(0, 0), time.monotonic() + seconds
    match = partial(play, contest, seed)
    for first in range(0, contest.matches, BATCH):
        numbers = range(first, min(first + BATCH, contest.matches))
        for won, score, winning in pool.map(match, numbers) if pool else map(match, numbers):
            strength.matches += 1
            strength.wins += won
            strength.scores.append(score)
            strength.winning += winning
        if time.monotonic() > until:
            break
    return strength


def missed(contest: Contest, strength: Strength) -> bool:
    """Whether a bot is not what it was."""
    return strength.wins < contest.least * strength.matches or strays(strength.winning, *contest.winning)


def strays(scores: list[int], low: float, high: float) -> bool:
    """Whether their mean lies outside these bounds by more than the luck of so few explains."""
    if len(scores) < 2:
        return False
    luck = LUCK * stdev(scores) / sqrt(len(scores))
    return not low - luck <= mean(scores) <= high + luck


def report(contest: Contest, seed: str, strength: Strength) -> str:
    low, high = strength.interval()
    winning = f"{mean(strength.winning):.1f}" if strength.winning else "none"
    share, who = strength.wins / strength.matches, ",".join(contest.bots)
    name = ".".join([contest.game, *[words.partition("=")[0] for words in contest.settings], *contest.bots])
    return (
        f"{' '.join([contest.game, *contest.settings])}, {who}, {strength.matches} matches, seats rotated, "
        f"seed {seed}: the first won {share:.1%} (95 % interval {low:.1%} to {high:.1%}), "
        f"its mean score {mean(strength.scores):.1f}, mean winning score {winning}\nfigure strength.{name} {share:.3f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="if none is given, all that is usually measured")
    parser.add_argument("bots", nargs="?", default="greedy,random,random,random")
    parser.add_argument("-n", "--matches", type=int, default=1000)
    parser.add_argument(
        "--seconds", type=float, default=inf, help="for each contest, or until all its matches are over"
    )
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="KEY=VALUE")
    arguments = parser.parse_args()
    contests = CONTESTS
    if arguments.game:
        bots = tuple(arguments.bots.split(","))
        contests = (Contest(arguments.game, bots, arguments.matches, tuple(arguments.settings)),)
    weak = []
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for contest in contests:
            strength = compete(contest, arguments.seed, pool, arguments.seconds)
            print(report(contest, arguments.seed, strength), flush=True)
            weak += [contest] if missed(contest, strength) else []
    for contest in weak:
        print(f"weaker than it was: {contest}")
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
