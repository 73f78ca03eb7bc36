"""signoria replay and signoria verify: a record told as a story, and a record proved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from signoria import record
from signoria.kernel.core import END, Event, Game, Seat
from signoria.kernel.match import UNDO, Match
from signoria.kit.words import Words
from signoria.record import BadRecord, Record
from signoria.registry import games, package, words_in
from signoria.terminal.arguments import Language
from signoria.terminal.phrases import Phrases
from signoria.terminal.result import score_sheet
from signoria.terminal.table import draw
from signoria.terminal.text import YOU, seat_names

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def verify(path: File, language: Language = "en") -> None:
    """Check chain, commitment, every draw and every choice of a record."""
    words = words_in(language)
    try:
        verified = record.verify(path.read_bytes(), games())
    except OSError as fault:
        why = fault.strerror or str(fault)
        typer.echo(words.text("platform-record-cannot-read", path=str(path), why=why))
        raise typer.Exit(2) from None
    except BadRecord as fault:
        typer.echo(words.text("platform-record-bad", path=str(path)))
        typer.echo(words.text("platform-record-line", line=fault.line, what=what_is_wrong(fault, words)))
        raise typer.Exit(1) from None
    for line in good_news(path, verified, words):
        typer.echo(line)


def good_news(path: Path, verified: Record, words: Words) -> list[str]:
    draws = sum("draw" in line for line in verified.lines)
    title = words.say(f"{verified.game}-title")
    counts = {"lines": len(verified.lines) + 2, "choices": len(verified.log), "draws": draws}
    lines = [words.text("platform-record-good", path=str(path), title=title, **counts)]
    if not verified.finished:
        lines.append(words.say("platform-record-unfinished"))
    if verified.seal.open_seed:
        return [*lines, words.say("platform-record-open")]
    return [*lines, words.text("platform-record-sealed", commitment=verified.seal.commitment)]


def replay(
    path: File,
    language: Language = "en",
    step: Annotated[bool, typer.Option("--step", help="Show the table after each choice, Enter goes on.")] = False,
) -> None:
    """Tell a record as a story, or step through it."""
    played = read_record(path, words_in(language))
    words = words_in(language, reader(played), seat_names(played.names, words_in(language)))
    console = Console(highlight=False)
    if step:
        step_through(played, words, console)
    else:
        for line in story(games()[played.game], played, words):
            console.print(line)


def reader(played: Record) -> Seat | None:
    """Whose story it is: the only one who played at the terminal it was kept by."""
    return played.names.index(YOU) if played.names.count(YOU) == 1 else None


def story(game: Game[Any], played: Record, words: Words) -> list[str]:
    """A whole match in sentences, everything told: the match is over, or it is one's own."""
    match = Match.begin(game, played.settings, played.seal.seed, played.version)
    lines = [words.say("platform-story-opening"), "", *sentences(game, match.opening.events, words)]
    for seat, code in played.log:
        lines += ["", *play(match, seat, code, words)] if code == END else play(match, seat, code, words)
    return [*lines, "", *(score_sheet(game, match.state, words) if played.finished else [])]


def play(match: Match, seat: Seat, code: str, words: Words) -> list[str]:
    """Do one entry of a log and tell what it did."""
    if code == UNDO:
        match.undo(seat)
        return [words.say("platform-story-undo", seat=seat)]
    return sentences(match.game, match.choose(seat, code).events, words)


def sentences(game: Game[Any], events: list[Event], words: Words) -> list[str]:
    return [words.translate(game.tell(event)) for event in events]


def step_through(played: Record, words: Words, console: Console) -> None:
    match = Match.begin(games()[played.game], played.settings, played.seal.seed, played.version)
    phrases = Phrases(package(played.game), words)
    for seat, code in played.log:
        lines = play(match, seat, code, words)
        for part in draw(phrases, match.view(None), None):
            console.print(part)
        console.print("\n".join(lines), style="bold")
        try:
            input()
        except EOFError:
            return


def read_record(path: Path, words: Words) -> record.Record:
    """A record from a file, or an error for people."""
    try:
        return record.verify(path.read_bytes(), games())
    except OSError as fault:
        why = fault.strerror or str(fault)
    except BadRecord as fault:
        why = words.text("platform-record-line", line=fault.line, what=what_is_wrong(fault, words))
    raise typer.BadParameter(words.text("platform-play-cannot-resume", path=str(path), why=why))


def what_is_wrong(fault: BadRecord, words: Words) -> str:
    return words.text(f"platform-record-{fault.what}", **fault.parameters)
