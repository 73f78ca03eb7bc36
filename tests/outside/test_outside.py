"""A game from outside keeps the laws, has its words, and plays at the terminal."""

from __future__ import annotations

import json

import pytest
from tools.compiled import ROOT

from tests.outside.environment import Environment

pytestmark = pytest.mark.slow

LAWS = """
from bottega import PACKAGE
from signoria.kernel import core
from signoria.kernel.testing import check_game

print(core.__file__, PACKAGE.rules.__class__.__module__, check_game(PACKAGE.rules, thorough=3, quick=50).matches)
"""
#: What is asked about before the first choice; then the first option is taken each time, until the match is over.
TOPIC = {"en": "commission", "it": "commissione"}
TEXTS = {
    "en": (
        "Everybody has a secret commission: cloth of that colour counts twice.",
        "In your turn you buy a bolt from a stall, or pass. (BOT-003)",
        "Your turn: do you buy cloth, or pass?",
        "You have a commission: ",
        "Greedy has a secret commission.",
        "Pass, and earn 3 coins",
        "The guild asks for a gift. Do you give a coin?",
        "You give the guild a coin.",
        "Your commission was ",
        "gifts to the guild",
    ),
    "it": (
        "Ognuno ha una commissione segreta: le stoffe di quel colore contano doppio.",
        "Nel tuo turno compri una pezza a un banco, oppure passi. (BOT-003)",
        "Tocca a te: compri una stoffa o passi?",
        "Hai una commissione: ",
        "Passa e guadagna 3 monete",
        "chiede un dono. Dai una moneta?",
        "Dai una moneta all",
        "La tua commissione era ",
        "doni all",
    ),
}
MATCHES = 40


def test_it_keeps_every_law_on_the_compiled_kernel_of_the_wheel(environment: Environment) -> None:
    kernel, module, matches = environment.run("python", "-c", LAWS).split()
    assert kernel.startswith(str(environment.bin.parent))
    assert not kernel.endswith(".py")
    assert module == "bottega.game"
    assert int(matches) > 0


def test_its_words_keep_what_is_asked_of_every_game(environment: Environment) -> None:
    """Nothing missing, nothing unused, the same in both languages: by our own tests, where it is installed."""
    ours = ("-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT))
    tests = [str(ROOT / "tests" / name) for name in ("words/test_games.py", "words/test_words.py")]
    output = environment.run("python", "-m", "pytest", *ours, *tests, "-k", "bottega or same_messages")
    assert "passed" in output


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_a_whole_match_is_played_at_the_terminal_and_its_record_proved(environment: Environment, language: str) -> None:
    table = ("--text", "--seats", "you,greedy", "--seed", "cloth", "--language", language)
    typed = "\n".join([f"? {TOPIC[language]}", "why give", *["1"] * 20])
    output = environment.run("signoria", "play", "bottega", *table, "--record", f"{language}.json", typed=typed)
    for text in TEXTS[language]:
        assert text in output
    assert "bottega-" not in output
    assert "of Bottega replayed; the result is right" in environment.run("signoria", "verify", f"{language}.json")


def test_its_greedy_bot_beats_a_random_one(environment: Environment) -> None:
    table = ("--seats", "2", "--bots", "greedy,random", "-n", str(MATCHES), "--seed", "cloth", "--json")
    greedy, random = json.loads(environment.run("signoria", "simulate", "bottega", *table))["wins"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["wins"] > 2 * random["wins"]
