"""The table of any game in text, by what the game declares: what lies before all, then the boards, one's own last."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.core import Seat, View
from signoria.kit.field import Field
from signoria.terminal.phrases import Held, Phrases, Record, Side, column_letter, has_head, sides_of

#: Told in a word or two, beside each other.
SMALL = ("number", "flag", "word", "seat")
#: So many pieces are explained on the spot where they are not the viewer's own.
FEW = 4
#: A line of its own for each thing, if one of them takes so many letters.
LONG = 60
EMPTY = "·"
#: How a terminal shows the tints of faces; every piece has its name beside its colour.
STYLES = {tint: tint for tint in ("green", "blue", "yellow", "red")} | {"purple": "magenta", "grey": "bright_black"}


def draw(phrases: Phrases, view: View, seat: Seat | None) -> list[RenderableType]:
    """The table as one viewer sees it, from top to bottom."""
    drawing, declared = Drawing(phrases), phrases.declared.declaration
    phrases.explained.clear()
    record: Record = view
    parts = drawing.part("", sides_of(declared.table, record["table"]), Detail.PIECES)
    for other in sorted(range(len(record["boards"])), key=lambda other: other == seat):
        sides = sides_of(declared.boards, record["boards"][other])
        if other == seat:
            sides = [*[side for side in sides if not side.field.own], *sides_of(declared.own, record["own"])]
        parts += drawing.part(phrases.words.name(other), sides, Detail.ALL if other == seat else Detail.NAMES)
    return parts


class Detail(IntEnum):
    """How much is said about what lies somewhere: its name, what single pieces do, everything."""

    NAMES = 0
    PIECES = 1
    ALL = 2


class Drawing:
    """Parts of a table, each a text that may be followed by grids."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases

    def part(self, title: str, sides: Sequence[Side], detail: Detail) -> list[RenderableType]:
        """A line of facts, then a line or more for everything else."""
        facts = [side for side in sides if is_fact(side, detail)]
        facts.sort(key=lambda side: not side.field.points)
        text = Text(" · ".join([part for part in [title, *map(self.fact, facts)] if part]), style="bold")
        grids: list[RenderableType] = []
        for side in sides:
            if side.field.shape == "grid":
                grids += self.grid(side) if side.value else []
            elif not is_fact(side, detail) and (line := self.lines(side, detail)):
                text.append(f"\n  {capital(self.phrases.caption(side.field))}:", style="bold")
                text.append(line, style="not bold")
        return [text, *grids]

    def fact(self, side: Side) -> str:
        """Something small, a number also if it is 0; the points of a seat are told together."""
        _, field, value = side
        if field.points or (field.shape == "number" and value is not None):
            amount = self.phrases.points(field, value) if field.points else self.phrases.number(field, value)
            return f"{capital(self.phrases.caption(field))} {amount}"
        return capital(self.phrases.with_caption(side))

    def lines(self, side: Side, detail: Detail) -> str:
        """What a field holds: behind its name, or where there is much to say, each thing on a line of its own."""
        _, field, value = side
        put = self.phrases.explain if explains(side, detail) else self.phrases.name
        match field.shape:
            case "plan" if detail is Detail.ALL:
                return self.plan(value)
            case "word":
                texts = [put(value)] if value else []
            case "words":
                texts = [put(word) for word in value]
            case "things":
                texts = [self.thing(field, one, detail > Detail.NAMES) for one in value]
            case "stacks":
                texts = [f"{n}. {self.stack(stack, detail)}" for n, stack in enumerate(value, 1) if stack]
            case _:
                texts = [self.phrases.phrase(field, value, detail > Detail.NAMES)]
        lines = [one for one in texts if one]
        if len(lines) > 1 and any(len(one) > LONG for one in lines):
            return "".join(f"\n    {one}" for one in lines)
        return f" {', '.join(lines)}" if lines else ""

    def thing(self, field: Field, record: Record, full: bool) -> str:
        """One of several, with lines below it for those of its parts that no word or seat stands for."""
        sides = sides_of(field.fields, record)
        below = [side for side in sides if side.field.shape == "things" and not has_head(side.field.fields)]
        lines = [self.phrases.thing(side.field.fields, one, full) for side in below for one in side.value]
        beside = {side.key: side.field for side in sides if side not in below}
        text = self.phrases.thing(beside, record, full)
        if text and head_of(field, record) == "":
            text = f"{self.phrases.words.say('table-empty')} [{text}]"
        return "".join([text, *[f"\n      {line}" for line in lines]])

    def stack(self, pieces: Sequence[str], detail: Detail) -> str:
        """What lies on top, then what it covers."""
        *covered, top = pieces
        first = self.phrases.explain(top) if detail is Detail.ALL else self.phrases.name(top)
        return " / ".join([first, *[self.phrases.name(piece) for piece in reversed(covered)]])

    def grid(self, side: Side) -> list[RenderableType]:
        """Rows and columns, by their numbers where words lie in them; then what there is to say about single pieces."""
        field = side.field
        rows = [list(row) for row in zip(*side.value, strict=True)] if field.upright else side.value
        numbered = not field.fields
        table = Table(title=capital(self.phrases.caption(field)), title_justify="left", box=None, show_header=numbered)
        for number in range(0 if numbered else 1, len(rows[0]) + 1):
            table.add_column(str(number or ""))
        for number, row in enumerate(rows, 1):
            table.add_row(*([str(number)] if numbered else []), *[self.cell(field, one) for one in row])
        if not field.fields:
            return [table]
        sides = [side for column in zip(*rows, strict=True) for one in column for side in sides_of(field.fields, one)]
        about = [self.phrases.explain(side.value) for side in sides if side.field.piece and side.value]
        return [table, Text("\n".join(f"  {line}" for line in about))]

    def cell(self, field: Field, value: Held) -> Text:
        """What lies at a place of a grid, in the colour of its piece."""
        word = head_of(field, value) if field.fields else value
        text = self.thing(field, value, False) if field.fields else self.phrases.name(word) if word else ""
        face = self.phrases.faces["pieces"].get(str(word))
        return Text(text or EMPTY, style=STYLES.get(face["tint"], "") if face else "")

    def plan(self, rows: list[list[str]]) -> str:
        """Squares by letters for columns and numbers for rows, a letter for each word, and what the letters mean."""
        letters: dict[str, str] = {}
        for word in dict.fromkeys(word for row in rows for word in row if word):
            letters[word] = free_letter(self.phrases.name(word), set(letters.values()))
        lines = [f"      {' '.join(map(column_letter, range(len(rows[0]))))}"]
        for number, row in enumerate(rows, 1):
            lines.append(f"    {number} {' '.join(letters.get(word, EMPTY) for word in row)}")
        lines.append(f"    {', '.join(f'{letter} {self.phrases.name(word)}' for word, letter in letters.items())}")
        return "".join(f"\n{line}" for line in lines)


def is_fact(side: Side, detail: Detail) -> bool:
    """Whether something is told beside others; of one's own there is more to say about a word."""
    explained = side.field.shape == "word" and detail is Detail.ALL
    return side.field.points or (side.field.shape in SMALL and not explained)


def head_of(field: Field, record: Record) -> Held:
    """The word or the seat that a thing is called by, "" where it is gone; None if there is none."""
    return record[next(iter(field.fields))] if has_head(field.fields) else None


def explains(side: Side, detail: Detail) -> bool:
    """Whether words are explained on the spot: one's own, and single pieces if they are few and in play."""
    if side.field.spent or detail is Detail.NAMES:
        return False
    return detail is Detail.ALL or (side.field.piece and len(side.value) <= FEW)


def capital(text: str) -> str:
    """With a capital, where a line begins."""
    return text[:1].upper() + text[1:]


def free_letter(name: str, taken: set[str]) -> str:
    """A letter of a name that stands for nothing else yet."""
    letters = [letter.upper() for letter in f"{name}ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter.isalpha()]
    return next((letter for letter in letters if letter not in taken), "?")
