"""A prepared position of The Princes of Florence that tests play codes on and read like a player would."""

from __future__ import annotations

from typing import Any, cast

from signoria.games.princes import GAME
from signoria.games.princes.rules.auction import begin_object_auction
from signoria.games.princes.rules.cards import (
    BONUSES,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LANDSCAPES,
    PIECES,
    PRESTIGES,
    PROFESSIONS,
    STACKS,
)
from signoria.games.princes.rules.grid import OF_PIECE, PLACEMENTS
from signoria.games.princes.rules.imagining import cards_held, hold
from signoria.games.princes.rules.options import square
from signoria.games.princes.rules.rounds import BEST_WORK, LAST_USES, Rounds, Turns
from signoria.games.princes.rules.rounds import CHARACTERS as CHARACTER_PHASE
from signoria.games.princes.rules.state import KNOWERS, RECRUITING, Player, Princes
from signoria.games.princes.table import Board, PrincesOwn, PrincesView
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.position import Position, take_first
from tests.position import printed as component_data

CARDS: list[dict[str, int]] = [
    {card.id: number for number, card in enumerate(PROFESSIONS)},
    {card.id: number for number, card in enumerate(BONUSES)},
    {card.id: number for number, card in enumerate(PRESTIGES)},
]
PIECE = {piece.id: number for number, piece in reversed(list(enumerate(PIECES)))}
CHARACTER = {character.id: number for number, character in enumerate(CHARACTERS)}


def printed(name: str) -> Any:
    """A file of the component data."""
    return component_data("princes", name)


def cells(*pairs: tuple[int, int]) -> str:
    """Cells as a code has them: cells((0, 0), (0, 1)) is "a1.b1"."""
    return ".".join(square(row, column) for row, column in sorted(pairs))


def empty(settings: dict[str, int], seed: str) -> Princes:
    """No money, no cards in any hand, all cards in their bags, the first object auction about to begin."""
    state: Princes = GAME.setup(GAME.complete({"first": 1, **settings}), Rng(seed))
    state.stack = [Rounds(LAST_USES)]
    begin_object_auction(state)
    for player in state.players:
        player.money = 3500
    return state


