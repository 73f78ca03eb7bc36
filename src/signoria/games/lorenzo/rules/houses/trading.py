"""The trades that families make on their own turn, once or several times at once (HOU-073 to HOU-075)."""

from __future__ import annotations

from signoria.games.lorenzo.rules.cards import TRADES
from signoria.games.lorenzo.rules.giving import begin_giving, pay
from signoria.games.lorenzo.rules.houses.options import TRADE, TRADE_OPTIONS, TRADE_RULES
from signoria.games.lorenzo.rules.houses.pieces import FAMILIES
from signoria.games.lorenzo.rules.houses.state import holding_of
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.kernel.core import Menu, Seat
from signoria.kit.goods import multiple


def offer_trades(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    """The trade of a family as often as it can be paid."""
    family = holding_of(state, seat).family
    if family in TRADE:
        for option in TRADE[family][: most_trades(state.players[seat], family)]:
            menu.offer(option)
    for option in menu.unmentioned(TRADE_OPTIONS):
        menu.refuse(option, TRADE_RULES[option.args[0]])


def most_trades(player: Player, family: int) -> int:
    """How often its owner can pay for the trade of a family."""
    price = TRADES[FAMILIES[family].trade].pay
    return min([player.goods[kind] // price[kind] for kind in range(len(price)) if price[kind]])


def trade(state: Lorenzo, seat: Seat, number: int) -> None:
    """The trade of a family, so many times; each gives as a source of its own (HOU-073, HOU-075, HOU-231)."""
    family = holding_of(state, seat).family
    printed = TRADES[FAMILIES[family].trade]
    pay(state, seat, multiple(printed.pay, number), "trade", family)
    for _ in range(number):
        begin_giving(state, seat, printed.source)
