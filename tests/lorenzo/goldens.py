"""The golden games of Lorenzo il Magnifico: seat counts in both modes, deep bonus actions, leaders around turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import CARDS, SOURCES, SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effects import TakeCard, Work
from signoria.games.lorenzo.rules.giving import GivingEffects
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.kernel.core import Decision, Option
from signoria.kernel.match import Match
from tests.golden import Golden
from tests.lorenzo.policies import POLICIES, hoarder
from tests.lorenzo.table import lorenzo

MOST_SEEDS = 5000
#: Bonus actions inside one another.
DEEP = 3
AREAS = {"tower", "harvest", "production", "market", "council"}

Chooser = Callable[[Match, Decision, Random], Option]


def goldens() -> Iterator[Golden]:
    for seats in (2, 3, 4):
        for advanced in (True, False):
            yield whole(seats, advanced)
    yield find("bonus_actions_three_deep", chainer, is_deep)
    yield find("leaders_around_every_area", leader_lover, leaders_are_everywhere)


def whole(seats: int, advanced: bool) -> Golden:
    """A match in which each seat has a bent of its own."""
    settings = {"seats": seats, "advanced": advanced, "asked": True}
    name = f"{seats}_seats_{'advanced' if advanced else 'basic'}"
    return Golden(name, settings, f"golden.{name}", play(settings, f"golden.{name}", bent).log)


def find(name: str, chooser: Chooser, condition: Callable[[Match], bool]) -> Golden:
    """The first match that shows what it should."""
    settings = {"seats": 4, "advanced": True, "asked": True}
    for number in range(MOST_SEEDS):
        seed = f"golden.{name}.{number}"
        match = play(settings, seed, chooser)
        if condition(match):
            return Golden(name, settings, seed, match.log)
    raise LookupError(f"no match shows {name}; teach {chooser.__name__}() to get there")


def play(settings: dict[str, int], seed: str, chooser: Chooser) -> Match:
    random = Random(seed)
    match = Match.begin(GAME, settings, seed)
    while match.pending:
        decision = match.pending[0]
        match.choose(decision.seat, chooser(match, decision, random).code)
    return match


def bent(match: Match, decision: Decision, random: Random) -> Option:
    return POLICIES[1 + decision.seat](decision, random)


def card_of(state: Lorenzo, option: Option) -> int:
    """The card that an option takes, if it takes one."""
    space = option.args[-1] if option.verb in ("place", "take") else NONE
    return state.floors[space] if space != NONE and SPACES[space].tower != NONE else NONE


def chainer(match: Match, decision: Decision, random: Random) -> Option:
    """Takes cards that give bonus actions, whenever it can."""
    state = lorenzo(match)
    chained = [option for option in decision.options if grants(card_of(state, option))]
    return random.choice(chained) if chained else hoarder(decision, random)


def grants(card: int) -> bool:
    """Whether a card gives a bonus action when it is taken."""
    if card == NONE or CARDS[card].immediate == NONE:
        return False
    return any(isinstance(effect, (TakeCard, Work)) for effect in SOURCES[CARDS[card].immediate].effects)


def leader_lover(match: Match, decision: Decision, random: Random) -> Option:
    """Acts with leaders now and then, before placing and after it."""
    plays = [option for option in decision.options if option.verb == "play"]
    acts = [option for option in decision.options if option.verb in ("discard", "activate")]
    others = [option for option in decision.options if option not in (*plays, *acts)]
    if plays and random.random() < 0.5:
        return random.choice(plays)
    if acts and random.random() < 0.1:
        return random.choice(acts)
    area = random.choice(sorted({area_of(option.code) for option in others}))
    return random.choice([option for option in others if area_of(option.code) == area])


def area_of(code: str) -> str:
    """Where a placement goes; "" for all other options."""
    if not code.startswith("place:"):
        return ""
    name = code.split(":")[2].partition(".")[0]
    return name if name in AREAS else "tower"


def is_deep(match: Match) -> bool:
    """Whether a bonus action was asked for inside a bonus action inside another."""
    again = Match.begin(match.game, match.settings, match.seed)
    for seat, code in match.log:
        open_cards = [f for f in again.state.stack if isinstance(f, GivingEffects) and SOURCES[f.source].immediate]
        if len(open_cards) >= DEEP and code.startswith(("take:", "servants:")):
            return True
        again.choose(seat, code)
    return False


def leaders_are_everywhere(match: Match) -> bool:
    """Whether leaders acted before and after a placement in every area, and were played before one and after one."""
    before, after, plays = set(), set(), set()
    waiting: list[str] = []
    area = ""
    for _, code in match.log:
        verb = code.partition(":")[0]
        if verb in ("play", "discard", "activate"):
            plays |= {bool(area)} if verb == "play" else set()
            if area:
                after.add(area)
            else:
                waiting.append(verb)
        elif verb == "place":
            area = area_of(code)
            before |= {area} if waiting else set()
        elif verb in ("end", "pass"):
            area, waiting = "", []
    return before == after == AREAS and plays == {True, False}
