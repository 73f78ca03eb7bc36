"""How often every card, leader, tile and effect kind has had its effect, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.games.lorenzo.rules import effects, modifiers
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import CARDS, EXCOMMUNICATIONS, LEADERS, MODIFIERS, SOURCES, TRADES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.effects import EndPoints, Exchange
from signoria.kernel.core import Event
from tests.events import flat
from tests.tally import Counting

#: Kinds of effects that only another box has on its pieces.
ELSEWHERE = {"ActivateCards", "GainBonus", "PointsPerServant", "WorkChoice"}
#: Every kind of effect.
KINDS = sorted({kind.__name__ for kind in (*effects.EFFECT_KINDS, *modifiers.MODIFIER_KINDS)} - ELSEWHERE)


#: What should have happened.
WORKING = [card.id for card in CARDS if card.box == BASE and (card.permanent != NONE or card.trades)]
SORTS = {
    "card": [card.id for card in CARDS if card.box == BASE],
    "activated": WORKING,
    "leader": [leader.id for leader in LEADERS if leader.box == BASE],
    "used": [leader.id for leader in LEADERS if leader.box == BASE and leader.ability != NONE],
    "tile": [tile.id for tile in EXCOMMUNICATIONS if tile.box == BASE],
    "kind": KINDS,
}


class Tally(Counting):
    """Counts over many matches."""

    def __init__(self) -> None:
        super().__init__(SORTS)

    def hear(self, events: Iterable[Event]) -> None:
        """Count what the events of a match tell."""
        for event in events:
            match event.kind:
                case "take":
                    self.count_card(flat(event)[0])
                case "gain":
                    self.count_gain(flat(event)[0])
                case "exchange":
                    self.counts[f"activated {CARDS[TRADES[flat(event)[0]].origin.of].id}"] += 1
                    self.counts[f"kind {Exchange.__name__}"] += 1
                case "play":
                    self.counts[f"leader {LEADERS[flat(event)[0]].id}"] += 1
                    self.count_modifiers(LEADERS[flat(event)[0]].modifiers)
                case "activate":
                    self.counts[f"used {LEADERS[flat(event)[0]].id}"] += 1
                    self.count_kinds(SOURCES[LEADERS[flat(event)[0]].ability].effects)
                case "excommunicated":
                    self.counts[f"tile {EXCOMMUNICATIONS[flat(event)[0]].id}"] += 1
                    self.count_modifiers(EXCOMMUNICATIONS[flat(event)[0]].modifiers)
                case _:
                    pass

    def count_card(self, card: int) -> None:
        printed = CARDS[card]
        self.counts[f"card {printed.id}"] += 1
        self.count_modifiers(printed.modifiers)
        self.counts[f"kind {EndPoints.__name__}"] += printed.end_points > 0
        if printed.immediate != NONE:
            self.count_kinds(SOURCES[printed.immediate].effects)

    def count_gain(self, source: int) -> None:
        gain = SOURCES[source]
        if gain.origin.kind == "card" and not gain.immediate:
            self.counts[f"activated {CARDS[gain.origin.of].id}"] += 1
            self.count_kinds(gain.effects)

    def count_modifiers(self, modifiers: tuple[int, ...]) -> None:
        self.count_kinds(tuple(MODIFIERS[number] for number in modifiers))

    def count_kinds(self, effects: tuple[Effect, ...]) -> None:
        self.count("kind", [type(effect).__name__ for effect in effects])
