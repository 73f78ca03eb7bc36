"""The object auction: openings, bids and passes, and the last player's purchase (PRI-029 to PRI-060, PRI-252 on)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import (
    MERCHANT,
    NONE,
    OPENING_BID,
    RAISE,
    TWO,
    TWO_OPENING_BID,
)
from signoria.games.princes.rules.characters import give_back, offer_uses, rank, use
from signoria.games.princes.rules.missing import priced
from signoria.games.princes.rules.money import means, pay, score
from signoria.games.princes.rules.names import object_name
from signoria.games.princes.rules.objects import stacks_of, take_object, useless
from signoria.games.princes.rules.options import BID, BUY, DECLINE, ELSEWHERE, FREE, NOTHING, OPEN, PASS, PAY_AND_RANK
from signoria.games.princes.rules.places import character_place, stack_place
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.wording import price_parameters
from signoria.kernel.core import Chance, Decision, Frame, Label, Menu, Option, Seat


def opening_bid(state: Princes) -> int:
    """What choosing a stack bids for it (PRI-030, PRI-252)."""
    return TWO_OPENING_BID if len(state.players) == TWO else OPENING_BID


def too_dear(state: Princes, verb: str) -> str:
    """The rule by which nobody opens or buys what he cannot pay (PRI-053, PRI-256, PRI-258)."""
    if len(state.players) != TWO:
        return "PRI-053"
    return "PRI-258" if verb == "open" else "PRI-256"


class ObjectAuction(Frame[Princes]):
    """Everybody may win one object in a round; each stack gives one (PRI-039, PRI-040)."""

    __slots__ = ("at", "bid", "closed", "leader", "opener", "out", "passed", "stack", "won")
    rule: ClassVar[str] = "PRI-029"

    def __init__(
        self, opener: Seat, out: int, won: int, closed: int, stack: int, bid: int, leader: Seat, at: Seat, passed: int
    ) -> None:
        self.opener = opener
        self.out = out  # bits of those who declined
        self.won = won  # bits of those who have an object
        self.closed = closed  # bits of stacks
        self.stack = stack  # up for auction
        self.bid = bid
        self.leader = leader
        self.at = at  # who was asked last
        self.passed = passed  # on this object

    def copy(self) -> ObjectAuction:
        return ObjectAuction(
            self.opener,
            self.out,
            self.won,
            self.closed,
            self.stack,
            self.bid,
            self.leader,
            self.at,
            self.passed,
        )

    def step(self, state: Princes) -> list[Decision] | None:
        remaining = self.seats_remaining(state)
        if self.stack != NONE:
            bidder = self.next_bidder(state)
            if bidder != NONE:
                return [self.ask(state, bidder, "bid")]
            self.award(state)
        elif not remaining:
            state.stack.pop()
        else:
            return [self.ask(state, self.next_opener(state), "purchase" if remaining == 1 else "open")]
        return None

    def remains(self, seat: Seat) -> bool:
        """Whether a seat has no object yet and has not declined (PRI-044)."""
        return not (self.won | self.out) >> seat & 1

    def seats_remaining(self, state: Princes) -> int:
        """How many still may win an object."""
        return len(state.players) - (self.won | self.out).bit_count()

    def next_opener(self, state: Princes) -> Seat:
        """The opener who did not win opens again, else the next clockwise (PRI-042, PRI-043, PRI-046)."""
        seat = self.opener
        while not self.remains(seat):
            seat = state.after(seat)
        return seat

    def next_bidder(self, state: Princes) -> Seat:
        """Clockwise from the last one asked; NONE when only the highest bidder is left (PRI-032, PRI-037)."""
        seat = state.after(self.at)
        while seat != self.at:
            if seat != self.leader and self.remains(seat) and not self.passed >> seat & 1:
                return seat
            seat = state.after(seat)
        return NONE

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        if self.stack != NONE:
            self.offer_bid(state, seat, menu)
        elif self.seats_remaining(state) == 1:
            self.offer_stacks(state, seat, BUY, state.last_price, menu)
            menu.offer(NOTHING)
        else:
            self.offer_stacks(state, seat, OPEN, opening_bid(state), menu)
            menu.offer(DECLINE)
        offer_uses(state, seat, menu)
        menu.refuse_verbs({"recruit": "PRI-094", "bid": "PRI-029", "open": "PRI-048", "buy": "PRI-048"})

    def offer_bid(self, state: Princes, seat: Seat, menu: Menu) -> None:
        """Exactly one step more, or pass; a pass that is forced looks like any other (PRI-033, PRI-034, PRI-218)."""
        rule = useless(state, seat, self.stack)
        if rule:
            menu.refuse(BID, rule)
        elif means(state, seat) < self.bid + RAISE:
            menu.refuse(BID, "PRI-034")
        else:
            menu.offer(BID)
        menu.offer(PASS)

    def offer_stacks(self, state: Princes, seat: Seat, options: list[Option], price: int, menu: Menu) -> None:
        """Stacks that are open and that the seat can use and pay (PRI-029, PRI-048, PRI-053, PRI-054)."""
        payable = means(state, seat) >= price
        for stack in stacks_of(state):
            rule = "PRI-039" if self.closed >> stack & 1 else useless(state, seat, stack)
            if rule:
                menu.refuse(options[stack], rule)
            elif not payable:
                menu.refuse(options[stack], too_dear(state, options[stack].verb))
            else:
                menu.offer(options[stack])
        for option in menu.unmentioned(options):
            menu.refuse(option, "PRI-253" if len(state.players) == TWO else "PRI-018")

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label | None:
        """A bid is one step more than the highest one."""
        if option is not BID or self.stack == NONE:
            return None
        parameters = {"object": object_name(self.stack), **priced(state, seat, option, self.bid + RAISE)}
        return Label("princes-option-bid", parameters, stack_place(state, self.stack))

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        verb = option.verb
        if verb == "open":
            self.open(state, seat, option.args[0])
        elif verb == "bid":
            self.bid += RAISE
            self.leader = self.at = seat
            state.emit("bid: price", seat, (self.bid,))
        elif verb == "pass":
            self.passed |= 1 << seat
            self.at = seat
            state.emit("pass", seat)
        elif verb == "buy":
            self.stack, self.bid, self.leader = option.args[0], state.last_price, seat
            self.award(state)
        elif verb in ("decline", "nothing"):
            self.out |= 1 << seat
            state.emit(verb, seat)
        else:
            use(state, seat, option)

    def open(self, state: Princes, seat: Seat, stack: int) -> None:
        self.opener = self.leader = self.at = seat
        self.stack, self.bid, self.passed = stack, opening_bid(state), 0
        state.emit("open: stack, price", seat, (stack, self.bid))

    def award(self, state: Princes) -> None:
        """The winner's marker closes the stack for the round (PRI-038, PRI-039)."""
        stack, winner, bid = self.stack, self.leader, self.bid
        self.won |= 1 << winner
        self.closed |= 1 << stack
        self.stack = NONE
        state.emit("won: stack, price", winner, (stack, bid))
        if state.players[winner].character == MERCHANT:
            state.stack.append(FreeObject(winner, stack, bid))
        else:
            state.stack.append(PayingBid(winner, stack, bid))


