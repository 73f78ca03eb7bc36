"""Harvest and production: what is activated, exchanges planned as one, then all that is given (LOR-116 to LOR-147)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.alternative import Alternative
from signoria.games.lorenzo.rules.cards import BONUS_TILES, CARDS, SOURCES, TRADES
from signoria.games.lorenzo.rules.components import NONE, Cost
from signoria.games.lorenzo.rules.effects import Work
from signoria.games.lorenzo.rules.estimates import Reach, servants_label
from signoria.games.lorenzo.rules.giving import begin_giving, pay
from signoria.games.lorenzo.rules.options import DECLINE, EXCHANGE, EXCHANGE_TIMES, EXCHANGED, MORE, number_of_times
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.servants import (
    offer_servants,
    pay_servants,
    servant_numbers,
    servants_for,
)
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.games.lorenzo.rules.steps import LEAST, servants_of_use
from signoria.games.lorenzo.rules.vocabulary import SERVANTS
from signoria.kernel.core import Decision, Label, Menu, Option, Seat
from signoria.kit.goods import covers, multiple
from signoria.kit.hands import Ids

#: Of sources that give together, those with privileges come after the others, and losses last (LOR-144).
LATEST: Final = 2


def begin_work(state: Lorenzo, seat: Seat, action: int, value: int) -> None:
    state.emit("work: action, value", seat, (action, value))
    state.stack.append(Activation(seat, action, value, ()))


class Activation(Question):
    """Exchanges are chosen one by one; nothing moves before all are (LOR-136 to LOR-142)."""

    __slots__ = ("action", "seat", "trades", "value")
    rule: ClassVar[str] = "LOR-137"

    def __init__(self, seat: Seat, action: int, value: int, trades: Ids) -> None:
        self.seat = seat
        self.action = action
        self.value = value
        self.trades = trades

    def copy(self) -> Activation:
        return Activation(self.seat, self.action, self.value, self.trades)

    def owes(self) -> bool:
        return len(self.trades) > 0

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "exchange")

    def cards(self, player: Player) -> list[int]:
        """The cards that are activated, each as often as it is."""
        return self.activated(player) + [
            TRADES[trade].activates for trade in self.trades if TRADES[trade].activates != NONE
        ]

    def activated(self, player: Player) -> list[int]:
        """Those that no other card activates."""
        return player.activated_cards(self.action, self.value)

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Trades of activated cards that what was there before can pay beside those already chosen (LOR-138, 140)."""
        player = state.players[seat]
        left = self.goods_left(player)
        cards = self.cards(player)
        used = [TRADES[trade].origin.of for trade in self.trades]
        looked: list[int] = []
        for card in cards:
            if CARDS[card].trades and card not in looked:
                looked.append(card)
                most = self.most_times(card, cards.count(card))
                self.offer_trades(state, card, most - used.count(card), left, menu)
        menu.offer(EXCHANGED)
        menu.refuse_verbs({"exchange": "LOR-125"})

    def alternatives(self, state: Lorenzo, seat: Seat) -> list[Alternative]:
        """The arrows of activated cards, but for those that need cards which the player does not have (HOU-191)."""
        if seat != self.seat:
            return []
        player = state.players[seat]
        cards = list(dict.fromkeys(self.cards(player)))
        trades = [trade for card in cards for trade in CARDS[card].trades]
        return [trade_alternative(trade, self.trades.count(trade)) for trade in trades if has_use(player, trade)]

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        return Label("lorenzo-option-done", {"n": len(self.trades)}) if option is EXCHANGED else None

    def most_times(self, card: int, activations: int) -> int:
        """How many trades a card allows: one for each time it is activated, or as many as the value."""
        return activations * self.value if TRADES[CARDS[card].trades[0]].repeats else activations

    def offer_trades(self, state: Lorenzo, card: int, most: int, left: list[int], menu: Menu) -> None:
        """The trades of one card; most: how often it may still be used."""
        for trade in CARDS[card].trades:
            rule = "LOR-137" if most < 1 else state.rules.bars_trade(state, self, trade)
            if rule:
                menu.refuse(EXCHANGE[trade], rule)
            elif self.can_pay(state, left, trade, 1):
                menu.offer(EXCHANGE[trade])
            else:
                menu.refuse(EXCHANGE[trade], self.too_much())
            if TRADES[trade].repeats:
                self.offer_times(state, trade, most, left, menu)

    def offer_times(self, state: Lorenzo, trade: int, most: int, left: list[int], menu: Menu) -> None:
        """How many times at once (HOU-189)."""
        for number, option in EXCHANGE_TIMES[trade].items():
            if number > most:
                menu.refuse(option, "HOU-189")
            elif self.can_pay(state, left, trade, number):
                menu.offer(option)
            else:
                menu.refuse(option, self.too_much())

    def can_pay(self, state: Lorenzo, left: list[int], trade: int, number: int) -> bool:
        """Whether what is left is enough for a trade so many times."""
        pay = TRADES[trade].pay if number == 1 else multiple(TRADES[trade].pay, number)
        return covers(left, pay) or state.rules.stand_ins(state.players[self.seat], left, Cost(pay, 0)) >= 0

    def too_much(self) -> str:
        return "LOR-140" if self.trades else "LOR-138"

    def goods_left(self, player: Player) -> list[int]:
        """The player's goods less what the chosen trades will take."""
        left = player.goods[:]
        for trade in self.trades:
            pay = TRADES[trade].pay
            for kind in range(len(pay)):
                left[kind] -= pay[kind]
        return left

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        if option.verb == "exchange":
            self.trades += (option.args[0],) * number_of_times(option)
            return
        state.stack.pop()
        if state.rulings > FIRST_RULINGS:
            self.trades += self.trades_for_nothing(state.players[seat])
        if not self.trades or not state.rules.asks_about_trades(state, self):
            self.work(state)

    def trades_for_nothing(self, player: Player) -> Ids:
        """Those of activated cards that have one and were not used otherwise: nobody does without it (HOU-212)."""
        used = [TRADES[trade].origin.of for trade in self.trades]
        trades: list[int] = []
        for card in self.cards(player):
            if card in used:
                used.remove(card)
            else:
                trades += [trade for trade in CARDS[card].trades if TRADES[trade].for_nothing]
        return tuple(trades)

    def work(self, state: Lorenzo) -> None:
        """All trades are paid, then everything is given."""
        for trade in self.trades:
            pay(state, self.seat, TRADES[trade].pay, "exchange", trade)
        sources = self.sources(state.players[self.seat])
        for late in range(LATEST, -1, -1):
            for source, times in reversed(sources):
                if source != NONE and SOURCES[source].late == late:
                    self.give(state, source, times)
        if self.trades:
            state.rules.after_paying_trades(state, self.seat, self.trades)

    def give(self, state: Lorenzo, source: int, times: int) -> None:
        if not state.rules.gives_otherwise(state, self.seat, source, self.value, times):
            begin_giving(state, self.seat, source)

    def sources(self, player: Player) -> list[tuple[int, int]]:
        """What gives, and how many times as one: the bonus tile, then card by card (LOR-135)."""
        tile = BONUS_TILES[player.bonus_tile]
        sources = [(tile.sources[self.action], 1)] if tile.values[self.action] <= self.value else []
        return sources + self.card_sources(player)

    def card_sources(self, player: Player) -> list[tuple[int, int]]:
        """Each card, and the trades that were made with it."""
        sources: list[tuple[int, int]] = []
        made = list(self.trades)
        for card in self.cards(player):
            sources.append((CARDS[card].permanent, 1))
            for trade in CARDS[card].trades:
                source, times = TRADES[trade].source, made.count(trade)
                if times and TRADES[trade].repeats:
                    times = min(times, self.value)
                    sources.append((source, times))
                else:
                    sources += [(source, 1)] * times
                for _ in range(times):
                    made.remove(trade)
        return sources


