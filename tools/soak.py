"""Many matches, interpreted and compiled side by side: no dead end, no leak, and the same end state for every seed.

Every match is played on the bare engine (dead ends, conservation, termination); one in --every is inspected with every
law at every decision. Both builds play the same seeds, and after each block their end states are compared.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from hashlib import sha256
from typing import IO, Any

from tests.masters.policies import builder, spender

from signoria.kernel.core import Game
from signoria.kernel.testing import Counts, Inspection, Policy, all_settings, anything, play_quickly
from signoria.registry import game
from tools.compiled import PYTHON as COMPILED
from tools.compiled import run

BLOCK = 500
#: Mostly random players, and some that reach the corners.
POLICIES: dict[str, tuple[Policy, ...]] = {"masters": (anything, anything, anything, builder, anything, spender)}


def play_block(played: Game[Any], seed: str, first: int, last: int, every: int, counts: Counts) -> str:
    """Matches first to last; returns a digest over all their end states."""
    tables = all_settings(played)
    policies = POLICIES[played.key]
    digest = sha256()
    for number in range(first, last):
        table = tables[number % len(tables)]
        policy = policies[number // len(tables) % len(policies)]
        state = play_quickly(played, table, f"{seed}.{number}", policy, counts)
        digest.update(played.codec.digest(state).encode())
        if number % every == every - 1:
            Inspection(played, table, f"{seed}.inspected.{number}", policy, counts).run()
    return digest.hexdigest()


def work(chosen: argparse.Namespace) -> None:
    """One build's part: a line of JSON for each block."""
    counts = Counts()
    for first in range(0, chosen.matches, BLOCK):
        last = min(first + BLOCK, chosen.matches)
        digest = play_block(game(chosen.game), chosen.seed, first, last, chosen.every, counts)
        print(json.dumps({"matches": last, "digest": digest, "counts": str(counts)}), flush=True)


def compare(chosen: argparse.Namespace) -> int:
    """Run both builds and compare them block by block."""
    run(sys.executable, "-m", "tools.compiled")
    arguments = [
        chosen.game,
        "-n",
        str(chosen.matches),
        "--seed",
        chosen.seed,
        "--every",
        str(chosen.every),
        "--worker",
    ]
    builds = [
        subprocess.Popen([str(python), "-m", "tools.soak", *arguments], stdout=subprocess.PIPE, text=True)
        for python in (sys.executable, COMPILED)
    ]
    last: dict[str, Any] = {}
    for _ in range(0, chosen.matches, BLOCK):
        plain, compiled = [next_line(build.stdout) for build in builds]
        if plain["digest"] != compiled["digest"] or plain["counts"] != compiled["counts"]:
            print(f"interpreted and compiled differ before match {plain['matches']} of seed {chosen.seed}")
            return 1
        last = plain
        if last["matches"] % (20 * BLOCK) == 0:
            print(f"{last['matches']} matches the same in both builds", flush=True)
    print(f"soak of {chosen.game}, seed {chosen.seed}, one match in {chosen.every} inspected: all laws kept,")
    print(f"interpreted and compiled the same. In each build: {last['counts']}")
    return max(build.wait() for build in builds)


def next_line(lines: IO[str] | None) -> dict[str, Any]:
    line = lines.readline() if lines else ""
    if not line:
        sys.exit("a build stopped; its error stands above")
    found: dict[str, Any] = json.loads(line)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(POLICIES))
    parser.add_argument("-n", "--matches", type=int, default=100_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--every", type=int, default=1000, help="inspect one match in this many")
    parser.add_argument("--worker", action="store_true", help="play in this build only")
    chosen = parser.parse_args()
    if chosen.worker:
        work(chosen)
        return 0
    return compare(chosen)


if __name__ == "__main__":
    sys.exit(main())
