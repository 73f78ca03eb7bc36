"""Bottega, a tiny game for two to four clothiers; PACKAGE is all that Signoria knows of it."""

from __future__ import annotations

from pathlib import Path

from bottega.bot import JUDGEMENT
from bottega.faces import faces
from bottega.game import GAME
from bottega.orders import QUESTIONS
from bottega.table import VIEW
from signoria.kit.greedy import greedy
from signoria.kit.package import Package

PACKAGE = Package(
    rules=GAME,
    view=VIEW,
    words=Path(__file__).parent / "words",
    faces=faces,
    orders=QUESTIONS,
    bots={"greedy": greedy(JUDGEMENT)},
    gives_away=("pass",),
)
