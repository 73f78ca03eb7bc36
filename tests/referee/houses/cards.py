"""Taking cards with the expansion: their prices, what taking them brings, cards from elsewhere (HOU-156 to HOU-186)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.houses.printed import SPECIAL
from tests.referee.houses.work import HousesWork
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import Effect, Goods, area_of
from tests.referee.lorenzo.taking import Price
from tests.referee.lorenzo.work import LEAST
from tests.referee.script import Script


class Cards(HousesWork):
    """Surcharge, member, floor bonus, cost, card; what taking it gives, what it does, what follows (HOU-256)."""

    def give_effect(self, seat: Seat, effect: Effect, used: set[str], doubled: bool) -> Script[None]:
        if effect["kind"] == "take_discarded_card":
            yield from self.retrieve_card(seat, effect)
        else:
            yield from super().give_effect(seat, effect, used, doubled)

    def taking_value(self, player: Player, space: str) -> int:
        """By the card's type, and in the special tower for the tower as well (HOU-166, HOU-229)."""
        value = super().taking_value(player, space)
        return value + self.action_value(player, "take_from_special_tower") if area_of(space) == SPECIAL else value

    def prices(self, player: Player, card: str, granted: list[Goods]) -> list[Price]:
        """Military for ventures may only have to be shown (HOU-081, HOU-082)."""
        prices = super().prices(player, card, granted)
        if self.card(card)["type"] != "venture" or not player.has("keep_venture_military"):
            return prices
        return [shown(price) for price in prices]

    def most_cards(self, player: Player, card_type: str) -> int:
        """A family may have room for more (HOU-084)."""
        limits = [int(e["limit"]) for e in player.lasting("card_limit") if e["card_type"] == card_type]
        return max([super().most_cards(player, card_type), *limits])

    def room_rule(self, player: Player, card: str) -> str:
        rule = super().room_rule(player, card)
        limited = any(e["card_type"] == self.card(card)["type"] for e in player.lasting("card_limit"))
        return "HOU-084" if rule == "LOR-067" and limited else rule

    def buy_card(self, seat: Seat, space: str, price: Goods) -> Script[None]:
        """What is paid in servants instead is not stored on a family tile (HOU-065)."""
        card, really_paid = self.floors[space], dict(price)
        instead = yield from self.stand_in(seat, price)
        for kind, servants in instead.items():
            really_paid[kind] = really_paid.get(kind, 0) - servants
        self.players[seat].pay(price)
        self.floors[space] = ""
        yield from self.acquire(seat, card, really_paid)

    def acquire(self, seat: Seat, card: str, paid: Goods) -> Script[None]:
        """Tokens paid are chosen first of all; what the card does comes between two kinds of gains (HOU-256)."""
        player, card_type = self.players[seat], self.card(card)["type"]
        player.cards[card_type].append(card)
        self.store(seat, card_type, paid)
        rewards = [e["effects"] for e in player.lasting("on_take_card") if e["card_type"] == card_type]
        yield from self.spend_tokens(seat)
        for effects in rewards:  # HOU-083, HOU-108 to HOU-110, HOU-116, HOU-117
            yield from self.give(seat, effects)
        yield from self.give(seat, self.card(card)["immediate"], doubled=True)
        yield from self.work_after_card(seat, card)
        yield from self.reward_sets(seat)

    def keeps_payments(self, player: Player, card_type: str) -> bool:
        """They lie on the family tile (HOU-062)."""
        return any(effect["card_type"] == card_type for effect in player.lasting("store_spent_resources"))

    def store(self, seat: Seat, card_type: str, paid: Goods) -> None:
        """Goods paid for buildings lie on the family tile (HOU-062, HOU-065)."""
        stored = self.holdings[seat].stored
        for effect in self.players[seat].lasting("store_spent_resources"):
            if effect["card_type"] == card_type:
                for kind in effect["resources"]:
                    stored[kind] = stored.get(kind, 0) + paid.get(kind, 0)

    def work_after_card(self, seat: Seat, card: str) -> Script[None]:
        """A harvest at the card's value less 1, which nothing raises (HOU-052 to HOU-055)."""
        player, printed = self.players[seat], self.card(card)
        for effect in player.lasting("work_on_take_card"):
            if effect["card_type"] == printed["type"]:
                lowered = self.action_value(player, effect["area"], lowered_only=True)
                value = printed["activation_value"] - effect["less"] + lowered
                if value >= LEAST:
                    yield from self.work(seat, effect["area"], value)

    def reward_sets(self, seat: Seat) -> Script[None]:
        """The n-th set of all four types is rewarded once (HOU-086 to HOU-088)."""
        player, holding = self.players[seat], self.holdings[seat]
        rewards = {int(effect["sets"]): effect["effects"] for effect in player.lasting("on_complete_card_set")}
        while rewards and min(len(row) for row in player.cards.values()) > holding.sets:
            holding.sets += 1
            yield from self.give(seat, rewards.get(holding.sets, ()))

    def retrieve_card(self, seat: Seat, effect: Effect) -> Script[None]:
        """A card of the base game that was discarded, without its cost (HOU-220 to HOU-223)."""

        def answers() -> list[str]:
            fitting = [card for card in self.removed if self.card(card)["type"] in effect["card_types"]]
            cards = [card for card in fitting if not self.room_rule(self.players[seat], card)]
            return [*[f"retrieve:{card}" for card in cards], "decline"]

        code = yield from self.ask(seat, "retrieve", answers)
        if code != "decline":
            card = code.removeprefix("retrieve:")
            self.removed.remove(card)
            yield from self.acquire(seat, card, {})


def shown(price: Price) -> Price:
    """A price of which the military is owned, not paid."""
    pay = {kind: amount for kind, amount in price.pay.items() if kind != "military"}
    return Price(pay, max(price.military, price.pay.get("military", 0)))
