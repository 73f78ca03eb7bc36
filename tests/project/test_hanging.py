"""A test that hangs does not keep everybody waiting."""

from __future__ import annotations

from pathlib import Path

from tests.project import toys

TOY = "import threading\n\n\ndef test_toy():\n    threading.Event().wait()\n"


def test_a_test_that_hangs_is_ended_and_says_where(tmp_path: Path) -> None:
    completed = toys.run(TOY, tmp_path, "-c", "pyproject.toml", "-n", "1", "-o", "faulthandler_timeout=0.5")
    assert completed.returncode == 1
    assert "crashed while running" in completed.stdout
    assert "in test_toy" in completed.stderr
