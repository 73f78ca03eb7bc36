"""How long a game takes to find the options of one kind of question, over positions of random matches."""

from __future__ import annotations

import json
import sys
from random import Random
from time import perf_counter
from typing import Any

from signoria.kernel.core import Decision, Game, Settings, State, answer, settle
from signoria.kernel.rng import Rng
from signoria.terminal.arguments import table

MATCHES = 20
REPEATS = 20


def positions(game: Game[Any], settings: Settings, kind: str) -> list[tuple[State, Decision]]:
    """Where the question came up in some matches, each with what was asked."""
    random = Random(kind)
    occurrences = []
    for match in range(MATCHES):
        state: State = game.setup(settings, Rng(f"{kind}.{match}"))
        pending = settle(state)
        while pending:
            if pending[0].kind == kind:
                occurrences.append((state.copy(), pending[0]))
            options = pending[0].options
            pending = answer(state, pending[0].seat, options[int(random.random() * len(options))])
    return occurrences


def main(key: str, seats: int, kind: str) -> None:
    game, settings = table(key, seats, None)
    occurrences = positions(game, settings, kind)
    began = perf_counter()
    for state, decision in occurrences:
        frame = state.stack[-1]
        for _ in range(REPEATS):
            frame.ask(state, decision.seat, kind)
    took = (perf_counter() - began) / (REPEATS * len(occurrences))
    options = sum(len(decision.options) for _, decision in occurrences) / len(occurrences)
    print(
        json.dumps({"positions": len(occurrences), "options": round(options, 1), "microseconds": round(took * 1e6, 2)})
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
