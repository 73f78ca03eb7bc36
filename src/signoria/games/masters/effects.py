"""What the rules do to a match: faith and reports, goods, modifiers that leaders give, the market, the end."""

from __future__ import annotations

from signoria.games.masters.cards import (
    CARDS,
    CARDS_TO_END,
    LAST_SPACE,
    LEADERS,
    LEVELS,
    MARKET_COLUMNS,
    MARKET_ROWS,
    SECTIONS,
    STORED,
    Leader,
)
from signoria.games.masters.state import DISCARDED, FACE_UP, NONE, Masters, Player
from signoria.kernel.core import Seat

# Faith


def gain_faith(state: Masters, seat: Seat, amount: int) -> None:
    """One seat's marker moves (MAS-108)."""
    if amount:
        _move(state, seat, amount)
        hold_reports(state)


def give_faith_to_others(state: Masters, seat: Seat, amount: int) -> None:
    """All other markers move fully, then reports are held (MAS-067, MAS-118); solo, the black cross moves (MAS-185)."""
    if not amount:
        return
    if state.solo():
        move_cross(state, amount)
        return
    for other in range(len(state.players)):
        if other != seat:
            _move(state, other, amount)
    hold_reports(state)


def move_cross(state: Masters, spaces: int) -> None:
    """Lorenzo's black cross moves, and may cause reports like a marker (MAS-183)."""
    state.cross = min(state.cross + spaces, LAST_SPACE)
    state.emit("cross", NONE, (state.cross,))
    hold_reports(state)


def hold_reports(state: Masters) -> None:
    """Hold every report that is due, the lower first, then see whether the match ends (MAS-110 to MAS-119)."""
    farthest = state.cross
    for player in state.players:
        farthest = max(farthest, player.faith)
    while state.reports < len(SECTIONS) and farthest >= SECTIONS[state.reports].pope:
        _report(state)
    if farthest == LAST_SPACE:
        end_by_faith(state)


def _move(state: Masters, seat: Seat, amount: int) -> None:
    player = state.players[seat]
    player.faith = min(player.faith + amount, LAST_SPACE)  # MAS-121
    state.emit("faith", seat, (amount, player.faith))


def _report(state: Masters) -> None:
    section = state.reports
    state.reports += 1
    state.emit("report", NONE, (section,))
    for seat, player in enumerate(state.players):
        up = player.faith >= SECTIONS[section].first
        player.tiles[section] = FACE_UP if up else DISCARDED
        state.emit("tile", seat, (section, player.tiles[section]))


# The end


def end_by_faith(state: Masters) -> None:
    """A marker stands on the last space (MAS-155); solo, who came first has won (MAS-188, MAS-189)."""
    if state.solo():
        finish_solo(state, lost=state.players[0].faith < LAST_SPACE)
    else:
        begin_the_end(state)


def end_by_cards(state: Masters, player: Player) -> None:
    """The seventh card (MAS-154); solo, it wins even if it empties a colour (MAS-190, MAS-192)."""
    if player.cards() < CARDS_TO_END:
        return
    if state.solo():
        finish_solo(state, lost=False)
    else:
        begin_the_end(state)


def end_by_colour(state: Masters, colour: int) -> None:
    """Solo is lost as soon as the grid has no card of a colour (MAS-187, MAS-193)."""
    if not state.solo():
        return
    for stack in range(colour * LEVELS, (colour + 1) * LEVELS):
        if state.tops[stack] != NONE or state.covered[stack]:
            return
    finish_solo(state, lost=True)


def begin_the_end(state: Masters) -> None:
    """The round is played to its last seat (MAS-157); a further trigger changes nothing (MAS-161)."""
    if not state.ending:
        state.ending = True
        state.emit("ending", NONE)


def finish_solo(state: Masters, lost: bool) -> None:
    """Solo ends at once, whatever was under way (MAS-191)."""
    if state.stack:
        state.lost = lost
        state.stack.clear()
        state.emit("lost" if lost else "won", 0)


# What leaders in play change


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


def meets(player: Player, leader: Leader) -> bool:
    """Whether the requirement of a leader is met; it is only to be had, not paid (MAS-132)."""
    for resource in range(STORED):
        if player.owns(resource) < leader.resources[resource]:
            return False
    for wanted in leader.cards:
        if player.has_cards(wanted.colour, wanted.level) < wanted.count:
            return False
    return True


# Goods


def can_pay(player: Player, cost: list[int]) -> bool:
    """Whether depots and strongbox together hold a cost (MAS-073, MAS-074)."""
    for resource in range(STORED):
        if player.owns(resource) < cost[resource]:
            return False
    return True


# The market


def line_marbles(state: Masters, line: int) -> list[int]:
    """The marbles of a row or column."""
    if line < MARKET_ROWS:
        return state.market[line * MARKET_COLUMNS : (line + 1) * MARKET_COLUMNS]
    return state.market[line - MARKET_ROWS :: MARKET_COLUMNS]


def push_slide(state: Masters, line: int) -> None:
    """The slide marble enters a row at the right, a column at the bottom; the opposite one leaves (MAS-049 to 051)."""
    marbles = line_marbles(state, line)
    marbles.append(state.slide)
    state.slide = marbles[0]
    if line < MARKET_ROWS:
        state.market[line * MARKET_COLUMNS : (line + 1) * MARKET_COLUMNS] = marbles[1:]
    else:
        state.market[line - MARKET_ROWS :: MARKET_COLUMNS] = marbles[1:]
