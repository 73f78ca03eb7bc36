"""Leader cards: played, discarded, used (LOR-255 to LOR-350)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import COLORED, LEADERS, PRIVILEGE, Effect
from tests.referee.lorenzo.work import LEAST, Work
from tests.referee.script import Script


class Leaders(Work):
    """Leader actions are taken in any number, in the own turn only (LOR-255 to LOR-258)."""

    def play_codes(self, seat: Seat) -> list[str]:
        return [f"play:{leader}" for leader in self.players[seat].hand if not self.why_not_play(seat, leader)]

    def use_codes(self, seat: Seat) -> list[str]:
        player = self.players[seat]
        usable = [f"activate:{leader}" for leader in player.leaders if not self.why_not_use(seat, leader)]
        return [f"discard:{leader}" for leader in player.hand] + usable

    def why_not_play(self, seat: Seat, leader: str) -> set[str]:
        """The rules against playing a leader in hand (LOR-264, LOR-329)."""
        rules = set()
        if not self.meets(self.players[seat], leader):
            rules.add("LOR-264")
        if copies(leader) and not self.copyable(seat):
            rules.add("LOR-329")
        return rules

    def why_not_use(self, seat: Seat, leader: str) -> set[str]:
        """The rules against using a leader in play (LOR-269, LOR-272)."""
        player = self.players[seat]
        ability = self.ability(player, leader)
        if ability is None:
            return {"LOR-272"}
        rules = {rule for effect in ability if (rule := self.futile(player, effect))}
        return rules | ({"LOR-269"} if leader in player.used else set())

    def ability(self, player: Player, leader: str) -> list[Effect] | None:
        """What a leader gives once per round, if it is one of these."""
        printed = LEADERS[player.acting(leader)]
        return list(printed["effects"]) if printed["frequency"] == "once_per_round" else None

    def futile(self, player: Player, effect: Effect) -> str:
        """The rule by which an ability would do nothing (LOR-167, LOR-295)."""
        match effect["kind"]:
            case "work_action":
                value = self.bonus_work_value(player, effect)
                return "" if self.servant_numbers(player, value, LEAST) else "LOR-167"
            case "chosen_family_member_value_set":
                return "LOR-295" if player.placed.issuperset(COLORED) else ""
            case _:
                return ""

    def meets(self, player: Player, leader: str) -> bool:
        """All requirements hold (LOR-264)."""
        return all(holds(player, requirement) for requirement in LEADERS[leader]["requirements"])

    def copyable(self, seat: Seat) -> list[str]:
        """Leaders that others have in play (LOR-327)."""
        return [leader for s, player in enumerate(self.players) if s != seat for leader in player.leaders]

    def leader_action(self, seat: Seat, verb: str, leader: str) -> Script[None]:
        player = self.players[seat]
        if verb == "discard":
            player.hand.remove(leader)
            player.discarded.append(leader)
            yield from self.give(seat, [PRIVILEGE])
        elif verb == "play":
            yield from self.play_leader(seat, leader)
        else:
            player.used.add(leader)
            ability = self.ability(player, leader)
            assert ability is not None
            yield from self.give(seat, ability)

    def play_leader(self, seat: Seat, leader: str) -> Script[None]:
        """It lies face up; one copies the ability of another, for good (LOR-268, LOR-327 to LOR-332)."""
        player = self.players[seat]
        player.hand.remove(leader)
        player.leaders.append(leader)
        if copies(leader):
            code = yield from self.ask(seat, "copy", lambda: [f"copy:{other}" for other in self.copyable(seat)])
            player.copied = code.removeprefix("copy:")


def copies(leader: str) -> bool:
    return any(effect["kind"] == "copy_leader_ability" for effect in LEADERS[leader]["effects"])


def holds(player: Player, requirement: Effect) -> bool:
    """Whether a player has what a leader asks for; it is not paid (LOR-264, LOR-265)."""
    match requirement["kind"]:
        case "cards":
            return len(player.cards[requirement["card_type"]]) >= int(requirement["count"])
        case "resources":
            return player.can_pay(requirement["resources"])
        case "cards_of_one_type":
            return max(len(row) for row in player.cards.values()) >= int(requirement["count"])
        case kind:
            raise LookupError(f"no rule for the requirement {kind}")
