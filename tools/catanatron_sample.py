"""One timed run of catanatron with four random players, counted like our own: every choice, forced ones too.

Runs in an environment of its own and imports nothing of ours.
"""

from __future__ import annotations

import json
import random
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
LONGEST = 1000
COPIES = 5


def main(seconds: float) -> None:
    random.seed(1)
    decisions = forced = matches = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS])
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            decisions += 1
        matches += 1
    took = perf_counter() - began
    report = {
        "matches": matches,
        "decisions": decisions,
        "decisions_per_second": round(decisions / took),
        "forced_share": round(forced / decisions, 3),
        "copy_microseconds": round(copy_time() * 1e6, 2),
    }
    print(json.dumps(report))


def copy_time() -> float:
    """Seconds for one copy, over positions spread over one match."""
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    positions = []
    while game.winning_color() is None and game.state.num_turns < LONGEST:
        positions.append(game.copy())
        game.play_tick()
    began = perf_counter()
    for position in positions:
        for _ in range(COPIES):
            position.copy()
    return (perf_counter() - began) / (COPIES * len(positions))


if __name__ == "__main__":
    main(float(sys.argv[1]))
