"""Lorenzo's answer to each solo turn: a token is revealed and applied (MAS-172 to MAS-188)."""

from __future__ import annotations

from signoria.games.masters.rules.cards import LEVELS, TOKEN_STACK, TOKENS
from signoria.games.masters.rules.ending import end_by_colour
from signoria.games.masters.rules.faith import move_cross
from signoria.games.masters.rules.purchase import Reveal
from signoria.games.masters.rules.state import NONE, Masters
from signoria.kernel.core import Chance, Decision, Frame


class DrawToken(Chance[Masters]):
    """The top token of the stack is revealed."""

    __slots__ = ()

    def copy(self) -> DrawToken:
        return self

    def happen(self, state: Masters) -> None:
        token = state.rng.draw(state.tokens, "token")
        state.token = token
        state.revealed.append(token)
        state.emit("token: token", NONE, (token,))
        state.stack.append(ApplyToken(token))


class ApplyToken(Frame[Masters]):
    """The cross moves, or cards of a colour leave the grid; one token shuffles all of them again (MAS-181)."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def copy(self) -> ApplyToken:
        return self

    def step(self, state: Masters) -> list[Decision] | None:
        state.stack.pop()
        token = TOKENS[self.token]
        if token.count:
            state.stack.append(DiscardCards(token.colour, token.count))
        else:
            move_cross(state, token.spaces)
            complete_turn(state)
        if token.reshuffle:
            state.tokens = list(TOKEN_STACK)
            state.revealed = []
        return None


class DiscardCards(Frame[Masters]):
    """Top cards of a colour leave the grid one by one, from the lowest level that has any (MAS-177 to MAS-179)."""

    __slots__ = ("colour", "count")

    def __init__(self, colour: int, count: int) -> None:
        self.colour = colour
        self.count = count

    def copy(self) -> DiscardCards:
        return self

    def step(self, state: Masters) -> list[Decision] | None:
        state.stack.pop()
        stack = self.colour * LEVELS
        while state.tops[stack] == NONE:
            stack += 1
        card = state.tops[stack]
        state.tops[stack] = NONE
        state.removed.append(card)
        state.emit("remove: card", NONE, (card,))
        if self.count > 1:
            state.stack.append(DiscardCards(self.colour, self.count - 1))
        if state.covered[stack]:
            state.stack.append(Reveal(stack))
        end_by_colour(state, self.colour)
        if self.count == 1:
            complete_turn(state)
        return None


def complete_turn(state: Masters) -> None:
    """A turn is over with the answer to it (MAS-176); one that ended the match is never completed (MAS-191)."""
    if state.stack:
        state.turns += 1
