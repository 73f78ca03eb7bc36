"""A match with Houses of Renaissance from set-up to scoring (HOU-018, HOU-069, HOU-122, HOU-236 to HOU-259)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from signoria.kernel.core import Seat, Settings
from tests.referee.houses.families import TRADE_RULES, Families
from tests.referee.houses.printed import BROWN, FACES, SLOTTED, SPECIAL
from tests.referee.lockstep import Difference
from tests.referee.lorenzo.printed import TOWERS, area_of
from tests.referee.script import Eyes, Script, ask


class HousesReferee(Families):
    """Takes over before the first choice, or at the first turn of a round."""

    def __init__(self, settings: Settings, look: Eyes) -> None:
        super().__init__(settings, look)
        self.lots = []

    # Before the first round

    def prepare(self) -> Script[None]:
        """The auction comes after the draft (HOU-018)."""
        yield from super().prepare()
        self.see_lots()
        yield from self.hold_auction()

    def draft(self) -> Script[None]:
        """Leaders that are not dealt are the deck (HOU-092, HOU-093)."""
        dealt = [leader for player in self.players for leader in player.pack]
        if not self.settings["advanced"]:  # without a choice of bonus tiles packs were seen from the first (HOU-252)
            self.leader_deck.update(dealt)
        if len(set(dealt)) != 4 * len(self.players) or not self.leader_deck.issuperset(dealt):
            raise Difference("which leaders can be dealt", dealt, sorted(self.leader_deck))
        self.leader_deck -= set(dealt)
        yield from super().draft()

    # Turns

    def aside_codes(self, seat: Seat) -> list[str]:
        """Tokens, slots and trades, before and after the placement (HOU-138, HOU-203, HOU-254, HOU-255)."""
        return [
            *super().aside_codes(seat),
            *self.token_codes(seat),
            *self.slot_codes(seat),
            *self.trade_codes(seat),
        ]

    def aside(self, seat: Seat, verb: str, rest: str) -> Script[None]:
        match verb:
            case "token":
                yield from self.use_token(seat, rest)
            case "fill":
                card, _, face = rest.partition(".")
                self.fill_slot(seat, card, face)
            case "trade":
                number = rest.rpartition(".")[2]
                yield from self.trade(seat, int(number) if number.isdigit() else 1)
            case _:
                yield from super().aside(seat, verb, rest)

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        """Also why not a member that the family does not have, a token, a slot or a trade."""
        reasons = dict(super().reasons(seat))
        if self.placing != seat:
            return reasons
        if BROWN not in self.family(self.players[seat]):
            reasons |= {f"place:{BROWN}:{space}": {"HOU-056"} for space in self.printed_spaces()}
        offered = self.aside_codes(seat)
        more: dict[str, Collection[str]] = {f"token:{face}": {"HOU-138"} for face in FACES}
        more |= {f"fill:{card}.{face}": {"HOU-203"} for card in SLOTTED for face in FACES}
        more |= {f"trade:{family}": {rule} for family, rule in TRADE_RULES.items()}
        return reasons | {code: rules for code, rules in more.items() if code not in offered}

    # Reports

    def score(self, seat: Seat, points: int) -> None:
        """A report is a source of victory points too (HOU-126)."""
        more = sum(int(effect["amount"]) for effect in self.players[seat].lasting("gain_bonus"))
        super().score(seat, points + more if points else 0)

    def excommunicate(self, seat: Seat) -> Script[None]:
        """One leader protects from it, one family loses by it (HOU-069, HOU-122, HOU-123)."""
        player = self.players[seat]
        if player.has("immune_to_excommunication"):
            return
        yield from super().excommunicate(seat)
        for effect in player.lasting("on_excommunicated"):
            yield from self.give(seat, effect["effects"])

    # The end of a round and of the game

    def end_round(self) -> None:
        """Cards left leave the game or can be retrieved, and the tile moves on (HOU-177, HOU-237, HOU-238)."""
        for space, card in self.floors.items():
            if card:
                (self.gone if area_of(space) == SPECIAL else self.removed).append(card)
        super().end_round()
        self.adaptation = TOWERS[(TOWERS.index(self.adaptation) + 1) % len(TOWERS)]

    def before_scoring(self) -> Script[None]:
        """Tokens may still be used, in turn order, and nothing else (HOU-242 to HOU-244, HOU-259)."""
        self.phase, self.rounds_over = "actions", True
        for seat in self.order:
            while self.holdings[seat].tokens:
                code = yield from ask(seat, "last", ["end", *self.token_codes(seat)])
                if code == "end":
                    break
                yield from self.use_token(seat, code.removeprefix("token:"))
