"""What sources give and leaders ask for, as messages: the parts that labels and glossary are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.lorenzo.rules import vocabulary
from signoria.games.lorenzo.rules.amounts import amount, either, goods, kinds, message_key, so_many
from signoria.games.lorenzo.rules.cards import MODIFIERS, SOURCES, SPACES
from signoria.games.lorenzo.rules.components import NONE, Leader, Requirement
from signoria.games.lorenzo.rules.effect import say_all
from signoria.games.lorenzo.rules.effects import Gain
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.privileges import PRIVILEGE_GOODS, PRIVILEGES
from signoria.kernel.core import Label

#: When a leader does what it does: once per round, all the time, once when it is played, on a space of its own.
ONCE: Final = 0
ALWAYS: Final = 1
PLAYED: Final = 2
SPACE: Final = 3

# Effects


def source_labels(source: int, player: Player | None = None) -> tuple[Label, ...]:
    """All that a source gives, as a list to be read; to a player: as much of its goods as this one gets (LOR-351)."""
    if source == NONE:
        return goods(())
    if player is None:
        return say_all(SOURCES[source].effects)
    labels: list[Label] = []
    reduced = 0
    for effect in SOURCES[source].effects:
        if isinstance(effect, Gain):
            left = list(effect.goods)
            reduced, _ = player.in_force().gains(SOURCES[source].immediate, left, reduced)
            labels += goods(left) if any(left) else ()
        else:
            labels += effect.say()
    return tuple(labels) or goods(())


def modifier_labels(modifiers: tuple[int, ...]) -> tuple[Label, ...]:
    """All these modifiers, told to their owner."""
    return say_all([MODIFIERS[number] for number in modifiers])


def privilege_label(privilege: int, worth: Sequence[int], places: tuple[str, ...]) -> Label:
    """A council privilege by what it brings; one that has nothing printed on it has a message of its own."""
    printed = any(PRIVILEGE_GOODS[privilege])
    key = "lorenzo-option-privilege" if printed else message_key("option-privilege", PRIVILEGES[privilege])
    return Label(key, {"goods": goods(worth)}, places)


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
    source = SPACES[leader.spaces[0]].source if leader.spaces else max(leader.ability, leader.played)
    return source_labels(source, player) if source != NONE else say_all(leader.effects)


def needs(leader: Leader) -> tuple[Label, ...]:
    """What must be so to play a leader, in the order in which it is printed."""
    return tuple([requirement_label(requirement) for requirement in leader.requirements])


def requirement_label(requirement: Requirement) -> Label:
    """One requirement."""
    match requirement.counts:
        case vocabulary.COUNT_CARDS:
            if len(requirement.of) > 1:
                return Label("lorenzo-need-cards", {"n": requirement.amount})
            cards = so_many(requirement.of[0], requirement.amount)
            return Label("lorenzo-need-at-most", {"what": cards}) if requirement.most else cards
        case vocabulary.COUNT_GOODS:
            return goods_requirement_label(requirement)
        case vocabulary.COUNT_LEADERS:
            return Label("lorenzo-need-leaders", {"n": requirement.amount})
        case vocabulary.COUNT_FEW_TYPES:
            return Label("lorenzo-need-few-types", {"n": requirement.amount, "types": requirement.of[0]})
        case _:
            return Label("lorenzo-cards-of-one-type", {"n": requirement.amount})


def goods_requirement_label(requirement: Requirement) -> Label:
    """At least so much of a good, at most so much, none at all, or at most so much of several together."""
    if not requirement.most:
        return amount(requirement.of[0], requirement.amount)
    if len(requirement.of) > 1:
        return Label("lorenzo-need-at-most-in-all", {"n": requirement.amount, "goods": tuple(kinds(requirement.of))})
    if requirement.amount:
        return Label("lorenzo-need-at-most", {"what": amount(requirement.of[0], requirement.amount)})
    return Label("lorenzo-need-none", {"goods": either(kinds(requirement.of))})
