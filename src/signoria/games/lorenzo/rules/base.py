"""The rules of the base game: which frames do the effects that ask something, and what is done meanwhile."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.bonus_card import BonusCard
from signoria.games.lorenzo.rules.effects import ChosenMember, TakeCard, Work
from signoria.games.lorenzo.rules.leaders import ChoosingMember, act
from signoria.games.lorenzo.rules.state import Frames, Lorenzo, Rules
from signoria.games.lorenzo.rules.turn import offer_meanwhile
from signoria.games.lorenzo.rules.work import BonusWork
from signoria.kernel.core import Menu, Option, Seat

FRAMES: Final[Frames] = {TakeCard: BonusCard, Work: BonusWork, ChosenMember: ChoosingMember}


class BaseRules(Rules):
    """What holds with the base game, and with boxes beside it as far as they say nothing else."""

    __slots__ = ()

    def frames(self) -> Frames:
        return FRAMES

    def offer_meanwhile(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        offer_meanwhile(state, seat, menu)

    def answer_meanwhile(self, state: Lorenzo, seat: Seat, option: Option) -> bool:
        return act(state, seat, option)
