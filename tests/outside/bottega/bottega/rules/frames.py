"""The course of a match: what is drawn, who is asked, and what may be answered."""

from __future__ import annotations

from typing import ClassVar

from bottega.rules.state import BUY, EARNED, GIVE, KEEP, NONE, PASS, ROUNDS, STALLS, Bottega, price
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat


class Deal(Chance[Bottega]):
    """Before the first round: cloth for the stalls, a secret commission for everybody (BOT-007)."""

    def copy(self) -> Deal:
        return self

    def happen(self, state: Bottega) -> None:
        for seat, clothier in enumerate(state.clothiers):
            clothier.commission = state.rng.draw(state.commissions, "commissions")
            state.emit("dealt: colour", seat, (clothier.commission,), secret=True)
        state.stack += [Fill(stall) for stall in reversed(range(STALLS))]


class Fill(Chance[Bottega]):
    """A bolt from the bag for an empty stall (BOT-003)."""

    __slots__ = ("stall",)

    def __init__(self, stall: int) -> None:
        self.stall = stall

    def copy(self) -> Fill:
        return Fill(self.stall)

    def happen(self, state: Bottega) -> None:
        bolt = state.rng.draw(state.bag, "bolts")
        state.stalls[self.stall] = bolt
        state.emit("fill: stall, bolt", NONE, (self.stall, bolt))


class Rounds(Frame[Bottega]):
    """Round after round: a turn for everybody, then the guild (BOT-001)."""

    def copy(self) -> Rounds:
        return self

    def step(self, state: Bottega) -> list[Decision] | None:
        if state.round == ROUNDS:
            state.stack.pop()
            state.stack.append(Show())
            return None
        seats = len(state.clothiers)
        turns = [Turn((state.round + place) % seats) for place in range(seats)]
        state.round += 1
        state.emit("round: round", turns[0].seat, (state.round,))
        state.stack += [Gifts(()), *reversed(turns)]
        return None


class Turn(Frame[Bottega]):
    """Somebody buys a bolt, or passes (BOT-003)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "BOT-003"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Turn:
        return Turn(self.seat)

    def step(self, state: Bottega) -> list[Decision] | None:
        return [self.ask(state, self.seat, "turn")]

    def offer(self, state: Bottega, seat: Seat, menu: Menu) -> None:
        for option, bolt in zip(BUY, state.stalls, strict=True):
            if bolt == NONE:
                menu.refuse(option, "BOT-004")
            elif price(bolt) > state.clothiers[seat].coins:
                menu.refuse(option, "BOT-005")
            else:
                menu.offer(option)
        menu.offer(PASS)

    def answer(self, state: Bottega, seat: Seat, option: Option) -> None:
        state.stack.pop()
        clothier = state.clothiers[seat]
        if option is PASS:
            clothier.coins += EARNED
            state.emit("pass: coins", seat, (EARNED,))
            return
        stall = option.args[0]
        bolt = state.stalls[stall]
        clothier.coins -= price(bolt)
        clothier.bolts += (bolt,)
        state.stalls[stall] = NONE
        state.emit("buy: bolt", seat, (bolt,))
        if state.bag:
            state.stack.append(Fill(stall))


class Gifts(Frame[Bottega]):
    """The guild asks everybody at once for a gift; answered: who has said something (BOT-006)."""

    __slots__ = ("answered",)
    rule: ClassVar[str] = "BOT-006"

    def __init__(self, answered: tuple[Seat, ...]) -> None:
        self.answered = answered

    def copy(self) -> Gifts:
        return Gifts(self.answered)

    def step(self, state: Bottega) -> list[Decision] | None:
        seats = [seat for seat, clothier in enumerate(state.clothiers) if clothier.coins and seat not in self.answered]
        if seats:
            return [self.ask(state, seat, "gift") for seat in seats]
        state.stack.pop()
        return None

    def offer(self, state: Bottega, seat: Seat, menu: Menu) -> None:
        menu.offer(GIVE)
        menu.offer(KEEP)

    def answer(self, state: Bottega, seat: Seat, option: Option) -> None:
        self.answered += (seat,)
        if option is GIVE:
            state.clothiers[seat].coins -= 1
            state.clothiers[seat].gifts += 1
        state.emit(option.verb, seat)


class Show(Chance[Bottega]):
    """After the last round the commissions are shown (BOT-002)."""

    def copy(self) -> Show:
        return self

    def happen(self, state: Bottega) -> None:
        state.over = True
        for seat, clothier in enumerate(state.clothiers):
            state.emit("show: colour, points", seat, (clothier.commission, clothier.commissioned()))
