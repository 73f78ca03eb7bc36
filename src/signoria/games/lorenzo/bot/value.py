"""What a position of Lorenzo il Magnifico is worth to a seat, in victory points to come."""

from __future__ import annotations

from signoria.games.lorenzo.bot import houses
from signoria.games.lorenzo.bot.houses_worth import leader_worth
from signoria.games.lorenzo.bot.prices import SCRAP, price, privilege_worth, stock
from signoria.games.lorenzo.bot.worth import MEAN_DIE, modifier_worth, source_worth, work_worth
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    CHARACTER_POINTS,
    COLORED,
    EXCOMMUNICATIONS,
    FAITH_POINTS,
    LEADERS,
    MILITARY_POINTS,
    MODIFIERS,
    MOST_CARDS,
    PERIODS,
    REQUIRED_FAITH,
    REQUIRED_MILITARY,
    RESOURCES_PER_POINT,
    ROUNDS,
    ROUNDS_PER_PERIOD,
    SOURCES,
    TERRITORY_POINTS,
    TURNS,
)
from signoria.games.lorenzo.rules.components import NONE, Leader
from signoria.games.lorenzo.rules.effects import ActivateCards, GainPer
from signoria.games.lorenzo.rules.giving import goods_counted
from signoria.games.lorenzo.rules.houses.auction import Auction
from signoria.games.lorenzo.rules.houses.state import with_houses
from signoria.games.lorenzo.rules.houses.tokens import LastTokens
from signoria.games.lorenzo.rules.leaders import requirement_count
from signoria.games.lorenzo.rules.modifiers import ActionValue, Loss, NoScoring
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.rounds import RoundSetup, next_order
from signoria.games.lorenzo.rules.scoring import measures, parts
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vatican import VaticanReport
from signoria.games.lorenzo.rules.vocabulary import (
    CHARACTER,
    COUNT_GOODS,
    FAITH,
    HARVEST,
    MILITARY,
    PRODUCTION,
    RESOURCES,
    TERRITORY,
    VENTURE,
    VICTORY_POINTS,
    WORKED,
)
from signoria.kernel.core import Seat, State

# All figures are victory points, found by letting variants play against each other.

#: Harvests and productions in a round, and the gain at which every other chance for one is left to something better.
WORKS = {HARVEST: 1.03, PRODUCTION: 0.4}
RIVALLED = {HARVEST: 2.4, PRODUCTION: 3.9}
#: How much less often a card is reached for each point of its value.
OUT_OF_REACH = 0.05
#: What cards of a type promise early, by their number, and the actions left at which half of that is gone.
TERRITORIES = (0.0, 0.9, 2.3, 4.5, 7.4, 9.6, 12.0)
CHARACTERS = (0.0, 1.3, 3.1, 6.1, 9.5, 16.5, 18.0)
SET_TIME = 6.5
#: One point of a member's value, and one place in the turn order.
DIE = 0.34
PLACE = 1.1
#: Military that lets a territory be placed, and the share of its points a rank is worth before the end.
GATE, GATE_TIME = 2.7, 8
RANK = 0.86
#: Steps of faith that an action brings, and what is feared of a tile: a base and a share of what it would cost.
STEPS = 0.4
FEAR, FEARED = 0.93, 0.47
#: A tile that is not drawn yet; what a part of the score will at least have come to; a point of work less, each action.
UNKNOWN_TILE = 3.0
LEAST_POINTS = (4.0, 6.0, 6.0)
LEAST_LOSS = 4.0
WEAKER_WORK = 0.07
#: Leaders: those in hand, how soon hope for them is given up, goods that an action brings, a copy, a use in this round.
HELD, DISCARDED = 0.83, 0.66
HOPELESS = 0.92
BROUGHT = 3
COPY = 0.15
UNUSED = 0.5
#: Actions to meet a requirement that cannot be met any more.
OUT_OF_QUESTION = 100


def value(state: State, seat: Seat) -> float:
    """Points now, and what goods, cards, faith, leaders and members promise for the actions left."""
    assert isinstance(state, Lorenzo)
    player = state.players[seat]
    top = state.stack[-1] if state.stack else None
    if top is None or isinstance(top, LastTokens):
        more = player.resources() % RESOURCES_PER_POINT if with_houses(state) else 0
        return sum(parts(state, seat).values()) + more * SCRAP
    if with_houses(state) and isinstance(top, Auction):
        state.players[seat] = houses.if_offer_wins(state, seat) or player
        worth = promise(state, seat)
        state.players[seat] = player
        return worth
    return promise(state, seat)


