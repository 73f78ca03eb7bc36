"""A server whose every printed word is read along, for tests of what it says when something goes wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import IO

import httpx

from tests.server.serving import Serving


class Watched(Serving):
    """A running `signoria serve`, and what it has printed so far."""

    def __init__(self, process: subprocess.Popen[str], address: str, output: IO[str]) -> None:
        super().__init__(process, address)
        self._lines: list[str] = []
        self._reader = Thread(target=self._read, args=(output,), daemon=True)
        self._reader.start()

    def _read(self, output: IO[str]) -> None:
        for line in output:
            self._lines.append(line)

    def said(self) -> str:
        return "".join(self._lines)

    def faults(self) -> float:
        """How many errors nobody expected, by the server's own count."""
        counted = re.findall(r"^signoria_faults_total\{.*\} (\S+)$", self.metrics(), re.MULTILINE)
        return sum(float(number) for number in counted)

    def metrics(self) -> str:
        return httpx.get(f"{self.address}/metrics").text

    def ended(self) -> str:
        """Everything it has said, once it is gone."""
        self.process.wait(20)
        self._reader.join(20)
        return self.said()


@contextmanager
def watched(database: str, options: Sequence[str] = ()) -> Iterator[Watched]:
    command = [sys.executable, "-m", "signoria.terminal.app", "serve", "--port", "0", "--database", database, *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found, "the server did not start"
    server = Watched(process, found.group().replace("localhost", "127.0.0.1"), process.stdout)
    try:
        yield server
    finally:
        if process.poll() is None:
            server.kill()
        server.ended()
        process.stdout.close()
