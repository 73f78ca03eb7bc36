"""One turn: a placement, with leader actions around it (LOR-029 to LOR-031, LOR-255 to LOR-277)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from signoria.kernel.core import Seat
from tests.referee.lorenzo.placement import Placement
from tests.referee.lorenzo.printed import SPACES, floors_of
from tests.referee.script import Script, ask


class Turn(Placement):
    """A placement that is possible must be made (LOR-030)."""

    #: The seat that may place now: only then a refusal is looked into.
    placing: Seat | None = None

    def turn(self, seat: Seat, late: bool) -> Script[None]:
        """late: the placement left over from a skipped turn, which may be declined (LOR-392)."""
        self.turn_of, placed, more = seat, False, False
        while True:
            codes = [*self.after_placing(seat)] if placed else self.before_placing(seat, late, more)
            self.placing = None if placed else seat
            if not self.asked and codes in (["end"], ["pass"]):  # LOR-277
                break
            code = yield from ask(seat, "end" if placed else "turn", codes)
            self.placing = None
            verb, _, rest = code.partition(":")
            if verb in ("end", "pass"):
                break
            if verb == "more":
                more = True
            elif verb == "place":
                member, _, space = rest.partition(":")
                placed = True
                yield from self.place(seat, member, space, more)
            else:
                yield from self.aside(seat, verb, rest)
        self.placing = self.turn_of = None

    def before_placing(self, seat: Seat, late: bool, more: bool) -> list[str]:
        placements = self.placements(seat)
        player = self.players[seat]
        codes = [*placements, *self.aside_codes(seat)]
        if late or not placements:  # LOR-031
            codes.append("pass")
        if placements and not more and player.goods["servants"] >= self.servants_per_point(player):
            codes.append("more")
        return codes

    def after_placing(self, seat: Seat) -> list[str]:
        return ["end", *self.aside_codes(seat)]

    def aside_codes(self, seat: Seat) -> list[str]:
        """What may be done beside the placement."""
        return self.play_codes(seat) + self.use_codes(seat)

    def aside(self, seat: Seat, verb: str, rest: str) -> Script[None]:
        yield from self.leader_action(seat, verb, rest)

    def reasons(self, seat: Seat) -> Mapping[str, Collection[str]]:
        """Why a member may not go to a space, and why a leader may not be played or used."""
        if self.placing != seat:
            return {}
        player = self.players[seat]
        reasons = {
            f"place:{member}:{space}": self.why_not_place(seat, member, space)
            for member in self.family(player)
            for space in self.printed_spaces()
        }
        reasons |= {f"play:{leader}": self.why_not_play(seat, leader) for leader in player.hand}
        reasons |= {f"play:{leader}": {"LOR-268"} for leader in player.leaders}
        reasons |= {f"activate:{leader}": self.why_not_use(seat, leader) for leader in player.leaders}
        return {code: rules for code, rules in reasons.items() if rules}

    def printed_spaces(self) -> list[str]:
        """All spaces of the board, covered or not."""
        return [space for tower in self.towers for space in floors_of(tower)] + list(SPACES)
