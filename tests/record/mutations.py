"""Blind damage to records: bit flips, cuts, swaps, re-ordering; verify must notice each and survive all.

`python -m tests.record.mutations -n 100000` does many.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from typing import Any

from signoria.kernel.core import Game
from signoria.record import BadRecord, verify


class NotNoticed(AssertionError):
    """A record was changed and still counts as true."""


def flip(data: bytes, random: Random) -> bytes:
    at, bit = random.randrange(len(data)), 1 << random.randrange(8)
    return data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :]


def cut(data: bytes, random: Random) -> bytes:
    first = random.randrange(len(data))
    return data[:first] + data[first + random.randrange(1, 200) :]


def cut_line(data: bytes, random: Random) -> bytes:
    rows = data.split(b"\n")
    del rows[random.randrange(len(rows))]
    return b"\n".join(rows)


def end_early(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data))]


def swap_lines(data: bytes, random: Random) -> bytes:
    rows = data.split(b"\n")
    one, other = random.randrange(len(rows)), random.randrange(len(rows))
    rows[one], rows[other] = rows[other], rows[one]
    return b"\n".join(rows)


def swap_bytes(data: bytes, random: Random) -> bytes:
    changed = bytearray(data)
    one, other = random.randrange(len(data)), random.randrange(len(data))
    changed[one], changed[other] = changed[other], changed[one]
    return bytes(changed)


def shuffle_some(data: bytes, random: Random) -> bytes:
    rows = data.split(b"\n")
    first = random.randrange(len(rows))
    part = rows[first : first + 6]
    random.shuffle(part)
    rows[first : first + 6] = part
    return b"\n".join(rows)


def repeat_line(data: bytes, random: Random) -> bytes:
    rows = data.split(b"\n")
    at = random.randrange(len(rows))
    rows.insert(at, rows[at])
    return b"\n".join(rows)


KINDS = (flip, cut, cut_line, end_early, swap_lines, swap_bytes, shuffle_some, repeat_line)


def any_kind(data: bytes, random: Random) -> bytes:
    """A mutation that changes something."""
    changed = data
    while changed == data:
        changed = random.choice(KINDS)(data, random)
    return changed


def mutate_many(
    records: Sequence[bytes],
    games: Mapping[str, Game[Any]],
    number: int,
    seed: str,
    mutate: Callable[[bytes, Random], bytes] = any_kind,
    seconds: float = inf,
) -> int:
    """Mutate records that many times, or as often as there is time for; how often verify noticed, or NotNoticed."""
    random, until = Random(seed), time.monotonic() + seconds
    noticed = 0
    for attempt in range(number):
        if time.monotonic() > until:
            break
        changed = mutate(random.choice(records), random)
        try:
            verify(changed, games)
        except BadRecord:
            noticed += 1
        else:
            raise NotNoticed(f"mutation {attempt} of seed {seed} went unnoticed")
    return noticed


def main() -> None:
    from tests.record.test_record import GAMES, WHOLE, played  # noqa: PLC0415 - the tests use this module

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=inf, help="or as many as fit into this time")
    parser.add_argument("--seed", default="mutations")
    arguments = parser.parse_args()
    records = [WHOLE, played(), played(choices=12)]
    noticed = mutate_many(records, GAMES, arguments.n, arguments.seed, seconds=arguments.seconds)
    print(f"all of {noticed} mutations noticed by verify, seed {arguments.seed}; none crashed it")


if __name__ == "__main__":
    main()
