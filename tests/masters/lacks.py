"""What labels of Masters name as missing: resources, and cards that leaders ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from signoria.games.masters.rules.cards import CARDS, COLOURS, RESOURCES
from signoria.games.masters.rules.state import Masters
from signoria.kernel.core import Label, Option, Seat
from tests.lacks import Lacks, Rules, number_in

STORED = {f"masters-{resource}": number for number, resource in enumerate(RESOURCES)}
ANY_KIND = "masters-any-kind"


class MastersLacks(Lacks[Masters]):
    """Resources and cards."""

    rules: ClassVar[Rules] = {"buy": {"MAS-073"}, "produce": {"MAS-095"}, "spend": {"MAS-095"}, "play": {"MAS-130"}}
    other_reasons = ("MAS-081",)
    often = ("turn", "end", "store", "receive", "pay")

    def is_lack(self, state: Masters, seat: Seat, option: Option, rule: str) -> bool:
        """A leader that is not in hand is refused by the same rule."""
        in_reach = option.verb != "play" or option.args[0] in state.players[seat].hand
        return in_reach and super().is_lack(state, seat, option, rule)

    def give(self, state: Masters, seat: Seat, option: Option, what: Sequence[Label], less: Counter[int]) -> None:
        """Into the strongbox, which holds any number, and onto a slot, where nobody asks how a card came there."""
        player = state.players[seat]
        for number, label in enumerate(what):
            amount = number_in(label) - less[number]
            if label.key in STORED or label.key == ANY_KIND:
                player.strongbox[STORED.get(label.key, 0)] += amount
            else:
                player.slots[0] += (card_like(label),) * amount


def card_like(label: Label) -> int:
    """A card of the colour that is named, and of the level if one is."""
    colours = [f"masters-colour-{colour}" for colour in COLOURS]
    wanted, level = colours.index(str(label.parameters["colour"])), label.parameters["level"]
    return next(n for n, card in enumerate(CARDS) if card.colour == wanted and level in (0, card.level))
