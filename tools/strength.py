"""How strong a bot is: the first against the others, seats rotated, with a 95 % interval."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean

from signoria.bots import make_bot, play_out
from signoria.kernel.core import Settings
from signoria.registry import game
from signoria.terminal.arguments import table

#: The normal quantile of a 95 % interval.
Z = 1.959964


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


def compete(key: str, names: list[str], matches: int, seed: str, settings: Settings | None = None) -> Strength:
    """Matches of the first bot against the rest."""
    found = Strength(0, matches)
    for number in range(matches):
        seat = number % len(names)
        order = [names[(other - seat) % len(names)] for other in range(len(names))]
        bots = [make_bot(name, key, f"{seed}.{number}.{at}") for at, name in enumerate(order)]
        scores = play_out(game(key), {"seats": len(names), **(settings or {})}, f"{seed}.{number}", bots).scores
        found.wins += scores[seat].rank == 1
        found.scores.append(scores[seat].total)
        found.winning += [score.total for score in scores if score.rank == 1]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="masters")
    parser.add_argument("bots", nargs="?", default="greedy,random,random,random")
    parser.add_argument("-n", "--matches", type=int, default=1000)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    names = chosen.bots.split(",")
    _, settings = table(chosen.game, len(names), chosen.settings)
    found = compete(chosen.game, names, chosen.matches, chosen.seed, settings)
    low, high = found.interval()
    winning = f"{mean(found.winning):.1f}" if found.winning else "none"
    print(
        f"{chosen.game}, {chosen.bots}, {chosen.matches} matches, seats rotated, seed {chosen.seed}: the first won "
        f"{found.wins / chosen.matches:.1%} (95 % interval {low:.1%} to {high:.1%}), "
        f"its mean score {mean(found.scores):.1f}, mean winning score {winning}"
    )


if __name__ == "__main__":
    main()
