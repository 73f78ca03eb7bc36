"""What the words of a view mean: marbles, cards, leaders, tokens, as somebody new at the table would be told."""

from __future__ import annotations

from typing import Final

from signoria.games.masters.rules.cards import CARDS, LEADERS, MARBLES, RESOURCES, TOKENS
from signoria.games.masters.rules.names import (
    card_name,
    cards_wanted,
    exchange,
    goods,
    leader_name,
    power_name,
    resource_name,
    token_name,
)
from signoria.games.masters.rules.options import POWERS
from signoria.games.masters.view import OUTCOMES, TILES
from signoria.kernel.core import Label, Term

#: The help that explains each kind of leader.
ABILITIES: Final = {"discount": "discount", "depot": "special", "white_marble": "marbles", "production": "factory"}
#: The help that explains each marble: what it gives (MAS-053).
GIVES: Final = {
    "white": "market",
    "blue": "shields",
    "grey": "stones",
    "yellow": "coins",
    "purple": "servants",
    "red": "faith",
}


def glossary() -> dict[str, Term]:
    """Every word a view can hold: its name, then what there is to say about it."""
    words = {marble: Term(word_name("marble", marble), help_on(GIVES[marble])) for marble in MARBLES}
    for r, resource in enumerate(RESOURCES):
        words[resource] = Term(Label(resource_name(r), {}), help_on(resource))
    for c, card in enumerate(CARDS):
        words[card.id] = Term(card_name(c), cost(c), production(c))
    for n, leader in enumerate(LEADERS):
        ability = help_on(ABILITIES[leader.id.partition(".")[0]])
        worth = Label("masters-text-points", {"n": leader.victory_points})
        words[leader.id] = Term(leader_name(n), Label("masters-text-needs", {"needs": needs(n)}), ability, worth)
    for t, token in enumerate(TOKENS):
        words[token.id] = Term(token_name(t))
    for index, power in enumerate(POWERS):
        words[power] = Term(power_name(index))
    for tile in TILES:
        words[tile] = Term(word_name("text-tile", tile), help_on("tiles"))
    for outcome in OUTCOMES:
        words[outcome] = Term(word_name("text-outcome", outcome), help_on("cross"))
    return words


def word_name(kind: str, word: str) -> Label:
    return Label(f"masters-{kind}-{word.replace('_', '-')}", {})


def help_on(topic: str) -> Label:
    return Label(f"masters-help-{topic}", {})


def cost(card: int) -> Label:
    return Label("masters-text-costs", {"cost": goods(CARDS[card].cost)})


def production(card: int) -> Label:
    return Label("masters-text-produces", exchange([CARDS[card].power]))


def needs(leader: int) -> tuple[Label, ...]:
    """What a leader asks for: cards, or resources."""
    printed = LEADERS[leader]
    return tuple([cards_wanted(part, part.count) for part in printed.cards]) or goods(printed.resources)
