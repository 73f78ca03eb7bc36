"""The position of a match with Houses of Renaissance, read from a view and shown like one (HOU-001 to HOU-031)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from signoria.kernel.core import Event, Seat, Settings
from tests.referee.houses import scoring
from tests.referee.houses.holding import Holding, HousesPlayer
from tests.referee.houses.printed import (
    ADAPTED,
    ALL_ADVANCED_TILES,
    BOARD,
    BROWN,
    EXTRA_LEADERS,
    LEADER_POOLS,
    LEADER_SPACES,
    PERIODS,
    SPECIAL,
    SPECIAL_CARDS_OF_A_PERIOD,
    SPECIAL_FLOORS,
    TOKENS,
    amounts,
    in_face_order,
    spaces_of,
)
from tests.referee.lockstep import Difference
from tests.referee.lorenzo.player import Player
from tests.referee.lorenzo.printed import (
    CARDS,
    EXCOMMUNICATIONS,
    SPECIAL_CARDS,
    SPECIAL_TOKENS,
    TOWERS,
    Goods,
    area_of,
    floor_of,
)
from tests.referee.lorenzo.referee import LorenzoReferee
from tests.referee.script import Eyes, Sight


class HousesTable(LorenzoReferee):
    """A fifth tower, the adaptation tile, tokens, a leader deck, and what players have of all that."""

    towers = (*TOWERS, SPECIAL)

    def __init__(self, settings: Settings, look: Eyes) -> None:
        self.holdings: list[Holding] = []
        super().__init__(settings, look)
        sight = look()
        table = self.table_of(sight)
        self.adaptation: str = table["adaptation"]
        self.removed: list[str] = list(table["removed"])
        self.gone: list[str] = list(table["gone"])
        self.open_leaders: list[str] = list(table["open_leaders"])
        self.discards: list[str] = list(table["used_tokens"])
        self.supply = self.supply_from(table)
        self.leader_deck = self.leader_deck_from(table)
        self.heard: list[Event] = []
        self.heard_to = 0
        if {*self.removed, *self.gone} & self.dealt:
            raise Difference("which cards have left the game", self.removed + self.gone, "none that lies elsewhere")
        self.dealt.update(self.removed, self.gone)

    def player_from(self, sight: Sight, seat: Seat) -> Player:
        board, own, player = self.board_of(sight, seat), self.own_of(sight, seat), super().player_from(sight, seat)
        self.holdings.append(
            Holding(
                family=board["family"],
                tokens=list(own["tokens"]),
                slots={placed["card"]: placed["token"] for placed in board["placed_tokens"]},
                stored=dict(board["stored"]),
                faith_tiles=list(board["faith_tiles"]),
                sets=min(len(row) for row in player.cards.values()),
            )
        )
        return HousesPlayer(
            goods={**player.goods, SPECIAL_TOKENS: board["tokens"]},
            bonus_tile=player.bonus_tile,
            cards=player.cards,
            pack=player.pack,
            hand=player.hand,
            leaders=player.leaders,
            discarded=player.discarded,
            excommunications=player.excommunications,
            holding=self.holdings[seat],
        )

    def supply_from(self, table: Mapping[str, Any]) -> Counter[str]:
        """All tokens that lie nowhere else (HOU-014, HOU-147)."""
        supply = Counter({face: int(token["count"]) for face, token in TOKENS.items()})
        supply.subtract(self.discards)
        for holding in self.holdings:
            supply.subtract([*holding.tokens, *holding.slots.values()])
        if min(supply.values()) < 0 or supply.total() != table["supply"]:
            raise Difference("how many tokens are in the supply", table["supply"], dict(supply))
        return supply

    def leader_deck_from(self, table: Mapping[str, Any]) -> set[str]:
        """The leaders of the pool that nobody has (HOU-090, HOU-091, HOU-093)."""
        pool = LEADER_POOLS[str(self.settings["leader_pool"])]
        deck = {*pool, *(EXTRA_LEADERS if self.settings["extra_pieces"] else ())}
        for player in self.players:
            deck -= {*player.pack, *player.hand, *player.leaders, *player.discarded}
        deck -= set(self.open_leaders)
        if len(deck) != table["leader_deck"]:
            raise Difference("how many leaders are in the deck", table["leader_deck"], sorted(deck))
        return deck

    def check_set_up(self) -> None:
        """What lies on the table before the first choice (HOU-002 to HOU-025)."""
        coins = {
            self.order[place]: n for place, n in enumerate(BOARD["setup"]["coins_by_turn_order"][: len(self.order)])
        }
        goods = [amounts(player.goods) for player in self.players]
        self.expect("what players begin with", goods, [amounts({"coins": coins[seat]}) for seat in sorted(coins)])
        tiles = ALL_ADVANCED_TILES if self.settings["advanced"] else []  # HOU-252
        self.expect("the bonus tiles on offer", self.bonus_tiles, tiles)
        self.expect("the decks", self.decks, dict.fromkeys(self.towers, SPECIAL_CARDS_OF_A_PERIOD * PERIODS))
        self.expect("the tiles", [EXCOMMUNICATIONS[tile]["period"] for tile in self.tiles], [1, 2, 3])
        self.expect("the tokens used", self.discards, [])
        # The tile begins where the type of one left-over special card says (HOU-012).
        types = [CARDS[card]["type"] for card in self.gone if card in SPECIAL_CARDS]
        self.expect("where the adaptation tile begins", [self.adaptation], types)

    def see_event(self, kind: str, seat: Seat, name: str) -> list[int]:
        """What the next event of a kind says was drawn: only chance is learned from it."""
        events = self.look().events
        if events is not self.heard:
            self.heard, self.heard_to = events, 0
        for place in range(self.heard_to, len(events)):
            if events[place].kind == kind and events[place].seat == seat:
                self.heard_to = place + 1
                numbers = events[place].args[name]
                assert isinstance(numbers, tuple)
                return list(numbers)
        raise Difference(f"what seat {seat} draws", "nothing more", kind)

    # Towers

    def may_lie_on(self, tower: str, card: str) -> bool:
        """Special cards of the period, whatever their type (HOU-158)."""
        if tower != SPECIAL:
            return super().may_lie_on(tower, card)
        return card in SPECIAL_CARDS and bool(self.card(card)["period"] == self.period())

    def floor_value(self, space: str) -> int:
        """The adaptation tile has values of its own (HOU-157, HOU-172)."""
        if area_of(space) == SPECIAL:
            return int(SPECIAL_FLOORS[space]["value"])
        if area_of(space) == self.adaptation:
            return ADAPTED[len(self.players)][floor_of(space) - 1]
        return super().floor_value(space)

    def floor_goods(self, space: str) -> Goods:
        """HOU-156, HOU-175."""
        if area_of(space) != SPECIAL:
            return super().floor_goods(space)
        return {kind: n for effect in SPECIAL_FLOORS[space]["bonus"] for kind, n in effect["resources"].items()}

    # Members and spaces

    def all_spaces(self) -> list[str]:
        return [*super().all_spaces(), *LEADER_SPACES]

    def spaces_of_leaders(self, seat: Seat) -> list[str]:
        """The spaces that the leaders of a player bring, copied ones too (HOU-101, HOU-107)."""
        player = self.players[seat]
        return [space for leader in player.leaders for space in spaces_of(player.acting(leader))]

    def family(self, player: Player) -> list[str]:
        """A family may bring one member more (HOU-056)."""
        return [*super().family(player), *[effect["member"] for effect in player.lasting("extra_family_member")]]

    def member_value(self, player: Player, member: str) -> int:
        """The brown member is neither colored nor neutral (HOU-056, HOU-057)."""
        if member == BROWN:
            return next(int(entry["value"]) for entry in BOARD["members"] if entry["id"] == BROWN)
        return super().member_value(player, member)

    # Shown like a view

    def table_facts(self) -> dict[str, object]:
        return {
            **super().table_facts(),
            "auction": self.auction_facts(),
            "open_leaders": self.open_leaders,
            "adaptation": self.adaptation,
            "supply": self.supply.total(),
            "used_tokens": in_face_order(self.discards),
            "leader_deck": len(self.leader_deck),
            "removed": in_number_order(self.removed),
            "gone": in_number_order(self.gone),
        }

    def auction_facts(self) -> list[dict[str, object]]:
        """What is up for auction."""
        return []

    def board_facts(self, seat: Seat) -> dict[str, object]:
        holding = self.holdings[seat]
        return {
            **super().board_facts(seat),
            "family": holding.family,
            "tokens": len(holding.tokens),
            "placed_tokens": [{"card": card, "token": token} for card, token in holding.slots.items()],
            "stored": amounts(holding.stored),
            "faith_tiles": holding.faith_tiles,
            "spaces": [self.own_space_facts(seat, space) for space in self.spaces_of_leaders(seat)],
        }

    def own_space_facts(self, seat: Seat, space: str) -> dict[str, object]:
        return {"space": space, "members": [piece for piece in self.pieces(space) if piece["seat"] == seat]}

    def own_facts(self, seat: Seat) -> dict[str, object]:
        holding = self.holdings[seat]
        return {
            **super().own_facts(seat),
            "tokens": in_face_order(holding.tokens),
            "drawn": holding.drawn,
            "paying": in_face_order(holding.tokens) if holding.paying else [],
        }

    def points(self, seat: Seat) -> dict[str, int]:
        return scoring.parts(self.players, seat)


def in_number_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=list(CARDS).index)
