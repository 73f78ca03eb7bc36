"""Leaders with the expansion: requirements, drawn and free leaders, exchanges, a card given up (HOU-094 to HOU-133)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.kernel.core import Seat
from tests.referee.houses.payment import Payment
from tests.referee.lockstep import Difference
from tests.referee.lorenzo.leaders import copies
from tests.referee.lorenzo.leaders import holds as holds_in_base_game
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import LEADERS, SPECIAL_CARDS, SPECIAL_TOKENS, Effect
from tests.referee.script import Script


class HousesLeaders(Payment):
    """New requirements and new things that leaders do."""

    def give_effect(self, seat: Seat, effect: Effect, used: set[str], doubled: bool) -> Script[None]:
        match effect["kind"]:
            case "draw_leader":
                self.draw_leaders(seat, effect["count"])
            case "play_leader":
                yield from self.play_free(seat)
            case "exchange":
                yield from self.exchange(seat, effect)
            case "discard_own_card":
                yield from self.give_up_card(seat, effect)
            case "draw_special_tokens":
                yield from self.look_at_tokens(seat, effect)
            case _:
                yield from super().give_effect(seat, effect, used, doubled)

    # Requirements

    def meets(self, player: Player, leader: str) -> bool:
        """All entries hold but those that a card waives (HOU-095, HOU-208, HOU-210)."""
        goods, player.goods = player.goods, self.really_owned(player)
        missing = sum(not holds(player, entry) for entry in entries(leader))
        player.goods = goods
        return missing <= sum(int(effect["count"]) for effect in player.lasting("leader_requirement_waiver"))

    # Played

    def play_leader(self, seat: Seat, leader: str) -> Script[None]:
        """A token for playing it, then what is copied, then what it does at once (HOU-107, HOU-119, HOU-207)."""
        player = self.players[seat]
        player.hand.remove(leader)
        player.leaders.append(leader)
        for effect in player.lasting("on_play_leader"):
            yield from self.give(seat, effect["effects"])
        if copies(leader):
            code = yield from self.ask(seat, "copy", lambda: [f"copy:{other}" for other in self.copyable(seat)])
            player.copied = code.removeprefix("copy:")
        acting = LEADERS[player.acting(leader)]
        if acting["frequency"] == "immediate":
            yield from self.give(seat, acting["effects"])

    def playable_free(self, seat: Seat, leaders: list[str]) -> list[str]:
        """Those that can be played if nothing is required; one that copies needs something to copy (LOR-329)."""
        return [leader for leader in leaders if not copies(leader) or self.copyable(seat)]

    def play_free(self, seat: Seat) -> Script[None]:
        """Whoever has a hand is asked, for nobody else knows what could be played (HOU-089, HOU-119, HOU-211)."""
        hand, code = self.players[seat].hand, ""
        while hand and not code:
            playable = self.playable_free(seat, hand)
            code = yield from self.ask_once(seat, "free", [*[f"play:{leader}" for leader in playable], "decline"])
        if code.startswith("play:"):
            yield from self.play_leader(seat, code.removeprefix("play:"))

    def draw_leaders(self, seat: Seat, count: int) -> None:
        """From the deck into the hand, as many as there are (HOU-204, HOU-206)."""
        count = min(count, len(self.leader_deck))
        if not count:
            return
        drawn = [list(LEADERS)[number] for number in self.see_event("draw_leaders", seat, "leaders")]
        if len(drawn) != count or len(set(drawn)) != count or not self.leader_deck.issuperset(drawn):
            raise Difference(f"which leaders seat {seat} can draw", drawn, (count, sorted(self.leader_deck)))
        self.leader_deck -= set(drawn)
        self.players[seat].hand += drawn

    # Used

    def futile(self, player: Player, effect: Effect) -> str:
        """The rule by which an ability would do nothing."""
        match effect["kind"]:
            case "exchange":
                options = effect["options"]
                payable = any(self.can_pay(player, player.goods, option["pay"]) for option in options)
                return "" if payable else "LOR-138"
            case "discard_own_card":
                return "" if player.cards[effect["card_type"]] else "HOU-132"
            case "draw_special_tokens":  # who may keep none draws none (HOU-228)
                kept = self.reduced(player, {SPECIAL_TOKENS: effect["keep"]})[SPECIAL_TOKENS]
                return "" if kept > 0 else "HOU-228"
            case _:
                return super().futile(player, effect)

    def exchange(self, seat: Seat, effect: Effect) -> Script[None]:
        """One of the exchanges of a leader that was activated (HOU-111, HOU-118, HOU-131)."""
        player = self.players[seat]
        leader = next(leader for leader, entry in LEADERS.items() if effect in entry["effects"])
        options = {f"exchange:{leader}.{number}": option for number, option in enumerate(effect["options"], 1)}

        def payable() -> list[str]:
            return [code for code, option in options.items() if self.can_pay(player, player.goods, option["pay"])]

        with self.owing():
            option = options[(yield from self.ask(seat, "exchange", payable))]
        yield from self.stand_in(seat, option["pay"])
        player.pay(option["pay"])
        yield from self.spend_tokens(seat)
        yield from self.give(seat, option["receive"])

    def give_up_card(self, seat: Seat, effect: Effect) -> Script[None]:
        """It is discarded, with its token but without the bonus; special cards are gone (HOU-132, 133, HOU-260)."""
        row = self.players[seat].cards[effect["card_type"]]
        code = yield from self.ask(seat, "give_up", lambda: [f"give_up:{card}" for card in row])
        card = code.removeprefix("give_up:")
        row.remove(card)
        (self.gone if card in SPECIAL_CARDS else self.removed).append(card)
        slots = self.holdings[seat].slots
        if card in slots:
            self.discards.append(slots.pop(card))
        yield from self.give(seat, effect["effects"])


def entries(leader: str) -> Iterator[Effect]:
    """The requirements of a leader; one resource is one entry (HOU-210)."""
    for requirement in LEADERS[leader]["requirements"]:
        if requirement["kind"] in ("resources", "resources_at_most"):
            for kind, amount in requirement["resources"].items():
                yield {"kind": requirement["kind"], "resources": {kind: amount}}
        else:
            yield requirement


def holds(player: Player, entry: Effect) -> bool:
    """Whether an entry holds now (HOU-095 to HOU-100)."""
    rows = [len(row) for row in player.cards.values()]
    match entry["kind"]:
        case "resources_at_most":
            return all(player.goods[kind] <= amount for kind, amount in entry["resources"].items())
        case "resources_sum_at_most":
            return sum(player.goods[kind] for kind in entry["resources"]) <= int(entry["amount"])
        case "cards_at_most":
            return len(player.cards[entry["card_type"]]) <= int(entry["count"])
        case "cards_total":
            return sum(rows) >= int(entry["count"])
        case "cards_total_of_few_types":
            return sum(rows) >= int(entry["count"]) and sum(map(bool, rows)) <= int(entry["max_types"])
        case "leaders_played":
            return len(player.leaders) >= int(entry["count"])
        case _:
            return holds_in_base_game(player, entry)
