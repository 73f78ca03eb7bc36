"""The production action: its powers are chosen, all are paid, then all give (MAS-088 to MAS-104)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.rules.cards import BASIC_POWER, CARDS, SLOTS, STORED, Power
from signoria.games.masters.rules.faith import gain_faith
from signoria.games.masters.rules.leaders import leader_power
from signoria.games.masters.rules.options import (
    ELSEWHERE,
    POWERS,
    PRODUCE,
    PRODUCED,
    PRODUCTIONS,
    RECEIVE,
    SPEND,
    powers_in,
)
from signoria.games.masters.rules.purchase import begin_payment
from signoria.games.masters.rules.state import ONE_BY_ONE, Masters, Player
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat
from signoria.kit.goods import covers


class Produce(Frame[Masters]):
    """Powers chosen, what they will take and give, and what powers of free choice still want to know."""

    __slots__ = ("cost", "faith", "gain", "paid", "receive", "seat", "spend", "used")
    rule: ClassVar[str] = "MAS-096"

    def __init__(
        self,
        seat: Seat,
        used: int,
        cost: list[int],
        gain: list[int],
        faith: int,
        spend: int,
        receive: int,
        paid: bool,
    ) -> None:
        self.seat = seat
        self.used = used  # one bit for each power
        self.cost = cost
        self.gain = gain
        self.faith = faith
        self.spend = spend
        self.receive = receive
        self.paid = paid

    def copy(self) -> Produce:
        return Produce(
            self.seat, self.used, self.cost[:], self.gain[:], self.faith, self.spend, self.receive, self.paid
        )

    def step(self, state: Masters) -> list[Decision] | None:
        if self.paid:
            self.give(state)
            return None
        if not self.spend and not self.receive and state.rulings > ONE_BY_ONE:
            self.pay(state)
            return None
        kind = "spend" if self.spend else "receive" if self.receive else "power"
        return self.ask_unless_forced(state, self.seat, kind)

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        if self.spend:
            self.offer_spending(player, menu)
        elif self.receive:
            for option in RECEIVE[self.receive]:
                menu.offer(option)
        else:
            offer_powers(player, self.used, self.cost, menu)
            menu.offer(PRODUCED)
        menu.refuse_verbs(ELSEWHERE)

    def offer_spending(self, player: Player, menu: Menu) -> None:
        """Any resources that are not yet due for another power (MAS-091, MAS-095)."""
        left = [player.owns(r) - self.cost[r] for r in range(STORED)]
        for goods, option in SPEND.items():
            if covers(left, goods):
                menu.offer(option)
            else:
                menu.refuse(option, "MAS-095")

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        verb = option.verb
        if verb == "produce":
            self.add(state.players[seat], option.args[0])
        elif verb == "spend":
            self.spend = 0
            for resource in range(STORED):
                self.cost[resource] += option.args[resource]
        elif verb == "receive":
            self.receive = 0
            for resource in range(STORED):
                self.gain[resource] += option.args[resource]
        else:
            self.pay(state)

    def add(self, player: Player, production: int) -> None:
        """Some powers join the action."""
        self.used |= production
        for index in powers_in(production):
            power = power_at(player, index)
            assert power is not None
            self.spend += power.any_input
            self.receive += power.any_output
            self.faith += power.faith
            for resource in range(STORED):
                self.cost[resource] += power.input[resource]
                self.gain[resource] += power.output[resource]

    def pay(self, state: Masters) -> None:
        """Nothing is left to choose but where it is taken from."""
        self.paid = True
        begin_payment(state, self.seat, self.cost[:])

    def give(self, state: Masters) -> None:
        """All output at once: resources into the strongbox, faith as one gain (MAS-098, MAS-102)."""
        state.stack.pop()
        strongbox = state.players[self.seat].strongbox
        for resource in range(STORED):
            strongbox[resource] += self.gain[resource]
        state.emit("produce: powers, goods, faith", self.seat, (self.used, tuple(self.gain), self.faith))
        gain_faith(state, self.seat, self.faith)


def power_at(player: Player, index: int) -> Power | None:
    """One of POWERS, if this player has it now."""
    if index == 0:
        return BASIC_POWER
    if index <= SLOTS:
        slot = player.slots[index - 1]
        return CARDS[slot[-1]].power if slot else None
    return leader_power(player, index - 1 - SLOTS)


def offer_powers(player: Player, used: int, cost: list[int], menu: Menu) -> None:
    """Powers not yet used that can be paid beside a cost already planned (MAS-088, MAS-093 to MAS-095)."""
    plan = Plan(used, [player.owns(r) - cost[r] for r in range(STORED)], 0)
    for index in range(len(POWERS)):
        option, power = PRODUCE[1 << index], power_at(player, index)
        if power is None:
            menu.refuse(option, missing(index))
        elif used >> index & 1:
            menu.refuse(option, "MAS-093")
        elif not plan.with_power(index, power).payable():
            menu.refuse(option, "MAS-095")
        else:
            menu.offer(option)


def offer_productions(player: Player, menu: Menu) -> None:
    """Powers that can be paid together, each of them once (MAS-088, MAS-093 to MAS-095)."""
    plans = [Plan(0, [player.owns(r) for r in range(STORED)], 0)]
    for index in range(len(POWERS)):
        power = power_at(player, index)
        if power is not None:
            for plan in plans[:]:
                larger = plan.with_power(index, power)
                if larger.payable():
                    plans.append(larger)
                    menu.offer(PRODUCE[larger.production])
    for option in menu.unmentioned(PRODUCTIONS):
        menu.refuse(option, why_not(player, option.args[0]))


class Plan:
    """Powers of a production, what is left when they are paid, and how much of that is due in any resources."""

    __slots__ = ("due", "left", "production")

    def __init__(self, production: int, left: list[int], due: int) -> None:
        self.production = production
        self.left = left
        self.due = due

    def with_power(self, index: int, power: Power) -> Plan:
        left = [self.left[r] - power.input[r] for r in range(STORED)]
        return Plan(self.production | 1 << index, left, self.due + power.any_input)

    def payable(self) -> bool:
        return min(self.left) >= 0 and sum(self.left) >= self.due


def why_not(player: Player, production: int) -> str:
    """The rule that forbids powers which cannot be used together: one is not there, or they cannot be paid."""
    for index in powers_in(production):
        if power_at(player, index) is None:
            return missing(index)
    return "MAS-095"


def missing(index: int) -> str:
    """The rule by which somebody does not have a power."""
    return "MAS-089" if index <= SLOTS else "MAS-139"


def begin_production(state: Masters, seat: Seat, production: int) -> None:
    produce = Produce(seat, 0, [0, 0, 0, 0], [0, 0, 0, 0], 0, 0, 0, False)
    produce.add(state.players[seat], production)
    state.stack.append(produce)
