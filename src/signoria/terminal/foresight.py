"""What an option will do, in a few words: the numbers in which two views of the same table differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from signoria.kernel.core import Seat, View
from signoria.terminal.phrases import Phrases, Record, Side, sides_of


class Kind(NamedTuple):
    """What there can be more or less of: a word of a kind, or what a field is called."""

    name: str
    word: str = ""


def foresee(phrases: Phrases, before: View, after: View, seat: Seat) -> str:
    """What changes for the seat, for others by name, and of what is under way; "" if there is nothing to say."""
    declared = phrases.table.declaration
    old: Record = before
    new: Record = after
    said = []
    for other in sorted(range(len(old["boards"])), key=lambda other: other != seat):
        was, will = [sides_of(declared.boards, view["boards"][other]) for view in (old, new)]
        if other == seat:
            was, will = [*was, *sides_of(declared.own, old["own"])], [*will, *sides_of(declared.own, new["own"])]
        changed = ", ".join(differences(phrases, holdings(phrases, was), holdings(phrases, will)))
        said.append(changed if other == seat or not changed else f"{phrases.words.name(other)}: {changed}")
    was, will = [sides_of(declared.table, view["table"]) for view in (old, new)]
    return "; ".join(part for part in [*said, *under_way(phrases, was, will)] if part)


def holdings(phrases: Phrases, sides: Sequence[Side]) -> Counter[Kind]:
    """How much there is of what; what is only counted for others is left to the field in which its owner sees it."""
    found: Counter[Kind] = Counter()
    for _, field, value in sides:
        if field.points:
            found[Kind(field.name)] += sum(value.values())
        elif field.shape == "counters":
            found.update({Kind(field.parts, word): n for word, n in value.items()})
        elif field.shape == "number" and not field.own:
            found[Kind(field.name)] += value
        elif field.shape == "things":
            for thing in value:
                found.update(counted(phrases, sides_of(field.fields, thing)))
    return found


def counted(phrases: Phrases, sides: Sequence[Side]) -> Counter[Kind]:
    """How many there are of the word of a thing."""
    named = {key: (field.of, value) for key, field, value in sides}
    found: Counter[Kind] = Counter()
    for _, field, n in sides:
        kind, word = named.get(field.beside, ("", ""))
        if word:
            found[Kind(f"{phrases.game}-{kind}", word)] += n
    return found


def differences(phrases: Phrases, was: Counter[Kind], will: Counter[Kind]) -> list[str]:
    """What there is more or less of, with its sign."""
    said = []
    for kind in {**was, **will}:
        more = will[kind] - was[kind]
        message = "-".join([part for part in kind if part]).replace("_", "-")
        if more:
            said.append(f"{phrases.words.say(message, n=abs(more))} {more:+}")
    return said


def under_way(phrases: Phrases, was: Sequence[Side], will: Sequence[Side]) -> list[str]:
    """Amounts of what is being done and is not yet anybody's."""
    said = []
    for old, new in zip(was, will, strict=True):
        if new.field.shape == "record" and new.value is not None:
            before = old.value or {}
            for side in sides_of(new.field.fields, new.value):
                if side.field.shape in ("counters", "number") and before.get(side.key) != side.value:
                    said.append(phrases.captioned(side))
    return said