class Table(Position[Princes]):
    """Round 1, seat 0 starts, everybody has 3500 florins, no card and an empty grid, until a test says otherwise."""

    def __init__(self, seats: int = 4, expansion: bool = False, seed: str = "table", **more: int) -> None:
        settings = {"seats": seats, "expansion": expansion, **more}
        super().__init__(GAME, {"first": 1, **settings}, seed, empty(settings, seed))

    # Preparing: only before the first choice.

    def player(self, seat: Seat) -> Player:
        return self.prepared().players[seat]

    def money(self, seat: Seat, florins: int) -> Table:
        self.player(seat).money = florins
        return self

    def points(self, *points: int) -> Table:
        """Prestige points of the seats in order."""
        for seat, number in enumerate(points):
            self.player(seat).points = number
        return self

    def round(self, number: int) -> Table:
        """The round, from 1."""
        self.prepared().round = number - 1
        return self

    def starts(self, seat: Seat) -> Table:
        """The starting player of the round; call before actions() and the like."""
        state = self.prepared()
        state.first = seat
        state.stack = [Rounds(LAST_USES)]
        begin_object_auction(state)
        return self

    def actions(self) -> Table:
        """The action phase begins with the starting player's turn."""
        self.prepared().stack = [Rounds(BEST_WORK), Turns(0, 0)]
        return self

    def character_auction(self) -> Table:
        """The character auction comes next (with the expansion)."""
        self.prepared().stack = [Rounds(CHARACTER_PHASE)]
        return self

    def end_of_round(self) -> Table:
        """All turns are over: the best work is next."""
        self.prepared().stack = [Rounds(BEST_WORK)]
        return self

    def piece(self, seat: Seat, piece: str, *where: tuple[int, int]) -> Table:
        """A piece on the grid, on these cells or wherever there is room (contact is not looked at)."""
        player, number = self.player(seat), PIECE[piece]
        fitting = [p for p in OF_PIECE[number] if not PLACEMENTS[p].mask & player.filled]
        if where:
            fitting = [p for p in fitting if sorted(PLACEMENTS[p].cells) == sorted(where)]
        player.pieces = (*player.pieces, fitting[0])
        player.filled |= PLACEMENTS[fitting[0]].mask
        names = [landscape.id for landscape in LANDSCAPES]
        if piece in names:
            player.landscapes[names.index(piece)] += 1
            self.state.stacks[names.index(piece)] -= 1
        else:
            player.built |= PLACEMENTS[fitting[0]].mask
            self.state.buildings[number] -= 1
        return self

    def builders(self, seat: Seat, number: int) -> Table:
        self.player(seat).builders = number
        self.state.stacks[STACKS.index("builder")] -= number
        return self

    def jesters(self, seat: Seat, number: int) -> Table:
        self.player(seat).jesters = number
        self.state.stacks[STACKS.index("jester")] -= number
        return self

    def freedoms(self, seat: Seat, *freedoms: str) -> Table:
        for freedom in freedoms:
            self.player(seat).freedoms |= 1 << FREEDOMS.index(freedom)
            self.state.freedoms[FREEDOMS.index(freedom)] -= 1
        return self

    def recruiting(self, seat: Seat, number: int = 1) -> Table:
        """Recruiting cards in hand."""
        self.player(seat).recruiting = number
        self.state.stacks[STACKS.index("recruiting_card")] -= number
        return self

    def hand(self, seat: Seat, *professions: str) -> Table:
        return self._hold(seat, "profession", professions)

    def bonuses(self, seat: Seat, *cards: str) -> Table:
        return self._hold(seat, "bonus", cards)

    def prestiges(self, seat: Seat, *cards: str) -> Table:
        return self._hold(seat, "prestige", cards)

    def table(self, seat: Seat, *cards: str) -> Table:
        """Completed professions, and "recruiting_card" for one that was left behind."""
        laid = []
        for card in cards:
            if card == "recruiting_card":
                laid.append(RECRUITING)
                self.prepared().stacks[STACKS.index("recruiting_card")] -= 1
            else:
                laid.append(self._out_of_bag("profession", card))
        self.player(seat).table = tuple(laid)
        return self

    def character(self, seat: Seat, character: str) -> Table:
        self.player(seat).character = CHARACTER[character]
        return self

    def best(self, *values: int) -> Table:
        """Markers of the best works of the round."""
        for seat, value in enumerate(values):
            self.player(seat).best = value
        return self

    def top(self, deck: str, *cards: str) -> Table:
        """The only cards of a deck, in this order from the top; all others are gone."""
        number = DECKS.index(deck)
        self.prepared().bags[number] = ()
        self.state.under[number] = tuple(CARDS[number][card] * KNOWERS + KNOWERS - 1 for card in cards)
        return self

    def _hold(self, seat: Seat, deck: str, cards: tuple[str, ...]) -> Table:
        number = DECKS.index(deck)
        numbers = [self._out_of_bag(deck, card) for card in cards]
        hold(self.player(seat), number, tuple(sorted([*cards_held(self.player(seat), number), *numbers])))
        return self

    def _out_of_bag(self, deck: str, card: str) -> int:
        number = DECKS.index(deck)
        card_number = CARDS[number][card]
        assert card_number in self.prepared().bags[number], f"{card} is already in use"
        self.state.bags[number] = tuple(other for other in self.state.bags[number] if other != card_number)
        return card_number

    # Playing.

    def play(self, seat: Seat, *codes: str) -> Table:
        self.choose(seat, codes)
        return self

    def plays(self, *choices: tuple[Seat, str]) -> Table:
        """Choices of several seats in order: plays((0, "open:park"), (1, "pass"))."""
        for seat, code in choices:
            self.play(seat, code)
        return self

    # Reading.

    def view(self, viewer: Seat | None = None) -> PrincesView:
        return cast(PrincesView, GAME.view(self.settled(), viewer))

    def own(self, seat: Seat) -> PrincesOwn:
        """What only a seat sees."""
        return GAME.own(self.settled(), seat)

    def board(self, seat: Seat) -> Board:
        return self.view()["boards"][seat]

    def florins(self, seat: Seat) -> int:
        """A player's money, as that player sees it."""
        return self.own(seat)["money"]

    def fame(self, seat: Seat) -> int:
        """Prestige points on the fame track."""
        return self.board(seat)["points"]["fame"]

    def objects_left(self, stack: str) -> int:
        """How many objects a stack has left."""
        return next(one["count"] for one in self.view()["table"]["stacks"] if one["stack"] == stack)


def new_match(seats: int, seed: str = "new", **settings: int) -> Match:
    """A match from the very beginning, waiting for the professions to be returned."""
    return Match.begin(GAME, {"seats": seats, **settings}, seed)


def finish_setup(match: Match) -> Match:
    """Everybody returns the first profession, so that the first opening is pending."""
    return take_first(match, ("return",))


def princes(match: Match) -> Princes:
    """The state of a match, typed."""
    assert isinstance(match.state, Princes)
    return match.state


def view_of(match: Match, viewer: Seat | None = None) -> PrincesView:
    return cast(PrincesView, GAME.view(princes(match), viewer))


def own(match: Match, seat: Seat) -> PrincesOwn:
    """What only a seat sees of a match."""
    return GAME.own(princes(match), seat)
