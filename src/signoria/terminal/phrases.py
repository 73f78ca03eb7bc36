"""What stands in a view, in a phrase: by what its game declares, and in the words of one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from signoria.kernel.core import View
from signoria.kit.field import Field, points_had
from signoria.kit.package import Package
from signoria.kit.table import field_message, field_path, part_of, value_at
from signoria.kit.words import Words

#: What a field of a view holds, and several by their names: JSON, for whose shape the declaration vouches.
Held: TypeAlias = Any
Record: TypeAlias = Mapping[str, Any]


class Side(NamedTuple):
    """A field of something, and what it holds."""

    key: str
    field: Field
    value: Held


def sides_of(fields: Mapping[str, Field], record: Record) -> list[Side]:
    """The fields that are there, but for amounts to answer with, where nothing lies, and what would be."""
    return [
        Side(key, field, record[key])
        for key, field in fields.items()
        if key in record and not field.asked and not field.estimated
    ]


class Phrases:
    """Names, amounts and things of one game, for one reader; said: what was explained since the table was drawn."""

    def __init__(self, package: Package, words: Words) -> None:
        self.game = package.rules.key
        self.declared = package.view
        self.terms = package.rules.glossary()
        self.faces = package.faces()
        self.words = words
        self.explained: set[str] = set()

    # Words

    def caption(self, field: Field) -> str:
        """What a field is called where it stands before what it holds."""
        return self.words.say(field.name, n=2)

    def name(self, word: str) -> str:
        """What a word is called; one that its game forgot to name is at least not spelled as a code."""
        return self.words.translate(self.terms[word].name) if word in self.terms else word.replace("_", " ")

    def explain(self, word: str) -> str:
        """A word with all that there is to say about it, unless that was said before."""
        labels = self.terms[word].about if word in self.terms else ()
        about = "; ".join(self.words.translate(label).removesuffix(".") for label in labels)
        new = about and about not in self.explained
        self.explained.add(about)
        return f"{self.name(word)} ({about})" if new else self.name(word)

    # Fields

    def phrase(self, field: Field, value: Held, full: bool = False) -> str:
        """What a field holds, without its name; "" for nothing; full: with what there is to say about single pieces."""
        match field.shape:
            case "word":
                return (self.explain(value) if full and field.piece else self.name(value)) if value else ""
            case "seat":
                return "" if value is None else self.words.name(value)
            case "number":
                return self.number(field, value) if value else ""
            case "flag":
                return ""
            case "words":
                return ", ".join(self.name(word) for word in value)
            case "counters":
                return ", ".join(f"{self.part(field, word)} {n}" for word, n in value.items() if n)
            case "lists":
                some = {self.part(field, word): pieces for word, pieces in value.items() if pieces}
                return "; ".join(f"{name}: {', '.join(map(self.name, pieces))}" for name, pieces in some.items())
            case "stacks" | "grid" | "plan":
                return ", ".join(dict.fromkeys(self.name(word) for line in value for word in line if word))
            case "things":
                return ", ".join(self.thing(field.fields, one, full) for one in value)
            case "record":
                return "" if value is None else self.thing(field.fields, value, full)

    def points(self, field: Field, parts: Mapping[str, int]) -> str:
        """What a seat has by now, and what it would have if the match ended now, where that is not the same."""
        had, later = points_had(field, parts), sum(parts.values())
        return str(had) if had == later else f"{had} ({self.words.say('table-points-later', n=later)})"

    def part(self, field: Field, word: str) -> str:
        """What a single amount is called, or the list under a word."""
        return self.words.say(part_of(field, word).name)

    def number(self, field: Field, n: int) -> str:
        """A number; a step with the last one of its track, a round with how many there are."""
        track = self.faces["tracks"].get(field.track)
        last = track["last"] if track else len(field.stages)
        return f"{n}/{last}" if last else str(n)

    def with_caption(self, side: Side, full: bool = False) -> str:
        """What a field is called and what it holds; "" if there is nothing to say."""
        if side.field.shape == "flag":
            return self.caption(side.field) if side.value else ""
        text = self.phrase(side.field, side.value, full)
        between = " " if side.field.shape == "number" else ": "
        return f"{self.caption(side.field)}{between}{text}" if text else ""

    def place(self, view: View, path: str, n: int) -> str:
        """What so many places of a field are called, and what lies at this one: words of the game, or a square."""
        field = self.declared.at(path)
        name = self.words.say(field.name, n=n)
        if path == field_path(path):
            return name
        if field.shape == "plan":
            row, column = path.split(".")[-2:]
            return f"{name}, {column_letter(int(column))}{int(row) + 1}"
        here = value_at(view, path)
        things = list(here.values()) if isinstance(here, dict) else here if isinstance(here, list) else [here]
        return ", ".join([name, *[self.name(word) for word in things if isinstance(word, str) and word in self.terms]])

    # Things

    def thing(self, fields: Mapping[str, Field], record: Record, full: bool = False) -> str:
        """What or whose it is, how many there are, and in brackets what else there is to say."""
        sides = sides_of(fields, record)
        first, others = sides[0] if has_head(fields) else None, sides[1:]
        head = self.phrase(first.field, first.value, full) if first else ""
        if first is None or not head:
            return "; ".join(self.more(sides, full))
        counts = [str(side.value) for side in others if counts_by_itself(side, first, others)]
        texts = self.more([side for side in others if not counts_by_itself(side, first, others)], full)
        if first.field.marker:
            return f"{head}: {', '.join([*counts, *texts])}"
        return " ".join([head, *counts, *([f"[{'; '.join(texts)}]"] if texts else [])])

    def more(self, sides: Sequence[Side], full: bool) -> list[str]:
        """What else there is to say of a thing, with what it is called where it does not say so itself."""
        texts = [
            self.phrase(field, value, full)
            if self.says_itself(field)
            else self.with_caption(Side(key, field, value), full)
            for key, field, value in sides
        ]
        return [part for part in texts if part]

    def says_itself(self, field: Field) -> bool:
        """A word that is called by its kind, or pieces that are called by whose they are."""
        if field.shape == "word":
            return field.name == field_message(self.game, field.of)
        return field.shape == "things" and next(iter(field.fields.values())).marker


def has_head(fields: Mapping[str, Field]) -> bool:
    """Whether a thing is called by a word or a seat, which comes first."""
    first = next(iter(fields.values()), None)
    return first is not None and first.shape in ("word", "seat") and not first.absent


def column_letter(column: int) -> str:
    """What a column of a plan is called: "c" of the square "c2"."""
    return chr(ord("a") + column)


def counts_by_itself(side: Side, head: Side, others: Sequence[Side]) -> bool:
    """How many there are of what a thing is called by, or the only number beside what is no single piece."""
    if side.field.beside:
        return side.field.beside == head.key
    return len(others) == 1 and side.field.shape == "number" and not head.field.piece
