"""Masters of Renaissance for one to four players; PACKAGE is its front door."""

from __future__ import annotations

from signoria.games.masters.game import GAME
from signoria.games.masters.table import TABLE
from signoria.kit.package import Package

PACKAGE = Package(GAME, TABLE)

__all__ = ["GAME", "PACKAGE"]
