"""A match at a table in the terminal, line by line, against bots."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from signoria import record
from signoria.kernel.core import Decision, Event, Game, Option, Seat, View
from signoria.kernel.match import CannotUndo, IllegalChoice, Match
from signoria.kit.bot import Bot, Sight
from signoria.kit.missing import missing_in
from signoria.kit.words import Words
from signoria.record import Seal
from signoria.registry import package, words_in
from signoria.terminal.foresight import foresee
from signoria.terminal.menu import TextMenu
from signoria.terminal.phrases import Phrases
from signoria.terminal.result import score_sheet
from signoria.terminal.table import draw

YOU = "you"


def seat_names(names: list[str], words: Words) -> list[str]:
    """How seats are called: you by your word, bots by theirs, and everybody else by the name they gave."""
    called = []
    for name in names:
        message = f"platform-{'you' if name == YOU else f'bot-{name}'}"
        called.append(words.say(message) if words.has(message) else name)
    twins = [f"{name} {called[: seat + 1].count(name)}" for seat, name in enumerate(called)]
    return [twin if called.count(name) > 1 else name for twin, name in zip(twins, called, strict=True)]


class TextPlay:
    """A match, who sits at it, and what its people have been told."""

    def __init__(
        self,
        match: Match,
        sealed: Seal,
        names: list[str],
        times: list[str],
        language: str,
        path: Path,
        console: Console | None = None,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.sealed = sealed
        self.names = names
        self.times = list(times)
        self.path = path
        self.ask = ask
        self.console = console or Console(highlight=False)
        called = seat_names(names, words_in(language))
        self.words = {seat: words_in(language, seat, called) for seat, name in enumerate(names) if name == YOU}
        self.platform = words_in(language, None, called)
        self.package = package(self.game.key)
        self.phrases = {seat: Phrases(self.package, words) for seat, words in self.words.items()}
        self.bots: dict[Seat, Bot] = {
            seat: self.package.bot(name, f"{sealed.seed}.{seat}") for seat, name in enumerate(names) if name != YOU
        }
        dealt = [event for event in match.opening.events if event.secret]  # all else is seen on the table
        self.untold: dict[Seat, list[Event]] = {seat: list(dealt) for seat in self.words}
        self.left = False

    # The course of a match

    def run(self) -> None:
        self.console.print(self.platform.text("platform-play-welcome", title=self.title()), style="bold")
        proof = self.platform.text("platform-play-commitment", commitment=self.sealed.commitment)
        self.console.print(
            self.platform.say("platform-play-open-seed") if self.sealed.open_seed else proof, style="dim"
        )
        while self.match.pending and not self.left:
            decision = self.next_decision()
            if decision.seat in self.bots:
                sight = Sight(self.game, self.match.state, decision.seat)
                self.choose(decision.seat, self.bots[decision.seat].choose(decision, sight).code)
            else:
                self.attend(decision)
        if not self.match.pending:
            self.finish()

    def next_decision(self) -> Decision:
        """Bots first, so that people decide with all that may be known."""
        return next((d for d in self.match.pending if d.seat in self.bots), self.match.pending[0])

    def choose(self, seat: Seat, code: str) -> None:
        outcome = self.match.choose(seat, code)
        self.times.append(now())
        for seat_untold in self.untold.values():
            seat_untold.extend(outcome.events)

    def attend(self, decision: Decision) -> None:
        """Somebody at this terminal must choose."""
        words = self.words[decision.seat]
        if not self.match.barrier.tail or self.match.log[-1][0] != decision.seat:
            self.show_table(decision.seat)
        self.tell(decision.seat)
        self.console.print(f"\n{words.say(f'{self.game.key}-decision-{decision.kind}')}", style="bold")
        menu = TextMenu(decision.options, lambda option: self.match.describe(decision.seat, option))
        self.list_options(menu, decision.seat)
        done = False
        while not done and not self.left:
            done = self.command(self.read(words), decision, menu)

    def list_options(self, menu: TextMenu, seat: Seat) -> None:
        """What can be typed: options, or groups of them with how many there are."""
        words, before = self.words[seat], self.match.view(seat)
        for number, entry in enumerate(menu.entries, 1):
            if isinstance(entry, Option):
                self.console.print(self.option_line(number, entry, seat, before))
            else:
                name = self.phrases[seat].place(before, entry.place, len(entry.options))
                group = words.text("platform-play-group", name=name, n=len(entry.options))
                self.console.print(f"{number:3}  {group}")
        if menu.inside:
            self.console.print(words.say("platform-play-back"), style="dim")

    def option_line(self, number: int, option: Option, seat: Seat, before: View) -> str:
        words = self.words[seat]
        preview = self.match.preview(seat, option.code)
        foreseen = [foresee(self.phrases[seat], before, preview.view, seat)]
        if preview.reveals:
            foreseen.append(words.say("platform-play-preview-reveals"))
        after = "; ".join(part for part in foreseen if part)
        line = f"{number:3}  {words.translate(self.match.describe(seat, option))}"
        return f"{line}  [dim]{after}[/dim]" if after else line

    def finish(self) -> None:
        for seat in self.words:
            self.tell(seat)
        self.console.print(f"\n{self.platform.say('platform-play-result')}", style="bold")
        for line in score_sheet(self.game, self.match.state, self.reader()):
            self.console.print(line)
        if self.save(self.path):
            self.console.print(self.platform.text("platform-play-record", path=str(self.path)), soft_wrap=True)

    def reader(self) -> Words:
        """Who reads the result: the only person at the terminal, or nobody in particular."""
        return next(iter(self.words.values())) if len(self.words) == 1 else self.platform

    # What people type

    def read(self, words: Words) -> str:
        try:
            return self.ask(f"{words.say('platform-play-prompt')} ").strip()
        except (EOFError, KeyboardInterrupt):
            return "q"

    def command(self, typed: str, decision: Decision, menu: TextMenu) -> bool:
        """Do what was typed; True if the question is answered or must be put anew."""
        words = self.words[decision.seat]
        verb, _, rest = typed.partition(" ")
        listed = menu.entries
        option = menu.pick(typed)
        if option is not None:
            self.choose(decision.seat, option.code)
            return True
        if menu.entries is not listed:
            self.list_options(menu, decision.seat)
            return False
        match verb:
            case "b" if menu.inside:
                menu.back()
                self.list_options(menu, decision.seat)
            case "u":
                return self.undo(decision.seat)
            case "why":
                self.console.print(self.why(rest, decision, menu))
            case "?":
                self.console.print(self.explain(rest, words))
            case "t":
                self.show_table(decision.seat)
            case "s":
                self.say_saved(Path(rest) if rest else self.path, words)
            case "q":
                self.say_saved(self.path, words)
                self.left = True
            case _:
                self.console.print(words.text("platform-play-not-understood", text=typed))
        return False

    def undo(self, seat: Seat) -> bool:
        words = self.words[seat]
        try:
            self.match.undo(seat)
        except CannotUndo as refused:
            self.console.print(words.say(f"platform-undo-{refused.barrier}"))
            return False
        self.times.append(now())
        self.untold[seat].clear()
        self.console.print(words.say("platform-play-undone"))
        return True

    def why(self, code: str, decision: Decision, menu: TextMenu) -> str:
        words = self.words[decision.seat]
        codes = [option.code for option in decision.options]
        listed = {str(n): entry.code for n, entry in enumerate(menu.entries, 1) if isinstance(entry, Option)}
        code = listed.get(code, code)
        try:
            rule = self.match.why_not(decision.seat, code)
        except IllegalChoice:
            return words.text("platform-play-no-such-option", text=code, example=", ".join(codes[:3]))
        if not rule:
            return words.text("platform-play-offered", n=menu.number(code))
        label = self.match.describe(decision.seat, self.game.by_code[code])
        missing = missing_in(label)
        lines = [words.translate(label), f"{words.rule(self.game.key, rule)} ({rule})"]
        return "\n".join([*lines, words.translate(missing)] if missing else lines)

    def explain(self, topic: str, words: Words) -> str:
        """What a word means; without one, the commands and which words there are."""
        topics = words.topics(self.game.key)
        listed = ", ".join(topics)
        if topic.lower() in topics:
            return words.say(topics[topic.lower()])
        if topic:
            return words.text("platform-play-no-help", text=topic, words=listed)
        return f"{words.say('platform-play-commands')}\n{words.text('platform-play-explained', words=listed)}"

    # What people are shown

    def title(self) -> str:
        return self.platform.say(f"{self.game.key}-title")

    def show_table(self, seat: Seat) -> None:
        self.console.rule()
        for part in draw(self.phrases[seat], self.match.view(seat), seat):
            self.console.print(part)
            self.console.print()

    def tell(self, seat: Seat) -> None:
        """What has happened since this seat was last told."""
        untold = self.untold[seat]
        if untold:
            self.console.print(self.words[seat].say("platform-play-happened"), style="bold")
            for event in untold:
                self.console.print(f"  {self.words[seat].translate(self.game.tell(event.seen_by(seat)))}")
            untold.clear()

    # Keeping

    def say_saved(self, path: Path, words: Words) -> None:
        if self.save(path):
            self.console.print(words.text("platform-play-saved", path=str(path)), soft_wrap=True)

    def save(self, path: Path) -> bool:
        try:
            path.write_text(record.write(self.match, self.sealed, self.names, self.times), encoding="ascii")
        except OSError as fault:
            why = fault.strerror or str(fault)
            self.console.print(self.platform.text("platform-play-cannot-save", path=str(path), why=why))
            return False
        return True


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
