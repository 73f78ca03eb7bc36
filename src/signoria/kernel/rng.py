"""Chance: one counter over one sealed seed, and every draw says what it was for."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

#: A draw reads six bytes of a hash, so that a browser can check it with plain numbers.
BYTES: Final = 6
SPAN: Final = 1 << (8 * BYTES)


class ChanceOutsideFrame(ValueError):
    """A rule drew something outside a Chance frame, where undo could not see it."""


class Draw(NamedTuple):
    """One line of the proof: what was drawn for, with which counter, out of which bag, and what came."""

    label: str
    counter: int
    bag: tuple[int, ...]
    item: int


def number(seed: str, counter: int, label: str) -> int:
    """The hash behind one draw, as a number below SPAN."""
    return int.from_bytes(sha256(f"{seed}:{counter}:{label}".encode()).digest()[:BYTES], "big")


def index(value: int, size: int) -> int:
    """Which of size items a number below SPAN means; -1 if it must be thrown away to stay uniform."""
    return -1 if value >= SPAN - SPAN % size else value % size


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The source of every draw of a match; open only while a Chance frame is stepped."""

    __slots__ = ("drawn", "draws", "open", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self.open = False
        self.draws: list[Draw] | None = None  # None: nobody keeps the proof (search)

    def copy(self) -> Rng:
        return Rng(self.seed, self.drawn)

    def below(self, size: int, label: str) -> int:
        """A uniform index below size."""
        place = -1
        while place < 0:
            self.drawn += 1
            place = index(number(self.seed, self.drawn, label), size)
        return place

    def draw(self, bag: list[int], label: str) -> int:
        """Take one item out of a bag, which stays in ascending order: nothing hidden has an order."""
        if not self.open:
            raise ChanceOutsideFrame(f"{label} was drawn outside a Chance frame; push one that draws it")
        before = tuple(bag) if self.draws is not None else ()
        item = bag.pop(self.below(len(bag), label))
        if self.draws is not None:
            self.draws.append(Draw(label, self.drawn, before, item))
        return item


def imagined_rng(seed: str) -> Rng:
    """An open source for Game.imagine, which deals hidden things again outside of play."""
    rng = Rng(seed)
    rng.open = True
    return rng
