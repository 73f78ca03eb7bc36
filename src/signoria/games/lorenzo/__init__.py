"""Lorenzo il Magnifico for two to four players, with Houses of Renaissance for five; PACKAGE is its front door."""

from __future__ import annotations

from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.table import TABLE
from signoria.kit.package import Package

PACKAGE = Package(GAME, TABLE)

__all__ = ["GAME", "PACKAGE"]
