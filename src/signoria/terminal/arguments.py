"""Arguments that several commands share, and how they are understood."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from signoria.kernel.core import BadSetting, Game, Value
from signoria.kit.words import LANGUAGES
from signoria.registry import UnknownGame, game


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(f"there are words in {', '.join(LANGUAGES)}")
    return language


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game, by its key.")]
Seats = Annotated[int, typer.Option("--seats", help="How many seats.")]
Choices = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game.")]
Seed = Annotated[str, typer.Option("--seed", help="Same seed, same matches.")]
Language = Annotated[str, typer.Option("--language", callback=known_language, help="en or it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


def table(key: str, seats: int, choices: list[str] | None) -> tuple[Game[Any], dict[str, Value]]:
    """The game and its checked settings, or an error for people."""
    try:
        rules = game(key)
        settings: dict[str, Value] = {"seats": seats}
        for choice in choices or []:
            name, _, value = choice.partition("=")
            settings[name] = read_value(rules, name, value)
        return rules, rules.complete(settings)
    except (UnknownGame, BadSetting) as fault:
        raise typer.BadParameter(str(fault)) from None


def read_value(rules: Game[Any], name: str, written: str) -> Value:
    """The value of a setting that is written this way; anything else is left for the game to refuse."""
    for setting in rules.settings:
        if setting.key == name:
            for value in setting.values:
                if str(value).lower() == written.lower():
                    return value
    return written
