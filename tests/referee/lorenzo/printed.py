"""What is printed on the pieces of Lorenzo il Magnifico and its expansion, by the ids of the data files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from tests.position import printed

#: An effect as it is written in the data: its kind, and the fields of that kind.
Effect: TypeAlias = Mapping[str, Any]
Goods: TypeAlias = dict[str, int]

RESOURCES: Final = ("coins", "wood", "stone", "servants")
POINTS: Final = ("military", "faith", "victory_points")
GOODS: Final = (*RESOURCES, *POINTS)
#: Tokens are paid and gained like goods, with the expansion only.
SPECIAL_TOKENS: Final = "special_tokens"
STOCK: Final = (*GOODS, SPECIAL_TOKENS)
TYPES: Final = ("territory", "building", "character", "venture")
COLORED: Final = ("black", "white", "orange")
NEUTRAL: Final = "neutral"

#: The boxes in which pieces lie; a box later in the list numbers its pieces after those before it.
BOXES: Final = ("lorenzo", "lorenzo/houses")


def pieces(name: str, *rows: str) -> dict[str, Effect]:
    """The pieces of a kind in all boxes, in the order of their numbers."""
    files = [printed(box, name) for box in BOXES]
    return {piece["id"]: piece for file in files for row in rows for piece in file.get(row, ())}


BOARD: Final[Mapping[str, Any]] = printed("lorenzo", "board")
CARDS: Final = pieces("development_cards", "cards")
SPECIAL_CARDS: Final = frozenset(card["id"] for card in printed("lorenzo/houses", "development_cards")["cards"])
LEADERS: Final = pieces("leaders", "leaders", "extra_leaders")
EXCOMMUNICATIONS: Final = pieces("excommunication_tiles", "tiles")
BONUS_TILES: Final = pieces("bonus_tiles", "tiles")
#: The advanced sides of the base game (LOR-002).
ADVANCED_TILES: Final = [
    tile["id"] for tile in printed("lorenzo", "bonus_tiles")["tiles"] if tile["side"] == "advanced"
]
TOWERS: Final = tuple(tower["id"] for tower in BOARD["towers"])
FLOORS: Final = (1, 2, 3, 4)
PRIVILEGES: Final[dict[str, Goods]] = {each["id"]: each["resources"] for each in BOARD["council_privileges"]}
PRIVILEGE: Final[Effect] = {"kind": "council_privilege", "count": 1, "different": False}


def numbered_spaces() -> dict[str, Effect]:
    """The spaces beside the towers by area and number: "market.3"."""
    spaces: dict[str, Effect] = {}
    for space in BOARD["spaces"]:
        number = 1 + sum(each["area"] == space["area"] for each in spaces.values())
        spaces[f"{space['area']}.{number}"] = space
    return spaces


SPACES: Final = numbered_spaces()


@cache
def area_of(space: str) -> str:
    """The tower or area of a space: "market" of "market.3"."""
    return space.rpartition(".")[0]


@cache
def floor_of(space: str) -> int:
    return int(space.rpartition(".")[2])


@cache
def floors_of(tower: str) -> tuple[str, ...]:
    return tuple(f"{tower}.{floor}" for floor in FLOORS)
