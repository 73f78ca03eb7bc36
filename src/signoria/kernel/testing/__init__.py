"""check_game: the conformance test that every game must pass, law by law; public API.

The laws are those of docs/architecture.md. Law 4 (cards are data) is checked where it shows in a state: nothing but
ids can be saved. Law 10 is the server's.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from signoria.kernel.core import Game, Settings, Value
from signoria.kernel.testing.inspection import Inspection
from signoria.kernel.testing.policies import Policy, anything, play_quickly
from signoria.kernel.testing.report import BrokenLaw, Counts

__all__ = [
    "BrokenLaw",
    "Counts",
    "Inspection",
    "Policy",
    "all_settings",
    "anything",
    "check_game",
    "play_quickly",
    "spread",
]


def all_settings(game: Game[Any]) -> list[dict[str, Value]]:
    """Every combination of settings that the game allows."""
    values = [[(setting.key, value) for value in setting.values] for setting in game.settings]
    return [dict(table) for table in product(*values) if not game.forbids(dict(table))]


def spread(tables: list[dict[str, Value]], most: int) -> list[dict[str, Value]]:
    """About so many of the tables, from the first to the last."""
    return tables[:: max(1, len(tables) // most)]


def check_game(
    game: Game[Any],
    settings: Sequence[Settings] | None = None,
    thorough: int = 10,
    quick: int = 200,
    seed: str = "check",
    policies: Sequence[Policy] = (anything,),
) -> Counts:
    """Play matches of a game and raise BrokenLaw at the first law it does not keep.

    For each table: thorough matches with every law at every decision, quick ones for dead ends, conservation and
    termination only. Policies take turns from match to match.
    """
    counts = Counts()
    check_catalogue(game)
    for table in all_settings(game) if settings is None else settings:
        for number in range(thorough):
            policy = policies[number % len(policies)]
            Inspection(game, table, f"{seed}.{number}", policy, counts).run()
        for number in range(quick):
            policy = policies[number % len(policies)]
            play_quickly(game, table, f"{seed}.quick.{number}", policy, counts)
    return counts


def check_catalogue(game: Game[Any]) -> None:
    """Codes are the names of options: each stands for one."""
    if len(game.by_code) != len(game.options):
        raise BrokenLaw(1, "two options share a code", f"catalogue of {game.key}")
