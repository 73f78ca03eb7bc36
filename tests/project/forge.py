"""The workflows of the forge as data for the test that guards them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from msgspec import Struct, json, yaml

ROOT = Path(__file__).parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ZIZMOR = Path(sys.executable).with_name("zizmor")
REFERENCE = re.compile(r"\b(?:needs\.\w+(?:\.outputs\.\w+)?|steps\.\w+|matrix\.\w+)")


class Step(Struct):
    id: str = ""
    run: str = ""


class Strategy(Struct, frozen=True):
    matrix: dict[str, list[str | dict[str, str]]] = {}

    def entries(self) -> list[dict[str, str]]:
        return [entry for entry in self.matrix.get("include", []) if isinstance(entry, dict)]

    def columns(self) -> set[str]:
        return {*self.matrix, *[column for entry in self.entries() for column in entry]}


class Job(Struct):
    needs: str | list[str] = []
    steps: list[Step] = []
    outputs: dict[str, str] = {}
    strategy: Strategy = Strategy()

    def before(self) -> list[str]:
        return [self.needs] if isinstance(self.needs, str) else self.needs


class Workflow(Struct):
    jobs: dict[str, Job]


class Written(Struct):
    """The same with everything that is written in a job."""

    jobs: dict[str, object]


def read(text: str) -> tuple[dict[str, Job], dict[str, str]]:
    """The jobs of a workflow, each also as its text without comments; to YAML 1.1 a bare `on` means true."""
    plain = re.sub(r"^on:", "'on':", text, flags=re.MULTILINE)
    written = yaml.decode(plain, type=Written).jobs
    return yaml.decode(plain, type=Workflow).jobs, {name: json.encode(job).decode() for name, job in written.items()}


def dangling(text: str) -> set[str]:
    """What a job refers to and nothing provides: another job or its output, a step, a column of the matrix."""
    jobs, written = read(text)
    missing = {before for job in jobs.values() for before in job.before() if before not in jobs}
    for name, job in jobs.items():
        provided = {f"steps.{step.id}" for step in job.steps} | {
            f"matrix.{column}" for column in job.strategy.columns()
        }
        for before in {*job.before()} & {*jobs}:
            provided |= {f"needs.{before}", *[f"needs.{before}.outputs.{output}" for output in jobs[before].outputs]}
        missing |= {*REFERENCE.findall(written[name])} - provided
    return missing


def targets(text: str) -> set[str]:
    """What the jobs of a workflow make, in every entry of a matrix."""
    names: set[str] = set()
    for job in read(text)[0].values():
        for arguments in re.findall(r"\bmake (.+)", "\n".join([step.run for step in job.steps])):
            for entry in job.strategy.entries() or [{}]:
                words = arguments
                for column, value in entry.items():
                    words = words.replace(f"${{{{ matrix.{column} }}}}", value)
                names |= {*words.split()}
    return names


def complaints(path: Path) -> str:
    """What zizmor says against a workflow; of an expression that nobody can read it only warns."""
    command = [
        str(ZIZMOR),
        "--offline",
        "--color",
        "never",
        "--no-config",
        "--strict-collection",
        "--min-severity",
        "medium",
        str(path),
    ]
    completed = subprocess.run(command, capture_output=True, text=True, check=False)
    return completed.stdout + completed.stderr if completed.returncode or " WARN " in completed.stderr else ""
