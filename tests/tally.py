"""Counting over many matches: how often each thing of each sort has happened, and what never has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence


class Counting:
    """The counts of one game; sorts: every name that should turn up, by what sort of thing it is."""

    def __init__(self, sorts: Mapping[str, Sequence[str]]) -> None:
        self.sorts = sorts
        self.counts: Counter[str] = Counter()

    def count(self, sort: str, names: Iterable[str]) -> None:
        for name in names:
            self.counts[f"{sort} {name}"] += 1

    def missing(self) -> list[str]:
        """What has never happened."""
        expected = [f"{sort} {name}" for sort, names in self.sorts.items() for name in names]
        return [name for name in expected if not self.counts[name]]

    def lines(self) -> list[str]:
        """The counts, one line for each sort of thing, the rarest first."""
        lines = []
        for sort, names in self.sorts.items():
            counts = sorted([(self.counts[f"{sort} {name}"], name) for name in names])
            lines.append(f"{sort}: " + ", ".join(f"{name} {number}" for number, name in counts))
        return lines
