"""Completing a work: its bonus cards, the payment and the exchange for points (PRI-114 to PRI-138, PRI-318 on)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import FLORINS_PER_POINT, FLORINS_PER_VALUE, MINIMUM
from signoria.games.princes.rules.counting import princess_value, work_parts, work_value
from signoria.games.princes.rules.missing import missing_value
from signoria.games.princes.rules.options import ADD, COMPLETE, ELSEWHERE, EXCHANGE
from signoria.games.princes.rules.places import bonus_place, points_place
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.wording import bonus_parameters, minimum
from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Seat, Word
from signoria.kit.hands import Ids, without


class CompletingWork(Frame[Princes]):
    """Bonus cards are added one by one, in any order, until the work is complete (PRI-117, PRI-177)."""

    __slots__ = ("bonuses", "profession", "seat")
    rule: ClassVar[str] = "PRI-177"

    def __init__(self, seat: Seat, profession: int, bonuses: Ids) -> None:
        self.seat = seat
        self.profession = profession
        self.bonuses = bonuses

    def copy(self) -> CompletingWork:
        return CompletingWork(self.seat, self.profession, self.bonuses)

    def step(self, state: Princes) -> list[Decision] | None:
        """Asked as long as a card could still be added: leaving it out is a choice too."""
        if len(self.bonuses) < len(state.players[self.seat].bonuses):
            return [self.ask(state, self.seat, "bonus_cards")]
        self.answer(state, self.seat, COMPLETE)
        return None

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        """Every card in hand that is not with the work yet; complete is a work only at the minimum (PRI-115)."""
        for card in state.players[seat].bonuses:
            if card not in self.bonuses:
                menu.offer(ADD[card])
        if work_value(state, seat, self.profession, self.bonuses) >= MINIMUM[state.round]:
            menu.offer(COMPLETE)
        else:
            menu.refuse(COMPLETE, "PRI-115")
        menu.refuse_verbs(ELSEWHERE)

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label | None:
        """The value that a bonus card makes, or that the work has."""
        if option.verb == "add":
            value = work_value(state, seat, self.profession, (*self.bonuses, option.args[0]))
            parameters = {**bonus_parameters(state, seat, option.args[0]), "value": value, "minimum": minimum(state)}
            return Label("princes-option-add", parameters, bonus_place(state, seat, option.args[0]))
        if option is COMPLETE:
            value = work_value(state, seat, self.profession, self.bonuses)
            parameters = {"value": value, "minimum": minimum(state), "florins": value * FLORINS_PER_VALUE}
            parameters |= missing_value(state, seat, option, value)
            return Label("princes-option-complete", parameters)
        return None

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        if option is not COMPLETE:
            self.bonuses = (*self.bonuses, option.args[0])
            return
        state.stack.pop()
        player = state.players[seat]
        parts = work_parts(state, seat, self.profession, self.bonuses)
        player.hand = without(player.hand, self.profession)
        player.table = (*player.table, self.profession)
        player.bonuses = tuple([card for card in player.bonuses if card not in self.bonuses])
        state.removed = tuple(sorted([*state.removed, *self.bonuses]))
        state.emit("work: profession, parts", seat, (self.profession, tuple(parts)))
        if self.bonuses:
            state.emit("bonuses: cards", seat, (self.bonuses,))
        earn(state, seat, sum(parts))


def best_value(state: Princes, seat: Seat, profession: int) -> int:
    """What a work can be worth with all bonus cards, none of which takes anything away (PRI-114)."""
    return work_value(state, seat, profession, state.players[seat].bonuses)


def complete_with_princess(state: Princes, seat: Seat) -> None:
    """A work without a profession and without bonus cards (PRI-318 to PRI-325)."""
    value = princess_value(state.players[seat])
    state.emit("princess: value", seat, (value,))
    earn(state, seat, value)


def earn(state: Princes, seat: Seat, value: int) -> None:
    """The bank pays for the work, whose value is marked for the best of the round (PRI-128, PRI-135)."""
    player = state.players[seat]
    player.best = max(player.best, value)
    player.money += FLORINS_PER_VALUE * value
    state.stack.append(ExchangingFlorins(seat, FLORINS_PER_VALUE * value // FLORINS_PER_POINT))


class ExchangingFlorins(Frame[Princes]):
    """Right away any part of a payment may become points (PRI-130 to PRI-133); at the end so the banker's (PRI-297)."""

    __slots__ = ("most", "seat")
    rule: ClassVar[str] = "PRI-131"

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most

    def copy(self) -> ExchangingFlorins:
        return ExchangingFlorins(self.seat, self.most)

    def step(self, state: Princes) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "exchange")

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        for points in range(min(self.most, len(EXCHANGE) - 1), -1, -1):
            menu.offer(EXCHANGE[points])
        menu.refuse_verbs(ELSEWHERE)

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label | None:
        """Points, the florins they take, and the money that is left then."""
        if option.verb != "exchange":
            return None
        florins = option.args[0] * FLORINS_PER_POINT
        left = state.players[seat].money - florins
        parameters: dict[str, Word] = {"n": option.args[0], "florins": florins, "left": left}
        return Label("princes-option-exchange", parameters, points_place(option.args[0]))

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        points = option.args[0]
        state.players[seat].points += points
        state.players[seat].money -= FLORINS_PER_POINT * points
        state.emit("exchange: points", seat, (points,))
