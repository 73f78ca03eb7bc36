"""A turn of the action phase: two actions, and recruiting around them (PRI-093 to PRI-113, PRI-139 to PRI-182)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import (
    ACTIONS,
    BONUS,
    BONUS_COST,
    BUILDING_COST,
    BUILDINGS,
    CARDINAL,
    CHARACTERS,
    FREEDOM_COST,
    FREEDOMS,
    MINIMUM,
    MUSE,
    PRINCESS,
    PROFESSION,
    PROFESSION_COST,
)
from signoria.games.princes.rules.characters import give_back, offer_uses, use
from signoria.games.princes.rules.counting import bonus_value, buildings, princess_value, work_value
from signoria.games.princes.rules.decks import DrawCards
from signoria.games.princes.rules.money import means, pay
from signoria.games.princes.rules.objects import PlacingPiece, offer_recruiting, recruit
from signoria.games.princes.rules.options import (
    BUILD,
    END_TURN,
    INTRODUCE,
    PRINCESS_WORK,
    TAKE_BONUS,
    TAKE_PROFESSION,
    WORK,
)
from signoria.games.princes.rules.state import RECRUITING, Princes
from signoria.games.princes.rules.works import CompletingWork, complete_with_princess
from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Seat


class Turn(Frame[Princes]):
    """Up to two actions in any order, three with the cardinal (PRI-103 to PRI-111, PRI-300)."""

    __slots__ = ("freedom", "left", "profession", "seat")
    rule: ClassVar[str] = "PRI-103"

    def __init__(self, seat: Seat, left: int, profession: bool, freedom: bool) -> None:
        self.seat = seat
        self.left = left
        self.profession = profession  # a profession card was taken in this turn
        self.freedom = freedom  # a freedom was introduced in this turn

    def copy(self) -> Turn:
        return Turn(self.seat, self.left, self.profession, self.freedom)

    def step(self, state: Princes) -> list[Decision] | None:
        return [self.ask(state, self.seat, "turn")]

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        if self.left:
            self.offer_works(state, seat, menu)
            self.offer_buildings(state, seat, menu)
            self.offer_purchases(state, seat, menu)
        offer_recruiting(state, seat, menu)
        offer_uses(state, seat, menu)
        menu.offer(END_TURN)

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label | None:
        return Label("princes-option-end", {"n": self.left}) if option is END_TURN else None

    def offer_works(self, state: Princes, seat: Seat, menu: Menu) -> None:
        """Professions in hand that can reach the minimum of the round (PRI-114 to PRI-119)."""
        player, least = state.players[seat], MINIMUM[state.round]
        added = bonus_value(player, player.bonuses)
        for profession in player.hand:
            if work_value(state, seat, profession, ()) + added < least:
                menu.refuse(WORK[profession], "PRI-115")
            else:
                menu.offer(WORK[profession])
        for card in player.table:
            if card != RECRUITING:
                menu.refuse(WORK[card], "PRI-119")
        menu.refuse_verbs({"work": "PRI-114"})
        if player.character != PRINCESS:
            menu.refuse(PRINCESS_WORK, "PRI-318")
        elif princess_value(player) < least:
            menu.refuse(PRINCESS_WORK, "PRI-324")
        else:
            menu.offer(PRINCESS_WORK)

    def offer_buildings(self, state: Princes, seat: Seat, menu: Menu) -> None:
        """Buildings in the supply that are not owned, can be paid and have a place (PRI-145 to PRI-148, PRI-158)."""
        player = state.players[seat]
        owned, payable = buildings(player), means(state, seat) >= BUILDING_COST[player.builders]
        for building in range(len(BUILDINGS)):
            if building in owned:
                menu.refuse(BUILD[building], "PRI-158")
            elif not state.buildings[building]:
                menu.refuse(BUILD[building], "PRI-147")
            elif not payable:
                menu.refuse(BUILD[building], "PRI-145")
            elif not player.fits(building):
                menu.refuse(BUILD[building], "PRI-148")
            else:
                menu.offer(BUILD[building])

    def offer_purchases(self, state: Princes, seat: Seat, menu: Menu) -> None:
        """A profession card, a freedom, a bonus card (PRI-161 to PRI-180)."""
        player, purse = state.players[seat], means(state, seat)
        if self.profession or not state.deck(PROFESSION) or purse < PROFESSION_COST:
            rule = "PRI-110" if self.profession else "PRI-161" if state.deck(PROFESSION) else "PRI-166"
            menu.refuse(TAKE_PROFESSION, rule)
        else:
            menu.offer(TAKE_PROFESSION)
        for freedom in range(len(FREEDOMS)):
            if self.freedom or player.freedoms >> freedom & 1:
                menu.refuse(INTRODUCE[freedom], "PRI-111" if self.freedom else "PRI-169")
            elif not state.freedoms[freedom] or purse < FREEDOM_COST:
                menu.refuse(INTRODUCE[freedom], "PRI-168" if state.freedoms[freedom] else "PRI-170")
            else:
                menu.offer(INTRODUCE[freedom])
        if not state.deck(BONUS) or purse < BONUS_COST:
            menu.refuse(TAKE_BONUS, "PRI-173" if state.deck(BONUS) else "PRI-180")
        else:
            menu.offer(TAKE_BONUS)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        verb = option.verb
        if verb == "end":
            self.end(state, seat)
        elif verb == "recruit":
            recruit(state, seat, option.args[0])
        elif verb in ("merchant", "professor"):
            use(state, seat, option)
        else:
            self.left -= 1
            self.act(state, seat, option)

    def act(self, state: Princes, seat: Seat, option: Option) -> None:
        """One of the actions."""
        verb = option.verb
        if verb == "work":
            state.stack.append(CompletingWork(seat, option.args[0], ()))
        elif verb == "princess":
            complete_with_princess(state, seat)
            give_back(state, seat)
        elif verb == "build":
            building = option.args[0]
            state.emit("build: building, price", seat, (building, BUILDING_COST[state.players[seat].builders]))
            pay(state, seat, BUILDING_COST[state.players[seat].builders])
            state.buildings[building] -= 1
            state.stack.append(PlacingPiece(seat, building))
        elif verb == "freedom":
            self.introduce(state, seat, option.args[0])
        else:
            self.draw(state, seat, verb == "profession")

    def introduce(self, state: Princes, seat: Seat, freedom: int) -> None:
        self.freedom = True
        state.emit("freedom: freedom", seat, (freedom,))
        pay(state, seat, FREEDOM_COST)
        state.freedoms[freedom] -= 1
        state.players[seat].freedoms |= 1 << freedom

    def draw(self, state: Princes, seat: Seat, profession: bool) -> None:
        """The price is due before the cards are seen (PRI-167)."""
        self.profession = self.profession or profession
        state.emit("acquire: deck", seat, (PROFESSION if profession else BONUS,))
        pay(state, seat, PROFESSION_COST if profession else BONUS_COST)
        state.stack.append(DrawCards(seat, PROFESSION if profession else BONUS))

    def end(self, state: Princes, seat: Seat) -> None:
        """Cardinal and muse have done their work with the turn (PRI-285, PRI-317)."""
        state.stack.pop()
        if state.players[seat].character in (CARDINAL, MUSE):
            give_back(state, seat)


def actions_of(state: Princes, seat: Seat) -> int:
    """How many actions a turn has (PRI-103, PRI-300)."""
    return ACTIONS + (CHARACTERS[CARDINAL].amount if state.players[seat].character == CARDINAL else 0)
