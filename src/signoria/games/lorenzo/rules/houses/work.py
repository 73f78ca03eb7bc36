"""Work with Houses of Renaissance: yields by value, slots, losses, cards activated alone (HOU-187 to HOU-203)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.cards import CARDS, SOURCES, TRADES, activates_others
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effect_frame import EffectFrame
from signoria.games.lorenzo.rules.effects import ActivateCards, Gain, GainPer
from signoria.games.lorenzo.rules.giving import Reduction, begin_giving, goods_counted, receive
from signoria.games.lorenzo.rules.houses.effects import Lose, MatchMilitary, PlayLeader, Slot
from signoria.games.lorenzo.rules.houses.leaders import playable
from signoria.games.lorenzo.rules.houses.options import WORK
from signoria.games.lorenzo.rules.houses.pieces import TOKENS
from signoria.games.lorenzo.rules.houses.state import holding_of
from signoria.games.lorenzo.rules.names import card_name
from signoria.games.lorenzo.rules.options import DECLINE, EXCHANGED
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.games.lorenzo.rules.steps import LEAST
from signoria.games.lorenzo.rules.vocabulary import HARVEST, KINDS, MILITARY, PRODUCTION, TERRITORY
from signoria.games.lorenzo.rules.work import Activation
from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Seat
from signoria.kit.hands import Ids


def gives_otherwise(state: Lorenzo, seat: Seat, source: int, value: int, times: int) -> bool:
    """Yields by the value of the action, slots, and arrows that only activate another card."""
    effect = SOURCES[source].effects[0]
    if isinstance(effect, ActivateCards):
        return True
    if isinstance(effect, Slot):
        face = holding_of(state, seat).token_on(SOURCES[source].origin.of)
        if face != NONE:
            begin_giving(state, seat, TOKENS[face].source)
        return True
    if times > 1 or (isinstance(effect, GainPer) and effect.by_value):
        state.stack.append(Yield(seat, source, value, times))
        return True
    return False


class Yield(Frame[Lorenzo]):
    """One source gives by the value of the action, or several times as one (HOU-126, HOU-187, HOU-189)."""

    __slots__ = ("seat", "source", "times", "value")

    def __init__(self, seat: Seat, source: int, value: int, times: int) -> None:
        self.seat = seat
        self.source = source
        self.value = value
        self.times = times

    def copy(self) -> Yield:
        return Yield(self.seat, self.source, self.value, self.times)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        player = state.players[self.seat]
        goods = self.goods(player)
        choice = player.in_force().gains(False, goods, 0)[1]
        if choice:
            state.stack.append(Reduction(self.seat, self.source, goods, choice))
        else:
            receive(state, self.seat, self.source, goods)
        return None

    def goods(self, player: Player) -> list[int]:
        goods = [0] * KINDS
        for effect in SOURCES[self.source].effects:
            if isinstance(effect, GainPer):
                goods[effect.good] += min(goods_counted(player, effect)[effect.good], self.value * effect.amount)
            elif isinstance(effect, Gain):
                for kind in range(KINDS):
                    goods[kind] += self.times * effect.goods[kind]
        return goods


def bars_trade(state: Lorenzo, activation: Activation, trade: int) -> str:
    """Only own cards can be activated, and a leader played if there is one; a gift need not be asked for (HOU-212)."""
    printed, player = TRADES[trade], state.players[activation.seat]
    if printed.activates != NONE:
        return bars_activating(state, activation, printed.activates)
    if printed.for_nothing and state.rulings > FIRST_RULINGS:
        return "HOU-212"
    effects = SOURCES[printed.source].effects
    if isinstance(effects[0], PlayLeader) and not playable(state, activation.seat, player.hand):
        return "HOU-212"
    return ""


def bars_activating(state: Lorenzo, activation: Activation, card: int) -> str:
    """Of cards that activate others each is activated by another only once, for else there were no end (HOU-193)."""
    if card not in state.players[activation.seat].cards[CARDS[card].type]:
        return "HOU-191"
    again = state.rulings == FIRST_RULINGS or card in [TRADES[trade].activates for trade in activation.trades]
    return "HOU-193" if again and activates_others(CARDS[card]) else ""


class Reactivation(Activation):
    """Some of one's cards are activated without a harvest or production (HOU-195, HOU-196, HOU-257).

    Cards and their exchanges are chosen one by one; nothing moves before all are.
    """

    __slots__ = ("chosen", "place", "source")
    rule: ClassVar[str] = "HOU-195"

    def __init__(self, seat: Seat, source: int, place: int, chosen: Ids = (), trades: Ids = ()) -> None:
        super().__init__(seat, NONE, LEAST, trades)
        self.source = source
        self.place = place
        self.chosen = chosen

    def copy(self) -> Reactivation:
        clone = Reactivation(self.seat, self.source, self.place, self.chosen, self.trades)
        clone.value = self.value
        return clone

    def effect(self) -> ActivateCards:
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, ActivateCards)
        return effect

    def step(self, state: Lorenzo) -> list[Decision] | None:
        """With nothing to activate it lapses."""
        return self.ask_unless_forced(state, self.seat, "work_cards")

    def activated(self, player: Player) -> list[int]:
        return list(self.chosen)

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        effect = self.effect()
        if len(self.chosen) < effect.count:
            for kind in effect.types:
                for card in state.players[seat].cards[kind]:
                    self.offer_card(state, card, menu)
        if self.chosen:
            super().offer_answers(state, seat, menu)
        else:
            menu.offer(DECLINE)

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        """The cards that are activated by themselves."""
        if option is not EXCHANGED or not self.chosen:
            return super().describe(state, seat, option)
        return Label("lorenzo-option-done-cards", {"cards": tuple([card_name(card) for card in self.chosen])})

    def offer_card(self, state: Lorenzo, card: int, menu: Menu) -> None:
        """A card that is not chosen yet and has a value that is reached."""
        printed, effect = CARDS[card], self.effect()
        if card in self.chosen:
            menu.refuse(WORK[card], "HOU-195")
        elif state.rulings == FIRST_RULINGS and activates_others(printed):
            menu.refuse(WORK[card], "HOU-193")
        elif effect.value != NONE and printed.value > self.value_reached(state.players[self.seat]):
            menu.refuse(WORK[card], "LOR-125")
        else:
            menu.offer(WORK[card])

    def value_reached(self, player: Player) -> int:
        """A value that is printed is not raised, but may be lowered."""
        effect = self.effect()
        action = HARVEST if effect.types[0] == TERRITORY else PRODUCTION
        return effect.value + player.in_force().action_value(action, raised=False)

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        if self.effect().value != NONE:
            self.value = self.value_reached(state.players[seat])
        if option.verb == "work":
            self.chosen = (*self.chosen, option.args[0])
        elif option is DECLINE:
            state.stack.pop()
            state.emit("decline: source", seat, (self.source,))
        else:
            super().take_answer(state, seat, option)

    def work(self, state: Lorenzo) -> None:
        state.emit("work_cards: cards", self.seat, (self.chosen,))
        super().work(state)

    def sources(self, player: Player) -> list[tuple[int, int]]:
        """No bonus tile."""
        return self.card_sources(player)


class LosingGoods(EffectFrame):
    """Goods are lost, as far as there are any (HOU-070, HOU-224)."""

    __slots__ = ()

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        lose(state, self.seat, self.source, self.place)
        return None


def lose(state: Lorenzo, seat: Seat, source: int, place: int) -> None:
    """The loss that an effect of a source brings."""
    effect = SOURCES[source].effects[place]
    assert isinstance(effect, Lose)
    stock = state.players[seat].goods
    lost = [min(stock[kind], effect.goods[kind]) for kind in range(KINDS)]
    for kind in range(KINDS):
        stock[kind] -= lost[kind]
    state.emit("loss: source, goods", seat, (source, tuple(lost)))


class MatchingMilitary(EffectFrame):
    """The military marker moves up to the foremost one; nothing is gained by it (HOU-217 to HOU-219)."""

    __slots__ = ()

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        assert isinstance(self.printed(), MatchMilitary)
        first = max([player.goods[MILITARY] for player in state.players])
        state.players[self.seat].goods[MILITARY] = first
        state.emit("match: number", self.seat, (first,))
        return None
