"""How many decisions a turn takes, and how long the menus are: greedy bots on every seat.

A turn is all that a seat chooses until another seat does or its turn ends.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import NamedTuple

from signoria.kernel.core import END, Decision, Option
from signoria.kernel.testing.inspection import LARGEST_MENU
from signoria.kit.bot import Bot, Sight
from signoria.kit.playout import play_out
from signoria.registry import game, package
from signoria.terminal.arguments import table


class Table(NamedTuple):
    """What is played, at how many seats."""

    game: str
    seats: int
    settings: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return " ".join([self.game, *self.settings])


#: The tables that are counted.
TABLES: tuple[Table, ...] = (
    Table("lorenzo", 4),
    Table("lorenzo", 4, ("houses=true",)),
    Table("masters", 4),
    Table("masters", 1),
    Table("princes", 5),
    Table("princes", 5, ("expansion=true",)),
)


@dataclass
class Count:
    """How many turns took how many decisions, and the longest menu with its kind of question."""

    turns: Counter[int] = field(default_factory=Counter)
    longest: tuple[int, str] = (0, "")
    #: Of the current turn.
    seat: int = -1
    decisions: int = 0

    def chose(self, decision: Decision, option: Option) -> None:
        if decision.seat != self.seat:
            self.close()
        self.seat = decision.seat
        self.decisions += 1
        self.longest = max(self.longest, (len(decision.options), decision.kind))
        if option.verb == END:
            self.close()

    def close(self) -> None:
        if self.decisions:
            self.turns[self.decisions] += 1
        self.decisions = 0

    def add(self, other: Count) -> None:
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> int:
        """The least number of decisions that so many turns do with."""
        numbers = sorted(self.turns.elements())
        return numbers[ceil(share * len(numbers)) - 1]

    def mean(self) -> float:
        return sum([number * turns for number, turns in self.turns.items()]) / self.turns.total()


class Counted:
    """A bot whose choices are counted."""

    def __init__(self, bot: Bot, count: Count) -> None:
        self.bot = bot
        self.count = count

    def choose(self, decision: Decision, sight: Sight) -> Option:
        option = self.bot.choose(decision, sight)
        self.count.chose(decision, option)
        return option


def play(at: Table, bot: str, seed: str, number: int) -> Count:
    """One match."""
    _, settings = table(at.game, at.seats, list(at.settings))
    count = Count()
    bots = [package(at.game).bot(bot, f"{seed}.{number}.{seat}") for seat in range(at.seats)]
    play_out(game(at.game), settings, f"{seed}.{number}", [Counted(one, count) for one in bots])
    count.close()
    return count


def line(at: Table, matches: int, count: Count) -> str:
    longest, kind = count.longest
    return (
        f"| {at.name}, {at.seats} seats | {matches} | {count.turns.total():,} | {count.quantile(0.5)} | "
        f"{count.mean():.2f} | {count.quantile(0.95)} | {max(count.turns)} | {longest} ({kind}) |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="decisions")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="KEY=VALUE")
    arguments = parser.parse_args()
    print("| table | matches | turns | median | mean | 95 % | worst | longest menu |\n| --- |" + " --- |" * 7)
    too_long = 0
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for at in TABLES:
            here = at._replace(settings=(*at.settings, *arguments.settings))
            total = Count()
            for count in pool.map(partial(play, here, arguments.bot, arguments.seed), range(arguments.matches)):
                total.add(count)
            print(line(here, arguments.matches, total), flush=True)
            too_long += total.longest[0] > LARGEST_MENU
    return too_long


if __name__ == "__main__":
    sys.exit(main())
