"""What is printed on the pieces, as far as the rules ask for it (MAS-001 to MAS-014)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.position import printed
from tests.referee.masters.goods import Goods, goods_of


@dataclass(frozen=True)
class Power:
    """A production power; of what is free, its user chooses which resources."""

    input: Goods
    free_input: int
    output: Goods
    free_output: int
    faith: int


@dataclass(frozen=True)
class Card:
    """A development card."""

    name: str
    colour: str
    level: int
    victory_points: int
    cost: Goods
    power: Power


@dataclass(frozen=True)
class CardRequirement:
    """So many cards of a colour; level None is any level (MAS-135, MAS-136)."""

    colour: str
    level: int | None
    count: int


@dataclass(frozen=True)
class Leader:
    """A leader card; amount: of the discount, of slots, or of what a white marble gives."""

    victory_points: int
    cards: tuple[CardRequirement, ...]
    resources: Goods
    ability: str
    resource: str
    amount: int
    power: Power | None


@dataclass(frozen=True)
class Section:
    """A Vatican section with its favour tile."""

    first_space: int
    pope_space: int
    victory_points: int


@dataclass(frozen=True)
class Token:
    """A solo action token: cards of a colour are discarded, or the cross moves."""

    copies: int
    colour: str
    cards: int
    spaces: int
    reshuffle: bool


def power_of(input: Mapping[str, int], output: Mapping[str, int]) -> Power:
    return Power(
        goods_of(input), input.get("any", 0), goods_of(output), output.get("any", 0), faith=output.get("faith", 0)
    )


def card_of(entry: dict[str, Any]) -> Card:
    return Card(
        name=short(entry["id"]),
        colour=entry["color"],
        level=entry["level"],
        victory_points=entry["victory_points"],
        cost=goods_of(entry["cost"]),
        power=power_of(entry["input"], entry["output"]),
    )


def leader_of(entry: dict[str, Any]) -> Leader:
    ability = entry["ability"]
    produces = ability["kind"] == "production"
    return Leader(
        victory_points=entry["victory_points"],
        cards=tuple(CardRequirement(w["color"], w["level"], w["count"]) for w in entry["requires_cards"]),
        resources=goods_of(entry["requires_resources"]),
        ability=ability["kind"],
        resource=entry["id"].rpartition(".")[2],
        amount=ability.get("amount", ability.get("slots", 0)),
        power=power_of(ability["input"], ability["output"]) if produces else None,
    )


def token_of(entry: dict[str, Any]) -> Token:
    return Token(
        copies=entry["copies"],
        colour=entry.get("color", ""),
        cards=entry.get("count", 0),
        spaces=entry.get("spaces", 0),
        reshuffle=entry.get("reshuffle", False),
    )


def short(identity: str) -> str:
    """A piece as views and codes name it: "masters.card.green.1.a" is "green.1.a"."""
    return identity.split(".", 2)[2]


SETUP: Final = printed("masters", "setup")
TRACK: Final = printed("masters", "faith_track")

CARDS: Final = {short(e["id"]): card_of(e) for e in printed("masters", "development_cards")["cards"]}
LEADERS: Final = {short(e["id"]): leader_of(e) for e in printed("masters", "leaders")["leaders"]}
TOKENS: Final = {short(entry["id"]): token_of(entry) for entry in SETUP["solo"]["tokens"]}
SECTIONS: Final = [Section(s["first_space"], s["pope_space"], s["favor_victory_points"]) for s in TRACK["sections"]]
LAST_SPACE: Final[int] = TRACK["last_space"]
#: The whole score of each space: that of the last one reached or passed that has any (MAS-163).
FAITH_POINTS: Final = [
    max([mark["total"] for mark in TRACK["victory_points"] if mark["space"] <= space], default=0)
    for space in range(LAST_SPACE + 1)
]

COLOURS: Final[list[str]] = SETUP["card_grid"]["columns"]
LEVELS_FROM_THE_TOP: Final[list[int]] = SETUP["card_grid"]["levels_top_to_bottom"]
MARBLES: Final[dict[str, int]] = SETUP["market"]["marbles"]
#: What a marble gives: a resource, "faith", or nothing (MAS-008).
YIELDS: Final[dict[str, str | None]] = SETUP["market"]["yields"]
ROWS: Final[int] = SETUP["market"]["rows"]
COLUMNS: Final[int] = SETUP["market"]["columns"]
WAREHOUSE: Final[list[int]] = SETUP["player_board"]["warehouse_depots"]
BASIC_POWER: Final = power_of(
    SETUP["player_board"]["basic_production"]["input"], SETUP["player_board"]["basic_production"]["output"]
)
RESOURCES_PER_POINT: Final[int] = SETUP["scoring"]["resources_per_victory_point"]
#: Resources of choice and faith, by place in turn order (MAS-028).
STARTING_BONUS: Final[list[tuple[int, int]]] = [(bonus["any"], bonus["faith"]) for bonus in SETUP["starting_bonus"]]
