"""What a position of Masters of Renaissance is worth to a seat, in victory points to come."""

from __future__ import annotations

from signoria.games.masters.cards import CARDS, FAITH_POINTS, LEADERS, SECTIONS, STORED, Leader, Power
from signoria.games.masters.leaders import price
from signoria.games.masters.scoring import parts
from signoria.games.masters.state import FACE_DOWN, NONE, Masters, Player
from signoria.kernel.core import Seat, State

#: Points that one more of something promises.
RESOURCE = 0.3
FAITH = 0.5
CARD = 3.0
LEADER = 2.0
ENGINE = 2.5
OTHERS_FAITH = 0.25
#: Shares of what a card in sight, a leader in hand and a tile within reach will be worth.
SIGHT = 0.45
HAND = 0.6
HELD = 0.8
REACH = 0.6


def value(state: State, seat: Seat) -> float:
    """Points now, plus what board, stores and hand promise, less what the others gain."""
    assert isinstance(state, Masters)
    player = state.players[seat]
    found = board(player) + stores(player) + next_card(state, player) + hand(player)
    for other, rival in enumerate(state.players):
        if other != seat:
            found -= OTHERS_FAITH * rival.faith
    return found - OTHERS_FAITH * state.cross


def board(player: Player) -> float:
    """What lies on and beside the board, and where the marker stands."""
    points = parts(player)
    powers = [CARDS[slot[-1]].power for slot in player.slots if slot]
    for leader in player.played:
        power = LEADERS[leader].power
        if power is not None:
            powers.append(power)
    found = points["cards"] + points["tiles"] + points["leaders"] + CARD * player.cards() + LEADER * len(player.played)
    found += ENGINE * sum([use(power) for power in powers])
    found += max(FAITH * player.faith, FAITH_POINTS[player.faith])
    for tile, section in zip(player.tiles, SECTIONS, strict=True):
        if tile == FACE_DOWN and player.faith >= section.first:
            found += REACH * section.victory_points
    return found


def use(power: Power) -> float:
    """What one use of a power gains."""
    taken = sum(power.input) + power.any_input
    given = sum(power.output) + power.any_output
    return max(0.0, FAITH * power.faith + RESOURCE * 2 * (given - taken))


def stores(player: Player) -> float:
    return sum([RESOURCE * min(player.owns(r), 5) for r in range(STORED)])


def next_card(state: Masters, player: Player) -> float:
    """The card in sight that is worth most for how nearly it can be paid."""
    heights = [len(slot) for slot in player.slots]
    best = 0.0
    for top in state.tops:
        if top != NONE and CARDS[top].level - 1 in heights:
            cost = price(player, top)
            due = sum(cost)
            paid = sum([min(player.owns(r), cost[r]) for r in range(STORED)])
            covered = (paid / due) ** 2 if due else 1.0
            worth = CARD + CARDS[top].victory_points + ENGINE * use(CARDS[top].power)
            best = max(best, SIGHT * worth * covered)
    return best


def hand(player: Player) -> float:
    """Leaders in hand, by how far their requirement is met."""
    found = HELD * len(player.hand)
    for leader in player.hand:
        found += HAND * (LEADER + LEADERS[leader].victory_points) * met(player, LEADERS[leader])
    return found


def met(player: Player, leader: Leader) -> float:
    """The share of a requirement that is met."""
    wanted = sum(leader.resources) + sum([part.count for part in leader.cards])
    had = sum([min(player.owns(r), leader.resources[r]) for r in range(STORED)])
    had += sum([min(player.has_cards(part.colour, part.level), part.count) for part in leader.cards])
    return had / wanted
