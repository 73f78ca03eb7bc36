"""One of the things that a question lets a seat choose from, with what it takes and brings."""

from __future__ import annotations

from signoria.games.lorenzo.rules.components import NONE
from signoria.kernel.core import Option
from signoria.kit.goods import Goods


class Alternative:
    """A way to pay, a privilege or an arrow; taken: how often it has been chosen by now."""

    __slots__ = ("gain", "option", "pay", "taken", "trade")

    def __init__(self, option: Option, pay: Goods = (), gain: Goods = (), taken: int = 0, trade: int = NONE) -> None:
        self.option = option
        self.pay = pay
        self.gain = gain
        self.taken = taken
        self.trade = trade  # NONE: it is no arrow

    def is_taken_by(self, option: Option) -> bool:
        """Whether an option takes it; an arrow may be made several times at once (HOU-189)."""
        if option.verb != self.option.verb:
            return False
        return option.args == self.option.args if self.trade == NONE else option.args[0] == self.trade
