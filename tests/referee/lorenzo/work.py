"""Harvest and production (LOR-116 to LOR-147, LOR-153, LOR-167)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from signoria.kernel.core import Seat
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import BONUS_TILES, Effect, Goods
from tests.referee.lorenzo.taking import Taking
from tests.referee.script import Script

CARD_TYPE = {"harvest": "territory", "production": "building"}
#: The least value that activates anything (LOR-117, LOR-127).
LEAST = 1
BY_VALUE = "action_value"


class Arrow(NamedTuple):
    """One arrow of an exchange, or a further card that is activated for nothing (HOU-191)."""

    card: str
    name: str
    pay: Goods
    receive: Sequence[Effect]
    activates: str = ""
    by_value: bool = False

    def code(self) -> str:
        return f"exchange:{self.card}.{self.name}"


class Work(Taking):
    """Exchanges are chosen and paid before anything is received (LOR-138 to LOR-144)."""

    def bonus_work_value(self, player: Player, effect: Effect) -> int:
        """Some are raised by servants only, but lowered like any other (LOR-175, LOR-281)."""
        return int(effect["value"]) + self.action_value(
            player, effect["area"], lowered_only=effect["modifiers"] == "servants_only"
        )

    def bonus_work(self, seat: Seat, effect: Effect) -> Script[None]:
        """Declined or lapsing, it gives nothing (LOR-162, LOR-163)."""
        player, more = self.players[seat], False
        while True:
            code = yield from self.ask(seat, "work", lambda: self.bonus_work_answers(player, effect, more))  # noqa: B023
            if code == "decline":
                return
            if code != "more":
                break
            more = True
        servants = int(code.removeprefix("servants:"))
        value = self.bonus_work_value(player, effect) + self.servants_value(player, servants)
        player.goods["servants"] -= servants
        yield from self.work(seat, effect["area"], value)

    def bonus_work_answers(self, player: Player, effect: Effect, more: bool) -> list[str]:
        """Servants that are of use, or any if the player wants to say (LOR-038)."""
        value = self.bonus_work_value(player, effect)
        numbers = self.servant_numbers(player, value, LEAST)
        useful = numbers if more else self.of_use(player, effect["area"], value, numbers)
        codes = [f"servants:{number}" for number in useful]
        return [*codes, "decline"] if len(useful) == len(numbers) else [*codes, "more", "decline"]

    def of_use(self, player: Player, area: str, value: int, numbers: list[int]) -> list[int]:
        """Of numbers of servants those at which the work does more than with fewer (LOR-038)."""
        done = [self.done_at(player, area, value + self.servants_value(player, number)) for number in numbers]
        return [number for place, number in enumerate(numbers) if not place or done[place] != done[place - 1]]

    def done_at(self, player: Player, area: str, value: int) -> object:
        """What a work of a value does, as far as the value makes a difference."""
        return value >= LEAST, self.activated_at(player, area, value)

    def activated_at(self, player: Player, area: str, value: int) -> list[str]:
        return [card for card in player.cards[CARD_TYPE[area]] if self.card(card)["activation_value"] <= value]

    def work(self, seat: Seat, area: str, value: int) -> Script[None]:
        """Bonus tile and all cards that the value reaches (LOR-124 to LOR-127)."""
        player = self.players[seat]
        arrows: list[Arrow] = []
        while True:
            with self.owing(bool(arrows)):
                code = yield from self.ask(
                    seat, "exchange", lambda: [*self.work_arrows(seat, area, arrows, value), "done"]
                )
            if code == "done":
                break
            arrows.extend(self.work_arrows(seat, area, arrows, value)[code])
        cards = self.activated_at(player, area, value)
        tile = BONUS_TILES[player.bonus_tile][area]["effects"] if value >= LEAST else ()
        yield from self.activate(seat, tile, cards, arrows, value)

    def work_arrows(self, seat: Seat, area: str, chosen: list[Arrow], value: int) -> dict[str, list[Arrow]]:
        """The arrows of all cards that the value reaches."""
        return self.arrow_options(seat, self.activated_at(self.players[seat], area, value), chosen, value)

    def arrow_options(self, seat: Seat, cards: list[str], chosen: list[Arrow], value: int) -> dict[str, list[Arrow]]:
        """One arrow of a card at most, all paid from what was there before (LOR-136 to LOR-140)."""
        player, used = self.players[seat], [arrow.card for arrow in chosen]
        arrows = [arrow for card in cards if card not in used for arrow in self.arrows(player, card)]
        return {arrow.code(): [arrow] for arrow in arrows if player.can_pay(total([*chosen, arrow]))}

    def arrows(self, player: Player, card: str) -> list[Arrow]:
        """The exchanges of a card."""
        return [
            Arrow(card, str(number), option["pay"], option["receive"], by_value=effect.get("times") == BY_VALUE)
            for effect in self.card(card)["permanent"]
            if effect["kind"] == "exchange"
            for number, option in enumerate(effect["options"], 1)
        ]

    def activate(
        self, seat: Seat, tile: Sequence[Effect], cards: list[str], arrows: list[Arrow], value: int
    ) -> Script[None]:
        """All arrows are paid before anything is given (LOR-141)."""
        self.players[seat].pay(total(arrows))
        sources = [tile]
        for card in cards:
            sources.append([effect for effect in self.card(card)["permanent"] if effect["kind"] != "exchange"])
            sources += [arrow.receive for arrow in arrows if arrow.card == card]
        for source in sorted(sources, key=has_privilege):
            yield from self.give(seat, source)


def total(arrows: list[Arrow]) -> Goods:
    price: Goods = {}
    for arrow in arrows:
        for kind, amount in arrow.pay.items():
            price[kind] = price.get(kind, 0) + amount
    return price


def has_privilege(source: Sequence[Effect]) -> bool:
    """Sources with privileges come after the others (LOR-144)."""
    return any(effect["kind"] == "council_privilege" for effect in source)
