"""Servants paid to raise the value of an action (LOR-036 to LOR-041, LOR-377, LOR-378)."""

from __future__ import annotations

from signoria.games.lorenzo.rules.options import MORE, MOST_SERVANTS, WITH_SERVANTS
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import SERVANTS
from signoria.kernel.core import Menu, Seat


def servants_for(player: Player, needed: int, value: int) -> int:
    """The least servants that raise a value to what is needed."""
    if needed <= value:
        return 0
    points = player.in_force().points_per_servant
    return (needed - value + points - 1) // points * player.in_force().servants_per_point


def servant_numbers(player: Player, least: int, most: int) -> list[int]:
    """Any number from the least that works to the most that can be spared, in whole steps (LOR-037, LOR-378)."""
    return list(range(least, min(most, MOST_SERVANTS) + 1, player.in_force().servants_per_point))


def offer_servants(player: Player, numbers: list[int], least: int, most: int, menu: Menu, rule: str) -> None:
    """Some of the numbers there are; the rest between the least and the most would change nothing (LOR-038).

    rule: what asks for the value that fewer servants do not reach.
    """
    step = player.in_force().servants_per_point
    for number in numbers:
        menu.offer(WITH_SERVANTS[number])
    for option in menu.unmentioned(WITH_SERVANTS):
        number = option.args[0]
        if number > player.goods[SERVANTS]:
            menu.refuse(option, "LOR-037")
        elif number % step:
            menu.refuse(option, "LOR-378")
        elif number > most:
            menu.refuse(option, "LOR-039")
        else:
            menu.refuse(option, rule if number < least else "LOR-038")


def offer_more(player: Player, more: bool, menu: Menu) -> None:
    """Whoever has servants may pay more of them than an action needs (LOR-037, LOR-038)."""
    possible = bool(menu.options) and menu.options[0].verb in ("place", "take")
    if possible and not more and player.goods[SERVANTS] >= player.in_force().servants_per_point:
        menu.offer(MORE)
    else:
        menu.refuse(MORE, "LOR-037")


def pay_servants(state: Lorenzo, seat: Seat, number: int) -> int:
    """Servants go to the supply before anything else is paid (LOR-039); returns what they add to the value."""
    player = state.players[seat]
    player.goods[SERVANTS] -= number
    if number:
        state.emit("servants: servants", seat, (number,))
    return value_of_servants(player, number)


def value_of_servants(player: Player, number: int) -> int:
    """What servants add to a value."""
    return number // player.in_force().servants_per_point * player.in_force().points_per_servant if number else 0
