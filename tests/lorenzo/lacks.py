"""What labels name as missing, held against the rules: exactly that makes an option legal, and nothing less does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

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
from signoria.kit.missing import missing_in
from tests.position import Position

FLOORS = {"LOR-045", "LOR-046", "LOR-053", "LOR-064", "LOR-072", "HOU-172"}
#: The rules that refuse options of a verb for a lack that goods, cards or leaders would mend.
LACKS = {
    "place": FLOORS | {"LOR-039", "LOR-117", "LOR-118", "LOR-182", "LOR-189", "HOU-103"},
    "take": FLOORS,
    "exchange": {"LOR-138", "LOR-140"},
    "play": {"LOR-264"},
    "activate": {"LOR-138", "LOR-167"},
    "retrieve": {"LOR-072"},
}
#: What may still keep an option out when nothing is missing any more: it is looked at later.
OTHER_REASONS = {"LOR-059", "LOR-156", "LOR-329", "HOU-220"}
#: Of these something is named also where a whole kind of options is for later.
ANYWHERE = ("play", "activate", "trade", "work")
#: Of a match, about every so manieth decision is looked at.
SELDOM = 12
AMOUNTS = {f"lorenzo-{word.replace('_', '-')}": kind for kind, word in enumerate(STOCK)}
A_CARD, A_LEADER = 0, 0


def named(match: Match, seat: Seat, option: Option) -> tuple[Label, ...]:
    """What the label of an option names as missing."""
    missing = missing_in(match.describe(seat, option))
    if missing is None:
        return ()
    what = missing.parameters["what"]
    assert isinstance(what, tuple)
    assert what
    return what


def missing(table: Position[Any], code: str) -> dict[str, object]:
    """The goods that an option names as missing to seat 0."""
    what = named(table.match, 0, GAME.by_code[code])
    return {STOCK[AMOUNTS[label.key]]: label.parameters["n"] for label in what}


def refusal(state: Lorenzo, seat: Seat, option: Option) -> str:
    """The rule that refuses an option to a seat; "" if it may be chosen."""
    menu = state.stack[-1].explain(state, seat)
    return "" if option in menu.options else menu.refusals([option])[option.code]


def check_labels(match: Match, seat: Seat, chance: Random) -> Counter[tuple[str, str]]:
    """Nothing is missing of what may be chosen; what is refused for a lack names it, and nothing else does.

    Of all that is refused by one rule, one is tried with what it names. Returns how often each was.
    """
    decision = match.decision(seat)
    assert decision is not None
    for option in decision.options:
        assert not named(match, seat, option), option.code
    lacking: dict[tuple[str, str], list[Option]] = {}
    for code, rule in match.refusals(seat).items():
        option = GAME.by_code[code]
        if rule in LACKS.get(option.verb, ()):
            assert named(match, seat, option), f"{code} is refused by {rule} and names nothing"
            lacking.setdefault((option.verb, rule), []).append(option)
        elif option.verb not in ANYWHERE:
            assert not named(match, seat, option), f"{code} is refused by {rule} and names something"
    for (_, rule), options in lacking.items():
        check_lack(match, seat, chance.choice(options), rule)
    return Counter(lacking.keys())


def check_lack(match: Match, seat: Seat, option: Option, rule: str) -> None:
    """With all that is named an option may be chosen, unless for another reason; with one piece less it may not."""
    what = named(match, seat, option)
    assert isinstance(match.state, Lorenzo)
    mended = match.state.copy()
    give(mended.players[seat], option, what, Counter())
    assert refusal(mended, seat, option) in {"", *OTHER_REASONS}, (option.code, rule, spell_out(what))
    for number in range(len(what)):
        poorer = match.state.copy()
        give(poorer.players[seat], option, what, Counter([number]))
        assert refusal(poorer, seat, option), (option.code, rule, spell_out(what))


def give(player: Player, option: Option, what: Sequence[Label], less: Counter[int]) -> None:
    """A player gets what is named: goods, or what a leader asks for; less: of which of it one piece less."""
    for number, label in enumerate(what):
        if label.key in AMOUNTS:
            amount = label.parameters["n"]
            assert isinstance(amount, int)
            player.goods[AMOUNTS[label.key]] += amount - less[number]
        else:
            meet(player, requirement_of(option, label), less[number])


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


def check_matches(
    tables: Sequence[Settings], policies: Sequence[Policy], seed: str, in_force: Ids = ()
) -> Counter[tuple[str, str]]:
    """A match at each table, whose players take turns in how they choose; returns the lacks that were tried.

    in_force: modifiers that hold for everybody from the beginning.
    """
    tried: Counter[tuple[str, str]] = Counter()
    for number, table in enumerate(tables):
        chance = Random(f"{seed}.{number}")
        match = Match.begin(GAME, table, f"{seed}.{number}")
        assert isinstance(match.state, Lorenzo)
        for player in match.state.players:
            player.modifiers += in_force
        while match.pending:
            decision = chance.choice(match.pending)
            if chance.randrange(SELDOM) == 0 or decision.kind not in ("turn", "end"):
                tried += check_labels(match, decision.seat, chance)
            option = policies[(number + decision.seat) % len(policies)](decision, chance)
            match.choose(decision.seat, option.code)
    return tried
