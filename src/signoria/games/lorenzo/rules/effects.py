"""The effects of Lorenzo il Magnifico that happen."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.amounts import amount, amounts_of, cards_of, either, goods, message_key, type_name
from signoria.games.lorenzo.rules.effect import (
    Effect,
    Reader,
    draw_goods,
    draw_trade,
    message,
    read_alternatives,
    read_goods,
    read_types,
    trade_label,
)
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    COUNT_CARDS,
    COUNT_GOODS,
    COUNT_LEADERS,
    GOODS,
    TYPES,
    VICTORY_POINTS,
)
from signoria.kernel.core import Label
from signoria.kit import faces
from signoria.kit.printed import Printed


class Gain(Effect):
    """Receive goods."""

    __slots__ = ("goods",)
    kind: ClassVar[str] = "gain"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.goods = read_goods(printed["resources"])

    def say(self) -> tuple[Label, ...]:
        return goods(self.goods)

    def amounts(self) -> list[faces.Amount] | None:
        return draw_goods(self.goods)


class GainPer(Effect):
    """Receive an amount of one good for every so many cards of a type, goods or leaders in play."""

    __slots__ = ("amount", "by_value", "counts", "good", "per", "per_amount")
    kind: ClassVar[str] = "gain_per"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.good = GOODS.index(printed["resource"])
        self.amount: int = printed["amount"]
        self.counts = ("card", "resource", "leader").index(printed["per_kind"])
        self.per = 0 if self.counts == COUNT_LEADERS else (TYPES, GOODS)[self.counts].index(printed["per"])
        self.per_amount: int = printed["per_amount"]
        self.by_value = printed.get("max_times") == "action_value"  # at most as many times as the action is worth

    def say(self) -> tuple[Label, ...]:
        key = "lorenzo-effect-per-by-value" if self.by_value else "lorenzo-effect-per"
        return message(key, gain=amount(self.good, self.amount), per=self.per_label())

    def per_label(self) -> Label:
        """What there must be so many of."""
        if self.counts == COUNT_CARDS:
            return Label("lorenzo-per-card", {"type": type_name(self.per), "n": self.per_amount})
        if self.counts == COUNT_LEADERS:
            return Label("lorenzo-per-leader", {"n": self.per_amount})
        return amount(self.per, self.per_amount)

    def face(self, when: str) -> list[faces.Effect | None]:
        """Not if the value of the action limits it, or leaders are counted."""
        if self.by_value or self.counts not in (COUNT_CARDS, COUNT_GOODS):
            return [None]
        words = TYPES if self.counts == COUNT_CARDS else GOODS
        gain, each = faces.amounts({GOODS[self.good]: self.amount}), faces.amounts({words[self.per]: self.per_amount})
        return [faces.effect([], gain, when, each)]


class Privileges(Effect):
    """Choose council privileges, all different if so printed."""

    __slots__ = ("count", "different")
    kind: ClassVar[str] = "council_privilege"
    late: ClassVar[int] = 1

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.count: int = printed["count"]
        self.different: bool = printed["different"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-privileges-different" if self.different else "lorenzo-privileges", n=self.count)

    def amounts(self) -> list[faces.Amount] | None:
        return faces.amounts({"privileges-different" if self.different else "privileges": self.count})


class Exchange(Effect):
    """On activation one of the trades may be made."""

    __slots__ = ("numbers", "repeats", "trades")
    kind: ClassVar[str] = "exchange"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        trades = [(read_goods(option["pay"]), reader.effects(option["receive"])) for option in printed["options"]]
        self.trades = tuple(trades)
        self.repeats = printed.get("times") == "action_value"  # as often as the value of the action
        self.numbers: tuple[int, ...] = ()  # that states hold

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-exchange", trades=self.arrows())

    def arrows(self) -> Label:
        """One of its trades."""
        return either([trade_label(pay, receive) for pay, receive in self.trades])

    def face(self, when: str) -> list[faces.Effect | None]:
        return [None if self.repeats else draw_trade(pay, receive, when) for pay, receive in self.trades]


class TakeCard(Effect):
    """A bonus action: take a card without a family member."""

    __slots__ = ("discounts", "types", "value")
    kind: ClassVar[str] = "take_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.types = read_types(printed["card_types"])
        self.value: int = printed["value"]
        self.discounts = read_alternatives(printed["discount_options"])

    def say(self) -> tuple[Label, ...]:
        card = cards_of(self.types)
        if not self.discounts:
            return message("lorenzo-effect-take", card=card, value=self.value)
        discount = amounts_of(self.discounts)
        return message("lorenzo-effect-take-for-less", card=card, value=self.value, discount=discount)

    def amounts(self) -> list[faces.Amount] | None:
        """A choice between discounts takes words."""
        if len(self.discounts) > 1:
            return None
        taking = ACTIONS[self.types[0]].replace("_", "-") if len(self.types) == 1 else "take-any"
        return [{"n": self.value, "of": taking}, *(draw_goods(self.discounts[0], -1) if self.discounts else [])]


class Work(Effect):
    """A bonus harvest or production."""

    __slots__ = ("action", "servants_only", "value")
    kind: ClassVar[str] = "work_action"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.action = ACTIONS.index(printed["area"])
        self.value: int = printed["value"]
        self.servants_only = printed["modifiers"] == "servants_only"

    def say(self) -> tuple[Label, ...]:
        return message(message_key("effect-work", ACTIONS[self.action]), value=self.value, only=int(self.servants_only))

    def amounts(self) -> list[faces.Amount] | None:
        return [{"n": self.value, "of": ACTIONS[self.action]}]


class WorkChoice(Effect):
    """Harvest or production, as the player chooses, at the value of the member that is placed."""

    __slots__ = ("actions",)
    kind: ClassVar[str] = "work_action_choice"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.actions = tuple([ACTIONS.index(area) for area in printed["areas"]])

    def say(self) -> tuple[Label, ...]:
        return (either([Label(message_key("effect-work-here", ACTIONS[action]), {}) for action in self.actions]),)


class ActivateCards(Effect):
    """Activate so many of one's cards of some types, up to a value or whatever theirs is."""

    __slots__ = ("count", "types", "value")
    kind: ClassVar[str] = "activate_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.types = read_types(printed["card_types"])
        self.count: int = printed["count"]
        self.value: int = printed.get("value", -1)  # -1: whatever theirs is

    def say(self) -> tuple[Label, ...]:
        types = either([type_name(kind) for kind in self.types])
        if self.value < 0:
            return message("lorenzo-effect-activate", n=self.count, type=types)
        return message("lorenzo-effect-activate-up-to", n=self.count, type=types, value=self.value)


class ChosenMember(Effect):
    """One colored family member of choice counts as a value for this round."""

    __slots__ = ("value",)
    kind: ClassVar[str] = "chosen_family_member_value_set"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.value: int = printed["value"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-chosen-member", value=self.value)


class EndPoints(Effect):
    """Victory points in the final scoring."""

    __slots__ = ("amount",)
    kind: ClassVar[str] = "end_game_victory_points"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.amount: int = printed["amount"]

    def say(self) -> tuple[Label, ...]:
        return (amount(VICTORY_POINTS, self.amount),)

    def face(self, when: str) -> list[faces.Effect | None]:
        """A card shows its points by themselves."""
        return []


EFFECT_KINDS: Final[tuple[type[Effect], ...]] = (
    Gain,
    GainPer,
    Privileges,
    Exchange,
    TakeCard,
    Work,
    WorkChoice,
    ActivateCards,
    ChosenMember,
    EndPoints,
)
