"""signoria simulate: many matches between bots, how fast they went and how they ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import mean, quantiles
from time import perf_counter
from typing import Annotated, Any, TypedDict

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from signoria.kernel.core import Game, Value
from signoria.kit.playout import Playout, play_out
from signoria.registry import package
from signoria.terminal.arguments import AsJson, Choices, GameKey, Seats, Seed, table


class Spread(TypedDict):
    """How numbers are spread."""

    min: int
    lower_quartile: float
    median: float
    mean: float
    upper_quartile: float
    max: int


class Wins(TypedDict):
    """How often the bot of a seat has won."""

    bot: str
    wins: int


class Report(TypedDict):
    """How matches went, and how fast."""

    matches: int
    seconds: float
    matches_per_second: float
    decisions_per_second: int
    decisions_per_match: float
    forced_share: float
    scores: Spread | None
    winning_scores: Spread | None
    mean_parts: dict[str, float]
    wins: list[Wins]


#: Matches between two steps of the progress bar, which would otherwise take time from the matches.
PATIENCE = 25


def simulate(
    key: GameKey,
    seats: Seats = 4,
    number: Annotated[int, typer.Option("-n", "--matches", min=1, help="How many matches.")] = 1000,
    bots: Annotated[str, typer.Option(help="Bots by seat, joined by commas; the last fills up.")] = "random",
    choices: Choices = None,
    seed: Seed = "simulate",
    as_json: AsJson = False,
) -> None:
    """Play matches between bots and print speed and scores."""
    game, settings = table(key, seats, choices)
    names = seat_bots(key, bots, seats)
    began = perf_counter()
    if as_json:
        played = play_all(game, settings, names, number, seed, lambda done: None)
    else:
        with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as progress:
            task = progress.add_task(f"{key}, {seats} seats", total=number)
            played = play_all(game, settings, names, number, seed, lambda done: progress.update(task, completed=done))
    report = summary(played, names, perf_counter() - began)
    if as_json:
        typer.echo(json.dumps({"game": key, "settings": settings, "seed": seed, **report}, indent=2))
    else:
        show(report)


def seat_bots(key: str, bots: str, seats: int) -> list[str]:
    """The name of the bot on each seat."""
    names, offered = bots.split(","), package(key).bot_names
    for name in names:
        if name not in offered:
            raise typer.BadParameter(f"no bot {name!r} plays {key}; there are: {', '.join(offered)}")
    return (names + [names[-1]] * seats)[:seats]


def play_all(
    game: Game[Any], settings: dict[str, Value], names: list[str], number: int, seed: str, tick: Callable[[int], object]
) -> list[Playout]:
    played = []
    for match in range(number):
        bots = [package(game.key).bot(name, f"{seed}.{match}.{seat}") for seat, name in enumerate(names)]
        played.append(play_out(game, settings, f"{seed}.{match}", bots))
        if match % PATIENCE == 0:
            tick(match)
    tick(number)
    return played


def summary(played: list[Playout], names: list[str], seconds: float) -> Report:
    """Speed, and how scores are spread: all of them and those of winners."""
    decisions = sum(playout.decisions for playout in played)
    totals = [score.total for playout in played for score in playout.scores]
    winning = [score.total for playout in played for score in playout.scores if score.rank == 1]
    parts = list(played[0].scores[0].parts)
    return {
        "matches": len(played),
        "seconds": round(seconds, 3),
        "matches_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "decisions_per_match": round(decisions / len(played), 1),
        "forced_share": round(sum(playout.forced for playout in played) / decisions, 3),
        "scores": spread(totals),
        "winning_scores": spread(winning),
        "mean_parts": {
            part: round(mean(score.parts[part] for playout in played for score in playout.scores), 2) for part in parts
        },
        "wins": [
            {"bot": name, "wins": sum(playout.scores[seat].rank == 1 for playout in played)}
            for seat, name in enumerate(names)
        ],
    }


def spread(totals: list[int]) -> Spread | None:
    """Least, quartiles, mean and most; None without any score."""
    if not totals:
        return None
    low, middle, high = quantiles(totals, n=4, method="inclusive") if len(totals) > 1 else totals * 3
    return {
        "min": min(totals),
        "lower_quartile": low,
        "median": middle,
        "mean": round(mean(totals), 2),
        "upper_quartile": high,
        "max": max(totals),
    }


def show(report: Report) -> None:
    console = Console()
    console.print(
        f"{report['matches']} matches in {report['seconds']} s: {report['matches_per_second']} matches/s, "
        f"{report['decisions_per_second']} decisions/s ({report['decisions_per_match']} decisions a match, "
        f"{report['forced_share']:.0%} forced)"
    )
    scores = Table("", "min", "25 %", "median", "mean", "75 %", "max", title="Scores")
    for name, row in (("all seats", report["scores"]), ("winners", report["winning_scores"])):
        scores.add_row(name, *([str(value) for value in row.values()] if row else ["none"]))
    console.print(scores)
    parts = Table(*report["mean_parts"], title="Mean parts of a score")
    parts.add_row(*[str(value) for value in report["mean_parts"].values()])
    console.print(parts)
    wins = Table("seat", "bot", "wins", title="Wins")
    for seat, won in enumerate(report["wins"]):
        wins.add_row(str(seat), won["bot"], str(won["wins"]))
    console.print(wins)
