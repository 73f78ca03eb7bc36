"""What is printed on the pieces that only Houses of Renaissance brings, by the ids of the data files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tests.position import printed
from tests.referee.lorenzo import printed as base
from tests.referee.lorenzo.printed import BONUS_TILES, CARDS, FLOORS, LEADERS, Effect, Goods

BOARD: Final[Mapping[str, Any]] = printed("lorenzo/houses", "board")
SPECIAL: Final = "special"
SPECIAL_FLOORS: Final[dict[str, Effect]] = {
    f"{SPECIAL}.{floor}": entry for floor, entry in zip(FLOORS, BOARD["towers"][0]["floors"], strict=True)
}
SPECIAL_CARDS_OF_A_PERIOD: Final = int(printed("lorenzo/houses", "development_cards")["drawn_per_period"])
#: The values of the adaptation tile, from the bottom up, by the number of players (HOU-011).
ADAPTED: Final[dict[int, list[int]]] = {
    seats: tile["floor_values"] for tile in BOARD["adaptation_tiles"] for seats in tile["seats"]
}
BROWN: Final = "brown"
PERIODS: Final = int(base.BOARD["periods"])
ALL_ADVANCED_TILES: Final = [tile for tile, entry in BONUS_TILES.items() if entry["side"] == "advanced"]

FAMILY_TILES: Final[Mapping[str, Any]] = printed("lorenzo/houses", "family_tiles")
EXTRA_FAMILIES: Final = tuple(family["id"] for family in FAMILY_TILES["extra_families"])
FAMILIES: Final[dict[str, list[Effect]]] = {
    family["id"]: family["effects"] for row in ("families", "extra_families") for family in FAMILY_TILES[row]
}
TOKENS: Final[dict[str, Effect]] = {
    token["id"]: token for token in printed("lorenzo/houses", "special_tokens")["tokens"]
}
FACES: Final = tuple(TOKENS)
FAITH_TILES: Final[dict[str, Effect]] = {tile["id"]: tile for tile in BOARD["faith_tiles"]}
#: The goods of each auction tile, line by line from the lowest offer to the highest (HOU-033).
AUCTION_TILES: Final[list[list[Goods]]] = [
    [line["resources"] for line in sorted(tile["lines"], key=lambda line: int(line["rank"]))]
    for tile in printed("lorenzo/houses", "auction_tiles")["tiles"]
]
#: The privilege that takes what lies on the family tile (HOU-063).
STORED: Final = "stored"
PRIVILEGES: Final[dict[str, Goods]] = base.PRIVILEGES | {
    each["id"]: each["resources"] for each in BOARD["council_privileges"]
}

PEOPLE: Final[Mapping[str, Any]] = printed("lorenzo/houses", "leaders")
NEW_LEADERS: Final = tuple(leader["id"] for leader in PEOPLE["leaders"])
EXTRA_LEADERS: Final = tuple(leader["id"] for leader in PEOPLE["extra_leaders"])
BASE_LEADERS: Final = tuple(leader for leader in LEADERS if leader not in (*NEW_LEADERS, *EXTRA_LEADERS))
LEADER_POOLS: Final = {"both": (*BASE_LEADERS, *NEW_LEADERS), "base": BASE_LEADERS, "new": NEW_LEADERS}
#: What the space of a leader needs (HOU-103).
LEADER_SPACE_VALUE: Final = int(PEOPLE["action_space"]["value"])


class LeaderSpace(NamedTuple):
    """The space of a leader; area: the work that is done there, if it is work (HOU-101, HOU-112)."""

    leader: str
    area: str


def spaces_of(leader: str) -> list[str]:
    """The spaces of a leader: one, or one for each kind of work to choose from."""
    return [space for space, each in LEADER_SPACES.items() if each.leader == leader]


def leader_spaces() -> dict[str, LeaderSpace]:
    spaces: dict[str, LeaderSpace] = {}
    for leader, entry in LEADERS.items():
        if entry["frequency"] == "action":
            areas = [area for e in entry["effects"] if e["kind"] == "work_action_choice" for area in e["areas"]]
            for number, area in enumerate(areas or [""], 1):
                spaces[f"{leader}.{number}"] = LeaderSpace(leader, area)
    return spaces


LEADER_SPACES: Final = leader_spaces()


def has_effect(card: str, kind: str) -> bool:
    """Whether a card has a permanent effect of a kind; no card has none."""
    return bool(card) and any(effect["kind"] == kind for effect in CARDS[card]["permanent"])


#: Cards with a place for a token: on activation, or with placements in the market (HOU-198, HOU-200).
SLOTS: Final = ("special_token_slot", "market_token_slot")
SLOTTED: Final = tuple(card for card in CARDS if any(has_effect(card, kind) for kind in SLOTS))


def amounts(goods: Goods) -> Goods:
    """Those goods of which there are any."""
    return {kind: amount for kind, amount in goods.items() if amount}


def in_face_order(faces: list[str]) -> list[str]:
    return sorted(faces, key=FACES.index)
