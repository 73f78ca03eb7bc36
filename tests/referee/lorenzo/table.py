"""The position of a match: what lies on the board and before the players, read from a view and told like one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from signoria.kernel.core import Seat, Settings
from tests.referee.lockstep import Difference
from tests.referee.lorenzo import scoring
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import (
    ADVANCED_TILES,
    BOARD,
    CARDS,
    COLORED,
    EXCOMMUNICATIONS,
    FLOORS,
    GOODS,
    LEADERS,
    NEUTRAL,
    POINTS,
    RESOURCES,
    SPACES,
    SPECIAL_CARDS,
    TOWERS,
    Goods,
    area_of,
    floors_of,
)
from tests.referee.script import Eyes, Facts, Sight

ROWS = {"territory": "territories", "building": "buildings", "character": "characters", "venture": "ventures"}
WORK = ("harvest", "production")
AREAS = (*WORK, "market", "council")
PRINTED_FLOORS: dict[str, Mapping[str, Any]] = {
    f"{tower['id']}.{floor}": printed for tower in BOARD["towers"] for floor, printed in enumerate(tower["floors"], 1)
}
#: What laws hold against what then happens.
FORESEEN = ("alternatives", "estimates", "support")
LAST_ROUND = 6
#: Eight of each period (LOR-001).
CARDS_IN_DECK = 24


class Table:
    """What all see and what each sees alone; what the rules say stands in the classes above this one."""

    towers: tuple[str, ...] = TOWERS

    def __init__(self, settings: Settings, look: Eyes) -> None:
        self.look = look
        self.settings = settings
        self.asked = bool(settings["asked"])
        sight = look()
        table = self.table_of(sight)
        self.round: int = table["round"]
        self.phase: str = table["phase"]
        self.turn_of: Seat | None = None
        self.order: list[Seat] = [place["seat"] for place in table["order"]]
        self.bonus_tiles: list[str] = list(table["bonus_tiles"])
        self.tiles: list[str] = [tile["tile"] for tile in table["tiles"]]
        self.decks: dict[str, int] = {deck["type"]: deck["count"] for deck in table["decks"]}
        self.players = [self.player_from(sight, seat) for seat in range(int(settings["seats"]))]
        self.dice: Goods = {}
        self.floors: dict[str, str] = {}
        #: Cards that have been on the board, which never come back (LOR-217).
        self.dealt: set[str] = {card for player in self.players for row in player.cards.values() for card in row}
        self.members: dict[str, list[tuple[Seat, str]]] = {}
        self.clear_spaces()
        if table["dice"]:
            self.see_board(table)

    def check_set_up(self) -> None:
        """What lies on the table before the first choice (LOR-001, LOR-006 to LOR-011, LOR-244)."""
        coins, resources = BOARD["setup"]["coins_by_turn_order"], BOARD["setup"]["resources"]
        for place, seat in enumerate(self.order):
            goods = {**dict.fromkeys(GOODS, 0), **resources, "coins": coins[place]}
            self.expect(f"what seat {seat} begins with", self.players[seat].goods, goods)
        self.expect("the bonus tiles on offer", self.bonus_tiles, ADVANCED_TILES)
        self.expect("the decks", self.decks, dict.fromkeys(TOWERS, CARDS_IN_DECK))
        self.expect("the tiles", [EXCOMMUNICATIONS[tile]["period"] for tile in self.tiles], [1, 2, 3])

    def expect(self, about: str, engine: object, referee: object) -> None:
        if engine != referee:
            raise Difference(about, engine, referee)

    def table_of(self, sight: Sight) -> Mapping[str, Any]:
        table: Mapping[str, Any] = sight.public["table"]  # type: ignore[assignment] # JSON
        return table

    def board_of(self, sight: Sight, seat: Seat) -> Mapping[str, Any]:
        boards: list[Mapping[str, Any]] = sight.public["boards"]  # type: ignore[assignment] # JSON
        return boards[seat]

    def own_of(self, sight: Sight, seat: Seat) -> Mapping[str, Any]:
        return sight.own[seat]

    def player_from(self, sight: Sight, seat: Seat) -> Player:
        board, own = self.board_of(sight, seat), self.own_of(sight, seat)
        return Player(
            goods={**board["resources"], **{kind: board[kind] for kind in POINTS}},
            bonus_tile=board["bonus_tile"],
            cards={card_type: list(board[row]) for card_type, row in ROWS.items()},
            pack=list(own["pack"]),
            hand=list(own["hand"]),
            leaders=[leader["leader"] for leader in board["leaders"]],
            discarded=list(board["discarded"]),
            excommunications=list(board["excommunications"]),
        )

    def see_board(self, table: Mapping[str, Any]) -> None:
        """What chance has laid on the towers and rolled; it must be possible (LOR-023 to LOR-026)."""
        self.dice = {die["die"]: die["value"] for die in table["dice"]}
        if list(self.dice) != list(COLORED) or not all(1 <= value <= 6 for value in self.dice.values()):
            raise Difference("what the dice can show", self.dice, "one die of each color, 1 to 6")
        for place, floors in enumerate(table["towers"]):
            for tower, floor in zip(self.towers, floors, strict=True):
                self.see_card(f"{tower}.{FLOORS[-1 - place]}", floor["card"])

    def see_card(self, space: str, card: str) -> None:
        if card in self.dealt or not self.may_lie_on(area_of(space), card):
            raise Difference(f"what can lie on {space} in round {self.round}", card, "a new card of type and period")
        self.dealt.add(card)
        self.floors[space] = card

    def may_lie_on(self, tower: str, card: str) -> bool:
        """Towers have their types, periods their cards (LOR-025)."""
        printed = self.card(card)
        fits = printed["type"] == tower and printed["period"] == self.period()
        return bool(fits and card not in SPECIAL_CARDS)

    def card(self, card: str) -> Mapping[str, Any]:
        return CARDS[card]

    def period(self) -> int:
        return (self.round + 1) // 2

    def clear_spaces(self) -> None:
        self.members = {space: [] for space in self.all_spaces()}

    def all_spaces(self) -> list[str]:
        """Open spaces, towers first (LOR-014 to LOR-016)."""
        seats = len(self.players)
        beside = [space for space, printed in SPACES.items() if printed["min_players"] <= seats]
        return [space for tower in self.towers for space in floors_of(tower)] + beside

    def floor_value(self, space: str) -> int:
        """LOR-045."""
        return int(PRINTED_FLOORS[space]["value"])

    def floor_goods(self, space: str) -> Goods:
        """The bonus printed on a floor (LOR-051)."""
        printed = PRINTED_FLOORS[space]["bonus"]
        return dict(printed[0]["resources"]) if printed else {}

    def occupied(self, tower: str) -> bool:
        return any(self.members[space] for space in floors_of(tower))

    def has_colored(self, seat: Seat, spaces: Collection[str]) -> bool:
        """Whether a colored member of the seat stands on one of the spaces (LOR-059, LOR-120)."""
        return any(owner == seat and member in COLORED for s in spaces for owner, member in self.members.get(s, ()))

    def family(self, player: Player) -> list[str]:
        """All family members of a player (LOR-004)."""
        return [*COLORED, NEUTRAL]

    def member_value(self, player: Player, member: str) -> int:
        """The die or what replaces it, then what is added or taken off (LOR-033, LOR-034, LOR-042, LOR-336)."""
        value = 0
        if member in COLORED:
            value = self.dice[member]
            for effect in player.lasting("family_member_value_set"):
                value = effect["value"]
            if player.chosen == member:
                value = player.chosen_value
        kind = NEUTRAL if member == NEUTRAL else "colored"
        bonuses = player.lasting("family_member_value_bonus")
        return value + sum(int(effect["amount"]) for effect in bonuses if effect["members"] == kind)

    # Told like a view

    def seen(self, sight: Sight) -> Facts:
        """All that is shown but "business", what a seat is in the middle of: that is what it is asked about.

        And but what things would come to, and what is chosen from: laws hold that against what then happens.
        """
        table = {key: value for key, value in self.table_of(sight).items() if key not in ("business", "report")}
        own = [{key: value for key, value in one.items() if key not in FORESEEN} for one in sight.own]
        return {"table": table, "boards": sight.public["boards"], "own": own}

    def facts(self) -> Facts:
        seats = range(len(self.players))
        return {
            "table": self.table_facts(),
            "boards": [self.board_facts(seat) for seat in seats],
            "own": [self.own_facts(seat) for seat in seats],
        }

    def table_facts(self) -> dict[str, object]:
        areas = {area: [s for s in self.members if s in SPACES and area_of(s) == area] for area in AREAS}
        return {
            "round": self.round,
            "period": self.period(),
            "next_period": self.next_period(),
            "phase": self.phase,
            "seat": self.turn_of,
            "order": [{"seat": seat} for seat in self.order],
            "next_order": [{"seat": seat} for seat in self.order_to_come()],
            "bonus_tiles": self.bonus_tiles,
            "dice": [{"die": die, "value": value} for die, value in self.dice.items()],
            "towers": self.tower_facts() if self.dice else [],
            **{area: [{"space": s, "members": self.pieces(s)} for s in spaces] for area, spaces in areas.items()},
            "tiles": [self.tile_facts(period) for period in range(len(self.tiles))],
            "decks": [{"type": tower, "count": self.decks[tower]} for tower in self.towers],
        }

    def order_to_come(self) -> list[Seat]:
        """Those in the palace by the first of their members there, then the others (LOR-218 to LOR-222)."""
        in_palace = list(dict.fromkeys(seat for seat, _ in self.members["council.1"]))
        return in_palace + [seat for seat in self.order if seat not in in_palace]

    def next_period(self) -> int:
        """The period of the cards on top of the decks, 0 after the last (LOR-027)."""
        period = self.period() + (self.round % 2 == 0) if self.dice else 1
        return period if period <= 3 else 0

    def tower_facts(self) -> list[list[dict[str, object]]]:
        return [[self.floor_facts(f"{tower}.{floor}") for tower in self.towers] for floor in reversed(FLOORS)]

    def floor_facts(self, space: str) -> dict[str, object]:
        return {
            "card": self.floors.get(space, ""),
            "value": self.floor_value(space),
            "bonus": self.floor_goods(space),
            "members": self.pieces(space),
        }

    def pieces(self, space: str) -> list[dict[str, object]]:
        return [{"seat": seat, "member": member} for seat, member in self.members[space]]

    def tile_facts(self, period: int) -> dict[str, object]:
        tile = self.tiles[period]
        marked = [{"seat": s} for s, player in enumerate(self.players) if tile in player.excommunications]
        return {"tile": tile, "faith": BOARD["required_faith_by_period"][period], "marked": marked}

    def board_facts(self, seat: Seat) -> dict[str, object]:
        player = self.players[seat]
        return {
            "resources": {kind: player.goods[kind] for kind in RESOURCES},
            **{kind: player.goods[kind] for kind in POINTS},
            "members": self.members_at_home(player) if self.dice else [],
            **{row: player.cards[card_type] for card_type, row in ROWS.items()},
            "bonus_tile": player.bonus_tile,
            "leaders": [self.leader_facts(player, leader) for leader in player.leaders],
            "hand": len(player.hand),
            "discarded": player.discarded,
            "excommunications": player.excommunications,
            "points": self.points(seat),
        }

    def members_at_home(self, player: Player) -> list[dict[str, object]]:
        at_home = [member for member in self.family(player) if member not in player.placed]
        return [{"member": member, "value": self.member_value(player, member)} for member in at_home]

    def leader_facts(self, player: Player, leader: str) -> dict[str, object]:
        acting = player.acting(leader)
        side = "face_down" if leader in player.used else "face_up"
        return {"leader": leader, "side": side, "copied": acting if acting != leader else ""}

    def own_facts(self, seat: Seat) -> dict[str, object]:
        player = self.players[seat]
        amount = {good: player.goods[good] for good in GOODS}
        return {"pack": in_print_order(player.pack), "hand": in_print_order(player.hand), "amount": amount}

    def points(self, seat: Seat) -> dict[str, int]:
        return scoring.parts(self.players, seat)


def in_print_order(leaders: Collection[str]) -> list[str]:
    return [leader for leader in LEADERS if leader in leaders]
