"""The faces of Lorenzo il Magnifico and Houses of Renaissance: cards, leaders, tiles, tokens, spaces, tracks."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.glossary import AT_ONCE, about_card, line_of
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
)
from signoria.games.lorenzo.rules.components import NONE, BonusTile, Card, Cost, Leader, Requirement, Space
from signoria.games.lorenzo.rules.effect import ALWAYS, HARVESTED, ONCE, PRODUCED, ROUND, SPACE, Modifier, draw_all
from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, TOKENS
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
)
from signoria.games.lorenzo.rules.wording import use_of
from signoria.kit.faces import Amount, Effect, Face, Faces, Track, amounts, effect, face
from signoria.kit.goods import Goods

#: When a leader works, by its use.
USES: Final = (ROUND, ALWAYS, ONCE, SPACE)
#: The pigments of TYPES.
TINTS: Final = ("green", "yellow", "blue", "purple")


def faces() -> Faces:
    pieces = {card.id: _card(card) for card in CARDS}
    pieces |= {leader.id: _leader(leader) for leader in LEADERS}
    for tile in EXCOMMUNICATIONS:
        pieces[tile.id] = _piece("excommunication", _modifier_effects(tile.modifiers), level=tile.period)
    pieces |= {bonus.id: _bonus_tile(bonus) for bonus in BONUS_TILES}
    pieces |= {family.id: _piece("family", _modifier_effects(family.modifiers)) for family in FAMILIES}
    pieces |= {token.id: _piece("token", _source_effects(token.source, "")) for token in TOKENS}
    pieces |= {step.id: _piece("faith_tile", _source_effects(step.source, ""), value=step.step) for step in FAITH_TILES}
    pieces |= {member.id: face("member", tint=member.id, value=member.value) for member in MEMBERS}
    pieces |= {space.id: _space(space) for space in SPACES if space.leader == NONE}
    tracks = {"faith": _faith(), "military": _military()}
    tracks |= {"territory": _row(TERRITORY_POINTS), "character": _row(CHARACTER_POINTS)}
    return {"pieces": pieces, "tracks": tracks}


def _piece(
    kind: str,
    effects: list[Effect | None],
    *,
    tint: str = "",
    level: int = 0,
    value: int = 0,
    points: int = 0,
    cost: tuple[list[Amount], ...] = (),
    lines: tuple[int, ...] = (),
) -> Face:
    """A piece with those of its effects that can be drawn; None stands for one that cannot."""
    return face(
        kind,
        tint=tint,
        level=level,
        value=value,
        points=points,
        cost=cost,
        effects=_join([one for one in effects if one]),
        more=None in effects,
        lines=lines,
    )


def _join(effects: list[Effect]) -> tuple[Effect, ...]:
    """Effects that only give, and give together, as one."""
    merged: list[Effect] = []
    for one in effects:
        last = merged[-1] if merged else None
        if last and _gives(last) and _gives(one) and last["when"] == one["when"] and _apart(last, one):
            merged[-1] = effect([], [*last["gain"], *one["gain"]], one["when"])
        else:
            merged.append(one)
    return tuple(merged)


def _gives(one: Effect) -> bool:
    return not one["pay"] and not one["each"]


def _apart(first: Effect, second: Effect) -> bool:
    """Whether no word is in both."""
    return not {amount["of"] for amount in first["gain"]} & {amount["of"] for amount in second["gain"]}


def _source_effects(source: int, when: str) -> list[Effect | None]:
    return draw_all(SOURCES[source].effects, when) if source != NONE else []


def _modifier_effects(modifiers: tuple[int, ...]) -> list[Effect | None]:
    return draw_all([MODIFIERS[number] for number in modifiers], ALWAYS)


def _card(card: Card) -> Face:
    works = HARVESTED if card.type == TERRITORY else PRODUCED
    drawings = {AT_ONCE: _source_effects(card.immediate, ONCE)}
    for printed in card.effects:
        drawings.setdefault(line_of(printed), []).extend(
            printed.face(ALWAYS if isinstance(printed, Modifier) else works)
        )
    return _piece(
        "card",
        [one for drawing in drawings.values() for one in drawing],
        tint=TINTS[card.type],
        level=card.period,
        value=card.value,
        points=card.end_points,
        cost=tuple([_cost(cost) for cost in card.costs]),
        lines=tuple([n for n, line in enumerate(about_card(card)) if None in drawings.get(line.key, ())]),
    )


def _cost(cost: Cost) -> list[Amount]:
    """What must be owned stands before what is paid of it."""
    paid = dict(zip(STOCK, cost.pay, strict=False))
    owned = {"military-owned": cost.military, "military": paid.pop("military")}
    return [*amounts(paid), *amounts(owned)]


def _leader(leader: Leader) -> Face:
    """What must be so to play it is drawn only if all of it can be."""
    requirements = [_requirement(requirement) for requirement in leader.requirements]
    effects = draw_all(leader.effects, USES[use_of(leader)])
    lines = (*((0,) if None in requirements else ()), *((1,) if None in effects else ()))
    drawing = _piece("leader", effects, lines=lines)
    if None in requirements:
        drawing["more"] = True
    else:
        drawing["cost"] = [[one for one in requirements if one]]
    return drawing


def _requirement(requirement: Requirement) -> Amount | None:
    """So many cards of a type, or so much of a good; None for anything else, and for what must not be there."""
    if requirement.counts == COUNT_ONE_TYPE:
        return {"n": requirement.amount, "of": "cards-of-one-type"}
    if requirement.most or len(requirement.of) != 1 or requirement.counts not in (COUNT_CARDS, COUNT_GOODS):
        return None
    words = TYPES if requirement.counts == COUNT_CARDS else STOCK
    return {"n": requirement.amount, "of": words[requirement.of[0]]}


def _bonus_tile(tile: BonusTile) -> Face:
    """Both kinds of work need the same value."""
    effects = [*_source_effects(tile.sources[PRODUCTION], PRODUCED), *_source_effects(tile.sources[HARVEST], HARVESTED)]
    return _piece("bonus_tile", effects, value=max(tile.values.values()))


def _space(space: Space) -> Face:
    """A space of the board; work in a large one is worth less."""
    effects = _source_effects(space.source, "")
    if space.penalty:
        effects.append(effect([], amounts({ACTIONS[space.action]: -space.penalty})))
    tint = TINTS[TYPES.index(space.area)] if space.area in TYPES else ""
    return _piece("space", effects, tint=tint, value=space.value)


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
