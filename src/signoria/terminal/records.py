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
        kept = record.verify(path.read_bytes(), games())
    except OSError as fault:
        why = fault.strerror or str(fault)
        typer.echo(words.text("platform-record-cannot-read", path=str(path), why=why))
        raise typer.Exit(2) from None
    except BadRecord as fault:
        typer.echo(words.text("platform-record-bad", path=str(path)))
        typer.echo(words.text("platform-record-line", line=fault.line, what=what_is_wrong(fault, words)))
        raise typer.Exit(1) from None
    for line in good_news(path, kept, words):
        typer.echo(line)


def good_news(path: Path, kept: Record, words: Words) -> list[str]:
    draws = sum("draw" in line for line in kept.lines)
    title = words.say(f"{kept.game}-title")
    counts = {"lines": len(kept.lines) + 2, "choices": len(kept.log), "draws": draws}
    lines = [words.text("platform-record-good", path=str(path), title=title, **counts)]
    if not kept.finished:
        lines.append(words.say("platform-record-unfinished"))
    if kept.seal.open_seed:
        return [*lines, words.say("platform-record-open")]
    return [*lines, words.text("platform-record-sealed", commitment=kept.seal.commitment)]


def replay(
    path: File,
    language: Language = "en",
    step: Annotated[bool, typer.Option("--step", help="Show the table after each choice, Enter goes on.")] = False,
) -> None:
    """Tell a record as a story, or step through it."""
    kept = read_record(path, words_in(language))
    words = words_in(language, reader(kept), seat_names(kept.names, words_in(language)))
    console = Console(highlight=False)
    if step:
        step_through(kept, words, console)
    else:
        for line in story(games()[kept.game], kept, words):
            console.print(line)


def reader(kept: Record) -> Seat | None:
    """Whose story it is: the only one who played at the terminal it was kept by."""
    return kept.names.index(YOU) if kept.names.count(YOU) == 1 else None


def story(game: Game[Any], kept: Record, words: Words) -> list[str]:
    """A whole match in sentences, everything told: the match is over, or it is one's own."""
    match = Match.begin(game, kept.settings, kept.seal.seed, kept.version)
    lines = [words.say("platform-story-opening"), "", *sentences(game, match.opening.events, words)]
    for seat, code in kept.log:
        lines += ["", *play(match, seat, code, words)] if code == END else play(match, seat, code, words)
    return [*lines, "", *(score_sheet(game, match.state, words) if kept.finished else [])]


def play(match: Match, seat: Seat, code: str, words: Words) -> list[str]:
    """Do one entry of a log and tell what it did."""
    if code == UNDO:
        match.undo(seat)
        return [words.say("platform-story-undo", seat=seat)]
    return sentences(match.game, match.choose(seat, code).events, words)


def sentences(game: Game[Any], events: list[Event], words: Words) -> list[str]:
    return [words.put(game.tell(event)) for event in events]


def step_through(kept: Record, words: Words, console: Console) -> None:
    match = Match.begin(games()[kept.game], kept.settings, kept.seal.seed, kept.version)
    phrases = Phrases(package(kept.game), words)
    for seat, code in kept.log:
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
