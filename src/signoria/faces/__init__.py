"""Faces: what is printed on the pieces of a game, from the data the engine runs, for whoever draws them."""

from __future__ import annotations

from signoria.faces import lorenzo, masters, princes
from signoria.faces.face import Face, Faces, Track

__all__ = ["Face", "Faces", "Track", "faces_of"]

_FACES = {"lorenzo": lorenzo.faces, "masters": masters.faces, "princes": princes.faces}


def faces_of(game: str) -> Faces:
    """All faces of a game; none if nobody has drawn it yet."""
    draw = _FACES.get(game)
    return draw() if draw else {"pieces": {}, "tracks": {}}
