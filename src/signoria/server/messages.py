"""Everything that travels between server and browser or program, defined once; schema and TypeScript come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from signoria.kit.faces import Faces
from signoria.kit.lessons import Lesson
from signoria.kit.orders import Code, Order
from signoria.kit.table import Declaration

Value: TypeAlias = bool | int | str
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", max_length=64)]
Codes: TypeAlias = Annotated[list[Code], Meta(min_length=1, max_length=64)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
Phase: TypeAlias = Literal["waiting", "playing", "ended", "abandoned", "expired"]


class Label(Struct, omit_defaults=True):
    """A message to translate, its parameters, and the places of the view it concerns."""

    key: str
    parameters: dict[str, int | str | Label | list[Label]] = {}
    places: list[str] = []


class Problem(Struct, omit_defaults=True):
    """Why something was not done: a message to translate, its text for programs, and a rule that forbids it."""

    what: Label
    text: str
    rule: str = ""


# People


class NewPerson(Struct):
    """Somebody comes in; a program gets its token in the answer, a browser as a cookie."""

    name: Name
    program: bool = False


class Person(Struct, omit_defaults=True):
    """Somebody; token only for a program, and only once."""

    id: str
    name: str
    token: str = ""


class Rename(Struct):
    """Somebody wants to be called differently."""

    name: Name


# What can be played


class SettingChoice(Struct):
    """One setting of a game and what it may be."""

    key: str
    values: list[Value]
    default: Value


class Way(Struct):
    """Rules that a game can be played by, for so many seats; names and abouts: by language."""

    key: str
    settings: dict[str, Value]
    seats: list[int]
    names: dict[str, str]
    abouts: dict[str, str]


class GameOffer(Struct):
    """A game that can be played here; titles and fronts: by language.

    bots: who plays it, from weak to strong; ways: the rules it can be played by, from short to full.
    """

    key: str
    version: int
    settings: list[SettingChoice]
    bots: list[str]
    ways: list[Way]
    titles: dict[str, str]
    fronts: dict[str, str]


class Greeting(Struct):
    """The first thing a browser asks for; safe: whether the way here is encrypted or does not leave the machine.

    talk: whether people may talk at tables here.
    """

    build: str
    person: Person | None
    games: list[GameOffer]
    languages: list[str]
    safe: bool
    talk: bool


class Answer(Struct):
    """Something that can be ordered: the first of these codes that is offered, and what that is called."""

    codes: list[str]
    label: Label


class Question(Struct, omit_defaults=True):
    """A kind of decision that orders can be given for.

    place, words: a place of the view that an order may be limited to, and its words; limit, numbers: one that an order
    may stop at, and the numbers to choose from.
    """

    kind: str
    question: Label
    answers: list[Answer]
    place: str = ""
    words: list[str] = []
    limit: str = ""
    numbers: list[int] = []


class Glossary(Struct):
    """What each word of a game's views is called, then what there is to say about it; what orders can be given for.

    faces: what is printed on pieces, to draw them from; view: what its views show; scenes: the messages of events that
    everybody stops for; gives_away: the verbs of options that throw something away or let it pass; lessons: the rules
    as they are taught; hints: by kind of question the topics that a newcomer is told at it, one each time it is asked.
    """

    words: dict[str, list[Label]]
    questions: list[Question]
    faces: Faces
    view: Declaration
    scenes: list[str]
    gives_away: list[str]
    lessons: tuple[Lesson, ...]
    hints: dict[str, tuple[str, ...]]


# Tables


class NewTable(Struct):
    """A table to be made; seats: the bot on each, "" for a person; clock: seconds for a decision, 0 for no clock.

    pause: where orders may be given, the longest before a seat is answered for, in seconds; 0 where they may not.
    """

    game: Annotated[str, Meta(max_length=40)]
    settings: dict[str, Value]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=16)]
    listed: bool = False
    clock: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    pause: Annotated[int, Meta(ge=0, le=3600)] = 0
    seed: Annotated[str, Meta(pattern="^[^\\x00-\\x1f]{0,64}$", max_length=64)] = ""


class Sit(Struct):
    """Somebody takes a seat and adds entropy of their own, after they could see the commitment."""

    seat: SeatNumber
    entropy: Entropy


class SeatChange(Struct):
    """The host puts a bot on a seat, or with "" clears it, whoever sits there."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Vote(Struct):
    """Whether the match should be abandoned; it is when everybody wants it."""

    abandon: bool


class Seat(Struct, omit_defaults=True):
    """A place at a table: a person's, a bot's, or open."""

    name: str = ""
    bot: str = ""
    conceded: bool = False
    abandon: bool = False


class Result(Struct, omit_defaults=True):
    """How a seat came out, part by part, as it was counted when the match ended."""

    seat: int
    rank: int
    total: int
    parts: dict[str, int]
    conceded: bool = False