class PayingBid(Chance[Princes]):
    """The winner pays and takes the object; others learn only now what it costs in points (PRI-213, PRI-215)."""

    __slots__ = ("bid", "seat", "stack")

    def __init__(self, seat: Seat, stack: int, bid: int) -> None:
        self.seat = seat
        self.stack = stack
        self.bid = bid

    def copy(self) -> PayingBid:
        return self

    def happen(self, state: Princes) -> None:
        pay(state, self.seat, self.bid)
        take_object(state, self.seat, self.stack)


class FreeObject(Frame[Princes]):
    """The merchant's owner has the object free, or pays and scores (PRI-305, PRI-309, PRI-310)."""

    __slots__ = ("bid", "seat", "stack")
    rule: ClassVar[str] = "PRI-309"

    def __init__(self, seat: Seat, stack: int, bid: int) -> None:
        self.seat = seat
        self.stack = stack
        self.bid = bid

    def copy(self) -> FreeObject:
        return FreeObject(self.seat, self.stack, self.bid)

    def step(self, state: Princes) -> list[Decision] | None:
        return [self.ask(state, self.seat, "merchant")]

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        menu.offer(FREE)
        menu.offer(PAY_AND_RANK)
        menu.refuse_verbs(ELSEWHERE)

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label | None:
        if option is not FREE and option is not PAY_AND_RANK:
            return None
        parameters = {
            "object": object_name(self.stack),
            **price_parameters(state, seat, self.bid),
            "n": rank(state, seat),
        }
        kind = "free" if option is FREE else "pay"
        return Label(f"princes-option-merchant-{kind}", parameters, character_place(state, MERCHANT))

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        points = rank(state, seat) if option is PAY_AND_RANK else 0
        if option is PAY_AND_RANK:
            pay(state, seat, self.bid)
        else:
            state.emit("free: stack", seat, (self.stack,))
        give_back(state, seat)
        score(state, seat, points, "rank")
        take_object(state, seat, self.stack)


def begin_object_auction(state: Princes) -> None:
    state.stack.append(ObjectAuction(state.first, 0, 0, 0, NONE, 0, NONE, NONE, 0))
