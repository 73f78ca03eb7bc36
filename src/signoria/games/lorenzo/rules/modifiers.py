"""The effects of Lorenzo il Magnifico that last; in_force.py adds them up."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.amounts import amounts_of, cards_of, either, kinds, message_key
from signoria.games.lorenzo.rules.effect import (
    COST,
    END,
    Effect,
    Modifier,
    Reader,
    draw_goods,
    message,
    read_alternatives,
    read_kinds,
    read_types,
)
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, CATEGORIES, GOODS, MEASURES, STOCK, TYPES
from signoria.kernel.core import Label, Word
from signoria.kit import faces
from signoria.kit.printed import Printed


class ActionValue(Modifier):
    """Actions of one kind are worth more, or less."""

    __slots__ = ("action", "amount")
    kind: ClassVar[str] = "action_value_bonus"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.action = ACTIONS.index(printed["action"])
        self.amount: int = printed["amount"]

    def say(self) -> tuple[Label, ...]:
        when = message_key("when", ACTIONS[self.action])
        return (Label("lorenzo-modifier-action", {"when": when, **change(self.amount)}),)

    def amounts(self) -> list[faces.Amount] | None:
        return [{"n": self.amount, "of": ACTIONS[self.action].replace("_", "-")}]


class MemberValue(Modifier):
    """Colored members, or the neutral one, are worth more, or less."""

    __slots__ = ("amount", "colored")
    kind: ClassVar[str] = "family_member_value_bonus"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.colored = printed["members"] == "colored"
        self.amount: int = printed["amount"]

    def say(self) -> tuple[Label, ...]:
        which = "coloured" if self.colored else "neutral"
        return (Label(message_key("modifier-member", which), change(self.amount)),)

    def amounts(self) -> list[faces.Amount] | None:
        return [{"n": self.amount, "of": "colored" if self.colored else "neutral"}]


class MembersCount(Modifier):
    """Colored members count as a value whatever their dice show."""

    __slots__ = ("value",)
    kind: ClassVar[str] = "family_member_value_set"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.value: int = printed["value"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-members-count", value=self.value)


class ServantsPerPoint(Modifier):
    """What it takes to raise a value by 1."""

    __slots__ = ("servants",)
    kind: ClassVar[str] = "servants_per_value_point"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.servants: int = printed["servants"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-servants", n=self.servants)


class PointsPerServant(Modifier):
    """How far what raises a value by 1 raises it instead."""

    __slots__ = ("points",)
    kind: ClassVar[str] = "value_points_per_servant"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.points: int = printed["points"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-points-per-servant", n=self.points)


class OccupiedSpaces(Modifier):
    """Members may enter spaces that are occupied."""

    __slots__ = ()
    kind: ClassVar[str] = "place_in_occupied_spaces"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-occupied")


class MarketBan(Modifier):
    """Members may not enter the market."""

    __slots__ = ()
    kind: ClassVar[str] = "market_ban"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-ban-market")


class NoSurcharge(Modifier):
    """Nothing is due for placing a member in an occupied tower, or in one of some."""

    __slots__ = ("towers",)
    kind: ClassVar[str] = "no_tower_surcharge"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.towers: tuple[str, ...] = tuple(printed.get("towers", ()))

    def say(self) -> tuple[Label, ...]:
        if not self.towers:
            return message("lorenzo-modifier-no-surcharge")
        towers = [Label(message_key("tower", tower), {}) for tower in self.towers]
        return message("lorenzo-modifier-no-surcharge-in", towers=tuple(towers))


class NoFloorBonus(Modifier):
    """Some floors give no bonus."""

    __slots__ = ("floors",)
    kind: ClassVar[str] = "no_floor_bonus"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.floors: tuple[int, ...] = tuple(printed["floors"])

    def say(self) -> tuple[Label, ...]:
        floors = [Label("lorenzo-floor", {"n": floor}) for floor in self.floors]
        return message("lorenzo-modifier-no-floor-bonus", floors=tuple(floors))


class Discount(Modifier):
    """Cards of some types cost less, by one of the options."""

    __slots__ = ("options", "types")
    kind: ClassVar[str] = "card_discount"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.types = read_types(printed["card_types"])
        self.options = read_alternatives(printed["options"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-discount", card=cards_of(self.types), discount=amounts_of(self.options))

    def face(self, when: str) -> list[faces.Effect | None]:
        """A choice takes words; no types are named if cards of any cost less."""
        if len(self.options) > 1:
            return [None]
        cards = faces.amounts({TYPES[kind]: 1 for kind in self.types}) if len(self.types) < len(TYPES) else []
        return [faces.effect([], draw_goods(self.options[0], -1), COST, cards)]


class NoRequirement(Modifier):
    """Territories need no military."""

    __slots__ = ()
    kind: ClassVar[str] = "no_territory_military_requirement"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-no-requirement")


class GainPenalty(Modifier):
    """Every source gives less of each of the goods, or of one of them."""

    __slots__ = ("amount", "goods", "one_of")
    kind: ClassVar[str] = "gain_penalty"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.goods = read_kinds(printed["resources"])
        self.amount: int = printed["amount"]
        self.one_of = printed["application"] == "one_of"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-penalty", goods=either(kinds(self.goods)), n=self.amount)

    def amounts(self) -> list[faces.Amount] | None:
        return None if self.one_of else faces.amounts({STOCK[good]: -self.amount for good in self.goods})


class GainBonus(Modifier):
    """Every source that gives some of a good gives more of it."""

    __slots__ = ("amount", "goods")
    kind: ClassVar[str] = "gain_bonus"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.goods = read_kinds(printed["resources"])
        self.amount: int = printed["amount"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-gain-bonus", goods=either(kinds(self.goods)), n=self.amount)

    def amounts(self) -> list[faces.Amount] | None:
        return faces.amounts({STOCK[good]: self.amount for good in self.goods})


class DoubleImmediate(Modifier):
    """Goods from immediate effects of cards come twice."""

    __slots__ = ("goods",)
    kind: ClassVar[str] = "double_immediate_resources"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.goods = read_kinds(printed["resources"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-double", goods=tuple(kinds(self.goods)))


class SupportBonus(Modifier):
    """More victory points for each support of the Church."""

    __slots__ = ("victory_points",)
    kind: ClassVar[str] = "church_support_bonus"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.victory_points: int = printed["victory_points"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-support", n=self.victory_points)


class NoScoring(Modifier):
    """A part of the final score counts nothing."""

    __slots__ = ("category",)
    kind: ClassVar[str] = "no_end_game_scoring"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.category = CATEGORIES.index(printed["category"])

    def say(self) -> tuple[Label, ...]:
        return (Label(message_key("modifier-no-scoring", CATEGORIES[self.category]), {}),)


class Loss(Modifier):
    """Victory points are lost at the end, by a measure of what is owned."""

    __slots__ = ("amount", "measure", "per_amount")
    kind: ClassVar[str] = "lose_victory_points_per"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.measure = MEASURES.index(printed["per"])
        self.per_amount: int = printed["per_amount"]
        self.amount: int = printed["amount"]

    def say(self) -> tuple[Label, ...]:
        return message(message_key("modifier-loss", MEASURES[self.measure]), n=self.amount, per=self.per_amount)

    def face(self, when: str) -> list[faces.Effect | None]:
        measure = MEASURES[self.measure]
        if measure not in GOODS:
            return [None]
        lost = faces.amounts({"victory_points": -self.amount})
        return [faces.effect([], lost, END, faces.amounts({measure: self.per_amount}))]


class Odd(Modifier):
    """The escape hatch: an effect that fits no question, looked for by itself where the rule has its place."""

    __slots__ = ()

    def say(self) -> tuple[Label, ...]:
        return message(message_key("modifier", self.kind))


class SkipFirstTurn(Odd):
    """The first turn of each round is made after all others."""

    __slots__ = ()
    kind: ClassVar[str] = "skip_first_turn"


class CopyLeader(Odd):
    """A leader takes the ability of one that another player has in play."""

    __slots__ = ()
    kind: ClassVar[str] = "copy_leader_ability"


def change(amount: int) -> dict[str, Word]:
    """How much higher or lower."""
    return {"n": abs(amount), "higher": int(amount > 0)}


#: All there are.
MODIFIER_KINDS: Final[tuple[type[Effect], ...]] = (
    ActionValue,
    MemberValue,
    MembersCount,
    ServantsPerPoint,
    PointsPerServant,
    OccupiedSpaces,
    MarketBan,
    NoSurcharge,
    NoFloorBonus,
    Discount,
    NoRequirement,
    GainPenalty,
    GainBonus,
    DoubleImmediate,
    SupportBonus,
    NoScoring,
    Loss,
    SkipFirstTurn,
    CopyLeader,
)
