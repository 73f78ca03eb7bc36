"""The faces of The Princes of Florence: cards, characters, buildings, landscapes, freedoms, people."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.cards import (
    BONUSES,
    BUILDER,
    BUILDINGS,
    CHARACTERS,
    FEATURES,
    FREEDOMS,
    JESTER,
    LANDSCAPES,
    PRESTIGES,
    PRINCESS,
    PROFESSIONS,
    RECRUITING_CARD,
    STACKS,
    WORK_BUILDING,
    WORK_FREEDOM,
    WORK_LANDSCAPE,
    Piece,
    Prestige,
    Profession,
)
from signoria.kit.faces import Effect, Face, Faces, amounts, effect, face

#: What a work is measured in.
VALUE: Final = "value"
#: What stands or lies on a principality without being printed.
FIGURES: Final = {STACKS[JESTER]: "jester", STACKS[BUILDER]: "builder", STACKS[RECRUITING_CARD]: "recruiting"}


def faces() -> Faces:
    pieces = {card.id: _profession(card) for card in PROFESSIONS}
    pieces |= {bonus.id: face("bonus", effects=_terms(bonus.terms)) for bonus in BONUSES}
    pieces |= {card.id: _prestige(card) for card in PRESTIGES}
    for number, character in enumerate(CHARACTERS):
        effects = _terms(character.terms) if number == PRINCESS else ()
        pieces[character.id] = face("character", effects=effects, more=True)
    pieces |= {piece.id: _piece("building", "yellow", piece) for piece in BUILDINGS}
    pieces |= {piece.id: _piece("landscape", piece.id, piece) for piece in LANDSCAPES}
    pieces |= {freedom: face("freedom") for freedom in FREEDOMS}
    pieces |= {word: face(kind) for word, kind in FIGURES.items()}
    return {"pieces": pieces, "tracks": {}}


def _profession(card: Profession) -> Face:
    """Each of its wishes adds to the value of a work, once."""
    wishes = {
        BUILDINGS[card.building].id: WORK_BUILDING,
        LANDSCAPES[card.landscape].id: WORK_LANDSCAPE,
        FREEDOMS[card.freedom]: WORK_FREEDOM,
    }
    effects = [effect([], amounts({VALUE: n}), "wish", amounts({word: 1})) for word, n in wishes.items()]
    return face("profession", effects=tuple(effects))


def _terms(terms: tuple[tuple[int, int], ...]) -> tuple[Effect, ...]:
    """So much value for each thing."""
    return tuple([effect([], amounts({VALUE: n}), "", amounts({FEATURES[feature]: 1})) for feature, n in terms])


def _prestige(card: Prestige) -> Face:
    """What must be there is drawn; having most or fewest of something takes words."""
    requirements = amounts({FEATURES[feature]: n for feature, n in card.requirements})
    return face("prestige", points=card.points, cost=(requirements,), more=not requirements)


def _piece(kind: str, tint: str, piece: Piece) -> Face:
    return face(kind, tint=tint, cells=piece.cells)
