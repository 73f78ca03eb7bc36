"""The catalogues are whole: nothing is missing, nothing is unused, in any language."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.bots import bots_for
from signoria.games.masters import GAME
from signoria.games.masters.cards import RESOURCES
from signoria.kernel.core import Label, Word
from signoria.kernel.match import BEGUN, CHANCE, ENDED, OTHERS, Match
from signoria.kernel.testing.inspection import spelled
from signoria.server.upgrade import GOOD, NEWER, NO_GAME, PENDING, REFUSED, RESULT, SNAPSHOT
from signoria.words import FOLDER, LANGUAGES, MissingWords, Words, messages
from tests.golden import FOLDER as GOLDENS
from tests.golden import read
from tests.house.source import SOURCE, files, tree
from tests.masters.table import Table, masters

CATALOGUES = sorted(FOLDER.glob("*/*.ftl"))
PARTS = GAME.scores(masters(Match(GAME, {}, "s")))[0].parts
VERDICTS = (GOOD, NO_GAME, NEWER, REFUSED, PENDING, SNAPSHOT, RESULT)
NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def parsed(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.found.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    found = {}
    for path in (FOLDER / language).glob("*.ftl"):
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def keys(word: Word) -> set[str]:
    """All messages a label needs."""
    if isinstance(word, str):
        return {word}
    if isinstance(word, tuple):
        return {key for part in word for key in keys(part)}
    if isinstance(word, Label):
        return {word.key} | {key for part in word.parameters.values() for key in keys(part)}
    return set()


def labels_of_golden_games() -> list[Label]:
    """Every option offered and every event, as each seat and a spectator may know it."""
    found = []
    for path in sorted((GOLDENS / "masters").glob("*.txt")):
        golden = read(path)
        match = Match(GAME, golden.settings, golden.seed)
        events = list(match.opening.events)
        for seat, code in golden.log:
            for decision in match.pending:
                found.append(Label(f"masters-decision-{decision.kind}", {}))
                found += [GAME.describe(masters(match), decision.seat, option) for option in decision.options]
            events += match.choose(seat, code).events
        for event in events:
            found += [GAME.tell(event.seen_by(viewer)) for viewer in (None, 0, event.seat)]
    return found


def labels_of_refusals() -> list[Label]:
    """What "why not?" lists: options that are refused by name, described as they stand."""
    found = []
    for path in sorted((GOLDENS / "masters").glob("*.txt")):
        golden = read(path)
        match = Match(GAME, golden.settings, golden.seed)
        for number, (seat, code) in enumerate(golden.log):
            if number % 7 == 0:
                refused = match.refused(seat)
                found += [GAME.describe(masters(match), seat, GAME.by_code[option]) for option in refused]
                found += [Label(f"masters-rule-{rule}", {}) for rule in refused.values()]
            match.choose(seat, code)
    return found


def labels_of_white_marbles() -> list[Label]:
    """Two white marble leaders in play, which golden games do not reach."""
    table = Table().played(0, "white_marble.coins", "white_marble.stones").market("white white blue red")
    table.play(0, "take:row.1")
    decision = table.match.decision(0)
    assert decision is not None
    options = [GAME.describe(table.state, 0, option) for option in decision.options]
    table.play(0, "white:coins.1")
    return [Label("masters-decision-white", {}), *options, *[GAME.tell(event) for event in table.events]]


#: Each label once.
EVERY = labels_of_golden_games() + labels_of_white_marbles() + labels_of_refusals()
LABELS = list({repr(spelled(label)): label for label in EVERY}.values())


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_catalogue_can_be_read_to_its_end(path: Path) -> None:
    entries = parsed(path)
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert all(name.startswith(f"{path.stem}-") for name in names)


def test_english_and_italian_have_the_same_messages_and_ask_for_the_same_things() -> None:
    assert LANGUAGES == ("en", "it")
    english, italian = variables("en"), variables("it")
    assert set(english) == set(italian)
    for message, asked in italian.items():
        assert asked <= english[message] | {"who", "name"}, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_golden_games_can_be_said(language: str) -> None:
    for viewer in (None, 0, 1):
        words = Words(language, viewer, NAMES)
        for label in LABELS:
            said = words.put(label)
            assert said
            assert "{" not in said


def test_no_message_of_masters_is_unused() -> None:
    used = {"masters-title"} | {key for label in LABELS for key in keys(label)}
    used |= {f"masters-rule-{rule}" for rule in cited_rules()}
    used |= {f"masters-help-{key.removeprefix('masters-topic-')}" for key in messages("en") if "-topic-" in key}
    used |= {f"masters-part-{part}" for part in PARTS}
    used |= {key for key in messages("en") if key.startswith(("masters-topic-", "masters-marble-"))}
    used |= {key for about in GAME.glossary().values() for label in about for key in keys(label)}
    used |= {f"masters-view-{path}" for path in places("MastersView")}
    used |= {f"masters-element-{element.partition('.')[0]}" for label in LABELS for element in label.elements}
    used |= {"masters-about", *[f"masters-setting-{setting.key}" for setting in GAME.settings]}
    used |= literals("masters") | {f"masters-text-tile-{tile}" for tile in ("face-down", "face-up", "discarded")}
    assert {key for key in messages("en") if key.startswith("masters-")} - used == set()


def test_no_message_of_the_platform_is_unused() -> None:
    used = literals("platform") | {f"platform-undo-{barrier}" for barrier in (BEGUN, CHANCE, OTHERS, ENDED)}
    used |= {f"platform-bot-{bot}" for bot in bots_for("masters")} | {"platform-you"}
    faults = re.findall(r'BadRecord\([^"]*?"([a-z-]+)"', (SOURCE / "record.py").read_text(encoding="utf-8"))
    used |= {f"platform-record-{fault}" for fault in faults}
    used |= {f"platform-problem-{problem}" for problem in problems()}
    used |= {f"platform-upgrade-{verdict}" for verdict in VERDICTS}
    assert {key for key in messages("en") if key.startswith("platform-")} - used == set()
    assert used <= set(messages("en"))


@pytest.mark.parametrize("catalogue", ["table", "pages"])
def test_no_message_of_the_browser_is_unused_or_missing(catalogue: str) -> None:
    """Messages that are put together end in a dash in the source; all that begin so are used."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in web_files())
    named = set(re.findall(rf"[\"'`]({catalogue}-[\w-]*\w)[\"'`]", text))
    begun = tuple(re.findall(rf"[\"'`]({catalogue}-[\w-]*-)(?:\$\{{|[\"'`])", text))
    known = {key for key in messages("en") if key.startswith(f"{catalogue}-")}
    assert known - named - {key for key in known if begun and key.startswith(begun)} == set()
    assert named - known == set()


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


