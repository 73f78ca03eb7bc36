"""A server as a host runs it: its own process, a port of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.patience import PATIENCE

#: The command as it is installed, and without its file.
SIGNORIA = str(Path(sys.executable).parent / "signoria")
MODULE = (sys.executable, "-m", "signoria.terminal.app")


class Serving:
    """A running `signoria serve`."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a host would; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def serve(
    database: str,
    port: int = 0,
    options: Sequence[str] = (),
    signoria: Sequence[str] = MODULE,
    folder: Path | None = None,
) -> Serving:
    """Start a server and wait until it says where it is open."""
    command = [*signoria, "serve", "--port", str(port), "--database", database, *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
    assert process.stdout is not None
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address, "the server did not start"
    return Serving(process, address.group().replace("localhost", "127.0.0.1"))


@contextmanager
def serving(
    database: str,
    port: int = 0,
    options: Sequence[str] = (),
    signoria: Sequence[str] = MODULE,
    folder: Path | None = None,
) -> Iterator[Serving]:
    server = serve(database, port, options, signoria, folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        assert server.process.stdout is not None
        server.process.stdout.close()
