"""A card taken by a bonus action, without a family member (LOR-148 to LOR-166)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.cards import CARDS, SOURCES, SPACES, SURCHARGE
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effects import TakeCard
from signoria.games.lorenzo.rules.estimates import Reach, card_parameters, servants_label
from signoria.games.lorenzo.rules.missing import LACKS, lacking_for_card, missing_goods
from signoria.games.lorenzo.rules.names import space_name
from signoria.games.lorenzo.rules.options import DECLINE, TAKE, WITH_SERVANTS
from signoria.games.lorenzo.rules.places import card_on, space_place
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.servants import (
    offer_more,
    offer_servants,
    pay_servants,
    servant_numbers,
    servants_for,
)
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.towers import (
    Purse,
    added_on_floor,
    begin_taking,
    floor_value,
    is_occupied,
    needed_on_floor,
    rule_against_card,
    spare_servants,
    unpaid,
    ways_to_pay,
)
from signoria.kernel.core import Decision, Label, Menu, Option, Seat, Word
from signoria.kit.missing import Missing


class BonusCard(Question):
    """A card is taken without a family member: which one, then how many servants (LOR-148 to LOR-166)."""

    __slots__ = ("more", "place", "seat", "source", "space")
    rule: ClassVar[str] = "LOR-156"

    def __init__(self, seat: Seat, source: int, place: int, space: int = NONE, more: bool = False) -> None:
        self.seat = seat
        self.source = source
        self.place = place
        self.space = space
        self.more = more  # the player wants to say how many servants are paid

    def copy(self) -> BonusCard:
        return BonusCard(self.seat, self.source, self.place, self.space, self.more)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.space == NONE:
            return self.ask_or_lapse(state, self.seat, self.source, "take")
        if self.more:
            return self.ask_unless_forced(state, self.seat, "servants")
        self.take_answer(state, self.seat, WITH_SERVANTS[self.servants(state, state.players[self.seat], self.space)[0]])
        return None

    def owes(self) -> bool:
        return self.space != NONE

    def effect(self) -> TakeCard:
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, TakeCard)
        return effect

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        if self.space == NONE:
            for space in state.open:
                if SPACES[space].tower != NONE:
                    self.offer_card(state, player, space, menu)
            offer_more(player, self.more, menu)
            menu.offer(DECLINE)
        else:
            least, spare = self.servants(state, player, self.space)
            numbers = servant_numbers(player, least, spare)
            offer_servants(player, numbers, least, spare, menu, state.rules.too_low(state, self.space))

    def offer_card(self, state: Lorenzo, player: Player, space: int, menu: Menu) -> None:
        """A card that the tower rules let the player take (LOR-149)."""
        card = state.floors[space]
        rule = rule_against_card(state, player, space)
        if rule or CARDS[card].type not in self.effect().types:
            menu.refuse(TAKE[space], rule or "LOR-156")
            return
        least, spare = self.servants(state, player, space)
        if spare < 0:
            menu.refuse(TAKE[space], unpaid(state, player, charge_on(state, space)))
        elif least > spare:
            menu.refuse(TAKE[space], state.rules.too_low(state, space))
        else:
            menu.offer(TAKE[space])

    def servants(self, state: Lorenzo, player: Player, space: int) -> tuple[int, int]:
        """The least that reach the floor and the most that can be spared (LOR-150)."""
        effect = self.effect()
        ways = ways_to_pay(state, player, state.floors[space], effect.discounts)
        spare = spare_servants(state, player, space, Purse(state, player, charge_on(state, space)), ways)
        return servants_for(player, needed_on_floor(state, player, space), effect.value), spare

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        """The action tells its value and its discount."""
        player, effect = state.players[seat], self.effect()
        if option.verb == "servants" and self.space != NONE:
            added, needed = added_on_floor(state, player, self.space), floor_value(state, self.space)
            reach = Reach("lorenzo-sum-action", effect.value, added, needed)
            return servants_label(state, seat, option.args[0], NONE, reach)
        if option.verb != "take" or card_on(state, option.args[0]) == NONE:
            return None
        space = option.args[0]
        parameters: dict[str, Word] = {"space": space_name(space)}
        parameters |= card_parameters(state, player, space, effect.value, charge_on(state, space), effect.discounts)
        parameters |= self.missing(state, player, space)
        return Label("lorenzo-option-take", parameters, space_place(state, seat, space))

    def missing(self, state: Lorenzo, player: Player, space: int) -> Missing:
        """What is lacking to take the card of a floor, if nothing else keeps it out of reach."""
        card, effect, rule = state.floors[space], self.effect(), rule_against_card(state, player, space)
        least, spare = self.servants(state, player, space)
        lacks = rule in LACKS or (not rule and CARDS[card].type in effect.types and spare < least)
        if self.space != NONE or not lacks:
            return {}
        ways = ways_to_pay(state, player, card, effect.discounts)
        return missing_goods(lacking_for_card(state, player, space, least, charge_on(state, space), ways))

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        """Declined as a whole, the rest of the card stays (LOR-162)."""
        if option.verb == "take":
            self.space = option.args[0]
            return
        if option.verb == "more":
            self.more = True
            return
        state.stack.pop()
        if option.verb == "servants":
            pay_servants(state, seat, option.args[0])
            begin_taking(state, seat, self.space, charge_on(state, self.space), NONE, self.source, self.place)
        else:
            state.emit("decline: source", seat, (self.source,))


def charge_on(state: Lorenzo, space: int) -> int:
    """What a bonus action pays for an occupied tower; nobody is spared it (LOR-154, LOR-291)."""
    return SURCHARGE if is_occupied(state, SPACES[space].tower) else 0
