"""Which games there are: whatever is installed under the entry point "signoria.games"; and all that they say."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

from signoria.kernel.core import Game, Seat
from signoria.kit.package import Absent, Package, nothing_absent
from signoria.kit.words import ENGLISH, FOLDER, Catalogue, Words, excerpt


class UnknownGame(LookupError):
    """No game of this key is installed."""


class BadPackage(TypeError):
    """Something is installed as a game that cannot be one."""


@cache
def packages() -> dict[str, Package]:
    """Every installed game by its key."""
    return {
        entry.name: checked_package(entry.name, entry.load()) for entry in sorted(entry_points(group="signoria.games"))
    }


def checked_package(name: str, thing: object) -> Package:
    """What an entry point names, if that is a game of this key that can speak."""
    where = f"the entry point {name!r} of signoria.games"
    if not isinstance(thing, Package):
        raise BadPackage(f"{where} names {thing!r}; it must name a signoria.kit.package.Package")
    if thing.rules.key != name:
        raise BadPackage(f"{where} names the game {thing.rules.key!r}; both must be called the same")
    if not thing.word_file(ENGLISH).exists():
        raise BadPackage(f"{where} names a game without words: {ENGLISH}.ftl is missing in {thing.words}")
    return thing


@cache
def games() -> dict[str, Game[Any]]:
    """The rules of every installed game."""
    return {key: package.rules for key, package in packages().items()}


def package(key: str) -> Package:
    """The game with this key."""
    if key not in packages():
        raise UnknownGame(f"there is no game {key!r}; installed are: {', '.join(packages())}")
    return packages()[key]


def game(key: str) -> Game[Any]:
    """The rules of the game with this key."""
    return package(key).rules


def absent(key: str) -> Absent:
    """Which options of a game lie in a box that is not on the table; of a game that nobody has installed, none."""
    return packages()[key].absent if key in packages() else nothing_absent


# Words


class Way(NamedTuple):
    """What rules that a game can be played by are called, and a sentence about them."""

    name: str
    about: str


class Cover(NamedTuple):
    """What is said about a game before anybody opens it: its title, a sentence, and the rules it can be played by."""

    title: str
    front: str
    ways: dict[str, Way]


@cache
def word_files(language: str) -> dict[str, Path]:
    """The files of all words in one language by name: those that belong to no game first, so that none takes them."""
    files = {path.stem: path for path in sorted((FOLDER / language).glob("*.ftl"))}
    for key, package in packages().items():
        files.setdefault(key, package.word_file(language))
    return files


@cache
def catalogue(language: str) -> Catalogue:
    """All messages of one language."""
    return Catalogue(language, [path.read_text(encoding="utf-8") for path in word_files(language).values()])


def cover_messages(key: str) -> list[str]:
    """The messages that a cover is made of."""
    ways = [f"{key}-way-{way}" for way in package(key).ways]
    return [f"{key}-title", f"{key}-front", *ways, *[f"{way}-about" for way in ways]]


@cache
def cover(language: str, key: str) -> Cover:
    """The cover of a game in a language, without reading all that the game says."""
    written = word_files(language)[key].read_text(encoding="utf-8")
    say = Words(Catalogue(language, [excerpt(written, cover_messages(key))])).say
    ways = {way: Way(say(f"{key}-way-{way}"), say(f"{key}-way-{way}-about")) for way in package(key).ways}
    return Cover(say(f"{key}-title"), say(f"{key}-front"), ways)


def words_in(language: str, viewer: Seat | None = None, names: list[str] | None = None) -> Words:
    """What puts labels, events and messages into a language, for one reader."""
    return Words(catalogue(language), viewer, names)
