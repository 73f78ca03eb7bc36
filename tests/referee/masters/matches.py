"""How matches begin: at their start, or in a later round in which everybody has come a long way.

This is the only file here that knows the engine.
"""

from __future__ import annotations

from random import Random
from typing import Final

from signoria.games.masters import GAME
from signoria.games.masters.rules.state import DISCARDED, FACE_DOWN, FACE_UP, NONE
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from tests.masters.policies import POLICIES
from tests.masters.table import LEADER_IDS, Table
from tests.referee.masters.goods import RESOURCES
from tests.referee.masters.printed import CARDS, COLOURS, LAST_SPACE, LEADERS, SECTIONS, TOKENS
from tests.referee.masters.referee import MastersReferee
from tests.referee.rule_set import RuleSet

MOST_SEATS: Final = 4
#: How much lies in a strongbox: nothing, a little, enough for every card.
STRONGBOXES: Final = (0, 2, 6, 14)
#: One card fewer than those that end a match.
MOST_CARDS: Final = 6


def begin(number: int, seed: str) -> Match:
    """Two to four seats."""
    return begin_with(2 + number // 3 % (MOST_SEATS - 1), number, seed)


def begin_solo(number: int, seed: str) -> Match:
    return begin_with(1, number, seed)


def begin_with(seats: int, number: int, seed: str) -> Match:
    """One match of three from its start."""
    return later(seats, seed) if number % 3 else Match.begin(GAME, {"seats": seats}, seed)


def later(seats: int, seed: str) -> Match:
    """A match that goes on from a turn in the middle."""
    chance = Random(seed)
    table = Table(seats, seed)
    table.state.first = 0 if seats == 1 else chance.randrange(seats)
    table.turn(0, turns=chance.randrange(3, 12) * seats + chance.randrange(seats))
    give_leaders(table, chance)
    lay_cards(table, chance)
    for seat in range(seats):
        fill_stores(table, seat, chance)
    if seats == 1:
        use_tokens(table, chance)
    walk_the_track(table, chance)
    return table.match


def give_leaders(table: Table, chance: Random) -> None:
    """Two for each seat, now of the same ability, now of any, in play or in hand; a few are gone."""
    box = list(LEADERS)
    for seat in range(table.seats):
        pair = draw_pair(box, chance)
        in_play, in_hand = chance.choice([(2, 0), (1, 1), (0, 2), (1, 0)])
        table.played(seat, *pair[:in_play]).hand(seat, *pair[in_play : in_play + in_hand])
        gone = tuple(LEADER_IDS[leader] for leader in pair[in_play + in_hand :])
        table.player(seat).gone = gone
        table.state.leaders = [leader for leader in table.state.leaders if leader not in gone]


def draw_pair(box: list[str], chance: Random) -> list[str]:
    one = chance.choice(box)
    others = [leader for leader in box if leader != one]
    alike = [leader for leader in others if LEADERS[leader].ability == LEADERS[one].ability]
    other = chance.choice(alike if alike and chance.random() < 0.4 else others)
    box.remove(one)
    box.remove(other)
    return [one, other]


def lay_cards(table: Table, chance: Random) -> None:
    """Cards in slots, level by level, at most six for a seat; they leave the grid."""
    box = list(CARDS)
    chance.shuffle(box)
    for seat in range(table.seats):
        slots: list[list[str]] = [[], [], []]
        for _ in range(chance.randrange(MOST_CARDS + 1)):
            slot = chance.choice([slot for slot in slots if len(slot) < len(slots)])
            card = next((card for card in box if CARDS[card].level == len(slot) + 1), None)
            if card:
                box.remove(card)
                slot.append(card)
        table.slots(seat, *[" ".join(slot) for slot in slots])


def fill_stores(table: Table, seat: Seat, chance: Random) -> None:
    """A warehouse that is lawful, leader depots, and a strongbox."""
    owners = chance.sample(RESOURCES, 3)
    depots = {resource: chance.randrange(size + 1) for resource, size in zip(owners, (1, 2, 3), strict=True)}
    for leader in [leader for leader in LEADERS if LEADER_IDS[leader] in table.player(seat).played]:
        if LEADERS[leader].ability == "depot":
            resource = LEADERS[leader].resource
            depots[resource] = depots.get(resource, 0) + chance.randrange(LEADERS[leader].amount + 1)
    table.depots(seat, **depots)
    most = chance.choice(STRONGBOXES)
    table.strongbox(seat, **{resource: chance.randrange(most + 1) for resource in RESOURCES})


def use_tokens(table: Table, chance: Random) -> None:
    """Solo: some tokens are revealed, and cards of two colours have left the grid, now and then all but one."""
    pieces = [name for name in TOKENS for _ in range(TOKENS[name].copies)]
    chance.shuffle(pieces)
    revealed = [name for name in pieces[: chance.randrange(len(pieces))] if not TOKENS[name].reshuffle]
    for name in revealed:
        pieces.remove(name)
    table.tokens(*pieces)
    if table.state.revealed:
        table.state.token = table.state.revealed[-1]
    one, other = chance.sample(COLOURS, 2)
    discard_cards(table, one, chance.randrange(7))
    discard_cards(table, other, chance.choice((0, 4, 12)))


def discard_cards(table: Table, colour: str, count: int) -> None:
    """So many cards of a colour lie among those that tokens discarded, the lowest first; at least one is left."""
    stacks = [COLOURS.index(colour) * 3 + level for level in range(3)]
    left = [[table.state.tops[stack], *table.state.covered[stack]] for stack in stacks]
    left = [[card for card in cards if card != NONE] for cards in left]
    for _ in range(min(count, sum(map(len, left)) - 1)):
        lowest = next(cards for cards in left if cards)
        table.state.removed.append(lowest.pop(0))
    for stack, cards in zip(stacks, left, strict=True):
        table.state.tops[stack] = cards[0] if cards else NONE
        table.state.covered[stack] = tuple(sorted(cards[1:]))


def walk_the_track(table: Table, chance: Random) -> None:
    """Markers, now near the start, now near the end, and the reports that they have caused."""
    farthest = chance.choice((6, 12, LAST_SPACE - 1))
    table.faith(*[chance.randrange(max(0, farthest - 8), farthest + 1) for _ in range(table.seats)])
    if table.seats == 1:
        table.cross(chance.randrange(farthest + 1))
    markers = [table.state.cross, *[player.faith for player in table.state.players]]
    table.reports(sum(section.pope_space <= max(markers) for section in SECTIONS))
    for seat in range(table.seats):
        table.tiles(seat, *[tile_of(table, seat, section, chance) for section in range(len(SECTIONS))])


def tile_of(table: Table, seat: Seat, section: int, chance: Random) -> int:
    """Face up at best, if the marker has come so far."""
    if section >= table.state.reports:
        return FACE_DOWN
    far_enough = table.player(seat).faith >= SECTIONS[section].first_space
    return FACE_UP if far_enough and chance.random() < 0.7 else DISCARDED


MASTERS: Final = RuleSet("masters", begin, MastersReferee, POLICIES)
SOLO: Final = RuleSet("solo", begin_solo, MastersReferee, POLICIES)
