"""The buying action: a top card is placed, paid and laid on the board (MAS-071 to MAS-087)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.masters.rules.cards import CARDS, STORED
from signoria.games.masters.rules.ending import end_by_cards, end_by_colour
from signoria.games.masters.rules.leaders import price
from signoria.games.masters.rules.names import pay_label
from signoria.games.masters.rules.options import BUY, ELSEWHERE, PAY, SLOT
from signoria.games.masters.rules.state import FIRST_RULINGS, NONE, Masters, Player
from signoria.kernel.core import Chance, Decision, Frame, Label, Menu, Option, Seat
from signoria.kit.hands import Ids

#: By the level of the card: why it may not go on a slot.
LEVEL_RULES: Final = ("", "MAS-077", "MAS-078", "MAS-079")


class Buy(Frame[Masters]):
    """A card of one stack is being bought: first its slot, then the payment, then it changes hands."""

    __slots__ = ("seat", "slot", "stack")
    rule: ClassVar[str] = "MAS-076"

    def __init__(self, seat: Seat, stack: int, slot: int) -> None:
        self.seat = seat
        self.stack = stack
        self.slot = slot

    def copy(self) -> Buy:
        return Buy(self.seat, self.stack, self.slot)

    def step(self, state: Masters) -> list[Decision] | None:
        if self.slot == NONE:
            return self.ask_unless_forced(state, self.seat, "slot")
        self.take(state)
        return None

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        card = state.tops[self.stack]
        for number, slot in enumerate(state.players[seat].slots):
            if fits(slot, card):
                menu.offer(SLOT[number])
            else:
                menu.refuse(SLOT[number], LEVEL_RULES[CARDS[card].level])
        menu.refuse_verbs(ELSEWHERE)

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        self.slot = option.args[0]
        begin_payment(state, seat, price(state.players[seat], state.tops[self.stack]))

    def take(self, state: Masters) -> None:
        """The card is the buyer's; by the first rulings the next one of its stack shows at once (MAS-084)."""
        state.stack.pop()
        player = state.players[self.seat]
        card = state.tops[self.stack]
        player.slots[self.slot] = (*player.slots[self.slot], card)
        state.tops[self.stack] = NONE
        state.emit("buy: card, slot", self.seat, (card, self.slot))
        if state.rulings == FIRST_RULINGS and state.covered[self.stack]:
            state.stack.append(Reveal(self.stack))
        end_by_cards(state, player)
        end_by_colour(state, CARDS[card].colour)


def offer_purchases(state: Masters, seat: Seat, menu: Menu) -> None:
    """Top cards that can be paid and placed (MAS-072, MAS-073, MAS-081)."""
    player = state.players[seat]
    for stack in range(len(BUY)):
        card = state.tops[stack]
        if card == NONE:
            menu.refuse(BUY[stack], "MAS-085")
        elif not can_pay(player, price(player, card)):
            menu.refuse(BUY[stack], "MAS-073")
        elif not any([fits(slot, card) for slot in player.slots]):
            menu.refuse(BUY[stack], "MAS-081")
        else:
            menu.offer(BUY[stack])


def fits(slot: Ids, card: int) -> bool:
    """A card goes on a card one level lower, or on an empty slot at level 1 (MAS-077 to MAS-082)."""
    return len(slot) == CARDS[card].level - 1


def can_pay(player: Player, cost: list[int]) -> bool:
    """Whether depots and strongbox together hold a cost (MAS-073, MAS-074)."""
    for resource in range(STORED):
        if player.owns(resource) < cost[resource]:
            return False
    return True


def begin_payment(state: Masters, seat: Seat, cost: list[int]) -> None:
    state.stack.append(Pay(seat, cost, [0] * (2 * STORED)))


class Pay(Frame[Masters]):
    """A cost is paid out of depots and strongbox as the player likes; depots first is the first option (MAS-074)."""

    __slots__ = ("cost", "paid", "seat")
    rule: ClassVar[str] = "MAS-073"

    def __init__(self, seat: Seat, cost: list[int], paid: list[int]) -> None:
        self.seat = seat
        self.cost = cost  # still to be paid
        self.paid = paid  # out of the depots, then out of the strongbox

    def copy(self) -> Pay:
        return Pay(self.seat, self.cost[:], self.paid[:])

    def step(self, state: Masters) -> list[Decision] | None:
        if sum(self.cost) == 0:
            state.stack.pop()
            if sum(self.paid):
                state.emit("pay: depots, strongbox", self.seat, (tuple(self.paid[:STORED]), tuple(self.paid[STORED:])))
            return None
        return self.ask_unless_forced(state, self.seat, "pay")

    def offer(self, state: Masters, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        resource = self.resource()
        due = self.cost[resource]
        least = max(0, due - player.strongbox[resource])
        for number in range(min(due, player.depots[resource]), least - 1, -1):
            menu.offer(PAY[resource][number])
        menu.refuse_verbs(ELSEWHERE)

    def describe(self, state: Masters, seat: Seat, option: Option) -> Label | None:
        return pay_label(seat, option, self.cost[option.args[0]]) if option.verb == "pay" else None

    def answer(self, state: Masters, seat: Seat, option: Option) -> None:
        resource, number = option.args
        rest = self.cost[resource] - number
        player = state.players[seat]
        player.depots[resource] -= number
        player.strongbox[resource] -= rest
        self.cost[resource] = 0
        self.paid[resource] += number
        self.paid[STORED + resource] += rest

    def resource(self) -> int:
        """The resource to be paid next."""
        resource = 0
        while resource < STORED - 1 and self.cost[resource] == 0:
            resource += 1
        return resource


class Reveal(Chance[Masters]):
    """The next card of a stack shows; which one it is, chance decides only now (MAS-018)."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def copy(self) -> Reveal:
        return self

    def happen(self, state: Masters) -> None:
        bag = list(state.covered[self.stack])
        card = state.rng.draw(bag, f"grid.{self.stack}")
        state.covered[self.stack] = tuple(bag)
        state.tops[self.stack] = card
        state.emit("reveal: card", NONE, (card,))
