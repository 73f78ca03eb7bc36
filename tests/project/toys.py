"""Tests that are there to be run by a test of how tests are run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.project.source import SOURCE
from tests.server.patience import PATIENCE


def run(source: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A file of tests in a folder of its own, which is also where temporary files go."""
    (folder / "test_toy.py").write_text(source, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options, str(folder)],
        cwd=SOURCE.parent.parent,
        env={**os.environ, "TMPDIR": str(folder)},
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
