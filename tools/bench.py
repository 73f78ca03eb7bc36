"""Our engine, plain and compiled, beside catanatron: interleaved runs on one core, one table."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypedDict

from tools.compiled import PYTHON as COMPILED
from tools.compiled import ROOT, run

CATANATRON = ROOT / ".venv-catanatron" / "bin" / "python"


class Bars(NamedTuple):
    """What a game must reach: multiples of catanatron's decisions a second, and microseconds of the compiled build."""

    compiled: float
    plain: float
    copy: float
    questions: tuple[tuple[str, float], ...] = ()  # kinds of decisions, and the time to find their options
    settings: tuple[str, ...] = ()  # of the game, if it is not the key itself
    game: str = ""


BARS = {
    "masters": Bars(compiled=8.0, plain=2.0, copy=5.0),
    "lorenzo": Bars(compiled=8.0, plain=1.5, copy=8.0),
    "houses": Bars(compiled=6.0, plain=0.5, copy=8.0, settings=("houses=true",), game="lorenzo"),
    "princes": Bars(compiled=8.0, plain=2.0, copy=8.0, questions=(("place", 15.0),)),
}


class Sample(TypedDict):
    """What one run of one engine prints, among other things."""

    decisions_per_second: int
    forced_share: float
    copy_microseconds: float


class Question(TypedDict):
    """What one run about one kind of decision prints."""

    positions: int
    options: float
    microseconds: float


def prepare() -> None:
    """The two environments beside our own."""
    run(sys.executable, "-m", "tools.compiled")
    if not CATANATRON.exists():
        run(sys.executable, "-m", "venv", CATANATRON.parent.parent)
        run(CATANATRON, "-m", "pip", "install", "-qq", "--require-hashes", "-r", "requirements/bench.txt")


def pin() -> None:
    """Keep a run on one core, and on the same one as the others."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def output_of(*command: str | Path) -> str:
    completed = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, preexec_fn=pin)
    return completed.stdout


def sample(*command: str | Path) -> Sample:
    measurement: Sample = json.loads(output_of(*command))
    return measurement


def question(game: str, seats: int, kind: str) -> Question:
    measurement: Question = json.loads(
        output_of(COMPILED, ROOT / "tools" / "question_sample.py", game, str(seats), kind)
    )
    return measurement


def commands(games: list[str], seats: int, seconds: float) -> dict[tuple[str, str], list[str | Path]]:
    """What is run, by game and engine; catanatron belongs to no game of ours."""
    by_engine: dict[tuple[str, str], list[str | Path]] = {
        ("", "catanatron"): [CATANATRON, ROOT / "tools" / "catanatron_sample.py", str(seconds)]
    }
    for game in games:
        key, options = BARS[game].game or game, [part for one in BARS[game].settings for part in ("--set", one)]
        ours = ["-m", "signoria.terminal.app", "bench", key, "--seats", str(seats), "--seconds", str(seconds), "--json"]
        for engine, python in (("plain", sys.executable), ("compiled", COMPILED)):
            by_engine[game, engine] = [python, *ours, *options]
    return by_engine


def measure(games: list[str], seats: int, runs: int, seconds: float) -> dict[tuple[str, str], list[Sample]]:
    """Run after run of all engines in turn, so that whatever else a machine does happens to all of them."""
    by_engine = commands(games, seats, seconds)
    samples: dict[tuple[str, str], list[Sample]] = {name: [] for name in by_engine}
    for _ in range(runs):
        for name, command in by_engine.items():
            samples[name].append(sample(*command))
    return samples


def show(game: str, samples: dict[str, list[Sample]]) -> bool:
    """Print the table and say whether all bars are reached."""
    speeds = {name: median(s["decisions_per_second"] for s in runs) for name, runs in samples.items()}
    copies = {name: median(s["copy_microseconds"] for s in runs) for name, runs in samples.items()}
    ratios = {name: speed / speeds["catanatron"] for name, speed in speeds.items()}
    print(
        f"{game}: medians of {len(samples['plain'])} interleaved runs on one core, Python {platform.python_version()}"
    )
    print(f"{'engine':12} {'decisions/s':>12} {'x catanatron':>13} {'forced':>7} {'copy µs':>8}  spread of decisions/s")
    for name, runs in samples.items():
        spread = sorted(s["decisions_per_second"] for s in runs)
        print(
            f"{name:12} {speeds[name]:12,.0f} {ratios[name]:13.2f} "
            f"{runs[0]['forced_share']:7.0%} {copies[name]:8.2f}  {spread[0]:,} to {spread[-1]:,}"
        )
    bars = BARS[game]
    for engine in ("compiled", "plain"):
        print(f"figure {game}.{engine}_times_catanatron {ratios[engine]:.2f}")
    verdicts = [
        verdict(f"compiled >= {bars.compiled} x", ratios["compiled"] >= bars.compiled),
        verdict(f"plain >= {bars.plain} x", ratios["plain"] >= bars.plain),
        verdict(f"compiled copy <= {bars.copy} µs", copies["compiled"] <= bars.copy),
    ]
    return all(verdicts)


def show_questions(game: str, seats: int, runs: int) -> bool:
    """The same for the kinds of decisions that have a bar of their own."""
    verdicts = []
    for kind, bar in BARS[game].questions:
        samples = [question(game, seats, kind) for _ in range(runs)]
        took, first = median(s["microseconds"] for s in samples), samples[0]
        print(f"{kind}: {first['options']} options on average over {first['positions']} positions in {took:.2f} µs")
        verdicts.append(verdict(f"compiled {kind} <= {bar} µs", took <= bar))
    return all(verdicts)


def verdict(bar: str, reached: bool) -> bool:
    print(f"{bar}: {'reached' if reached else 'MISSED'}")
    return reached


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(BARS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--report", action="store_true", help="say which bars are missed without failing")
    arguments = parser.parse_args()
    prepare()
    samples, reached = measure(arguments.games, arguments.seats, arguments.runs, arguments.seconds), []
    for game in arguments.games:
        engines = {engine: engine_samples for (of, engine), engine_samples in samples.items() if of in ("", game)}
        reached += [show(game, engines), show_questions(game, arguments.seats, arguments.runs)]
    return 0 if all(reached) or arguments.report else 1


if __name__ == "__main__":
    sys.exit(main())
