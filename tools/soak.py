"""Many matches, interpreted and compiled side by side: no dead end, no leak, and the same end state for every seed.

Every match is played on the bare engine (dead ends, conservation, termination); one in --every is inspected with every
law at every decision, and one in --mixed has greedy bots on some seats. Both builds play the same seeds, and after each
block their end states are compared. Where a game has a tally, everything it counts must have happened. With --seconds
it ends after the block that takes longer than that.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterable
from hashlib import sha256
from math import inf
from random import Random
from typing import IO, Any, Protocol, runtime_checkable

from tests.houses.policies import POLICIES as HOUSES
from tests.houses.tally import Tally as HousesTally
from tests.lorenzo.policies import POLICIES as LORENZO
from tests.lorenzo.tally import Tally as LorenzoTally
from tests.masters.policies import builder, spender
from tests.princes.policies import POLICIES as PRINCES
from tests.princes.tally import Tally as PrincesTally

from signoria.kernel.core import Decision, Event, Game, Option, Settings, State, Value
from signoria.kernel.testing import Counts, Inspection, Policy, all_settings, anything, play_quickly
from signoria.kit.playout import play_out
from signoria.registry import game, package
from tools.compiled import PYTHON as COMPILED
from tools.compiled import run

#: Matches after which the builds are compared.
BLOCK = 100
#: Mostly random players, and some that reach the corners; a part of a game's tables is named with the setting it has.
POLICIES: dict[str, tuple[Policy, ...]] = {
    "masters": (anything, anything, anything, builder, anything, spender),
    "lorenzo": (anything, *LORENZO),
    "lorenzo:houses": HOUSES,
    "princes": PRINCES,
}


class Tally(Protocol):
    """What a game counts over many matches."""

    def hear(self, events: Iterable[Event]) -> None: ...
    def missing(self) -> list[str]: ...
    def lines(self) -> list[str]: ...


@runtime_checkable
class Watching(Protocol):
    """A tally that counts decisions too."""

    def chose(self, decision: Decision, option: Option) -> None: ...


class Uncounted:
    """The tally of a game that has none."""

    def hear(self, events: Iterable[Event]) -> None: ...

    def missing(self) -> list[str]:
        return []

    def lines(self) -> list[str]:
        return []


#: What is counted, for the games that count.
TALLIES: dict[str, type[Tally]] = {
    "lorenzo": LorenzoTally,
    "lorenzo:houses": HousesTally,
    "princes": PrincesTally,
}


def tables_of(name: str) -> list[dict[str, Value]]:
    """The tables of a game, or those of its parts that have a setting."""
    key, _, part = name.partition(":")
    parts = [other.partition(":")[2] for other in POLICIES if other.startswith(f"{key}:")]
    return [table for table in all_settings(game(key)) if [one for one in parts if table[one]] == [part] * bool(part)]


def watched(policy: Policy, tally: Tally) -> Policy:
    """A policy whose choices a tally hears of, if it counts them."""
    if not isinstance(tally, Watching):
        return policy
    watching: Watching = tally

    def choose(decision: Decision, random: Random) -> Option:
        option = policy(decision, random)
        watching.chose(decision, option)
        return option

    return choose


def play_mixed(played: Game[Any], table: Settings, seed: str) -> State:
    """A match with the bots that play the game, a greedy one on every other seat where there is one."""
    names = package(played.key).bot_names[::-1]
    seats = range(int(table["seats"]))
    bots = [package(played.key).bot(names[seat % len(names)], f"{seed}.{seat}") for seat in seats]
    return play_out(played, table, seed, bots).state


class Soak:
    """The matches of one build, block by block."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.game = game(arguments.game.partition(":")[0])
        self.tables = tables_of(arguments.game)
        self.counts = Counts()
        self.tally: Tally = TALLIES.get(arguments.game, Uncounted)()

    def play_block(self, first: int, last: int) -> str:
        """Matches first to last; returns a digest over all their end states."""
        digest = sha256()
        for number in range(first, last):
            digest.update(self.game.codec.digest(self.play(number)).encode())
        return digest.hexdigest()

    def play(self, number: int) -> State:
        seed, policies = self.arguments.seed, POLICIES[self.arguments.game]
        table = self.tables[number % len(self.tables)]
        policy = policies[number // len(self.tables) % len(policies)]
        if number % self.arguments.mixed == self.arguments.mixed - 1:
            return play_mixed(self.game, table, f"{seed}.mixed.{number}")
        if number % self.arguments.every == 0:
            Inspection(self.game, table, f"{seed}.inspected.{number}", policy, self.counts).run()
        events: list[Event] = []
        state = play_quickly(self.game, table, f"{seed}.{number}", watched(policy, self.tally), self.counts, events)
        self.tally.hear(events)
        return state


def work(arguments: argparse.Namespace) -> None:
    """One build's part: a line of JSON for each block."""
    soak = Soak(arguments)
    for first in range(0, arguments.matches, BLOCK):
        last = min(first + BLOCK, arguments.matches)
        line = {"matches": last, "digest": soak.play_block(first, last), "counts": str(soak.counts)}
        print(json.dumps(line | {"tally": soak.tally.lines(), "missing": soak.tally.missing()}), flush=True)


def compare(arguments: argparse.Namespace) -> int:
    """Run both builds and compare them block by block."""
    rest = [
        part for key in ("matches", "seed", "every", "mixed") for part in (f"--{key}", str(getattr(arguments, key)))
    ]
    builds = [
        subprocess.Popen(
            [str(python), "-m", "tools.soak", arguments.game, *rest, "--worker"], stdout=subprocess.PIPE, text=True
        )
        for python in (sys.executable, COMPILED)
    ]
    last: dict[str, Any] = {}
    until = time.monotonic() + arguments.seconds
    for _ in range(0, arguments.matches, BLOCK):
        plain, compiled = [next_line(build.stdout) for build in builds]
        if plain != compiled:
            print(f"interpreted and compiled differ before match {plain['matches']} of seed {arguments.seed}")
            return 1
        last = plain
        if last["matches"] % (100 * BLOCK) == 0:
            print(f"{last['matches']} matches the same in both builds", flush=True)
        if time.monotonic() > until:
            for build in builds:
                build.kill()
            return report(arguments, last)
    return report(arguments, last) or max(build.wait() for build in builds)


def report(arguments: argparse.Namespace, last: dict[str, Any]) -> int:
    """What was played; 1 if something never happened that should have."""
    print(
        f"soak of {arguments.game}, seed {arguments.seed}, one match in {arguments.every} inspected, "
        f"one in {arguments.mixed} with greedy bots: all laws kept, "
        f"interpreted and compiled the same. In each build: {last['counts']}\n"
        f"figure {arguments.game}.soaked {last['matches']}"
    )
    print("\n".join(last["tally"]))
    if last["missing"] and arguments.complete:
        print(f"never happened: {', '.join(last['missing'])}")
    return int(arguments.complete and bool(last["missing"]))


def next_line(lines: IO[str] | None) -> dict[str, Any]:
    line = lines.readline() if lines else ""
    if not line:
        sys.exit("a build stopped; its error stands above")
    message: dict[str, Any] = json.loads(line)
    return message


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(POLICIES), help="if none is given, all of them in turn")
    parser.add_argument("-n", "--matches", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=inf, help="for each game, or as many matches as there are")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--every", type=int, default=1000, help="inspect one match in this many")
    parser.add_argument("--mixed", type=int, default=500, help="greedy bots take part in one match in this many")
    parser.add_argument("--complete", action="store_true", help="fail if something in the tally never happened")
    parser.add_argument("--worker", action="store_true", help="play in this build only")
    arguments = parser.parse_args()
    if arguments.worker:
        work(arguments)
        return 0
    run(sys.executable, "-m", "tools.compiled")
    games = [arguments.game] if arguments.game else list(POLICIES)
    return max([compare(argparse.Namespace(**{**vars(arguments), "game": name})) for name in games])


if __name__ == "__main__":
    sys.exit(main())
