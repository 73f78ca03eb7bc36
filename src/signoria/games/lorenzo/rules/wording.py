"""What effects do and what leaders ask for, as messages: the parts that labels and glossary are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from signoria.games.lorenzo.rules import vocabulary
from signoria.games.lorenzo.rules.cards import MODIFIERS, PRIVILEGE_GOODS, PRIVILEGES, SOURCES, SPACES, TOWERS, TRADES
from signoria.games.lorenzo.rules.components import NONE, Leader, Requirement, Trade
from signoria.games.lorenzo.rules.names import (
    amount,
    amounts_of,
    either,
    goods,
    kinds,
    named,
    tower_name,
    type_name,
)
from signoria.games.lorenzo.rules.places import resources_place
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.standing import gains
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    CATEGORIES,
    COUNT_CARDS,
    COUNT_LEADERS,
    MEASURES,
    TYPES,
    ActionValue,
    ActivateCards,
    AreaBan,
    ChosenMember,
    Discount,
    DoubleImmediate,
    Effect,
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
from signoria.kernel.core import Label, Seat, Word

#: What effects of other kinds do: those that happen, and those that stand.
HAPPENING: Final[dict[type[Effect], Callable[[Effect], Label]]] = {}
STANDING: Final[dict[type[Effect], Callable[[Effect], Label]]] = {}

#: When a leader does what it does: once per round, all the time, once when it is played, on a space of its own.
ONCE: Final = 0
ALWAYS: Final = 1
PLAYED: Final = 2
SPACE: Final = 3

# Effects that happen


def given(source: int, player: Player | None = None) -> tuple[Label, ...]:
    """All that a source gives, as a list to be read; to a player: as much of its goods as this one gets (LOR-351)."""
    found: list[Label] = []
    reduced = 0
    for effect in SOURCES[source].effects if source != NONE else ():
        if player is not None and isinstance(effect, Gain):
            left = list(effect.goods)
            reduced, _ = gains(player, SOURCES[source].immediate, left, reduced)
            found += goods(left) if any(left) else ()
        else:
            found += happening(effect)
    return tuple(found) or goods(())


def happening(effect: Effect) -> list[Label]:
    """An effect that happens; a gain is as many labels as it has goods."""
    match effect:
        case Gain():
            return list(goods(effect.goods))
        case GainPer():
            key = "lorenzo-effect-per-by-value" if effect.by_value else "lorenzo-effect-per"
            return [Label(key, {"gain": amount(effect.good, effect.amount), "per": counted(effect)})]
        case Privileges():
            key = "lorenzo-privileges-different" if effect.different else "lorenzo-privileges"
            return [Label(key, {"n": effect.count})]
        case TakeCard():
            return [taking(effect)]
        case Work():
            key = named("effect-work", ACTIONS[effect.action])
            return [Label(key, {"value": effect.value, "only": int(effect.servants_only)})]
        case ActivateCards():
            return [activating(effect)]
        case Exchange():
            return [Label("lorenzo-effect-exchange", {"trades": trades_of(effect.numbers)})]
        case ChosenMember():
            return [Label("lorenzo-effect-chosen-member", {"value": effect.value})]
        case _:
            return [HAPPENING[type(effect)](effect)]


def privilege_label(seat: Seat, privilege: int, worth: Sequence[int]) -> Label:
    """A council privilege by what it brings; one that has nothing printed on it has a message of its own."""
    printed = any(PRIVILEGE_GOODS[privilege])
    key = "lorenzo-option-privilege" if printed else named("option-privilege", PRIVILEGES[privilege])
    return Label(key, {"goods": goods(worth)}, resources_place(seat))


def counted(effect: GainPer) -> Label:
    """What there must be so many of."""
    if effect.counts == COUNT_CARDS:
        return Label("lorenzo-per-card", {"type": type_name(effect.per), "n": effect.per_amount})
    if effect.counts == COUNT_LEADERS:
        return Label("lorenzo-per-leader", {"n": effect.per_amount})
    return amount(effect.per, effect.per_amount)


def taking(effect: TakeCard) -> Label:
    """A card taken by a bonus action."""
    told: dict[str, Word] = {"card": cards_of(effect.types), "value": effect.value}
    if not effect.discounts:
        return Label("lorenzo-effect-take", told)
    told["discount"] = amounts_of(effect.discounts)
    return Label("lorenzo-effect-take-for-less", told)


def activating(effect: ActivateCards) -> Label:
    """Cards activated by themselves."""
    told: dict[str, Word] = {"n": effect.count, "type": either([type_name(kind) for kind in effect.types])}
    if effect.value == NONE:
        return Label("lorenzo-effect-activate", told)
    told["value"] = effect.value
    return Label("lorenzo-effect-activate-up-to", told)


def trades_of(numbers: tuple[int, ...]) -> Label:
    """One of several exchanges."""
    return either([trade_name(TRADES[number]) for number in numbers])


def trade_name(trade: Trade) -> Label:
    return Label("lorenzo-trade", {"pay": goods(trade.pay), "receive": given(trade.source)})


def cards_of(types: tuple[int, ...]) -> Label:
    """A card of some types, or of any."""
    if len(types) == len(TYPES):
        return Label("lorenzo-any-card", {})
    return Label("lorenzo-one-card", {"type": either([type_name(kind) for kind in types])})


# Effects that stand


def in_force(modifiers: tuple[int, ...]) -> tuple[Label, ...]:
    """All that stands, as a list to be read."""
    return tuple([standing(MODIFIERS[number]) for number in modifiers])


def standing(modifier: Modifier) -> Label:
    """An effect that stands, told to its owner."""
    match modifier:
        case ActionValue():
            when = named("when", ACTIONS[modifier.action])
            return Label("lorenzo-standing-action", {"when": when, **change(modifier.amount)})
        case MemberValue():
            which = "coloured" if modifier.colored else "neutral"
            return Label(named("standing-member", which), change(modifier.amount))
        case MembersCount():
            return Label("lorenzo-standing-members-count", {"value": modifier.value})
        case ServantsPerPoint():
            return Label("lorenzo-standing-servants", {"n": modifier.servants})
        case PointsPerServant():
            return Label("lorenzo-standing-points-per-servant", {"n": modifier.points})
        case OccupiedSpaces():
            return Label("lorenzo-standing-occupied", {})
        case AreaBan():
            return Label(named("standing-ban", modifier.area), {})
        case NoSurcharge():
            return no_surcharge(modifier)
        case NoFloorBonus():
            floors = tuple([Label("lorenzo-floor", {"n": floor}) for floor in modifier.floors])
            return Label("lorenzo-standing-no-floor-bonus", {"floors": floors})
        case Discount():
            discount = amounts_of(modifier.options)
            return Label("lorenzo-standing-discount", {"card": cards_of(modifier.types), "discount": discount})
        case NoRequirement():
            return Label("lorenzo-standing-no-requirement", {})
        case GainPenalty():
            return Label("lorenzo-standing-penalty", {"goods": either(kinds(modifier.goods)), "n": modifier.amount})
        case GainBonus():
            return Label("lorenzo-standing-gain-bonus", {"goods": either(kinds(modifier.goods)), "n": modifier.amount})
        case DoubleImmediate():
            return Label("lorenzo-standing-double", {"goods": tuple(kinds(modifier.goods))})
        case SupportBonus():
            return Label("lorenzo-standing-support", {"n": modifier.victory_points})
        case NoScoring():
            return Label(named("standing-no-scoring", CATEGORIES[modifier.category]), {})
        case Loss():
            key = named("standing-loss", MEASURES[modifier.measure])
            return Label(key, {"n": modifier.amount, "per": modifier.per_amount})
        case Odd():
            return Label(named("standing", modifier.name), {})
        case _:
            return STANDING[type(modifier)](modifier)


def no_surcharge(modifier: NoSurcharge) -> Label:
    """In all towers, or in some."""
    towers = [Label(tower_name(number), {}) for number, tower in enumerate(TOWERS) if tower.id in modifier.towers]
    if not towers:
        return Label("lorenzo-standing-no-surcharge", {})
    return Label("lorenzo-standing-no-surcharge-in", {"towers": tuple(towers)})


def change(amount: int) -> dict[str, Word]:
    """How much higher or lower."""
    return {"n": abs(amount), "higher": int(amount > 0)}


# Leaders


def use_of(leader: Leader) -> int:
    """When a leader does what it does."""
    if leader.ability != NONE:
        return ONCE
    if leader.spaces:
        return SPACE
    return ALWAYS if leader.played == NONE else PLAYED


def ability(leader: Leader, player: Player | None = None) -> tuple[Label, ...]:
    """What a leader does, for a player or for anybody."""
    if leader.spaces:
        return on_space(leader, player)
    given_by = leader.ability if leader.ability != NONE else leader.played
    return given(given_by, player) if given_by != NONE else in_force(leader.modifiers)


def on_space(leader: Leader, player: Player | None) -> tuple[Label, ...]:
    """What the space of a leader gives, or the work that can be done there."""
    works = [SPACES[space].action for space in leader.spaces if SPACES[space].action != NONE]
    if not works:
        return given(SPACES[leader.spaces[0]].source, player)
    return (either([Label(named("effect-work-here", ACTIONS[action]), {}) for action in works]),)


def needs(leader: Leader) -> tuple[Label, ...]:
    """What must be so to play a leader, in the order in which it is printed."""
    return tuple([needed(requirement) for requirement in leader.requirements])


def needed(requirement: Requirement) -> Label:
    """One requirement."""
    match requirement.counts:
        case vocabulary.COUNT_CARDS:
            if len(requirement.of) > 1:
                return Label("lorenzo-need-cards", {"n": requirement.amount})
            cards = Label(f"lorenzo-{TYPES[requirement.of[0]]}", {"n": requirement.amount})
            return Label("lorenzo-need-at-most", {"what": cards}) if requirement.most else cards
        case vocabulary.COUNT_GOODS:
            return needed_goods(requirement)
        case vocabulary.COUNT_LEADERS:
            return Label("lorenzo-need-leaders", {"n": requirement.amount})
        case vocabulary.COUNT_FEW_TYPES:
            return Label("lorenzo-need-few-types", {"n": requirement.amount, "types": requirement.of[0]})
        case _:
            return Label("lorenzo-cards-of-one-type", {"n": requirement.amount})


def needed_goods(requirement: Requirement) -> Label:
    """At least so much of a good, at most so much, none at all, or at most so much of several together."""
    if not requirement.most:
        return amount(requirement.of[0], requirement.amount)
    if len(requirement.of) > 1:
        return Label("lorenzo-need-at-most-in-all", {"n": requirement.amount, "goods": tuple(kinds(requirement.of))})
    if requirement.amount:
        return Label("lorenzo-need-at-most", {"what": amount(requirement.of[0], requirement.amount)})
    return Label("lorenzo-need-none", {"goods": either(kinds(requirement.of))})
