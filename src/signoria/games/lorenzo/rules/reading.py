"""Reading the vocabulary: effects as the data files print them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    CATEGORIES,
    COUNT_LEADERS,
    GOODS,
    KINDS,
    MEASURES,
    ODD,
    STOCK,
    TYPES,
    ActionValue,
    AreaBan,
    ChosenMember,
    Discount,
    DoubleImmediate,
    Effect,
    EndPoints,
    Exchange,
    Gain,
    GainBonus,
    GainPenalty,
    GainPer,
    Loss,
    MembersCount,
    MemberValue,
    Modifier,
    NoFloorBonus,
    NoRequirement,
    NoScoring,
    NoSurcharge,
    OccupiedSpaces,
    Odd,
    PointsPerServant,
    Privileges,
    ServantsPerPoint,
    SupportBonus,
    TakeCard,
    Work,
)
from signoria.kit.goods import Goods, goods_of
from signoria.kit.printed import Printed

#: Effects of other boxes, each with its own way to be read.
READERS: Final[dict[str, Callable[[Printed], Effect]]] = {}


class UnknownEffect(ValueError):
    """A data file uses a word that the vocabulary does not have."""


def read_goods(printed: Printed) -> Goods:
    """Amounts as printed; most boxes know no tokens, so that amounts end with the goods where none are due."""
    found = goods_of(STOCK, printed)
    return found if found[KINDS] else found[:KINDS]


def read_types(printed: list[str]) -> tuple[int, ...]:
    return tuple([TYPES.index(name) for name in printed])


def _all_goods(printed: list[Printed]) -> tuple[Goods, ...]:
    return tuple([read_goods(goods) for goods in printed])


def read_kinds(printed: list[str]) -> tuple[int, ...]:
    return tuple([STOCK.index(name) for name in printed])


def _members_count(printed: Printed) -> Effect:
    return ChosenMember(printed["value"]) if printed["scope"] == "one_chosen" else MembersCount(printed["value"])


def _gain_per(printed: Printed) -> GainPer:
    """What is counted is a type of cards, a good, or the leaders in play."""
    counts = ("card", "resource", "leader").index(printed["per_kind"])
    per = 0 if counts == COUNT_LEADERS else ((TYPES, GOODS)[counts]).index(printed["per"])
    by_value = printed.get("max_times") == "action_value"
    return GainPer(GOODS.index(printed["resource"]), printed["amount"], counts, per, printed["per_amount"], by_value)


def read_exchange(printed: Printed) -> Exchange:
    trades = [(read_goods(option["pay"]), read_effects(option["receive"])) for option in printed["options"]]
    return Exchange(tuple(trades), printed.get("times") == "action_value")


def read_work(printed: Printed) -> Work:
    """A bonus harvest or production."""
    return Work(ACTIONS.index(printed["area"]), printed["value"], printed["modifiers"] == "servants_only")


def read_effects(printed: list[Printed]) -> tuple[Effect, ...]:
    """Effects as a data file lists them."""
    return tuple([read_effect(one) for one in printed])


def read_effect(printed: Printed) -> Effect:
    """One effect; a kind that the vocabulary does not have is refused (LOR-180)."""
    reader = READERS.get(printed["kind"])
    if reader is not None:
        return reader(printed)
    match printed["kind"]:
        case "gain":
            return Gain(read_goods(printed["resources"]))
        case "gain_per":
            return _gain_per(printed)
        case "council_privilege":
            return Privileges(printed["count"], printed["different"])
        case "exchange":
            return read_exchange(printed)
        case "take_card":
            types = read_types(printed["card_types"])
            return TakeCard(types, printed["value"], _all_goods(printed["discount_options"]))
        case "work_action":
            return read_work(printed)
        case "family_member_value_set":
            return _members_count(printed)
        case "end_game_victory_points":
            return EndPoints(printed["amount"])
        case _:
            return read_modifier(printed)


def read_modifier(printed: Printed) -> Modifier:
    """One standing effect."""
    match printed["kind"]:
        case "action_value_bonus":
            return ActionValue(ACTIONS.index(printed["action"]), printed["amount"])
        case "family_member_value_bonus":
            return MemberValue(printed["members"] == "colored", printed["amount"])
        case "servants_per_value_point":
            return ServantsPerPoint(printed["servants"])
        case "value_points_per_servant":
            return PointsPerServant(printed["points"])
        case "place_in_occupied_spaces":
            return OccupiedSpaces()
        case "market_ban":
            return AreaBan("market")
        case "no_tower_surcharge":
            return NoSurcharge(tuple(printed.get("towers", ())))
        case "no_floor_bonus":
            return NoFloorBonus(tuple(printed["floors"]))
        case "card_discount":
            return Discount(read_types(printed["card_types"]), _all_goods(printed["options"]))
        case "no_territory_military_requirement":
            return NoRequirement()
        case "gain_penalty":
            return GainPenalty(read_kinds(printed["resources"]), printed["amount"], printed["application"] == "one_of")
        case "gain_bonus":
            return GainBonus(read_kinds(printed["resources"]), printed["amount"])
        case "double_immediate_resources":
            return DoubleImmediate(read_kinds(printed["resources"]))
        case "church_support_bonus":
            return SupportBonus(printed["victory_points"])
        case "no_end_game_scoring":
            return NoScoring(CATEGORIES.index(printed["category"]))
        case "lose_victory_points_per":
            return Loss(MEASURES.index(printed["per"]), printed["per_amount"], printed["amount"])
        case kind if kind in ODD:
            return Odd(kind)
        case kind:
            raise UnknownEffect(f"no effect is called {kind!r}; add it to the vocabulary or correct the data file")
