"""Shorthands for real matches: what everybody sees, and the family auction, whose offer it is and among what."""

from __future__ import annotations

from typing import Self

from signoria.games.lorenzo.rules.houses.state import houses_of
from signoria.games.lorenzo.table import Board, LorenzoTable, LorenzoView, Lot
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from tests.houses.table import new_match, printed
from tests.lorenzo.table import lorenzo, view_of
from tests.position import take_first

LINES = [1, 2, 3, 4, 5, 6]
#: The goods of each line of each auction tile, as printed.
AUCTION_TILES = {
    tile["id"]: {line["rank"]: line["resources"] for line in tile["lines"]}
    for tile in printed("auction_tiles")["tiles"]
}


def table_of(match: Match, viewer: Seat | None = None) -> LorenzoTable:
    """What lies before all, as a viewer sees it."""
    return view_of(match, viewer)["table"]


def board_of(match: Match, seat: Seat) -> Board:
    """A player's board, as everybody sees it."""
    return view_of(match)["boards"][seat]


def in_play(view: LorenzoView) -> set[str]:
    """The cards on the towers and those that players own."""
    cards = {floor["card"] for row in view["table"]["towers"] for floor in row}
    for board in view["boards"]:
        cards |= {*board["territories"], *board["buildings"], *board["characters"], *board["ventures"]}
    return cards


def order_of(match: Match) -> list[Seat]:
    return [place["seat"] for place in view_of(match)["table"]["order"]]


class Bidding:
    """An auction about to begin; players and tiles have numbers from 0, in turn order and as they lie."""

    def __init__(self, seats: int, seed: str = "auction") -> None:
        self.match = take_first(new_match(seats, seed=seed), ("tile", "keep"))
        self.order = order_of(self.match)
        self.lots: list[Lot] = table_of(self.match)["auction"]
        self.families = [lot["family"] for lot in self.lots]
        self.tiles = [list(AUCTION_TILES)[tile] for tile in houses_of(lorenzo(self.match)).tiles]

    def running(self) -> bool:
        return bool(self.match.pending) and self.match.pending[0].kind == "offer"

    def player(self) -> int:
        """Who must offer now."""
        assert self.running()
        assert len(self.match.pending) == 1
        return self.order.index(self.match.pending[0].seat)

    def codes(self) -> list[str]:
        return [option.code for option in self.match.pending[0].options]

    def lines(self, tile: int) -> list[int]:
        """The lines of a tile that may be chosen now."""
        codes = self.codes()
        return [line for line in LINES if f"offer:{self.families[tile]}.{line}" in codes]

    def offers(self, player: int, tile: int, line: int) -> Self:
        """A player, who must be the one to offer, takes a line."""
        assert self.player() == player
        self.match.choose(self.order[player], f"offer:{self.families[tile]}.{line}")
        return self

    def holder(self, tile: int) -> tuple[int, int] | None:
        """The player with an offer on a tile, and its line."""
        for line in table_of(self.match)["auction"][tile]["lines"]:
            if line["seat"] is not None:
                return self.order.index(line["seat"]), line["line"]
        return None
