"""Why something was not done, as an answer: a sentence in the catalogue, and a status for programs."""

from __future__ import annotations

from signoria.kernel.core import Label, Word
from signoria.kit.words import ENGLISH
from signoria.registry import words_in
from signoria.server import messages
from signoria.server.redaction import label


class NotDone(Exception):
    """What was asked for was not done; nothing has changed."""

    def __init__(self, status: int, what: str, rule: str = "", **parameters: Word) -> None:
        super().__init__(what)
        self.status = status
        self.rule = rule
        self.label = Label(f"platform-problem-{what}", parameters)

    def message(self) -> messages.Problem:
        return messages.Problem(label(self.label), words_in(ENGLISH).translate(self.label), self.rule)


class Stale(NotDone):
    """Choices were made on a match that has moved on."""

    def __init__(self) -> None:
        super().__init__(409, "stale")
