"""The workflows of the forge are sound and safe, and name only what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.project.forge import ROOT, WORKFLOWS, complaints, dangling, targets

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


@each_workflow
def test_a_workflow_is_sound_and_safe(path: Path) -> None:
    assert complaints(path) == ""
    assert dangling(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("checks", "runs-on:", "run-on:"),
        ("checks", "timeout-minutes: 60", "timeout-minutes: an hour"),
        ("checks", "github.event_name ==", "github.event_name ="),
        ("checks", "matrix.targets", "matrix.target"),
        ("checks", "make ${{ matrix.targets }}", "echo ${{ github.head_ref }}"),
        ("checks", "pull_request:", "pull_request_target:"),
        ("checks", "persist-credentials: false", "fetch-depth: 1"),
        ("release", "needs: [checks, wheels]", "needs: [checks, wheel]"),
        ("wheels", "steps.build.outputs", "steps.built.outputs"),
        ("wheels", "needs.source.outputs.archive", "needs.source.outputs.sdist"),
        ("wheels", "@9c00cb4f6b517705a3794b22395aedc36257242c", "@v3"),
    ],
)
def test_what_is_broken_or_unsafe_is_noticed(name: str, good: str, bad: str, tmp_path: Path) -> None:
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    assert good in text
    broken = tmp_path / f"{name}.yml"
    broken.write_text(text.replace(good, bad), encoding="utf-8")
    assert complaints(broken) or dangling(broken.read_text(encoding="utf-8"))


@each_workflow
def test_workflows_make_what_the_makefile_has(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets(path.read_text(encoding="utf-8")) <= {*re.findall(r"^([a-z]+):", makefile, re.MULTILINE)}


@each_workflow
def test_every_action_is_pinned_by_its_hash_and_says_its_version(path: Path) -> None:
    for action in re.findall(r"\buses: (.*)", path.read_text(encoding="utf-8")):
        assert re.fullmatch(r"\./.+|[\w/-]+@[0-9a-f]{40} # v\d+(\.\d+)+", action), action