def actions_left(state: Lorenzo, player: Player) -> int:
    """The members still to be placed in this round and the next ones."""
    more = len(state.rules.members(player)) - TURNS if state.dice else 0
    return max(0, TURNS * (ROUNDS - state.round) + more - player.placed.bit_count())


def promise(state: Lorenzo, seat: Seat) -> float:
    """What a position holds that is not over."""
    player = state.players[seat]
    left = actions_left(state, player)
    worth = player.goods[VICTORY_POINTS] + sets(player, left) + military(state, seat, left) + faith(state, seat, left)
    worth += sum([stock(kind, left, player.goods[kind]) for kind in range(RESOURCES)])
    worth += engine(player, HARVEST, left) + engine(player, PRODUCTION, left)
    worth += sum([modifier_worth(number, left) for number in player.modifiers])
    if with_houses(state):
        worth += houses.value(state, seat, left)
    return worth + leaders(state, player, left) + members(state, player) + turn_order(state, seat, left)


def sets(player: Player, left: int) -> float:
    """Territories, characters and ventures: between what they promise and what they score, the less time the more."""
    early = left / (left + SET_TIME)
    territories, characters = len(player.cards[TERRITORY]), min(len(player.cards[CHARACTER]), MOST_CARDS)
    points = (
        (1 - early) * TERRITORY_POINTS[territories] + early * TERRITORIES[territories],
        (1 - early) * CHARACTER_POINTS[characters] + early * CHARACTERS[characters],
        float(sum([CARDS[card].end_points for card in player.cards[VENTURE]])),
    )
    worth = sum(points)
    for number in player.modifiers:
        modifier = MODIFIERS[number]
        if isinstance(modifier, NoScoring):
            worth -= points[modifier.category]
        elif isinstance(modifier, Loss):
            worth -= loss(player, modifier)
    return worth


