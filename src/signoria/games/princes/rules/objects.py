"""The objects of the auction: who can use them, and what taking one does (PRI-061 to PRI-102)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.princes.rules.cards import (
    BUILDER,
    BUILDER_POINTS,
    BUILDING_POINTS,
    BUILDINGS,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_POINTS,
    LANDSCAPES,
    MOST_BUILDERS,
    PRESTIGE,
    PRESTIGE_CARD,
    RECRUITING_CARD,
    TWO,
)
from signoria.games.princes.rules.decks import DrawCards
from signoria.games.princes.rules.grid import PLACEMENTS, fitting_placements, landscape_type, refused_by
from signoria.games.princes.rules.money import score
from signoria.games.princes.rules.options import ELSEWHERE, HOLD, LAND, PLACE, RECRUIT
from signoria.games.princes.rules.state import RECRUITING, Princes
from signoria.kernel.core import Decision, Frame, Menu, Option, Seat

ALL_STACKS: Final[list[int]] = list(range(LANDSCAPE))
TWO_PLAYERS_STACKS: Final[list[int]] = [LANDSCAPE, *range(len(LANDSCAPES), LANDSCAPE)]


def stacks_of(state: Princes) -> list[int]:
    """What is auctioned at this table; with two players the landscapes are one stack (PRI-018, PRI-253)."""
    return TWO_PLAYERS_STACKS if len(state.players) == TWO else ALL_STACKS


def objects_left(state: Princes, stack: int) -> int:
    """How many objects a stack has left."""
    if stack == PRESTIGE_CARD:
        return state.deck(PRESTIGE)
    if stack == LANDSCAPE:
        return sum(state.stacks[: len(LANDSCAPES)])
    return state.stacks[stack]


def useless(state: Princes, seat: Seat, stack: int) -> str:
    """The rule by which a seat cannot have an object of a stack; "" if it can (PRI-041, PRI-054)."""
    player = state.players[seat]
    if not objects_left(state, stack):
        return "PRI-041"
    if stack == BUILDER and player.builders == MOST_BUILDERS:
        return "PRI-063"
    if stack == LANDSCAPE:
        return "" if landscape_choices(state, seat) else "PRI-257"
    if stack < len(LANDSCAPES) and not player.fits(state.landscape_piece(stack)):
        return "PRI-054"
    return ""


def landscape_choices(state: Princes, seat: Seat) -> list[int]:
    """Types of landscape with a tile left and a place for it (PRI-254, PRI-257)."""
    player = state.players[seat]
    return [t for t in range(len(LANDSCAPES)) if state.stacks[t] and player.fits(state.landscape_piece(t))]


def take_object(state: Princes, seat: Seat, stack: int) -> None:
    """The object is the seat's, and what it does is done before anything else (PRI-056)."""
    player = state.players[seat]
    if stack == LANDSCAPE:
        state.stack.append(ChooseLandscape(seat))
    elif stack == PRESTIGE_CARD:
        state.stack.append(DrawCards(seat, PRESTIGE))
    elif stack == JESTER:
        state.stacks[JESTER] -= 1
        player.jesters += 1
    elif stack == BUILDER:
        state.stacks[BUILDER] -= 1
        player.builders += 1
        score(state, seat, BUILDER_POINTS if player.builders > 1 else 0, "builder_again")
    elif stack == RECRUITING_CARD:
        state.stacks[RECRUITING_CARD] -= 1
        player.recruiting += 1
        state.stack.append(NewRecruitingCard(seat))
    else:
        take_landscape(state, seat, stack)


def take_landscape(state: Princes, seat: Seat, type: int) -> None:
    state.stacks[type] -= 1
    state.stack.append(PlacingPiece(seat, state.landscape_piece(type)))


class ChooseLandscape(Frame[Princes]):
    """With two players the winner says which landscape it is (PRI-254)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "PRI-254"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ChooseLandscape:
        return ChooseLandscape(self.seat)

    def step(self, state: Princes) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "landscape")

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        possible = landscape_choices(state, seat)
        for option in LAND:
            if option.args[0] in possible:
                menu.offer(option)
            else:
                menu.refuse(option, "PRI-257")
        menu.refuse_verbs(ELSEWHERE)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        take_landscape(state, seat, option.args[0])


class PlacingPiece(Frame[Princes]):
    """A piece is placed at once, wherever it may lie (PRI-064, PRI-148 to PRI-160)."""

    __slots__ = ("piece", "seat")
    rule: ClassVar[str] = "PRI-064"

    def __init__(self, seat: Seat, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def copy(self) -> PlacingPiece:
        return PlacingPiece(self.seat, self.piece)

    def step(self, state: Princes) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "place")

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        for number in fitting_placements(self.piece, player.closed_to(self.piece)):
            menu.offer(PLACE[number])
        for option in menu.unmentioned(PLACE):
            if PLACEMENTS[option.args[0]].piece == self.piece:
                menu.refuse(option, refused_by(option.args[0], player.filled, player.built))
        menu.refuse_verbs(ELSEWHERE)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        player, number = state.players[seat], option.args[0]
        player.filled |= PLACEMENTS[number].mask
        player.pieces = (*player.pieces, number)
        state.emit("place: placement", seat, (number,))
        if self.piece < len(BUILDINGS):
            player.built |= PLACEMENTS[number].mask
            score(state, seat, BUILDING_POINTS, "built")
        else:
            kind = landscape_type(self.piece)
            player.landscapes[kind] += 1
            score(state, seat, LANDSCAPE_POINTS if player.landscapes[kind] > 1 else 0, "landscape_again")


class NewRecruitingCard(Frame[Princes]):
    """A new recruiting card is used at once or kept (PRI-088, PRI-335)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "PRI-088"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> NewRecruitingCard:
        return NewRecruitingCard(self.seat)

    def step(self, state: Princes) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "recruit")

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        offer_recruiting(state, seat, menu)
        menu.offer(HOLD)
        menu.refuse_verbs(ELSEWHERE)

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        state.stack.pop()
        if option is not HOLD:
            recruit(state, seat, option.args[0])


def offer_recruiting(state: Princes, seat: Seat, menu: Menu) -> None:
    """Every profession that lies face up with somebody else (PRI-089 to PRI-092)."""
    if not state.players[seat].recruiting:
        menu.refuse_verbs({"recruit": "PRI-089"})
        return
    for other, rival in enumerate(state.players):
        for card in rival.table:
            if card == RECRUITING:
                continue
            if other == seat:
                menu.refuse(RECRUIT[card], "PRI-090")
            else:
                menu.offer(RECRUIT[card])
    menu.refuse_verbs({"recruit": "PRI-091"})


def recruit(state: Princes, seat: Seat, profession: int) -> None:
    """The profession joins the hand, and the recruiting card lies in its place (PRI-089, PRI-098)."""
    player = state.players[seat]
    for other, rival in enumerate(state.players):
        if profession in rival.table:
            rival.table = tuple([RECRUITING if card == profession else card for card in rival.table])
            state.emit("recruit: profession, owner", seat, (profession, other))
    player.recruiting -= 1
    player.hand = tuple(sorted([*player.hand, profession]))
