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
from typing import TypedDict

from tools.compiled import PYTHON as COMPILED
from tools.compiled import ROOT, run

CATANATRON = ROOT / ".venv-catanatron" / "bin" / "python"
#: What each game must reach, as multiples of catanatron's decisions a second, and the copy in microseconds.
BARS = {"masters": {"compiled": 8.0, "plain": 2.0, "copy": 5.0}}


class Sample(TypedDict):
    """What one run of one engine prints, among other things."""

    decisions_per_second: int
    forced_share: float
    copy_microseconds: float


def prepare() -> None:
    """The two environments beside our own."""
    run(sys.executable, "-m", "tools.compiled")
    if not CATANATRON.exists():
        run(sys.executable, "-m", "venv", CATANATRON.parent.parent)
        run(CATANATRON, "-m", "pip", "install", "-qq", "--require-hashes", "-r", "requirements/bench.txt")


def pin() -> None:
    """Keep a run on one core, and on the same one as the others."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def sample(*command: str | Path) -> Sample:
    done = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, preexec_fn=pin)
    found: Sample = json.loads(done.stdout)
    return found


def measure(game: str, seats: int, runs: int, seconds: float) -> dict[str, list[Sample]]:
    ours = ["-m", "signoria.terminal.app", "bench", game, "--seats", str(seats), "--seconds", str(seconds), "--json"]
    commands: dict[str, list[str | Path]] = {
        "plain": [sys.executable, *ours],
        "compiled": [COMPILED, *ours],
        "catanatron": [CATANATRON, ROOT / "tools" / "catanatron_sample.py", str(seconds)],
    }
    samples: dict[str, list[Sample]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            samples[name].append(sample(*command))
    return samples


def show(game: str, samples: dict[str, list[Sample]]) -> bool:
    """Print the table and say whether all bars are reached."""
    speeds = {name: median(s["decisions_per_second"] for s in runs) for name, runs in samples.items()}
    copies = {name: median(s["copy_microseconds"] for s in runs) for name, runs in samples.items()}
    print(
        f"{game}: medians of {len(samples['plain'])} interleaved runs on one core, Python {platform.python_version()}"
    )
    print(f"{'engine':12} {'decisions/s':>12} {'x catanatron':>13} {'forced':>7} {'copy µs':>8}  spread of decisions/s")
    for name, runs in samples.items():
        spread = sorted(s["decisions_per_second"] for s in runs)
        print(
            f"{name:12} {speeds[name]:12,.0f} {speeds[name] / speeds['catanatron']:13.2f} "
            f"{runs[0]['forced_share']:7.0%} {copies[name]:8.2f}  {spread[0]:,} to {spread[-1]:,}"
        )
    bars = BARS[game]
    verdicts = [
        (f"compiled >= {bars['compiled']} x", speeds["compiled"] / speeds["catanatron"] >= bars["compiled"]),
        (f"plain >= {bars['plain']} x", speeds["plain"] / speeds["catanatron"] >= bars["plain"]),
        (f"compiled copy <= {bars['copy']} µs", copies["compiled"] <= bars["copy"]),
    ]
    for bar, reached in verdicts:
        print(f"{bar}: {'reached' if reached else 'MISSED'}")
    return all(reached for _, reached in verdicts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(BARS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    prepare()
    results = [show(game, measure(game, chosen.seats, chosen.runs, chosen.seconds)) for game in chosen.games]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
