"""A test of the test: a rule made wrong in a copy of the engine is noticed within a few matches."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compiled import ROOT
from tools.faults import Fault

#: What they then differ about.
QUESTIONS = "who is asked"
OPTIONS = r"what seat \d may choose"
FACTS = "what lies at"
REASONS = r"why seat \d may not choose"


def wrong(rules: str, fault: str, about: str, file: str, right: str, instead: str) -> tuple[str, str, Fault]:
    """A rule of a rule set that says something else."""
    return rules, about, Fault(fault, "referee", f"src/signoria/games/{file}", right, instead)


WRONG = (
    wrong(
        *("lorenzo", "two colored members of one player stand in a tower (LOR-059)", OPTIONS),
        "lorenzo/rules/placement.py",
        "self.single_color = occupied and has_colored(state, seat, bottom, top)",
        "self.single_color = False",
    ),
    wrong(
        *("lorenzo", "a bonus action pays no surcharge (LOR-154)", QUESTIONS),  # one that would have lapsed
        "lorenzo/rules/bonus_card.py",
        "return SURCHARGE if is_occupied(state, SPACES[space].tower) else 0",
        "return 0",
    ),
    wrong(
        *("lorenzo", "in the last report whoever refuses scores faith too (LOR-214)", FACTS),
        "lorenzo/rules/vatican.py",
        "excommunicate(state, seat)  # faith is kept (LOR-201, LOR-214)",
        "excommunicate(state, seat), score_faith(state, seat)",
    ),
    wrong(
        *("lorenzo", "a full row of cards is taken for a lack of military (LOR-067)", REASONS),
        "lorenzo/rules/state.py",
        'return MOST_CARDS, "LOR-067"',
        'return MOST_CARDS, "LOR-072"',
    ),
    wrong(
        *("houses", "who has a fifth member gets no turn for it (HOU-059)", QUESTIONS),
        "lorenzo/rules/houses/rules.py",
        "return int(skips) + len(self.members(state.players[seat])) - len(FAMILY)",
        "return int(skips)",
    ),
    wrong(
        *("houses", "the limit of a venture that counts goods is what it scores at least (HOU-247)", FACTS),
        "lorenzo/rules/houses/scoring.py",
        "return min(points, modifier.most) if modifier.most else points",
        "return max(points, modifier.most) if modifier.most else points",
    ),
    wrong(
        *("masters", "a card of level 3 stands in for one of level 2 (MAS-136)", OPTIONS),
        "masters/rules/state.py",
        "CARDS[card].level == level)",
        "CARDS[card].level >= level)",
    ),
    wrong(
        *("masters", "the basic power is paid with what is due for others (MAS-095)", OPTIONS),
        "masters/rules/production.py",
        "return min(self.left) >= 0 and sum(self.left) >= self.due",
        "return min(self.left) >= 0",
    ),
    wrong(
        *("masters", "a match ends with the turn that brings the end (MAS-158)", QUESTIONS),
        "masters/rules/turn.py",
        "if state.ending and state.turns % seats == 0:",
        "if state.ending:",
    ),
    wrong(
        *("masters", "the next card of a stack shows before the turn ends (MAS-084)", FACTS),
        "masters/rules/purchase.py",
        "if state.rulings == FIRST_RULINGS and state.covered[self.stack]:",
        "if state.covered[self.stack]:",
    ),
    wrong(
        *("masters", "a card without a place for it is called too dear (MAS-081)", REASONS),
        "masters/rules/purchase.py",
        'menu.refuse(BUY[stack], "MAS-081")',
        'menu.refuse(BUY[stack], "MAS-073")',
    ),
    wrong(
        *("solo", "a cross that is first on the last space loses (MAS-188)", FACTS),
        "masters/rules/ending.py",
        "finish_solo(state, lost=state.players[0].faith < LAST_SPACE)",
        "finish_solo(state, lost=False)",
    ),
    wrong(
        *("princes", "a building may touch the palazzo without builders (PRI-153)", OPTIONS),
        "princes/rules/grid.py",
        "return filled | beside(built) if",
        "return filled | beside(built & ~PALAZZO_MASK) if",
    ),
    wrong(
        *("princes", "who ties for a prestige card scores it in full (PRI-221)", FACTS),
        "princes/rules/scoring.py",
        "return printed.tie_points if max(others) == sign * mine[feature] else printed.points",
        "return printed.points",
    ),
    wrong(
        *("princes", "a closed stack is called an empty one (PRI-039)", REASONS),
        "princes/rules/auction.py",
        'rule = "PRI-039" if self.closed >> stack & 1',
        'rule = "PRI-041" if self.closed >> stack & 1',
    ),
    wrong(
        *("muse", "the merchant's owner is not asked before a best work that moves him (PRI-290)", QUESTIONS),
        "princes/rules/rounds.py",
        "asks = rank_among(points, owner) != now or (asks and state.round < ROUNDS - 1)",
        "asks = asks and state.round < ROUNDS - 1",
    ),
    wrong(
        *("muse", "points are given back for money with the expansion too (PRI-265)", OPTIONS),
        "princes/rules/money.py",
        "return player.money if state.expansion else player.money + FLORINS_GIVEN_BACK * player.points",
        "return player.money + FLORINS_GIVEN_BACK * player.points",
    ),
)


def copy_with(fault: Fault, folder: Path) -> Path:
    """The engine with one wrong rule."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    fault.put_into(folder)
    return folder / "src"


@pytest.mark.parametrize(("rules", "about", "fault"), WRONG, ids=[f"{wrong[0]}: {wrong[2].name}" for wrong in WRONG])
def test_a_wrong_rule_is_noticed(rules: str, about: str, fault: Fault, tmp_path: Path) -> None:
    completed = subprocess.run(
        [sys.executable, "-m", "tests.referee", rules, "--matches", "100"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(copy_with(fault, tmp_path))},
        check=False,
        capture_output=True,
        text=True,
    )
    assert completed.returncode == 1, completed.stderr
    assert re.search(rf"^{rules}, match \d+, seed \S+, settings", completed.stdout)
    assert re.search(f"^they differ about {about}", completed.stdout, re.MULTILINE), completed.stdout
