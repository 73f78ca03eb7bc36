"""What families do beside taking cards: more turns, trades, a purchase after the actions (HOU-056 to HOU-080)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.houses.auction import Auction
from tests.referee.houses.printed import SPECIAL
from tests.referee.lorenzo.printed import COLORED, NEUTRAL, area_of
from tests.referee.script import Script, ask

#: The rule that limits the trade of a family.
TRADE_RULES = {"della_scala": "HOU-073", "este": "HOU-075"}
#: The end of the military track: nothing is traded more often at once.
MOST_TRADES = 25
#: Rules about room for a card; military for a territory is another matter (HOU-077).
NO_ROOM = ("LOR-067", "HOU-084")


class Families(Auction):
    """Turns of a round and what comes after them."""

    def actions(self) -> Script[None]:
        """What is bought after the turns comes before the report (HOU-236)."""
        yield from super().actions()
        yield from self.purchases()

    def turns_left(self, seat: Seat) -> int:
        """One more for a member more; turns left come one each in turn order (HOU-059 to 061, HOU-253, HOU-261)."""
        more = [member for member in self.family(self.players[seat]) if member not in (*COLORED, NEUTRAL)]
        return super().turns_left(seat) + len(more)

    # On the own turn

    def trade_codes(self, seat: Seat) -> list[str]:
        """A trade as often as it can be paid, once or several times at once (HOU-073, HOU-075)."""
        player, code = self.players[seat], f"trade:{self.holdings[seat].family}"
        for effect in player.lasting("free_trade"):
            most = min(player.goods[kind] // amount for kind, amount in effect["pay"].items())
            return [code, *[f"{code}.{number}" for number in range(2, most + 1)]][: min(most, MOST_TRADES)]
        return []

    def trade(self, seat: Seat, number: int) -> Script[None]:
        """All are paid, and each gives for itself (HOU-231)."""
        for effect in self.players[seat].lasting("free_trade"):
            for _ in range(number):
                self.players[seat].pay(effect["pay"])
            for _ in range(number):
                yield from self.give(seat, effect["receive"])

    # After the actions

    def purchases(self) -> Script[None]:
        """In turn order, before the Vatican report (HOU-076, HOU-079)."""
        for seat in self.order:
            player = self.players[seat]
            for effect in player.lasting("end_of_actions_take_card"):
                spaces = self.spaces_for_purchase(seat)
                if spaces and player.can_pay(effect["pay"]):
                    code = yield from ask(seat, "purchase", [*[f"take:{space}" for space in spaces], "decline"])
                    if code != "decline":
                        yield from self.buy_card(seat, code.removeprefix("take:"), effect["pay"])

    def spaces_for_purchase(self, seat: Seat) -> list[str]:
        """Cards left in the base towers for which there is room, whatever else they ask (HOU-077, HOU-078, HOU-080)."""
        player = self.players[seat]
        left = [space for space, card in self.floors.items() if card and area_of(space) != SPECIAL]
        return [space for space in left if self.room_rule(player, self.floors[space]) not in NO_ROOM]
