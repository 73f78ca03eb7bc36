"""What cards count: each feature of a principality as a number, and the value of a work (PRI-120 to PRI-127)."""

from __future__ import annotations

from signoria.games.princes.rules.cards import (
    BONUSES,
    BUILDINGS,
    CATEGORIES,
    CHARACTERS,
    FEATURES,
    MUSE,
    PRINCESS,
    PROFESSIONS,
    SIZES,
    WORK_BUILDING,
    WORK_CARD,
    WORK_FREEDOM,
    WORK_JESTER,
    WORK_LANDSCAPE,
)
from signoria.games.princes.rules.grid import CELLS, PLACEMENTS
from signoria.games.princes.rules.state import Player, Princes
from signoria.kernel.core import Seat
from signoria.kit.hands import Ids

#: The parts of a work's value, as they are shown.
PARTS = ("building", "landscape", "freedom", "jesters", "cards", "bonus", "muse")


def has_building(player: Player, building: int) -> bool:
    for number in player.pieces:
        if PLACEMENTS[number].piece == building:
            return True
    return False


def buildings(player: Player) -> list[int]:
    return [PLACEMENTS[n].piece for n in player.pieces if PLACEMENTS[n].piece < len(BUILDINGS)]


def features(player: Player, played: int) -> dict[str, int]:
    """Everything cards can count; played: professions of the hand that count as on the table (PRI-201, PRI-202)."""
    built = buildings(player)
    sizes = [[BUILDINGS[b].size for b in built].count(size) for size in range(len(SIZES))]
    counts = {f"{SIZES[size]}_building": sizes[size] for size in range(len(SIZES))}
    counts["building"] = len(built)
    counts["building_size"] = sum([number > 0 for number in sizes])
    counts["landscape"] = sum(player.landscapes)
    counts["forest"], counts["lake"], counts["park"] = player.landscapes
    counts["landscape_type"] = sum([number > 0 for number in player.landscapes])
    counts["freedom"] = player.freedoms.bit_count()
    counts["jester"] = player.jesters
    counts["builder"] = player.builders
    counts["prestige_card"] = len(player.prestiges)
    counts["category"] = sum([counts[FEATURES[feature]] > 0 for feature in CATEGORIES])
    counts["hand_card"] = len(player.hand) + player.recruiting - played
    counts["table_card"] = counts["work"] = len(player.table) + played
    counts["empty_space"] = CELLS - player.filled.bit_count()
    counts["profession_or_recruiting"] = player.cards()
    return counts


def worth(terms: tuple[tuple[int, int], ...], counts: dict[str, int]) -> int:
    """So much for each thing counted."""
    return sum([per * counts[FEATURES[feature]] for feature, per in terms])


def bonus_value(player: Player, bonuses: Ids) -> int:
    """What bonus cards add to a work, whichever profession it is of (PRI-126)."""
    if not bonuses:
        return 0
    counts = features(player, 1)
    return sum([worth(BONUSES[bonus].terms, counts) for bonus in bonuses])


def work_parts(state: Princes, seat: Seat, profession: int, bonuses: Ids) -> list[int]:
    """The value of a work line by line, in the order of PARTS (PRI-120 to PRI-126, PRI-314)."""
    player, card = state.players[seat], PROFESSIONS[profession]
    return [
        WORK_BUILDING if has_building(player, card.building) else 0,
        WORK_LANDSCAPE if player.landscapes[card.landscape] else 0,
        WORK_FREEDOM if player.freedoms >> card.freedom & 1 else 0,
        WORK_JESTER * player.jesters,
        WORK_CARD * player.cards(),
        bonus_value(player, bonuses),
        state.round + 1 if player.character == MUSE else 0,
    ]


def work_value(state: Princes, seat: Seat, profession: int, bonuses: Ids) -> int:
    return sum(work_parts(state, seat, profession, bonuses))


def princess_value(player: Player) -> int:
    """A work without a profession (PRI-320)."""
    return worth(CHARACTERS[PRINCESS].terms, features(player, 0))
