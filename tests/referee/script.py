"""What a referee is: a script of the rulebook that asks, and goes on with what was answered."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from signoria.kernel.core import Event, Seat, View

T = TypeVar("T")


class Question(NamedTuple):
    """Who must choose, about what, among exactly which codes."""

    seat: Seat
    kind: str
    codes: Collection[str]


class Answer(NamedTuple):
    """What one of those who were asked has chosen."""

    seat: Seat
    code: str


#: Asks one seat, or several at the same time; whoever answers first is heard first.
Script: TypeAlias = Generator[list[Question], Answer, T]


def ask(seat: Seat, kind: str, codes: Collection[str]) -> Script[str]:
    """What a seat chooses."""
    answer = yield [Question(seat, kind, codes)]
    return answer.code


def ask_unless_forced(seat: Seat, kind: str, codes: Sequence[str]) -> Script[str]:
    """What a seat chooses; where there is only one thing to do, nobody is asked."""
    if len(codes) == 1:
        return codes[0]
    return (yield from ask(seat, kind, codes))


class Sight(NamedTuple):
    """All that can be seen of the engine: the table, what each seat alone sees, and what the last choice caused."""

    public: View
    own: list[View]
    events: list[Event]


class Eyes(Protocol):
    """Looks at the engine, which is one choice ahead: what chance has drawn can be learned there only."""

    def __call__(self) -> Sight: ...


@dataclass(frozen=True)
class Result:
    """What a seat has at the end, part by part, and its rank; ranks may be shared."""

    parts: Mapping[str, int]
    rank: int


#: What lies on the table: JSON, so that a difference can be named by its path.
Facts: TypeAlias = Mapping[str, object]


class Referee(Protocol):
    """An opinion on a match from a position on."""

    def play(self) -> Script[None]:
        """The rest of the match."""

    def facts(self) -> Facts:
        """What must lie on the table now."""

    def seen(self, sight: Sight) -> Facts:
        """The same, as the engine shows it."""

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        """For the seat that is asked: the rules that forbid each of the options that this referee explains."""

    def results(self) -> list[Result]:
        """The end of the match."""
