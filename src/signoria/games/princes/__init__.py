"""The Princes of Florence for two to five players, The Muse and the Princess a setting; PACKAGE is its front door."""

from __future__ import annotations

from pathlib import Path

from signoria.games.princes.absent import absent
from signoria.games.princes.bot.judgement import JUDGEMENT
from signoria.games.princes.faces import faces
from signoria.games.princes.game import GAME
from signoria.games.princes.orders import QUESTIONS
from signoria.games.princes.table import VIEW
from signoria.kit.greedy import greedy
from signoria.kit.lessons import read_teaching
from signoria.kit.package import Package

PACKAGE = Package(
    rules=GAME,
    view=VIEW,
    words=Path(__file__).parent / "words",
    faces=faces,
    orders=QUESTIONS,
    bots={"greedy": greedy(JUDGEMENT)},
    scenes=("round", "won", "best_work"),
    gives_away=("return", "decline", "pass", "nothing"),
    absent=absent,
    ways={"base": {"expansion": False}, "muse": {"expansion": True}},
    teaching=read_teaching(Path(__file__).parent / "lessons.json"),
)

__all__ = ["GAME", "PACKAGE"]
