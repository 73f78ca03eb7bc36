"""Servants that change nothing: two matches that differ by nothing else must go on alike (LOR-038)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from signoria.games.lorenzo.rules.cards import SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import SERVANTS
from signoria.kernel.core import Decision, Seat
from signoria.kernel.match import IllegalChoice, Match
from signoria.kernel.testing import Policy

#: What the seat that works owns, so that much can be paid without use.
OWNED = 12


def fork(match: Match, seat: Seat, servants: int) -> Match:
    """The same match once more, with so many servants."""
    state = match.state.copy()
    assert isinstance(state, Lorenzo)
    state.players[seat].goods[SERVANTS] = servants
    return Match.begin(match.game, match.settings, match.seed, state=state)


def option_codes(match: Match, seat: Seat) -> list[str]:
    decision = match.decision(seat)
    return [option.code for option in decision.options] if decision else []


def numbers(match: Match, seat: Seat) -> list[int]:
    """The numbers of servants that a seat may choose."""
    codes = [code for code in option_codes(match, seat) if code.startswith("servants:")]
    return [int(code.partition(":")[2]) for code in codes]


def begun(match: Match, seat: Seat, servants: int, codes: list[str]) -> Match:
    """The match with so many servants, after some choices; the wish for more only where there is more to choose."""
    going_on = fork(match, seat, servants)
    for code in codes:
        if code != "more" or code in option_codes(going_on, seat):
            going_on.choose(seat, code)
    return going_on


def works(decision: Decision) -> list[list[str]]:
    """What leads to servants for a harvest or production: each placement, or nothing if they are asked for already."""
    if decision.kind == "work":
        return [[]]
    return [[o.code] for o in decision.options if o.verb == "place" and SPACES[o.args[1]].action != NONE]


def surplus(match: Match, seat: Seat, codes: list[str]) -> Iterator[tuple[Match, Match, int]]:
    """For each number of servants that is only offered on demand: the match after it, and after those that suffice.

    Whoever pays fewer begins with fewer, so that the same number is left.
    """
    at_once = begun(match, seat, OWNED, codes)
    every = numbers(begun(match, seat, OWNED, ["more", *codes]), seat)
    offered = numbers(at_once, seat) or every[:1]
    assert set(offered) <= set(every)
    for number in every:
        if number in offered:
            continue
        if numbers(at_once, seat):
            with pytest.raises(IllegalChoice) as refusal:
                at_once.choose(seat, f"servants:{number}")
            assert refusal.value.rule == "LOR-038"
        enough = max(other for other in offered if other < number)
        fewer = begun(match, seat, OWNED - number + enough, codes)
        if enough in numbers(fewer, seat):
            fewer.choose(seat, f"servants:{enough}")
        yield begun(match, seat, OWNED, ["more", *codes, f"servants:{number}"]), fewer, number


def outcome(match: Match, seat: Seat, chance: Random) -> tuple[list[tuple[str, list[str]]], object]:
    """What a seat is asked until its action is over, answered at random, and what everybody then owns."""
    asked = []
    while (decision := match.decision(seat)) and decision.kind not in ("turn", "end"):
        asked.append((decision.kind, [option.code for option in decision.options]))
        match.choose(seat, chance.choice(decision.options).code)
    return asked, match.game.view(match.state, None)["boards"]


def check_surplus(match: Match, policy: Policy, seed: int) -> int:
    """Play a match, and look at every harvest and production that could be begun; the number of comparisons."""
    chance, compared = Random(seed), 0
    while match.pending:
        decision = match.pending[0]
        if decision.kind in ("turn", "work"):
            for codes in works(decision):
                for more, fewer, number in surplus(match, decision.seat, codes):
                    compared += 1
                    here = outcome(more, decision.seat, Random(number))
                    assert here == outcome(fewer, decision.seat, Random(number)), (codes, number)
        match.choose(decision.seat, policy(decision, chance).code)
    return compared
