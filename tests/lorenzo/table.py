"""A prepared position of Lorenzo il Magnifico that tests play codes on and read like a player would."""

from __future__ import annotations

from typing import Any, Self, cast

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS, MEMBERS, SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.rounds import END, REPORT, Rounds
from signoria.games.lorenzo.rules.state import PIECES, Lorenzo
from signoria.games.lorenzo.rules.turn import Actions
from signoria.games.lorenzo.rules.vocabulary import GOODS
from signoria.games.lorenzo.table import Board, LorenzoOwn, LorenzoView
from signoria.kernel.core import Seat, Value
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.position import Position, take_first
from tests.position import printed as component_data

CARD = {card.id: number for number, card in enumerate(CARDS)}
LEADER = {leader.id: number for number, leader in enumerate(LEADERS)}
EXCOMMUNICATION = {tile.id: number for number, tile in enumerate(EXCOMMUNICATIONS)}
BONUS_TILE = {tile.id: number for number, tile in enumerate(BONUS_TILES)}
SPACE = {space.id: number for number, space in enumerate(SPACES)}


def printed(name: str) -> Any:
    """A file of the component data."""
    return component_data("lorenzo", name)


def goods(**amounts: int) -> dict[str, int]:
    """A full set of goods: goods(coins=2) has no wood."""
    assert set(amounts) <= set(GOODS)
    return {kind: amounts.get(kind, 0) for kind in GOODS}


def empty(settings: dict[str, Value], seed: str) -> Lorenzo:
    """A table with nothing on it in the first turn of the actions."""
    state: Lorenzo = GAME.setup(GAME.complete(settings), Rng(seed))
    state.stack = [Rounds(REPORT), Actions()]
    state.order = list(range(len(state.players)))
    state.dice = [5, 5, 5]
    tiles = ("fewer_military", "no_market", "no_character_scoring")
    state.excommunications = tuple(EXCOMMUNICATION[tile] for tile in tiles)
    for player in state.players:
        player.goods = [0] * len(player.goods)
    return state


