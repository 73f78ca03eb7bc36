"""The rules of Houses of Renaissance at each moment where the base game leaves room for them."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lorenzo.rules.base import FRAMES as BASE_FRAMES
from signoria.games.lorenzo.rules.boxes import HOUSES
from signoria.games.lorenzo.rules.cards import (
    CARDS,
    FAMILY,
    LEADERS,
    MEMBERS,
    MODIFIERS,
    ROUNDS,
    SPACES,
    TOWERS,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE, Cost
from signoria.games.lorenzo.rules.effects import ActivateCards, Exchange, Gain
from signoria.games.lorenzo.rules.giving import begin_giving, has_room
from signoria.games.lorenzo.rules.houses import leaders, payment, taking, tokens, trading, work
from signoria.games.lorenzo.rules.houses.effects import (
    DrawLeaders,
    DrawTokens,
    GiveUpCard,
    Lose,
    MatchMilitary,
    PlayLeader,
    TakeDiscarded,
)
from signoria.games.lorenzo.rules.houses.modifiers import (
    CardLimit,
    ExtraMember,
    Immune,
    KeepMilitary,
    MarketSlot,
    MorePrivileges,
    OnExcommunicated,
    OnPlay,
    OnTake,
    Stores,
    UsesFaithTiles,
    Waiver,
    WithPrivilege,
)
from signoria.games.lorenzo.rules.houses.pieces import ADAPTED, FAITH_TILES, SLOTTED, TOKENS
from signoria.games.lorenzo.rules.houses.scoring import change_score
from signoria.games.lorenzo.rules.houses.state import Houses, houses_of
from signoria.games.lorenzo.rules.options import military_kept, number_of_times
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.privileges import PRIVILEGE_GOODS, PRIVILEGES
from signoria.games.lorenzo.rules.state import PIECES, Frames, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import FAITH, KINDS, MILITARY, SPECIAL_TOKENS, VENTURE
from signoria.games.lorenzo.rules.work import Activation
from signoria.kernel.core import Frame, Menu, Option, Seat
from signoria.kit.goods import Goods
from signoria.kit.hands import Ids

#: The privilege that takes what is stored.
STORED: Final = "stored"


#: Those of the base game, and what does the effects that the expansion brings, or that only its pieces have.
FRAMES: Final[Frames] = {
    **BASE_FRAMES,
    Lose: work.LosingGoods,
    MatchMilitary: work.MatchingMilitary,
    DrawLeaders: leaders.DrawingLeaders,
    PlayLeader: leaders.PlayingLeaderFree,
    TakeDiscarded: taking.RetrievingCard,
    DrawTokens: tokens.LookingAtTokens,
    GiveUpCard: leaders.GivingUpCard,
    Exchange: leaders.ChoosingExchange,
    ActivateCards: work.Reactivation,
}


class HousesRules(Houses):
    """What holds with Houses of Renaissance."""

    __slots__ = ()

    def copy(self) -> HousesRules:
        return HousesRules(
            [holding.copy() for holding in self.holdings],
            self.families,
            self.tiles,
            self.offers,
            self.open_leaders,
            self.adaptation,
            self.left_over[:],
            self.gone,
            self.supply,
            self.discards,
            self.stood_in[:],
            self.extra,
        )

    # Effects

    def frames(self) -> Frames:
        return FRAMES

    # Members and spaces

    def members(self, player: Player) -> Ids:
        """A family may bring one more (HOU-056)."""
        for modifier in player.in_force().others:
            if isinstance(modifier, ExtraMember):
                return (*FAMILY, [member.id for member in MEMBERS].index(modifier.member))
        return FAMILY

    def spaces(self, state: Lorenzo, seat: Seat) -> Ids:
        """The leaders a player has in play may bring spaces of their own, copied ones too (HOU-101, HOU-107)."""
        spaces = state.open
        player = state.players[seat]
        for leader in player.leaders:
            spaces += LEADERS[player.acting_leader(leader)].spaces
        return spaces

    def occupied(self, state: Lorenzo, seat: Seat, space: int) -> bool:
        """On the space of a leader only its owner's member counts (HOU-104, HOU-107)."""
        leader = SPACES[space].leader
        if leader == NONE:
            return bool(state.spaces[space])
        seats = [piece // PIECES for one in LEADERS[leader].spaces for piece in state.spaces[one]]
        return seat in seats

    def closed(self, state: Lorenzo, seat: Seat, member: int, space: int) -> str:
        if member not in self.members(state.players[seat]):
            return "HOU-056"
        return "HOU-101" if SPACES[space].leader != NONE else super().closed(state, seat, member, space)

    def full(self, space: int) -> str:
        return "HOU-104" if SPACES[space].leader != NONE else super().full(space)

    def too_low(self, state: Lorenzo, space: int) -> str:
        if SPACES[space].leader != NONE:
            return "HOU-103"
        adapted = SPACES[space].tower == self.adaptation != NONE
        return "HOU-172" if adapted else super().too_low(state, space)

    def floor_values(self, state: Lorenzo, tower: int) -> Goods:
        """The adaptation tile has values of its own (HOU-172)."""
        if tower == self.adaptation:
            return ADAPTED[len(state.players)]
        return TOWERS[tower].values

    def after_placing(self, state: Lorenzo, seat: Seat, space: int) -> None:
        """A token on a card may be worth something in the market (HOU-200, HOU-201)."""
        if SPACES[space].area != "market":
            return
        holding = self.holdings[seat]
        for card in SLOTTED:
            market = any([isinstance(MODIFIERS[number], MarketSlot) for number in CARDS[card].modifiers])
            if market and holding.token_on(card) != NONE:
                begin_giving(state, seat, TOKENS[holding.token_on(card)].source)

    # Payments

    def costs(self, player: Player, card: int, costs: list[Cost]) -> list[Cost]:
        """Military for ventures may only have to be shown (HOU-081, HOU-082)."""
        if CARDS[card].type != VENTURE or not player.in_force().has(KeepMilitary):
            return costs
        return [Cost(military_kept(cost.pay), max(cost.military, cost.pay[MILITARY])) for cost in costs]

    def stands_in(self, player: Player) -> bool:
        return payment.stands_in(player)

    def stand_ins(self, player: Player, purse: list[int], cost: Cost) -> int:
        return payment.stand_ins(player, purse, cost)

    def asks_about_surcharge(
        self, state: Lorenzo, seat: Seat, space: int, charge: int, member: int, source: int, place: int
    ) -> bool:
        return payment.asks_about_surcharge(state, seat, space, charge, member, source, place)

    def asks_about_price(self, state: Lorenzo, seat: Seat, space: int, price: Goods) -> bool:
        return payment.asks_about_price(state, seat, space, price)

    def stores(self, player: Player, type: int) -> bool:
        """One family keeps what is paid for its buildings (HOU-062)."""
        for modifier in player.in_force().others:
            if isinstance(modifier, Stores) and modifier.type == type:
                return True
        return False

    def asks_about_trades(self, state: Lorenzo, activation: Frame[Any]) -> bool:
        assert isinstance(activation, Activation)
        return payment.asks_about_trades(state, activation)

    # Cards

    def most_cards(self, player: Player, type: int) -> tuple[int, str]:
        """A family may have room for more (HOU-084)."""
        for modifier in player.in_force().others:
            if isinstance(modifier, CardLimit) and modifier.type == type:
                return modifier.limit, "HOU-084"
        return super().most_cards(player, type)

    def after_immediate_effect(self, state: Lorenzo, seat: Seat, card: int) -> None:
        taking.begin_afterwards(state, seat, card)

    def before_immediate_effect(self, state: Lorenzo, seat: Seat, card: int, paid: Goods) -> None:
        """What was paid may be kept, what is in force may give something, and tokens paid are chosen first of all."""
        for number in reversed(state.players[seat].modifiers):
            modifier = MODIFIERS[number]
            if isinstance(modifier, Stores) and modifier.type == CARDS[card].type and paid:
                store(state, seat, modifier.goods, paid)
            elif isinstance(modifier, OnTake) and modifier.type == CARDS[card].type:
                begin_giving(state, seat, modifier.source)
        self.stood_in = [0] * KINDS
        tokens.begin_spending(state, seat)

    def bars_trade(self, state: Lorenzo, activation: Frame[Any], trade: int) -> str:
        assert isinstance(activation, Activation)
        return work.bars_trade(state, activation, trade)

    def after_paying_trades(self, state: Lorenzo, seat: Seat, trades: Ids) -> None:
        for trade in trades:
            if TRADES[trade].activates != NONE:
                state.emit("also: card, other", seat, (TRADES[trade].origin.of, TRADES[trade].activates))
        tokens.begin_spending(state, seat)

    def gives_otherwise(self, state: Lorenzo, seat: Seat, source: int, value: int, times: int) -> bool:
        return work.gives_otherwise(state, seat, source, value, times)

    # Gains

    def limit_gain(self, state: Lorenzo, goods: list[int]) -> None:
        """Tokens that cannot be drawn are lost (HOU-146)."""
        if len(goods) > KINDS:
            goods[SPECIAL_TOKENS] = min(goods[SPECIAL_TOKENS], len(self.supply) + len(self.discards))

    def after_gaining(self, state: Lorenzo, seat: Seat, goods: list[int], faith: int) -> None:
        """Tokens are drawn, and steps of the faith track may give something (HOU-067, HOU-068, HOU-134)."""
        player = state.players[seat]
        if player.goods[FAITH] > faith and state.round < ROUNDS and player.in_force().has(UsesFaithTiles):
            holding = self.holdings[seat]
            for number in range(len(FAITH_TILES) - 1, -1, -1):
                if faith < FAITH_TILES[number].step <= player.goods[FAITH] and not holding.faith_tiles >> number & 1:
                    holding.faith_tiles |= 1 << number
                    begin_giving(state, seat, FAITH_TILES[number].source)
        if len(goods) > KINDS and goods[SPECIAL_TOKENS]:
            state.stack.append(tokens.DrawingTokens(seat, goods[SPECIAL_TOKENS]))

    def bars_privilege(self, state: Lorenzo, seat: Seat, privilege: int) -> str:
        """Tokens are a privilege too, for one family also its store; another must do without faith (HOU-071)."""
        player = state.players[seat]
        if PRIVILEGES[privilege] == STORED and not any(self.holdings[seat].stored):
            return "HOU-064"
        for modifier in player.in_force().others:
            if isinstance(modifier, WithPrivilege) and modifier.barred == PRIVILEGES[privilege]:
                return "HOU-071"
        return ""

    def privilege_goods(self, state: Lorenzo, seat: Seat, privilege: int) -> Goods:
        """The store is taken as a whole (HOU-063)."""
        stored = PRIVILEGES[privilege] == STORED
        return tuple(self.holdings[seat].stored) if stored else PRIVILEGE_GOODS[privilege]

    def brings_along(self, player: Player) -> bool:
        for modifier in player.in_force().others:
            if isinstance(modifier, WithPrivilege):
                gains = [effect.goods for effect in modifier.effects if isinstance(effect, Gain)]
                return any([has_room(player, list(goods)) for goods in gains])
        return False

    def more_privileges(self, player: Player) -> int:
        count = 0
        for modifier in player.in_force().others:
            if isinstance(modifier, MorePrivileges):
                count += modifier.count
        return count

    def after_privilege(self, state: Lorenzo, seat: Seat, privilege: int) -> None:
        """What was stored is so no more; every privilege may bring something along (HOU-063, HOU-071, HOU-072)."""
        if PRIVILEGES[privilege] == STORED:
            self.holdings[seat].stored = [0] * KINDS
        for modifier in state.players[seat].in_force().others:
            if isinstance(modifier, WithPrivilege):
                begin_giving(state, seat, modifier.source)

    # Leaders

    def waived_requirements(self, player: Player) -> int:
        count = 0
        for modifier in player.in_force().others:
            if isinstance(modifier, Waiver):
                count += modifier.count
        return count

    def offer_meanwhile(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Servants that stand in for goods of a payment are no goods that a leader requires (HOU-128)."""
        player = state.players[seat]
        if not payment.stands_in(player):
            super().offer_meanwhile(state, seat, menu)
            return
        goods = player.goods
        player.goods = payment.without_stand_ins(state, seat)
        super().offer_meanwhile(state, seat, menu)
        player.goods = goods

    def after_playing(self, state: Lorenzo, seat: Seat, leader: int) -> None:
        """A card may give something for each leader that is played (HOU-207)."""
        for modifier in state.players[seat].in_force().others:
            if isinstance(modifier, OnPlay):
                begin_giving(state, seat, modifier.source)

    # Turns, rounds and the Church

    def offer_at_leisure(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        tokens.offer_tokens(state, seat, menu)
        tokens.offer_slots(state, seat, menu)
        trading.offer_trades(state, seat, menu)

    def answer_at_leisure(self, state: Lorenzo, seat: Seat, option: Option) -> bool:
        if option.verb == "token":
            tokens.use_token(state, seat, option.args[0])
        elif option.verb == "fill":
            tokens.fill_slot(state, seat, option.args[0], option.args[1])
        elif option.verb == "trade":
            trading.trade(state, seat, number_of_times(option))
        else:
            return False
        return True

    def late_turns(self, state: Lorenzo, seat: Seat, skips: bool) -> int:
        """One more member is one more turn (HOU-059, HOU-061, HOU-253)."""
        return int(skips) + len(self.members(state.players[seat])) - len(FAMILY)

    def after_actions(self, state: Lorenzo) -> None:
        if any([taking.purchase_price(player) for player in state.players]):
            state.stack.append(taking.LastPurchases(0))

    def at_round_end(self, state: Lorenzo) -> None:
        """Special cards leave the game, and the adaptation tile moves on (HOU-177, HOU-237)."""
        left: list[int] = []
        for space in state.open:
            if SPACES[space].box == HOUSES and SPACES[space].tower != NONE and state.floors[space] != NONE:
                left.append(state.floors[space])
                state.floors[space] = NONE
        self.gone = tuple(sorted([*self.gone, *left]))
        state.emit("gone: cards", NONE, (tuple(left),))
        towers = len([tower for tower in TOWERS if tower.box < HOUSES])
        self.adaptation = (self.adaptation + 1) % towers
        state.emit("adaptation: tower", NONE, (self.adaptation,))

    def immune(self, player: Player) -> bool:
        return player.in_force().has(Immune)

    def after_excommunication(self, state: Lorenzo, seat: Seat) -> None:
        """What is lost is lost before faith is scored in the last report (HOU-069, HOU-070)."""
        for modifier in state.players[seat].in_force().others:
            if isinstance(modifier, OnExcommunicated):
                work.lose(state, seat, modifier.source, 0)

    # The end

    def may_score(self, state: Lorenzo) -> bool:
        """Tokens may still be used (HOU-242)."""
        state.stack.append(tokens.LastTokens(0))
        return False

    def change_score(self, state: Lorenzo, seat: Seat, points: dict[str, int]) -> None:
        change_score(state.players[seat], points)


def store(state: Lorenzo, seat: Seat, kinds: Ids, paid: Goods) -> None:
    """What was really paid lies on the family tile (HOU-062, HOU-065)."""
    houses = houses_of(state)
    holding = houses.holdings[seat]
    for kind in kinds:
        holding.stored[kind] += paid[kind] - houses.stood_in[kind]
