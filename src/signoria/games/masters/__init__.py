"""Masters of Renaissance for one to four players; GAME is its front door."""

from __future__ import annotations

from signoria.games.masters.game import GAME

__all__ = ["GAME"]
