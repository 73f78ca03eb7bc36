"""The production action: powers are planned one by one, all are paid, then all give (MAS-088 to MAS-104)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.masters.rules.cards import BASIC_POWER, CARDS, SLOTS, STORED, Power
from signoria.games.masters.rules.faith import gain_faith
from signoria.games.masters.rules.leaders import leader_power
from signoria.games.masters.rules.options import ELSEWHERE, PRODUCE, PRODUCED, RECEIVE, SPEND
from signoria.games.masters.rules.purchase import begin_payment
from signoria.games.masters.rules.state import Masters, Player
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat
from signoria.kit.goods import covers


class Produce(Frame[Masters]):
    """Powers chosen so far, what they will take and give, and what a power of free choice still wants to know."""

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
        kind = "spend" if self.spend else "receive" if self.receive else "power"
        return self.ask_unless_forced(state, self.seat, kind)

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        if self.spend:
            self.offer_spending(player, menu)
        elif self.receive:
            for option in RECEIVE:
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
            self.receive -= 1
            self.gain[option.args[0]] += 1
        else:
            self.paid = True
            begin_payment(state, seat, self.cost[:])

    def add(self, player: Player, index: int) -> None:
        """One more power joins the action."""
        power = power_at(player, index)
        assert power is not None
        self.used |= 1 << index
        self.spend = power.any_input
        self.receive = power.any_output
        self.faith += power.faith
        for resource in range(STORED):
            self.cost[resource] += power.input[resource]
            self.gain[resource] += power.output[resource]

    def give(self, state: Masters) -> None:
        """All output at once: resources into the strongbox, faith as one gain (MAS-098, MAS-102)."""
        state.stack.pop()
        strongbox = state.players[self.seat].strongbox
        for resource in range(STORED):
            strongbox[resource] += self.gain[resource]
        state.emit("produce: powers, goods, faith", self.seat, (self.used, tuple(self.gain), self.faith))
        gain_faith(state, self.seat, self.faith)


def power_at(player: Player, index: int) -> Power | None:
    """The power an option of PRODUCE names, if this player has it now."""
    if index == 0:
        return BASIC_POWER
    if index <= SLOTS:
        slot = player.slots[index - 1]
        return CARDS[slot[-1]].power if slot else None
    return leader_power(player, index - 1 - SLOTS)


def offer_powers(player: Player, used: int, cost: list[int], menu: Menu) -> None:
    """Powers not yet used that can be paid beside a cost already planned (MAS-088, MAS-093 to MAS-095)."""
    left = [player.owns(r) - cost[r] for r in range(STORED)]
    total = sum(left)
    for index in range(len(PRODUCE)):
        power = power_at(player, index)
        if power is None:
            menu.refuse(PRODUCE[index], "MAS-089" if index <= SLOTS else "MAS-139")
        elif used >> index & 1:
            menu.refuse(PRODUCE[index], "MAS-093")
        elif total < power.any_input or not covers(left, power.input):
            menu.refuse(PRODUCE[index], "MAS-095")
        else:
            menu.offer(PRODUCE[index])


def begin_production(state: Masters, seat: Seat, power: int) -> None:
    produce = Produce(seat, 0, [0, 0, 0, 0], [0, 0, 0, 0], 0, 0, 0, False)
    produce.add(state.players[seat], power)
    state.stack.append(produce)
