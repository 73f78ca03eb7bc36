"""Referees agree with the engine, know nothing of it but what is seen, and say plainly where they differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.kernel.core import Decision, Option
from tests.project.source import imports
from tests.referee.lockstep import Counts, Difference, compare_facts, compare_questions
from tests.referee.rule_sets import RULE_SETS
from tests.referee.script import Question

HERE = Path(__file__).parent
GAMES = ("lorenzo", "houses", "masters", "princes")
#: Where a match is begun, and where tests are; the rest must not know the engine.
BESIDE = {"matches.py", "rule_sets.py", "test_referee.py", "test_wrong_rules.py", "__main__.py"}
REFEREES = [path for path in sorted(HERE.rglob("*.py")) if path.name not in BESIDE]


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("number", range(4))
def test_engine_and_referee_agree(rules: str, number: int) -> None:
    counts = Counts()
    RULE_SETS[rules].walk(number, "few", counts)
    assert (counts.matches, counts.decisions > 0) == (1, True)


def known(path: Path) -> set[str]:
    """What a file imports of the games, and of tests that know them."""
    strangers = ("signoria.games", "signoria.registry", *[f"tests.{game}." for game in GAMES])
    return {module for _, module in imports(path) if module.startswith(strangers)}


@pytest.mark.parametrize("path", REFEREES, ids=lambda path: str(path.relative_to(HERE)))
def test_a_referee_shares_nothing_with_the_games(path: Path) -> None:
    assert not known(path)


def test_what_is_shared_would_be_noticed() -> None:
    assert "signoria.games.lorenzo.GAME" in known(HERE / "lorenzo" / "matches.py")


def test_a_difference_is_named_by_its_path() -> None:
    compare_facts({"boards": [{"coins": 1}, {"coins": 2}]}, {"boards": [{"coins": 1}, {"coins": 2}]})
    with pytest.raises(Difference, match=r"what lies at boards\.1\.coins\n  engine:  2\n  referee: 3"):
        compare_facts({"boards": [{"coins": 1}, {"coins": 2}]}, {"boards": [{"coins": 1}, {"coins": 3}]})
    with pytest.raises(Difference, match="what lies at hand"):
        compare_facts({"hand": ["a"]}, {"hand": ["a", "b"]})


PENDING = [Decision(0, "turn", [Option("a"), Option("b")])]


@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ([], "who is asked"),
        ([Question(1, "turn", ["a", "b"])], "who is asked"),
        ([Question(0, "end", ["a", "b"])], "who is asked"),
        ([Question(0, "turn", ["a"])], "may choose"),
        ([Question(0, "turn", ["a", "b", "c"])], "may choose"),
    ],
)
def test_another_question_is_a_difference(asked: list[Question], about: str) -> None:
    compare_questions(PENDING, [Question(0, "turn", ["b", "a"])])
    with pytest.raises(Difference, match=about):
        compare_questions(PENDING, asked)


def test_a_dead_end_is_a_difference_though_both_come_to_it() -> None:
    with pytest.raises(Difference, match="how seat 0 goes on"):
        compare_questions([Decision(0, "turn", [])], [Question(0, "turn", [])])


def test_an_option_that_is_offered_twice_is_a_difference() -> None:
    with pytest.raises(Difference, match="twice"):
        compare_questions([Decision(0, "turn", [Option("a"), Option("a")])], [Question(0, "turn", ["a"])])
