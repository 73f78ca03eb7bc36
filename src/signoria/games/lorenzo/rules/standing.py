"""What stands in force for a seat: each question of the rules that cards, leaders and tiles may answer differently.

Nothing subscribes to anything: a question looks through the modifiers a player has.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.cards import (
    COLORED,
    MEMBERS,
    MODIFIERS,
    NEUTRAL,
    REQUIRED_MILITARY,
    SERVANTS_PER_POINT,
    SURCHARGE,
)
from signoria.games.lorenzo.rules.components import Space, Tower
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
    Odd,
    PointsPerServant,
    ServantsPerPoint,
    SupportBonus,
)
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import CATEGORIES
from signoria.kit.goods import Goods

#: The bits of kinds that a source has given more of come after those of kinds it has given less of.
RAISED: Final = 8


def action_value(player: Player, action: int, raised: bool = True) -> int:
    """What is added to an action's value; not raised: only what lowers it counts (LOR-175, LOR-281)."""
    found = 0
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, ActionValue) and modifier.action == action and (raised or modifier.amount < 0):
            found += modifier.amount
    return found


def member_value(state: Lorenzo, player: Player, member: int) -> int:
    """A family member's value: its die or what replaces the die, then what is added (LOR-033, LOR-034, LOR-336)."""
    colored = member < COLORED
    value = state.dice[member] if colored else MEMBERS[member].value
    added = 0
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, MemberValue):
            if modifier.colored == colored and member <= NEUTRAL:
                added += modifier.amount
        elif isinstance(modifier, MembersCount) and colored:
            value = modifier.value
    if member == player.chosen:
        value = player.chosen_value
    return value + added


def servants_per_point(player: Player) -> int:
    """How many servants raise a value by 1 (LOR-036, LOR-377)."""
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, ServantsPerPoint):
            return modifier.servants
    return SERVANTS_PER_POINT


def points_per_servant(player: Player) -> int:
    """How far a value is raised by as many servants as it usually takes to raise it by 1."""
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, PointsPerServant):
            return modifier.points
    return 1


def keeps_out(player: Player, space: Space, full: str) -> str:
    """The rule that keeps the player's members out of a space; "" if none does (LOR-283, LOR-376).

    full: the rule by which a member that stands there already closes a space for one.
    """
    rule = full if space.single else ""
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, MarketBan) and space.area == "market":
            return "LOR-376"
        if isinstance(modifier, OccupiedSpaces):
            rule = ""
    return rule


def surcharge(player: Player, tower: Tower) -> int:
    """What placing a member in an occupied tower costs (LOR-053, LOR-289)."""
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, NoSurcharge) and (not modifier.towers or tower.id in modifier.towers):
            return 0
    return SURCHARGE


def floor_bonus(player: Player, space: Space) -> bool:
    """Whether the player receives the bonus of a floor (LOR-096, LOR-097)."""
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, NoFloorBonus) and space.number in modifier.floors:
            return False
    return True


def discounts(player: Player, type: int) -> list[tuple[Goods, ...]]:
    """The discounts on cards of a type, each with its options (LOR-103)."""
    found = []
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, Discount) and type in modifier.types:
            found.append(modifier.options)
    return found


def required_military(player: Player, territories: int) -> int:
    """The military needed to place one more territory (LOR-072, LOR-338)."""
    for number in player.standing:
        if isinstance(MODIFIERS[number], NoRequirement):
            return 0
    return REQUIRED_MILITARY[territories]


def gains(player: Player, doubled: bool, goods: list[int], reduced: int) -> tuple[int, tuple[int, ...]]:
    """Change what a source gives: first doubled, then reduced once for each kind in all (LOR-351 to LOR-356, LOR-393).

    doubled: whether the source is the immediate effect of a card. reduced: a bit for each kind the source has already
    given less of, or more. Returns it as it is now, and the kinds of which the player must lose one (LOR-364).
    """
    choice: tuple[int, ...] = ()
    if doubled:
        _double(player, goods)
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, GainPenalty):
            given = [kind for kind in modifier.goods if _given_of(goods, kind) and not reduced >> kind & 1]
            if modifier.one_of and len(given) > 1:
                choice = tuple(given)
            else:
                for kind in given:
                    goods[kind] = max(0, goods[kind] - modifier.amount)
            if given:
                for kind in modifier.goods if modifier.one_of else given:
                    reduced |= 1 << kind
        elif isinstance(modifier, GainBonus):
            for kind in modifier.goods:
                if goods[kind] and not reduced >> RAISED + kind & 1:
                    goods[kind] += modifier.amount
                    reduced |= 1 << RAISED + kind
    return reduced, choice


def _given_of(goods: list[int], kind: int) -> int:
    """How much of a kind is given; amounts without tokens end with the goods."""
    return goods[kind] if kind < len(goods) else 0


def _double(player: Player, goods: list[int]) -> None:
    """Resources of immediate effects come twice, for whom they do (LOR-341)."""
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, DoubleImmediate):
            for kind in modifier.goods:
                goods[kind] *= 2


def support_bonus(player: Player) -> int:
    """Victory points beside those of the faith track for supporting the Church (LOR-318)."""
    found = 0
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, SupportBonus):
            found += modifier.victory_points
    return found


def final_score(player: Player, parts: dict[str, int], measures: tuple[int, ...]) -> int:
    """Cancel the parts of a final score that do not count; returns the victory points lost (LOR-383 to LOR-391)."""
    lost = 0
    for number in player.standing:
        modifier = MODIFIERS[number]
        if isinstance(modifier, NoScoring):
            parts[CATEGORIES[modifier.category]] = 0
        elif isinstance(modifier, Loss):
            lost += measures[modifier.measure] // modifier.per_amount * modifier.amount
    return lost


def has_odd(player: Player, odd: type[Odd]) -> bool:
    """Whether an effect of the escape hatch stands for the player."""
    for number in player.standing:
        if type(MODIFIERS[number]) is odd:
            return True
    return False
