"""Masters of Renaissance for one to four players; PACKAGE is its front door."""

from __future__ import annotations

from pathlib import Path

from signoria.games.masters.bot import JUDGEMENT
from signoria.games.masters.faces import faces
from signoria.games.masters.game import GAME
from signoria.games.masters.orders import QUESTIONS
from signoria.games.masters.table import VIEW
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
    scenes=("report", "ending"),
    gives_away=("discard",),
    ways={"full": {}},
    teaching=read_teaching(Path(__file__).parent / "lessons.json"),
)

__all__ = ["GAME", "PACKAGE"]
