"""The faces of Masters of Renaissance: cards, leaders, marbles, tokens, tiles, and the faith track."""

from __future__ import annotations

from signoria.games.masters.rules.cards import (
    BASIC_POWER,
    CARDS,
    COLOURS,
    FAITH_POINTS,
    LAST_SPACE,
    LEADERS,
    MARBLES,
    RESOURCES,
    SECTIONS,
    TOKENS,
    YIELDS,
    Card,
    Leader,
    Power,
    Token,
)
from signoria.kit.faces import Amount, Effect, Face, Faces, Track, amounts, effect, face
from signoria.kit.goods import Goods


def faces() -> Faces:
    pieces = {card.id: _card(card) for card in CARDS}
    pieces |= {leader.id: _leader(leader) for leader in LEADERS}
    pieces |= {marble: _marble(m) for m, marble in enumerate(MARBLES)}
    pieces |= {token.id: _token(token) for token in TOKENS}
    pieces["basic"] = face("power", effects=(_power(BASIC_POWER),))
    return {"pieces": pieces, "tracks": {"faith": _faith()}}


def _goods(goods: Goods, any: int = 0, faith: int = 0) -> list[Amount]:
    return amounts({**dict(zip(RESOURCES, goods, strict=True)), "any": any, "faith": faith})


def _power(power: Power) -> Effect:
    return effect(_goods(power.input, power.any_input), _goods(power.output, power.any_output, power.faith))


def _card(card: Card) -> Face:
    return face(
        "card",
        tint=COLOURS[card.colour],
        level=card.level,
        points=card.victory_points,
        cost=(_goods(card.cost),),
        effects=(_power(card.power),),
    )


def _leader(leader: Leader) -> Face:
    requirements: list[Amount] = [
        {"n": part.count, "of": f"{COLOURS[part.colour]}.{part.level}" if part.level else COLOURS[part.colour]}
        for part in leader.cards
    ]
    return face(
        "leader",
        points=leader.victory_points,
        cost=(requirements or _goods(leader.resources),),
        effects=_ability(leader),
    )


def _ability(leader: Leader) -> tuple[Effect, ...]:
    """A discount lowers a cost, a depot holds, a white marble becomes something, a power produces."""
    resource = RESOURCES[leader.resource]
    if leader.power:
        return (_power(leader.power),)
    if leader.white_marble:
        return (effect(amounts({"white": 1}), amounts({resource: leader.white_marble})),)
    if leader.depot:
        return (effect([], amounts({resource: leader.depot}), "store"),)
    return (effect([], amounts({resource: -leader.discount}), "cost"),)


def _marble(marble: int) -> Face:
    resource = [*RESOURCES, "faith", ""][YIELDS[marble]]
    return face("marble", tint=MARBLES[marble], effects=(effect([], amounts({resource: 1} if resource else {})),))


def _token(token: Token) -> Face:
    gone = {COLOURS[token.colour]: -token.count} if token.count else {}
    return face(
        "token", effects=(effect([], amounts({**gone, "cross": token.spaces, "shuffle": int(token.reshuffle)})),)
    )


def _faith() -> Track:
    rises = [space for space in range(1, LAST_SPACE + 1) if FAITH_POINTS[space] > FAITH_POINTS[space - 1]]
    return {
        "last": LAST_SPACE,
        "points": {str(space): FAITH_POINTS[space] for space in rises},
        "sections": [
            {"first": section.first, "last": section.pope, "points": section.victory_points} for section in SECTIONS
        ],
    }
