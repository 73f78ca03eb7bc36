"""Towers: which cards can be taken, at which cost, and taking them with or without a family member (LOR-045 to 069)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.alternative import Alternative
from signoria.games.lorenzo.rules.cards import (
    CARDS,
    COLORED,
    FLOOR_GOODS,
    FLOORS,
    SOURCES,
    SPACES,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import NONE, Cost, Tower
from signoria.games.lorenzo.rules.effects import TakeCard
from signoria.games.lorenzo.rules.giving import begin_giving, pay
from signoria.games.lorenzo.rules.in_force import InForce
from signoria.games.lorenzo.rules.options import PAY, less
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, PIECES, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import COINS, KINDS, MILITARY, SERVANTS, TERRITORY
from signoria.kernel.core import Decision, Menu, Option, Seat
from signoria.kit.goods import Goods, covers

#: What a card without a cost costs (LOR-070).
FREE: Final = [Cost((0,) * KINDS, 0)]
#: The bits of all colored members.
ALL_COLORED: Final = (1 << COLORED) - 1


def is_occupied(state: Lorenzo, tower: int) -> bool:
    """Whether any family member stands in a tower (LOR-053)."""
    bottom = TOWERS[tower].bottom
    for space in range(bottom, bottom + FLOORS):
        if state.spaces[space]:
            return True
    return False


def has_colored(state: Lorenzo, seat: Seat, first: int, last: int) -> bool:
    """Whether a colored member of the seat stands on one of some neighbouring spaces (LOR-059, LOR-120)."""
    if not state.players[seat].placed & ALL_COLORED:
        return False
    for space in range(first, last + 1):
        for piece in state.spaces[space]:
            if piece // PIECES == seat and piece % PIECES < COLORED:
                return True
    return False


def floor_value(state: Lorenzo, space: int) -> int:
    """The value that a floor asks for."""
    printed = SPACES[space]
    return state.rules.floor_values(state, printed.tower)[printed.number - 1]


def taking_value(in_force: InForce, tower: Tower, type: int) -> int:
    """What is added to the value of taking a card of a type from a tower."""
    value = in_force.action_value(type)
    return value if tower.action == NONE else value + in_force.action_value(tower.action)


def added_on_floor(state: Lorenzo, player: Player, space: int) -> int:
    """What a player's cards, leaders and tiles add to the value of taking the card of a floor."""
    return taking_value(player.in_force(), TOWERS[SPACES[space].tower], CARDS[state.floors[space]].type)


def needed_on_floor(state: Lorenzo, player: Player, space: int) -> int:
    """What a member with its servants must be worth to reach the card of a floor (LOR-045)."""
    return floor_value(state, space) - added_on_floor(state, player, space)


def rule_against_card(state: Lorenzo, player: Player, space: int) -> str:
    """The rule that keeps the card of a floor out of reach whatever is paid; "" if none does."""
    card = state.floors[space]
    return no_card(state, space) if card == NONE else no_room(state, player, CARDS[card].type)


def no_card(state: Lorenzo, space: int) -> str:
    """The rule that closes a floor without a card: a member stands there, or an effect took it (LOR-048, LOR-050)."""
    return "LOR-048" if state.spaces[space] else "LOR-050"


def no_room(state: Lorenzo, player: Player, type: int, armed: bool = False) -> str:
    """The rule that keeps every card of a type off the personal board; "" if none does (LOR-067, LOR-072).

    armed: no military is asked for a territory.
    """
    row = len(player.cards[type])
    most, rule = state.rules.most_cards(player, type)
    if row >= most:
        return rule
    if type == TERRITORY and not armed and player.goods[MILITARY] < player.in_force().required_military(row):
        return "LOR-072"
    return ""


def ways_to_pay(state: Lorenzo, player: Player, card: int, granted: tuple[Goods, ...]) -> list[Cost]:
    """The costs of a card after all discounts, those granted for it alone included (LOR-100 to LOR-103)."""
    choices = player.in_force().discounts(CARDS[card].type)
    return discounted_costs(state, player, card, [*choices, granted] if granted else choices)


