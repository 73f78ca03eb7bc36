"""What lies before a player."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.lorenzo.printed import CARDS, EXCOMMUNICATIONS, LEADERS, TYPES, Effect, Goods


@dataclass
class Player:
    """A personal board, leaders and marks; family members are at home unless they are placed."""

    goods: Goods
    bonus_tile: str
    cards: dict[str, list[str]] = field(default_factory=lambda: {card_type: [] for card_type in TYPES})
    pack: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    leaders: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    discarded: list[str] = field(default_factory=list)
    copied: str = ""
    excommunications: list[str] = field(default_factory=list)
    placed: set[str] = field(default_factory=set)
    #: The member that counts as another value until the end of the round (LOR-295).
    chosen: str = ""
    chosen_value: int = 0
    _gathered: tuple[object, dict[str, list[Effect]]] = (None, {})

    def lasting(self, kind: str) -> list[Effect]:
        """The effects of a kind that hold now: of characters, leaders and excommunications (LOR-089, 272, 209)."""
        owned = self.in_force()
        if self._gathered[0] != owned:
            by_kind: dict[str, list[Effect]] = {}
            for effect in self.all_lasting():
                by_kind.setdefault(effect["kind"], []).append(effect)
            self._gathered = (owned, by_kind)
        return self._gathered[1].get(kind, [])

    def in_force(self) -> tuple[object, ...]:
        """All that lasting effects come from."""
        return (*self.cards["character"], *self.leaders, self.copied, *self.excommunications)

    def has(self, kind: str) -> bool:
        return bool(self.lasting(kind))

    def all_lasting(self) -> list[Effect]:
        effects = [effect for card in self.cards["character"] for effect in CARDS[card]["permanent"]]
        for leader in self.leaders:
            printed = LEADERS[self.acting(leader)]
            effects += printed["effects"] if printed["frequency"] == "permanent" else []
        return effects + [effect for tile in self.excommunications for effect in EXCOMMUNICATIONS[tile]["effects"]]

    def acting(self, leader: str) -> str:
        """Whose ability a leader has: its own, or the one that was copied (LOR-327)."""
        copies = any(effect["kind"] == "copy_leader_ability" for effect in LEADERS[leader]["effects"])
        return self.copied if copies and self.copied else leader

    def resources(self) -> int:
        """Wood, stone, coins and servants together (LOR-237)."""
        return sum(self.goods[kind] for kind in ("wood", "stone", "coins", "servants"))

    def can_pay(self, price: Goods) -> bool:
        return all(self.goods[kind] >= amount for kind, amount in price.items())

    def pay(self, price: Goods) -> None:
        for kind, amount in price.items():
            self.goods[kind] -= amount
