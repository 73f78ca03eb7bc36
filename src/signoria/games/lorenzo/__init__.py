"""Lorenzo il Magnifico for two to four players, with Houses of Renaissance for five; GAME is its front door."""

from __future__ import annotations

from signoria.games.lorenzo.game import GAME

__all__ = ["GAME"]
