"""What orders can be given for, so that people choose them instead of writing them."""

from __future__ import annotations

from typing import NamedTuple

from signoria.kernel.core import Label


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
