"""Where options point at: paths of the view, as the table declares it; nothing where there is no such place."""

from __future__ import annotations

from signoria.games.lorenzo.rules.cards import CARDS, FLOORS, SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import GOODS, KINDS, ROWS, SERVANTS
from signoria.kernel.core import Seat
from signoria.kit.goods import Goods
from signoria.kit.hands import Ids, places_of


def resources_place(seat: Seat) -> tuple[str, ...]:
    """The part of a board where goods lie."""
    return (f"boards.{seat}.resources",)


def resource_place(seat: Seat, kind: int) -> str:
    """Where a good lies that a player has."""
    return f"boards.{seat}.resources.{GOODS[kind]}"


def amount_place(kind: int, number: int) -> str:
    """Where so many of a good are asked for."""
    return f"own.amount.{GOODS[kind]}.{number}"


def servants_places(seat: Seat, number: int) -> tuple[str, ...]:
    """Servants, and so many of them."""
    return (resource_place(seat, SERVANTS), amount_place(SERVANTS, number))


def paid_places(pay: Goods, number: int) -> tuple[str, ...]:
    """How much is paid if something that takes one kind of goods is done so many times."""
    kinds = [kind for kind in range(len(pay)) if pay[kind]]
    return (amount_place(kinds[0], number * pay[kinds[0]]),) if len(kinds) == 1 and kinds[0] < KINDS else ()


def card_place(player: Player, seat: Seat, card: int) -> tuple[str, ...]:
    """A card on a personal board."""
    row = CARDS[card].type
    return places_of(f"boards.{seat}.{ROWS[row]}", player.cards[row], card)


def member_place(state: Lorenzo, seat: Seat, member: int) -> tuple[str, ...]:
    """A member that is still to be placed."""
    return places_of(f"boards.{seat}.members", at_home(state, state.players[seat]), member) if state.dice else ()


def at_home(state: Lorenzo, player: Player) -> list[int]:
    """The members that a player has still to place."""
    return [member for member in state.rules.members(player) if not player.placed >> member & 1]


def space_place(state: Lorenzo, seat: Seat, space: int) -> tuple[str, ...]:
    """A floor of a tower, a space of its area, or one that only its owner has."""
    printed = SPACES[space]
    if printed.leader != NONE:
        return places_of(f"boards.{seat}.spaces", own_spaces(state, seat), space)
    if printed.tower == NONE:
        return places_of(f"table.{printed.area}", spaces_of(state, printed.area), space)
    if not state.dice or printed.tower >= state.towers():
        return ()
    return (f"table.towers.{FLOORS - printed.number}.{printed.tower}",)


def spaces_of(state: Lorenzo, area: str) -> list[int]:
    """The open spaces of an area beside the towers."""
    return [space for space in state.open if SPACES[space].area == area]


def own_spaces(state: Lorenzo, seat: Seat) -> Ids:
    """The spaces that the leaders of a player bring."""
    return state.rules.spaces(state, seat)[len(state.open) :]


def card_on(state: Lorenzo, space: int) -> int:
    """The card of a floor; NONE if there is none, or no such tower at this table."""
    return state.floors[space] if space < len(state.floors) else NONE