def loss(player: Player, modifier: Loss) -> float:
    return float(measures(player)[modifier.measure] // modifier.per_amount * modifier.amount)


def engine(player: Player, action: int, left: int) -> float:
    """Harvests or productions to come: the more they gain, the more of them there will be."""
    later = left // 2
    bonus = player.in_force().action_value(action)
    gain = source_worth(BONUS_TILES[player.bonus_tile].sources[action], later) * reach(1 - bonus)
    for card in player.cards[WORKED[action]]:
        worth = work_worth(card, later) + counting_worth(player, card, later)
        gain += worth * reach(CARDS[card].value - bonus)
    return WORKS[action] * left / TURNS * gain * gain / (gain + RIVALLED[action])


def reach(needed: int) -> float:
    """How often a work has a value."""
    return min(1.0, 1.0 - OUT_OF_REACH * (needed - 1))


def counting_worth(player: Player, card: int, left: int) -> float:
    """What a card gives for each of something else."""
    worth = 0.0
    if CARDS[card].permanent != NONE:
        for effect in SOURCES[CARDS[card].permanent].effects:
            if isinstance(effect, GainPer):
                worth += goods_counted(player, effect)[effect.good] * price(effect.good, left)
            elif isinstance(effect, ActivateCards):
                worth += houses.arrow_worth(player, effect, left)
    return worth


def military(state: Lorenzo, seat: Seat, left: int) -> float:
    """What it buys, its rank at the end, and the two territories it lets in next."""
    player = state.players[seat]
    mine = player.goods[MILITARY]
    ahead = 0.0
    for other, rival in enumerate(state.players):
        if other != seat:
            lead = (mine - rival.goods[MILITARY]) / (1 + left)
            ahead += min(1.0, max(0.0, 0.5 - lead))
    points = (*MILITARY_POINTS, 0, 0, 0, 0)
    low = int(ahead)
    worth = stock(MILITARY, left, mine) + RANK * (points[low] + (ahead - low) * (points[low + 1] - points[low]))
    territories = len(player.cards[TERRITORY])
    for step, needed in enumerate(REQUIRED_MILITARY[territories : territories + 2], 1):
        worth += GATE / step * min(1.0, left / GATE_TIME) * (min(1.0, mine / needed) if needed else 1.0)
    return worth


def faith(state: Lorenzo, seat: Seat, left: int) -> float:
    """Points of the track, less the threat of the reports to come; supporting leaves nothing for the next."""
    period = state.period()
    top = state.stack[-1]
    if isinstance(top, VaticanReport) and state.order.index(seat) < top.place:
        period += 1
    if period >= PERIODS:
        return 0.0
    player = state.players[seat]
    steps = player.goods[FAITH]
    worth = FAITH_POINTS[steps] + steps * (price(FAITH, left) - 1)
    immune = state.rules.immune(player)
    for report in range(period, PERIODS):
        missing = REQUIRED_FAITH[report] - steps
        steps = 0
        if missing > 0 and not immune:
            after = TURNS * (ROUNDS - ROUNDS_PER_PERIOD * (report + 1))
            before = max(0, left - after)
            threat = (
                FEAR
                + FEARED * tile_cost(state, player, report, left - before)
                + houses.excommunication_worth(player, left)
            )
            worth -= threat * missing / (missing + STEPS * before)
    return worth


def tile_cost(state: Lorenzo, player: Player, report: int, left: int) -> float:
    """What the excommunication of a report would cost from then on."""
    if not state.excommunications:
        return UNKNOWN_TILE
    cost = 0.0
    for number in EXCOMMUNICATIONS[state.excommunications[report]].modifiers:
        modifier = MODIFIERS[number]
        if isinstance(modifier, NoScoring):
            cost += max(LEAST_POINTS[modifier.category], category(player, modifier.category))
        elif isinstance(modifier, Loss):
            cost += max(LEAST_LOSS, loss(player, modifier))
        elif isinstance(modifier, ActionValue) and modifier.action in (HARVEST, PRODUCTION):
            cost -= WEAKER_WORK * modifier.amount * left
        else:
            cost -= modifier_worth(number, left)
    return cost


def category(player: Player, number: int) -> int:
    """A part of the score as it stands, in the order of CATEGORIES."""
    return (
        TERRITORY_POINTS[len(player.cards[TERRITORY])],
        CHARACTER_POINTS[min(len(player.cards[CHARACTER]), MOST_CARDS)],
        sum([CARDS[card].end_points for card in player.cards[VENTURE]]),
    )[number]


def leaders(state: Lorenzo, player: Player, left: int) -> float:
    """Uses of abilities to come; leaders in hand by what they would do and how near they are."""
    rounds = max(0, ROUNDS - 1 - state.round)
    worth = 0.0
    for leader in player.leaders:
        uses = rounds + (0.0 if leader in player.used else UNUSED)
        worth += uses * source_worth(player.ability(leader), left // 2)
        if LEADERS[leader].spaces:
            worth += leader_worth(LEADERS[leader], left)
        elif LEADERS[leader].copies and player.copied != NONE:
            worth += leader_worth(LEADERS[player.copied], left)
    waived = state.rules.waived_requirements(player)
    return worth + sum([leader_in_hand(player, LEADERS[leader], left, waived) for leader in player.hand])


def leader_in_hand(player: Player, leader: Leader, left: int, waived: int) -> float:
    """A leader in hand: played one day, or discarded for a privilege."""
    worth = left / TURNS * source_worth(leader.ability, left // 2) + (COPY * left if leader.copies else 0.0)
    worth += sum([modifier_worth(number, left) for number in leader.modifiers]) if not leader.copies else 0.0
    if leader.box != BASE:
        worth += leader_worth(leader, left) + source_worth(leader.played, left)
    chance = max(0.0, 1.0 - HOPELESS * missing_actions(player, leader, waived) / (left / TURNS + 0.5))
    return max(DISCARDED * privilege_worth(left), HELD * worth * chance)


def missing_actions(player: Player, leader: Leader, waived: int) -> float:
    """About how many actions away a leader's requirement is, without those that need not hold."""
    actions: list[float] = []
    for requirement in leader.requirements:
        missing = requirement.amount - requirement_count(player, requirement)
        if requirement.most:
            missing = -missing if requirement.counts == COUNT_GOODS or missing >= 0 else OUT_OF_QUESTION
        actions.append(max(0, missing) / (BROUGHT if requirement.counts == COUNT_GOODS else 1))
    return sum(sorted(actions)[: len(actions) - waived] if waived else actions)


def members(state: Lorenzo, player: Player) -> float:
    """Members not yet placed, by their value."""
    if not state.dice or isinstance(state.stack[-1], RoundSetup):
        return 0.0
    home = [member for member in state.rules.members(player) if not player.placed >> member & 1]
    values = [player.member_value(state.dice, member) - (MEAN_DIE if member < COLORED else 0.0) for member in home]
    return DIE * sum(values)


def turn_order(state: Lorenzo, seat: Seat, left: int) -> float:
    """The place in the next round."""
    return -PLACE * next_order(state).index(seat) if state.order and left >= TURNS else 0.0
