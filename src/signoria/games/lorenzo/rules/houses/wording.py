"""What the effects of Houses of Renaissance do, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.rules.cards import MEMBERS, PRIVILEGE_GOODS, PRIVILEGES
from signoria.games.lorenzo.rules.houses.vocabulary import (
    CardLimit,
    DrawLeaders,
    DrawTokens,
    EndPointsPer,
    ExtraMember,
    FreeTrade,
    GiveUpCard,
    LastPurchase,
    Lose,
    MarketSlot,
    MatchMilitary,
    MorePoints,
    MorePrivileges,
    OnExcommunicated,
    OnPlay,
    OnTake,
    OpenLeaders,
    PlayLeader,
    SetReward,
    Slot,
    StandIn,
    Stores,
    TakeDiscarded,
    Waiver,
    WithPrivilege,
    WorkOnTake,
)
from signoria.games.lorenzo.rules.names import colour_name, goods, kinds, named, type_name
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, TYPES, Effect
from signoria.games.lorenzo.rules.wording import cards_of, given, trades_of
from signoria.kernel.core import Label

# Effects that happen


def _lose(effect: Effect) -> Label:
    assert isinstance(effect, Lose)
    return Label("lorenzo-effect-lose", {"goods": goods(effect.goods)})


def _draw_leaders(effect: Effect) -> Label:
    assert isinstance(effect, DrawLeaders)
    return Label("lorenzo-effect-draw-leaders", {"n": effect.count})


def _play_leader(effect: Effect) -> Label:
    return Label("lorenzo-effect-play-leader", {})


def _match_military(effect: Effect) -> Label:
    return Label("lorenzo-effect-match-military", {})


def _take_discarded(effect: Effect) -> Label:
    assert isinstance(effect, TakeDiscarded)
    return Label("lorenzo-effect-take-discarded", {"card": cards_of(effect.types)})


def _draw_tokens(effect: Effect) -> Label:
    assert isinstance(effect, DrawTokens)
    return Label("lorenzo-effect-draw-tokens", {"n": effect.draw, "kept": effect.keep})


def _give_up(effect: Effect) -> Label:
    assert isinstance(effect, GiveUpCard)
    return Label("lorenzo-effect-give-up", {"type": type_name(effect.type), "receive": given(effect.source)})


def _slot(effect: Effect) -> Label:
    return Label("lorenzo-effect-slot", {})


#: Effects that happen, by their kind.
HAPPENING: Final[dict[type[Effect], Callable[[Effect], Label]]] = {
    Lose: _lose,
    DrawLeaders: _draw_leaders,
    PlayLeader: _play_leader,
    MatchMilitary: _match_military,
    TakeDiscarded: _take_discarded,
    DrawTokens: _draw_tokens,
    GiveUpCard: _give_up,
    Slot: _slot,
}

# Effects that stand


def _on_take(effect: Effect) -> Label:
    assert isinstance(effect, OnTake)
    return Label("lorenzo-standing-on-take", {"gives": given(effect.source), "type": type_name(effect.type)})


def _work_on_take(effect: Effect) -> Label:
    assert isinstance(effect, WorkOnTake)
    key = named("standing-on-take", ACTIONS[effect.action])
    return Label(key, {"type": type_name(effect.type), "less": effect.less})


def _on_play(effect: Effect) -> Label:
    assert isinstance(effect, OnPlay)
    return Label("lorenzo-standing-on-play", {"gives": given(effect.source)})


def _on_excommunicated(effect: Effect) -> Label:
    assert isinstance(effect, OnExcommunicated)
    return Label("lorenzo-standing-on-excommunicated", {"effects": given(effect.source)})


def _with_privilege(effect: Effect) -> Label:
    assert isinstance(effect, WithPrivilege)
    barred = goods(PRIVILEGE_GOODS[PRIVILEGES.index(effect.barred)])
    return Label("lorenzo-standing-with-privilege", {"gives": given(effect.source), "barred": barred})


def _more_privileges(effect: Effect) -> Label:
    assert isinstance(effect, MorePrivileges)
    return Label("lorenzo-standing-more-privileges", {"n": effect.count})


def _market_slot(effect: Effect) -> Label:
    return Label("lorenzo-standing-market-slot", {})


def _waiver(effect: Effect) -> Label:
    assert isinstance(effect, Waiver)
    return Label("lorenzo-standing-waiver", {"n": effect.count})


def _stand_in(effect: Effect) -> Label:
    assert isinstance(effect, StandIn)
    spend = kinds((effect.spend,))[0]
    return Label("lorenzo-standing-stand-in", {"spend": spend, "instead": tuple(kinds(effect.instead_of))})


def _extra_member(effect: Effect) -> Label:
    assert isinstance(effect, ExtraMember)
    member = [one.id for one in MEMBERS].index(effect.member)
    return Label("lorenzo-standing-extra-member", {"member": colour_name(member), "value": MEMBERS[member].value})


def _stores(effect: Effect) -> Label:
    assert isinstance(effect, Stores)
    return Label("lorenzo-standing-stores", {"type": type_name(effect.type), "goods": tuple(kinds(effect.goods))})


def _free_trade(effect: Effect) -> Label:
    assert isinstance(effect, FreeTrade)
    return Label("lorenzo-standing-free-trade", {"trade": trades_of((effect.trade,))})


def _last_purchase(effect: Effect) -> Label:
    assert isinstance(effect, LastPurchase)
    return Label("lorenzo-standing-last-purchase", {"goods": goods(effect.pay)})


def _end_points_per(effect: Effect) -> Label:
    assert isinstance(effect, EndPointsPer)
    bundle = goods(effect.bundle)
    return Label("lorenzo-standing-end-points-per", {"n": effect.amount, "goods": bundle, "most": effect.most})


def _card_limit(effect: Effect) -> Label:
    assert isinstance(effect, CardLimit)
    return Label("lorenzo-standing-card-limit", {"cards": _so_many(effect.type, effect.limit)})


def _more_points(effect: Effect) -> Label:
    assert isinstance(effect, MorePoints)
    points = [
        Label("lorenzo-points-for", {"cards": _so_many(effect.type, number), "n": points})
        for number, points in effect.points.items()
    ]
    return Label("lorenzo-standing-more-points", {"points": tuple(points)})


def _so_many(type: int, number: int) -> Label:
    return Label(f"lorenzo-{TYPES[type]}", {"n": number})


def _set_reward(effect: Effect) -> Label:
    assert isinstance(effect, SetReward)
    return Label("lorenzo-standing-set-reward", {"n": effect.sets, "gives": given(effect.source)})


def _open_leaders(effect: Effect) -> Label:
    assert isinstance(effect, OpenLeaders)
    return Label("lorenzo-standing-open-leaders", {"n": effect.count, "played": effect.played})


#: Effects that stand, by their kind.
STANDING: Final[dict[type[Effect], Callable[[Effect], Label]]] = {
    OnTake: _on_take,
    WorkOnTake: _work_on_take,
    OnPlay: _on_play,
    OnExcommunicated: _on_excommunicated,
    WithPrivilege: _with_privilege,
    MorePrivileges: _more_privileges,
    MarketSlot: _market_slot,
    Waiver: _waiver,
    StandIn: _stand_in,
    ExtraMember: _extra_member,
    Stores: _stores,
    FreeTrade: _free_trade,
    LastPurchase: _last_purchase,
    EndPointsPer: _end_points_per,
    CardLimit: _card_limit,
    MorePoints: _more_points,
    SetReward: _set_reward,
    OpenLeaders: _open_leaders,
}
