"""Set-up: turn order, coins, excommunications; advanced, bonus tiles and the draft (LOR-006 to 020, 244 to 254)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.base import BaseRules
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    EXCOMMUNICATIONS,
    FLOORS,
    LEADERS,
    LEADERS_DEALT,
    PERIODS,
    SPACES,
    STARTING_GOODS,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import NONE, Tower
from signoria.games.lorenzo.rules.options import KEEP, TILE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.rounds import SETUP, Rounds
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import COINS, TYPES
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat
from signoria.kernel.rng import Rng
from signoria.kit.hands import Ids, without


def new_match(seats: int, advanced: bool, asked: bool, rulings: int, rng: Rng) -> Lorenzo:
    """Everything still in its bag; the frames on the stack do the rest, the last one first."""
    extra: list[Frame[Lorenzo]] = [Draft(0), DealLeaders(), ChooseTiles(0)] if advanced else []
    return Lorenzo(
        rng,
        [Rounds(SETUP), *extra, DrawExcommunications(), DrawOrder()],
        [new_player() for _ in range(seats)],
        order=[],
        round=0,
        turn=0,
        dice=[],
        floors=[NONE] * (len(towers_of(BASE)) * FLOORS),
        spaces=[()] * len([space for space in SPACES if space.box == BASE]),
        open=open_spaces(BASE, seats),
        decks=BASE_DECKS[:],
        removed=(),
        excommunications=(),
        leaders=BASE_LEADERS,
        advanced=advanced,
        asked=asked,
        rulings=rulings,
        rules=BaseRules(),
    )


def new_player() -> Player:
    """A board with the starting goods and the basic bonus tile (LOR-006, LOR-007, LOR-017)."""
    return Player(
        goods=list(STARTING_GOODS),
        cards=[()] * len(TYPES),
        modifiers=(),
        bonus_tile=[tile.advanced for tile in BONUS_TILES].index(False),
        marks=0,
        placed=0,
        pack=(),
        hand=(),
        leaders=(),
        used=(),
        discarded=(),
        copied=NONE,
        chosen=NONE,
        chosen_value=0,
    )


def towers_of(box: int) -> list[Tower]:
    return [tower for tower in TOWERS if tower.box == box]


def leaders_of(box: int) -> Ids:
    return tuple([number for number, leader in enumerate(LEADERS) if leader.box == box])


def open_spaces(box: int, seats: int) -> Ids:
    """The spaces for everybody that so many players have, out of a box and those before it."""
    numbers = [number for number, space in enumerate(SPACES) if space.box <= box and space.leader == NONE]
    return tuple([number for number in numbers if SPACES[number].min_seats <= seats])


def deck(type: int, period: int) -> Ids:
    """The cards of the base game for a tower and a period."""
    cards = [number for number, card in enumerate(CARDS) if card.box == BASE]
    return tuple([number for number in cards if CARDS[number].type == type and CARDS[number].period == period])


BASE_LEADERS: Final[Ids] = leaders_of(BASE)
#: The cards of the base game, by tower and period.
BASE_DECKS: Final[list[Ids]] = [
    deck(tower.type, period) for tower in towers_of(BASE) for period in range(1, PERIODS + 1)
]


class DrawOrder(Chance[Lorenzo]):
    """The first turn order is drawn, and coins follow it (LOR-008, LOR-009)."""

    __slots__ = ()

    def copy(self) -> DrawOrder:
        return self

    def happen(self, state: Lorenzo) -> None:
        bag = list(range(len(state.players)))
        state.order = [state.rng.draw(bag, "turn order") for _ in state.players]
        for place, seat in enumerate(state.order):
            state.players[seat].goods[COINS] = state.rules.starting_coins[place]
        state.emit("order: seats", NONE, (tuple(state.order),))


class DrawExcommunications(Chance[Lorenzo]):
    """One tile for each period, open to all (LOR-011, LOR-012)."""

    __slots__ = ()

    def copy(self) -> DrawExcommunications:
        return self

    def happen(self, state: Lorenzo) -> None:
        drawn = []
        for period in range(1, PERIODS + 1):
            tiles = [number for number, tile in enumerate(EXCOMMUNICATIONS) if tile.box <= state.rules.box]
            bag = [number for number in tiles if EXCOMMUNICATIONS[number].period == period]
            drawn.append(state.rng.draw(bag, "excommunication"))
        state.excommunications = tuple(drawn)
        state.emit("tiles: tiles", NONE, (state.excommunications,))


class ChooseTiles(Frame[Lorenzo]):
    """Bonus tiles are chosen in reverse turn order (LOR-244, LOR-245)."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "LOR-244"

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def copy(self) -> ChooseTiles:
        return ChooseTiles(self.chosen)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.chosen == len(state.order):
            state.stack.pop()
            return None
        return self.ask_unless_forced(state, state.order[-1 - self.chosen], "tile")

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        owned = [player.bonus_tile for player in state.players]
        for number, tile in enumerate(BONUS_TILES):
            if number in owned:
                menu.refuse(TILE[number], "LOR-245")
            elif tile.advanced and tile.box <= state.rules.box:
                menu.offer(TILE[number])

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        self.chosen += 1
        state.players[seat].bonus_tile = option.args[0]
        state.emit("tile: tile", seat, (option.args[0],))


