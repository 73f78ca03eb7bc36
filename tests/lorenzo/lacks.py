"""What labels of Lorenzo name as missing: goods, and what leaders ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import LEADERS
from signoria.games.lorenzo.rules.components import Requirement
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import (
    COUNT_FEW_TYPES,
    COUNT_GOODS,
    COUNT_LEADERS,
    COUNT_ONE_TYPE,
    STOCK,
    TYPES,
)
from signoria.games.lorenzo.rules.wording import requirement_label
from signoria.kernel.core import Label, Option, Seat, Settings
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from signoria.kernel.testing.inspection import spell_out
from signoria.kit.hands import Ids
from tests.lacks import Lacks, Rules, Tried, named, number_in
from tests.position import Position

FLOORS = {"LOR-045", "LOR-046", "LOR-053", "LOR-064", "LOR-072", "HOU-172"}
AMOUNTS = {f"lorenzo-{word.replace('_', '-')}": kind for kind, word in enumerate(STOCK)}
A_CARD, A_LEADER = 0, 0


class LorenzoLacks(Lacks[Lorenzo]):
    """Goods, cards and leaders."""

    rules: ClassVar[Rules] = {
        "place": FLOORS | {"LOR-039", "LOR-117", "LOR-118", "LOR-182", "LOR-189", "HOU-103"},
        "take": FLOORS,
        "exchange": {"LOR-138", "LOR-140"},
        "play": {"LOR-264"},
        "activate": {"LOR-138", "LOR-167"},
        "retrieve": {"LOR-072"},
    }
    other_reasons = ("LOR-059", "LOR-156", "LOR-329", "HOU-220")
    anywhere = ("play", "activate", "trade", "work")
    often = ("turn", "end")
    #: A card from earlier rounds names the military that it asks for also where none is taken.
    unmentioned = 0

    def give(self, state: Lorenzo, seat: Seat, option: Option, what: Sequence[Label], less: Counter[int]) -> None:
        """Goods, or what a leader asks for."""
        player = state.players[seat]
        for number, label in enumerate(what):
            if label.key in AMOUNTS:
                player.goods[AMOUNTS[label.key]] += number_in(label) - less[number]
            else:
                meet(player, requirement_of(option, label), less[number])


def missing(table: Position[Any], code: str) -> dict[str, object]:
    """The goods that an option names as missing to seat 0."""
    what = named(table.match, 0, GAME.by_code[code])
    return {STOCK[AMOUNTS[label.key]]: label.parameters["n"] for label in what}


def requirement_of(option: Option, label: Label) -> Requirement:
    """The requirement of a leader that a label is about."""
    need = spell_out(label.parameters["need"])
    (requirement,) = [
        requirement
        for requirement in LEADERS[option.args[0]].requirements
        if spell_out(requirement_label(requirement)) == need
    ]
    return requirement


def meet(player: Player, requirement: Requirement, less: int) -> None:
    """A requirement that is not met is met exactly, or by one piece less."""
    if requirement.counts == COUNT_GOODS:
        for kind in requirement.of:
            player.goods[kind] = 0
        player.goods[requirement.of[0]] = requirement.amount + (less if requirement.most else -less)
    elif requirement.counts == COUNT_LEADERS:
        player.leaders = (A_LEADER,) * (requirement.amount - less)
    elif requirement.most:
        keep_cards(player, requirement.of[0], requirement.amount + less)
    else:
        add_cards(player, requirement, less)


def keep_cards(player: Player, type: int, number: int) -> None:
    """Cards of a type that are too many become cards of another type, so that there are as many in all."""
    row, other = player.cards[type], (type + 1) % len(TYPES)
    player.cards[type] = row[:number]
    player.cards[other] += row[number:]


def add_cards(player: Player, requirement: Requirement, less: int) -> None:
    """As many cards as are asked for, where most are already; those of a type too many are all that keeps it unmet."""
    rows = sorted(range(len(TYPES)), key=lambda row: len(player.cards[row]))
    counted = list(requirement.of)
    if requirement.counts == COUNT_ONE_TYPE:
        counted = rows[-1:]
    elif requirement.counts == COUNT_FEW_TYPES:
        counted = rows[-requirement.of[0] :]
        player.cards[rows[0]] = player.cards[rows[0]][:less]
    missing = requirement.amount - less - sum(len(player.cards[row]) for row in counted)
    player.cards[counted[-1]] += (A_CARD,) * missing


def check_labels(match: Match, seat: Seat, chance: Random) -> Tried:
    return LorenzoLacks().check_labels(match, seat, chance)


def check_matches(tables: Sequence[Settings], policies: Sequence[Policy], seed: str, in_force: Ids = ()) -> Tried:
    """A match at each table; in_force: modifiers that hold for everybody from the beginning."""
    matches = [Match.begin(GAME, table, f"{seed}.{number}") for number, table in enumerate(tables)]
    for match in matches:
        assert isinstance(match.state, Lorenzo)
        for player in match.state.players:
            player.modifiers += in_force
    return LorenzoLacks().check_matches(matches, policies, seed)
