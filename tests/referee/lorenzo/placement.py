"""Placing family members: where each may go, with how many servants, and why not elsewhere (LOR-029 to LOR-061)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.lorenzo.leaders import Leaders
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import COLORED, SPACES, area_of, floor_of, floors_of
from tests.referee.lorenzo.table import WORK
from tests.referee.lorenzo.taking import SURCHARGE
from tests.referee.script import Script


class Placement(Leaders):
    """One member goes to one space, whose action follows."""

    def spaces_for(self, seat: Seat) -> list[str]:
        """All spaces a seat could enter."""
        return list(self.members)

    def placements(self, seat: Seat) -> list[str]:
        player = self.players[seat]
        at_home = [member for member in self.family(player) if member not in player.placed]
        spaces = self.spaces_for(seat)
        return [f"place:{m}:{space}" for m in at_home for space in spaces if self.can_place(seat, m, space)]

    def can_place(self, seat: Seat, member: str, space: str) -> bool:
        return bool(self.servants_to_place(seat, member, space, self.member_value(self.players[seat], member)))

    def servants_to_place(self, seat: Seat, member: str, space: str, value: int) -> list[int]:
        """How many servants may go with a member of a value to a space; [] if it may not go there."""
        player, area = self.players[seat], area_of(space)
        if self.barred(seat, member, space):
            return []
        if area in self.towers:
            return self.servants_for_card(player, space, value, self.charge(player, area), [])
        return self.servant_numbers(player, value + self.added(player, space), self.needed(space))

    def added(self, player: Player, space: str) -> int:
        """What is added to a member's value on a space beside the towers, or taken off (LOR-118, LOR-123)."""
        area = area_of(space)
        return self.action_value(player, area) - int(SPACES[space]["penalty"]) if area in WORK else 0

    def needed(self, space: str) -> int:
        return int(SPACES[space]["value"])

    def charge(self, player: Player, tower: str) -> int:
        """The surcharge of an occupied tower, waived everywhere or in some towers only (LOR-053, LOR-054, LOR-289)."""
        waived = any(tower in effect.get("towers", (tower,)) for effect in player.lasting("no_tower_surcharge"))
        return SURCHARGE if self.occupied(tower) and not waived else 0

    def can_pay_charge(self, player: Player, charge: int) -> bool:
        return player.goods["coins"] >= charge

    def barred(self, seat: Seat, member: str, space: str) -> set[str]:
        """The rules that keep a member out of a space whatever is paid: who stands there, own colors, the ban."""
        area, player = area_of(space), self.players[seat]
        rules: set[str] = set()
        if area in self.towers:
            if self.members[space]:
                rules.add("LOR-048")
            if member in COLORED and self.has_colored(seat, floors_of(area)):
                rules.add("LOR-059")
            return rules
        if SPACES[space]["single"] and self.members[space] and not player.has("place_in_occupied_spaces"):
            rules.add("LOR-116" if area in WORK else "LOR-181")
        if area in WORK and member in COLORED and self.has_colored(seat, (f"{area}.1", f"{area}.2")):
            rules.add("LOR-120")
        if area == "market" and player.has("market_ban"):
            rules.add("LOR-376")
        return rules

    def place(self, seat: Seat, member: str, space: str, wants_to_say: bool) -> Script[None]:
        """Servants first, then the member, then what the space does (LOR-036, LOR-065)."""
        player, area = self.players[seat], area_of(space)
        value = self.member_value(player, member)  # settled now, whatever leader is played meanwhile (LOR-258)
        servants = yield from self.servants_to_join(
            seat, member, space, value, area if area in WORK else "", wants_to_say
        )
        player.goods["servants"] -= servants
        if area in self.towers:
            yield from self.take_card(seat, space, self.charge(player, area), member, [])
            return
        value += self.servants_value(player, servants) + self.added(player, space)
        self.put_member(seat, member, space)
        if area in WORK:
            yield from self.work(seat, area, value)
        else:
            yield from self.give(seat, SPACES[space]["effects"])

    def servants_to_join(
        self, seat: Seat, member: str, space: str, value: int, work: str, wants_to_say: bool
    ) -> Script[int]:
        """Where work is done those of use are asked about, if there are several (LOR-038)."""
        player = self.players[seat]

        def numbers() -> list[int]:
            numbers = self.servants_to_place(seat, member, space, value)
            if not work or wants_to_say:
                return numbers
            return self.of_use(player, work, value + self.added(player, space), numbers)

        return (yield from self.choose_servants(seat, numbers, wants_to_say or bool(work)))

    # Why not

    def why_not_place(self, seat: Seat, member: str, space: str) -> set[str]:
        """Every rule that forbids a placement."""
        player = self.players[seat]
        rules = {"LOR-032"} if member in player.placed else set()
        if space not in self.spaces_for(seat):
            return rules | self.closed(space)
        rules |= self.barred(seat, member, space)
        value = self.member_value(player, member)
        if area_of(space) in self.towers:
            return rules | self.why_not_take(player, space, value)
        highest = value + self.added(player, space) + self.servants_value(player, player.goods["servants"])
        return rules | ({self.too_low(space)} if highest < self.needed(space) else set())

    def closed(self, space: str) -> set[str]:
        """Covered for so few players (LOR-014, LOR-015)."""
        return {"LOR-014" if len(self.players) == 2 else "LOR-015"}

    def why_not_take(self, player: Player, space: str, value: int) -> set[str]:
        """Every rule against taking the card of a floor with a member of this value."""
        card = self.floors[space]
        if not card:
            return set() if self.members[space] else {"LOR-050"}
        rules = {rule} if (rule := self.room_rule(player, card)) else set()
        charge = self.charge(player, area_of(space))
        highest = value + self.taking_value(player, space) + self.servants_value(player, player.goods["servants"])
        if not self.can_pay_charge(player, charge):
            rules.add("LOR-053")
        elif not self.affordable(player, space, 0, charge, []):
            rules.add("LOR-064")
        if highest < self.floor_value(space):
            rules.add(self.too_low(space))
        elif not rules and not self.servants_for_card(player, space, value, charge, []):
            rules.add("LOR-039")
        return rules

    def too_low(self, space: str) -> str:
        """The rule that asks for a value."""
        area = area_of(space)
        if area in self.towers:
            return "LOR-046" if floor_of(space) == 4 else "LOR-045"
        if area in WORK:
            return "LOR-118" if SPACES[space]["penalty"] else "LOR-117"
        return "LOR-182" if area == "market" else "LOR-189"