def tiles_left(state: Lorenzo) -> list[int]:
    """The bonus tiles still to be chosen from."""
    if not any([isinstance(frame, ChooseTiles) for frame in state.stack]):
        return []
    owned = [player.bonus_tile for player in state.players]
    tiles = [number for number, tile in enumerate(BONUS_TILES) if tile.advanced and tile.box <= state.rules.box]
    return [number for number in tiles if number not in owned]


class DealLeaders(Chance[Lorenzo]):
    """Four leaders for each player (LOR-247)."""

    __slots__ = ()

    def copy(self) -> DealLeaders:
        return self

    def happen(self, state: Lorenzo) -> None:
        bag = list(state.leaders)
        for seat in state.order:
            dealt = [state.rng.draw(bag, "leaders") for _ in range(LEADERS_DEALT)]
            state.players[seat].pack = tuple(sorted(dealt))
            state.emit("pack: leaders", seat, (state.players[seat].pack,), secret=True)
        state.leaders = tuple(bag)


class Draft(Frame[Lorenzo]):
    """Everybody keeps one leader at the same time, then the packs go on (LOR-248, LOR-251)."""

    __slots__ = ("passed",)
    rule: ClassVar[str] = "LOR-248"

    def __init__(self, passed: int) -> None:
        self.passed = passed  # how often the packs have gone on

    def copy(self) -> Draft:
        return Draft(self.passed)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        waiting = [seat for seat in state.order if len(state.players[seat].hand) == self.passed]
        if self.passed == LEADERS_DEALT:
            state.stack.pop()
        elif not waiting:
            self.passed += 1
            state.stack.append(PassPacks())
        elif self.passed == LEADERS_DEALT - 1:  # the last single card is kept without a decision (LOR-250)
            for seat in waiting:
                keep_leader(state, seat, state.players[seat].pack[0])
        else:
            return [self.ask(state, seat, "keep") for seat in waiting]
        return None

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for leader in state.players[seat].pack:
            menu.offer(KEEP[leader])

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        keep_leader(state, seat, option.args[0])


def keep_leader(state: Lorenzo, seat: Seat, leader: int) -> None:
    player = state.players[seat]
    player.pack = without(player.pack, leader)
    player.hand = tuple(sorted([*player.hand, leader]))
    state.emit("keep: leader", seat, (leader,), secret=True)


class PassPacks(Chance[Lorenzo]):
    """Each pack goes to the right, to the player before in the first turn order, who sees it only now (LOR-252)."""

    __slots__ = ()

    def copy(self) -> PassPacks:
        return self

    def happen(self, state: Lorenzo) -> None:
        packs = [state.players[seat].pack for seat in state.order]
        for place, seat in enumerate(state.order):
            pack = packs[(place + 1) % len(packs)]
            state.players[seat].pack = pack
            if pack:
                state.emit("pack: leaders", seat, (pack,), secret=True)
