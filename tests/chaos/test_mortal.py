"""Processes that a killed server left behind are seen."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

from tests.chaos.mortal import alive, descendants, left_behind

PARENT = "import subprocess; print(subprocess.Popen(['sleep', '60']).pid, flush=True); input()"


def test_a_child_that_outlives_its_parent_is_left_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdin=-1, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        family = list(descendants(parent.pid))
        parent.kill()
    assert [pid for pid, _ in family] == [child]
    assert asyncio.run(left_behind(family, seconds=0)) == family
    os.kill(child, signal.SIGKILL)
    assert asyncio.run(left_behind(family)) == []
    assert not alive((os.getpid(), "a time at which nothing began"))
