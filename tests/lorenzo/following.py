"""Printed effects of development cards, followed on a table independently of how the engine reads them."""

from __future__ import annotations

from typing import Any

from tests.lorenzo.table import Table, goods, printed

Printed = dict[str, Any]
Goods = dict[str, int]

CARDS: dict[str, Printed] = {card["id"]: card for card in printed("development_cards")["cards"]}
BOARD: Printed = printed("board")
#: The bonus tile of the basic game.
TILE: Printed = next(tile for tile in printed("bonus_tiles")["tiles"] if tile["id"] == "basic")
PRIVILEGES: dict[str, Goods] = {entry["id"]: entry["resources"] for entry in BOARD["council_privileges"]}
#: What works the cards of a type.
AREA = {"territory": "harvest", "building": "production"}


def plus(*parts: Goods) -> Goods:
    return {kind: sum(part.get(kind, 0) for part in parts) for kind in goods()}


def minus(whole: Goods, part: Goods) -> Goods:
    return {kind: max(0, whole.get(kind, 0) - part.get(kind, 0)) for kind in goods()}


def everything(field: str, *kinds: str) -> list[tuple[str, int]]:
    """The cards that print an effect of some kinds in a field, and the effect's place there."""
    return [(name, n) for name in CARDS for n, effect in enumerate(CARDS[name][field]) if effect["kind"] in kinds]


def plain(card: str) -> list[Printed]:
    """What a territory or building gives when it is worked, without its exchange."""
    return [effect for effect in CARDS[card]["permanent"] if effect["kind"] != "exchange"]


def row(table: Table, type: str) -> list[str]:
    """The cards of a type that seat 0 has taken."""
    board = table.board(0)
    rows = {"territory": board["territories"], "building": board["buildings"]}
    rows |= {"character": board["characters"], "venture": board["ventures"]}
    return rows[type]


def count(table: Table, effect: Printed) -> int:
    """How often a counting effect gives."""
    owned = table.owned(0)[effect["per"]] if effect["per_kind"] == "resource" else len(row(table, effect["per"]))
    return owned // int(effect["per_amount"])


class Follow:
    """Follows printed effects on a table, one by one: what they ask must be asked, what they give is added up."""

    def __init__(self, table: Table, owned: Goods) -> None:
        self.table = table
        self.owned = plus(owned)

    def effects(self, effects: list[Printed]) -> None:
        """All effects in their order; gains happen without a question, so they are looked at with the next one."""
        for effect in effects:
            match effect["kind"]:
                case "gain":
                    self.owned = plus(self.owned, effect["resources"])
                case "gain_per":
                    amount = effect["amount"] * count(self.table, effect)
                    self.owned = plus(self.owned, {effect["resource"]: amount})
                case "council_privilege":
                    self.privileges(effect["count"], effect["different"])
                case "work_action":
                    self.work(effect["area"], effect["value"])
                case "take_card":
                    pass  # lapses on empty towers; it has tests of its own
                case kind:
                    raise AssertionError(f"{kind} is not an effect that happens")

    def privileges(self, number: int, different: bool) -> None:
        chosen: list[str] = []
        for name in list(PRIVILEGES)[:number]:
            assert self.table.kind() == "privilege"
            assert self.table.owned(0) == self.owned
            codes = [f"privilege:{other}" for other in PRIVILEGES if not (different and other in chosen)]
            assert self.table.options(0) == codes
            self.table.play(0, f"privilege:{name}")
            chosen.append(name)
            self.owned = plus(self.owned, PRIVILEGES[name])

    def work(self, area: str, value: int) -> None:
        """Nothing but the bonus tile is worked."""
        assert self.table.kind() == "work"
        assert self.table.owned(0) == self.owned
        assert self.table.options(0) == ["servants:0", "decline"]
        self.table.play(0, "servants:0")
        assert [args[1] for _, _, args in self.table.happened("work")] == [value]
        self.effects(TILE[area]["effects"])

    def ends(self) -> None:
        """All that was printed has been given, and no more."""
        assert self.table.options(0) == ["end"]
        assert self.table.owned(0) == self.owned
