"""Which games there are: whatever is installed under the entry point "signoria.games"."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from signoria.kernel.core import Game


class UnknownGame(LookupError):
    """No game of this key is installed."""


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its key."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group="signoria.games"))}


def game(key: str) -> Game[Any]:
    """The game with this key."""
    if key not in games():
        raise UnknownGame(f"there is no game {key!r}; installed are: {', '.join(games())}")
    return games()[key]
