"""signoria play: a match against bots, in the browser or here in the terminal."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlencode

import typer

from signoria.kernel.match import Match, replay
from signoria.record import Seal
from signoria.registry import games, package, words_in
from signoria.server.configuration import Configuration
from signoria.terminal.arguments import Choices, GameKey, Language, table
from signoria.terminal.records import read_record
from signoria.terminal.serve import Database, Port, bound_socket, default_database, run, server
from signoria.terminal.text import YOU, TextPlay

#: What is played if nobody says which game.
USUAL = "masters"


def play(
    key: GameKey = USUAL,
    text: Annotated[bool, typer.Option("--text", help="Play here, line by line.")] = False,
    seats: Annotated[str, typer.Option(help="Who sits where: you, or a bot, joined by commas.")] = "you,greedy",
    seed: Annotated[str, typer.Option(help="An open seed, to play the same match again (with --text).")] = "",
    choices: Choices = None,
    language: Language = "en",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match (with --text).")] = None,
    file: Annotated[Path | None, typer.Option("--record", help="Where the record goes (with --text).")] = None,
    port: Port = 0,
    database: Database = "",
    show: Annotated[bool, typer.Option("--browser/--no-browser", help="Whether to open your browser.")] = True,
) -> None:
    """Play a match against bots."""
    words = words_in(language)
    if resume is not None:
        go_on(resume, file or resume, language)
        return
    names = seats.split(",")
    game, settings = table(key, len(names), choices)
    for name in names:
        if name != YOU and name not in package(key).bot_names:
            raise typer.BadParameter(words.text("platform-part-bots", bots=", ".join(package(key).bot_names)))
    if not text:
        more = {name: str(value).lower() for name, value in settings.items() if name != "seats"}
        in_browser(f"{key}?{urlencode({'seats': seats, **more}, safe=',')}", database, port, show)
        return
    sealed = Seal(os.urandom(32), [os.urandom(16) for _ in names], seed)
    path = file or Path(f"{key}-{(sealed.commitment or 'open')[:8]}.json")
    TextPlay(Match.begin(game, settings, sealed.seed), sealed, names, [], language, path).run()


def in_browser(page: str, database: str, port: int, show: bool) -> None:
    """Serve, and open a browser at a page that sits down at once."""
    configuration = Configuration(database or default_database())
    listener = bound_socket("127.0.0.1", port)
    address = f"http://localhost:{listener.getsockname()[1]}/play/{page}"
    opened = (lambda: webbrowser.open(address)) if show else (lambda: None)
    run(server(configuration, address, opened), listener)


def go_on(path: Path, file: Path, language: str) -> None:
    played = read_record(path, words_in(language))
    match = replay(games()[played.game], played.settings, played.seal.seed, played.log, played.version)
    TextPlay(match, played.seal, played.names, played.times, language, file).run()
