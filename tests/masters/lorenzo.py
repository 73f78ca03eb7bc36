"""What tests of solo play share: a quiet match, and how to read Lorenzo's side of it."""

from __future__ import annotations

from signoria.games.masters.rules.cards import COLOURS, TOKENS
from signoria.games.masters.table import Solo
from tests.masters.table import Table, goods

SEVEN_TOKENS = [*[f"discard.{colour}" for colour in COLOURS], "cross.two", "cross.two", "cross.one_shuffle"]
TOKEN_IDS = set(SEVEN_TOKENS)
SIX = ("blue.1.a green.2.a yellow.3.a", "green.1.a blue.2.a", "yellow.1.a")
FULL = goods(coins=3, stones=2, servants=1)
WON = 1


def solo(*tokens: str, seed: str = "solo") -> Table:
    """A solo match whose market gives nothing; tokens: what is left in the stack, all seven if none is named."""
    table = Table(1, seed).market()
    return table.tokens(*tokens) if tokens else table


def lorenzo(table: Table) -> Solo:
    side = table.view()["table"]["solo"]
    assert side is not None
    return side


def revealed(table: Table) -> list[str]:
    """The tokens revealed so far, in order."""
    return [TOKENS[args[0]].id for _, _, args in table.happened("token")]


def idle(table: Table) -> Table:
    """A turn that changes nothing, and the token after it."""
    return table.play(0, "take:row.3", "end")


def sizes(table: Table, colour: str) -> list[int]:
    """Cards left in the stacks of a colour, level 1 first."""
    column = table.view()["table"]["grid"][COLOURS.index(colour)]
    return [stack["covered"] + bool(stack["card"]) for stack in reversed(column)]


def is_won(table: Table) -> bool:
    """The match must be over."""
    assert table.over()
    assert len(table.happened("won", "lost")) == 1
    won = bool(table.happened("won"))
    assert (table.score(0).rank == WON) is won
    return won
