"""Which games there are: whatever is installed under the entry point "signoria.games"."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from signoria.kernel.core import Game
from signoria.kit.package import Package


class UnknownGame(LookupError):
    """No game of this key is installed."""


@cache
def packages() -> dict[str, Package]:
    """Every installed game by its key."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group="signoria.games"))}


@cache
def games() -> dict[str, Game[Any]]:
    """The rules of every installed game."""
    return {key: package.rules for key, package in packages().items()}


def package(key: str) -> Package:
    """The game with this key."""
    if key not in packages():
        raise UnknownGame(f"there is no game {key!r}; installed are: {', '.join(packages())}")
    return packages()[key]


def game(key: str) -> Game[Any]:
    """The rules of the game with this key."""
    return package(key).rules
