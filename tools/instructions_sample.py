"""Matches of some tables, each set of them between two requests to the counter; prints how many decisions they took.

Runs under callgrind: `instructions_sample.py LIBRARY "NAME GAME SETTING=VALUE…" …`
"""

from __future__ import annotations

import ctypes
import gc
import json
import sys
from random import Random
from typing import Any

from signoria.kernel.core import Game, Settings, State, answer, settle
from signoria.kernel.rng import Rng
from signoria.terminal.arguments import table

SEATS = 4
MATCHES = 3


def play(game: Game[Any], settings: Settings, seed: str) -> int:
    """One match at random; how many decisions it took."""
    random, decisions = Random(seed), 0
    state: State = game.setup(settings, Rng(seed))
    pending = settle(state)
    while pending:
        options = pending[0].options
        decisions += 1
        pending = answer(state, pending[0].seat, options[int(random.random() * len(options))])
    return decisions


def main(library: str, *tables: str) -> None:
    counter, decisions = ctypes.CDLL(library), {}
    for words in tables:
        name, key, *chosen = words.split()
        game, settings = table(key, SEATS, chosen)
        play(game, settings, "first")
        # The collector looks through all that is there now and then; when, is not the engine's doing.
        gc.collect()
        gc.freeze()
        counter.begin()
        decisions[name] = sum([play(game, settings, f"{number}") for number in range(MATCHES)])
        counter.end(name.encode())
    print(json.dumps(decisions))


if __name__ == "__main__":
    main(*sys.argv[1:])
