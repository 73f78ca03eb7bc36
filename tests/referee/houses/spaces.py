"""Placing members with the expansion: spaces of leaders, the special tower, the market slot (HOU-101 to HOU-106)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from signoria.kernel.core import Seat
from tests.referee.houses.cards import Cards
from tests.referee.houses.printed import LEADER_SPACE_VALUE, LEADER_SPACES, has_effect, spaces_of
from tests.referee.houses.tokens import token_effects
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import LEADERS, Goods, area_of
from tests.referee.script import Script


class Spaces(Cards):
    """A space of a leader belongs to no area and to its owner only (HOU-101, HOU-106)."""

    def spaces_for(self, seat: Seat) -> list[str]:
        return [space for space in self.members if space not in LEADER_SPACES] + self.spaces_of_leaders(seat)

    def added(self, player: Player, space: str) -> int:
        """Work on the space of a leader is raised and lowered like any other (HOU-112)."""
        if space not in LEADER_SPACES:
            return super().added(player, space)
        area = LEADER_SPACES[space].area
        return self.action_value(player, area) if area else 0

    def needed(self, space: str) -> int:
        return LEADER_SPACE_VALUE if space in LEADER_SPACES else super().needed(space)

    def barred(self, seat: Seat, member: str, space: str) -> set[str]:
        """One member of the owner a round, however many kinds of work there are (HOU-104)."""
        if space not in LEADER_SPACES:
            return super().barred(seat, member, space)
        spaces = spaces_of(LEADER_SPACES[space].leader)
        taken = any(owner == seat for each in spaces for owner, _ in self.members[each])
        return {"HOU-104"} if taken and not self.players[seat].has("place_in_occupied_spaces") else set()

    def place(self, seat: Seat, member: str, space: str, wants_to_say: bool) -> Script[None]:
        if space in LEADER_SPACES:
            yield from self.place_with_leader(seat, member, space, wants_to_say)
            return
        yield from super().place(seat, member, space, wants_to_say)
        for face in self.market_tokens:
            yield from self.give(seat, token_effects(face))

    def place_with_leader(self, seat: Seat, member: str, space: str, wants_to_say: bool) -> Script[None]:
        """It gives, or it is work at the member's value (HOU-112, HOU-115, HOU-124)."""
        player, (leader, area) = self.players[seat], LEADER_SPACES[space]
        value = self.member_value(player, member)
        servants = yield from self.servants_to_join(seat, member, space, value, area, wants_to_say)
        value += self.added(player, space)
        player.goods["servants"] -= servants
        self.put_member(seat, member, space)
        if area:
            yield from self.work(seat, area, value + self.servants_value(player, servants))
        else:
            yield from self.give(seat, LEADERS[leader]["effects"])

    #: The tokens that give beside the space on which a member has just been placed.
    market_tokens: Sequence[str] = ()

    def put_member(self, seat: Seat, member: str, space: str) -> None:
        """A token on a card gives with every placement in the market, even if the card goes then (HOU-200, HOU-260)."""
        super().put_member(seat, member, space)
        slots = self.holdings[seat].slots.items() if area_of(space) == "market" else ()
        self.market_tokens = [face for card, face in slots if has_effect(card, "market_token_slot")]

    # Looked at once for all members

    #: The servants that can be spared for the card of a floor, as long as nothing changes.
    spared: dict[str, int] | None = None

    def placements(self, seat: Seat) -> list[str]:
        self.spared = {}
        placements = super().placements(seat)
        self.spared = None
        return placements

    def spare_servants(self, player: Player, space: str, charge: int, granted: list[Goods]) -> int:
        if self.spared is None:
            return super().spare_servants(player, space, charge, granted)
        if space not in self.spared:
            self.spared[space] = super().spare_servants(player, space, charge, granted)
        return self.spared[space]

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        self.spared = {}
        reasons = super().reasons(seat)
        self.spared = None
        return reasons

    # Why not

    def printed_spaces(self) -> list[str]:
        return [*super().printed_spaces(), *LEADER_SPACES]

    def closed(self, space: str) -> set[str]:
        return {"HOU-101"} if space in LEADER_SPACES else super().closed(space)

    def too_low(self, space: str) -> str:
        if space in LEADER_SPACES:
            return "HOU-103"
        return "HOU-172" if area_of(space) == self.adaptation else super().too_low(space)
