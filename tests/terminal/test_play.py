"""The terminal table, driven line by line as somebody at a keyboard would."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from signoria.kernel.core import Value
from signoria.kernel.match import Match, replay
from signoria.record import Seal, verify
from signoria.registry import games
from signoria.terminal.app import app
from signoria.terminal.text import TextPlay

RUNNER = CliRunner()
OPEN = Seal(b"", [], "florence")
GAMES = games()
TABLES = [
    ("masters", ["you"]),
    ("masters", ["you", "greedy", "random", "greedy"]),
    ("masters", ["you", "you"]),
    ("lorenzo", ["you", "greedy", "random", "random"]),
    ("lorenzo", ["you", "random", "random", "random", "random"]),
    ("princes", ["you", "greedy", "random", "greedy", "random"]),
]
#: What a table of so many seats needs beside them.
NEEDED: dict[tuple[str, int], dict[str, Value]] = {("lorenzo", 5): {"houses": True}}


class Keyboard:
    """Types what it is told to, then whatever otherwise says, and keeps what the screen showed."""

    def __init__(self, typed: list[str], otherwise: Callable[[], str] = lambda: "1") -> None:
        self.typed: Iterator[str] = iter(typed)
        self.otherwise = otherwise
        self.screen = io.StringIO()

    def ask(self, prompt: str) -> str:
        self.screen.write(prompt)
        line = next(self.typed, None)
        if line is None:
            line = self.otherwise()
        self.screen.write(f"{line}\n")
        return line

    def console(self) -> Console:
        return Console(file=self.screen, width=100, highlight=False)


def leave() -> str:
    raise EOFError


def at_table(path: Path, keyboard: Keyboard, names: list[str], language: str = "en", game: str = "masters") -> TextPlay:
    match = Match.begin(GAMES[game], {"seats": len(names), **NEEDED.get((game, len(names)), {})}, OPEN.seed)
    return TextPlay(match, OPEN, names, [], language, path, keyboard.console(), keyboard.ask)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "names"), TABLES, ids=str)
def test_a_whole_match_is_played_and_its_record_proved(
    tmp_path: Path, game: str, names: list[str], language: str
) -> None:
    keyboard = Keyboard([])
    table = at_table(tmp_path / "match.json", keyboard, names, language, game)
    table.run()
    assert not table.match.pending
    record = verify((tmp_path / "match.json").read_bytes(), GAMES)
    assert record.finished
    assert record.names == names
    output = keyboard.screen.getvalue()
    assert "signoria verify" in output
    assert f"{game}-" not in output


def test_what_can_be_typed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    typed = ["?", "? coins", "? nonsense", "why end", "why 1", "why fly", "hello", "99", "u", "t", "s", "1", "u", "q"]
    keyboard = Keyboard(typed, leave)
    table = at_table(path, keyboard, ["you", "random"])
    table.run()
    output = keyboard.screen.getvalue()
    for expected in [
        "Commands: a number chooses",
        "Coins, one of the four resources",
        "There is nothing to explain about “nonsense”",
        "You keep exactly two of the four leaders you were dealt. (MAS-022)",
        "That is offered now: it is number 1.",
        "There is no option “fly” in this game.",
        "“hello” is not one of the numbers or commands.",
        "“99” is not one of the numbers or commands.",
        "Somebody else has chosen since.",
        "Something was drawn or revealed since",
        f"signoria play --text --resume {path}",
    ]:
        assert expected in " ".join(output.split()), expected
    assert verify(path.read_bytes(), GAMES).finished is False


def test_a_choice_is_taken_back(tmp_path: Path) -> None:
    keyboard = Keyboard(["1", "1", "u", "u", "q"], leave)
    table = at_table(tmp_path / "match.json", keyboard, ["you"])
    table.run()
    assert "Taken back." in keyboard.screen.getvalue()
    assert len(table.times) == len(table.match.log)
    assert table.match.log[-1][1] == "undo"


def test_the_end_of_the_input_saves_and_a_saved_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ["play", "masters", "--text", "--seats", "you,greedy", "--record", str(path)]
    first = RUNNER.invoke(app, arguments, input="1\n1\n1\n")
    assert first.exit_code == 0, first.output
    saved = verify(path.read_bytes(), GAMES)
    assert not saved.finished
    again = RUNNER.invoke(app, ["play", "--text", "--resume", str(path)], input="1\n" * 2000)
    assert again.exit_code == 0, again.output
    record = verify(path.read_bytes(), GAMES)
    assert record.finished
    assert record.log[: len(saved.log)] == saved.log
    assert record.times[: len(saved.times)] == saved.times


def test_a_record_is_told_as_a_story_and_proved(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    at_table(path, Keyboard([]), ["you", "random"]).run()
    story = RUNNER.invoke(app, ["replay", str(path)])
    assert "You keep two leaders" in story.output
    assert "Random" in story.output
    assert "La partita è finita." in RUNNER.invoke(app, ["replay", str(path), "--language", "it"]).output
    steps = RUNNER.invoke(app, ["replay", str(path), "--step"], input="\n" * 5)
    assert steps.exit_code == 0
    proof = RUNNER.invoke(app, ["verify", str(path)])
    assert proof.exit_code == 0
    assert "the result is right" in proof.output
    path.write_bytes(path.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    broken = RUNNER.invoke(app, ["verify", str(path)])
    assert broken.exit_code == 1
    assert "the line does not follow from the one before" in broken.output


def test_what_cannot_be_done_is_said_to_people(tmp_path: Path) -> None:
    for arguments, expected in [
        (["play", "--text", "--seats", "you,hal"], "random, greedy"),
        (["play", "--text", "chess"], "there is no game 'chess'"),
        (["play", "--text", "--seats", "you,random,random,random,random"], "seats = 5"),
        (["play", "--text", "--resume", str(tmp_path / "none.json")], "cannot be resumed"),
        (["verify", str(tmp_path / "none.json")], "cannot be read"),
        (["replay", str(tmp_path / "none.json"), "--language", "xx"], "en, it"),
    ]:
        outcome = RUNNER.invoke(app, arguments)
        assert outcome.exit_code == 2, arguments
        assert expected in " ".join(outcome.output.replace("│", " ").split()), outcome.output


def test_bots_and_people_play_through_the_same_door(tmp_path: Path) -> None:
    table = at_table(tmp_path / "match.json", Keyboard([]), ["you", "greedy"])
    table.run()
    again = replay(GAMES["masters"], {"seats": 2}, OPEN.seed, table.match.log)
    assert again.digest() == table.match.digest()