def discounted_costs(state: Lorenzo, player: Player, card: int, choices: list[tuple[Goods, ...]]) -> list[Cost]:
    """The costs of a card after some discounts, each with each of its options."""
    costs = CARDS[card].costs or FREE
    for options in choices:
        lower: list[Cost] = []
        for cost in costs:
            for option in options:
                way = Cost(less(cost.pay, option), cost.military)
                if way.pay not in [other.pay for other in lower]:
                    lower.append(way)
        costs = lower
    costs = state.rules.costs(player, card, costs)
    if not choices or len(costs) < 2 or may_pay_more(state, player, card):  # no printed cost only takes more
        return costs
    return undominated(costs)


def may_pay_more(state: Lorenzo, player: Player, card: int) -> bool:
    """Whether ways to pay that only take more than others are asked about (LOR-038)."""
    return state.rulings == FIRST_RULINGS or state.rules.stores(player, CARDS[card].type)


def undominated(costs: list[Cost]) -> list[Cost]:
    """Ways to pay without those that only take more than another, or show more military."""
    best: list[Cost] = []
    for cost in costs:
        if not any([takes_no_more(other, cost) for other in best]):
            best = [other for other in best if not takes_no_more(cost, other)]
            best.append(cost)
    return best


def takes_no_more(cost: Cost, other: Cost) -> bool:
    """Whether a cost asks for no more of anything than another."""
    if cost.military > other.military:
        return False
    for kind in range(len(cost.pay)):
        if cost.pay[kind] > (other.pay[kind] if kind < len(other.pay) else 0):
            return False
    return True


def can_pay(purse: list[int], cost: Cost) -> bool:
    """Whether goods hold a cost and its military threshold (LOR-064, LOR-109)."""
    return purse[MILITARY] >= cost.military and covers(purse, cost.pay)


class Purse:
    """What a player has left for a card after the surcharge, which own coins pay before a floor gives anything.

    servants: that may be paid for value as well; -1: the surcharge cannot be paid (LOR-055).
    """

    __slots__ = ("goods", "servants")

    def __init__(self, state: Lorenzo, player: Player, charge: int) -> None:
        self.goods = player.goods
        self.servants = player.goods[SERVANTS]
        if charge:
            self.goods = player.goods[:]
            self.goods[COINS] -= charge
            short = -self.goods[COINS]
            if short > 0:  # servants stand in for coins
                self.goods[COINS] = 0
                self.goods[SERVANTS] -= short
                self.servants = self.goods[SERVANTS] if state.rules.stands_in(player) else -1

    def on(self, state: Lorenzo, player: Player, space: int) -> list[int]:
        """With the bonus of a floor (LOR-052, LOR-056)."""
        bonus, in_force = FLOOR_GOODS[space], player.in_force()
        if bonus is None or not in_force.floor_bonus(SPACES[space]):
            return self.goods
        gain = list(bonus)
        if in_force.gained:
            in_force.gains(False, gain, 0)
        state.rules.limit_gain(state, gain)
        goods = self.goods[:]
        for kind in range(len(gain)):
            if gain[kind]:
                goods[kind] += gain[kind]
        return goods


def spare_servants(state: Lorenzo, player: Player, space: int, purse: Purse, ways: list[Cost]) -> int:
    """The most servants that may be paid for value if a card is to be paid in one of these ways; -1: it cannot be."""
    if purse.servants < 0 or not CARDS[state.floors[space]].costs:
        return purse.servants
    spare = servants_spared(state, player, purse.goods, purse.servants, ways)
    if spare < purse.servants and FLOOR_GOODS[space] is not None:  # the bonus of the floor may help
        spare = servants_spared(state, player, purse.on(state, player, space), purse.servants, ways)
    return spare


def servants_spared(state: Lorenzo, player: Player, goods: list[int], most: int, ways: list[Cost]) -> int:
    """How many servants the best way to pay leaves, up to a number; -1: there is no way."""
    spare = -1
    for cost in ways:
        short = 0 if can_pay(goods, cost) else state.rules.stand_ins(player, goods, cost)
        if short >= 0:
            spare = max(spare, min(most, goods[SERVANTS] - cost.pay[SERVANTS] - short))
    return spare


def unpaid(state: Lorenzo, player: Player, charge: int) -> str:
    """Why a card of a floor cannot be paid for: already the surcharge, or its cost (LOR-053, LOR-064)."""
    coins = player.goods[COINS]
    if state.rules.stands_in(player):
        coins += player.goods[SERVANTS]
    return "LOR-053" if coins < charge else "LOR-064"


