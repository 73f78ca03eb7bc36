"""What a player lacks where an option is refused for a lack: the goods that would do."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.amounts import goods
from signoria.games.lorenzo.rules.cards import CARDS, COLORED, LEADERS, SOURCES, SPACES, TRADES
from signoria.games.lorenzo.rules.components import NONE, Cost, Requirement
from signoria.games.lorenzo.rules.effects import Exchange, Work
from signoria.games.lorenzo.rules.leaders import holds, requirement_count
from signoria.games.lorenzo.rules.options import number_of_times
from signoria.games.lorenzo.rules.placement import charge_for, needed_on, space_prospect
from signoria.games.lorenzo.rules.places import at_home
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.servants import servants_for
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.steps import LEAST
from signoria.games.lorenzo.rules.towers import Purse, ways_to_pay
from signoria.games.lorenzo.rules.turn import Turn
from signoria.games.lorenzo.rules.vocabulary import COUNT_FEW_TYPES, KINDS, MILITARY, SERVANTS, TERRITORY
from signoria.games.lorenzo.rules.wording import requirement_label
from signoria.games.lorenzo.rules.work import Activation, BonusWork
from signoria.kernel.core import Label, Option, Seat
from signoria.kit.goods import multiple
from signoria.kit.missing import Missing, lacked, unmet

#: The rules that close a floor for a lack, whichever member would go there.
LACKS: Final = ("LOR-053", "LOR-064", "LOR-072")


def missing_goods(lack: list[int]) -> Missing:
    return lacked(goods(lack) if any(lack) else ())


# Spaces and cards


def missing_on(state: Lorenzo, seat: Seat, member: int, space: int) -> Missing:
    """What a member that is to be placed now lacks to enter a space."""
    player, asking = state.players[seat], state.stack[-1]
    if not isinstance(asking, Turn) or asking.placed or member not in at_home(state, player):
        return {}
    if space not in state.rules.spaces(state, seat):
        return {}
    rule, single_color, needed, spare = space_prospect(state, seat, space)
    if rule in LACKS:
        needed, spare = needed_on(state, player, space), NONE
    elif rule or (single_color and member < COLORED):
        return {}
    servants = servants_for(player, needed, player.member_value(state.dice, member))
    if servants <= spare:
        return {}
    tower = SPACES[space].tower
    if tower == NONE:
        return missing_goods(servants_lacking(player, servants))
    ways = ways_to_pay(state, player, state.floors[space], ())
    return missing_goods(lacking_for_card(state, player, space, servants, charge_for(state, player, tower), ways))


def missing_for_trade(state: Lorenzo, seat: Seat, option: Option) -> Missing:
    """What is lacking for an arrow of a card that is activated now, beside those already chosen (LOR-138, LOR-140)."""
    player, asking, trade, number = state.players[seat], state.stack[-1], option.args[0], number_of_times(option)
    if not isinstance(asking, Activation) or TRADES[trade].origin.kind != "card":
        return {}
    card = TRADES[trade].origin.of
    used = [TRADES[chosen].origin.of for chosen in asking.trades].count(card)
    most = asking.most_times(card, asking.cards(player).count(card))
    if used + number > most or state.rules.bars_trade(state, asking, trade):
        return {}
    price = multiple(TRADES[trade].pay, number)
    return missing_goods(lacking(state, player, asking.goods_left(player), Cost(price, 0)))


# Leaders


def requirements_not_met(state: Lorenzo, player: Player, leader: int) -> Missing:
    """What a leader in hand asks for in vain."""
    asked = in_vain(state, player, leader) if leader in player.hand else []
    return unmet(tuple([not_met(player, requirement) for requirement in asked]))


def in_vain(state: Lorenzo, player: Player, leader: int) -> list[Requirement]:
    """The requirements of a leader that are not met; those waived are the ones farthest from being met (LOR-264)."""
    unheld = [one for one in LEADERS[leader].requirements if not holds(player, one)]
    for _ in range(min(len(unheld), state.rules.waived_requirements(player))):
        short = [abs(requirement_count(player, requirement) - requirement.amount) for requirement in unheld]
        unheld.pop(short.index(max(short)))
    return unheld


def not_met(player: Player, requirement: Requirement) -> Label:
    """A requirement, and what a player has of it."""
    need, types = requirement_label(requirement), len([row for row in player.cards if row])
    if requirement.counts == COUNT_FEW_TYPES and types > requirement.of[0]:
        return Label("lorenzo-not-met-types", {"need": need, "n": types})
    return Label("lorenzo-not-met-so-many", {"need": need, "n": requirement_count(player, requirement)})


def missing_to_use(state: Lorenzo, seat: Seat, leader: int) -> Missing:
    """What a leader in play lacks to be of any use: servants for its work, or goods for one of its exchanges."""
    player = state.players[seat]
    ability = player.ability(leader) if leader in player.leaders and leader not in player.used else NONE
    if ability == NONE:
        return {}
    for place, effect in enumerate(SOURCES[ability].effects):
        if isinstance(effect, Work):
            value = BonusWork(seat, ability, place).value(player)
            return missing_goods(servants_lacking(player, servants_for(player, LEAST, value)))
        if isinstance(effect, Exchange):
            prices = [Cost(TRADES[trade].pay, 0) for trade in effect.numbers]
            return missing_goods(least([lacking(state, player, player.goods, price) for price in prices]))
    return {}


# Goods


def servants_lacking(player: Player, servants: int) -> list[int]:
    """So many servants less those that a player has."""
    return [0] * SERVANTS + [max(0, servants - player.goods[SERVANTS])]


def military_lacking(player: Player) -> int:
    """The military that one more territory asks for, less what a player has (LOR-072)."""
    return max(0, player.in_force().required_military(len(player.cards[TERRITORY])) - player.goods[MILITARY])


def lacking(state: Lorenzo, player: Player, held: list[int], cost: Cost) -> list[int]:
    """What held goods lack of a cost and its military threshold; servants left over stand in where they may."""
    lack = [max(0, cost.pay[kind] - held[kind]) if kind < len(cost.pay) else 0 for kind in range(len(held))]
    lack[MILITARY] = max(lack[MILITARY], cost.military - held[MILITARY])
    if state.rules.stands_in(player):
        left = max(0, held[SERVANTS] - cost.pay[SERVANTS])
        for kind in range(SERVANTS):  # coins, wood and stone (HOU-127)
            stood_in = min(left, lack[kind])
            lack[kind] -= stood_in
            left -= stood_in
    return lack


def lacking_for_card(
    state: Lorenzo, player: Player, space: int, servants: int, charge: int, ways: list[Cost]
) -> list[int]:
    """What a player lacks for the card of a floor, paid in the way that lacks least (LOR-045, LOR-053, LOR-064).

    servants: for value. They and the surcharge must be the player's own; the floor's bonus helps with the price only.
    """
    before = lacking(state, player, player.goods, Cost((charge, 0, 0, servants, *[0] * (KINDS - SERVANTS - 1)), 0))
    richer = player.copy()
    richer.goods = [player.goods[kind] + before[kind] for kind in range(len(before))]
    held = Purse(state, richer, charge).on(state, richer, space)[:]
    held[SERVANTS] -= servants
    price = least([lacking(state, player, held, cost) for cost in ways])
    lack = [before[kind] + price[kind] for kind in range(len(before))]
    if CARDS[state.floors[space]].type == TERRITORY:
        lack[MILITARY] = max(lack[MILITARY], military_lacking(player))
    return lack


def least(lacks: list[list[int]]) -> list[int]:
    """Of what is lacking for one thing or another: where the fewest goods are."""
    fewest = lacks[0]
    for lack in lacks:
        if sum(lack) < sum(fewest):
            fewest = lack
    return fewest