def fields(path: Path) -> dict[str, dict[str, str]]:
    """The annotated fields of each class in a file."""
    classes = [node for node in tree(path).body if isinstance(node, python.ClassDef)]
    return {
        node.name: {
            python.unparse(part.target): python.unparse(part.annotation)
            for part in node.body
            if isinstance(part, python.AnnAssign)
        }
        for node in classes
    }


def places(view: str) -> set[str]:
    """The paths of a view's fields, as messages spell them; read off the source, for a compiled class has forgotten."""
    classes = fields(SOURCE / "games" / "masters" / "view.py")
    found = set()
    for field, kind in classes[view].items():
        name = field.replace("_", "-")
        found.add(name)
        inner = [known for known in classes if re.search(rf"\b{known}\b", kind)]
        keys = PARTS if field == "points" else RESOURCES if "dict[" in kind else ()
        found |= {f"{name}-{key}" for key in keys}
        found |= {f"{name}-{path}" for known in inner for path in places(known)}
    return found


def literals(catalogue: str) -> set[str]:
    """Messages named in the source."""
    return {
        key
        for path in files()
        for key in re.findall(rf"[\"'f]({catalogue}-[\w-]*\w)[\"']", path.read_text(encoding="utf-8"))
    }


def cited_rules() -> set[str]:
    """Rules that refuse something: those that stand in the source as strings."""
    return {
        rule
        for path in files("games/masters")
        for rule in re.findall(r'"(MAS-\d{3})"', path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_refuses_something_has_a_sentence_and_no_other_has(language: str) -> None:
    sentences = {key.removeprefix("masters-rule-") for key in messages(language) if key.startswith("masters-rule-")}
    assert sentences == cited_rules()
    assert Words(language).rule("masters", "MAS-039")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_asked_about_is_explained(language: str) -> None:
    topics = Words(language).topics("masters")
    assert len(topics) == 23
    assert all(Words(language).say(help_text) for help_text in topics.values())


def test_a_list_is_read_as_people_read_lists() -> None:
    assert Words("en").listed([]) == ""
    assert Words("en").listed(["a"]) == "a"
    assert Words("en").listed(["a", "b"]) == "a and b"
    assert Words("it").listed(["a", "b", "c"]) == "a, b e c"


def test_a_reader_is_spoken_to() -> None:
    label = Label(
        "masters-event-play",
        {"seat": 1, "leader": Label("masters-leader-depot", {"resource": "masters-resource-coins"})},
    )
    assert Words("en", 1, NAMES).put(label) == "You play the leader “Depot for coins”."
    assert Words("en", 0, NAMES).put(label) == "Bruno plays the leader “Depot for coins”."


def test_missing_words_are_named() -> None:
    with pytest.raises(MissingWords, match="masters-nonsense"):
        Words("en").say("masters-nonsense")
    with pytest.raises(MissingWords, match="masters-coins"):
        Words("en").say("masters-coins")
