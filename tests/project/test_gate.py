"""The gate runs every test, and what it says of a failure can be read."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tools import figures, junit
from tools.compiled import ROOT
from tools.faults import FAULTS, Fault
from tools.gate_steps import GROUPS, Step

STEPS = [step for stages in GROUPS.values() for stage in stages for step in stage]
MARKED = re.compile(r"^(@|pytestmark = )pytest\.mark\.slow", re.MULTILINE)
SLOW = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if MARKED.search(path.read_text(encoding="utf-8"))]


def covers(step: Step, path: Path) -> bool:
    """Whether a step runs all tests of a file, the slow ones too."""
    left_out = [ROOT / after for part, after in pairwise(step.command) if part == "--ignore"]
    places = [ROOT / part for part in step.command if part.startswith("tests/")]
    included = any(place == path or place in path.parents for place in places if place not in left_out)
    return included and path not in left_out and "not slow" not in step.command


@pytest.mark.parametrize("path", SLOW, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_slow_test_has_its_step(path: Path) -> None:
    assert [step.name for step in STEPS if covers(step, path)]


def test_steps_have_names_of_their_own_and_need_what_there_is() -> None:
    names = [step.name for step in STEPS]
    assert len(set(names)) == len(names)
    assert {need for step in STEPS for need in step.needs} <= set(names)


def test_what_pytest_writes_is_read(tmp_path: Path) -> None:
    (tmp_path / "x.xml").write_text(
        "<testsuites><testsuite>"
        '<testcase file="tests/a.py" name="test_good[x]" time="1.5"/>'
        '<testcase file="tests/a.py" name="test_bad" time="2"><failure message="m">here is why</failure></testcase>'
        '<testcase file="tests/a.py" name="test_not" time="0"><skipped/></testcase>'
        "</testsuite></testsuites>",
        encoding="utf-8",
    )
    suite = junit.read(tmp_path / "x.xml")
    assert suite.passed == 1
    assert [(test.name, test.fault) for test in suite.broken] == [("tests/a.py::test_bad", "here is why")]
    assert junit.read(tmp_path / "none.xml").tests == []


def test_figures_are_found_where_they_are_printed() -> None:
    assert figures.parse("x\nfigure rows 1187\nno figure rows 1\nfigure a.b 0.5\n") == {"rows": 1187, "a.b": 0.5}


@pytest.mark.parametrize(
    ("name", "now", "worse"),
    [
        ("rows", 1186, True),
        ("rows", 1188, False),
        ("masters.instructions", 1187 * 1.11, True),
        ("masters.instructions", 1187 * 0.5, False),
        ("table.javascript_kilobytes", 1187 * 1.06, True),
        ("masters.leak_positions", 1, False),
    ],
)
def test_a_figure_out_of_its_bounds_is_worse(name: str, now: float, worse: bool) -> None:
    assert figures.verdict(name, now, 1187).startswith("WORSE") == worse
    assert figures.verdict(name, now, None) == "new"


def test_one_figure_out_of_bounds_is_enough() -> None:
    baseline = figures.read(figures.BASELINE)
    assert not figures.worse(baseline)
    assert figures.worse({**baseline, "rows": baseline["rows"] - 1})


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.file)
def test_a_fault_can_still_be_made(fault: Fault) -> None:
    """What `make faults` breaks is there to be broken."""
    assert fault.right in (ROOT / fault.file).read_text(encoding="utf-8")
