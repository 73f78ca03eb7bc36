"""The faces of Lorenzo il Magnifico and Houses of Renaissance: cards, leaders, tiles, tokens, spaces, tracks."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.effect_faces import (
    ALWAYS,
    HARVESTED,
    ONCE,
    PRODUCED,
    ROUND,
    SPACE,
    drawn,
    exchanged,
    joined,
)
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    CHARACTER_POINTS,
    EXCOMMUNICATIONS,
    FAITH_POINTS,
    LAST_MILITARY,
    LEADERS,
    MEMBERS,
    MODIFIERS,
    REQUIRED_FAITH,
    REQUIRED_MILITARY,
    SOURCES,
    SPACES,
    TERRITORY_POINTS,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE, BonusTile, Card, Cost, Leader, Requirement, Space
from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, TOKENS, Family
from signoria.games.lorenzo.rules.houses.vocabulary import FreeTrade
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    COUNT_CARDS,
    COUNT_GOODS,
    COUNT_ONE_TYPE,
    HARVEST,
    PRODUCTION,
    STOCK,
    TERRITORY,
    TYPES,
    Exchange,
)
from signoria.kit.faces import Amount, Effect, Face, Faces, Track, amounts, effect, face
from signoria.kit.goods import Goods

#: The pigments of TYPES.
TINTS: Final = ("green", "yellow", "blue", "purple")


def faces() -> Faces:
    pieces = {card.id: _card(card) for card in CARDS}
    pieces |= {leader.id: _leader(leader) for leader in LEADERS}
    for tile in EXCOMMUNICATIONS:
        pieces[tile.id] = _piece("excommunication", _standing(tile.modifiers), level=tile.period)
    pieces |= {bonus.id: _bonus_tile(bonus) for bonus in BONUS_TILES}
    pieces |= {family.id: _family(family) for family in FAMILIES}
    pieces |= {token.id: _piece("token", _given(token.source, "")) for token in TOKENS}
    pieces |= {step.id: _piece("faith_tile", _given(step.source, ""), value=step.step) for step in FAITH_TILES}
    pieces |= {member.id: face("member", tint=member.id, value=member.value) for member in MEMBERS}
    pieces |= {space.id: _space(space) for space in SPACES if space.leader == NONE}
    tracks = {"faith": _faith(), "military": _military()}
    tracks |= {"territory": _row(TERRITORY_POINTS), "character": _row(CHARACTER_POINTS)}
    return {"pieces": pieces, "tracks": tracks}


def _piece(
    kind: str,
    found: list[Effect | None],
    *,
    tint: str = "",
    level: int = 0,
    value: int = 0,
    points: int = 0,
    cost: tuple[list[Amount], ...] = (),
) -> Face:
    """A piece with those of its effects that can be drawn; None stands for one that cannot."""
    return face(
        kind,
        tint=tint,
        level=level,
        value=value,
        points=points,
        cost=cost,
        effects=joined([one for one in found if one]),
        more=None in found,
    )


def _given(source: int, when: str) -> list[Effect | None]:
    found: list[Effect | None] = []
    for printed in SOURCES[source].effects if source != NONE else ():
        found += _traded(printed.numbers, when) if isinstance(printed, Exchange) else [drawn(printed, when)]
    return found


def _standing(modifiers: tuple[int, ...]) -> list[Effect | None]:
    return [drawn(MODIFIERS[number], ALWAYS) for number in modifiers]


def _traded(trades: tuple[int, ...], when: str) -> list[Effect | None]:
    """The arrows of an exchange; those that activate other cards belong to an effect that is not drawn."""
    found = [TRADES[number] for number in trades if TRADES[number].activates == NONE]
    return [
        exchanged(trade.pay, SOURCES[trade.source].effects, when)
        if trade.source != NONE and not trade.repeats
        else None
        for trade in found
    ]


def _card(card: Card) -> Face:
    works = HARVESTED if card.type == TERRITORY else PRODUCED
    found = [*_given(card.immediate, ONCE), *_given(card.permanent, works), *_traded(card.trades, works)]
    return _piece(
        "card",
        [*found, *_standing(card.modifiers)],
        tint=TINTS[card.type],
        level=card.period,
        value=card.value,
        points=card.end_points,
        cost=tuple([_cost(cost) for cost in card.costs]),
    )


def _cost(cost: Cost) -> list[Amount]:
    """What must be owned stands before what is paid of it."""
    paid = dict(zip(STOCK, cost.pay, strict=False))
    owned = {"military-owned": cost.military, "military": paid.pop("military")}
    return [*amounts(paid), *amounts(owned)]


def _leader(leader: Leader) -> Face:
    """What must be so to play it is drawn only if all of it can be."""
    needed = [_needed(requirement) for requirement in leader.requirements]
    found = [*_given(leader.ability, ROUND), *_given(leader.played, ONCE), *_standing(leader.modifiers)]
    if leader.spaces:
        found += _given(SPACES[leader.spaces[0]].source, SPACE) or [None]
    drawing = _piece("leader", found)
    if None in needed:
        drawing["more"] = True
    else:
        drawing["cost"] = [[one for one in needed if one]]
    return drawing


def _needed(requirement: Requirement) -> Amount | None:
    """So many cards of a type, or so much of a good; None for anything else, and for what must not be there."""
    if requirement.counts == COUNT_ONE_TYPE:
        return {"n": requirement.amount, "of": "cards-of-one-type"}
    if requirement.most or len(requirement.of) != 1 or requirement.counts not in (COUNT_CARDS, COUNT_GOODS):
        return None
    words = TYPES if requirement.counts == COUNT_CARDS else STOCK
    return {"n": requirement.amount, "of": words[requirement.of[0]]}


def _bonus_tile(tile: BonusTile) -> Face:
    """Both kinds of work need the same value."""
    found = [*_given(tile.sources[PRODUCTION], PRODUCED), *_given(tile.sources[HARVEST], HARVESTED)]
    return _piece("bonus_tile", found, value=max(tile.values.values()))


def _family(family: Family) -> Face:
    """The trade its owner may always make is one of the things that stand."""
    trades = (family.trade,) if family.trade != NONE else ()
    standing = [MODIFIERS[number] for number in family.modifiers if not isinstance(MODIFIERS[number], FreeTrade)]
    return _piece("family", [*_traded(trades, ALWAYS), *[drawn(modifier, ALWAYS) for modifier in standing]])


def _space(space: Space) -> Face:
    """A space of the board; work in a large one is worth less."""
    found = _given(space.source, "")
    if space.penalty:
        found.append(effect([], amounts({ACTIONS[space.action]: -space.penalty})))
    tint = TINTS[TYPES.index(space.area)] if space.area in TYPES else ""
    return _piece("space", found, tint=tint, value=space.value)


def _row(points: Goods) -> Track:
    """What so many cards of a type are worth in the end."""
    return {"last": len(points) - 1, "points": {str(n): won for n, won in enumerate(points) if won}, "sections": []}


def _faith() -> Track:
    """A section begins where the Church is content in each period."""
    ends = [*[faith - 1 for faith in REQUIRED_FAITH[1:]], len(FAITH_POINTS) - 1]
    track = _row(FAITH_POINTS)
    track["sections"] = [
        {"first": first, "last": last, "points": 0} for first, last in zip(REQUIRED_FAITH, ends, strict=True)
    ]
    return track


def _military() -> Track:
    """A section begins where another territory may be taken."""
    steps = [needed for needed in REQUIRED_MILITARY if needed]
    ends = [*[needed - 1 for needed in steps[1:]], LAST_MILITARY]
    sections = zip(steps, ends, strict=True)
    return {
        "last": LAST_MILITARY,
        "points": {},
        "sections": [{"first": first, "last": last, "points": 0} for first, last in sections],
    }
