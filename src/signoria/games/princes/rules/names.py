"""What pieces and cards are called and what they do, as messages: the parts that labels and glossary are made of."""

from __future__ import annotations

from signoria.games.princes.rules.cards import (
    AT_LEAST,
    BONUSES,
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FEATURES,
    FEWEST,
    FREEDOMS,
    PIECES,
    PRESTIGES,
    PROFESSION,
    PROFESSIONS,
    STACKS,
    Character,
    Prestige,
)
from signoria.games.princes.rules.cards import BONUS as BONUS_DECK
from signoria.games.princes.rules.counting import PARTS
from signoria.games.princes.rules.grid import PLACEMENTS
from signoria.kernel.core import Label, Word

#: Parts of a work's value that are told only if they add something.
SELDOM = ("bonus", "muse")


def message_key(kind: str, word: str) -> str:
    """The message that names a word of the data: "princes-stack-prestige-card"."""
    return f"princes-{kind}-{word.replace('_', '-')}"


# Pieces and cards


def profession_name(profession: int) -> Label:
    return Label(message_key("profession", PROFESSIONS[profession].id), {})


def piece_name(piece: int) -> Label:
    return Label(message_key("piece", PIECES[piece].id), {})


def landscape_name(type: int) -> Label:
    return piece_name(len(BUILDINGS) + type)


def object_name(stack: int) -> Label:
    """Something that is auctioned, as it stands in a sentence: a jester."""
    return Label(message_key("object", STACKS[stack]), {})


def piece_object(piece: int) -> Label:
    """A building or landscape, as it stands in a sentence: a chapel."""
    return Label(message_key("object", PIECES[piece].id), {})


def freedom_name(freedom: int) -> Label:
    return Label(message_key("freedom", FREEDOMS[freedom]), {})


def character_name(character: int) -> Label:
    return Label(message_key("character", CHARACTERS[character].id), {})


def bonus_name(bonus: int) -> Label:
    """Bonus cards have no names: they are called what they add."""
    return Label("princes-bonus", {"terms": terms(BONUSES[bonus].terms)})


def prestige_name(prestige: int) -> Label:
    """Prestige cards have no names: they are called what they ask for."""
    card = PRESTIGES[prestige]
    if card.kind == AT_LEAST:
        return Label("princes-prestige-at-least", {"things": requirements(card)})
    key = "princes-prestige-fewest" if card.kind == FEWEST else "princes-prestige-most"
    return Label(key, {"things": message_key("many", FEATURES[card.feature])})


def card_name(deck: int, card: int) -> Label:
    """A card of one of the decks."""
    if deck == PROFESSION:
        return profession_name(card)
    return bonus_name(card) if deck == BONUS_DECK else prestige_name(card)


def card_word(deck: int, card: int) -> str:
    """The word of a view for a card of one of the decks."""
    if deck == PROFESSION:
        return PROFESSIONS[card].id
    return BONUSES[card].id if deck == BONUS_DECK else PRESTIGES[card].id


def card_names(deck: int, cards: tuple[int, ...]) -> tuple[Label, ...]:
    """Cards of a deck as a list to be read."""
    return tuple([Label("princes-quoted", {"name": card_name(deck, card)}) for card in cards])


def cards_of(deck: int, number: int) -> Label:
    """So many cards of a deck."""
    return Label(message_key("cards", DECKS[deck]), {"n": number})


# What cards count


def each(feature: int) -> Label:
    """A thing that something is given for."""
    return Label(message_key("each", FEATURES[feature]), {})


def terms(printed: tuple[tuple[int, int], ...]) -> tuple[Label, ...]:
    """So much for each thing, as a list to be read."""
    return tuple([Label("princes-term", {"n": number, "thing": each(feature)}) for feature, number in printed])


def requirements(card: Prestige) -> tuple[Label, ...]:
    return tuple(
        [Label(message_key("count", FEATURES[feature]), {"n": number}) for feature, number in card.requirements]
    )


def prestige_worth(prestige: int) -> Label:
    """The points of a prestige card, and those that are left on a tie."""
    card = PRESTIGES[prestige]
    return Label("princes-worth", {"points": card.points, "tie": card.tie_points, "least": card.least})


def wishes(profession: int) -> tuple[Label, ...]:
    """The building, landscape and freedom that a profession wants."""
    card = PROFESSIONS[profession]
    return (piece_name(card.building), landscape_name(card.landscape), freedom_name(card.freedom))


def value_parts(profession: int, parts: tuple[int, ...]) -> tuple[Label, ...]:
    """The value of a work line by line; what is wanted is named though it adds nothing."""
    wished = wishes(profession)
    labels: list[Label] = []
    for place, number in enumerate(parts):
        parameters: dict[str, Word] = {"n": number}
        if place < len(wished):
            parameters["wish"] = wished[place]
        if number or PARTS[place] not in SELDOM:
            labels.append(Label(message_key("value", PARTS[place]), parameters))
    return tuple(labels)


def effect(character: Character) -> Label:
    """What a character does for its owner."""
    return Label(message_key("effect", character.kind), {"n": character.amount, "terms": terms(character.terms)})


# The grid


def square_name(row: int, column: int) -> Label:
    return Label("princes-square", {"column": column + 1, "row": row + 1})


def squares(placement: int) -> tuple[Label, ...]:
    return tuple([square_name(row, column) for row, column in PLACEMENTS[placement].cells])


def wanted_by(building: int, landscape: int, freedom: int) -> tuple[Label, ...]:
    """The professions that want a building, a landscape or a freedom; the other two are NONE."""
    labels = []
    for p, card in enumerate(PROFESSIONS):
        if building == card.building or landscape == card.landscape or freedom == card.freedom:
            labels.append(profession_name(p))
    return tuple(labels)
