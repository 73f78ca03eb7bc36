"""make rules counts rows, and notices a row without a passing test and an id that does not exist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules import Coverage, checklists

ROOT = Path(__file__).parent.parent.parent


def test_the_masters_checklist_has_196_rows() -> None:
    rows = checklists()["masters"]
    assert rows == [f"MAS-{number:03}" for number in range(1, 197)]


def test_rows_are_complete_only_if_each_has_a_passing_test_and_none_is_unknown() -> None:
    coverage = Coverage({"toy": ["TOY-001", "TOY-002"]})
    coverage.add(["TOY-001"], passed=True)
    assert coverage.lines() == ["toy 1/2", "  TOY-002 has no passing test"]
    coverage.add(["TOY-002"], passed=True)
    assert coverage.complete()
    coverage.add(["TOY-001"], passed=False)
    assert coverage.missing("toy") == ["TOY-001"]
    unknown = Coverage({"toy": []})
    unknown.add(["TOY-404"], passed=True)
    assert not unknown.complete()
    assert unknown.lines()[-1] == "  TOY-404 is cited by a test but is in no checklist"


@pytest.mark.slow
def test_the_command_fails_when_a_test_citing_a_rule_is_removed() -> None:
    left_out = "tests/masters/test_market.py::test_the_rulebooks_row_gives_a_stone_and_two_coins"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "tests/masters",
        "--rules",
        "-m",
        "not slow",
        "--deselect",
        left_out,
    ]
    completed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert completed.returncode == 1, completed.stdout[-2000:]
    assert "masters 195/196\n  MAS-054 has no passing test\n" in completed.stdout
