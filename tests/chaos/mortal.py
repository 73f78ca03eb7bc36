"""A server that dies and comes back at the same address over the same database."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread

from tests.server.patience import PATIENCE

#: Below the ports that outgoing connections get: else a client that knocks while nobody is there might meet itself.
PORTS = range(20_000, 30_000)
#: How a server tells of what it did not expect.
FAULT = '"level": "error"'

Process = tuple[int, str]


class MortalServer:
    """A `signoria serve` that can be killed; up: whether it can be talked to."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.up = asyncio.Event()
        self.faults: list[str] = []
        self.children = 0  # processes that were there to be left behind
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def rise(self) -> None:
        self._process = await asyncio.to_thread(start, self.database, self.port)
        Thread(target=self._listen, args=(self._process,), daemon=True).start()
        self.up.set()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        """To the end: its faults are ours to tell, and nothing it says must fill its pipe."""
        with process.stdout or open("/dev/null", encoding="ascii") as output:
            for line in output:
                if FAULT in line:
                    self.faults.append(line.rstrip())
                else:
                    print(line, end="", file=sys.stderr)

    async def fall(self) -> list[Process]:
        """kill -9; returns the processes it left behind."""
        return await self._end(signal.SIGKILL)

    async def stop(self) -> list[Process]:
        """As a host would stop it; returns the processes it left behind."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> list[Process]:
        assert self._process is not None
        self.up.clear()
        family = list(descendants(self._process.pid))
        self.children += len(family)
        self._process.send_signal(how)
        await asyncio.to_thread(self._process.wait, PATIENCE)
        return await left_behind(family)

    def abandon(self) -> None:
        """Whatever happened, nothing of it stays."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def start(database: str, port: int) -> subprocess.Popen[str]:
    """A server that says it is open."""
    command = [sys.executable, "-m", "signoria.terminal.app", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    lines = []
    while line := process.stdout.readline():
        if f":{port}" in line:
            return process
        lines.append(line)
    raise RuntimeError(f"the server did not start: {lines}")


def free_port() -> int:
    """Any, and not the same as that of another run with the same seed."""
    for port in Random().sample(PORTS, 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise RuntimeError("no free port found")


# Processes, as Linux tells of them


def stat(pid: int) -> list[str]:
    """The fields after the name: state, parent, ...; empty if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def descendants(pid: int) -> Iterator[Process]:
    """Processes started by this one, directly or not, each with the time it began."""
    everybody = {int(path.name): stat(int(path.name)) for path in Path("/proc").iterdir() if path.name.isdecimal()}
    parents = [pid]
    for parent in parents:
        children = [child for child, fields in everybody.items() if fields and int(fields[1]) == parent]
        parents += children
        yield from ((child, everybody[child][19]) for child in children)


def alive(process: Process) -> bool:
    fields = stat(process[0])
    return bool(fields) and fields[0] not in "ZX" and fields[19] == process[1]


async def left_behind(family: list[Process], seconds: float = PATIENCE) -> list[Process]:
    """Those who still live when they have had time to notice."""
    until = time.monotonic() + seconds
    for process in family:
        await asyncio.to_thread(await_end, process, until)
    return [process for process in family if alive(process)]


def await_end(process: Process, until: float) -> None:
    """Wait for the end of a process, whoever started it, but no longer than until then."""
    with suppress(ProcessLookupError), open(os.pidfd_open(process[0]), "rb", buffering=0) as handle:
        end = select.poll()
        end.register(handle, select.POLLIN)
        if alive(process):  # else it is another one that was given the same number
            end.poll(max(0, until - time.monotonic()) * 1000)
