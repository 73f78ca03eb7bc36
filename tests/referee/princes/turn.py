"""A turn of the action phase: what may be done, how often, at which price (PRI-093 to PRI-182, PRI-300 to PRI-303)."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Seat
from tests.referee.princes.characters import is_use, use, uses
from tests.referee.princes.drawing import draw
from tests.referee.princes.objects import place, recruit, recruits
from tests.referee.princes.printed import BUILDINGS, FREEDOMS, PROFESSIONS
from tests.referee.princes.table import Choices, Table, offered
from tests.referee.princes.under_way import Turn
from tests.referee.princes.works import complete_work, complete_work_of_princess, princess_value, work_value
from tests.referee.script import Script

ACTIONS: Final = 2
#: With the cardinal (PRI-300).
ACTIONS_OF_CARDINAL: Final = 3
#: What a building costs with no, one, two or three builders (PRI-145).
BUILDING_COST: Final = (700, 300, 300, 0)
BUILDING_POINTS: Final = 3
#: A profession card, a freedom, a bonus card (PRI-161, PRI-168, PRI-173).
COST: Final = 300


def take_turn(table: Table, seat: Seat) -> Script[None]:
    """Up to two actions, and recruiting and characters whenever none is under way (PRI-093, PRI-103, PRI-104)."""
    player = table.players[seat]
    turn = table.turn = Turn(seat, ACTIONS_OF_CARDINAL if player.character == "cardinal" else ACTIONS)
    while True:
        code = yield from table.choose(seat, "turn", all_choices(table, turn))
        if code == "end":
            break
        if is_use(code):
            yield from use(table, seat, code)
        elif code.startswith("recruit:"):
            recruit(table, seat, code.removeprefix("recruit:"))  # no action (PRI-095)
        else:
            turn.actions -= 1
            yield from act(table, turn, code)
    table.turn = None
    if player.character in ("cardinal", "muse"):
        player.character = ""  # used up with the turn (PRI-285, PRI-287)


def all_choices(table: Table, turn: Turn) -> Choices:
    """All that can be chosen in a turn, with the rules against it; without an action left nothing else (PRI-103)."""
    actions = works(table, turn.seat) | buildings(table, turn.seat) | purchases(table, turn)
    if not turn.actions:
        actions = {code: {"PRI-103", *rules} for code, rules in actions.items()}
    return actions | recruits(table, turn.seat) | uses(table, turn.seat) | offered("end")


def works(table: Table, seat: Seat) -> Choices:
    """Professions in hand that reach the minimum with all bonus cards held; or the princess (PRI-114, PRI-318)."""
    player = table.players[seat]
    choices: Choices = {f"work:{profession}": ("PRI-114",) for profession in PROFESSIONS}
    for profession in player.hand:
        enough = work_value(table, seat, profession, player.bonuses) >= table.minimum()
        choices[f"work:{profession}"] = () if enough else ("PRI-115",)
    for profession in player.works():
        choices[f"work:{profession}"] = ("PRI-114", "PRI-119")
    princess = [] if player.character == "princess" else ["PRI-318"]
    if princess_value(player) < table.minimum():
        princess.append("PRI-324")
    return choices | {"princess": princess}


def buildings(table: Table, seat: Seat) -> Choices:
    """Each building once, from the supply, if it can be paid and placed (PRI-145 to PRI-148, PRI-158)."""
    player, choices = table.players[seat], offered()
    payable = table.means(seat) >= BUILDING_COST[player.builders]
    for building in BUILDINGS:
        rules = [] if payable else ["PRI-145"]
        if building in player.principality.buildings:
            rules.append("PRI-158")
        if not table.buildings[building]:
            rules.append("PRI-147")
        if not player.principality.has_room_for(building, player.builders):
            rules.append("PRI-148")
        choices[f"build:{building}"] = rules
    return choices


def purchases(table: Table, turn: Turn) -> Choices:
    """A profession card and a freedom once in a turn, bonus cards with every action (PRI-109 to PRI-111)."""
    payable = table.means(turn.seat) >= COST
    profession = [] if payable else ["PRI-161"]
    if turn.took_profession:
        profession.append("PRI-110")
    if not table.decks["profession"]:
        profession.append("PRI-166")
    bonus = [] if payable else ["PRI-173"]
    if not table.decks["bonus"]:
        bonus.append("PRI-180")
    return {"profession": profession, "bonus": bonus} | freedoms(table, turn, payable)


def freedoms(table: Table, turn: Turn, payable: bool) -> Choices:
    """Each freedom once, from the supply (PRI-168 to PRI-170)."""
    choices = offered()
    for freedom in FREEDOMS:
        rules = [] if payable else ["PRI-168"]
        if turn.introduced_freedom:
            rules.append("PRI-111")
        if freedom in table.players[turn.seat].freedoms:
            rules.append("PRI-169")
        if not table.freedoms[freedom]:
            rules.append("PRI-170")
        choices[f"freedom:{freedom}"] = rules
    return choices


def act(table: Table, turn: Turn, code: str) -> Script[None]:
    """An action is completed before the next begins (PRI-106)."""
    seat = turn.seat
    verb, _, word = code.partition(":")
    if verb == "work":
        yield from complete_work(table, seat, word)
    elif verb == "princess":
        yield from complete_work_of_princess(table, seat)
    elif verb == "build":
        yield from build(table, seat, word)
    elif verb == "freedom":
        turn.introduced_freedom = True
        introduce(table, seat, word)
    else:
        turn.took_profession |= verb == "profession"
        table.pay(seat, COST)  # due before the cards are seen (PRI-167)
        yield from draw(table, seat, verb)


def build(table: Table, seat: Seat, building: str) -> Script[None]:
    """The points of a building come after it is paid (PRI-144 to PRI-148)."""
    player = table.players[seat]
    table.pay(seat, BUILDING_COST[player.builders])
    table.buildings[building] -= 1
    yield from place(table, seat, building)
    player.points += BUILDING_POINTS


def introduce(table: Table, seat: Seat, freedom: str) -> None:
    """A freedom scores nothing by itself (PRI-172)."""
    table.pay(seat, COST)
    table.freedoms[freedom] -= 1
    player = table.players[seat]
    player.freedoms = [each for each in FREEDOMS if each in player.freedoms or each == freedom]
