"""The Princes of Florence for two to five players, The Muse and the Princess a setting; PACKAGE is its front door."""

from __future__ import annotations

from signoria.games.princes.game import GAME
from signoria.games.princes.table import TABLE
from signoria.kit.package import Package

PACKAGE = Package(GAME, TABLE)

__all__ = ["GAME", "PACKAGE"]
