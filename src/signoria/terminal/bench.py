"""signoria bench: decisions a second of the bare engine, and what a copy costs."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter
from typing import Annotated, Any, TypedDict

import typer
from rich.console import Console
from rich.table import Table

from signoria.kernel import core
from signoria.kernel.core import Game, Settings, State, answer, settle
from signoria.kernel.rng import Rng
from signoria.terminal.arguments import AsJson, Choices, GameKey, Seats, Seed, table

COPIES = 200


class Speed(TypedDict):
    """What was measured."""

    compiled: bool
    matches: int
    decisions: int
    decisions_per_second: int
    forced_share: float
    copy_microseconds: float


def bench(
    key: GameKey,
    seats: Seats = 4,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to play.")] = 2.0,
    choices: Choices = None,
    seed: Seed = "bench",
    as_json: AsJson = False,
) -> None:
    """Play random matches for a while on one core and print the speed."""
    game, settings = table(key, seats, choices)
    report = measure(game, settings, seconds, seed)
    if as_json:
        typer.echo(json.dumps({"game": key, "settings": settings, "seed": seed, **report}))
        return
    figures = Table("", key)
    for name, value in report.items():
        figures.add_row(name.replace("_", " "), str(value))
    Console().print(figures)


def measure(game: Game[Any], settings: Settings, seconds: float, seed: str) -> Speed:
    """Random matches until the time is up; a match begun is played to its end."""
    random = Random(seed)
    matches = decisions = forced = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        state: State = game.setup(settings, Rng(f"{seed}.{matches}"))
        pending = settle(state)
        while pending:
            options = pending[0].options
            decisions += 1
            forced += len(options) == 1
            pending = answer(state, pending[0].seat, options[int(random.random() * len(options))])
        matches += 1
    took = perf_counter() - began
    return {
        "compiled": not core.__file__.endswith(".py"),
        "matches": matches,
        "decisions": decisions,
        "decisions_per_second": round(decisions / took),
        "forced_share": round(forced / decisions, 3),
        "copy_microseconds": round(copy_time(positions(game, settings, seed)) * 1e6, 2),
    }


def positions(game: Game[Any], settings: Settings, seed: str) -> list[State]:
    """Positions spread over one match."""
    random = Random(seed)
    state: State = game.setup(settings, Rng(seed))
    states = []
    pending = settle(state)
    while pending:
        states.append(state.copy())
        options = pending[0].options
        pending = answer(state, pending[0].seat, options[int(random.random() * len(options))])
    return states


def copy_time(states: list[State]) -> float:
    """Seconds for one copy, over all positions."""
    began = perf_counter()
    for state in states:
        for _ in range(COPIES):
            state.copy()
    return (perf_counter() - began) / (COPIES * len(states))
