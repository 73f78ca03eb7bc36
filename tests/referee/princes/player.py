"""A player: what he has, and everything that cards count of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tests.referee.princes.principality import Principality
from tests.referee.princes.printed import SIZES, Terms

#: What lies on a table in the place of a profession that was recruited away (PRI-089).
RECRUITING_CARD: Final = "recruiting_card"


@dataclass
class Player:
    """points: on the fame track; prestige_points: of prestige cards, at the end."""

    principality: Principality
    money: int
    points: int = 0
    builders: int = 0
    jesters: int = 0
    freedoms: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    recruiting: int = 0
    table: list[str] = field(default_factory=list)
    bonuses: list[str] = field(default_factory=list)
    prestiges: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    best_work: int = 0
    character: str = ""
    prestige_points: int = 0

    def cards(self) -> int:
        """Profession and recruiting cards in hand and on the table (PRI-099, PRI-124)."""
        return len(self.hand) + self.recruiting + len(self.table)

    def works(self) -> list[str]:
        """Professions that lie face up (PRI-118)."""
        return [card for card in self.table if card != RECRUITING_CARD]


def features(player: Player, played: int = 0) -> dict[str, int]:
    """Everything that cards count; played: professions just played, no longer in hand (PRI-201, PRI-202)."""
    land = player.principality
    sizes = [SIZES[building] for building in land.buildings]
    counts = {
        "building": len(land.buildings),
        "large_building": sizes.count("large"),
        "medium_building": sizes.count("medium"),
        "small_building": sizes.count("small"),
        "building_size": len(set(sizes)),
        "landscape": sum(land.landscapes.values()),
        "landscape_type": how_many_are_there(land.landscapes.values()),
        "freedom": len(player.freedoms),
        "jester": player.jesters,
        "builder": player.builders,
        "prestige_card": len(player.prestiges),
        "hand_card": len(player.hand) + player.recruiting - played,
        "table_card": len(player.table) + played,
        "work": len(player.table) + played,
        "empty_space": land.empty_spaces(),
        "profession_or_recruiting": player.cards(),
        **land.landscapes,
    }
    # Categories: forest, lake, park, jester, builder, prestige card, freedom, each once (PRI-200).
    others = [counts[thing] for thing in ("jester", "builder", "prestige_card", "freedom")]
    counts["category"] = how_many_are_there([*land.landscapes.values(), *others])
    return counts


def how_many_are_there(numbers: Iterable[int]) -> int:
    return sum([number > 0 for number in numbers])


def worth(terms: Terms, counts: dict[str, int]) -> int:
    """So much for each thing that is counted."""
    return sum([per * counts[thing] for thing, per in terms.items()])
