"""What is printed on cards and pieces; prices, points and limits stand where the rules name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.position import printed

#: So much for each thing that a card counts.
Terms = dict[str, int]

_PIECES: Final[Any] = printed("princes", "pieces")
_GRID: Final[Any] = printed("princes", "principality")

Cell = tuple[int, int]
Outline = tuple[Cell, ...]


@dataclass(frozen=True)
class Profession:
    """The building, the landscape and the freedom that a profession wants."""

    building: str
    landscape: str
    freedom: str


@dataclass(frozen=True)
class PrestigeCard:
    """kind: most or fewest of a feature, or at least some of several."""

    kind: str
    points: int
    tie_points: int
    feature: str
    requirements: Terms


def outlines(entries: list[Any]) -> dict[str, Outline]:
    return {entry["id"]: tuple([(row, column) for row, column in entry["shape"]]) for entry in entries}


def prestige_card(entry: Any) -> PrestigeCard:
    return PrestigeCard(
        entry["kind"],
        entry["points"],
        entry.get("tie_points", 0),
        entry.get("feature", ""),
        entry.get("requirements", {}),
    )


BUILDINGS: Final[dict[str, Outline]] = outlines(_PIECES["buildings"])
SIZES: Final[dict[str, str]] = {entry["id"]: entry["size"] for entry in _PIECES["buildings"]}
#: Landscapes have one of two sets of outlines: the narrow ones, or the blocks.
LANDSCAPES: Final[dict[bool, dict[str, Outline]]] = {
    False: outlines(_PIECES["landscapes"]),
    True: outlines(_PIECES["alternative_landscapes"]),
}
LANDSCAPE_TYPES: Final = tuple(LANDSCAPES[False])
ROWS: Final[int] = _GRID["rows"]
COLUMNS: Final[int] = _GRID["columns"]
PALAZZO_CELLS: Final[Outline] = tuple([(row, column) for row, column in _GRID["palazzo"]])
PROFESSIONS: Final[dict[str, Profession]] = {
    entry["id"]: Profession(entry["building"], entry["landscape"], entry["freedom"])
    for entry in printed("princes", "professions")["professions"]
}
FREEDOMS: Final[tuple[str, ...]] = tuple(printed("princes", "setup")["freedoms"])
BONUS_CARDS: Final[dict[str, Terms]] = {
    entry["id"]: entry["terms"] for entry in printed("princes", "bonus_cards")["cards"]
}
PRESTIGE_CARDS: Final[dict[str, PrestigeCard]] = {
    entry["id"]: prestige_card(entry) for entry in printed("princes", "prestige_cards")["cards"]
}
#: The spaces for bids on each character card.
CHARACTERS: Final[dict[str, tuple[int, ...]]] = {
    entry["id"]: tuple(entry["spaces"]) for entry in printed("princes", "characters")["characters"]
}
#: All cards of the three decks, in the order in which hands are held.
CARDS: Final[dict[str, tuple[str, ...]]] = {
    "profession": tuple(PROFESSIONS),
    "bonus": tuple(BONUS_CARDS),
    "prestige": tuple(PRESTIGE_CARDS),
}


def in_order(deck: str, cards: list[str]) -> list[str]:
    """Cards of a deck as they are held."""
    return sorted(cards, key=CARDS[deck].index)