def trade_alternative(trade: int, taken: int = 0) -> Alternative:
    """An arrow that can be chosen, and what is paid by it."""
    return Alternative(EXCHANGE[trade], TRADES[trade].pay, taken=taken, trade=trade)


def has_use(player: Player, trade: int) -> bool:
    """Whether an arrow gives something by itself, or activates a card that the player has (HOU-191)."""
    card = TRADES[trade].activates
    return card == NONE or card in player.cards[CARDS[card].type]


class BonusWork(Question):
    """A harvest or production without a family member, on no space (LOR-153, LOR-157, LOR-175)."""

    __slots__ = ("more", "place", "seat", "source")
    rule: ClassVar[str] = "LOR-167"

    def __init__(self, seat: Seat, source: int, place: int, more: bool = False) -> None:
        self.seat = seat
        self.source = source
        self.place = place
        self.more = more  # the player wants to say how many servants are paid

    def copy(self) -> BonusWork:
        return BonusWork(self.seat, self.source, self.place, self.more)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_or_lapse(state, self.seat, self.source, "work")

    def effect(self) -> Work:
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, Work)
        return effect

    def value(self, player: Player) -> int:
        """Its value before servants; some are raised by servants only, but lowered like any other (LOR-281)."""
        effect = self.effect()
        return effect.value + player.in_force().action_value(effect.action, not effect.servants_only)

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Below value 1 nothing would be activated, not even the bonus tile (LOR-167)."""
        player = state.players[seat]
        value, spare = self.value(player), player.goods[SERVANTS]
        least = servants_for(player, LEAST, value)
        every = servant_numbers(player, least, spare)
        asks_all = self.more or state.rulings == FIRST_RULINGS
        numbers = every if asks_all else servants_of_use(player, self.effect().action, value, every)
        offer_servants(player, numbers, least, spare, menu, "LOR-167")
        if len(numbers) < len(every):
            menu.offer(MORE)
        menu.offer(DECLINE)

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        if option.verb != "servants":
            return None
        effect = self.effect()
        added = self.value(state.players[seat]) - effect.value
        reach = Reach("lorenzo-sum-action", effect.value, added, LEAST)
        return servants_label(state, seat, option.args[0], effect.action, reach)

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        if option is MORE:
            self.more = True
            return
        state.stack.pop()
        if option.verb == "servants":
            value = self.value(state.players[seat]) + pay_servants(state, seat, option.args[0])
            begin_work(state, seat, self.effect().action, value)
        else:
            state.emit("decline: source", seat, (self.source,))
