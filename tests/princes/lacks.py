"""What labels of The Princes of Florence name as missing: florins, and value of works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from signoria.games.princes.rules.counting import bonus_value
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.works import CompletingWork
from signoria.kernel.core import Label, Option, Seat
from tests.lacks import Lacks, Rules, number_in


class PrincesLacks(Lacks[Princes]):
    """Florins and value."""

    rules: ClassVar[Rules] = {
        "open": {"PRI-053", "PRI-258"},
        "buy": {"PRI-053", "PRI-256"},
        "bid": {"PRI-034"},
        "character": {"PRI-272"},
        "build": {"PRI-145"},
        "profession": {"PRI-161"},
        "freedom": {"PRI-168"},
        "bonus": {"PRI-173"},
        "work": {"PRI-115"},
        "complete": {"PRI-115"},
        "princess": {"PRI-324"},
    }
    other_reasons = ("PRI-148",)
    often = ("turn", "bid", "open", "character", "place", "keep", "order", "exchange", "recruit", "use")

    def give(self, state: Princes, seat: Seat, option: Option, what: Sequence[Label], less: Counter[int]) -> None:
        """Money, or what makes a work so much more valuable."""
        (label,) = what
        amount = number_in(label) - less[0]
        if label.key == "princes-lack-florins":
            state.players[seat].money += amount
        else:
            add_value(state, seat, option, amount)


def add_value(state: Princes, seat: Seat, option: Option, value: int) -> None:
    """Recruiting cards, of which each adds 1 to every work (PRI-124).

    Bonus cards may count them too, so that what those have added to the work is given the same way in their place.
    """
    player, asking = state.players[seat], state.stack[-1]
    if isinstance(asking, CompletingWork):
        value += bonus_value(player, asking.bonuses)
        asking.bonuses = ()
    elif option.verb == "work":
        value += bonus_value(player, player.bonuses)
        player.bonuses = ()
    player.recruiting += value
