"""A prepared position of Masters of Renaissance that tests play codes on and read like a player would."""

from __future__ import annotations

from typing import cast

from signoria.games.masters import GAME
from signoria.games.masters.rules.cards import CARDS, LEADERS, MARBLES, RESOURCES, TOKEN_STACK, TOKENS
from signoria.games.masters.rules.state import NONE, Masters, Player
from signoria.games.masters.rules.turn import Rounds
from signoria.games.masters.table import Board, MastersOwn, MastersView
from signoria.kernel.core import Event, Seat, Settings
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.position import Position, take_first

CARD_IDS = {card.id: i for i, card in enumerate(CARDS)}
LEADER_IDS = {leader.id: i for i, leader in enumerate(LEADERS)}


def goods(**amounts: int) -> dict[str, int]:
    """A full set of resource counts: goods(coins=2) has no stones."""
    return {resource: amounts.get(resource, 0) for resource in RESOURCES}


def produce(*powers: str) -> str:
    """A production with these powers."""
    return f"produce:{'+'.join(powers)}"


def empty(settings: Settings, seed: str) -> Masters:
    """A filled market and grid, and nothing else."""
    state: Masters = GAME.setup(GAME.complete(settings), Rng(seed))
    while state.stack and type(state.stack[-1]).__name__ in ("Reveal", "FillMarket"):
        state.stack[-1].step(state)
    state.stack = [Rounds()]
    state.first = 0
    return state


