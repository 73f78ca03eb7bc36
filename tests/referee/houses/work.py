"""Work with the expansion: yields by value, cards that activate others, token slots (HOU-187 to HOU-199, HOU-257)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from signoria.kernel.core import Seat
from tests.referee.houses.leaders import HousesLeaders
from tests.referee.houses.printed import has_effect
from tests.referee.houses.tokens import token_effects
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import Effect, Goods
from tests.referee.lorenzo.work import BY_VALUE, CARD_TYPE, LEAST, Arrow, total
from tests.referee.script import Script

ACTIVATES = "activate_card"
#: The most times that an exchange is made at once; it can be made again.
MOST_TIMES = 20
#: Sources with privileges or free leaders come after the others, losses last (LOR-144, HOU-258).
LATE = {"council_privilege": 1, "play_leader": 1, "lose": 2}


class Source(NamedTuple):
    """What gives in an activation, and how many times as one."""

    effects: Sequence[Effect]
    times: int = 1
    card: str = ""


class HousesWork(HousesLeaders):
    """Arrows are chosen, all is paid, everything is given (LOR-138 to LOR-144)."""

    def give_effect(self, seat: Seat, effect: Effect, used: set[str], doubled: bool) -> Script[None]:
        if effect["kind"] == ACTIVATES:
            yield from self.activate_cards(seat, effect)
        else:
            yield from super().give_effect(seat, effect, used, doubled)

    def arrow_options(self, seat: Seat, cards: list[str], chosen: list[Arrow], value: int) -> dict[str, list[Arrow]]:
        """Arrows that may be chosen beside those that are, all paid from what was there before (HOU-190, HOU-194)."""
        player, used = self.players[seat], [arrow.card for arrow in chosen]
        cards = activated(cards, chosen)
        options: dict[str, list[Arrow]] = {}
        for card in dict.fromkeys(cards):
            for arrow in self.arrows(player, card):
                again = has_effect(arrow.activates, ACTIVATES) and arrow.activates in [a.activates for a in chosen]
                if again or not self.is_of_use(seat, arrow):
                    continue
                most = cards.count(card) * (value if arrow.by_value else 1) - used.count(card)  # HOU-189, HOU-193
                for number in range(1, min(most, MOST_TIMES if arrow.by_value else 1) + 1):
                    if self.can_pay(player, player.goods, total([*chosen, *[arrow] * number])):
                        options[arrow.code() + (f".{number}" if number > 1 else "")] = [arrow] * number
        return options

    def arrows(self, player: Player, card: str) -> list[Arrow]:
        """The arrows of a card: its exchanges, or the own cards it may activate (HOU-191, HOU-193)."""
        arrows = super().arrows(player, card)
        for effect in self.card(card)["permanent"]:
            if effect["kind"] == ACTIVATES:
                others = [other for card_type in effect["card_types"] for other in player.cards[card_type]]
                arrows += [Arrow(card, other, {}, (), other) for other in others if other != card]
        return arrows

    def gifts(self, player: Player, cards: list[str], chosen: list[Arrow]) -> list[Arrow]:
        """Arrows that cost nothing, of cards that were activated more often than they were used (HOU-212)."""
        used, gifts = [arrow.card for arrow in chosen], list[Arrow]()
        for card in dict.fromkeys(cards):
            free = [arrow for arrow in self.arrows(player, card) if is_gift(arrow)]
            gifts += free * (cards.count(card) - used.count(card))
        return gifts

    def is_of_use(self, seat: Seat, arrow: Arrow) -> bool:
        """A free leader needs one in hand that could be played; a gift comes unasked (HOU-212)."""
        if is_gift(arrow):
            return False
        plays = any(effect["kind"] == "play_leader" for effect in arrow.receive)
        return not plays or bool(self.playable_free(seat, self.players[seat].hand))

    def activate(
        self, seat: Seat, tile: Sequence[Effect], cards: list[str], arrows: list[Arrow], value: int
    ) -> Script[None]:
        """All arrows are paid before anything is given (LOR-141, HOU-213)."""
        price = total(arrows)
        arrows = arrows + self.gifts(self.players[seat], activated(cards, arrows), arrows)
        yield from self.stand_in(seat, price)
        self.players[seat].pay(price)
        yield from self.spend_tokens(seat)
        sources = self.card_sources(activated(cards, arrows), arrows, value)
        for source in sorted([Source(tile), *sources], key=lateness):
            yield from self.give_source(seat, source, value)

    def card_sources(self, cards: list[str], arrows: list[Arrow], value: int) -> list[Source]:
        """Card by card, as often as it is activated: what it gives, then what its arrows give."""
        sources, made = list[Source](), [arrow for arrow in arrows if not arrow.activates]
        for card in cards:
            plain = [e for e in self.card(card)["permanent"] if e["kind"] not in ("exchange", ACTIVATES)]
            sources += [Source(plain, card=card)] if plain else []
            mine = [arrow for arrow in made if arrow.card == card]
            if mine and mine[0].by_value:  # as one source (HOU-126), up to the value each time
                mine = mine[:value]
                sources.append(Source(mine[0].receive, len(mine)))
            else:
                sources += [Source(arrow.receive) for arrow in sorted(mine, key=lambda arrow: arrow.name)]
            for arrow in mine:
                made.remove(arrow)
        return sources

    def give_source(self, seat: Seat, source: Source, value: int) -> Script[None]:
        kinds = [effect["kind"] for effect in source.effects]
        if "special_token_slot" in kinds:  # HOU-198, HOU-199
            face = self.holdings[seat].slots.get(source.card)
            yield from self.give(seat, token_effects(face) if face else [])
        elif source.times > 1 or any(effect.get("max_times") == BY_VALUE for effect in source.effects):
            yield from self.receive(seat, self.counted_by_value(seat, source, value), set())
        else:
            yield from self.give(seat, source.effects)

    def counted_by_value(self, seat: Seat, source: Source, value: int) -> Goods:
        """At most as much as the value of the action says (HOU-187, HOU-188)."""
        goods: Goods = {}
        for effect in source.effects:
            if effect["kind"] == "gain_per":
                counted = self.counted(self.players[seat], effect)
                due = {kind: min(amount, value * effect["amount"]) for kind, amount in counted.items()}
            else:
                due = {kind: source.times * amount for kind, amount in effect["resources"].items()}
            for kind, amount in due.items():
                goods[kind] = goods.get(kind, 0) + amount
        return goods

    def done_at(self, player: Player, area: str, value: int) -> object:
        """Some cards give by the value, and some may activate one that does (HOU-187, HOU-189, HOU-191)."""
        cards = self.activated_at(player, area, value)
        owned = [card for card_type in CARD_TYPE.values() for card in player.cards[card_type]]
        by_value = [card for card in owned if gives_by_value(self.card(card))]
        counts = any(card in by_value or (by_value and has_effect(card, ACTIVATES)) for card in cards)
        return super().done_at(player, area, value), value if counts else 0

    # Cards activated by themselves

    def futile(self, player: Player, effect: Effect) -> str:
        if effect["kind"] == ACTIVATES:
            return "" if self.cards_to_activate(player, effect) else "HOU-195"
        return super().futile(player, effect)

    def cards_to_activate(self, player: Player, effect: Effect) -> list[str]:
        """Own cards of the types; a printed value must reach them (HOU-195)."""
        cards = [card for card_type in effect["card_types"] for card in player.cards[card_type]]
        if "value" not in effect:
            return cards
        return [card for card in cards if self.card(card)["activation_value"] <= self.value_reached(player, effect)]

    def value_reached(self, player: Player, effect: Effect) -> int:
        """A printed value is not raised, but lowered like any other (HOU-091); without one it is 1 (HOU-197)."""
        if "value" not in effect:
            return LEAST
        area = next(area for area, card_type in CARD_TYPE.items() if card_type == effect["card_types"][0])
        return int(effect["value"]) + self.action_value(player, area, lowered_only=True)

    def activate_cards(self, seat: Seat, effect: Effect) -> Script[None]:
        """Cards and their exchanges are chosen as one activation, without a bonus tile (HOU-195 to HOU-197, 257)."""
        player, cards, arrows = self.players[seat], list[str](), list[Arrow]()
        value = self.value_reached(player, effect)

        def answers() -> list[str]:
            more = self.cards_to_activate(player, effect) if len(cards) < effect["count"] else []
            codes = [f"work:{card}" for card in more if card not in cards]
            return codes + ([*self.arrow_options(seat, cards, arrows, value), "done"] if cards else ["decline"])

        while True:
            with self.owing(bool(arrows)):
                code = yield from self.ask(seat, "work_cards", answers)
            if code == "decline":
                return
            if code == "done":
                break
            if code.startswith("exchange:"):
                arrows.extend(self.arrow_options(seat, cards, arrows, value)[code])
            else:
                cards.append(code.removeprefix("work:"))
        yield from self.activate(seat, (), cards, arrows, value)


def gives_by_value(card: Mapping[str, Any]) -> bool:
    """Whether a card gives as often as the value of the action says."""
    return any(BY_VALUE in (effect.get("times"), effect.get("max_times")) for effect in card["permanent"])


def activated(cards: list[str], arrows: list[Arrow]) -> list[str]:
    """The cards that are activated, each as often as it is (HOU-193)."""
    return cards + [arrow.activates for arrow in arrows if arrow.activates]


def is_gift(arrow: Arrow) -> bool:
    """Whether an arrow gives without being paid."""
    return not arrow.pay and not arrow.activates


def lateness(source: Source) -> int:
    return max((LATE.get(effect["kind"], 0) for effect in source.effects), default=0)
