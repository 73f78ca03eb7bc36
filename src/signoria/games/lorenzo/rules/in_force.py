"""What is in force for a player: the modifiers of cards, leaders and tiles, added up once for all who ask.

Nothing subscribes to anything: each question of the rules that a modifier may answer differently is asked here.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import MODIFIERS, REQUIRED_MILITARY, SERVANTS_PER_POINT, SURCHARGE
from signoria.games.lorenzo.rules.components import NONE, Space, Tower
from signoria.games.lorenzo.rules.effect import Effect, Modifier
from signoria.games.lorenzo.rules.modifiers import (
    ActionValue,
    Discount,
    DoubleImmediate,
    GainBonus,
    GainPenalty,
    Loss,
    MarketBan,
    MembersCount,
    MemberValue,
    NoFloorBonus,
    NoRequirement,
    NoScoring,
    NoSurcharge,
    OccupiedSpaces,
    PointsPerServant,
    ServantsPerPoint,
    SupportBonus,
)
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, CATEGORIES, TYPES
from signoria.kit.goods import Goods
from signoria.kit.hands import Ids

#: The bits of kinds that a source has given more of come after those of kinds it has given less of.
RAISED: Final = 8


class InForce:
    """The sum of some modifiers, by the numbers that states hold, in the order they came into force."""

    __slots__ = (
        "colored",
        "counted_as",
        "discounted",
        "doubled",
        "final",
        "floors",
        "gained",
        "kinds",
        "lowered",
        "market_ban",
        "military",
        "neutral",
        "occupied",
        "others",
        "points_per_servant",
        "raised",
        "servants_per_point",
        "support_bonus",
        "surcharged",
        "towers",
    )

    def __init__(self, modifiers: Ids) -> None:
        self.raised = [0] * len(ACTIONS)  # what is added to the value of each action
        self.lowered = [0] * len(ACTIONS)  # of that, what lowers it
        self.colored = 0  # added to the value of colored members, and of the neutral one
        self.neutral = 0
        self.counted_as = NONE  # the value of colored members whatever their dice show
        self.servants_per_point = SERVANTS_PER_POINT  # that raise a value by 1 (LOR-036, LOR-377)
        self.points_per_servant = 1  # by which as many servants raise a value as usually raise it by 1
        self.market_ban = False
        self.occupied = False  # spaces that are occupied may be entered
        self.surcharged = True  # in occupied towers
        self.towers: tuple[str, ...] = ()  # where no surcharge is due all the same
        self.floors: Ids = ()  # without a bonus
        self.discounted: list[list[tuple[Goods, ...]]] = [[] for _ in TYPES]
        self.military = True  # is asked for territories
        self.doubled: Ids = ()  # kinds that immediate effects give twice
        self.gained: list[Modifier] = []  # what changes gains
        self.support_bonus = 0  # victory points beside those of the faith track (LOR-318)
        self.final: list[Modifier] = []  # what changes the final score
        self.others: list[Modifier] = []  # those that a rule looks for by itself
        self.kinds: set[type[Effect]] = set()  # of these
        for number in modifiers:
            self.add(MODIFIERS[number])

    def add(self, modifier: Modifier) -> None:
        """One more modifier is in force."""
        match modifier:
            case ActionValue():
                self.raised[modifier.action] += modifier.amount
                self.lowered[modifier.action] += min(0, modifier.amount)
            case MemberValue():
                self.colored += modifier.amount if modifier.colored else 0
                self.neutral += 0 if modifier.colored else modifier.amount
            case MembersCount():
                self.counted_as = modifier.value
            case ServantsPerPoint():
                self.servants_per_point = modifier.servants
            case PointsPerServant():
                self.points_per_servant = modifier.points
            case MarketBan():
                self.market_ban = True
            case OccupiedSpaces():
                self.occupied = True
            case NoSurcharge():
                self.surcharged = self.surcharged and bool(modifier.towers)
                self.towers += modifier.towers
            case NoFloorBonus():
                self.floors += modifier.floors
            case Discount():
                for kind in modifier.types:
                    self.discounted[kind].append(modifier.options)
            case NoRequirement():
                self.military = False
            case DoubleImmediate():
                self.doubled += modifier.goods
            case GainPenalty() | GainBonus():
                self.gained.append(modifier)
            case SupportBonus():
                self.support_bonus += modifier.victory_points
            case NoScoring() | Loss():
                self.final.append(modifier)
            case _:
                self.others.append(modifier)
                self.kinds.add(type(modifier))

    def has(self, kind: type[Modifier]) -> bool:
        """Whether an effect that a rule looks for by itself is in force."""
        return kind in self.kinds

    def action_value(self, action: int, raised: bool = True) -> int:
        """What is added to an action's value; not raised: only what lowers it counts (LOR-175, LOR-281)."""
        return self.raised[action] if raised else self.lowered[action]

    def keeps_out(self, space: Space, full: str) -> str:
        """The rule that keeps members out of a space; "" if none does (LOR-283, LOR-376).

        full: the rule by which a member that stands there already closes a space for one.
        """
        if self.market_ban and space.area == "market":
            return "LOR-376"
        return full if space.single and not self.occupied else ""

    def surcharge(self, tower: Tower) -> int:
        """What placing a member in an occupied tower costs (LOR-053, LOR-289)."""
        return SURCHARGE if self.surcharged and tower.id not in self.towers else 0

    def floor_bonus(self, space: Space) -> bool:
        """Whether the bonus of a floor is received (LOR-096, LOR-097)."""
        return space.number not in self.floors

    def discounts(self, type: int) -> list[tuple[Goods, ...]]:
        """The discounts on cards of a type, each with its options (LOR-103)."""
        return self.discounted[type]

    def required_military(self, territories: int) -> int:
        """The military needed to place one more territory (LOR-072, LOR-338)."""
        return REQUIRED_MILITARY[territories] if self.military else 0

    def gains(self, doubled: bool, goods: list[int], reduced: int) -> tuple[int, tuple[int, ...]]:
        """Change what a source gives: first doubled, then reduced once for each kind in all (LOR-351 to 356, LOR-393).

        doubled: whether the source is the immediate effect of a card, of which resources may come twice (LOR-341).
        reduced: a bit for each kind the source has already given less of, or more. Returns it as it is now, and the
        kinds of which the player must lose one (LOR-364).
        """
        choice: tuple[int, ...] = ()
        if doubled:
            for kind in self.doubled:
                goods[kind] *= 2
        for modifier in self.gained:
            if isinstance(modifier, GainPenalty):
                kinds = [kind for kind in modifier.goods if _amount_of(goods, kind) and not reduced >> kind & 1]
                if modifier.one_of and len(kinds) > 1:
                    choice = tuple(kinds)
                else:
                    for kind in kinds:
                        goods[kind] = max(0, goods[kind] - modifier.amount)
                if kinds:
                    for kind in modifier.goods if modifier.one_of else kinds:
                        reduced |= 1 << kind
            elif isinstance(modifier, GainBonus):
                for kind in modifier.goods:
                    if goods[kind] and not reduced >> RAISED + kind & 1:
                        goods[kind] += modifier.amount
                        reduced |= 1 << RAISED + kind
        return reduced, choice

    def final_score(self, parts: dict[str, int], measures: tuple[int, ...]) -> int:
        """Cancel the parts of a final score that do not count; returns the victory points lost (LOR-383 to LOR-391)."""
        lost = 0
        for modifier in self.final:
            if isinstance(modifier, NoScoring):
                parts[CATEGORIES[modifier.category]] = 0
            elif isinstance(modifier, Loss):
                lost += measures[modifier.measure] // modifier.per_amount * modifier.amount
        return lost


def _amount_of(goods: list[int], kind: int) -> int:
    """How much of a kind is given; amounts without tokens end with the goods."""
    return goods[kind] if kind < len(goods) else 0