class Tally(Struct):
    """What each seat had in points after a choice, and in which round; 0 where a game has no rounds."""

    seq: int
    round: int
    points: list[int]


class Tallies(Struct):
    """Everybody's points through a match: at its opening, and after each choice that changed them or the round."""

    tallies: list[Tally]


class Table(Struct, omit_defaults=True):
    """A table as one person sees it: yours, if they are its host; mine: where they sit.

    ties: what decided, or that nothing did, between seats whose results have the same total.
    """

    id: str
    game: str
    version: int
    settings: dict[str, Value]
    phase: Phase
    seats: list[Seat]
    commitment: str
    head: int
    created: int
    changed: int
    pending: list[int] = []
    seed: str = ""
    listed: bool = False
    clock: int = 0
    pause: int = 0
    deadline: int = 0
    successor: str = ""
    results: list[Result] = []
    ties: list[Label] = []
    mine: int | None = None
    yours: bool = False


class NewRemark(Struct):
    """Somebody who sits at a table says something to all who are there."""

    text: Words


class Remark(Struct, omit_defaults=True):
    """What somebody said at a table, by the name they had then; seat: where they sit now, absent if they left."""

    number: int
    at: int
    name: str
    text: str
    seat: int | None = None


class Orders(Struct):
    """What a seat orders, in the place of all it ordered before: the first order that applies is obeyed."""

    orders: Annotated[list[Order], Meta(max_length=40)]


class TableList(Struct):
    """What the front page shows: my tables, those with my turn first, tables one can join, and tables to watch."""

    mine: list[Table]
    waiting: list[Table]
    running: list[Table]


class Option(Struct):
    """One legal answer."""

    code: str
    label: Label


class Decision(Struct):
    """What a viewer is asked."""

    kind: str
    question: Label
    options: list[Option]


class Entry(Struct, omit_defaults=True):
    """A line of the log: what a choice caused, as far as the viewer may know; undo: it was a taking back.

    ordered: an order of the viewer's own made the choice; changes: where the viewer's view is another since, absent
    where that is not told: for choices before the viewer's last one, and for those that are long past.
    """

    seq: int
    at: int
    labels: Raw
    seat: int | None = None
    undo: bool = False
    ordered: bool = False
    changes: Raw | UnsetType = UNSET


class View(Struct):
    """What a viewer may see: the table and the boards, the same for everybody, and what is the viewer's own."""

    table: Raw
    boards: Raw
    own: dict[str, Any] | None


class Change(Struct):
    """One place of the viewer's view ("boards.0.faith") before and after."""

    path: str
    before: Any
    after: Any


class Preview(Struct):
    """What an option will do; reveals: then something hidden comes up."""

    changes: list[Change]
    reveals: bool


class Refusal(Struct, omit_defaults=True):
    """An option that is not offered now, the rule that refuses it, and what is missing if it is refused for a lack."""

    code: str
    label: Label
    rule: str
    reason: Label
    missing: Label | None = None


# What a browser or program sends


class Choose(Struct, tag="choose"):
    """Choices, all or none, after the sequence number they were made at; the key makes sending twice harmless."""

    codes: Codes
    after: Number
    key: Key


class Look(Struct, tag="look"):
    """What would these options do?"""

    codes: Codes
    after: Number


class Ask(Struct, tag="ask"):
    """What is refused to me now, and why?"""

    after: Number


Request: TypeAlias = Choose | Look | Ask


# What the server sends


class Welcome(Struct, tag="welcome"):
    """The first message of a feed."""

    build: str
    table: Table


class Seating(Struct, tag="seating"):
    """Something changed at the table beside the match."""

    table: Table


class Update(Struct, tag="update"):
    """The match as the viewer may see it after choice seq, whole; entries since the viewer was last told.

    undo: why the viewer can take nothing back, null if they can.
    """

    seq: int
    view: View
    decision: Decision | None
    pending: list[int]
    undo: Label | None
    entries: list[Entry]


class Remarks(Struct, tag="remarks"):
    """What was said at the table, since the viewer was last told."""

    remarks: list[Remark]


class Done(Struct, tag="done"):
    """Choices are kept: the match stands at seq."""

    key: str
    seq: int


class Refused(Struct, tag="refused"):
    """Choices were not taken; stale: because the match has moved on, and an update follows."""

    key: str
    problem: Problem
    stale: bool = False


class Previews(Struct, tag="previews"):
    """What options will do, by their codes."""

    after: int
    previews: dict[str, Preview]


class Refusals(Struct, tag="refusals"):
    """What is refused now."""

    after: int
    refusals: list[Refusal]


class Heartbeat(Struct, tag="heartbeat"):
    """The feed is alive, and the match is at head."""

    head: int


class Farewell(Struct, tag="farewell"):
    """The server is closing; come back in a moment."""


Message: TypeAlias = Welcome | Seating | Update | Remarks | Done | Refused | Previews | Refusals | Heartbeat | Farewell
