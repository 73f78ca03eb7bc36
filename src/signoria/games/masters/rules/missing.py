"""What a player lacks where an option is refused for a lack: resources, or cards that a leader asks for."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.masters.rules.cards import LEADERS, STORED
from signoria.games.masters.rules.leaders import price
from signoria.games.masters.rules.names import cards_wanted, goods
from signoria.games.masters.rules.options import powers_in
from signoria.games.masters.rules.production import Plan, Produce, power_at
from signoria.games.masters.rules.state import NONE, ONE_BY_ONE, Masters
from signoria.games.masters.rules.turn import Turn
from signoria.kernel.core import Label, Seat
from signoria.kit.missing import Missing, lacked


def missing_to_buy(state: Masters, seat: Seat, stack: int) -> Missing:
    """What is lacking of the price of a top card, discounts taken off (MAS-073, MAS-140)."""
    asking, player, card = state.stack[-1], state.players[seat], state.tops[stack]
    if not isinstance(asking, Turn) or asking.acted or card == NONE:
        return {}
    return lacked(amounts(lacking(owned(state, seat), price(player, card))))


def missing_to_play(state: Masters, seat: Seat, leader: int) -> Missing:
    """What a leader in hand asks for and its owner has not (MAS-130)."""
    player, printed = state.players[seat], LEADERS[leader]
    if not isinstance(state.stack[-1], Turn) or leader not in player.hand:
        return {}
    short = [part.count - player.has_cards(part.colour, part.level) for part in printed.cards]
    cards = [cards_wanted(part, number) for part, number in zip(printed.cards, short, strict=True) if number > 0]
    return lacked((*cards, *amounts(lacking(owned(state, seat), printed.resources))))


def missing_to_produce(state: Masters, seat: Seat, production: int) -> Missing:
    """What powers that are all there take together and their owner has not (MAS-095).

    What they ask for by name comes first; what is then left pays for resources of any kind.
    """
    plan = plan_beside(state, seat, production)
    if plan is None:
        return {}
    for index in powers_in(production):
        power = power_at(state.players[seat], index)
        assert power is not None
        plan = plan.with_power(index, power)
    spare = sum([max(0, left) for left in plan.left])
    return lacked(amounts([max(0, -left) for left in plan.left], max(0, plan.due - spare)))


def plan_beside(state: Masters, seat: Seat, production: int) -> Plan | None:
    """What powers would join: nothing yet, or one by one those already planned; None where they may not (MAS-093)."""
    asking, several = state.stack[-1], len(powers_in(production)) > 1
    if isinstance(asking, Turn) and not asking.acted and not (several and state.rulings <= ONE_BY_ONE):
        return Plan(0, owned(state, seat), 0)
    if not isinstance(asking, Produce) or asking.spend or asking.receive or several or asking.used & production:
        return None
    return Plan(asking.used, not_yet_due(state, seat, asking), 0)


def missing_to_spend(state: Masters, seat: Seat, resources: Sequence[int]) -> Missing:
    """What is lacking to pay the basic power just so (MAS-091, MAS-095)."""
    asking = state.stack[-1]
    if not isinstance(asking, Produce) or not asking.spend:
        return {}
    return lacked(amounts(lacking(not_yet_due(state, seat, asking), resources)))


# Resources


def owned(state: Masters, seat: Seat) -> list[int]:
    """All that lies in the depots, those of leaders too, and in the strongbox (MAS-074)."""
    return [state.players[seat].owns(resource) for resource in range(STORED)]


def not_yet_due(state: Masters, seat: Seat, production: Produce) -> list[int]:
    """What is owned beyond the cost of the powers already planned."""
    return [state.players[seat].owns(resource) - production.cost[resource] for resource in range(STORED)]


def lacking(held: Sequence[int], needed: Sequence[int]) -> list[int]:
    """What is needed beyond what is held, kind by kind."""
    return [max(0, needed[resource] - held[resource]) for resource in range(STORED)]


def amounts(lack: Sequence[int], anything: int = 0) -> tuple[Label, ...]:
    """Resources that are lacking, and so many more of whatever kind."""
    labels = goods(lack) if any(lack) else ()
    return (*labels, Label("masters-any-kind", {"n": anything})) if anything else labels
