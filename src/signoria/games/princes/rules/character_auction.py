"""The character auction: markers on cards, displaced by higher ones, until they stand for a round (PRI-267 on)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import (
    BANKER,
    BANKER_ADDED,
    BANKER_MONEY,
    CHARACTERS,
    FLORINS_PER_SPACE,
    NONE,
)
from signoria.games.princes.rules.characters import LastUse, give_back, may_use
from signoria.games.princes.rules.missing import missing_florins
from signoria.games.princes.rules.options import CHARACTER, PASS
from signoria.games.princes.rules.places import character_place
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.wording import marker_parameters
from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Seat


class CharacterAuction(Frame[Princes]):
    """Clockwise from the starting player, each may place a marker, move on when displaced, or pass."""

    __slots__ = ("done", "markers", "sold", "spaces", "turn")
    rule: ClassVar[str] = "PRI-269"

    def __init__(self, turn: Seat, done: int, sold: int, markers: list[int], spaces: list[int]) -> None:
        self.turn = turn
        self.done = done  # bits of those who passed or bought
        self.sold = sold  # bits of characters
        self.markers = markers  # whose marker lies on each card
        self.spaces = spaces  # and where

    def copy(self) -> CharacterAuction:
        return CharacterAuction(self.turn, self.done, self.sold, self.markers[:], self.spaces[:])

    def step(self, state: Princes) -> list[Decision] | None:
        if self.done == (1 << len(state.players)) - 1:
            self.end(state)
        elif self.done >> self.turn & 1:
            self.turn = state.after(self.turn)
        elif self.turn in self.markers:
            self.buy(state, self.turn, self.markers.index(self.turn))
        else:
            return [self.ask(state, self.turn, "character")]
        return None

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        """Any space that can be paid of a free card, a higher one of a card with a marker (PRI-269 to PRI-274)."""
        money = state.players[seat].money
        for character, spaces in enumerate(CHARACTER):
            for space, option in spaces.items():
                if self.sold >> character & 1:
                    menu.refuse(option, "PRI-281")
                elif self.markers[character] != NONE and space <= self.spaces[character]:
                    menu.refuse(option, "PRI-274")
                elif space * FLORINS_PER_SPACE > money:
                    menu.refuse(option, "PRI-272")
                else:
                    menu.offer(option)
        menu.offer(PASS)

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label | None:
        """A marker also tells whose marker it displaces."""
        if option is PASS:
            return Label("princes-option-pass-character", {})
        if option.verb != "character" or self.markers[option.args[0]] == NONE:
            return None
        character, space = option.args
        parameters = marker_parameters(state, character, space)
        parameters |= missing_florins(state, seat, option, space * FLORINS_PER_SPACE)
        parameters |= {"bid": self.spaces[character] * FLORINS_PER_SPACE, "seat": self.markers[character]}
        return Label("princes-option-character-outbid", parameters, character_place(state, character))

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        if option is PASS:
            self.done |= 1 << seat
            state.emit("pass", seat)
        else:
            character, space = option.args
            state.emit("marker: character, space", seat, (character, space))
            if self.markers[character] != NONE:
                state.emit("displaced: character", self.markers[character], (character,))
            self.markers[character], self.spaces[character] = seat, space
        self.turn = state.after(seat)

    def buy(self, state: Princes, seat: Seat, character: int) -> None:
        """A marker that still lies there has won (PRI-277); the banker's money comes at once (PRI-292)."""
        player = state.players[seat]
        self.done |= 1 << seat
        self.sold |= 1 << character
        self.markers[character] = NONE
        bid = self.spaces[character] * FLORINS_PER_SPACE
        player.money -= bid
        player.character = character
        state.emit("character: character, price", seat, (character, bid))
        if character == BANKER:
            player.money += state.banker
            state.emit("banker: price", seat, (state.banker,))
            state.banker = BANKER_MONEY
        elif may_use(state, seat):
            state.stack.append(LastUse(seat))

    def end(self, state: Princes) -> None:
        """A banker whom nobody bought has more money on him next time (PRI-293)."""
        state.stack.pop()
        if not self.sold >> BANKER & 1:
            state.banker += BANKER_ADDED
            state.emit("banker_waits: price", NONE, (state.banker,))


def begin_character_auction(state: Princes) -> None:
    """All characters that were not used are for sale again (PRI-291)."""
    for seat in range(len(state.players)):
        give_back(state, seat)
    nobody = [NONE] * len(CHARACTERS)
    state.stack.append(CharacterAuction(state.first, 0, 0, nobody, [0] * len(CHARACTERS)))
