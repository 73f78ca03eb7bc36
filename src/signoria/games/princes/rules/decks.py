"""Drawing: five cards are looked at, one is kept, the rest go under the deck in an order of choice (PRI-082 to 085)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import BONUS, DECKS, DRAW, PRESTIGE, PROFESSION
from signoria.games.princes.rules.options import ELSEWHERE, KEEP, ORDER
from signoria.games.princes.rules.state import KNOWERS, Princes
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat
from signoria.kit.hands import without


class DrawCards(Chance[Princes]):
    """Up to five cards from the top of a deck, for one seat's eyes (PRI-083, PRI-164)."""

    __slots__ = ("deck", "seat")

    def __init__(self, seat: Seat, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def copy(self) -> DrawCards:
        return self

    def happen(self, state: Princes) -> None:
        bag, under = list(state.bags[self.deck]), list(state.under[self.deck])
        drawn: list[int] = []
        while len(drawn) < DRAW and (bag or under):
            drawn.append(state.rng.draw(bag, DECKS[self.deck]) if bag else under.pop(0) // KNOWERS)
        state.bags[self.deck], state.under[self.deck] = tuple(bag), tuple(under)
        state.players[self.seat].drawn = tuple(drawn)
        state.emit("look: deck, number", self.seat, (self.deck, len(drawn)))
        state.emit("drawn: deck, cards", self.seat, (self.deck, tuple(drawn)), secret=True)
        state.stack.append(KeepCard(self.seat, self.deck))


class KeepCard(Frame[Princes]):
    """One of the cards drawn is kept (PRI-082, PRI-162, PRI-174)."""

    __slots__ = ("deck", "seat")
    rule: ClassVar[str] = "PRI-167"

    def __init__(self, seat: Seat, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def copy(self) -> KeepCard:
        return KeepCard(self.seat, self.deck)

    def step(self, state: Princes) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "keep")

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        for card in state.players[seat].drawn:
            menu.offer(KEEP[self.deck][card])
        menu.refuse_verbs(ELSEWHERE)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        player, card = state.players[seat], option.args[0]
        player.drawn = without(player.drawn, card)
        if self.deck == PROFESSION:
            player.hand = tuple(sorted([*player.hand, card]))
        elif self.deck == BONUS:
            player.bonuses = tuple(sorted([*player.bonuses, card]))
        else:
            assert self.deck == PRESTIGE
            player.prestiges = tuple(sorted([*player.prestiges, card]))
        state.emit("keep: deck, card", seat, (self.deck, card), secret=True)
        if player.drawn:
            state.stack.append(OrderCards(seat, self.deck))


class OrderCards(Frame[Princes]):
    """The other cards go under the deck, in an order that only their drawer knows (PRI-084, PRI-163)."""

    __slots__ = ("deck", "seat")
    rule: ClassVar[str] = "PRI-084"

    def __init__(self, seat: Seat, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def copy(self) -> OrderCards:
        return OrderCards(self.seat, self.deck)

    def step(self, state: Princes) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "order")

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        for option in ORDER[len(state.players[seat].drawn)]:
            menu.offer(option)
        menu.refuse_verbs(ELSEWHERE)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        drawn = state.players[seat].drawn
        state.players[seat].drawn = ()
        cards = [drawn[at] * KNOWERS + seat for at in option.args]
        state.under[self.deck] = (*state.under[self.deck], *cards)
        state.emit("under: deck, number", seat, (self.deck, len(drawn)))


def deck_of(state: Princes) -> int:
    """The deck whose cards somebody is looking at; that of professions if nobody is."""
    for frame in state.stack:
        if isinstance(frame, (KeepCard, OrderCards)):
            return frame.deck
    return PROFESSION
