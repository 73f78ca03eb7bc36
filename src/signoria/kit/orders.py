"""Standing orders: what a seat leaves for its absence, how it is obeyed, and for what people can choose one.

An order is obeyed as a bot plays, from a decision and what its seat sees; it sees no more than its seat does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from signoria.kernel.core import Decision, Label, Value
from signoria.kit.table import value_at

Kind: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
#: A place of a view: "table.auction.stack".
Place: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Word: TypeAlias = bool | int | Annotated[str, Meta(max_length=80)]


class Order(Struct, frozen=True, omit_defaults=True):
    """To this kind of question answer with the first of these codes that is offered.

    when: only while these places of the view are so; most: only while these places are at most so much.
    """

    kind: Kind
    codes: Annotated[tuple[Code, ...], Meta(min_length=1, max_length=64)]
    when: Annotated[dict[Place, Word], Meta(max_length=8)] = {}
    most: Annotated[dict[Place, int], Meta(max_length=8)] = {}


def obey(decision: Decision, view: Mapping[str, object], orders: Sequence[Order]) -> str:
    """The code that a seat's orders give as the answer; "" if they say nothing. The first order that applies counts."""
    offered = {option.code for option in decision.options}
    for order in orders:
        if order.kind == decision.kind and applies(order, view):
            for code in order.codes:
                if code in offered:
                    return code
    return ""


def applies(order: Order, view: Mapping[str, object]) -> bool:
    """Whether the table looks as the order asks for; a place that is not there looks like nothing."""
    if any(not same(value_in(view, place), value) for place, value in order.when.items()):
        return False
    numbers = [(value_in(view, place), limit) for place, limit in order.most.items()]
    return all(isinstance(number, int) and number <= limit for number, limit in numbers)


def same(here: object, value: Value) -> bool:
    """Yes is not 1."""
    return here == value and isinstance(here, bool) == isinstance(value, bool)


def value_in(view: Mapping[str, object], place: str) -> object:
    """What stands at a place of a view, None if there is no such place.

    Orders of records and tables older than the parts of a view name a field of the table or of one's own by itself.
    """
    first = place.partition(".")[0]
    part = next((part for part in (view["table"], view["own"]) if isinstance(part, Mapping) and first in part), {})
    return value_at(view if first in view else part, place)


# What people choose orders from


class Answer(NamedTuple):
    """Something to answer: the first of these codes that is offered, and what that is called."""

    codes: tuple[str, ...]
    label: Label


class Question(NamedTuple):
    """A kind of decision, and its answers.

    place, words: what the order may be limited to, a place of the view that is one of these words of the glossary.
    limit, numbers: what it may stop at, a place of the view that is at most one of these numbers.
    """

    kind: str
    answers: tuple[Answer, ...]
    place: str = ""
    words: tuple[str, ...] = ()
    limit: str = ""
    numbers: tuple[int, ...] = ()
