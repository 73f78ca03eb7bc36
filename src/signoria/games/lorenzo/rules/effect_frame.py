"""A frame for an effect that is more than a gain."""

from __future__ import annotations

from signoria.games.lorenzo.rules.cards import SOURCES
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.question import Question
from signoria.kernel.core import Seat


class EffectFrame(Question):
    """Does one effect of a source, or asks about it; nothing in it changes, so that copies of a state share it."""

    __slots__ = ("place", "seat", "source")

    def __init__(self, seat: Seat, source: int, place: int) -> None:
        self.seat = seat
        self.source = source
        self.place = place  # of the effect in its source

    def copy(self) -> EffectFrame:
        return self

    def printed(self) -> Effect:
        return SOURCES[self.source].effects[self.place]
