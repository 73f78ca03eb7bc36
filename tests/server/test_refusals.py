"""What people are told of options they may not choose: nothing of a box that is not on the table."""

from __future__ import annotations

import re
from random import Random

import pytest

from signoria.kernel.match import Match
from signoria.registry import absent, game, words_in
from signoria.server import redaction

#: What only the expansion of a game brings, in its words.
EXPANSIONS = {
    "lorenzo": ("houses", r"\bbrown\b|special tower"),
    "princes": ("expansion", r"\b(princess|merchant|professor|character)\b"),
}
CHOICES = 150


def refused_texts(key: str, box: str, switched_on: bool) -> set[str]:
    """What each refused option is called, over some choices of a match."""
    match, random, texts = Match.begin(game(key), {box: switched_on}, "refusals"), Random(1), set()
    words = words_in("en", 0, ["Anna", "Bruno"])
    while match.pending and len(match.log) < CHOICES:
        decision = match.pending[0]
        asked = decision.seat
        refused = redaction.refusals(match, asked, absent(key))
        texts |= {words.translate(match.describe(asked, match.game.by_code[one.code])) for one in refused}
        match.choose(asked, random.choice(decision.options).code)
    return texts


@pytest.mark.parametrize("key", EXPANSIONS)
def test_nobody_is_told_about_a_box_that_is_not_on_the_table(key: str) -> None:
    box, words = EXPANSIONS[key]
    alone, together = refused_texts(key, box, False), refused_texts(key, box, True)
    assert len(alone) > 20
    assert [text for text in alone if re.search(words, text, re.IGNORECASE)] == []
    assert any(re.search(words, text, re.IGNORECASE) for text in together)
