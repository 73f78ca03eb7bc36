"""Positions of Masters worth a look: every kind of question, full boards, a report about to be held, a match alone."""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel.match import Match
from tests.web.positions import PEOPLE, Position, at_question, question

ALONE: Final = PEOPLE[:1]
#: In this match everything is asked, and all boards fill.
RICH: Final = "signoria 1"
#: In this one, for two, leaders who change white marbles are dealt and played.
TWO_WHITES: Final = "signoria 18"
#: As long as names can be.
LONG_NAMES: Final = (
    "Bartolomea degli Alberti",
    "Leon Battista Alberti II",
    "Ghirlandaio & Botticelli",
    "Lucrezia Tornabuoni (II)",
)


def first_view(match: Match) -> dict[str, Any]:
    """The view of the one who looks."""
    return dict(match.view(0))


def boards(match: Match) -> list[Any]:
    return list(first_view(match)["boards"])


def cards(board: Any) -> int:
    return sum(map(len, board["slots"]))


def can_buy(match: Match) -> bool:
    """A card can be bought, and it is not the first."""
    decision = question(match)
    if decision is None or decision.kind != "turn":
        return False
    return cards(boards(match)[0]) >= 2 and any(option.verb == "buy" for option in decision.options)


def nearly_over(match: Match) -> bool:
    """Somebody has all but one of the cards that end the match, at the beginning of a turn of one's own."""
    return at_question("turn")(match) and max(map(cards, boards(match))) >= 6


def report_held(match: Match) -> bool:
    return bool(first_view(match)["table"]["reports"] > 0)


#: Every kind of question that is asked, where it is asked with something on the board.
QUESTIONS: Final = {
    "keep": Position(at_question("keep"), seed=RICH),
    "start": Position(at_question("start"), seed=RICH),
    "turn": Position(can_buy, seed=RICH),
    "store": Position(at_question("store", 60), seed=RICH),
    "white": Position(at_question("white"), PEOPLE[:2], seed=TWO_WHITES),
    "slot": Position(at_question("slot", 100), seed=RICH),
    "pay": Position(at_question("pay", 150), seed=RICH),
    "spend": Position(at_question("spend", 100), seed=RICH),
    "receive": Position(at_question("receive", 100), seed=RICH),
    "end": Position(at_question("end", 150), seed=RICH),
}
EMPTY: Final = Position(at_question("turn"), seed=RICH)
LATE: Final = Position(nearly_over, LONG_NAMES, seed=RICH)
REPORT: Final = Position(report_held, seed=RICH)
SOLO: Final = Position(at_question("turn", 30), ALONE, seed=RICH)
RESULT: Final = Position(seed=RICH)
