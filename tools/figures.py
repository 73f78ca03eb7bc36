"""Figures that are measured, beside those kept in docs/figures.json: sizes, speeds as ratios, counts.

Whatever measures prints a line `figure NAME VALUE`; the gate compares, and after it `make figures` keeps what it found.
"""

from __future__ import annotations

import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools.compiled import ROOT

LAST = ROOT / ".cache" / "gate" / "figures.json"
BASELINE = ROOT / "docs" / "figures.json"
LINE = re.compile(r"^figure (\S+) ([-\d.]+)$", re.MULTILINE)


class Bound(NamedTuple):
    """How far a figure may be from the kept one: up to so much more, down to so much less; None: it is only shown."""

    more: float | None
    less: float | None


#: By name, the first that fits. Counts of instructions and bytes are exact; a ratio of speeds is not.
BOUNDS: dict[str, Bound] = {
    "tests": Bound(None, 0.0),
    "rows": Bound(None, 0.0),
    "*instructions*": Bound(0.10, None),
    "*_kilobytes": Bound(0.05, None),
    "kernel_lines": Bound(0.0, None),
    "*": Bound(None, None),
}


def parse(text: str) -> dict[str, float]:
    """All figures in what was printed."""
    return {name: float(value) for name, value in LINE.findall(text)}


def bound(name: str) -> Bound:
    return next(bound for pattern, bound in BOUNDS.items() if fnmatch(name, pattern))


def verdict(name: str, now: float, before: float | None) -> str:
    """What there is to say about a figure; in capitals if it is out of bounds."""
    if before is None:
        return "new"
    more, less = bound(name)
    if more is not None and now > before * (1 + more):
        return "WORSE: more than is allowed"
    if less is not None and now < before * (1 - less):
        return "WORSE: less than is allowed"
    return f"{now / before - 1:+.1%}" if before and now != before else "as before"


def read(path: Path) -> dict[str, float]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, float]) if path.exists() else {}


def write(path: Path, figures: dict[str, float]) -> None:
    path.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def worse(measured: dict[str, float]) -> bool:
    """Whether one of these is out of bounds."""
    baseline = read(BASELINE)
    return any(verdict(name, now, baseline.get(name)).startswith("WORSE") for name, now in measured.items())


def tell(measured: dict[str, float]) -> None:
    """Print the figures beside the kept ones."""
    baseline = read(BASELINE)
    print(f"\n{'figure':44}{'now':>12}{'kept':>12}")
    for name, now in sorted(measured.items()):
        before = f"{baseline[name]:,g}" if name in baseline else ""
        print(f"{name:44}{now:>12,g}{before:>12}  {verdict(name, now, baseline.get(name))}")


def main() -> None:
    """Keep the figures of the last passage through the gate."""
    measured = read(LAST)
    tell(measured)
    write(BASELINE, read(BASELINE) | measured)


if __name__ == "__main__":
    main()
