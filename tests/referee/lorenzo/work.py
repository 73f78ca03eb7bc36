"""Harvest and production (LOR-116 to LOR-147, LOR-153, LOR-167)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.kernel.core import Seat
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import BONUS_TILES, Effect, Goods
from tests.referee.lorenzo.taking import Taking
from tests.referee.script import Script, ask, ask_unless_forced

CARD_TYPE = {"harvest": "territory", "production": "building"}
#: The least value that activates anything (LOR-117, LOR-127).
LEAST = 1


class Work(Taking):
    """Exchanges are chosen and paid before anything is received (LOR-138 to LOR-144)."""

    def bonus_work_value(self, player: Player, effect: Effect) -> int:
        """Some are raised by servants only, but lowered like any other (LOR-175, LOR-281)."""
        return int(effect["value"]) + self.action_value(
            player, effect["area"], lowered_only=effect["modifiers"] == "servants_only"
        )

    def bonus_work(self, seat: Seat, effect: Effect) -> Script[None]:
        """Declined or lapsing, it gives nothing (LOR-162, LOR-163)."""
        player = self.players[seat]
        value = self.bonus_work_value(player, effect)
        numbers = self.servant_numbers(player, value, LEAST)
        if not numbers:
            return
        code = yield from ask(seat, "work", [*[f"servants:{number}" for number in numbers], "decline"])
        if code != "decline":
            servants = int(code.removeprefix("servants:"))
            player.goods["servants"] -= servants
            yield from self.work(seat, effect["area"], value + self.servants_value(player, servants))

    def work(self, seat: Seat, area: str, value: int) -> Script[None]:
        """Bonus tile and all cards that the value reaches (LOR-124 to LOR-127)."""
        player = self.players[seat]
        cards = [c for c in player.cards[CARD_TYPE[area]] if self.card(c)["activation_value"] <= value]
        exchanges = yield from self.choose_exchanges(seat, cards)
        for option in exchanges.values():
            player.pay(option["pay"])
        sources = [BONUS_TILES[player.bonus_tile][area]["effects"]] if value >= LEAST else []
        for card in cards:
            plain = [effect for effect in self.card(card)["permanent"] if effect["kind"] != "exchange"]
            sources += [plain] if plain else []
            sources += [exchanges[card]["receive"]] if card in exchanges else []
        for source in sorted(sources, key=has_privilege):
            yield from self.give(seat, source)

    def choose_exchanges(self, seat: Seat, cards: list[str]) -> Script[dict[str, Effect]]:
        """One arrow of a card at most, all paid from what was there before (LOR-136 to LOR-140)."""
        chosen: dict[str, Effect] = {}
        while True:
            left = self.left_after(self.players[seat].goods, list(chosen.values()))
            options = {
                f"exchange:{card}.{number}": (card, option)
                for card in cards
                if card not in chosen
                for effect in self.card(card)["permanent"]
                if effect["kind"] == "exchange"
                for number, option in enumerate(effect["options"], 1)
                if all(left[kind] >= amount for kind, amount in option["pay"].items())
            }
            code = yield from ask_unless_forced(seat, "exchange", [*options, "done"])
            if code == "done":
                return chosen
            card, option = options[code]
            chosen[card] = option

    def left_after(self, goods: Goods, exchanges: list[Effect]) -> Goods:
        left = dict(goods)
        for option in exchanges:
            for kind, amount in option["pay"].items():
                left[kind] -= amount
        return left


def has_privilege(source: Sequence[Effect]) -> bool:
    """Sources with privileges come after the others (LOR-144)."""
    return any(effect["kind"] == "council_privilege" for effect in source)
