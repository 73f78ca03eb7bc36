"""What comes in with the expansion: tokens, faith tiles, more privileges, losses (HOU-063 to HOU-072, HOU-125)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.kernel.core import Seat
from tests.referee.houses.printed import FAITH_TILES, PRIVILEGES, STORED
from tests.referee.houses.tokens import Tokens
from tests.referee.lorenzo.giving import MOST_SERVANTS
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import SPECIAL_TOKENS, Effect, Goods
from tests.referee.script import Script


class Gains(Tokens):
    """Every source is changed as in the base game, then tokens are drawn and faith tiles reached."""

    #: After the last round faith gives nothing any more (HOU-244).
    rounds_over = False

    def give_effect(self, seat: Seat, effect: Effect, used: set[str], doubled: bool) -> Script[None]:
        match effect["kind"]:
            case "lose":
                self.lose(seat, effect["resources"])
            case "match_first_on_military_track":  # a move, no gain (HOU-217 to HOU-219)
                self.players[seat].goods["military"] = max(player.goods["military"] for player in self.players)
            case _:
                yield from super().give_effect(seat, effect, used, doubled)

    def lose(self, seat: Seat, goods: Goods) -> None:
        """Losses stop at 0 (HOU-070, HOU-224)."""
        held = self.players[seat].goods
        for kind, amount in goods.items():
            held[kind] = max(0, held[kind] - amount)

    def amounts_due(self, seat: Seat, goods: Goods, used: set[str], doubled: bool) -> Script[Goods]:
        """Each source of victory points may give more of them, once (HOU-125, HOU-126)."""
        amounts = yield from super().amounts_due(seat, goods, used, doubled)
        for effect in self.players[seat].lasting("gain_bonus"):
            for kind in effect["resources"]:
                if amounts.get(kind) and f"more {kind}" not in used:
                    amounts[kind] += effect["amount"]
                    used.add(f"more {kind}")
        return amounts

    def receive(self, seat: Seat, goods: Goods, used: set[str], doubled: bool = False) -> Script[None]:
        """Goods, then tokens out of the supply, then what is reached on the faith track (HOU-067, HOU-134)."""
        amounts = yield from self.amounts_due(seat, goods, used, doubled)
        faith, tokens = self.players[seat].goods["faith"], amounts.pop(SPECIAL_TOKENS, 0)
        self.gain(seat, amounts)
        reached = self.reach_faith_tiles(seat, faith)
        if tokens:
            self.hold_tokens(seat, self.draw_tokens(seat, tokens, "tokens"))
        for tile in reached:
            yield from self.give(seat, FAITH_TILES[tile]["effects"])

    def reach_faith_tiles(self, seat: Seat, before: int) -> list[str]:
        """Tiles that were reached or passed for the first time, in order (HOU-068)."""
        ahead, now = self.holdings[seat].faith_tiles, self.players[seat].goods["faith"]
        reached = [tile for tile in ahead if before < FAITH_TILES[tile]["step"] <= now and not self.rounds_over]
        self.holdings[seat].faith_tiles = [tile for tile in ahead if tile not in reached]
        return reached

    def counted(self, player: Player, effect: Effect) -> Goods:
        """Own leaders in play may be counted too, face down or not (HOU-214)."""
        if effect["per_kind"] != "leader":
            return super().counted(player, effect)
        return {effect["resource"]: len(player.leaders) // effect["per_amount"] * effect["amount"]}

    # Privileges

    def privileges(self, seat: Seat, count: int, different: bool, used: set[str]) -> Script[None]:
        """Chosen one by one; those beyond the printed number may repeat others (HOU-091, HOU-136, HOU-137)."""
        player, chosen = self.players[seat], list[str]()
        while not chosen or len(chosen) < count + self.more_privileges(player):
            taken = chosen if different and len(chosen) < count else []

            def answers(taken: Sequence[str] = tuple(taken)) -> list[str]:
                worth = {n: self.privilege_worth(seat, n) for n in self.privileges_for(seat) if n not in taken}
                return [f"privilege:{name}" for name in self.worth_choosing(seat, worth, used)]

            code = yield from self.ask(seat, "privilege", answers)
            chosen.append(code.removeprefix("privilege:"))
            yield from self.receive(seat, self.privilege_goods(seat, chosen[-1]), used)
            for effect in player.lasting("council_privilege_modifier"):  # each one singly (HOU-071, HOU-072)
                yield from self.give(seat, effect["effects"])

    def more_privileges(self, player: Player) -> int:
        return sum(int(effect["count"]) for effect in player.lasting("council_privilege_bonus"))

    def privileges_for(self, seat: Seat) -> list[str]:
        """A token, what lies on the family tile; one family does without faith (HOU-064, HOU-071)."""
        barred = [effect["excluded_option"] for effect in self.players[seat].lasting("council_privilege_modifier")]
        if not any(self.holdings[seat].stored.values()):
            barred.append(STORED)
        return [name for name in PRIVILEGES if name not in barred]

    def privilege_worth(self, seat: Seat, name: str) -> Goods:
        """The store is taken as a whole (HOU-063)."""
        return self.holdings[seat].stored if name == STORED else PRIVILEGES[name]

    def privilege_goods(self, seat: Seat, name: str) -> Goods:
        goods = self.privilege_worth(seat, name)
        if name == STORED:
            self.holdings[seat].stored = {}
        return goods

    def worth_choosing(self, seat: Seat, privileges: Mapping[str, Goods], used: set[str]) -> list[str]:
        """All of them if something comes with each (LOR-395, HOU-071)."""
        along = [e for effect in self.players[seat].lasting("council_privilege_modifier") for e in effect["effects"]]
        if any(self.adds(seat, effect["resources"], set()) for effect in along):
            return list(privileges)
        return super().worth_choosing(seat, privileges, used)

    def has_room(self, player: Player, kind: str) -> bool:
        """Tokens must be there to be drawn (HOU-146)."""
        return self.tokens_left() > 0 if kind == SPECIAL_TOKENS else super().has_room(player, kind)

    # Values

    def points_per_step(self, player: Player) -> int:
        """Servants may add more than 1, also where it takes two of them (HOU-113, HOU-114)."""
        return max([1, *[int(effect["points"]) for effect in player.lasting("value_points_per_servant")]])

    def servants_value(self, player: Player, servants: int) -> int:
        return super().servants_value(player, servants) * self.points_per_step(player)

    def servant_numbers(self, player: Player, value: int, needed: int) -> list[int]:
        """From the least that reaches what is needed, in whole steps (LOR-037, LOR-378)."""
        step, points = self.servants_per_point(player), self.points_per_step(player)
        steps = max(0, -((value - needed) // points))
        return list(range(steps * step, min(player.goods["servants"], MOST_SERVANTS) + 1, step))
