"""What sources give: goods, privileges, and actions that cards and leaders grant (LOR-148 to 195, LOR-351 to 364)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.kernel.core import Seat
from tests.referee.lorenzo.asking import Asking
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import BOARD, COLORED, PRIVILEGES, RESOURCES, Effect, Goods
from tests.referee.script import Script

MOST = {"military": int(BOARD["military_track_last_step"]), "faith": len(BOARD["faith_track"]) - 1}
#: More than any value needs; the engine counts no further.
MOST_SERVANTS = 60


class Giving(Asking):
    """Effects happen in the order they are printed, each finished before the next (LOR-160, LOR-161)."""

    def give(self, seat: Seat, effects: Sequence[Effect], doubled: bool = False) -> Script[None]:
        """One source gives; doubled: it is the immediate effect of a card, which some receive twice (LOR-341)."""
        used: set[str] = set()  # penalties are due once a source (LOR-351, LOR-354, LOR-393)
        for effect in effects:
            yield from self.give_effect(seat, effect, used, doubled)

    def give_effect(self, seat: Seat, effect: Effect, used: set[str], doubled: bool) -> Script[None]:
        match effect["kind"]:
            case "gain":
                yield from self.receive(seat, effect["resources"], used, doubled)
            case "gain_per":
                yield from self.receive(seat, self.counted(self.players[seat], effect), used, doubled)
            case "council_privilege":
                yield from self.privileges(seat, effect["count"], effect["different"], used)
            case "take_card":
                yield from self.bonus_card(seat, effect)
            case "work_action":
                yield from self.bonus_work(seat, effect)
            case "chosen_family_member_value_set":
                yield from self.choose_member(seat, effect)
            case kind:
                raise LookupError(f"no rule for the effect {kind}")

    def receive(self, seat: Seat, goods: Goods, used: set[str], doubled: bool = False) -> Script[None]:
        """Goods come in."""
        amounts = yield from self.amounts_due(seat, goods, used, doubled)
        self.gain(seat, amounts)

    def amounts_due(self, seat: Seat, goods: Goods, used: set[str], doubled: bool) -> Script[Goods]:
        """What comes in: first doubled, then less of what excommunications name (LOR-341, LOR-356)."""
        player = self.players[seat]
        amounts = {kind: amount for kind, amount in goods.items() if amount}
        if doubled and player.has("double_immediate_resources"):
            amounts = {kind: amount * (2 if kind in RESOURCES else 1) for kind, amount in amounts.items()}
        for effect in player.lasting("gain_penalty"):
            yield from self.penalize(seat, effect, amounts, used)
        return amounts

    def penalize(self, seat: Seat, effect: Effect, amounts: Goods, used: set[str]) -> Script[None]:
        """One less of the first part that gives any; of wood and stone the player says which (LOR-358 to LOR-364)."""
        kinds = kinds_less(effect, amounts, used)
        if not kinds:
            return
        used.update(effect["resources"])
        kind = kinds[0]
        if len(kinds) > 1:
            code = yield from self.ask(seat, "lose", lambda: [f"lose:{kind}" for kind in kinds])
            kind = code.removeprefix("lose:")
        amounts[kind] -= effect["amount"]

    def gain(self, seat: Seat, amounts: Goods) -> None:
        """Both tracks of points end at their last step (LOR-216, LOR-236)."""
        goods = self.players[seat].goods
        for kind, amount in amounts.items():
            goods[kind] = min(goods[kind] + amount, MOST.get(kind, goods[kind] + amount))

    def counted(self, player: Player, effect: Effect) -> Goods:
        """So much for each full group owned (LOR-171, LOR-172)."""
        per = effect["per"]
        owned = len(player.cards[per]) if effect["per_kind"] == "card" else player.goods[per]
        return {effect["resource"]: owned // effect["per_amount"] * effect["amount"]}

    def privileges(self, seat: Seat, count: int, different: bool, used: set[str]) -> Script[None]:
        """Chosen one by one and received at once (LOR-192 to LOR-195)."""
        chosen: list[str] = []
        for _ in range(count):
            names = [name for name in PRIVILEGES if not (different and name in chosen)]

            def answers(names: Sequence[str] = tuple(names)) -> list[str]:
                worth = {name: PRIVILEGES[name] for name in names}
                return [f"privilege:{name}" for name in self.worth_choosing(seat, worth, used)]

            code = yield from self.ask(seat, "privilege", answers)
            chosen.append(code.removeprefix("privilege:"))
            yield from self.receive(seat, PRIVILEGES[chosen[-1]], used)

    def worth_choosing(self, seat: Seat, privileges: Mapping[str, Goods], used: set[str]) -> list[str]:
        """Those that give anything, or all if none does (LOR-395)."""
        return [name for name, goods in privileges.items() if self.adds(seat, goods, used)] or list(privileges)

    def adds(self, seat: Seat, goods: Goods, used: set[str]) -> bool:
        """Whether goods that come in leave a player with more than before."""
        player, amounts = self.players[seat], dict(goods)
        for effect in player.lasting("gain_penalty"):
            for kind in kinds_less(effect, amounts, used)[:1]:
                amounts[kind] -= effect["amount"]
        return any(amount > 0 and self.has_room(player, kind) for kind, amount in amounts.items())

    def has_room(self, player: Player, kind: str) -> bool:
        """Whether more of a kind can come in (LOR-216, LOR-236)."""
        return player.goods[kind] != MOST.get(kind)

    def choose_member(self, seat: Seat, effect: Effect) -> Script[None]:
        """One colored member at home counts as another value until the round ends (LOR-293 to LOR-296)."""
        player = self.players[seat]
        code = yield from self.ask(seat, "choose", lambda: [f"choose:{m}" for m in COLORED if m not in player.placed])
        player.chosen, player.chosen_value = code.removeprefix("choose:"), effect["value"]

    def bonus_card(self, seat: Seat, effect: Effect) -> Script[None]:
        """A card without a family member."""
        raise NotImplementedError

    def bonus_work(self, seat: Seat, effect: Effect) -> Script[None]:
        """A harvest or production without a family member."""
        raise NotImplementedError

    # Values

    def servants_per_point(self, player: Player) -> int:
        """Servants that raise a value by 1 (LOR-036, LOR-377)."""
        costly = player.lasting("servants_per_value_point")
        return int(costly[0]["servants"]) if costly else 1

    def servants_value(self, player: Player, servants: int) -> int:
        """What servants add to a value, in whole steps only (LOR-378)."""
        return servants // self.servants_per_point(player)

    def servant_numbers(self, player: Player, value: int, needed: int) -> list[int]:
        """How many servants may be paid for a value that must reach what is needed (LOR-037)."""
        step = self.servants_per_point(player)
        numbers = range(0, min(player.goods["servants"], MOST_SERVANTS) + 1, step)
        return [number for number in numbers if value + self.servants_value(player, number) >= needed]

    def action_value(self, player: Player, action: str, lowered_only: bool = False) -> int:
        """What characters and excommunications add to an action (LOR-091, LOR-176, LOR-281)."""
        amounts = [int(e["amount"]) for e in player.lasting("action_value_bonus") if e["action"] == action]
        return sum(amount for amount in amounts if amount < 0 or not lowered_only)


def kinds_less(effect: Effect, amounts: Goods, used: set[str]) -> list[str]:
    """The kinds that a penalty is due of: those that come in and were not given less of before (LOR-354)."""
    return [kind for kind in effect["resources"] if amounts.get(kind, 0) > 0 and kind not in used]
