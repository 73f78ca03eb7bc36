"""Payments in which servants may stand in for other goods (HOU-110, HOU-127, HOU-128)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from signoria.kernel.core import Seat
from tests.referee.houses.gains import Gains
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import GOODS, SPECIAL_TOKENS, Goods
from tests.referee.lorenzo.taking import Price
from tests.referee.script import Script

SERVANTS = "servants"


class Payment(Gains):
    """One servant for one piece of coins, wood or stone, in every payment (HOU-128)."""

    #: Servants that stand in for goods in the payment that is being made.
    instead: Mapping[str, int] = MappingProxyType({})

    def stood_in_for(self, player: Player) -> list[str]:
        """The goods that servants may be paid in place of; none for most players."""
        return [kind for effect in player.lasting("substitute_payment") for kind in effect["instead_of"]]

    def own_facts(self, seat: Seat) -> dict[str, object]:
        """Of goods that servants stand in for as many more can be named."""
        player, facts = self.players[seat], super().own_facts(seat)
        named = {good: player.goods[good] for good in GOODS}
        for kind in self.stood_in_for(player):
            named[kind] += player.goods[SERVANTS]
        return {**facts, "amount": named}

    def can_pay(self, player: Player, goods: Goods, price: Goods) -> bool:
        """Whether goods hold a price, with servants in place of what is lacking where that is allowed."""
        lacking = {kind: amount - goods[kind] for kind, amount in price.items() if amount > goods[kind]}
        if not lacking:
            return True
        spare = goods[SERVANTS] - price.get(SERVANTS, 0)
        return lacking.keys() <= set(self.stood_in_for(player)) and spare >= sum(lacking.values())

    def payable(self, player: Player, goods: Goods, price: Price) -> bool:
        """Cost and military threshold (LOR-064, LOR-109)."""
        return goods["military"] >= price.military and self.can_pay(player, goods, price.pay)

    def can_pay_charge(self, player: Player, charge: int) -> bool:
        return self.can_pay(player, player.goods, {"coins": charge})

    def reduced(self, player: Player, goods: Goods) -> Goods:
        """Tokens of a floor that cannot be drawn cannot pay its card (HOU-146, HOU-151)."""
        reduced = super().reduced(player, goods)
        if SPECIAL_TOKENS in reduced:
            reduced[SPECIAL_TOKENS] = min(reduced[SPECIAL_TOKENS], self.tokens_left())
        return reduced

    def servants_for_card(self, player: Player, space: str, value: int, charge: int, granted: list[Goods]) -> list[int]:
        """Those that reach the floor and can be spared; [] if its card cannot be taken (LOR-039)."""
        card = self.floors[space]
        if not card or self.room_rule(player, card):
            return []
        numbers = self.servant_numbers(player, value + self.taking_value(player, space), self.floor_value(space))
        spare = self.spare_servants(player, space, charge, granted) if numbers else -1
        return [number for number in numbers if number <= spare]

    def affordable(self, player: Player, space: str, servants: int, charge: int, granted: list[Goods]) -> bool:
        return servants <= self.spare_servants(player, space, charge, granted)

    def spare_servants(self, player: Player, space: str, charge: int, granted: list[Goods]) -> int:
        """The most that surcharge and card leave for the value; -1: they cannot be paid (LOR-052, LOR-055)."""
        goods = dict(player.goods)
        if not self.can_pay(player, goods, {"coins": charge}):
            return -1
        # Coins cannot stand in for servants, so that as few servants as possible go into the surcharge.
        instead = max(0, charge - goods["coins"])
        goods["coins"] -= charge - instead
        goods[SERVANTS] -= instead
        return self.left_by_card(player, goods, space, granted)

    def left_by_card(self, player: Player, goods: Goods, space: str, granted: list[Goods]) -> int:
        """The servants that the best price of a card leaves, the bonus of its floor helping; -1: none can be paid."""
        goods = dict(goods)
        for kind, amount in self.reduced(player, self.floor_bonus(player, space)).items():
            goods[kind] += amount
        prices = self.prices(player, self.floors[space], granted)
        left = [goods[SERVANTS] - servants_in(goods, p.pay) for p in prices if self.payable(player, goods, p)]
        return max(left, default=-1)

    def pay_surcharge(self, seat: Seat, space: str, charge: int, granted: list[Goods]) -> Script[None]:
        """What is paid of it in servants must leave enough for the card (HOU-128)."""
        player = self.players[seat]

        def leaves_enough(servants: int) -> bool:
            left = {"coins": player.goods["coins"] - charge + servants, SERVANTS: player.goods[SERVANTS] - servants}
            return self.left_by_card(player, player.goods | left, space, granted) >= 0

        if charge:
            yield from self.stand_in(seat, {"coins": charge}, leaves_enough)
            player.pay({"coins": charge})

    def stand_in(self, seat: Seat, price: Goods, possible: Callable[[int], bool] | None = None) -> Script[Goods]:
        """Kind by kind, how many servants turn into what they stand in for; at least what is lacking (HOU-127)."""
        player, instead = self.players[seat], Goods()
        kinds = self.stood_in_for(player)
        if not any(price.get(kind) for kind in kinds):
            return instead
        self.instead = instead
        for place, kind in enumerate(kinds):

            def answers(kind: str = kind, later: Sequence[str] = tuple(kinds[place + 1 :])) -> list[str]:
                numbers = self.stand_in_numbers(player.goods, price, kind, later)
                if possible is not None and price.get(kind):
                    numbers = [number for number in numbers if possible(number)]
                return [f"servants_for:{kind}.{number}" for number in numbers]

            with self.owing():
                code = yield from self.ask(seat, "servants_for", answers)
            instead[kind] = int(code.rpartition(".")[2])
            player.goods[SERVANTS] -= instead[kind]
            player.goods[kind] += instead[kind]
        self.instead = {}
        return instead

    def really_owned(self, player: Player) -> Goods:
        """What a payer owns before the payment is made: servants are no other goods yet (HOU-128)."""
        changed = {kind: player.goods[kind] - number for kind, number in self.instead.items()}
        return player.goods | changed | {SERVANTS: player.goods[SERVANTS] + sum(self.instead.values())}

    def stand_in_numbers(self, goods: Goods, price: Goods, kind: str, later: Sequence[str]) -> list[int]:
        """At most what the rest of the payment does not need."""
        needed = sum(max(0, price.get(other, 0) - goods[other]) for other in later)
        most = min(price.get(kind, 0), goods[SERVANTS] - price.get(SERVANTS, 0) - needed)
        return list(range(max(0, price.get(kind, 0) - goods[kind]), most + 1))


def servants_in(goods: Goods, price: Goods) -> int:
    """The servants that a payment takes: those of the price, and those in place of what is lacking."""
    lacking = [amount - goods[kind] for kind, amount in price.items() if amount > goods[kind]]
    return price.get(SERVANTS, 0) + sum(lacking)
