"""One server under load beside the bare database: choices acknowledged a second, and how long each took.

Every person sits at an open socket and answers as soon as asked, so the server is as busy as it can be; right after it,
pgbench runs the statement that keeps a choice on the same PostgreSQL. New tables, when matches end, are part of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

import httpx
import uvloop
from tests.server.databases import database
from tests.server.serving import serving

from tools import load_database
from tools.load_database import Bare
from tools.load_players import Party, Tally


@dataclass(frozen=True)
class Plan:
    """How much load, for how long (seconds)."""

    tables: int
    sockets: int
    warm_up: float
    seconds: float

    @property
    def seats(self) -> int:
        return self.sockets // self.tables


@dataclass(frozen=True)
class Served:
    """What a server did; server, client and rest (the database and whoever else runs here): shares of one core."""

    per_second: float
    latencies: list[float]
    matches: int
    refused: int
    megabytes_per_second: float
    server: float
    client: float
    rest: float


def processor_seconds(pid: int) -> float:
    """How long a process has been computing, as Linux tells it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """How long all cores together have been computing."""
    user, nice, system, _idle, _waiting, *interrupts = Path("/proc/stat").read_text(encoding="utf-8").split()[1:8]
    return sum(map(int, (user, nice, system, *interrupts))) / os.sysconf("SC_CLK_TCK")


def processor_times(pid: int) -> list[float]:
    """Processor seconds of the server, of this client, and of everybody."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    return [processor_seconds(pid), own.ru_utime + own.ru_stime, machine_seconds()]


async def load(address: str, pid: int, plan: Plan) -> Served:
    """Let everybody play for a while, and count when they are warm."""
    tally = Tally()
    limits = httpx.Limits(max_connections=plan.tables, keepalive_expiry=2)  # sooner than the server hangs up
    async with httpx.AsyncClient(timeout=60, limits=limits) as http, asyncio.TaskGroup() as group:
        parties = [Party(address, http, tally, Random(number)) for number in range(plan.tables)]
        for number, party in enumerate(parties):
            await party.come(number, plan.seats)
        playing = [group.create_task(party.play()) for party in parties]
        for party in parties:
            await party.seated.wait()
        await asyncio.sleep(plan.warm_up)
        served = await measured(pid, plan, tally)
        for task in playing:
            task.cancel()
    return served


async def measured(pid: int, plan: Plan, tally: Tally) -> Served:
    tally.forget()
    before, began = processor_times(pid), time.perf_counter()
    await asyncio.sleep(plan.seconds)
    took = time.perf_counter() - began
    server, client, all_of_it = [(now - then) / took for now, then in zip(processor_times(pid), before, strict=True)]
    return Served(
        len(tally.latencies) / took,
        tally.latencies,
        tally.matches,
        tally.refused,
        tally.bytes_heard / took / 1e6,
        server,
        client,
        all_of_it - server - client,
    )


# Printing


def row(name: str, per_second: float, latencies: list[float]) -> str:
    percentiles = quantiles(latencies, n=100)
    return f"{name:<28}{per_second:>10.0f}{percentiles[49] * 1000:>10.1f}{percentiles[98] * 1000:>10.1f}"


def report(plan: Plan, served: Served, bare: Bare) -> str:
    return "\n".join(
        [
            f"{plan.tables} tables, {plan.tables * plan.seats} sockets, {plan.seconds:.0f} s after "
            f"{plan.warm_up:.0f} s of warm-up; {served.matches} matches ended and began anew, {served.refused} refused",
            f"{'':<28}{'a second':>10}{'p50 ms':>10}{'p99 ms':>10}",
            row("choices acknowledged", served.per_second, served.latencies),
            row(f"bare pgbench, {load_database.CLIENTS} clients", bare.per_second, bare.latencies),
            f"{'ratio':<28}{served.per_second / bare.per_second:>10.3f}",
            f"share of a core: server {served.server:.0%}, client {served.client:.0%}, database and all else "
            f"{served.rest:.0%} (there are {os.cpu_count()} cores)",
            f"{served.server / served.per_second * 1000:.2f} ms of server for a choice; the client heard "
            f"{served.megabytes_per_second:.1f} MB/s",
        ]
    )


def run(plan: Plan, bench_seconds: int) -> str:
    with TemporaryDirectory(prefix="signoria-load-") as name, database("postgresql", Path(name)) as address:
        with serving(address, options=["--thinkers", "0"]) as server:
            served = uvloop.run(load(server.address, server.process.pid, plan))
        snapshot = asyncio.run(load_database.prepare(address))
        return report(plan, served, load_database.run(address, snapshot, bench_seconds, Path(name)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=200, help="shared out among the tables, up to four each")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=5)
    arguments = parser.parse_args()
    plan = Plan(arguments.tables, arguments.sockets, arguments.warm_up, arguments.seconds)
    if not 1 <= plan.seats <= 4:
        parser.error("a table has one to four seats")
    print(run(plan, max(1, round(min(arguments.seconds, 10)))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
