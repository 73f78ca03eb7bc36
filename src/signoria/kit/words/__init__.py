"""Every name and sentence people see, in Fluent; here lie those that belong to no game, each game has its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from signoria.kernel.core import Label, Seat, Word

FOLDER: Final = Path(__file__).parent
#: The languages of the pages: everything can be read in these.
LANGUAGES: Final = tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name[0] != "_"))
#: Spoken by a game that has no words in the language of its reader.
ENGLISH: Final = "en"


class MissingWords(LookupError):
    """A sentence was asked for that no catalogue has."""


class Catalogue:
    """Messages of one language, and their ids in the order in which they were written."""

    def __init__(self, language: str, written: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.messages: list[str] = []
        for text in written:
            self.bundle.add_resource(FluentResource(text))
            self.messages += re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def excerpt(text: str, messages: Iterable[str]) -> str:
    """Some messages of a file as they are written: reading all of it takes long where a few are wanted."""
    matches = [re.search(rf"^{message} =.*(?:\n[ }}].*)*", text, re.MULTILINE) for message in messages]
    return "\n".join(match[0] for match in matches if match)


class Words:
    """Puts labels, events and messages into one language, for one reader."""

    def __init__(self, catalogue: Catalogue, viewer: Seat | None = None, names: list[str] | None = None) -> None:
        self.catalogue = catalogue
        self.viewer = viewer
        self.names = names or []

    def say(self, message: str, **parameters: Word) -> str:
        """A message with its parameters."""
        return self.translate(Label(message, dict(parameters)))

    def text(self, message: str, **parameters: str | int) -> str:
        """A message whose parameters are words already, such as what somebody typed."""
        return self._format(message, dict(parameters))

    def translate(self, label: Label) -> str:
        """A label in words; a seat among its parameters becomes a name, or "you" for the reader."""
        values: dict[str, str | int] = {name: self._word(word) for name, word in label.parameters.items()}
        seat = label.parameters.get("seat")
        if isinstance(seat, int):
            values["who"] = "you" if seat == self.viewer else "other"
            values["name"] = self.name(seat)
        return self._format(label.key, values)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("platform-seat", n=seat + 1)

    def rule(self, game: str, rule: str) -> str:
        """The sentence for a rule that refuses something."""
        return self.say(f"{game}-rule-{rule}")

    def list_parts(self, parts: list[str]) -> str:
        """Things one after the other, as the language lists them."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.text("platform-comma", first=text, last=part)
        return self.text("platform-and", first=text, last=parts[-1]) if len(parts) > 1 else text

    def topics(self, game: str) -> dict[str, str]:
        """Words of a game that can be explained, each with the message that does."""
        start = f"{game}-topic-"
        keys = [key.removeprefix(start) for key in self.catalogue.messages if key.startswith(start)]
        return {self.say(f"{start}{key}"): f"{game}-help-{key}" for key in keys}

    def has(self, message: str) -> bool:
        return self.catalogue.bundle.has_message(message)

    def _word(self, word: Word) -> str | int:
        match word:
            case int():
                return word
            case str():
                return self.say(word)
            case Label():
                return self.translate(word)
            case tuple():
                return self.list_parts([self.translate(part) for part in word])

    def _format(self, message: str, values: dict[str, str | int]) -> str:
        language, bundle = self.catalogue.language, self.catalogue.bundle
        if not self.has(message):
            raise MissingWords(f"{language} has no message {message!r}; add it to the words of its game")
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{message!r} in {language} lacks a parameter: {errors[0]}")
        return str(text)
