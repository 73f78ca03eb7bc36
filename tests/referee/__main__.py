"""Walks beside the engine, match after match, and stops at the first difference: python -m tests.referee masters."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple
from os import cpu_count
from typing import NamedTuple

from tests.referee.lockstep import Counts, Difference
from tests.referee.rule_sets import RULE_SETS

#: Matches that one process walks beside before it takes others.
BLOCK = 25


class Block(NamedTuple):
    """Matches in a row of one rule set."""

    rules: str
    first: int
    end: int
    seed: str


def walk(block: Block) -> Counts | str:
    """What was compared in a block, or the first difference."""
    counts = Counts()
    try:
        for number in range(block.first, block.end):
            RULE_SETS[block.rules].walk(number, block.seed, counts)
    except Difference as difference:
        return str(difference)
    return counts


def blocks(rules: str, first: int, end: int, seed: str) -> Iterator[Block]:
    for start in range(first, end, BLOCK):
        yield Block(rules, start, min(start + BLOCK, end), seed)


def walk_all(pool: ProcessPoolExecutor, rules: str, first: int, end: int, seed: str) -> str:
    """The first difference of a rule set, which is printed; "" if there is none, and the counts are."""
    total, began = Counts(), time.monotonic()
    for counts in pool.map(walk, blocks(rules, first, end, seed)):
        if isinstance(counts, str):
            print(counts, flush=True)
            return counts
        total = Counts(*[one + more for one, more in zip(astuple(total), astuple(counts), strict=True)])
    print(f"{rules:8} {total}, seed {seed}, {time.monotonic() - began:.0f} s", flush=True)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("rules", nargs="*", help=f"these only, of {', '.join(RULE_SETS)}")
    parser.add_argument("--matches", type=int, default=2000, help="of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--seed", default="referee")
    arguments = parser.parse_args()
    first, end = arguments.first, arguments.first + arguments.matches
    with ProcessPoolExecutor(cpu_count()) as pool:
        for rules in arguments.rules or RULE_SETS:
            if walk_all(pool, rules, first, end, arguments.seed):
                pool.shutdown(cancel_futures=True)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
