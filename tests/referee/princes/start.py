"""Where a referee takes over: the set-up, of which only what chance drew is learned; or the start of a later round."""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel.core import Seat, Settings
from tests.referee.lockstep import Difference
from tests.referee.princes.player import RECRUITING_CARD, Player
from tests.referee.princes.principality import Principality
from tests.referee.princes.printed import (
    COLUMNS,
    FREEDOMS,
    LANDSCAPE_TYPES,
    LANDSCAPES,
    PALAZZO_CELLS,
    ROWS,
    SIZES,
    Cell,
)
from tests.referee.princes.table import LANDSCAPE, Table
from tests.referee.script import Eyes

MONEY: Final = 3500
#: For two players (PRI-249).
MONEY_OF_TWO: Final = 2500
#: Professions dealt to each player (PRI-012).
DEALT: Final = 4
#: Freedom tiles of each type that there are; two players draw some beside one of each (PRI-250, PRI-251).
TILES: Final = 4
DRAWN_TILES, DRAWN_TILES_OF_HARDER = 2, 1


def take_over(settings: Settings, look: Eyes) -> Table:
    """The table as it lies there: new, or at the start of a later round."""
    public: Any = look().public
    table = set_up(settings, look, public["table"])
    if public["table"]["phase"] == "preparation":
        deal(table)
    else:
        go_on_with(table, public)
    return table


def set_up(settings: Settings, look: Eyes, public: Any) -> Table:
    """Everything in its box; who starts and which freedoms there are for two is learned (PRI-021, PRI-250)."""
    seats, blocks = int(settings["seats"]), bool(settings["blocks"])
    first, freedoms = public["first"], dict(public["freedoms"])
    players = [Player(Principality(blocks), MONEY_OF_TWO if seats == 2 else MONEY) for _ in range(seats)]
    last_price, rulings = int(settings["last_price"]), int(settings["rulings"])
    table = Table(look, bool(settings["expansion"]), last_price, rulings, players, first, freedoms)
    if public["phase"] == "preparation":
        check_first(seats, int(settings["first"]), first)
        check_freedoms(seats, bool(settings["harder"]), freedoms)
    return table


def check_first(seats: int, setting: int, first: Seat) -> None:
    """The starting seat is set, or drawn if none is (PRI-021)."""
    possible = [setting - 1] if setting else list(range(seats))
    if first not in possible:
        raise Difference("who starts", first, possible)


def check_freedoms(seats: int, harder: bool, freedoms: dict[str, int]) -> None:
    """One tile less of each type than there are players; for two one of each and a few at random (PRI-017, PRI-250)."""
    if seats > 2:
        if freedoms != dict.fromkeys(FREEDOMS, seats - 1):
            raise Difference("how many freedoms there are", freedoms, f"{seats - 1} of each")
        return
    number = len(FREEDOMS) + (DRAWN_TILES_OF_HARDER if harder else DRAWN_TILES)
    if sum(freedoms.values()) != number or not all([1 <= tiles <= TILES for tiles in freedoms.values()]):
        raise Difference("how many freedoms there are", freedoms, f"{number}, at least one of each")


def deal(table: Table) -> None:
    """Everybody has been dealt four professions (PRI-012)."""
    for player, own in zip(table.players, table.look().own, strict=True):
        seen: Any = own
        player.hand = list(seen["hand"])
        table.decks["profession"].take_out(player.hand)
        if len(player.hand) != DEALT:
            raise Difference("how many professions were dealt", player.hand, DEALT)


def go_on_with(table: Table, public: Any) -> None:
    """A later round is about to begin: what lies there is taken as it is, as long as no piece is twice."""
    common = public["table"]
    assert common["phase"] == "objects"
    table.phase, table.round, table.removed = common["phase"], common["round"], list(common["removed"])
    table.buildings = {supply["piece"]: supply["count"] for supply in common["buildings"]}
    table.banker = common["banker"] if table.expansion else table.banker
    for entry in common["stacks"]:
        if entry["stack"] not in ("prestige_card", LANDSCAPE):
            table.objects[entry["stack"]] = entry["count"]
    table.decks["bonus"].take_out(table.removed)
    for seat, player in enumerate(table.players):
        sit_down(table, player, public["boards"][seat], table.look().own[seat])
    if table.for_two():
        count_landscapes(table)


def sit_down(table: Table, player: Player, board: Any, own: Any) -> None:
    """A player with what lies before him and what only he sees."""
    player.money, player.points = own["money"], board["points"]["fame"]
    player.builders, player.jesters = board["builders"], board["jesters"]
    player.freedoms, player.table = list(board["freedoms"]), list(board["table"])
    player.hand = [card for card in own["hand"] if card != RECRUITING_CARD]
    player.recruiting = len(own["hand"]) - len(player.hand)
    player.bonuses, player.prestiges = list(own["bonuses"]), list(own["prestiges"])
    player.character = board["character"]
    table.decks["profession"].take_out([*player.hand, *player.works()])
    table.decks["bonus"].take_out(player.bonuses)
    table.decks["prestige"].take_out(player.prestiges)
    read_grid(player.principality, board["grid"])


def read_grid(principality: Principality, grid: list[list[str]]) -> None:
    """The pieces that lie on a grid; touching landscapes of a type are counted by their cells."""
    lying: dict[str, list[Cell]] = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            if (row, column) not in PALAZZO_CELLS and grid[row][column]:
                lying.setdefault(grid[row][column], []).append((row, column))
    for piece, cells in lying.items():
        principality.cover(piece, cells)
        if piece not in SIZES:
            principality.landscapes[piece] = len(cells) // len(LANDSCAPES[principality.blocks][piece])


def count_landscapes(table: Table) -> None:
    """For two players the one stack shows their sum only: what lies on no grid is left (PRI-003, PRI-253)."""
    for landscape in LANDSCAPE_TYPES:
        table.objects[landscape] -= sum([player.principality.landscapes[landscape] for player in table.players])