class Table(Position[Lorenzo]):
    """Round 1 of a basic game, seat 0 first: no goods, no cards on towers or boards, until a test says otherwise.

    The dice all show 5, three excommunication tiles lie on the board and nobody is marked on them.
    """

    def __init__(
        self, seats: int = 4, advanced: bool = False, asked: bool = True, seed: str = "table", **more: Value
    ) -> None:
        settings: dict[str, Value] = {"seats": seats, "advanced": advanced, "asked": asked, **more}
        super().__init__(GAME, settings, seed, empty(settings, seed))

    # Preparing: only before the first choice.

    def player(self, seat: Seat) -> Player:
        return self.prepared().players[seat]

    def goods(self, seat: Seat, **amounts: int) -> Self:
        """All that a player has: what is not named is 0."""
        player = self.player(seat)
        player.goods[: len(GOODS)] = goods(**amounts).values()
        return self

    def cards(self, seat: Seat, *cards: str) -> Self:
        """Cards a player has taken, in this order, in force."""
        for name in cards:
            self._out_of_deck(name)
            self.player(seat).owns(CARD[name])
        return self

    def floor(self, space: str, card: str) -> Self:
        """A card on a floor: floor("territory.3", "forest")."""
        self.prepared()
        self._out_of_deck(card)
        self.state.floors[SPACE[space]] = CARD[card]
        return self

    def stands(self, seat: Seat, member: str, space: str) -> Self:
        """A family member that was placed before."""
        number = [printed.id for printed in MEMBERS].index(member)
        self.player(seat).placed |= 1 << number
        self.state.spaces[SPACE[space]] = (*self.state.spaces[SPACE[space]], seat * PIECES + number)
        return self

    def dice(self, black: int, white: int, orange: int) -> Self:
        self.prepared().dice = [black, white, orange]
        return self

    def round(self, number: int) -> Self:
        """The round, from 1."""
        self.prepared().round = number - 1
        return self

    def order(self, *seats: Seat) -> Self:
        self.prepared().order = list(seats)
        return self

    def turn(self, number: int) -> Self:
        """How many turns of the round have been taken."""
        self.prepared().turn = number
        return self

    def hand(self, seat: Seat, *leaders: str) -> Self:
        self.player(seat).hand = self._leaders(leaders)
        return self

    def leaders(self, seat: Seat, *leaders: str) -> Self:
        """Leaders in play, in force."""
        player = self.player(seat)
        player.leaders = self._leaders(leaders)
        for leader in player.leaders:
            player.modifiers += LEADERS[leader].modifiers
        return self

    def bonus_tile(self, seat: Seat, tile: str) -> Self:
        self.player(seat).bonus_tile = BONUS_TILE[tile]
        return self

    def tiles(self, *tiles: str) -> Self:
        """Excommunication tiles that lie on the board, each for its own period."""
        self.prepared()
        laid = list(self.state.excommunications)
        for tile in tiles:
            number = EXCOMMUNICATION[tile]
            laid[EXCOMMUNICATIONS[number].period - 1] = number
        self.state.excommunications = tuple(laid)
        return self

    def excommunicated(self, seat: Seat, *tiles: str) -> Self:
        """A player marked on these tiles, which then lie on the board."""
        self.tiles(*tiles)
        player = self.player(seat)
        for tile in tiles:
            player.marks |= 1 << EXCOMMUNICATIONS[EXCOMMUNICATION[tile]].period - 1
            player.modifiers += EXCOMMUNICATIONS[EXCOMMUNICATION[tile]].modifiers
        return self

    def report(self) -> Self:
        """All members are placed: the Vatican report of the round comes next, if it has one."""
        self.prepared().stack = [Rounds(REPORT)]
        return self

    def end_of_round(self) -> Self:
        """The report is over: the end of the round comes next."""
        self.prepared().stack = [Rounds(END)]
        return self

    def _leaders(self, leaders: tuple[str, ...]) -> tuple[int, ...]:
        numbers = tuple(LEADER[leader] for leader in leaders)
        self.state.leaders = tuple(leader for leader in self.state.leaders if leader not in numbers)
        return numbers

    def _out_of_deck(self, card: str) -> None:
        decks = self.state.decks
        self.state.decks = [tuple(other for other in deck if other != CARD[card]) for deck in decks]
        assert sum(map(len, decks)) == sum(map(len, self.state.decks)) + 1, f"{card} is already in use"

    # Playing.

    def play(self, seat: Seat, *codes: str) -> Self:
        self.choose(seat, codes)
        return self

    def place(self, seat: Seat, member: str, space: str, servants: int | None = None) -> Self:
        """Place a member with so many servants, or with the least that works."""
        if servants is not None and "more" in self.options(seat):
            self.play(seat, "more")
        self.play(seat, f"place:{member}:{space}")
        if self.kind() == "servants":
            self.play(seat, self.options(seat)[0] if servants is None else f"servants:{servants}")
        else:
            assert servants is None or not servants or self.happened("servants")[-1][2] == (servants,)
        return self

    # Reading.

    def answers(self, seat: Seat) -> list[str]:
        """Codes that answer what a seat is asked, without what its leaders may do meanwhile (LOR-258)."""
        meanwhile = ("discard:", "activate:") if self.kind() == "free" else ("play:", "discard:", "activate:")
        return [code for code in self.options(seat) if not code.startswith(meanwhile)]

    def may_place(self, seat: Seat, member: str, space: str) -> bool:
        return f"place:{member}:{space}" in self.options(seat)

    def view(self, viewer: Seat | None = None) -> LorenzoView:
        return cast(LorenzoView, GAME.view(self.settled(), viewer))

    def own(self, seat: Seat) -> LorenzoOwn:
        """What only a seat sees."""
        return GAME.own(self.settled(), seat)

    def board(self, seat: Seat) -> Board:
        return self.view()["boards"][seat]

    def owned(self, seat: Seat) -> dict[str, int]:
        """What a player has; compare with goods()."""
        return dict(zip(GOODS, self.settled().players[seat].goods, strict=False))

    def members(self, seat: Seat) -> dict[str, int]:
        """The members a player still has to place, with their values."""
        return {member["member"]: member["value"] for member in self.board(seat)["members"]}

    def card_on(self, space: str) -> str:
        """The card of a floor, "" if it is gone."""
        card = self.settled().floors[SPACE[space]]
        return CARDS[card].id if card != NONE else ""


def new_match(seats: int, advanced: bool = True, asked: bool = True, seed: str = "new") -> Match:
    """A match from the very beginning."""
    return Match.begin(GAME, {"seats": seats, "advanced": advanced, "asked": asked}, seed)


def finish_setup(match: Match) -> Match:
    """Take the first option of every set-up decision, so that the first turn is pending."""
    return take_first(match, ("tile", "keep"))


def lorenzo(match: Match) -> Lorenzo:
    """The state of a match, typed."""
    assert isinstance(match.state, Lorenzo)
    return match.state


def view_of(match: Match, viewer: Seat | None = None) -> LorenzoView:
    return cast(LorenzoView, GAME.view(lorenzo(match), viewer))


def own(match: Match, seat: Seat) -> LorenzoOwn:
    """What only a seat sees of a match."""
    return GAME.own(lorenzo(match), seat)


def rolled(view: LorenzoView) -> dict[str, int]:
    """What each die shows."""
    return {die["die"]: die["value"] for die in view["table"]["dice"]}