class Table(Position[Masters]):
    """Seat 0 is first player and in turn, boards are empty, nobody holds a leader, until a test says otherwise."""

    def __init__(self, seats: int = 2, seed: str = "table", rulings: int = GAME.version) -> None:
        settings = {"seats": seats, "rulings": rulings}
        super().__init__(GAME, settings, seed, empty(settings, seed))

    # Preparing: only before the first choice.

    def player(self, seat: Seat) -> Player:
        return self.prepared().players[seat]

    def depots(self, seat: Seat, **amounts: int) -> Table:
        self.player(seat).depots = list(goods(**amounts).values())
        return self

    def strongbox(self, seat: Seat, **amounts: int) -> Table:
        self.player(seat).strongbox = list(goods(**amounts).values())
        return self

    def slots(self, seat: Seat, *slots: str) -> Table:
        """Cards of each slot from the lowest up: slots(0, "blue.1.a green.2.a", "", "")."""
        laid = [tuple(CARD_IDS[card] for card in slot.split()) for slot in slots]
        self.player(seat).slots = laid + [()] * (3 - len(laid))
        self._take_from_grid({card for slot in laid for card in slot})
        return self

    def hand(self, seat: Seat, *leaders: str) -> Table:
        self.player(seat).hand = self._leaders(leaders)
        return self

    def played(self, seat: Seat, *leaders: str) -> Table:
        self.player(seat).played = self._leaders(leaders)
        return self

    def faith(self, *spaces: int) -> Table:
        """Where the markers stand, seat by seat."""
        for seat, space in enumerate(spaces):
            self.player(seat).faith = space
        return self

    def reports(self, number: int) -> Table:
        """Reports already held; tiles of those sections are discarded unless tiles() says otherwise."""
        self.state.reports = number
        for player in self.state.players:
            player.tiles = [2] * number + [0] * (3 - number)
        return self

    def tiles(self, seat: Seat, *tiles: int) -> Table:
        """0 face-down, 1 face-up, 2 discarded."""
        self.player(seat).tiles = list(tiles)
        return self

    def market(self, *rows: str, slide: str = "white") -> Table:
        """Rows from the top: market("white grey yellow yellow", ..., slide="blue"); missing rows are white."""
        words = [row.split() for row in rows] + [["white"] * 4] * (3 - len(rows))
        self.state.market = [MARBLES.index(word) for row in words for word in row]
        self.state.slide = MARBLES.index(slide)
        return self

    def top(self, *cards: str) -> Table:
        """Cards that lie on top of their stacks."""
        for name in cards:
            card = CARD_IDS[name]
            stack = CARDS[card].stack
            cards_of_stack = {*self.state.covered[stack], self.state.tops[stack], card} - {NONE}
            self.state.tops[stack] = card
            self.state.covered[stack] = tuple(sorted(cards_of_stack - {card}))
        return self

    def stack(self, name: str, *cards: str) -> Table:
        """All cards of a stack ("green.1"), the first one on top; none: an empty stack."""
        stack = next(card.stack for card in CARDS if card.id.startswith(name + "."))
        ids = [CARD_IDS[card] for card in cards]
        self.state.tops[stack] = ids[0] if ids else NONE
        self.state.covered[stack] = tuple(sorted(ids[1:]))
        return self

    def turn(self, seat: Seat, turns: int | None = None) -> Table:
        """Whose turn it is; turns: how many have been completed in the match."""
        self.state.turns = seat if turns is None else turns
        return self

    def cross(self, space: int) -> Table:
        self.state.cross = space
        return self

    def tokens(self, *tokens: str) -> Table:
        """What is left in the solo stack ("discard.green", "cross.two", "cross.one_shuffle"); the rest is revealed."""
        bag = list(TOKEN_STACK)
        self.state.tokens = []
        for name in tokens:
            token = next(t for t in bag if TOKENS[t].id == name)
            bag.remove(token)
            self.state.tokens.append(token)
        self.state.tokens.sort()
        self.state.revealed = bag
        return self

    def _leaders(self, leaders: tuple[str, ...]) -> tuple[int, ...]:
        ids = tuple(LEADER_IDS[leader] for leader in leaders)
        self.state.leaders = [leader for leader in self.state.leaders if leader not in ids]
        return ids

    def _take_from_grid(self, cards: set[int]) -> None:
        for stack, top in enumerate(self.state.tops):
            remaining = sorted({top, *self.state.covered[stack]} - cards - {NONE})
            keeps_top = top != NONE and top not in cards
            self.state.tops[stack] = top if keeps_top else remaining[0] if remaining else NONE
            self.state.covered[stack] = tuple(card for card in remaining if card != self.state.tops[stack])

    # Playing.

    def play(self, seat: Seat, *codes: str) -> Table:
        self.choose(seat, codes)
        return self

    # Reading.

    def view(self, viewer: Seat | None = None) -> MastersView:
        return cast(MastersView, GAME.view(self.settled(), viewer))

    def own(self, seat: Seat) -> MastersOwn:
        """What only a seat sees."""
        return GAME.own(self.settled(), seat)

    def board(self, seat: Seat) -> Board:
        return self.view()["boards"][seat]

    def in_depots(self, seat: Seat) -> dict[str, int]:
        """What warehouse and leader depots hold together."""
        return dict(zip(RESOURCES, self.state.players[seat].depots, strict=True))

    def in_strongbox(self, seat: Seat) -> dict[str, int]:
        return self.board(seat)["strongbox"]

    def owned(self, seat: Seat) -> dict[str, int]:
        return {r: self.in_depots(seat)[r] + self.in_strongbox(seat)[r] for r in RESOURCES}

    def spaces(self) -> list[int]:
        """Where all markers stand."""
        return [board["faith"] for board in self.view()["boards"]]


def new_match(seats: int, seed: str = "new") -> Match:
    """A match from the very beginning, waiting for the leaders to be kept."""
    return Match.begin(GAME, {"seats": seats}, seed)


def finish_setup(match: Match) -> Match:
    """Take the first option of every set-up decision, so that the first turn is pending."""
    return take_first(match, ("keep", "start"))


def masters(match: Match) -> Masters:
    """The state of a match, typed."""
    assert isinstance(match.state, Masters)
    return match.state


def view_of(match: Match, viewer: Seat | None = None) -> MastersView:
    return cast(MastersView, GAME.view(masters(match), viewer))


def own(match: Match, seat: Seat) -> MastersOwn:
    """What only a seat sees of a match."""
    return GAME.own(masters(match), seat)


def keep(match: Match, seat: Seat) -> list[Event]:
    """A seat keeps the first pair it is offered."""
    decision = match.decision(seat)
    assert decision is not None
    return match.choose(seat, decision.options[0].code).events


def keep_all(match: Match) -> Match:
    for seat in range(len(view_of(match)["boards"])):
        keep(match, seat)
    return match
