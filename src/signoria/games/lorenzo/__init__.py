"""Lorenzo il Magnifico for two to four players, with Houses of Renaissance for five; PACKAGE is its front door."""

from __future__ import annotations

from pathlib import Path

from signoria.games.lorenzo.absent import absent
from signoria.games.lorenzo.bot.judgement import JUDGEMENT
from signoria.games.lorenzo.faces import faces
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.orders import QUESTIONS
from signoria.games.lorenzo.table import VIEW
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
    scenes=("round", "report", "won"),
    gives_away=("discard", "give_up", "decline", "pass"),
    absent=absent,
    ways={
        "short": {"advanced": False, "houses": False},
        "full": {"advanced": True, "houses": False},
        "houses": {"advanced": True, "houses": True},
    },
    teaching=read_teaching(Path(__file__).parent / "lessons.json"),
)

__all__ = ["GAME", "PACKAGE"]
