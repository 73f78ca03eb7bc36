"""The family auction before the first round (HOU-030 to HOU-051)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from signoria.kernel.core import Seat
from tests.referee.houses.printed import AUCTION_TILES, EXTRA_FAMILIES, FAITH_TILES, FAMILIES
from tests.referee.houses.spaces import Spaces
from tests.referee.lockstep import Difference
from tests.referee.lorenzo.printed import Goods
from tests.referee.script import Script, ask, ask_unless_forced


@dataclass
class Lot:
    """A family, the lines of the auction tile with it from the lowest up, and the offer on it, by its place."""

    family: str
    lines: list[Goods]
    seat: Seat | None = None
    offer: int = -1

    def code(self, place: int) -> str:
        return f"offer:{self.family}.{place + 1}"


class Auction(Spaces):
    """Everybody ends up with a tile of their own (HOU-045)."""

    lots: list[Lot]
    #: The seat that makes an offer now: only then a refusal is looked into.
    bidding: Seat | None = None

    def auction_facts(self) -> list[dict[str, object]]:
        return [
            {
                "family": lot.family,
                "lines": [
                    {"line": place + 1, "goods": goods, "seat": lot.seat if place == lot.offer else None}
                    for place, goods in enumerate(lot.lines)
                ],
            }
            for lot in self.lots
        ]

    def see_lots(self) -> None:
        """As many families and tiles as players, paired by chance (HOU-031); leaders may lie with them (HOU-051)."""
        table = self.table_of(self.look())
        allowed = [f for f in FAMILIES if f not in EXTRA_FAMILIES or self.settings["extra_pieces"]]
        self.lots = [Lot(lot["family"], [line["goods"] for line in lot["lines"]]) for lot in table["auction"]]
        families, tiles = {lot.family for lot in self.lots}, [lot.lines for lot in self.lots]
        possible = len(families) == len(self.lots) == len(self.players) and families.issubset(allowed)
        if not possible or any(tile not in AUCTION_TILES or tiles.count(tile) > 1 for tile in tiles):
            raise Difference("what can be up for auction", table["auction"], allowed)
        self.see_open_leaders(table)

    def see_open_leaders(self, table: Mapping[str, Any]) -> None:
        printed = [e for lot in self.lots for e in FAMILIES[lot.family] if e["kind"] == "open_leaders"]
        count = min(sum(int(effect["count"]) for effect in printed), len(self.leader_deck))
        self.open_leaders = list(table["open_leaders"])
        if len(set(self.open_leaders)) != count or not self.leader_deck.issuperset(self.open_leaders):
            raise Difference("which leaders can lie open", self.open_leaders, (count, sorted(self.leader_deck)))
        self.leader_deck -= set(self.open_leaders)

    def hold_auction(self) -> Script[None]:
        """First offers in turn order; whoever is outbid moves at once (HOU-034, HOU-038 to HOU-041)."""
        for first in self.order:
            seat: Seat | None = first
            while seat is not None:
                self.bidding = seat
                code = yield from ask(seat, "offer", self.offers())
                seat = self.make_offer(seat, code)
        self.bidding = None
        yield from self.award_lots()

    def offers(self) -> list[str]:
        """Any line of a tile without an offer, higher lines of the others (HOU-036, HOU-037, HOU-043)."""
        return [lot.code(place) for lot in self.lots for place in range(len(lot.lines)) if place > lot.offer]

    def make_offer(self, seat: Seat, code: str) -> Seat | None:
        """Whose offer it displaces."""
        lot = next(lot for lot in self.lots if code.startswith(f"offer:{lot.family}."))
        displaced, lot.seat, lot.offer = lot.seat, seat, int(code.rpartition(".")[2]) - 1
        return displaced

    def award_lots(self) -> Script[None]:
        """The family and the goods of the line (HOU-046, HOU-048)."""
        lots, self.lots = self.lots, []
        with_leaders: list[Seat] = []
        for lot in lots:
            assert lot.seat is not None
            holding = self.holdings[lot.seat]
            holding.family = lot.family
            self.gain(lot.seat, lot.lines[lot.offer])
            kinds = [effect["kind"] for effect in FAMILIES[lot.family]]
            holding.faith_tiles = list(FAITH_TILES) if "special_faith_tiles" in kinds else []
            with_leaders += [lot.seat] if "open_leaders" in kinds else []
        for seat in with_leaders:
            yield from self.take_open_leaders(seat)

    def take_open_leaders(self, seat: Seat) -> Script[None]:
        """All come into the hand, one is played at once whatever it requires (HOU-051)."""
        leaders, self.open_leaders = self.open_leaders, []
        self.players[seat].hand += leaders
        playable = self.playable_free(seat, leaders)
        if playable:
            code = yield from ask_unless_forced(seat, "free", [f"play:{leader}" for leader in playable])
            yield from self.play_leader(seat, code.removeprefix("play:"))

    # Why not

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        if self.bidding != seat:
            return super().reasons(seat)
        reasons: dict[str, Collection[str]] = {f"offer:{family}.1": {"HOU-031"} for family in FAMILIES}
        for lot in self.lots:
            rule = "HOU-043" if lot.offer == len(lot.lines) - 1 else "HOU-037"
            reasons |= {lot.code(place): {rule} for place in range(len(lot.lines))}
        return {code: rules for code, rules in reasons.items() if code not in self.offers()}
