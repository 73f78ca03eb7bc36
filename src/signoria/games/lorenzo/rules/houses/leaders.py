"""What leaders do with Houses of Renaissance: drawn, played without requirements, exchanges, a card given up."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.alternative import Alternative
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import CARDS, LEADERS, SOURCES, TRADES
from signoria.games.lorenzo.rules.components import Cost
from signoria.games.lorenzo.rules.effect_frame import EffectFrame
from signoria.games.lorenzo.rules.effects import Exchange
from signoria.games.lorenzo.rules.giving import begin_giving, pay
from signoria.games.lorenzo.rules.houses.effects import DrawLeaders, GiveUpCard
from signoria.games.lorenzo.rules.houses.options import GIVE_UP
from signoria.games.lorenzo.rules.houses.payment import asks, begin_standing_in, stand_ins
from signoria.games.lorenzo.rules.houses.state import houses_of, with_one
from signoria.games.lorenzo.rules.houses.tokens import begin_spending, empty_slot
from signoria.games.lorenzo.rules.leaders import copyable, play_leader
from signoria.games.lorenzo.rules.options import DECLINE, EXCHANGE, PLAY
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.games.lorenzo.rules.work import trade_alternative
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat
from signoria.kit.goods import covers
from signoria.kit.hands import Ids, without


def playable(state: Lorenzo, seat: Seat, leaders: Ids) -> list[int]:
    """Leaders that can be played if nothing is required; one that copies needs something to copy (LOR-329)."""
    return [leader for leader in leaders if not LEADERS[leader].copies or copyable(state, seat)]


class DrawingLeaders(Chance[Lorenzo]):
    """Leaders come from the deck into the hand, as far as it goes (HOU-204, HOU-206)."""

    __slots__ = ("place", "seat", "source")

    def __init__(self, seat: Seat, source: int, place: int) -> None:
        self.seat = seat
        self.source = source
        self.place = place

    def copy(self) -> DrawingLeaders:
        return DrawingLeaders(self.seat, self.source, self.place)

    def happen(self, state: Lorenzo) -> None:
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, DrawLeaders)
        bag = list(state.leaders)
        drawn = [state.rng.draw(bag, "leaders") for _ in range(min(effect.count, len(bag)))]
        state.leaders = tuple(bag)
        player = state.players[self.seat]
        player.hand = tuple(sorted([*player.hand, *drawn]))
        if drawn:
            state.emit("draw_leaders: leaders", self.seat, (tuple(drawn),), secret=True)


class PlayingLeaderFree(EffectFrame):
    """One leader in hand may be played whatever it requires (HOU-089, HOU-119, HOU-211)."""

    __slots__ = ()
    rule: ClassVar[str] = "HOU-211"

    def step(self, state: Lorenzo) -> list[Decision] | None:
        """A hand that is not empty is asked about, for nobody else knows what could be played."""
        if state.players[self.seat].hand:
            return [self.ask(state, self.seat, "free")]
        return self.ask_or_lapse(state, self.seat, self.source, "free")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for leader in playable(state, seat, state.players[seat].hand):
            menu.offer(PLAY[leader])
        menu.offer(DECLINE)
        menu.refuse_verbs({"play": "HOU-211"})

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        """Playing a leader is the answer here."""
        if option.verb == "play":
            self.take_answer(state, seat, option)
        else:
            super().answer(state, seat, option)

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        if option.verb == "play":
            play_leader(state, seat, option.args[0])
        else:
            state.emit("decline: source", seat, (self.source,))


class PlayingOpenLeader(Frame[Lorenzo]):
    """One of some leaders that lay open is played at once (HOU-051)."""

    __slots__ = ("leaders", "seat")
    rule: ClassVar[str] = "HOU-051"

    def __init__(self, seat: Seat, leaders: Ids) -> None:
        self.seat = seat
        self.leaders = leaders

    def copy(self) -> PlayingOpenLeader:
        return PlayingOpenLeader(self.seat, self.leaders)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if playable(state, self.seat, self.leaders):
            return self.ask_unless_forced(state, self.seat, "free")
        state.stack.pop()
        return None

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for leader in playable(state, seat, self.leaders):
            menu.offer(PLAY[leader])
        menu.refuse_verbs({**state.rules.outside, **state.rules.elsewhere, "play": "HOU-051"})

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        play_leader(state, seat, option.args[0])


class ChoosingExchange(EffectFrame):
    """A leader that was activated makes one of its exchanges (HOU-111, HOU-118, HOU-131)."""

    __slots__ = ()
    rule: ClassVar[str] = "LOR-138"

    def owes(self) -> bool:
        return True

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "exchange")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        effect = self.printed()
        assert isinstance(effect, Exchange)
        player = state.players[seat]
        for trade in effect.numbers:
            price = TRADES[trade].pay
            if covers(player.goods, price) or stand_ins(player, player.goods, Cost(price, 0)) >= 0:
                menu.offer(EXCHANGE[trade])
            else:
                menu.refuse(EXCHANGE[trade], "LOR-138")

    def alternatives(self, state: Lorenzo, seat: Seat) -> list[Alternative]:
        effect = self.printed()
        assert isinstance(effect, Exchange)
        return [trade_alternative(trade) for trade in effect.numbers] if seat == self.seat else []

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        trade = option.args[0]
        state.stack.append(MakingExchange(seat, trade))
        if asks(state, seat, TRADES[trade].pay):
            begin_standing_in(state, seat, TRADES[trade].pay)


class MakingExchange(Frame[Lorenzo]):
    """An exchange is paid for and gives."""

    __slots__ = ("seat", "trade")

    def __init__(self, seat: Seat, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def copy(self) -> MakingExchange:
        return MakingExchange(self.seat, self.trade)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        trade = TRADES[self.trade]
        pay(state, self.seat, trade.pay, "exchange", self.trade)
        begin_giving(state, self.seat, trade.source)
        begin_spending(state, self.seat)
        return None


class GivingUpCard(EffectFrame):
    """A card of one's own is discarded for what it is given up for; a special one leaves the game (HOU-132, 133)."""

    __slots__ = ()
    rule: ClassVar[str] = "HOU-132"

    def effect(self) -> GiveUpCard:
        effect = self.printed()
        assert isinstance(effect, GiveUpCard)
        return effect

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "give_up")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for card in state.players[seat].cards[self.effect().type]:
            menu.offer(GIVE_UP[card])

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        card, player, houses = option.args[0], state.players[seat], houses_of(state)
        printed = CARDS[card]
        player.cards[printed.type] = without(player.cards[printed.type], card)
        player.modifiers = tuple([number for number in player.modifiers if number not in printed.modifiers])
        if printed.box == BASE and state.rulings > FIRST_RULINGS:
            state.removed = with_one(state.removed, card)
        else:
            houses.gone = with_one(houses.gone, card)
        empty_slot(state, seat, card)
        state.emit("give_up: card", seat, (card,))
        begin_giving(state, seat, self.effect().source)
