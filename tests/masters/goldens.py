"""The golden games of Masters of Renaissance: every seat count with every way its matches can end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from signoria.games.masters import GAME
from signoria.games.masters.rules.cards import CARDS_TO_END, LAST_SPACE
from signoria.games.masters.rules.state import Masters
from signoria.kernel.core import Decision, Option, answer
from signoria.kernel.match import Match
from tests.golden import Golden
from tests.masters.policies import builder
from tests.masters.table import masters

ENDINGS = [
    *[(1, ending) for ending in ("won_by_cards", "won_by_faith", "lost_to_the_cross", "lost_a_colour")],
    *[(seats, ending) for seats in (2, 3, 4) for ending in ("cards", "faith")],
]
MOST_SEEDS = 5000


def goldens() -> Iterator[Golden]:
    for seats, ending in ENDINGS:
        yield find(seats, ending)


def find(seats: int, ending: str) -> Golden:
    """The first match that ends the way it should."""
    for number in range(MOST_SEEDS):
        seed = f"golden.{seats}.{number}"
        match = play(seats, seed)
        if ending_of(masters(match)) == ending:
            return Golden(f"{seats}_seats_{ending}", {"seats": seats}, seed, match.log)
    raise LookupError(f"no match of {seats} seats ends with {ending}; teach careful() to get there")


def play(seats: int, seed: str) -> Match:
    """A match in which everybody builds and takes care of the market."""
    random = Random(seed)
    match = Match.begin(GAME, {"seats": seats}, seed)
    while match.pending:
        decision = match.pending[0]
        match.choose(decision.seat, careful(match, decision, random).code)
    return match


def careful(match: Match, decision: Decision, random: Random) -> Option:
    """Builds, and if it goes to the market takes the line of which most can be stored and least is wasted."""
    option = builder(decision, random)
    if option.verb != "take":
        return option
    lines = [line for line in decision.options if line.verb == "take"]
    return max(lines, key=lambda line: use_of(masters(match), decision.seat, line) + random.random() / 2)


def use_of(state: Masters, seat: int, line: Option) -> int:
    after = state.copy()
    before = sum(after.players[seat].depots), sum(player.faith for player in after.players)
    decisions = answer(after, seat, line)
    if decisions and decisions[0].kind == "store":
        answer(after, seat, decisions[0].options[0])
    gained = sum(after.players[seat].depots) - before[0]
    return gained - 2 * (sum(player.faith for player in after.players) - before[1])


def ending_of(state: Masters) -> str:
    """What ended a match."""
    by_cards = any(player.cards() >= CARDS_TO_END for player in state.players)
    if len(state.players) > 1:
        return "cards" if by_cards else "faith"
    if state.lost:
        return "lost_to_the_cross" if state.cross == LAST_SPACE else "lost_a_colour"
    return "won_by_cards" if by_cards else "won_by_faith"
