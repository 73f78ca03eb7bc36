"""Set-up: professions dealt and returned, freedoms, money and the starting player (PRI-001 to PRI-024, PRI-248 on)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.princes.rules.cards import (
    BANKER_MONEY,
    BUILDERS,
    BUILDINGS,
    CARDS_OF,
    DEALT,
    FREEDOM_TILES,
    FREEDOMS,
    JESTERS,
    LANDSCAPES,
    MONEY,
    NONE,
    OPENING_BID,
    PROFESSION,
    RECRUITING_CARDS,
    TWO,
    TWO_FREEDOMS,
    TWO_FREEDOMS_HARDER,
    TWO_MONEY,
)
from signoria.games.princes.rules.grid import PALAZZO_MASK
from signoria.games.princes.rules.options import RETURN
from signoria.games.princes.rules.rounds import OBJECTS, Rounds
from signoria.games.princes.rules.state import Player, Princes
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat
from signoria.kernel.rng import Rng
from signoria.kit.hands import without


def new_match(
    seats: int, expansion: bool, blocks: bool, harder: bool, first: Seat, last_price: int, rulings: int, rng: Rng
) -> Princes:
    """Everything still in its bag; the frames on the stack do the rest, the last one first.

    last_price: of two players; with more of them the last one pays the opening bid (PRI-048, PRI-256).
    """
    drawing: list[Frame[Princes]] = [] if first != NONE else [DrawFirst()]
    if seats == TWO:
        drawing.append(DrawFreedoms(TWO_FREEDOMS_HARDER if harder else TWO_FREEDOMS))
    return Princes(
        rng,
        [Rounds(OBJECTS), ReturnProfession(), DealProfessions(), *drawing],
        [new_player(TWO_MONEY if seats == TWO else MONEY) for _ in range(seats)],
        first=first,
        round=0,
        buildings=[piece.copies for piece in BUILDINGS],
        freedoms=[1 if seats == TWO else seats - 1 for _ in FREEDOMS],
        stacks=[*[piece.copies for piece in LANDSCAPES], JESTERS, BUILDERS, 0, RECRUITING_CARDS],
        bags=[tuple(range(number)) for number in CARDS_OF],
        under=[(), (), ()],
        removed=(),
        banker=BANKER_MONEY,
        expansion=expansion,
        blocks=blocks,
        last_price=last_price if seats == TWO else OPENING_BID,
        rulings=rulings,
        scored=False,
    )


def new_player(money: int) -> Player:
    """A palazzo and a purse (PRI-009, PRI-010, PRI-015)."""
    return Player(
        money=money,
        points=0,
        filled=PALAZZO_MASK,
        built=PALAZZO_MASK,
        pieces=(),
        landscapes=[0] * len(LANDSCAPES),
        builders=0,
        jesters=0,
        freedoms=0,
        hand=(),
        recruiting=0,
        table=(),
        bonuses=(),
        prestiges=(),
        drawn=(),
        best=0,
        character=NONE,
        prestige_points=0,
    )


class DrawFirst(Chance[Princes]):
    """The starting player of the first round (PRI-021)."""

    __slots__ = ()

    def copy(self) -> DrawFirst:
        return self

    def happen(self, state: Princes) -> None:
        state.first = state.rng.draw(list(range(len(state.players))), "starting player")
        state.emit("first", state.first)


class DrawFreedoms(Chance[Princes]):
    """With two players one tile of each freedom and a few more at random (PRI-250, PRI-251)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> DrawFreedoms:
        return self

    def happen(self, state: Princes) -> None:
        bag = [freedom for freedom in range(len(FREEDOMS)) for _ in range(FREEDOM_TILES - 1)]
        for _ in range(self.number):
            state.freedoms[state.rng.draw(bag, "freedoms")] += 1
        state.emit("freedoms: freedoms", NONE, (tuple(state.freedoms),))


class DealProfessions(Chance[Princes]):
    """Four profession cards for each player, face down (PRI-012, PRI-014)."""

    __slots__ = ()

    def copy(self) -> DealProfessions:
        return self

    def happen(self, state: Princes) -> None:
        bag = list(state.bags[PROFESSION])
        for seat, player in enumerate(state.players):
            player.hand = tuple(sorted([state.rng.draw(bag, "profession") for _ in range(DEALT)]))
            state.emit("dealt: professions", seat, (player.hand,), secret=True)
        state.bags[PROFESSION] = tuple(bag)


class ReturnProfession(Frame[Princes]):
    """Everybody gives one card back, at the same time and in secret (PRI-012, PRI-013)."""

    __slots__ = ()
    rule: ClassVar[str] = "PRI-012"

    def copy(self) -> ReturnProfession:
        return self

    def step(self, state: Princes) -> list[Decision] | None:
        waiting = [seat for seat, player in enumerate(state.players) if len(player.hand) == DEALT]
        if waiting:
            return [self.ask(state, seat, "return") for seat in waiting]
        state.stack.pop()
        return None

    def offer(self, state: Princes, seat: Seat, menu: Menu) -> None:
        for card in state.players[seat].hand:
            menu.offer(RETURN[card])

    def answer(self, state: Princes, seat: Seat, option: Option) -> None:
        player, card = state.players[seat], option.args[0]
        player.hand = without(player.hand, card)
        state.bags[PROFESSION] = tuple(sorted([*state.bags[PROFESSION], card]))
        state.emit("return: profession", seat, (card,), secret=True)
