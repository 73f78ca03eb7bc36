"""Lorenzo's answer to each turn of a solo match: a token is revealed and applied (MAS-175 to MAS-188)."""

from __future__ import annotations

from tests.referee.lockstep import Difference
from tests.referee.masters.faith import move_cross
from tests.referee.masters.lorenzo import Lorenzo
from tests.referee.masters.table import MatchOver, Table, table_seen


def answer_of_lorenzo(table: Table, lorenzo: Lorenzo) -> None:
    """The top token, which leaves no choice (MAS-175)."""
    token = lorenzo.reveal(table_seen(table.look())["solo"]["token"])
    if token.reshuffle:  # the cross may end the match; the token is applied whole all the same (MAS-181)
        lorenzo.shuffle()
    move_cross(table, token.spaces)
    for _ in range(token.cards):
        discard_card(table, lorenzo, token.colour)
    table.uncover_next()


def discard_card(table: Table, lorenzo: Lorenzo, colour: str) -> None:
    """The visible card of the lowest level that has any; a colour without cards is a loss (MAS-177 to 179, 187)."""
    stack = table.grid.lowest(colour)
    if not stack.top:
        stack.uncover(next_card_removed(table, lorenzo))
    lorenzo.removed.append(stack.take())
    if not table.grid.has(colour):
        raise MatchOver("lost")


def next_card_removed(table: Table, lorenzo: Lorenzo) -> str:
    """A card that came up and left with the same token is seen only where it lies now."""
    removed = table_seen(table.look())["solo"]["removed"]
    if len(removed) <= len(lorenzo.removed):
        raise Difference("how many cards a token discards", removed, f"more than {lorenzo.removed}")
    return str(removed[len(lorenzo.removed)])
