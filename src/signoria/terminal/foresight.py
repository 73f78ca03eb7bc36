"""What an option will do, in a few words: the numbers in which two views of the same table differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from signoria.kernel.core import Seat, View
from signoria.kit.field import points_had
from signoria.terminal.phrases import Phrases, Record, Side, sides_of


def foresee(phrases: Phrases, before: View, after: View, seat: Seat) -> str:
    """What changes for the seat, for others by name, and of what is under way; "" if there is nothing to say."""
    was: Record = before
    will: Record = after
    texts = []
    for other in sorted(range(len(was["boards"])), key=lambda other: other != seat):
        changed = ", ".join(differences(*[holdings(phrases, view, other, seat) for view in (was, will)]))
        texts.append(changed if other == seat or not changed else f"{phrases.words.name(other)}: {changed}")
    return "; ".join(part for part in [*texts, *under_way(phrases, was["table"], will["table"])] if part)


def holdings(phrases: Phrases, view: Record, seat: Seat, viewer: Seat) -> Counter[str]:
    """How much a seat has of what, as far as the viewer sees it.

    What is only counted for others is left to the field in which its owner sees it.
    """
    declared = phrases.declared.declaration
    own = sides_of(declared.own, view["own"]) if seat == viewer else []
    counts: Counter[str] = Counter()
    for _, field, value in [*sides_of(declared.boards, view["boards"][seat]), *own]:
        if field.points:
            had = points_had(field, value)
            counts[phrases.caption(field)] += had
            counts[phrases.words.say("platform-play-points-end")] += sum(value.values()) - had
        elif field.shape == "counters":
            counts.update({phrases.part(field, word): n for word, n in value.items()})
        elif field.shape == "number" and not field.own and not field.scored:
            counts[phrases.caption(field)] += value or 0
        elif field.shape == "things":
            for thing in value:
                counts.update(word_counts(phrases, sides_of(field.fields, thing)))
    return counts


def word_counts(phrases: Phrases, sides: Sequence[Side]) -> Counter[str]:
    """How many there are of the word of a thing."""
    words = {side.key: side.value for side in sides}
    beside = [(words[side.field.beside], side.value) for side in sides if side.field.beside]
    return Counter({phrases.name(word): n for word, n in beside if word})


def differences(was: Counter[str], will: Counter[str]) -> list[str]:
    """What there is more or less of, with its sign."""
    more = {name: will[name] - was[name] for name in {**was, **will}}
    return [f"{name} {n:+}" for name, n in more.items() if n]


def under_way(phrases: Phrases, was: Record, will: Record) -> list[str]:
    """Amounts of what is being done and is not yet anybody's."""
    texts = []
    for key, field, value in sides_of(phrases.declared.declaration.table, will):
        if field.shape == "record" and value is not None:
            before = was.get(key) or {}
            changed = [side for side in sides_of(field.fields, value) if before.get(side.key) != side.value]
            texts += [phrases.with_caption(side) for side in changed if side.field.shape in ("counters", "number")]
    return texts
