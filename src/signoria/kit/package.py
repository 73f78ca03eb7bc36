"""A game as the rest of the house knows it: what its entry point names."""

from __future__ import annotations

from typing import Any, NamedTuple

from signoria.kernel.core import Game
from signoria.kit.table import Table


class Package(NamedTuple):
    """The rules of a game, and what its table shows."""

    rules: Game[Any]
    table: Table
