"""The gate: every check in order, cheap ones first; the first failure ends it and says how to run it alone.

`bash .ci/run` makes a bare machine ready and then runs this. `python -m tools.gate format unit` runs these steps only.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tools import figures
from tools.compiled import ROOT
from tools.gate_steps import GROUPS, Stage, Step
from tools.junit import Suite, read

LOGS = ROOT / ".cache" / "gate"
#: What `.ci/run` did just before: a line for each step, its seconds and its name.
PREPARED = LOGS / "prepared"
#: How much of a step that failed is shown again, and how many tests are listed as the slowest.
LINES_SHOWN, SLOWEST = 40, 30


@dataclass
class Run:
    """A step that was begun."""

    step: Step
    process: subprocess.Popen[bytes]
    began: float
    seconds: float = 0.0

    @property
    def log(self) -> Path:
        return LOGS / f"{self.step.name}.log"

    @property
    def output(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    @property
    def tests(self) -> Suite:
        return read(LOGS / f"{self.step.name}.xml")


def begin(step: Step, seed: str) -> Run:
    """Start a step in a process group of its own, so that all of it can be ended."""
    command = [part.format(seed=seed, logs=LOGS) for part in step.command]
    with (LOGS / f"{step.name}.log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
    return Run(step, process, time.monotonic())


@dataclass
class Gate:
    """One passage: what ran, what is still running, what went wrong."""

    seed: str
    finished: list[Run] = field(default_factory=list)
    running: list[Run] = field(default_factory=list)
    failed: Run | None = None

    def pass_through(self, stages: list[Stage]) -> bool:
        """All steps, those of a stage side by side."""
        try:
            for stage in stages:
                if not self.wait({name for step in stage for name in step.needs}):
                    return False
                self.running += [begin(step, self.seed) for step in stage]
                if not self.wait({step.name for step in stage if not step.behind}):
                    return False
            return self.wait({run.step.name for run in self.running})
        finally:
            for run in self.running:
                os.killpg(run.process.pid, signal.SIGKILL)

    def wait(self, names: set[str]) -> bool:
        """Until all these steps are over, or one that runs has failed."""
        while not self.failed and any(run.step.name in names for run in self.running):
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
            for run in [run for run in self.running if run.process.poll() is not None]:
                self.running.remove(run)
                self.finish(run)
        return not self.failed

    def finish(self, run: Run) -> None:
        run.seconds = time.monotonic() - run.began
        self.finished.append(run)
        print(f"\n==> {run.step.name}: {' '.join(run.process.args)}\n{run.output}", end="")  # type: ignore[arg-type]
        print(f"<== {run.step.name}: {run.seconds:.0f} s", flush=True)
        if run.process.returncode or figures.worse(figures.parse(run.output)):
            self.failed = run


# Telling


def alone(run: Run) -> str:
    """How to run what failed by itself."""
    broken = run.tests.broken
    if not broken:
        return f".venv/bin/python -m tools.gate {run.step.name}"
    tests = " ".join(f"'{test.name}'" for test in broken)
    return f"{Path(run.step.command[0]).relative_to(ROOT)} -m pytest {tests}"


def tell_failure(run: Run) -> None:
    print(f"\nThe gate is shut: {run.step.name} failed after {run.seconds:.0f} s.")
    for test in run.tests.broken:
        print(f"\n{test.name}\n{last_lines(test.fault)}")
    if not run.tests.broken:
        print(last_lines(run.output))
    print(f"\nAlone: {alone(run)}\nAll of it: {run.log.relative_to(ROOT)}")


def last_lines(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.rstrip().splitlines()[-LINES_SHOWN:])


def tell_times(prepared: dict[str, float], runs: list[Run]) -> None:
    """Steps and tests, slowest first."""
    steps = [(seconds, name, 0) for name, seconds in prepared.items()]
    steps += [(run.seconds, run.step.name, run.tests.passed) for run in runs]
    tests = sorted([test for run in runs for test in run.tests.tests], key=lambda test: -test.seconds)
    print(f"\nThe {SLOWEST} slowest tests (seconds)")
    for test in tests[:SLOWEST]:
        print(f"{test.seconds:8.1f}  {test.name}")
    print(f"\n{'step':16}{'seconds':>9}{'tests':>8}")
    for seconds, name, passed in sorted(steps, reverse=True):
        print(f"{name:16}{seconds:9.0f}{passed or '':>8}")


def take_prepared() -> dict[str, float]:
    """Seconds by name; told once, for the next passage may be one by hand."""
    lines = PREPARED.read_text(encoding="utf-8").splitlines() if PREPARED.exists() else []
    PREPARED.unlink(missing_ok=True)
    return {name: float(seconds) for seconds, name in [line.split(maxsplit=1) for line in lines]}


def chosen_stages(names: list[str]) -> list[Stage]:
    """The stages of these groups and steps, with what they need; all of them if none is named."""
    steps = [step for stages in GROUPS.values() for stage in stages for step in stage]
    chosen_names = {step.name for step in steps if step.name in names or not names}
    chosen_names |= {step.name for name in names for stage in GROUPS.get(name, ()) for step in stage}
    chosen_names |= {need for step in steps if step.name in chosen_names for need in step.needs}
    return [
        tuple(step for step in stage if step.name in chosen_names) for stages in GROUPS.values() for stage in stages
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", nargs="*", help="only these groups or steps, by name")
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d", time.gmtime()), help="of what is sampled")
    arguments = parser.parse_args()
    names = {*GROUPS, *[step.name for stages in GROUPS.values() for stage in stages for step in stage]}
    if unknown := set(arguments.steps) - names:
        parser.error(f"there is no {' and no '.join(sorted(unknown))}; there are: {', '.join(sorted(names))}")
    LOGS.mkdir(parents=True, exist_ok=True)
    gate, began, prepared = Gate(arguments.seed), time.monotonic(), take_prepared()
    passed = gate.pass_through(chosen_stages(arguments.steps))
    if gate.failed:
        tell_failure(gate.failed)
    tell_times(prepared, gate.finished)
    output = "\n".join(run.output for run in gate.finished)
    measured = figures.parse(output)
    if passed and not arguments.steps:
        measured["tests"] = float(sum(run.tests.passed for run in gate.finished))
        figures.write(figures.LAST, measured)
    figures.tell(measured)
    passed = passed and not figures.worse(measured)
    seconds = time.monotonic() - began + sum(prepared.values())
    verdict = "All checks passed" if passed else "The gate is shut"
    print(f"\n{verdict}: {seconds:.0f} s, seed {arguments.seed}.")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
