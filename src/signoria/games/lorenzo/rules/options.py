"""The catalogue of everything a seat can ever choose, built once; its order is the action space."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    COLORED,
    LEADERS,
    MEMBERS,
    MODIFIERS,
    SOURCES,
    SPACES,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE, Card
from signoria.games.lorenzo.rules.effects import TakeCard
from signoria.games.lorenzo.rules.modifiers import Discount
from signoria.games.lorenzo.rules.privileges import PRIVILEGES
from signoria.games.lorenzo.rules.vocabulary import GOODS, KINDS, MILITARY, RESOURCES, STOCK
from signoria.kernel.core import END, Option
from signoria.kit.goods import Goods, goods_code

#: The most servants that can be paid at once: far more than any value needs.
MOST_SERVANTS: Final = 60
#: The most times that an exchange by the value of the action is made at once; it can be made again.
MOST_TIMES: Final = 20


def less(pay: Goods, discount: Goods) -> Goods:
    """A cost after a discount, which never pays anything out (LOR-102)."""
    return tuple([max(0, pay[kind] - discount[kind]) if kind < KINDS else pay[kind] for kind in range(len(pay))])


def military_kept(pay: Goods) -> Goods:
    """A cost of which the military is only shown."""
    return (*pay[:MILITARY], 0, *pay[MILITARY + 1 :])


def _choices(card: Card) -> list[tuple[Goods, ...]]:
    """The discounts that can ever apply to a card, each with its options."""
    lasting = [m.options for m in MODIFIERS if isinstance(m, Discount) and card.type in m.types]
    granted = [e.discounts for s in SOURCES for e in s.effects if isinstance(e, TakeCard) and card.type in e.types]
    return [*lasting, *[options for options in granted if options]]


def _payments(card: Card) -> set[Goods]:
    """Everything that can be one of several ways to pay for a card."""
    choices = _choices(card)
    if len(card.costs) < 2 and not any([len(options) > 1 for options in choices]):
        return set()
    ways = {cost.pay for cost in card.costs}
    ways |= {military_kept(pay) for pay in ways}
    for options in choices:
        ways |= {less(pay, option) for pay in ways for option in options}
    return ways


#: PLACE[member][space]: put a family member on an action space.
PLACE: Final[list[list[Option]]] = [
    [Option(f"place:{member.id}:{space.id}", (m, s)) for s, space in enumerate(SPACES)]
    for m, member in enumerate(MEMBERS)
]
PLACES: Final[list[Option]] = [option for options in PLACE for option in options]
#: WITH_SERVANTS[n]: pay so many servants for value (LOR-036, LOR-037).
WITH_SERVANTS: Final[list[Option]] = [Option(f"servants:{n}", (n,)) for n in range(MOST_SERVANTS + 1)]
#: Say oneself how many servants to pay, also where more than the least change nothing (LOR-038).
MORE: Final = Option("more")
#: PAY[goods]: one of several ways to pay for a card (LOR-100, LOR-110).
PAY: Final[dict[Goods, Option]] = {
    goods: Option(f"pay:{goods_code(STOCK, goods)}", goods)
    for goods in sorted({pay for card in CARDS for pay in _payments(card)})
}
#: TAKE[floor]: take the card of a floor by a bonus action.
TAKE: Final[dict[int, Option]] = {
    number: Option(f"take:{space.id}", (number,)) for number, space in enumerate(SPACES) if space.tower != NONE
}
DECLINE: Final = Option("decline")
PRIVILEGE: Final[list[Option]] = [Option(f"privilege:{name}", (p,)) for p, name in enumerate(PRIVILEGES)]
#: EXCHANGE[trade]: one arrow of an exchange on a building or a leader.
EXCHANGE: Final[dict[int, Option]] = {
    t: Option(f"exchange:{(CARDS if trade.origin.kind == 'card' else LEADERS)[trade.origin.of].id}.{trade.code}", (t,))
    for t, trade in enumerate(TRADES)
    if trade.origin.kind in ("card", "leader")
}
#: EXCHANGE_TIMES[trade][n]: the same for an exchange that may be made several times (HOU-189); once is EXCHANGE[trade].
EXCHANGE_TIMES: Final[dict[int, dict[int, Option]]] = {
    t: {n: Option(f"{EXCHANGE[t].code}.{n}", (t, n)) for n in range(2, MOST_TIMES + 1)}
    for t, trade in enumerate(TRADES)
    if trade.repeats
}
EXCHANGED: Final = Option("done")


def number_of_times(option: Option) -> int:
    """How often an exchange or a trade is made at once."""
    return option.args[1] if len(option.args) > 1 else 1


#: LOSE[good]: which resource a source gives less of (LOR-364).
LOSE: Final[list[Option]] = [Option(f"lose:{GOODS[good]}", (good,)) for good in range(RESOURCES)]
PLAY: Final[list[Option]] = [Option(f"play:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
DISCARD: Final[list[Option]] = [Option(f"discard:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
ACTIVATE: Final[list[Option]] = [Option(f"activate:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
COPY: Final[list[Option]] = [Option(f"copy:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
#: CHOOSE[member]: the colored family member that counts as more (LOR-293).
CHOOSE: Final[list[Option]] = [Option(f"choose:{MEMBERS[member].id}", (member,)) for member in range(COLORED)]
SUPPORT: Final = Option("church:support", (1,))
REFUSE: Final = Option("church:refuse", (0,))
TILE: Final[list[Option]] = [Option(f"tile:{tile.id}", (t,)) for t, tile in enumerate(BONUS_TILES)]
KEEP: Final[list[Option]] = [Option(f"keep:{leader.id}", (i,)) for i, leader in enumerate(LEADERS)]
PASS: Final = Option("pass")
END_TURN: Final = Option(END)

#: Why something else cannot be done in the middle of an action, by its verb.
ELSEWHERE: Final = {"end": "LOR-069", "pass": "LOR-069", "place": "LOR-069"}
#: Why leader actions cannot be done while something is owed, and by the first ruling in the middle of any action.
DURING_PAYMENT: Final = {"discard": "LOR-258", "activate": "LOR-258"}
INTERRUPTING: Final = {"play": "LOR-258", **DURING_PAYMENT}
#: Why leader actions cannot be done outside the actions phase.
OUTSIDE: Final = {"play": "LOR-255", "discard": "LOR-255", "activate": "LOR-255"}

CATALOGUE: Final[tuple[Option, ...]] = (
    *[option for tile, option in zip(BONUS_TILES, TILE, strict=True) if tile.advanced],
    *KEEP,
    *[option for options in PLACE for option in options],
    *WITH_SERVANTS,
    MORE,
    *PAY.values(),
    *TAKE.values(),
    DECLINE,
    *PRIVILEGE,
    *EXCHANGE.values(),
    *[option for options in EXCHANGE_TIMES.values() for option in options.values()],
    EXCHANGED,
    *LOSE,
    *PLAY,
    *DISCARD,
    *ACTIVATE,
    *COPY,
    *CHOOSE,
    SUPPORT,
    REFUSE,
    PASS,
    END_TURN,
)
