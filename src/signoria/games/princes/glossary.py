"""What the words of a view mean: cards, pieces, characters, as somebody new at the table would be told."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.cards import (
    BONUSES,
    BUILDINGS,
    CATEGORIES,
    CHARACTERS,
    DECKS,
    FEATURES,
    FREEDOMS,
    LANDSCAPE,
    LANDSCAPES,
    NONE,
    PRESTIGES,
    PROFESSIONS,
    SIZES,
    STACKS,
    WORK_BUILDING,
    WORK_FREEDOM,
    WORK_LANDSCAPE,
    Bonus,
)
from signoria.games.princes.rules.names import (
    bonus_name,
    character_name,
    each,
    effect,
    freedom_name,
    landscape_name,
    message_key,
    piece_name,
    prestige_name,
    prestige_worth,
    profession_name,
    wanted_by,
    wishes,
)
from signoria.games.princes.view import BIDDING, PALAZZO, PHASES
from signoria.kernel.core import Label, Term, Word

#: The help that explains each stack which is no single landscape.
HELP_ON_STACKS: Final = {
    "jester": "jesters",
    "builder": "builders",
    "prestige_card": "prestige-cards",
    "recruiting_card": "recruiting",
    "landscape": "landscapes",
}
HELP_ON_DECKS: Final = ("professions", "bonus-cards", "prestige-cards")
#: What cards count that needs a word more.
NOTED: Final = ("hand_card", "table_card")


def glossary() -> dict[str, Term]:
    """Every word a view can hold: its name, then what there is to say about it."""
    words: dict[str, Term] = {}
    for p, profession in enumerate(PROFESSIONS):
        words[profession.id] = Term(profession_name(p), about_profession(p))
    for b, bonus in enumerate(BONUSES):
        words[bonus.id] = Term(bonus_name(b), *about_bonus(bonus))
    for number, prestige in enumerate(PRESTIGES):
        worth = Label("princes-text-prestige", {"worth": prestige_worth(number)})
        words[prestige.id] = Term(prestige_name(number), worth)
    for number, piece in enumerate(BUILDINGS):
        about = Label(message_key("text", f"{SIZES[piece.size]}_building"), {"n": len(piece.cells)})
        words[piece.id] = Term(piece_name(number), about, wanted_label(wanted_by(number, NONE, NONE)))
    for number, piece in enumerate(LANDSCAPES):
        about = Label("princes-text-landscape", {"n": len(piece.cells)})
        words[piece.id] = Term(landscape_name(number), about, wanted_label(wanted_by(NONE, number, NONE)))
    for number, freedom in enumerate(FREEDOMS):
        words[freedom] = Term(freedom_name(number), wanted_label(wanted_by(NONE, NONE, number)))
    for stack in STACKS[len(LANDSCAPES) : LANDSCAPE + 1]:
        words[stack] = Term(Label(message_key("stack", stack), {}), help_on(HELP_ON_STACKS[stack]))
    for number, character in enumerate(CHARACTERS):
        words[character.id] = Term(character_name(number), effect(character))
    for number, deck in enumerate(DECKS):
        words[deck] = Term(Label(message_key("deck", deck), {}), help_on(HELP_ON_DECKS[number]))
    for phase in PHASES:
        words[phase] = Term(Label(message_key("phase", phase), {}))
    for state in BIDDING:
        words[state] = Term(Label(message_key("bidding", state), {}), Label(message_key("bidding-text", state), {}))
    words[PALAZZO] = Term(Label("princes-palazzo", {}), help_on("placing"))
    words["closed"] = Term(Label("princes-closed", {}), help_on("auction"))
    return words


def help_on(topic: str) -> Label:
    return Label(f"princes-help-{topic}", {})


def wanted_label(professions: tuple[Label, ...]) -> Label:
    return Label("princes-text-wanted", {"professions": professions})


def about_profession(profession: int) -> Label:
    """What it wants, and what each wish adds to its works."""
    building, landscape, freedom = wishes(profession)
    parameters: dict[str, Word] = {"building": building, "landscape": landscape, "freedom": freedom}
    parameters |= {"b": WORK_BUILDING, "l": WORK_LANDSCAPE, "f": WORK_FREEDOM}
    return Label("princes-text-profession", parameters)


def about_bonus(bonus: Bonus) -> list[Label]:
    """When it is played, and what is special about the things it counts."""
    labels = [Label("princes-text-bonus", {})]
    for feature, _ in bonus.terms:
        if FEATURES[feature] in NOTED:
            labels.append(Label(message_key("note", FEATURES[feature]), {}))
        if FEATURES[feature] == "category":
            labels.append(Label("princes-note-category", {"things": tuple([each(other) for other in CATEGORIES])}))
    return labels
