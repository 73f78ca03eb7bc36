"""What a harvest or production would bring a player now, before any exchange: found by doing it on a copy."""

from __future__ import annotations

from signoria.games.lorenzo.rules.cards import CARDS, SOURCES, TRADES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effects import Privileges
from signoria.games.lorenzo.rules.giving import GivingEffects, Reduction
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.steps import steps, unaided
from signoria.games.lorenzo.rules.vocabulary import KINDS, SPECIAL_TOKENS, STOCK
from signoria.games.lorenzo.rules.work import Activation
from signoria.kernel.core import Chance, Seat
from signoria.kit.hands import Ids


class Yield:
    """What work of a value brings: goods, as there are more of each after it, and privileges still to be chosen.

    arrows: of the cards that it activates, those with an exchange, which may be made or not (LOR-137).
    """

    __slots__ = ("action", "arrows", "cards", "goods", "privileges", "unaided", "value")

    def __init__(
        self, action: int, value: int, unaided: bool, cards: Ids, arrows: int, goods: list[int], privileges: int
    ) -> None:
        self.action = action
        self.value = value
        self.unaided = unaided  # the best a member still to be placed reaches without servants
        self.cards = cards
        self.arrows = arrows
        self.goods = goods
        self.privileges = privileges


def yields(state: Lorenzo, seat: Seat, action: int) -> list[Yield]:
    """What each value would bring at which a harvest or production does more."""
    player = state.players[seat]
    reached = unaided(state, player, action)
    values = steps(state, player, action)
    best = max([NONE, *[value for value in values if value <= reached]])
    return [_yield(state, seat, action, value, value == best) for value in values]


def _yield(state: Lorenzo, seat: Seat, action: int, value: int, unaided: bool) -> Yield:
    world = state.copy()
    world.stack, world.events = [], []
    player = world.players[seat]
    before = player.goods[:]
    work = Activation(seat, action, value, ())
    work.trades = work.trades_for_nothing(player)
    cards = tuple(work.activated(player))
    work.work(world)
    privileges = give_all(world)
    goods = [player.goods[kind] - before[kind] for kind in range(KINDS)]
    arrows = [card for card in cards if CARDS[card].trades and not TRADES[CARDS[card].trades[0]].for_nothing]
    return Yield(action, value, unaided, cards, len(arrows), [*goods, tokens_gained(world)], privileges)


def give_all(world: Lorenzo) -> int:
    """All that is on the stack gives; returns the privileges that wait to be chosen.

    Whatever else must be chosen is left out; where one of two kinds is lost (LOR-364) it is the first.
    """
    privileges = 0
    while world.stack:
        frame = world.stack[-1]
        if isinstance(frame, GivingEffects) and frame.place < len(SOURCES[frame.source].effects):
            effect = SOURCES[frame.source].effects[frame.place]
            if isinstance(effect, Privileges):
                privileges += effect.count + world.rules.more_privileges(world.players[frame.seat])
                frame.place += 1
                continue
        if isinstance(frame, Reduction):
            frame.take_answer(world, frame.seat, frame.answers(world, frame.seat).options[0])
        elif isinstance(frame, Chance) or frame.step(world) is not None:
            world.stack.remove(frame)
    return privileges


def tokens_gained(world: Lorenzo) -> int:
    """Special tokens that were given, as far as there are any; they are not drawn, and so in nobody's goods."""
    gained = [event.args["goods"] for event in world.events or [] if event.kind == "gain"]
    tokens = sum([goods[SPECIAL_TOKENS] for goods in gained if isinstance(goods, tuple) and len(goods) == len(STOCK)])
    goods = [0] * KINDS + [tokens]
    world.rules.limit_gain(world, goods)
    return goods[SPECIAL_TOKENS]
