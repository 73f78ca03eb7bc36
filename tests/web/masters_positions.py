"""Positions of Masters worth a look: every kind of question, full boards, a report about to be held, a match alone."""

from __future__ import annotations

from typing import Final

from tests.web.positions import Position, Update, asked

ALONE: Final = ("",)
PEOPLE: Final = ("", "", "", "")
#: As long as names can be.
LONG_NAMES: Final = (
    "Bartolomea degli Alberti",
    "Leon Battista Alberti II",
    "Ghirlandaio & Botticelli",
    "Lucrezia Tornabuoni (II)",
)
#: Two leaders who change white marbles are dealt and paid for in this match.
TWO_WHITES: Final = "signoria 199"


def nearly_over(update: Update) -> bool:
    """Somebody has all but one of the cards that end the match, at the beginning of a turn of one's own."""
    most = max(sum(map(len, board["slots"])) for board in update["view"]["boards"])
    return bool(update["decision"]["kind"] == "turn" and most >= 6)


def can_buy(update: Update) -> bool:
    """A card can be bought, and it is not the first."""
    board = update["view"]["boards"][0]
    offered = [option["code"] for option in update["decision"]["options"]]
    return sum(map(len, board["slots"])) >= 2 and any(code.startswith("buy") for code in offered)


def report_near(update: Update) -> bool:
    """Before the round in which somebody comes to the first report."""
    return bool(max(board["faith"] for board in update["view"]["boards"]) >= 3)


def report_held(update: Update) -> bool:
    return bool(update["view"]["reports"] > 0)


def token_drawn(update: Update) -> bool:
    solo = update["view"]["solo"]
    return bool(update["decision"]["kind"] == "turn" and solo["token"] and update["seq"] >= 20)


#: Every kind of question that is asked, where it is asked with something on the board.
QUESTIONS: Final = {
    "keep": Position(asked("keep")),
    "start": Position(asked("start")),
    "turn": Position(can_buy),
    "store": Position(asked("store", 30)),
    "white": Position(asked("white"), ALONE, seed=TWO_WHITES),
    "slot": Position(asked("slot", 20)),
    "pay": Position(asked("pay", 20)),
    "power": Position(asked("power", 40)),
    "spend": Position(asked("spend", 30), first=("produce:basic",)),
    "receive": Position(asked("receive", 30), first=("produce:basic",)),
    "end": Position(asked("end", 40)),
}
EMPTY: Final = Position(asked("turn"))
LATE: Final = Position(nearly_over, PEOPLE, LONG_NAMES)
REPORT: Final = Position(report_near)
SOLO: Final = Position(token_drawn, ALONE)
RESULT: Final = Position()
