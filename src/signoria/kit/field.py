"""What stands at a place of a view, and what Annotated may say of it: which words, whose number, how things lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Shape: TypeAlias = Literal[
    "word", "seat", "number", "flag", "words", "counters", "lists", "stacks", "grid", "plan", "things", "record"
]
#: What a field of the table says of the course of the match, so that it stands at its head: the round, how many stages
#: are done, the phase, whose turn it is, who is first (the others follow by their seats), the order of turns where that
#: is another, what is always in sight; of a board, how many turns are left.
Course: TypeAlias = Literal["", "round", "done", "phase", "turn", "first", "turn_order", "sight", "left"]
#: What a player is called in every game.
PLAYER: Final = "table-player"


class Stage(Struct, omit_defaults=True, frozen=True):
    """One of the rounds, reports or phases that follow each other, and what it brings, if anything.

    word: by which it is called and drawn; n: the number that it asks for; needs: a field of the table without which it
    is left out; name: the message that says it.
    """

    word: str = ""
    n: int = 0
    needs: str = ""
    name: str = ""


class Field(Struct, omit_defaults=True, frozen=True):
    """What stands at a place of a view: its shape, the message that names it, and of which kind its words are.

    parts: how the messages begin that name single amounts or lists; piece: there is only one of each, which can be seen
    to travel; several: an option may point at some of them at once, to be ticked; own: the field in which its owner
    sees what is counted; beside: the field whose word is counted; track: where it is a step; upright: a grid by
    columns; marker: a seat whose marker says enough; points: those of a seat; had: the parts of them that it has by
    now, all if none is named; course: what it says of the course of the match; stages: all that follow each other
    there; asked: amounts to answer with, where nothing lies; spent: out of play for good; doing: what somebody is in
    the middle of, and nobody's yet; due: amounts that will be paid; state: what something is by now, which nobody gets
    or gives; estimated: what things would come to, which nobody has; scored: the points say the same; empty: there may
    be nothing (null); absent: there may be no such field; fields: of a record or a thing.
    """

    shape: Shape
    name: str = ""
    of: str = ""
    parts: str = ""
    piece: bool = False
    several: bool = False
    own: str = ""
    beside: str = ""
    track: str = ""
    upright: bool = False
    marker: bool = False
    points: bool = False
    had: list[str] = []
    course: Course = ""
    stages: list[Stage] = []
    asked: bool = False
    spent: bool = False
    doing: bool = False
    due: bool = False
    state: bool = False
    estimated: bool = False
    scored: bool = False
    empty: bool = False
    absent: bool = False
    fields: dict[str, Field] = {}


# What Annotated may say; name: what the field is called, if not by its kind or its key.


def word(kind: str, name: str = "") -> Field:
    """A word of the glossary, "" where there is none; in a list, one after the other."""
    return Field("word", name, of=kind)


def piece(kind: str, name: str = "") -> Field:
    """A word that stands for a single piece."""
    return Field("word", name, of=kind, piece=True)


def several(kind: str, name: str = "") -> Field:
    """Words of which some can be chosen at once: an option points at exactly those that it takes."""
    return Field("word", name, of=kind, several=True)


def spent(kind: str) -> Field:
    """Pieces that are out of play for good, of which nobody needs to know what they did."""
    return Field("word", of=kind, piece=True, spent=True)


def who(name: str = "") -> Field:
    """A seat, None for nobody."""
    return Field("seat", name)


def owner(name: str = "") -> Field:
    """Whose something is: a seat that is shown by its marker alone."""
    return Field("seat", name, marker=True)


def count(own: str = "", name: str = "") -> Field:
    """How many there are; own: the field in which their owner sees them."""
    return Field("number", name, own=own)


def times(beside: str) -> Field:
    """How many there are of the word beside it."""
    return Field("number", beside=beside)


def step(track: str, name: str = "") -> Field:
    """Where somebody stands on a track."""
    return Field("number", name, track=track)


def counters(kind: str, name: str = "") -> Field:
    """So many of each of these words."""
    return Field("counters", name, of=kind)


def asked(kind: str) -> Field:
    """How many of each can be named as an answer: so many of one are a place behind its path ("own.amount.coins.2")."""
    return Field("counters", of=kind, asked=True)


def lists(kind: str) -> Field:
    """Words under each of some names, such as the cards under each deck."""
    return Field("lists", of=kind)


def stacks(kind: str) -> Field:
    """Pieces in stacks, of which the last lies on top."""
    return Field("stacks", of=kind, piece=True)


def plan(kind: str) -> Field:
    """Words on squares, row by row."""
    return Field("plan", of=kind)


def grid(kind: str = "", upright: bool = False) -> Field:
    """Words or things row by row; upright: column by column."""
    return Field("grid", of=kind, upright=upright)


def named(name: str) -> Field:
    """A number, a flag, a record or things that are called otherwise than by their key."""
    return Field("record", name)


def points(*had: str) -> Field:
    """The points of a seat, part by part; had: those it has by now, where others are only counted at the end."""
    return Field("counters", "points", of="part", points=True, had=list(had))


def scored() -> Field:
    """A number that is a part of the points, too, and must not be told twice."""
    return Field("number", scored=True)


def doing(field: Field | None = None) -> Field:
    """What the seat in turn is in the middle of: its words say what was chosen, its amounts what that will bring."""
    return replace(field or Field("record"), doing=True)


def due(field: Field) -> Field:
    """Amounts that will be paid for what is being done."""
    return replace(field, due=True)


def state(field: Field | None = None) -> Field:
    """What something is by now: it is told as it will be, not as more or less."""
    return replace(field or Field("number"), state=True)


def estimated(field: Field | None = None) -> Field:
    """What things would come to, which nobody has: it is drawn where it helps, and no news is told of it."""
    return replace(field or Field("record"), estimated=True)


def course(what: Course, field: Field | None = None, stages: Sequence[Stage] = ()) -> Field:
    """Something that says where the match stands; stages: the rounds or phases that there are, if that is known."""
    return replace(field or Field("record"), course=what, stages=list(stages))


# What is read from it


def points_had(field: Field, parts: Mapping[str, int]) -> int:
    """What a seat has by now."""
    return sum(n for part, n in parts.items() if not field.had or part in field.had)
