"""What is printed on a piece, as plain data to draw it from: amounts, costs, effects, tracks."""

from __future__ import annotations

from typing import TypedDict


class Amount(TypedDict):
    """So many of a word: "coins", "faith", "any", or a card by colour and level ("green.2")."""

    n: int
    of: str


class Effect(TypedDict):
    """One effect: when it works ("" where the kind of piece says so), what it takes, what it gives.

    each: it gives that much for each of these; when "wish", once if they are there.
    """

    when: str
    pay: list[Amount]
    gain: list[Amount]
    each: list[Amount]


class Face(TypedDict):
    """The face of a piece; tint: its pigment; level and value are 0 where none is printed; cost: one of these.

    cells: the row and column of each square it covers; more: it does something that only its words say;
    lines: which lines of its words say that, counted from 0; all of them where none is named.
    """

    kind: str
    tint: str
    level: int
    value: int
    points: int
    cost: list[list[Amount]]
    effects: list[Effect]
    cells: list[list[int]]
    more: bool
    lines: list[int]


class Section(TypedDict):
    """A part of a track, both ends included, and what is printed on it."""

    first: int
    last: int
    points: int


class Track(TypedDict):
    """A track: its last space, the points printed beside spaces, its sections."""

    last: int
    points: dict[str, int]
    sections: list[Section]


class Faces(TypedDict):
    """Everything of a game that can be drawn, by the words of its views."""

    pieces: dict[str, Face]
    tracks: dict[str, Track]


def no_faces() -> Faces:
    """Nothing of the game can be drawn yet."""
    return {"pieces": {}, "tracks": {}}


def amounts(counted: dict[str, int]) -> list[Amount]:
    """Those of which there are any, in the order given."""
    return [{"n": n, "of": word} for word, n in counted.items() if n]


def effect(pay: list[Amount], gain: list[Amount], when: str = "", each: list[Amount] | None = None) -> Effect:
    return Effect(when=when, pay=pay, gain=gain, each=each or [])


def face(
    kind: str,
    *,
    tint: str = "",
    level: int = 0,
    value: int = 0,
    points: int = 0,
    cost: tuple[list[Amount], ...] = (),
    effects: tuple[Effect, ...] = (),
    cells: tuple[tuple[int, int], ...] = (),
    more: bool = False,
    lines: tuple[int, ...] = (),
) -> Face:
    """A face on which all that is not said is not printed."""
    return Face(
        kind=kind,
        tint=tint,
        level=level,
        value=value,
        points=points,
        cost=[one for one in cost if one],
        effects=list(effects),
        cells=[list(cell) for cell in cells],
        more=more,
        lines=list(lines),
    )
