"""Cards taken out of the ordinary, and what taking a card brings about (HOU-052 to HOU-089, HOU-220 to HOU-223)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.amounts import goods
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import CARDS, SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effect_frame import EffectFrame
from signoria.games.lorenzo.rules.giving import begin_giving
from signoria.games.lorenzo.rules.houses.effects import TakeDiscarded
from signoria.games.lorenzo.rules.houses.modifiers import LastPurchase, SetReward, WorkOnTake
from signoria.games.lorenzo.rules.houses.options import RETRIEVE
from signoria.games.lorenzo.rules.houses.state import holding_of
from signoria.games.lorenzo.rules.names import card_name, space_name
from signoria.games.lorenzo.rules.options import DECLINE, TAKE
from signoria.games.lorenzo.rules.places import card_on, space_place
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.steps import LEAST
from signoria.games.lorenzo.rules.towers import acquire, buy, no_room
from signoria.games.lorenzo.rules.work import begin_work
from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Seat, Word
from signoria.kit.goods import Goods, covers
from signoria.kit.hands import without


class RetrievingCard(EffectFrame):
    """A card of the base game that was discarded may be taken without its cost (HOU-220 to HOU-223)."""

    __slots__ = ()
    rule: ClassVar[str] = "HOU-220"

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_or_lapse(state, self.seat, self.source, "retrieve")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        effect = self.printed()
        assert isinstance(effect, TakeDiscarded)
        for card in state.removed:
            rule = no_room(state, state.players[seat], CARDS[card].type)
            if CARDS[card].type in effect.types and not rule:
                menu.offer(RETRIEVE[card])
            else:
                menu.refuse(RETRIEVE[card], rule or "HOU-220")
        menu.offer(DECLINE)

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        if option is DECLINE:
            state.emit("decline: source", seat, (self.source,))
            return
        card = option.args[0]
        state.removed = without(state.removed, card)
        state.emit("retrieve: card", seat, (card,))
        acquire(state, seat, card, ())


def purchase_price(player: Player) -> Goods:
    """What a player pays for a card after the actions; nothing: no card is for sale."""
    for modifier in player.in_force().others:
        if isinstance(modifier, LastPurchase):
            return modifier.pay
    return ()


class LastPurchases(Frame[Lorenzo]):
    """After the actions a card left in the base towers may be had for servants (HOU-076 to HOU-080)."""

    __slots__ = ("place",)
    rule: ClassVar[str] = "HOU-076"

    def __init__(self, place: int) -> None:
        self.place = place

    def copy(self) -> LastPurchases:
        return LastPurchases(self.place)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.place == len(state.order):
            state.stack.pop()
            return None
        seat = state.order[self.place]
        price = purchase_price(state.players[seat])
        if price and covers(state.players[seat].goods, price):
            decision = self.ask(state, seat, "purchase")
            if decision.options != [DECLINE]:
                return [decision]
        self.place += 1
        return None

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Neither its cost nor the military for a territory is asked, but there must be room (HOU-077, HOU-080)."""
        for space in state.open:
            if SPACES[space].tower != NONE:
                self.offer_card(state, seat, space, menu)
        menu.offer(DECLINE)
        menu.refuse_verbs(state.rules.outside)

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        """A card and the price that it has here."""
        if option.verb != "take" or card_on(state, option.args[0]) == NONE:
            return None
        space, price = option.args[0], goods(purchase_price(state.players[seat]))
        parameters: dict[str, Word] = {
            "space": space_name(space),
            "card": card_name(state.floors[space]),
            "goods": price,
        }
        return Label("lorenzo-option-take-for", parameters, space_place(state, seat, space))

    def offer_card(self, state: Lorenzo, seat: Seat, space: int, menu: Menu) -> None:
        card = state.floors[space]
        if card == NONE:
            menu.refuse(TAKE[space], "LOR-050")
        elif SPACES[space].box != BASE:
            menu.refuse(TAKE[space], "HOU-078")
        elif no_room(state, state.players[seat], CARDS[card].type, armed=True):
            menu.refuse(TAKE[space], "LOR-067")
        else:
            menu.offer(TAKE[space])

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        self.place += 1
        if option is DECLINE:
            state.emit("pass", seat)
            return
        buy(state, seat, option.args[0], purchase_price(state.players[seat]))


class WorkAfterCard(Frame[Lorenzo]):
    """After a card was taken its owner works at its value or less, which nothing raises (HOU-052 to HOU-055)."""

    __slots__ = ("action", "seat", "value")

    def __init__(self, seat: Seat, action: int, value: int) -> None:
        self.seat = seat
        self.action = action
        self.value = value

    def copy(self) -> WorkAfterCard:
        return WorkAfterCard(self.seat, self.action, self.value)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        state.stack.pop()
        value = self.value + state.players[self.seat].in_force().action_value(self.action, raised=False)
        if value >= LEAST:
            begin_work(state, self.seat, self.action, value)
        return None


class RewardingSets(Frame[Lorenzo]):
    """Each complete set of the four types is rewarded once, in order (HOU-086 to HOU-088)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> RewardingSets:
        return RewardingSets(self.seat)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        player, holding = state.players[self.seat], holding_of(state, self.seat)
        if min([len(row) for row in player.cards]) <= holding.rewards:
            state.stack.pop()
            return None
        holding.rewards += 1
        for modifier in player.in_force().others:
            if isinstance(modifier, SetReward) and modifier.sets == holding.rewards:
                state.emit("set: number", self.seat, (holding.rewards,))
                begin_giving(state, self.seat, modifier.source)
        return None


def begin_afterwards(state: Lorenzo, seat: Seat, card: int) -> None:
    """What follows the immediate effect of a card that was taken (HOU-256)."""
    printed = CARDS[card]
    rewarded = False
    for modifier in state.players[seat].in_force().others:
        if isinstance(modifier, WorkOnTake) and modifier.type == printed.type:
            state.stack.append(WorkAfterCard(seat, modifier.action, printed.value - modifier.less))
        elif isinstance(modifier, SetReward):
            rewarded = True
    if rewarded:
        state.stack.append(RewardingSets(seat))
