"""A server whose every printed word is read along, for tests of what it says when something goes wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import dropwhile
from threading import Condition, Thread
from typing import IO
from uuid import uuid4

import httpx

from tests.server import announcing
from tests.server.patience import PATIENCE
from tests.server.serving import Serving

NOBODY = "; 0 lines are open\n"


class Watched(Serving):
    """A running server, and what it has printed so far."""

    def __init__(self, process: subprocess.Popen[str], address: str, output: IO[str]) -> None:
        super().__init__(process, address)
        self._lines: list[str] = []
        self._more = Condition()
        self._reader = Thread(target=self._read, args=(output,), daemon=True)
        self._reader.start()

    def _read(self, output: IO[str]) -> None:
        for line in output:
            with self._more:
                self._lines.append(line)
                self._more.notify_all()

    def output(self) -> str:
        return "".join(self._lines)

    def faults(self) -> float:
        """How many errors nobody expected, by the server's own count."""
        counted = re.findall(r"^signoria_faults_total\{.*\} (\S+)$", self.metrics(), re.MULTILINE)
        return sum(float(number) for number in counted)

    def followers(self) -> float:
        """How many feeds are open, by the server's own count."""
        count = re.search(r"^signoria_followers (\S+)$", self.metrics(), re.MULTILINE)
        assert count
        return float(count.group(1))

    def metrics(self) -> str:
        return httpx.get(f"{self.address}/metrics", timeout=PATIENCE).text

    # Waiting

    def until_printed(self, what: str, times: int = 1) -> None:
        """Wait until it says this, so many times from now on."""
        since = len(self._lines)
        self._until(lambda: sum(what in line for line in self._lines[since:]) >= times)

    def until_nobody_is_left(self) -> None:
        """Wait until no socket and no event stream is open, and all that was said until then has been read."""
        since, mark = len(self._lines), uuid4().hex
        httpx.get(f"{self.address}/healthz?{mark}", timeout=PATIENCE)
        self._until(lambda: NOBODY in "".join(dropwhile(lambda line: mark not in line, self._lines[since:])))

    def _until(self, enough: Callable[[], bool]) -> None:
        with self._more:
            assert self._more.wait_for(enough, PATIENCE), self.output()

    def await_end(self) -> str:
        """Everything it has said, once it is gone."""
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return self.output()


@contextmanager
def watched(database: str) -> Iterator[Watched]:
    command = [sys.executable, "-P", announcing.__file__, database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address, "the server did not start"
    server = Watched(process, address.group().replace("localhost", "127.0.0.1"), process.stdout)
    try:
        yield server
    finally:
        if process.poll() is None:
            server.kill()
        server.await_end()
        process.stdout.close()
