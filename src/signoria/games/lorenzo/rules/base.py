"""The rules of the base game alone: which frames do the effects that ask something of their own."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.bonus_card import BonusCard
from signoria.games.lorenzo.rules.effects import ChosenMember, TakeCard, Work
from signoria.games.lorenzo.rules.leaders import ChoosingMember
from signoria.games.lorenzo.rules.state import Frames, Rules
from signoria.games.lorenzo.rules.work import BonusWork

FRAMES: Final[Frames] = {TakeCard: BonusCard, Work: BonusWork, ChosenMember: ChoosingMember}


class BaseRules(Rules):
    """What holds with the base game alone."""

    __slots__ = ()

    def frames(self) -> Frames:
        return FRAMES
