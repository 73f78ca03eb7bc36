"""The objects of the auction: who can use them, and what taking one does (PRI-061 to PRI-102)."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Seat
from tests.referee.princes.drawing import draw
from tests.referee.princes.player import RECRUITING_CARD
from tests.referee.princes.printed import LANDSCAPE_TYPES, PROFESSIONS, in_order
from tests.referee.princes.table import LANDSCAPE, Choices, Table, offered
from tests.referee.script import Script

#: The builder row has three spaces (PRI-063).
MOST_BUILDERS: Final = 3
#: For the second and each further landscape of a type, and the second and third builder (PRI-068, PRI-081).
POINTS_AGAIN: Final = 3


def rules_against(table: Table, seat: Seat, stack: str) -> set[str]:
    """Why a seat could do nothing with an object of a stack (PRI-041, PRI-054, PRI-063, PRI-257)."""
    player, rules = table.players[seat], set()
    if not table.objects_left(stack):
        rules.add("PRI-041")
    if stack == "builder" and player.builders == MOST_BUILDERS:
        rules |= {"PRI-054", "PRI-063"}
    if stack == LANDSCAPE and all(landscape_types(table, seat).values()):
        rules.add("PRI-257")
    if stack in LANDSCAPE_TYPES and not player.principality.has_room_for(stack, player.builders):
        rules.add("PRI-054")
    return rules


def landscape_types(table: Table, seat: Seat) -> Choices:
    """The types for the winner of the one landscape item: a tile must be left and have a place (PRI-254, PRI-257)."""
    player = table.players[seat]
    choices: Choices = {}
    for landscape in LANDSCAPE_TYPES:
        possible = table.objects[landscape] and player.principality.has_room_for(landscape, player.builders)
        choices[f"landscape:{landscape}"] = () if possible else ("PRI-257",)
    return choices


def take_object(table: Table, seat: Seat, stack: str) -> Script[None]:
    """What an object does is done before the next auction starts (PRI-056)."""
    player = table.players[seat]
    if stack == "prestige_card":
        yield from draw(table, seat, "prestige")
    elif stack == LANDSCAPE:
        code = yield from table.choose_unless_forced(seat, "landscape", landscape_types(table, seat))
        yield from take_landscape(table, seat, code.removeprefix("landscape:"))
    elif stack in LANDSCAPE_TYPES:
        yield from take_landscape(table, seat, stack)
    else:
        table.objects[stack] -= 1
        if stack == "jester":
            player.jesters += 1  # PRI-074: it covers no cell.
        elif stack == "builder":
            player.builders += 1
            player.points += POINTS_AGAIN if player.builders > 1 else 0  # PRI-080, PRI-081
        else:
            player.recruiting += 1
            yield from use_recruiting_card_or_hold_it(table, seat)


def take_landscape(table: Table, seat: Seat, landscape: str) -> Script[None]:
    """It must be placed at once; a type that is owned already scores (PRI-064, PRI-068 to PRI-070)."""
    player = table.players[seat]
    table.objects[landscape] -= 1
    owned = player.principality.landscapes[landscape]
    yield from place(table, seat, landscape)
    player.points += POINTS_AGAIN if owned else 0


def place(table: Table, seat: Seat, piece: str) -> Script[None]:
    """A piece is placed wherever no rule forbids it."""
    player = table.players[seat]
    choices = player.principality.choices(piece, player.builders)
    player.principality.place(piece, (yield from table.choose_unless_forced(seat, "place", choices)))


def use_recruiting_card_or_hold_it(table: Table, seat: Seat) -> Script[None]:
    """A new recruiting card may be used at once, if there is anybody to recruit (PRI-088, PRI-335)."""
    code = yield from table.choose_unless_forced(seat, "recruit", recruits(table, seat) | offered("hold"))
    if code != "hold":
        recruit(table, seat, code.removeprefix("recruit:"))


def recruits(table: Table, seat: Seat) -> Choices:
    """With a recruiting card, professions that lie face up with opponents, never the own ones (PRI-089 to PRI-092)."""
    if not table.players[seat].recruiting:
        return {f"recruit:{card}": ("PRI-089",) for card in PROFESSIONS}
    choices: Choices = {f"recruit:{card}": ("PRI-091",) for card in PROFESSIONS}
    choices |= offered(*[f"recruit:{card}" for player in table.opponents(seat) for card in player.works()])
    return choices | {f"recruit:{card}": ("PRI-090",) for card in table.players[seat].works()}


def recruit(table: Table, seat: Seat, profession: str) -> None:
    """The recruiting card stays in the place of the profession (PRI-089, PRI-098)."""
    player = table.players[seat]
    (robbed,) = [opponent for opponent in table.opponents(seat) if profession in opponent.table]
    robbed.table[robbed.table.index(profession)] = RECRUITING_CARD
    player.recruiting -= 1
    player.hand = in_order("profession", [*player.hand, profession])
