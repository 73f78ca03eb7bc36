"""The Princes of Florence for two to five players, The Muse and the Princess a setting; GAME is its front door."""

from __future__ import annotations

from signoria.games.princes.game import GAME

__all__ = ["GAME"]
