"""What effects and modifiers of Houses of Renaissance are worth while so many actions are left to a player."""

from __future__ import annotations

from functools import cache

from signoria.games.lorenzo.bot.worth import (
    EFFECTS,
    ODD,
    PENALISED,
    PER_ACTION,
    STANDING,
    goods_worth,
    modifier_worth,
    price,
    privilege_worth,
    source_worth,
    work_worth,
)
from signoria.games.lorenzo.rules.cards import (
    CARDS,
    SPACES,
    TRADES,
    TURNS,
)
from signoria.games.lorenzo.rules.components import NONE, Leader
from signoria.games.lorenzo.rules.houses import vocabulary as words
from signoria.games.lorenzo.rules.houses.pieces import TOKENS
from signoria.games.lorenzo.rules.vocabulary import (
    BUILDING,
    SPECIAL_TOKENS,
    TERRITORY,
    ActivateCards,
    Exchange,
    GainBonus,
    GainPenalty,
    NoSurcharge,
    PointsPerServant,
)

# All figures are victory points.

#: Cards of one type, privileges, those of who gets more with them, and leaders, for each action.
TAKEN = 0.2
PRIVILEGED = 0.3
CHASED = 0.8
PLAYED = 0.1
#: How much fewer tokens matter.
FEWER_TOKENS = 0.15
#: The worth of a drawn leader in privileges, of one that is played, of a card that is taken, of an activation.
DRAWN = 1.3
LEADER = 5.0
DISCARDED_CARD = 1.5
ACTIVATION = 2.0
#: What an action brings elsewhere, and the least that a space of one's own is worth in a round.
ELSEWHERE = 3.5
OWN_SPACE = 0.6
OWN_WORK = 1.2
#: A card for its type alone.
CARD = 2.0


def best_trade(effect: Exchange, left: int) -> float:
    """What the better of some trades gains."""
    trades = [TRADES[number] for number in effect.numbers]
    gains = [source_worth(trade.source, left) - goods_worth(trade.pay, left) for trade in trades]
    return max([0.0, *gains])


def less_of(modifier: GainPenalty, left: int) -> float:
    """Goods come from more sources than tokens do."""
    share = FEWER_TOKENS if SPECIAL_TOKENS in modifier.goods else PENALISED
    return -share * modifier.amount * max([price(kind, left) for kind in modifier.goods])


EFFECTS.update(
    {
        words.Lose: lambda effect, left: -goods_worth(effect.goods, left),
        words.DrawLeaders: lambda effect, left: effect.count * DRAWN * privilege_worth(left),
        words.PlayLeader: lambda effect, left: LEADER * left / (left + TURNS),
        words.MatchMilitary: lambda effect, left: 3.0,
        words.TakeDiscarded: lambda effect, left: 2.0 + DISCARDED_CARD * len(effect.types),
        words.DrawTokens: lambda effect, left: 1.15 * price(SPECIAL_TOKENS, left),
        words.GiveUpCard: lambda effect, left: 0.5,
        Exchange: best_trade,
        ActivateCards: lambda effect, left: ACTIVATION * effect.count if effect.value != NONE else 0.0,
    }
)
PER_ACTION.update(
    {
        words.OnTake: lambda modifier, left: TAKEN * source_worth(modifier.source, left),
        words.WorkOnTake: lambda modifier, left: 0.45,
        words.OnPlay: lambda modifier, left: PLAYED * source_worth(modifier.source, left),
        words.WithPrivilege: lambda modifier, left: CHASED * source_worth(modifier.source, left),
        words.MorePrivileges: lambda modifier, left: PRIVILEGED * modifier.count * privilege_worth(left),
        words.Waiver: lambda modifier, left: 0.15,
        words.StandIn: lambda modifier, left: 0.3,
        words.ExtraMember: lambda modifier, left: 0.9,
        words.Stores: lambda modifier, left: 0.1,
        words.FreeTrade: lambda modifier, left: 0.2,
        words.LastPurchase: lambda modifier, left: 0.4,
        words.CardLimit: lambda modifier, left: 0.15,
        GainBonus: lambda modifier, left: 0.4,
        GainPenalty: less_of,
        NoSurcharge: lambda modifier, left: 0.15 if modifier.towers else STANDING[NoSurcharge],
        PointsPerServant: lambda modifier, left: 0.35,
    }
)
ODD.update({words.IMMUNE: 0.1, words.KEEP_MILITARY: 0.1, words.FAITH_TILES: 0.2})


@cache
def face_worth(face: int, left: int) -> float:
    """What a token gives when it is used."""
    return source_worth(TOKENS[face].source, left)


def leader_worth(leader: Leader, left: int) -> float:
    """A leader in play with spaces of its own, for the rounds left."""
    found = 0.0
    for space in leader.spaces:
        gain = source_worth(SPACES[space].source, left // 2) - ELSEWHERE
        found += left / TURNS * (max(OWN_SPACE, gain) if SPACES[space].action == NONE else OWN_WORK)
    return found


@cache
def card_worth(card: int, left: int) -> float:
    """A card that costs nothing, without looking at a board."""
    printed = CARDS[card]
    found = CARD + source_worth(printed.immediate, left) + printed.end_points
    found += sum([modifier_worth(number, left) for number in printed.modifiers])
    if printed.type in (TERRITORY, BUILDING):
        found += left / TURNS * work_worth(card, left // 2)
    return found
