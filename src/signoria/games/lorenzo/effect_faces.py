"""Effects of Lorenzo il Magnifico as amounts; what is more complicated is left to words."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules import vocabulary
from signoria.games.lorenzo.rules.houses.vocabulary import EndPointsPer, Lose
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    COUNT_CARDS,
    COUNT_GOODS,
    GOODS,
    MEASURES,
    STOCK,
    TYPES,
    ActionValue,
    Discount,
    Gain,
    GainBonus,
    GainPenalty,
    GainPer,
    Loss,
    MemberValue,
    Privileges,
    TakeCard,
    Work,
)
from signoria.kit.faces import Amount, Effect, amounts, effect
from signoria.kit.goods import Goods

#: When an effect works: at once, in a work, in the end, always, once per round, as an action, when a card is paid.
ONCE: Final = "once"
HARVESTED: Final = "harvest"
PRODUCED: Final = "production"
END: Final = "end"
ALWAYS: Final = "always"
ROUND: Final = "round"
SPACE: Final = "space"
COST: Final = "cost"


def drawn(printed: vocabulary.Effect, when: str) -> Effect | None:
    """An effect as amounts; None if it takes words."""
    simple = _amounts(printed)
    if simple is not None:
        return effect([], simple, when)
    match printed:
        case GainPer():
            return _per(printed, when)
        case Loss() if MEASURES[printed.measure] in GOODS:
            each = amounts({MEASURES[printed.measure]: printed.per_amount})
            return effect([], amounts({"victory_points": -printed.amount}), END, each)
        case EndPointsPer() if not printed.most:
            return effect([], amounts({"victory_points": printed.amount}), END, _stock(printed.bundle))
        case Discount() if len(printed.options) == 1:
            return effect([], _stock(printed.options[0], -1), COST, _taken(printed.types))
        case _:
            return None


def _amounts(printed: vocabulary.Effect) -> list[Amount] | None:
    """Effects that are nothing but amounts."""
    match printed:
        case Gain():
            return _stock(printed.goods)
        case Lose():
            return _stock(printed.goods, -1)
        case Privileges():
            return amounts({"privileges-different" if printed.different else "privileges": printed.count})
        case Work():
            return [{"n": printed.value, "of": ACTIONS[printed.action]}]
        case TakeCard() if len(printed.discounts) <= 1:
            less = _stock(printed.discounts[0], -1) if printed.discounts else []
            return [{"n": printed.value, "of": _taking(printed.types)}, *less]
        case ActionValue():
            return [{"n": printed.amount, "of": ACTIONS[printed.action].replace("_", "-")}]
        case MemberValue():
            return [{"n": printed.amount, "of": "colored" if printed.colored else "neutral"}]
        case GainPenalty() if not printed.one_of:
            return amounts({STOCK[good]: -printed.amount for good in printed.goods})
        case GainBonus():
            return amounts({STOCK[good]: printed.amount for good in printed.goods})
        case _:
            return None


def _stock(goods: Goods, sign: int = 1) -> list[Amount]:
    return amounts({word: sign * n for word, n in zip(STOCK, goods, strict=False)})


def _taking(types: tuple[int, ...]) -> str:
    """The word for taking a card of a type, or of any."""
    return ACTIONS[types[0]].replace("_", "-") if len(types) == 1 else "take-any"


def _taken(types: tuple[int, ...]) -> list[Amount]:
    """Cards of some types, one by one; none are named if any will do."""
    return amounts({TYPES[taken]: 1 for taken in types}) if len(types) < len(TYPES) else []


def _per(printed: GainPer, when: str) -> Effect | None:
    """So much for each of something; not if the value of the action limits it, or leaders are counted."""
    if printed.by_value or printed.counts not in (COUNT_CARDS, COUNT_GOODS):
        return None
    words = TYPES if printed.counts == COUNT_CARDS else GOODS
    gain = amounts({GOODS[printed.good]: printed.amount})
    return effect([], gain, when, amounts({words[printed.per]: printed.per_amount}))


def exchanged(pay: Goods, receive: tuple[vocabulary.Effect, ...], when: str) -> Effect | None:
    """An arrow: goods for what can be told in amounts."""
    gain: list[Amount] = []
    for printed in receive:
        simple = _amounts(printed)
        if simple is None:
            return None
        gain += simple
    return effect(_stock(pay), gain, when)


def joined(effects: list[Effect]) -> tuple[Effect, ...]:
    """Effects that only give, and give together, as one."""
    found: list[Effect] = []
    for one in effects:
        last = found[-1] if found else None
        if last and _gives(last) and _gives(one) and last["when"] == one["when"] and _apart(last, one):
            found[-1] = effect([], [*last["gain"], *one["gain"]], one["when"])
        else:
            found.append(one)
    return tuple(found)


def _gives(one: Effect) -> bool:
    return not one["pay"] and not one["each"]


def _apart(first: Effect, second: Effect) -> bool:
    """Whether no word is in both."""
    return not {amount["of"] for amount in first["gain"]} & {amount["of"] for amount in second["gain"]}
