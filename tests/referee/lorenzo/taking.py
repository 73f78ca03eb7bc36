"""Taking cards from towers: what they cost, who may have them, with a family member or without (LOR-045 to LOR-115)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from signoria.kernel.core import Seat
from tests.referee.lorenzo.giving import Giving
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import BOARD, STOCK, Effect, Goods, area_of, floor_of, floors_of
from tests.referee.script import Script

SURCHARGE = int(BOARD["occupied_tower_surcharge"]["coins"])
MOST_CARDS = int(BOARD["most_cards_per_type"])


class Price(NamedTuple):
    """One way to pay for a card, and the military that must be owned for it (LOR-109)."""

    pay: Goods
    military: int

    def code(self) -> str:
        amounts = [f"{kind}.{self.pay[kind]}" for kind in STOCK if self.pay.get(kind)]
        return f"pay:{'+'.join(amounts) or 'nothing'}"


class Taking(Giving):
    """Servants, surcharge, member and floor bonus, cost, card, immediate effect: in this order (LOR-065)."""

    def prices(self, player: Player, card: str, granted: list[Goods]) -> list[Price]:
        """Every way to pay, with each option of each discount (LOR-100 to LOR-103, LOR-110)."""
        printed = self.card(card)
        discounts = [e["options"] for e in player.lasting("card_discount") if printed["type"] in e["card_types"]]
        prices = [Price(dict(cost["pay"]), cost["military_required"]) for cost in printed["costs"]] or [Price({}, 0)]
        for options in [*discounts, granted] if granted else discounts:
            lower: list[Price] = []
            for price in prices:
                for option in options:
                    less = {kind: max(0, amount - option.get(kind, 0)) for kind, amount in price.pay.items()}
                    less = {kind: amount for kind, amount in less.items() if amount}
                    if less not in [other.pay for other in lower]:
                        lower.append(Price(less, price.military))
            prices = lower
        return prices

    def payable(self, player: Player, goods: Goods, price: Price) -> bool:
        """Cost and military threshold (LOR-064, LOR-109)."""
        return goods["military"] >= price.military and all(goods[kind] >= n for kind, n in price.pay.items())

    def floor_bonus(self, player: Player, space: str) -> Goods:
        """The bonus of a floor, unless a character forgoes it (LOR-051, LOR-096, LOR-097)."""
        forgone = [floor for effect in player.lasting("no_floor_bonus") for floor in effect["floors"]]
        return {} if floor_of(space) in forgone else self.floor_goods(space)

    def reduced(self, player: Player, goods: Goods) -> Goods:
        """A floor bonus, which is of one kind, as the player receives it (LOR-361)."""
        less = {k: int(e["amount"]) for e in player.lasting("gain_penalty") for k in e["resources"]}
        return {kind: amount - less.get(kind, 0) for kind, amount in goods.items()}

    def affordable(self, player: Player, space: str, servants: int, charge: int, granted: list[Goods]) -> bool:
        """Whether surcharge and card can be paid beside the servants; the bonus helps with the card (LOR-052, 057)."""
        goods = dict(player.goods)
        goods["servants"] -= servants
        goods["coins"] -= charge
        if goods["servants"] < 0 or goods["coins"] < 0:
            return False
        for kind, amount in self.reduced(player, self.floor_bonus(player, space)).items():
            goods[kind] += amount
        return any(self.payable(player, goods, price) for price in self.prices(player, self.floors[space], granted))

    def most_cards(self, player: Player, card_type: str) -> int:
        return MOST_CARDS

    def room_rule(self, player: Player, card: str) -> str:
        """The rule by which there is no place for a card (LOR-067, LOR-072, LOR-338)."""
        card_type = self.card(card)["type"]
        owned = len(player.cards[card_type])
        if owned >= self.most_cards(player, card_type):
            return "LOR-067"
        if card_type == "territory" and not player.has("no_territory_military_requirement"):
            return "LOR-072" if player.goods["military"] < BOARD["military_required_by_territory"][owned] else ""
        return ""

    def taking_value(self, player: Player, space: str) -> int:
        """What is added to the value of taking the card of a floor (LOR-091)."""
        return self.action_value(player, f"take_{self.card(self.floors[space])['type']}")

    def servants_for_card(self, player: Player, space: str, value: int, charge: int, granted: list[Goods]) -> list[int]:
        """How many servants may be paid to take the card of a floor; [] if it cannot be taken (LOR-039)."""
        card = self.floors[space]
        if not card or self.room_rule(player, card):
            return []
        numbers = self.servant_numbers(player, value + self.taking_value(player, space), self.floor_value(space))
        return [number for number in numbers if self.affordable(player, space, number, charge, granted)]

    def take_card(self, seat: Seat, space: str, charge: int, member: str, granted: list[Goods]) -> Script[None]:
        """Servants are paid; the rest in order (LOR-065)."""
        with self.owing():
            yield from self.pay_surcharge(seat, space, charge, granted)
            if member:
                self.put_member(seat, member, space)
            bonus = self.floor_bonus(self.players[seat], space)
            if bonus:
                yield from self.receive(seat, bonus, set())
            price = yield from self.choose_price(seat, self.floors[space], granted)
        yield from self.buy_card(seat, space, price.pay)

    def pay_surcharge(self, seat: Seat, space: str, charge: int, granted: list[Goods]) -> Script[None]:
        self.players[seat].goods["coins"] -= charge
        yield from ()  # nothing to ask

    def buy_card(self, seat: Seat, space: str, price: Goods) -> Script[None]:
        player, card = self.players[seat], self.floors[space]
        player.pay(price)
        self.floors[space] = ""
        player.cards[self.card(card)["type"]].append(card)
        yield from self.give(seat, self.card(card)["immediate"], doubled=True)

    def choose_price(self, seat: Seat, card: str, granted: list[Goods]) -> Script[Price]:
        code = yield from self.ask(seat, "pay", lambda: list(self.payable_prices(seat, card, granted)))
        return self.payable_prices(seat, card, granted)[code]

    def payable_prices(self, seat: Seat, card: str, granted: list[Goods]) -> dict[str, Price]:
        """Ways that can be paid, without those that only take more than another (LOR-100)."""
        player = self.players[seat]
        prices = [price for price in self.prices(player, card, granted) if self.payable(player, player.goods, price)]
        if not self.keeps_payments(player, self.card(card)["type"]):
            prices = [price for price in prices if not any(takes_more(price.pay, other.pay) for other in prices)]
        return {price.code(): price for price in reversed(prices)}

    def keeps_payments(self, player: Player, card_type: str) -> bool:
        """Whether what is paid for a card is not lost."""
        return False

    def put_member(self, seat: Seat, member: str, space: str) -> None:
        self.members[space].append((seat, member))
        self.players[seat].placed.add(member)

    def bonus_card(self, seat: Seat, effect: Effect) -> Script[None]:
        """A card at the value of the effect, by the rules of towers; it may be declined (LOR-149 to LOR-163)."""
        player, more = self.players[seat], False
        while True:
            spaces = [space for tower in self.towers for space in floors_of(tower)]
            within_reach = [space for space in spaces if self.servants_for_bonus_card(player, space, effect)]
            if not within_reach:
                return
            codes = [f"take:{space}" for space in within_reach] + ["decline"]
            if not more and player.goods["servants"] >= self.servants_per_point(player):
                codes.append("more")
            code = yield from self.ask_once(seat, "take", codes)
            if code not in ("more", ""):
                break
            more = more or code == "more"
        if code == "decline":
            return
        space = code.removeprefix("take:")
        servants = yield from self.choose_servants(
            seat, lambda: self.servants_for_bonus_card(player, space, effect), more
        )
        player.goods["servants"] -= servants
        yield from self.take_card(seat, space, self.bonus_charge(space), "", effect["discount_options"])

    def servants_for_bonus_card(self, player: Player, space: str, effect: Effect) -> list[int]:
        card = self.floors[space]
        if not card or self.card(card)["type"] not in effect["card_types"]:
            return []
        charge = self.bonus_charge(space)
        return self.servants_for_card(player, space, effect["value"], charge, effect["discount_options"])

    def bonus_charge(self, space: str) -> int:
        """Nobody is spared the surcharge of a bonus action (LOR-154, LOR-291)."""
        return SURCHARGE if self.occupied(area_of(space)) else 0

    def choose_servants(self, seat: Seat, numbers: Callable[[], list[int]], wants_to_say: bool) -> Script[int]:
        """How many servants are paid: the least, unless the player wants to say (LOR-037, LOR-038)."""
        if not wants_to_say:
            return numbers()[0]
        with self.owing():
            code = yield from self.ask(seat, "servants", lambda: [f"servants:{number}" for number in numbers()])
        return int(code.removeprefix("servants:"))


def takes_more(price: Goods, other: Goods) -> bool:
    """Whether a price asks for all that another does, and for more."""
    return price != other and all(price.get(kind, 0) >= amount for kind, amount in other.items())
