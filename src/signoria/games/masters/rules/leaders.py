"""Leaders: when they can be played, what playing or discarding does, and what those in play change (MAS-123 to 153)."""

from __future__ import annotations

from signoria.games.masters.rules.cards import CARDS, LEADER_DISCARD_FAITH, LEADERS, STORED, Leader, Power
from signoria.games.masters.rules.faith import gain_faith
from signoria.games.masters.rules.options import DISCARD, PLAY
from signoria.games.masters.rules.state import Masters, Player
from signoria.kernel.core import Menu, Seat
from signoria.kit.hands import without


def offer_leader_actions(player: Player, menu: Menu) -> None:
    """Leaders in hand may be played if their requirement is met, and discarded in any case (MAS-126, MAS-130)."""
    for leader in player.hand:
        if meets(player, LEADERS[leader]):
            menu.offer(PLAY[leader])
        else:
            menu.refuse(PLAY[leader], "MAS-130")
        menu.offer(DISCARD[leader])
    for option in menu.unmentioned(PLAY):
        menu.refuse(option, "MAS-128" if option.args[0] in player.played else "MAS-130")
    for option in menu.unmentioned(DISCARD):
        menu.refuse(option, "MAS-128" if option.args[0] in player.played else "MAS-126")


def meets(player: Player, leader: Leader) -> bool:
    """Whether the requirement of a leader is met; it is only to be had, not paid (MAS-132)."""
    for resource in range(STORED):
        if player.owns(resource) < leader.resources[resource]:
            return False
    for requirement in leader.cards:
        if player.has_cards(requirement.colour, requirement.level) < requirement.count:
            return False
    return True


def play_leader(state: Masters, seat: Seat, leader: int) -> None:
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.played = (*player.played, leader)
    state.emit("play: leader", seat, (leader,))


def discard_leader(state: Masters, seat: Seat, leader: int) -> None:
    """A discarded leader is gone, unseen by the others, for one faith (MAS-126, MAS-127, MAS-129)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.gone = (*player.gone, leader)
    state.emit("discard_leader: leader", seat, (leader,), secret=True)
    gain_faith(state, seat, LEADER_DISCARD_FAITH)


def price(player: Player, card: int) -> list[int]:
    """What a card costs this player (MAS-140 to MAS-143)."""
    cost = list(CARDS[card].cost)
    for leader in player.played:
        resource = LEADERS[leader].resource
        cost[resource] = max(0, cost[resource] - LEADERS[leader].discount)
    return cost


def white_marble_leaders(player: Player) -> list[Leader]:
    """The leaders that make white marbles give something, by resource (MAS-144, MAS-146)."""
    leaders = [LEADERS[leader] for leader in player.played if LEADERS[leader].white_marble]
    if len(leaders) == 2 and leaders[0].resource > leaders[1].resource:
        leaders.reverse()
    return leaders


def leader_room(player: Player) -> list[int]:
    """Slots of leader depots for each resource (MAS-147)."""
    room = [0, 0, 0, 0]
    for leader in player.played:
        room[LEADERS[leader].resource] += LEADERS[leader].depot
    return room


def leader_power(player: Player, resource: int) -> Power | None:
    """The production power of a leader in play that takes a resource (MAS-151)."""
    for leader in player.played:
        power = LEADERS[leader].power
        if power is not None and LEADERS[leader].resource == resource:
            return power
    return None
