"""How a game's view reads as text; all else about playing in a terminal is the same for every game."""

from __future__ import annotations

import json
from typing import Protocol

from rich.console import RenderableType

from signoria.kernel.core import Seat, View
from signoria.kit.changes import changes
from signoria.kit.words import Words
from signoria.terminal.tables.lorenzo import LorenzoText
from signoria.terminal.tables.masters import MastersText
from signoria.terminal.tables.princes import PrincesText


class TextTable(Protocol):
    """What a game brings to be played in a terminal."""

    def draw(self, view: View, seat: Seat | None, words: Words) -> list[RenderableType]:
        """The table as one viewer sees it, from top to bottom."""
        ...

    def foresee(self, before: View, after: View, seat: Seat, words: Words) -> str:
        """What an option will do, in a few words, from what its chooser sees; "" if there is nothing to say."""
        ...


class PlainText:
    """Any game, readable if not pretty: its view line by line."""

    def draw(self, view: View, seat: Seat | None, words: Words) -> list[RenderableType]:
        return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items()]

    def foresee(self, before: View, after: View, seat: Seat, words: Words) -> str:
        return ", ".join(f"{path} {was} → {will}" for path, was, will in changes(before, after))


TABLES: dict[str, TextTable] = {"lorenzo": LorenzoText(), "masters": MastersText(), "princes": PrincesText()}


def text_table(game: str) -> TextTable:
    return TABLES.get(game, PlainText())
