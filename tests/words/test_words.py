"""The catalogues can be read, say the same in every language, and hold what the platform and the pages need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from signoria.kernel.core import Label
from signoria.kernel.match import BEGUN, CHANCE, ENDED, OTHERS
from signoria.kit.field import PLAYER
from signoria.kit.words import LANGUAGES, MissingWords, excerpt
from signoria.registry import catalogue, packages, word_files, words_in
from signoria.server.upgrade import GOOD, NEWER, NO_GAME, PENDING, REFUSED, REPLAYED, RESULT, SNAPSHOT
from tests.project.source import SOURCE, files
from tests.words.catalogue import literals, parsed, variables

CATALOGUES = [(language, name) for language in LANGUAGES for name in word_files(language)]
VERDICTS = (GOOD, REPLAYED, NO_GAME, NEWER, REFUSED, PENDING, SNAPSHOT, RESULT)
NAMES = ["Anna", "Bruno", "Carla", "Dino"]


@pytest.mark.parametrize(("language", "name"), CATALOGUES)
def test_a_catalogue_can_be_read_to_its_end(language: str, name: str) -> None:
    entries = parsed(word_files(language)[name])
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages))
    assert all(message.startswith(f"{name}-") for message in messages)


def test_english_and_italian_have_the_same_messages_and_ask_for_the_same_things() -> None:
    assert LANGUAGES == ("en", "it")
    english, italian = variables("en"), variables("it")
    assert set(english) == set(italian)
    for message, variables_used in italian.items():
        assert variables_used <= english[message] | {"who", "name"}, message


def test_no_message_of_the_platform_is_unused() -> None:
    used = literals("platform") | {f"platform-undo-{barrier}" for barrier in (BEGUN, CHANCE, OTHERS, ENDED)}
    used |= {f"platform-bot-{bot}" for game in packages().values() for bot in game.bot_names} | {"platform-you"}
    faults = re.findall(r'BadRecord\([^"]*?"([a-z-]+)"', (SOURCE / "record.py").read_text(encoding="utf-8"))
    used |= {f"platform-record-{fault}" for fault in faults}
    used |= {f"platform-problem-{problem}" for problem in problems()}
    used |= {f"platform-upgrade-{verdict}" for verdict in VERDICTS}
    assert {key for key in catalogue("en").messages if key.startswith("platform-")} - used == set()
    assert used <= set(catalogue("en").messages)


@pytest.mark.parametrize("file", ["table", "pages"])
def test_no_message_of_the_browser_is_unused_or_missing(file: str) -> None:
    """Messages that are put together end in a dash in the source; all that begin so are used."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in web_files())
    used = set(re.findall(rf"[\"'`]({file}-[\w-]*\w)[\"'`]", text))
    beginnings = tuple(re.findall(rf"[\"'`]({file}-[\w-]*-)(?:\$\{{|[\"'`])", text))
    messages = {key for key in catalogue("en").messages if key.startswith(f"{file}-")}
    declared = {PLAYER}
    assert messages - used - declared - {key for key in messages if beginnings and key.startswith(beginnings)} == set()
    assert used - messages == set()


def web_files() -> list[Path]:
    web = SOURCE.parent.parent / "web" / "src"
    return [path for path in sorted(web.rglob("*")) if path.suffix in (".ts", ".svelte") and ".test." not in path.name]


def problems() -> set[str]:
    """Problems that the server tells of: what NotDone is made with."""
    return {
        problem
        for path in files("server")
        for problem in re.findall(r'(?:NotDone|__init__)\(\d+, "([a-z-]+)"', path.read_text(encoding="utf-8"))
    }


def test_a_list_is_read_as_people_read_lists() -> None:
    assert words_in("en").list_parts([]) == ""
    assert words_in("en").list_parts(["a"]) == "a"
    assert words_in("en").list_parts(["a", "b"]) == "a and b"
    assert words_in("it").list_parts(["a", "b", "c"]) == "a, b e c"


def test_a_reader_is_spoken_to() -> None:
    label = Label(
        "masters-event-play",
        {"seat": 1, "leader": Label("masters-leader-depot", {"resource": "masters-resource-coins"})},
    )
    assert words_in("en", 1, NAMES).translate(label) == "You play the leader “Depot for coins”."
    assert words_in("en", 0, NAMES).translate(label) == "Bruno plays the leader “Depot for coins”."


def test_missing_words_are_named() -> None:
    with pytest.raises(MissingWords, match="masters-nonsense"):
        words_in("en").say("masters-nonsense")
    with pytest.raises(MissingWords, match="masters-coins"):
        words_in("en").say("masters-coins")


@pytest.mark.parametrize("end", ["\n", ""])
def test_some_messages_are_read_without_the_rest(end: str) -> None:
    written = f"a-title = A\n# Why\na-long = {{ $n ->\n    [one] 1\n   *[other] n\n}}\na-titles = no\na-front = B{end}"
    assert excerpt(written, ["a-title", "a-front"]) == "a-title = A\na-front = B"
    assert excerpt(written, ["a-long", "a-none"]) == "a-long = { $n ->\n    [one] 1\n   *[other] n\n}"
