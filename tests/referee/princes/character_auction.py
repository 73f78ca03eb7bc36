"""The character auction of The Muse and the Princess (PRI-267 to PRI-284, PRI-291 to PRI-296)."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Seat
from tests.referee.princes.characters import may_use, use_or_wait
from tests.referee.princes.printed import CHARACTERS
from tests.referee.princes.table import BANKER_MONEY, Choices, Table, offered
from tests.referee.princes.under_way import CharacterAuction
from tests.referee.script import Script

#: A space means so many florins for each unit of its number (PRI-270, PRI-271).
FLORINS_PER_SPACE: Final = 100
#: Added to a banker whom nobody bought (PRI-293).
MORE_ON_BANKER: Final = 100


def character_auction(table: Table) -> Script[None]:
    """Clockwise from the starting player until everybody has passed or bought (PRI-268, PRI-284)."""
    for player in table.players:
        player.character = ""  # unused cards return (PRI-291)
    auction = table.character_auction = CharacterAuction()
    while len(auction.done) < len(table.players):
        for seat in table.clockwise():
            if seat in auction.done:
                continue  # PRI-279, PRI-280
            if auction.wooed_by(seat):
                yield from buy(table, auction, seat)
            else:
                yield from place_marker(table, auction, seat)
    if "banker" not in auction.sold:
        table.banker += MORE_ON_BANKER
    table.character_auction = None


def place_marker(table: Table, auction: CharacterAuction, seat: Seat) -> Script[None]:
    """A marker on a space of a card, which may displace another one; or pass (PRI-269, PRI-275, PRI-276, PRI-279)."""
    code = yield from table.choose(seat, "character", spaces(table, auction, seat) | offered("pass"))
    if code == "pass":
        auction.done.add(seat)
    else:
        character, space = code.removeprefix("character:").split(".")
        auction.markers[character] = (seat, int(space))


def spaces(table: Table, auction: CharacterAuction, seat: Seat) -> Choices:
    """Spaces of cards for sale, higher than a marker that lies there, paid from cash (PRI-272, PRI-274, PRI-281)."""
    choices: Choices = {}
    for character, printed_spaces in CHARACTERS.items():
        marker = auction.markers.get(character)
        for space in printed_spaces:
            rules = []
            if character in auction.sold:
                rules.append("PRI-281")
            if marker and space <= marker[1]:
                rules.append("PRI-274")
            if space * FLORINS_PER_SPACE > table.players[seat].money:
                rules.append("PRI-272")
            choices[f"character:{character}.{space}"] = rules
    return choices


def buy(table: Table, auction: CharacterAuction, seat: Seat) -> Script[None]:
    """A marker that still lies there has won; a card used at once is not for sale again (PRI-277, PRI-288)."""
    player, character = table.players[seat], auction.wooed_by(seat)
    _, space = auction.markers.pop(character)
    auction.done.add(seat)
    auction.sold.add(character)
    player.money -= space * FLORINS_PER_SPACE
    player.character = character
    if character == "banker":
        player.money += table.banker  # PRI-292
        table.banker = BANKER_MONEY  # PRI-294
    elif may_use(table, seat):
        yield from use_or_wait(table, seat)