def begin_taking(state: Lorenzo, seat: Seat, space: int, charge: int, member: int, granted: int, place: int) -> None:
    """Servants are paid; now the surcharge, unless it must be asked how, and whatever follows it (LOR-065)."""
    if not charge or not state.rules.asks_about_surcharge(state, seat, space, charge, member, granted, place):
        enter(state, seat, space, charge, member, granted, place)


def enter(state: Lorenzo, seat: Seat, space: int, charge: int, member: int, granted: int, place: int) -> None:
    """The surcharge, the member and the floor's bonus, then the card."""
    player = state.players[seat]
    if charge:
        pay(state, seat, (charge,), "surcharge", SPACES[space].tower)
    if member != NONE:
        put_member(state, seat, member, space)
    state.stack.append(TakingCard(seat, space, granted, place))
    if player.in_force().floor_bonus(SPACES[space]):
        begin_giving(state, seat, SPACES[space].source)


def put_member(state: Lorenzo, seat: Seat, member: int, space: int) -> None:
    """A family member stands on a space until the end of the round."""
    state.players[seat].placed |= 1 << member
    state.spaces[space] = (*state.spaces[space], seat * PIECES + member)
    state.emit("place: member, space", seat, (member, space))


class TakingCard(Question):
    """The card of a floor is paid and taken; then it gives what it gives at once (LOR-063, LOR-069)."""

    __slots__ = ("place", "seat", "source", "space")
    rule: ClassVar[str] = "LOR-068"

    def __init__(self, seat: Seat, space: int, source: int, place: int) -> None:
        self.seat = seat
        self.space = space
        self.source = source  # with place: the effect that granted the card
        self.place = place

    def copy(self) -> TakingCard:
        return TakingCard(self.seat, self.space, self.source, self.place)

    def owes(self) -> bool:
        return True

    def step(self, state: Lorenzo) -> list[Decision] | None:
        ways = self.ways(state)
        if len(ways) > 1:
            return [self.ask(state, self.seat, "pay")]
        self.take(state, ways[0].pay)
        return None

    def ways(self, state: Lorenzo) -> list[Cost]:
        player = state.players[self.seat]
        ways = ways_to_pay(state, player, state.floors[self.space], granted_by(self.source, self.place))
        goods = player.goods
        payable = [cost for cost in ways if can_pay(goods, cost) or state.rules.stand_ins(player, goods, cost) >= 0]
        if len(payable) < 2 or may_pay_more(state, player, state.floors[self.space]):
            return payable
        return undominated([Cost(cost.pay, 0) for cost in payable])  # military that is there need not be compared

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Every way to pay that can be paid (LOR-100, LOR-110)."""
        for cost in self.ways(state):
            menu.offer(PAY[cost.pay])
        menu.refuse_verbs({"pay": "LOR-064"})

    def alternatives(self, state: Lorenzo, seat: Seat) -> list[Alternative]:
        """The ways to pay, where there are several."""
        ways = self.ways(state) if seat == self.seat else []
        return [Alternative(PAY[cost.pay], pay=cost.pay) for cost in ways] if len(ways) > 1 else []

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        self.take(state, option.args)

    def take(self, state: Lorenzo, price: Goods) -> None:
        state.stack.pop()
        if not state.rules.asks_about_price(state, self.seat, self.space, price):
            buy(state, self.seat, self.space, price)


def buy(state: Lorenzo, seat: Seat, space: int, price: Goods) -> None:
    """The card of a floor is paid for and changes hands."""
    card = state.floors[space]
    pay(state, seat, price, "pay", card)
    state.floors[space] = NONE
    state.emit("take: card, space", seat, (card, space))
    acquire(state, seat, card, price)


def acquire(state: Lorenzo, seat: Seat, card: int, paid: Goods) -> None:
    """A card joins the player's own; then it gives what it gives at once."""
    state.players[seat].owns(card)
    state.rules.after_immediate_effect(state, seat, card)
    begin_giving(state, seat, CARDS[card].immediate)
    state.rules.before_immediate_effect(state, seat, card, paid)


def granted_by(source: int, place: int) -> tuple[Goods, ...]:
    """The options of the discount that a bonus action brings, for the card taken with it only (LOR-165)."""
    if source == NONE:
        return ()
    effect = SOURCES[source].effects[place]
    assert isinstance(effect, TakeCard)
    return effect.discounts
