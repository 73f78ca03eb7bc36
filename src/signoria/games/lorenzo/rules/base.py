"""The rules of the base game alone: what does the effects that ask something of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from signoria.games.lorenzo.rules.bonus_card import BonusCard
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.effects import ChosenMember, TakeCard, Work
from signoria.games.lorenzo.rules.leaders import Choosing
from signoria.games.lorenzo.rules.state import Lorenzo, Rules
from signoria.games.lorenzo.rules.work import BonusWork
from signoria.kernel.core import Frame, Seat

Frames: TypeAlias = dict[type[Effect], Callable[[Seat, int, int], Frame[Lorenzo]]]

#: By the kind of effect, made with seat, source and the effect's place in it.
FRAMES: Final[Frames] = {TakeCard: BonusCard, Work: BonusWork, ChosenMember: Choosing}


class BaseRules(Rules):
    """What holds with the base game alone."""

    __slots__ = ()

    def frame(self, effect: Effect, seat: Seat, source: int, place: int) -> Frame[Lorenzo] | None:
        kind = type(effect)
        return FRAMES[kind](seat, source, place) if kind in FRAMES else None
