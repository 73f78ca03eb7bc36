"""Characters in use: the merchant's points and the professor's card, when their owner decides (PRI-285 to PRI-334)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import MERCHANT, NONE
from signoria.games.princes.rules.cards import PROFESSOR as PROFESSOR_CARD
from signoria.games.princes.rules.decks import DrawCards
from signoria.games.princes.rules.money import score
from signoria.games.princes.rules.options import PROFESSOR, RANK, WAIT
from signoria.games.princes.rules.state import Princes
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat


def rank_among(points: list[int], seat: Seat) -> int:
    """The place of a seat with these points on the fame track: one behind for everybody strictly ahead (PRI-311)."""
    return 1 + sum([other > points[seat] for other in points])


def rank(state: Princes, seat: Seat) -> int:
    """The place on the fame track now."""
    return rank_among([player.points for player in state.players], seat)


def give_back(state: Princes, seat: Seat) -> None:
    """A character goes back to the display (PRI-287)."""
    character = state.players[seat].character
    if character != NONE:
        state.players[seat].character = NONE
        state.emit("returned: character", seat, (character,))


def offer_uses(state: Princes, seat: Seat, menu: Menu) -> None:
    """What the owner of a merchant or professor may do beside anything else (PRI-286, PRI-307, PRI-330)."""
    character = state.players[seat].character
    if character == MERCHANT:
        menu.offer(RANK)
    else:
        menu.refuse(RANK, "PRI-306")
    for deck, option in PROFESSOR.items():
        if character != PROFESSOR_CARD:
            menu.refuse(option, "PRI-327")
        elif not state.deck(deck):
            menu.refuse(option, "PRI-332")
        else:
            menu.offer(option)


def use(state: Princes, seat: Seat, option: Option) -> None:
    """The merchant scores, or the professor brings a card; then the character is gone (PRI-304, PRI-327)."""
    if option is RANK:
        points = rank(state, seat)
        give_back(state, seat)
        score(state, seat, points, "rank")
        return
    give_back(state, seat)
    state.emit("professor: deck", seat, (option.args[0],))
    state.stack.append(DrawCards(seat, option.args[0]))


class LastUse(Frame[Princes]):
    """A merchant or professor may be used now, or not (PRI-290)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "PRI-290"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> LastUse:
        return LastUse(self.seat)

    def step(self, state: Princes) -> list[Decision] | None:
        return [self.ask(state, self.seat, "use")]

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        offer_uses(state, seat, menu)
        menu.offer(WAIT)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        if option is not WAIT:
            use(state, seat, option)


def may_use(state: Princes, seat: Seat) -> bool:
    """Whether a seat has a character that could be used at any time."""
    menu = Menu()
    offer_uses(state, seat, menu)
    return len(menu.options) > 0


def ask_last_uses(state: Princes) -> None:
    """Everybody who could still use a character is asked once more, the starting player first (PRI-290)."""
    seats = len(state.players)
    for place in range(seats - 1, -1, -1):
        seat = (state.first + place) % seats
        if may_use(state, seat):
            state.stack.append(LastUse(seat))
