"""The first failure ends a run of the tests on all workers."""

from __future__ import annotations

import re
from pathlib import Path

from tests.project import toys

#: The first half is given to one worker, the second to another; each test there waits until all know of the failure.
TOY = """
import tempfile
import time
from pathlib import Path

import pytest


@pytest.mark.parametrize("number", range(40))
def test_toy(number, testrun_uid):
    assert number
    until = time.monotonic() + 60
    while not Path(tempfile.gettempdir(), f"signoria-failed-{testrun_uid}").exists():
        assert time.monotonic() < until
        time.sleep(0.01)
"""


def test_who_hears_of_a_failure_on_another_worker_begins_no_test_any_more(tmp_path: Path) -> None:
    options = ("-p", "tests.conftest", "-x", "-n", "2", "--dist", "worksteal", "-c", "/dev/null")
    completed = toys.run(TOY, tmp_path, *options)
    # The one that waited for the failure may pass, and be told in time or not.
    assert re.search(r"^1 failed(, 1 passed)? in", completed.stdout, re.MULTILINE), completed.stdout + completed.stderr
