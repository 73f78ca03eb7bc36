"""The score sheet at the terminal: the points of each seat, what decides between equal totals, and who has won."""

from __future__ import annotations

import pytest

from signoria.kit.playout import play_out
from signoria.registry import game, package, words_in
from signoria.terminal.result import score_sheet

#: Random bots end with 34 points each here, with 6 and 3 resources left.
SEED = "tie.17"
LAST_LINES = {
    "en": [
        "Level on points: you and Random. The resources left decide: you with 6 and Random with 3.",
        "You have won.",
    ],
    "it": [
        "A pari punti: tu e Casuale. Decidono le risorse rimaste: tu con 6 e Casuale con 3.",
        "Hai vinto.",
    ],
}


@pytest.mark.parametrize("language", sorted(LAST_LINES))
def test_what_decides_between_equal_totals_is_told_after_the_points(language: str) -> None:
    rules, words = game("masters"), words_in(language)
    bots = [package("masters").bot("random", f"{SEED}.{seat}") for seat in range(2)]
    state = play_out(rules, {"seats": 2}, SEED, bots).state
    names = [words.say("platform-you"), words.say("platform-bot-random")]
    lines = score_sheet(rules, state, words_in(language, 0, names))
    assert [line.rpartition(" ")[2] for line in lines[:2]] == ["34", "34"]
    assert lines[2:] == LAST_LINES[language]
