"""What pieces are worth that only Houses of Renaissance has, and cards that come without a cost."""

from __future__ import annotations

from functools import cache

from signoria.games.lorenzo.bot.worth import modifier_worth, source_worth, work_worth
from signoria.games.lorenzo.rules.cards import CARDS, SPACES, TURNS
from signoria.games.lorenzo.rules.components import NONE, Leader
from signoria.games.lorenzo.rules.houses.pieces import TOKENS
from signoria.games.lorenzo.rules.vocabulary import BUILDING, TERRITORY

# All figures are victory points.

#: What an action brings elsewhere, and the least that a space of one's own is worth in a round.
ELSEWHERE = 3.5
OWN_SPACE = 0.6
OWN_WORK = 1.2
#: A card for its type alone.
CARD = 2.0


@cache
def face_worth(face: int, left: int) -> float:
    """What a token gives when it is used."""
    return source_worth(TOKENS[face].source, left)


def leader_worth(leader: Leader, left: int) -> float:
    """A leader in play with spaces of its own, for the rounds left."""
    worth = 0.0
    for space in leader.spaces:
        gain = source_worth(SPACES[space].source, left // 2) - ELSEWHERE
        worth += left / TURNS * (max(OWN_SPACE, gain) if SPACES[space].action == NONE else OWN_WORK)
    return worth


@cache
def card_worth(card: int, left: int) -> float:
    """A card that costs nothing, without looking at a board."""
    printed = CARDS[card]
    worth = CARD + source_worth(printed.immediate, left) + printed.end_points
    worth += sum([modifier_worth(number, left) for number in printed.modifiers])
    if printed.type in (TERRITORY, BUILDING):
        worth += left / TURNS * work_worth(card, left // 2)
    return worth
