"""The steps of the gate, group by group: what runs side by side, what goes on behind, for how long is sampled."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from tools.compiled import PYTHON as COMPILED
from tools.compiled import ROOT

PLAIN: Final = sys.executable


@dataclass(frozen=True)
class Step:
    """A command; {seed} and {logs} in it are filled in. needs: steps that must be over; behind: nobody waits for it."""

    name: str
    command: tuple[str, ...]
    needs: tuple[str, ...] = ()
    behind: bool = False


#: Steps that run side by side.
Stage = tuple[Step, ...]


def make_target(name: str) -> Step:
    """A target of the Makefile."""
    return Step(name, ("make", "-s", name))


def module(step: str, name: str, *arguments: str) -> Step:
    """A program of our own."""
    return Step(step, (PLAIN, "-m", name, *arguments))


def compiled(step: str, name: str, *arguments: str) -> Step:
    """A program of our own on the compiled build."""
    return Step(step, (str(COMPILED), "-m", name, *arguments), ("compiling",))


def suite(*arguments: str, workers: int = 2, share: str = "worksteal") -> tuple[str, ...]:
    """What pytest runs on some workers, an idle one taking over what another has not begun; a failure ends it."""
    return ("-q", "-x", "-n", str(workers), "--dist", share, *arguments)


def paths_of(*patterns: str) -> tuple[str, ...]:
    return tuple(str(path.relative_to(ROOT)) for pattern in patterns for path in sorted(ROOT.glob(pattern)))


def tests(step: Step) -> Step:
    """The same, writing down how each test went."""
    report = ("--junitxml={logs}/" + step.name + ".xml", "-o", "junit_family=xunit1")
    return Step(step.name, (*step.command, *report), step.needs)


def without(*paths: str) -> tuple[str, ...]:
    return tuple(part for path in paths for part in ("--ignore", path))


ENGINE: Final = ("-m", "not slow", "--rules", *without("tests/server", "tests/chaos", "tests/web", "tests/outside"))
BUDGETS: Final = "tests/web/test_budgets.py"
LEAKS: Final = "tests/server/test_leaks.py"
#: What proves something about the build itself, and the slow tests of the engine; every other one has passed before.
BUILD: Final = (
    *("tests/kernel", "tests/record", "tests/bots", "tests/terminal", "tests/server/test_service.py", LEAKS),
    *paths_of("tests/*/test_laws.py", "tests/*/test_golden.py"),
)

LAWS: Final = ("--thorough", "3")

GROUPS: Final[dict[str, tuple[Stage, ...]]] = {
    "checks": (
        (make_target("format"),),
        (
            make_target("mypy"),
            make_target("web"),
            # A file on one worker: what a game says takes long to gather, and one file needs it.
            tests(module("unit", "pytest", *suite(*ENGINE, share="loadfile"))),
            Step("compiling", ("nice", PLAIN, "-m", "tools.compiled"), behind=True),
        ),
    ),
    # A third worker, for much of the time they wait for heartbeats and pauses; the longest tests come first.
    "server": (
        (tests(module("server", "pytest", *suite("tests/chaos", "tests/server", *without(LEAKS), workers=3))),),
    ),
    "browser": (
        (tests(module("browser", "pytest", *suite("tests/web", *without(BUDGETS)))),),
        # By itself, for it measures.
        (tests(module("budgets", "pytest", "-q", "-s", BUDGETS)),),
    ),
    "compiled": (
        (
            module("instructions", "tools.instructions"),
            tests(compiled("build", "pytest", *suite("--expect-compiled", *LAWS, *BUILD))),
            # In an environment that it makes from the wheel.
            tests(Step("outside", (PLAIN, "-m", "pytest", "-q", "-x", "tests/outside"), ("compiling",))),
        ),
    ),
    "samples": (
        (compiled("leaks", "tests.server.leaks", "--seconds", "45", "--seed", "{seed}"),),
        (compiled("referee", "tests.referee", "--matches", "150", "--seed", "{seed}"),),
        (compiled("strength", "tools.strength", "--seconds", "5", "--seed", "{seed}"),),
        (compiled("decisions", "tools.decisions", "--matches", "4", "--seed", "{seed}"),),
        (
            # Its compiled build waits for the interpreted one, so that there is room for what takes one core.
            module("soak", "tools.soak", "--seconds", "12", "--every", "500", "--mixed", "250", "--seed", "{seed}"),
            module("mutations", "tests.record.mutations", "--seconds", "15", "--seed", "{seed}"),
            tests(module("report", "pytest", "-q", "tests/project/test_rules_report.py")),
        ),
        (module("load", "tools.load", "--tables", "10", "--sockets", "40", "--seconds", "5"),),
        # Told only: a neighbour of the machine changes these, and what the engine does is counted above.
        (module("bench", "tools.bench", "--runs", "2", "--seconds", "0.5", "--report"),),
        (module("readme", "tools.readme"), module("readme of the wheel", "tools.readme", "--wheel")),
    ),
}
