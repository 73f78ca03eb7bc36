"""A player's side of the table."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import CARDS, COLORED, LEADERS, MEMBERS, NEUTRAL
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.in_force import InForce
from signoria.games.lorenzo.rules.vocabulary import RESOURCES, WORKED
from signoria.kit.hands import Ids

#: Nothing is in force.
NOTHING: Final = InForce(())


class Player:
    """A personal board, what is beside it and what is in force for its owner."""

    __slots__ = (
        "bonus_tile",
        "cards",
        "chosen",
        "chosen_value",
        "copied",
        "discarded",
        "goods",
        "hand",
        "leaders",
        "marks",
        "modifiers",
        "pack",
        "placed",
        "summed",
        "total",
        "used",
    )

    def __init__(
        self,
        goods: list[int],
        cards: list[Ids],
        modifiers: Ids,
        bonus_tile: int,
        marks: int,
        placed: int,
        pack: Ids,
        hand: Ids,
        leaders: Ids,
        used: Ids,
        discarded: Ids,
        copied: int,
        chosen: int,
        chosen_value: int,
    ) -> None:
        self.goods = goods
        self.cards = cards  # by type, in the order of taking
        self.modifiers = modifiers  # of cards, leaders and tiles, in the order they came into force
        self.bonus_tile = bonus_tile
        self.marks = marks  # one bit for each period with an excommunication
        self.placed = placed  # one bit for each member on the board
        self.pack = pack  # in the draft
        self.hand = hand
        self.leaders = leaders  # in play
        self.used = used  # of those in play, face down for this round
        self.discarded = discarded
        self.copied = copied  # the leader whose ability a leader in play has copied
        self.chosen = chosen  # the member that counts as chosen_value in this round
        self.chosen_value = chosen_value
        self.summed: Ids = ()  # the modifiers in the total
        self.total = NOTHING

    def copy(self) -> Player:
        clone = Player(
            self.goods[:],
            self.cards[:],
            self.modifiers,
            self.bonus_tile,
            self.marks,
            self.placed,
            self.pack,
            self.hand,
            self.leaders,
            self.used,
            self.discarded,
            self.copied,
            self.chosen,
            self.chosen_value,
        )
        clone.summed, clone.total = self.summed, self.total
        return clone

    def in_force(self) -> InForce:
        """The modifiers, added up; anew only if something has come into force since."""
        if self.summed is not self.modifiers:
            self.summed, self.total = self.modifiers, InForce(self.modifiers)
        return self.total

    def member_value(self, dice: list[int], member: int) -> int:
        """A family member's value: its die or what replaces the die, then what is added (LOR-033, LOR-034, LOR-336)."""
        in_force = self.in_force()
        if member < COLORED:
            value = dice[member] if in_force.counted_as == NONE else in_force.counted_as
            return (self.chosen_value if member == self.chosen else value) + in_force.colored
        return MEMBERS[member].value + (in_force.neutral if member == NEUTRAL else 0)

    def resources(self) -> int:
        """All wood, stone, coins and servants together (LOR-237)."""
        return sum(self.goods[:RESOURCES])

    def owns(self, card: int) -> None:
        """A card joins its row and what it changes is in force from now on (LOR-049, LOR-090)."""
        printed = CARDS[card]
        self.cards[printed.type] = (*self.cards[printed.type], card)
        self.modifiers += printed.modifiers

    def activated_cards(self, action: int, value: int) -> list[int]:
        """The cards that a harvest or production of a value activates (LOR-124 to LOR-126)."""
        return [card for card in self.cards[WORKED[action]] if CARDS[card].value <= value]

    def acting_leader(self, leader: int) -> int:
        """The leader whose ability a leader in play has: its own, or that of the one it has copied."""
        return self.copied if LEADERS[leader].copies and self.copied != NONE else leader

    def ability(self, leader: int) -> int:
        """The source a leader in play activates."""
        return LEADERS[self.acting_leader(leader)].ability
