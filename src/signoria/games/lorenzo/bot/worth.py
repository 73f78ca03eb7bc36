"""What effects and modifiers of Lorenzo il Magnifico are worth while so many actions are left to a player."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from signoria.games.lorenzo.bot.prices import goods_worth, price, privilege_worth
from signoria.games.lorenzo.rules.cards import CARDS, MODIFIERS, SOURCES, TRADES, TURNS
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.effects import (
    ActivateCards,
    ChosenMember,
    Exchange,
    Gain,
    Privileges,
    TakeCard,
    Work,
)
from signoria.games.lorenzo.rules.houses.effects import (
    DrawLeaders,
    DrawTokens,
    GiveUpCard,
    Lose,
    MatchMilitary,
    PlayLeader,
    TakeDiscarded,
)
from signoria.games.lorenzo.rules.houses.modifiers import (
    CardLimit,
    ExtraMember,
    FreeTrade,
    Immune,
    KeepMilitary,
    LastPurchase,
    MorePrivileges,
    OnPlay,
    OnTake,
    StandIn,
    Stores,
    UsesFaithTiles,
    Waiver,
    WithPrivilege,
    WorkOnTake,
)
from signoria.games.lorenzo.rules.modifiers import (
    ActionValue,
    CopyLeader,
    Discount,
    DoubleImmediate,
    GainBonus,
    GainPenalty,
    MarketBan,
    MembersCount,
    MemberValue,
    NoFloorBonus,
    NoRequirement,
    NoSurcharge,
    OccupiedSpaces,
    PointsPerServant,
    ServantsPerPoint,
    SkipFirstTurn,
    SupportBonus,
)
from signoria.games.lorenzo.rules.vocabulary import HARVEST, PRODUCTION, SERVANTS, SPECIAL_TOKENS

# All figures are victory points, found by letting variants play against each other.

#: An exchange is not always wanted or paid for.
EXCHANGED = 0.33
#: A bonus action, and each point of its value.
CARD_ACTION, CARD_VALUE = 2.2, 0.42
WORK_ACTION, WORK_VALUE = 1.25, 0.53
#: The member that is chosen to count as a value would often have had this one.
POOR_DIE = 2.0
#: The worth of a drawn leader in privileges, of one that is played, of a card that is taken, of an activation.
DRAWN = 1.3
LEADER = 5.0
DISCARDED_CARD = 1.5
ACTIVATION = 2.0
MEAN_DIE = 3.5
#: For each action left: how often a tower is entered, a member's value matters, a card of a type is paid for.
TAKING = 0.073
VALUED = 0.71
COLORED_SHARE = 0.75
PAYING = 0.078
#: Goods come from more sources than tokens do.
PENALISED = 0.49
FEWER_TOKENS = 0.15
#: Supports of the Church to come, for each action left.
SUPPORTS = 0.09
#: Cards of one type, privileges, those of who gets more with them, and leaders, for each action.
TAKEN = 0.2
PRIVILEGED = 0.3
CHASED = 0.8
PLAYED = 0.1


@cache
def source_worth(source: int, left: int) -> float:
    """What a source gives once, apart from what it counts."""
    return 0.0 if source == NONE else sum([effect_worth(effect, left) for effect in SOURCES[source].effects])


def effect_worth(effect: Effect, left: int) -> float:
    return EFFECT_ESTIMATES[type(effect)](effect, left) if type(effect) in EFFECT_ESTIMATES else 0.0


def best_trade(trades: tuple[int, ...], left: int) -> float:
    """What the better of some trades gains."""
    arrows = [TRADES[number] for number in trades]
    return max([0.0, *[source_worth(trade.source, left) - goods_worth(trade.pay, left) for trade in arrows]])


@cache
def work_worth(card: int, left: int) -> float:
    """What a card gives when it is activated, the better of its trades included, apart from what it counts."""
    return source_worth(CARDS[card].permanent, left) + EXCHANGED * best_trade(CARDS[card].trades, left)


@cache
def modifier_worth(number: int, left: int) -> float:
    """What a modifier is worth for the actions left."""
    modifier = MODIFIERS[number]
    if type(modifier) in MODIFIER_WORTHS:
        return MODIFIER_WORTHS[type(modifier)] * left
    return (
        left * MODIFIER_ESTIMATES[type(modifier)](modifier, left // 2) if type(modifier) in MODIFIER_ESTIMATES else 0.0
    )


#: What an effect is worth once; what is not here is worth nothing, or counted elsewhere.
EFFECT_ESTIMATES: dict[type[Effect], Callable[[Any, int], float]] = {
    Gain: lambda effect, left: goods_worth(effect.goods, left),
    Privileges: lambda effect, left: effect.count * privilege_worth(left),
    TakeCard: lambda effect, left: CARD_ACTION + CARD_VALUE * effect.value,
    Work: lambda effect, left: WORK_ACTION + WORK_VALUE * effect.value,
    ChosenMember: lambda effect, left: (effect.value - POOR_DIE) * price(SERVANTS, left),
    Exchange: lambda effect, left: best_trade(effect.numbers, left),
    ActivateCards: lambda effect, left: ACTIVATION * effect.count if effect.value != NONE else 0.0,
    Lose: lambda effect, left: -goods_worth(effect.goods, left),
    DrawLeaders: lambda effect, left: effect.count * DRAWN * privilege_worth(left),
    PlayLeader: lambda effect, left: LEADER * left / (left + TURNS),
    MatchMilitary: lambda effect, left: 3.0,
    TakeDiscarded: lambda effect, left: 2.0 + DISCARDED_CARD * len(effect.types),
    DrawTokens: lambda effect, left: 1.15 * price(SPECIAL_TOKENS, left),
    GiveUpCard: lambda effect, left: 0.5,
}
#: For each action left, what a modifier is worth whatever its figures.
MODIFIER_WORTHS: dict[type[Effect], float] = {
    ServantsPerPoint: -0.4,
    PointsPerServant: 0.35,
    OccupiedSpaces: 0.29,
    MarketBan: -0.3,
    NoFloorBonus: -0.14,
    NoRequirement: 0.38,
    GainBonus: 0.4,
    DoubleImmediate: 0.32,
    SkipFirstTurn: -0.45,
    CopyLeader: -0.45,
    WorkOnTake: 0.45,
    Waiver: 0.15,
    StandIn: 0.3,
    ExtraMember: 0.9,
    Stores: 0.1,
    FreeTrade: 0.2,
    LastPurchase: 0.4,
    CardLimit: 0.15,
    Immune: 0.1,
    KeepMilitary: 0.1,
    UsesFaithTiles: 0.2,
}
#: For each action, with about half of them left, what a modifier with figures of its own is worth; that of harvests and
#: productions is part of what they gain.
MODIFIER_ESTIMATES: dict[type[Effect], Callable[[Any, int], float]] = {
    ActionValue: lambda modifier, left: (
        0.0 if modifier.action in (HARVEST, PRODUCTION) else modifier.amount * price(SERVANTS, left) * TAKING
    ),
    MemberValue: lambda modifier, left: (
        modifier.amount * price(SERVANTS, left) * VALUED * (COLORED_SHARE if modifier.colored else 1 - COLORED_SHARE)
    ),
    MembersCount: lambda modifier, left: (modifier.value - MEAN_DIE) * price(SERVANTS, left) * VALUED * COLORED_SHARE,
    NoSurcharge: lambda modifier, left: 0.15 if modifier.towers else 0.44,
    Discount: lambda modifier, left: (
        PAYING * len(modifier.types) * max([goods_worth(option, left) for option in modifier.options])
    ),
    GainPenalty: lambda modifier, left: (
        -(FEWER_TOKENS if SPECIAL_TOKENS in modifier.goods else PENALISED)
        * modifier.amount
        * max([price(kind, left) for kind in modifier.goods])
    ),
    SupportBonus: lambda modifier, left: SUPPORTS * modifier.victory_points,
    OnTake: lambda modifier, left: TAKEN * source_worth(modifier.source, left),
    OnPlay: lambda modifier, left: PLAYED * source_worth(modifier.source, left),
    WithPrivilege: lambda modifier, left: CHASED * source_worth(modifier.source, left),
    MorePrivileges: lambda modifier, left: PRIVILEGED * modifier.count * privilege_worth(left),
}
