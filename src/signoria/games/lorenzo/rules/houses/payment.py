"""Servants in place of coins, wood and stone, for whom they may stand in (HOU-127, HOU-128)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.cards import TRADES
from signoria.games.lorenzo.rules.components import Cost
from signoria.games.lorenzo.rules.houses.modifiers import StandIn
from signoria.games.lorenzo.rules.houses.options import STAND_IN, STOOD_IN_FOR
from signoria.games.lorenzo.rules.houses.state import houses_of
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.towers import Purse, buy, enter, granted_by, spare_servants, ways_to_pay
from signoria.games.lorenzo.rules.vocabulary import COINS, KINDS, MILITARY, SERVANTS
from signoria.games.lorenzo.rules.work import Activation
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat
from signoria.kit.goods import Goods


def stands_in(player: Player) -> bool:
    """Whether servants may be paid in place of other goods."""
    return player.in_force().has(StandIn)


def stand_ins(player: Player, purse: list[int], cost: Cost) -> int:
    """How many servants make up for what a purse lacks of a cost; -1: they do not, or may not."""
    if purse[SERVANTS] <= 0 or purse[MILITARY] < cost.military or not stands_in(player):
        return -1
    short = 0
    for kind in range(len(cost.pay)):
        lacking = cost.pay[kind] - purse[kind]
        if lacking > 0:
            if kind not in STOOD_IN_FOR:
                return -1
            short += lacking
    return short if purse[SERVANTS] - cost.pay[SERVANTS] >= short else -1


def asks(state: Lorenzo, seat: Seat, price: Goods) -> bool:
    """Whether a payment has anything that servants could make up for."""
    return stands_in(state.players[seat]) and any([price[kind] for kind in STOOD_IN_FOR if kind < len(price)])


def begin_standing_in(state: Lorenzo, seat: Seat, price: Goods) -> None:
    """Ask, kind by kind, how many servants stand in for it."""
    state.stack.append(PayingWithServants(seat, (*price, *[0] * (KINDS - len(price))), ()))


class PayingWithServants(Question):
    """How a payment is made up: servants turn into the goods that they stand in for (HOU-127)."""

    __slots__ = ("instead", "price", "seat")
    rule: ClassVar[str] = "HOU-127"

    def __init__(self, seat: Seat, price: Goods, instead: Goods) -> None:
        self.seat = seat
        self.price = price
        self.instead = instead  # servants in place of each kind asked about so far

    def copy(self) -> PayingWithServants:
        return PayingWithServants(self.seat, self.price, self.instead)

    def owes(self) -> bool:
        return True

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if len(self.instead) == len(STOOD_IN_FOR):
            state.stack.pop()
            return None
        return self.ask_unless_forced(state, self.seat, "servants_for")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """At least what is lacking, at most what is not needed elsewhere in the payment."""
        place = len(self.instead)
        goods, kind = state.players[seat].goods, STOOD_IN_FOR[place]
        least = max(0, self.price[kind] - goods[kind])
        later = sum([max(0, self.price[other] - goods[other]) for other in STOOD_IN_FOR[place + 1 :]])
        most = min(self.price[kind], goods[SERVANTS] - self.price[SERVANTS] - later)
        below = state.stack[-2]
        for number in range(least, most + 1):
            if not isinstance(below, EnteringTower) or below.payable(state, number):
                menu.offer(STAND_IN[kind][number])

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        goods = state.players[seat].goods
        kind, number = option.args
        self.instead = (*self.instead, number)
        goods[SERVANTS] -= number
        goods[kind] += number
        if isinstance(state.stack[-2], BuyingCard):  # what is paid for a card may be stored (HOU-065)
            houses_of(state).stood_in[kind] = number
        if number:
            state.emit("servants_for: good, number", seat, (kind, number))


def without_stand_ins(state: Lorenzo, seat: Seat) -> list[int]:
    """What a player owns, with servants that stand in for goods in an open payment as servants."""
    goods = state.players[seat].goods[:]
    for frame in state.stack:
        if isinstance(frame, PayingWithServants) and frame.seat == seat:
            for kind, number in zip(STOOD_IN_FOR, frame.instead, strict=False):
                goods[kind] -= number
                goods[SERVANTS] += number
    return goods


class EnteringTower(Frame[Lorenzo]):
    """A tower is entered once it is known how the surcharge is paid (HOU-128)."""

    __slots__ = ("charge", "member", "place", "seat", "source", "space")

    def __init__(self, seat: Seat, space: int, charge: int, member: int, source: int, place: int) -> None:
        self.seat = seat
        self.space = space
        self.charge = charge
        self.member = member
        self.source = source
        self.place = place

    def copy(self) -> EnteringTower:
        return EnteringTower(self.seat, self.space, self.charge, self.member, self.source, self.place)

    def payable(self, state: Lorenzo, servants: int) -> bool:
        """Whether the card can still be paid for after so many servants were part of the surcharge."""
        player = state.players[self.seat]
        before = player.goods
        player.goods = before[:]
        player.goods[COINS] -= self.charge - servants
        player.goods[SERVANTS] -= servants
        ways = ways_to_pay(state, player, state.floors[self.space], granted_by(self.source, self.place))
        spare = spare_servants(state, player, self.space, Purse(state, player, 0), ways)
        player.goods = before
        return spare >= 0

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        enter(state, self.seat, self.space, self.charge, self.member, self.source, self.place)
        return None


class BuyingCard(Frame[Lorenzo]):
    """A card is bought once it is known how it is paid."""

    __slots__ = ("price", "seat", "space")

    def __init__(self, seat: Seat, space: int, price: Goods) -> None:
        self.seat = seat
        self.space = space
        self.price = price

    def copy(self) -> BuyingCard:
        return BuyingCard(self.seat, self.space, self.price)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        buy(state, self.seat, self.space, self.price)
        return None


class ResumingActivation(Frame[Lorenzo]):
    """An activation goes on once it is known how its trades are paid."""

    __slots__ = ("activation",)

    def __init__(self, activation: Activation) -> None:
        self.activation = activation

    def copy(self) -> ResumingActivation:
        return ResumingActivation(self.activation.copy())

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        self.activation.work(state)
        return None


def asks_about_surcharge(
    state: Lorenzo, seat: Seat, space: int, charge: int, member: int, source: int, place: int
) -> bool:
    """Push the entering of a tower and the question how its surcharge is made up, if there is one."""
    price = tuple([charge if kind == COINS else 0 for kind in range(KINDS)])
    if not asks(state, seat, price):
        return False
    state.stack.append(EnteringTower(seat, space, charge, member, source, place))
    begin_standing_in(state, seat, price)
    return True


def asks_about_price(state: Lorenzo, seat: Seat, space: int, price: Goods) -> bool:
    """Push the buying of a card and the question how its price is made up, if there is one."""
    if not asks(state, seat, price):
        return False
    state.stack.append(BuyingCard(seat, space, price))
    begin_standing_in(state, seat, price)
    return True


def asks_about_trades(state: Lorenzo, activation: Activation) -> bool:
    """Push an activation and the question how its trades are paid, if there is one."""
    price = [0] * KINDS
    for trade in activation.trades:
        for kind in range(KINDS):
            price[kind] += TRADES[trade].pay[kind]
    if not asks(state, activation.seat, tuple(price)):
        return False
    state.stack.append(ResumingActivation(activation))
    begin_standing_in(state, activation.seat, tuple(price))
    return True
