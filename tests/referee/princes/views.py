"""The table as everybody and each of its players must see it, in the words of views."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.princes.player import RECRUITING_CARD, Player
from tests.referee.princes.table import Table
from tests.referee.princes.works import FLORINS_PER_POINT
from tests.referee.script import Facts


def facts(table: Table) -> Facts:
    return {
        "table": common(table),
        "boards": [board(table, player) for player in table.players],
        "own": [own(table, seat) for seat in table.seats()],
    }


def common(table: Table) -> Facts:
    """What lies before all."""
    turn, work, auction = table.turn, table.work, table.auction
    return {
        "round": table.round,
        "minimum": table.minimum(),
        "phase": table.phase,
        "first": table.first,
        "seat": turn.seat if turn else None,
        "actions": turn.actions if turn else 0,
        "work": {"profession": work.profession, "bonuses": work.bonuses} if work else None,
        "stacks": [stack(table, name) for name in table.stacks()],
        "auction": (
            {"stack": auction.stack, "bid": auction.bid, "seat": auction.leader} if auction and auction.stack else None
        ),
        "bidders": bidders(table),
        "characters": [character(table, name) for name in table.characters()],
        "banker": table.banker if table.expansion else 0,
        "buildings": [{"piece": piece, "count": count} for piece, count in table.buildings.items()],
        "freedoms": table.freedoms,
        "decks": {name: len(deck) for name, deck in table.decks.items()},
        "removed": table.removed,
    }


def stack(table: Table, name: str) -> Facts:
    """A marker closes a stack for the rest of the auction (PRI-039, PRI-051)."""
    closed = table.auction is not None and name in table.auction.closed
    return {"stack": name, "count": table.objects_left(name), "closed": "closed" if closed else ""}


def bidders(table: Table) -> list[Facts]:
    """How everybody stands in the auction that goes on."""
    if table.auction:
        return [{"seat": seat, "state": table.auction.standing(seat)} for seat in table.seats()]
    if table.character_auction:
        return [
            {"seat": seat, "state": table.character_auction.standing(seat, player.character)}
            for seat, player in enumerate(table.players)
        ]
    return []


def character(table: Table, name: str) -> Facts:
    """Whose marker lies on a card, or who holds it (PRI-275, PRI-278, PRI-281)."""
    auction, seat, space = table.character_auction, table.holder(name), 0
    if auction and name in auction.markers:
        seat, space = auction.markers[name]
    return {
        "character": name,
        "closed": "closed" if auction and name in auction.sold else "",
        "space": space,
        "holder": [] if seat is None else [{"seat": seat}],
    }


def board(table: Table, player: Player) -> Facts:
    """Of cards in hand only the number is seen; money and prestige cards at the end (PRI-016, PRI-024, PRI-336)."""
    over = table.phase == "over"
    return {
        "grid": player.principality.grid,
        "builders": player.builders,
        "jesters": player.jesters,
        "freedoms": player.freedoms,
        "table": player.table,
        "best_work": player.best_work,
        "hand": len(player.hand) + player.recruiting,
        "bonus_cards": len(player.bonuses),
        "prestige_cards": len(player.prestiges),
        "character": player.character,
        "money": player.money if over else None,
        "prestige": player.prestiges if over else [],
        "points": {"fame": player.points, "prestige": player.prestige_points},
    }


def own(table: Table, seat: Seat) -> Facts:
    """What only its owner sees (PRI-014, PRI-016, PRI-085, PRI-176)."""
    player = table.players[seat]
    return {
        "money": player.money,
        "drawn": player.drawn,
        "hand": [*player.hand, *[RECRUITING_CARD] * player.recruiting],
        "bonuses": player.bonuses,
        "prestiges": player.prestiges,
        "known": {name: deck.known_to(seat) for name, deck in table.decks.items()},
        "amount": {"points": player.money // FLORINS_PER_POINT},
    }
