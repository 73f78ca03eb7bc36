"""What the actions and works still to come are worth to a seat of The Princes of Florence, in points: a plan."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from signoria.games.princes.rules.cards import (
    ACTIONS,
    BEST_WORK_POINTS,
    BONUS_COST,
    BUILDING_COST,
    BUILDING_POINTS,
    BUILDINGS,
    FLORINS_PER_POINT,
    FLORINS_PER_VALUE,
    FREEDOM_COST,
    FREEDOMS,
    MINIMUM,
    PROFESSION_COST,
    PROFESSIONS,
    ROUNDS,
    WORK_BUILDING,
    WORK_CARD,
    WORK_FREEDOM,
    WORK_JESTER,
    WORK_LANDSCAPE,
)
from signoria.kit.hands import Ids

# All figures are points, florins or work values: estimates, some of them tried in matches between variants.

#: What an auction to come adds to every work after it, and what it costs.
GROWTH = 1.5
OBJECT_PRICE = 300
#: The share of their worth that florins have which no plan needs, while there are auctions to come.
SURPLUS = 0.3
#: How much worse florins are missing that no points can be given for.
IMPOSSIBLE = 1.0
#: The value that wins the best work of a round about every other time, and how much that varies.
BEST_WORK = (8.0, 11.0, 15.0, 17.5, 19.0, 21.0, 23.0)
SPREAD = 1.6
#: How much the value of a work in a later round is uncertain.
DOUBT = 1.1
#: Work values are whole numbers, and reaching the minimum is enough.
ROUNDING = 0.5
#: Profession and bonus cards that a plan reckons with.
MOST_CARDS = 3
#: Kinds of investments.
BUILD, FREE, STUDY, BOOST = range(4)


class Situation(NamedTuple):
    """Everything a plan depends on."""

    hand: Ids
    recruits: Ids  # matches of professions that recruiting cards may bring
    cards: int
    built: int  # bits of buildings
    room: int  # bits of buildings that could be built
    landscapes: int  # bits of types
    freedoms: int
    offered: int  # bits of freedoms in the supply
    jesters: int
    builders: int
    bonuses: Ids  # what the bonus cards in hand count
    bonus_draw: int  # what a bonus card still to be drawn will count
    study_match: int  # how well a profession still to be drawn will match
    studies: int  # professions left to be drawn
    round: int
    slots: int  # actions left in this round
    growing: bool  # the object of this round is still to come
    money: int
    credit: int  # florins that points would give
    extra: int  # what works of this round count more
    single: int  # the value of a work of this round that needs no card
    rival: int  # the best work others have completed in this round
    waiting: int  # others still to have their turn, in percent
    own: int  # the own best work of this round
    thrift: bool  # florins can become points at the end


class Plan(NamedTuple):
    """What is to come: points, and florins to be kept for it."""

    points: float
    need: int


def likelihood(above: float, spread: float) -> float:
    """How likely something is that is so much above its middle."""
    return 1.0 / (1.0 + exp(-above / spread))


def best_work_chance(situation: Situation, value: float) -> float:
    """How likely a work is the best of this round, with others still to come (PRI-203)."""
    if value < situation.rival or not value:
        return 0.0
    return float(likelihood(value - BEST_WORK[situation.round], SPREAD) ** (situation.waiting / 100))


def matches(profession: int, built: int, landscapes: int, freedoms: int) -> int:
    """What the wishes of a profession add to its work (PRI-120 to PRI-122)."""
    card = PROFESSIONS[profession]
    value = WORK_BUILDING if built >> card.building & 1 else 0
    value += WORK_LANDSCAPE if landscapes >> card.landscape & 1 else 0
    return value + (WORK_FREEDOM if freedoms >> card.freedom & 1 else 0)


class Draft:
    """A plan in the making: investments first, then works."""

    __slots__ = ("boosts", "built", "cost", "freedoms", "gained", "investments", "studies")

    def __init__(self, built: int, freedoms: int, studies: int, boosts: int) -> None:
        self.built = built
        self.freedoms = freedoms
        self.studies = studies
        self.boosts = boosts
        self.investments = 0
        self.cost = 0
        self.gained = 0

    def with_investment(self, situation: Situation, kind: int, which: int) -> Draft:
        """The draft with one investment more."""
        draft = Draft(self.built, self.freedoms, self.studies, self.boosts)
        draft.investments = self.investments + 1
        draft.cost, draft.gained = self.cost, self.gained
        if kind == BUILD:
            draft.built |= 1 << which
            draft.cost += BUILDING_COST[situation.builders]
            draft.gained += BUILDING_POINTS
        elif kind == FREE:
            draft.freedoms |= 1 << which
            draft.cost += FREEDOM_COST
        elif kind == STUDY:
            draft.studies += 1
            draft.cost += PROFESSION_COST
        else:
            draft.boosts += 1
            draft.cost += BONUS_COST
        return draft


def investments(situation: Situation, draft: Draft) -> list[tuple[int, int]]:
    """What could be acquired next: what professions in hand wish, one building for its points, and cards."""
    buildings = free = 0
    for profession in situation.hand:
        buildings |= 1 << PROFESSIONS[profession].building
        free |= 1 << PROFESSIONS[profession].freedom
    unwanted = situation.room & ~draft.built & ~buildings
    buildings &= situation.room & ~draft.built
    free &= situation.offered & ~draft.freedoms
    candidates = [(BUILD, b) for b in range(len(BUILDINGS)) if buildings >> b & 1]
    if unwanted and BUILDING_COST[situation.builders] < BUILDING_POINTS * FLORINS_PER_POINT:
        candidates.append((BUILD, unwanted.bit_length() - 1))
    candidates += [(FREE, f) for f in range(len(FREEDOMS)) if free >> f & 1]
    if draft.studies < min(situation.studies, MOST_CARDS):
        candidates.append((STUDY, 0))
    if situation.bonus_draw and draft.boosts < MOST_CARDS:
        candidates.append((BOOST, 0))
    return candidates


def work_values(situation: Situation, draft: Draft) -> list[int]:
    """The values of all works as far as they are known, the highest first; bonus cards help the lowest."""
    values = [matches(profession, draft.built, situation.landscapes, draft.freedoms) for profession in situation.hand]
    values += situation.recruits
    values += [situation.study_match] * draft.studies
    values.sort(reverse=True)
    bonuses = sorted([*situation.bonuses, *[situation.bonus_draw] * draft.boosts], reverse=True)
    for place, bonus in enumerate(bonuses[: len(values)]):
        values[-1 - place] += bonus
    same = WORK_JESTER * situation.jesters + WORK_CARD * (situation.cards + draft.studies)
    return sorted([match + same for match in values], reverse=True)


@cache
def later_payoff(value: int, at: int, auctions: int, first: bool) -> float:
    """What a work brings in a later round, with so many auctions before it."""
    grown = value + GROWTH * auctions
    chance = likelihood(grown - MINIMUM[at] + ROUNDING, DOUBT)
    best = likelihood(grown - BEST_WORK[at], SPREAD) if first else 0.0
    return chance * (grown * FLORINS_PER_VALUE / FLORINS_PER_POINT + BEST_WORK_POINTS * best)


def payoff(situation: Situation, value: int, at: int, first: bool) -> float:
    """What a work brings in a round, if it is completed then."""
    if at > situation.round:
        return later_payoff(value, at, at - situation.round + situation.growing, first)
    grown = value + situation.extra + (GROWTH if situation.growing else 0.0)
    chance = 1.0 if grown >= MINIMUM[at] else 0.0
    if situation.growing:
        chance = likelihood(grown - MINIMUM[at] + ROUNDING, DOUBT)
    best = (
        max(0.0, best_work_chance(situation, grown) - best_work_chance(situation, situation.own))
        if first and chance
        else 0.0
    )
    return chance * (grown * FLORINS_PER_VALUE / FLORINS_PER_POINT + BEST_WORK_POINTS * best)


def schedule(situation: Situation, draft: Draft) -> list[float]:
    """Points of the works of each round, every work in the best round that has an action left for it."""
    capacity = [situation.slots] + [ACTIONS] * (ROUNDS - 1 - situation.round)
    free = draft.investments
    for place, actions in enumerate(capacity):
        taken = min(actions, free)
        capacity[place] -= taken
        free -= taken
    full = capacity[:]
    points = [0.0] * len(capacity)
    if situation.single and capacity[0]:
        capacity[0] -= 1
        points[0] += payoff(situation, situation.single - situation.extra, situation.round, True)
    for value in work_values(situation, draft):
        best, chosen = 0.0, -1
        for place, actions in enumerate(capacity):
            if actions:
                worth = payoff(situation, value, situation.round + place, actions == full[place])
                if worth > best:
                    best, chosen = worth, place
        if chosen >= 0:
            capacity[chosen] -= 1
            points[chosen] += best
    return points


def shortfall(situation: Situation, draft: Draft, works: list[float]) -> float:
    """Florins that are missing when they are needed: in a round works are paid last."""
    each = draft.cost / draft.investments if draft.investments else 0.0
    left = draft.investments
    purse, missing = float(situation.money), 0.0
    for place, income in enumerate(works):
        invested = min(left, ACTIONS if place else situation.slots)
        left -= invested
        purse -= each * invested + (OBJECT_PRICE if place or situation.growing else 0)
        if purse < 0:
            missing -= purse
            purse = 0.0
        purse += income * FLORINS_PER_POINT
    return missing + IMPOSSIBLE * max(0.0, missing - situation.credit)


def auctions_left(situation: Situation) -> int:
    """Objects that a seat may still win."""
    return ROUNDS - 1 - situation.round + situation.growing


def judge(situation: Situation, draft: Draft) -> Plan:
    """A draft as a plan: florins it needs are kept of payments for works, or given for points before that (PRI-212)."""
    works = schedule(situation, draft)
    need = draft.cost + OBJECT_PRICE * auctions_left(situation)
    net = situation.money - need
    share = 1.0 if net < 0 or situation.thrift else SURPLUS if auctions_left(situation) else 0.0
    points = sum(works) + draft.gained + share * net / FLORINS_PER_POINT
    points -= shortfall(situation, draft, works) / FLORINS_PER_POINT
    return Plan(points, need)


@lru_cache(maxsize=20_000)
def plan(situation: Situation) -> Plan:
    """Investments one by one, as long as they pay; works in the actions left."""
    total = situation.slots + ACTIONS * (ROUNDS - 1 - situation.round)
    draft = Draft(situation.built, situation.freedoms, 0, 0)
    best = judge(situation, draft)
    while draft.investments < total:
        drafts = [draft.with_investment(situation, kind, which) for kind, which in investments(situation, draft)]
        plans = [(judge(situation, one), one) for one in drafts]
        if not plans:
            break
        top = max(plans, key=lambda one: one[0].points)
        if top[0].points <= best.points:
            break
        best, draft = top
    return best
