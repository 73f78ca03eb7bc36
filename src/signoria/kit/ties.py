"""What is said where seats end with the same total: what decides between them, or that they share a place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.kernel.core import Label, Seat


@dataclass(frozen=True)
class Finish:
    """How a seat came out; tie: as its game scored it, 0 where nobody wrote it down."""

    seat: Seat
    rank: int
    total: int
    tie: int
    conceded: bool = False


def ties(game: str, finishes: Sequence[Finish]) -> list[Label]:
    """A sentence for all who end with the same total, the best first; who has conceded is level with nobody."""
    level: dict[int, list[Finish]] = {}
    for finish in sorted(finishes, key=lambda one: (one.rank, one.seat)):
        if not finish.conceded:
            level.setdefault(finish.total, []).append(finish)
    return [_sentence(game, some) for some in level.values() if len(some) > 1]


def _sentence(game: str, level: list[Finish]) -> Label:
    """Names are listed and never the subject, so that "you" may be among them."""
    who = tuple([Label("platform-tie-name", {"seat": one.seat}) for one in level])
    if level[0].rank == level[-1].rank:
        return Label("platform-tie-shared", {"who": who})
    if not _explained(level):
        return Label("platform-tie-parted", {"who": who})
    amounts = tuple([Label("platform-tie-amount", {"seat": one.seat, "n": one.tie}) for one in level])
    return Label(f"{game}-tie", {"who": who, "amounts": amounts})


def _explained(level: list[Finish]) -> bool:
    """Whether a better rank always has a greater tie; a game that scores none says nothing about it."""
    return all([one.tie > other.tie for one in level for other in level if one.rank < other.rank])
