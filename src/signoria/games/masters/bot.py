"""What a position of Masters of Renaissance is worth to a seat, in victory points to come."""

from __future__ import annotations

from signoria.games.masters.rules.cards import CARDS, FAITH_POINTS, LEADERS, SECTIONS, STORED, Leader, Power
from signoria.games.masters.rules.scoring import parts
from signoria.games.masters.rules.state import FACE_DOWN, Masters, Player
from signoria.kernel.core import Seat, State
from signoria.kit.greedy import Judgement

#: Points that one more of something promises; found by letting variants play against each other.
RESOURCE = 0.4
FAITH = 0.5
CARD = 3.0
LEADER = 2.8
HELD = 0.8
ENGINE = 2.5
OTHERS_FAITH = 0.5
CROSS = 2.5
#: Shares of what a leader in hand and a tile within reach will be worth.
HAND = 0.4
REACH = 0.3


def value(state: State, seat: Seat) -> float:
    """Points now, plus what board, stores and hand promise, less what the others gain."""
    assert isinstance(state, Masters)
    player = state.players[seat]
    worth = board(player) + stores(player) + hand(player)
    for other, rival in enumerate(state.players):
        if other != seat:
            worth -= OTHERS_FAITH * rival.faith
    return worth - CROSS * state.cross


def board(player: Player) -> float:
    """What lies on and beside the board, and where the marker stands."""
    points = parts(player)
    powers = [CARDS[slot[-1]].power for slot in player.slots if slot]
    for leader in player.played:
        power = LEADERS[leader].power
        if power is not None:
            powers.append(power)
    worth = points["cards"] + points["tiles"] + points["leaders"] + CARD * player.cards() + LEADER * len(player.played)
    worth += ENGINE * sum([use(power) for power in powers])
    worth += max(FAITH * player.faith, FAITH_POINTS[player.faith])
    for tile, section in zip(player.tiles, SECTIONS, strict=True):
        if tile == FACE_DOWN and player.faith >= section.first:
            worth += REACH * section.victory_points
    return worth


def use(power: Power) -> float:
    """What one use of a power gains."""
    cost = sum(power.input) + power.any_input
    gain = sum(power.output) + power.any_output
    return max(0.0, FAITH * power.faith + RESOURCE * 2 * (gain - cost))


def stores(player: Player) -> float:
    return sum([RESOURCE * min(player.owns(r), 5) for r in range(STORED)])


def hand(player: Player) -> float:
    """Leaders in hand, by how far their requirement is met."""
    worth = HELD * len(player.hand)
    for leader in player.hand:
        worth += HAND * (LEADER + LEADERS[leader].victory_points) * met(player, LEADERS[leader])
    return worth


def met(player: Player, leader: Leader) -> float:
    """The share of a requirement that is met."""
    total = sum(leader.resources) + sum([part.count for part in leader.cards])
    had = sum([min(player.owns(r), leader.resources[r]) for r in range(STORED)])
    had += sum([min(player.has_cards(part.colour, part.level), part.count) for part in leader.cards])
    return had / total


JUDGEMENT = Judgement(value, frozenset({"turn", "end"}))
