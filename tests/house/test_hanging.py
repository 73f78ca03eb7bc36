"""A test that hangs does not keep everybody waiting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.house.source import SOURCE
from tests.server.patience import PATIENCE

TOY = "import threading\n\n\ndef test_toy():\n    threading.Event().wait()\n"


def test_a_test_that_hangs_is_ended_and_says_where(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(TOY, encoding="utf-8")
    project = SOURCE.parent.parent
    options = ("-c", str(project / "pyproject.toml"), "-q", "-n", "1", "-o", "faulthandler_timeout=0.5")
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    done = subprocess.run(command, cwd=project, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert "crashed while running" in done.stdout
    assert "in test_toy" in done.stderr
