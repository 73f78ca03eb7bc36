"""Kills a server again and again while people and bots play, then holds its database against what players were told.

Every acknowledged choice must be there once, at its number; every match must replay, from its log and its snapshot.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos.chaos import Chaos, Report
from tests.server.databases import KINDS, database

#: How many faults are told in full.
MOST_FAULTS = 20
#: Python tidies up after a server that was killed, and says so each time.
TIDYING = "ignore:resource_tracker:UserWarning"


def run(kind: str, kills: int, seed: str) -> Report:
    with TemporaryDirectory(prefix="signoria-chaos-") as folder, database(kind, Path(folder)) as address:
        return asyncio.run(Chaos(address, seed).run(kills))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--store", choices=KINDS, default="sqlite")
    parser.add_argument("--seed", default="chaos")
    arguments = parser.parse_args()
    os.environ.setdefault("PYTHONWARNINGS", TIDYING)
    report = run(arguments.store, arguments.kills, arguments.seed)
    for fault in report.findings.faults[:MOST_FAULTS]:
        print(fault)
    print(f"chaos on {arguments.store}, seed {arguments.seed}: {report}")
    return 0 if report.clean else 1


if __name__ == "__main__":
    sys.exit(main())
