"""What the words mean that a view has only with Houses of Renaissance."""

from __future__ import annotations

from signoria.games.lorenzo.glossary import help_on
from signoria.games.lorenzo.rules.boxes import HOUSES
from signoria.games.lorenzo.rules.cards import TOWERS
from signoria.games.lorenzo.rules.houses.names import faith_tile_name, family_name, token_name
from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.rules.names import tower_name
from signoria.games.lorenzo.rules.wording import modifier_labels, source_labels
from signoria.kernel.core import Label, Term


def glossary() -> dict[str, Term]:
    """Families, tokens, tiles and the special tower: the name of each, then what there is to say about it."""
    words: dict[str, Term] = {}
    for f, family in enumerate(FAMILIES):
        words[family.id] = Term(family_name(f), *modifier_labels(family.modifiers))
    for t, token in enumerate(TOKENS):
        words[token.id] = Term(token_name(t), Label("lorenzo-text-gives", {"effects": source_labels(token.source)}))
    for s, step in enumerate(FAITH_TILES):
        about = Label("lorenzo-text-faith-tile", {"step": step.step, "effects": source_labels(step.source)})
        words[step.id] = Term(faith_tile_name(s), about)
    for number, tower in enumerate(TOWERS):
        if tower.box == HOUSES:
            words[tower.id] = Term(Label(tower_name(number), {}), help_on(f"{tower.id}-tower"))
    return words
