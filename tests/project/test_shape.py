"""The shape of the project: which way imports point, how large the kernel is, where chance and Any may occur."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import astuple

from signoria.kit.field import Field, Shape
from signoria.registry import packages
from tests.project.source import SOURCE, files, imports, tree, where

#: Rooms from the ground up: a room imports from rooms below it only.
ROOMS = [
    "kernel",
    "kit",
    "games",
    "registry",
    "record",
    "research",
    "server",
    "terminal",
]
#: Rooms side by side, which do not know each other.
APART = {("server", "research"), ("research", "server")}
KERNEL_LINES = 600
ADDING = {"add", "append", "extend", "insert", "setdefault", "update"}
ANY_ALLOWED = re.compile(r"\b(Frame|Game)\[Any\]")


def room(module: str) -> str:
    return module.split(".")[1] if module.startswith("signoria.") else ""


def backwards(here: str, there: str) -> bool:
    return ROOMS.index(there) > ROOMS.index(here) or (here, there) in APART


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    here = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    for place, module in imports(path):
        if room(module):
            assert here != "__init__", f"{place}: the package itself imports nothing"
            assert not backwards(here, room(module)), f"{place}: {here} must not know {room(module)}"


def test_an_arrow_backwards_would_be_found() -> None:
    assert backwards("kernel", "games")
    assert backwards("games", "registry")
    assert backwards("research", "server")
    assert not backwards("games", "kernel")


def game_folders() -> list[str]:
    return sorted(path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__")


def test_no_game_imports_another() -> None:
    assert "masters" in game_folders()
    for game in game_folders():
        for path in files(f"games/{game}"):
            for place, module in imports(path):
                if module.startswith("signoria.games."):
                    assert module.split(".")[2] == game, f"{place}: {game} must not know {module}"


#: What rules are made with; everything else of the kit is for what stands around them.
FOR_RULES = {"goods", "hands", "events", "missing", "printed", "faces"}


def beyond_rules(path: Path, game: str) -> list[str]:
    """What a file imports that is neither kernel, rules of its game nor of the kit for rules."""
    allowed = ("signoria.kernel.", f"signoria.games.{game}.rules.", *[f"signoria.kit.{part}." for part in FOR_RULES])
    imported = [(place, module) for place, module in imports(path) if room(module)]
    return [f"{place}: {module}" for place, module in imported if not f"{module}.".startswith(allowed)]


def test_rules_know_no_words_tables_or_bots() -> None:
    """Only labels; so that rules stand alone wherever they are driven from."""
    for game in game_folders():
        assert files(f"games/{game}/rules")
        assert not [line for path in files(f"games/{game}/rules") for line in beyond_rules(path, game)]


def test_what_rules_must_not_know_would_be_found() -> None:
    masters = SOURCE / "games" / "masters"
    assert [line.split(": ")[1] for line in beyond_rules(masters / "bot.py", "masters")] == [
        "signoria.kit.greedy.Judgement"
    ]
    assert beyond_rules(masters / "view.py", "masters")


def changes_at_import(module: ast.Module) -> list[int]:
    """Lines outside functions that change what another module has made: an item, an attribute, a call that adds."""
    imported = {
        (name.asname or name.name).split(".")[0]
        for node in module.body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in node.names
    }
    changed: list[ast.expr] = []
    for node in module.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            changed += [node.value.func] if getattr(node.value.func, "attr", "") in ADDING else []
        elif isinstance(node, ast.Assign):
            changed += [target for target in node.targets if isinstance(target, (ast.Subscript, ast.Attribute))]
    return [
        expression.lineno
        for expression in changed
        if imported & {n.id for n in ast.walk(expression) if isinstance(n, ast.Name)}
    ]


def test_no_module_of_a_game_changes_another_at_import() -> None:
    """What an expansion adds is named where the boxes are put together, whatever was imported first."""
    for path in files("games"):
        assert not changes_at_import(tree(path)), f"{path.relative_to(SOURCE)} changes what another module has made"


@pytest.mark.parametrize(
    "line", ["TOLD.update({})", "other.TOLD.update({})", "TOLD['kind'] = None", "other.TOLD = {}", "TOLD.append(1)"]
)
def test_a_change_at_import_would_be_found(line: str) -> None:
    assert changes_at_import(ast.parse(f"import other\nfrom other import TOLD\n{line}")) == [3]
    assert not changes_at_import(ast.parse(f"TOLD = {{}}\nother = 1\n{line}"))


def test_a_game_is_known_in_its_folder_only() -> None:
    """A game from outside gets all that ours get: nobody names one, but for what is played if nobody says what."""
    paths = {
        str(path.relative_to(SOURCE))
        for path in files()
        if "games" not in path.relative_to(SOURCE).parts
        for game in game_folders()
        if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
    }
    assert paths == {"terminal/play.py"}


def test_the_kernel_is_small(record_property: Callable[[str, object], None]) -> None:
    """Lines that are not blank; testing/ is a test and does not count."""
    lines = [
        line
        for path in files("kernel")
        if "testing" not in path.parts
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]
    record_property("counts", f"figure kernel_lines {len(lines)}")
    assert len(lines) <= KERNEL_LINES, f"the kernel has {len(lines)} lines"


def test_rules_know_no_other_chance_than_the_sealed_one() -> None:
    forbidden = {"random", "secrets", "uuid", "numpy", "time", "datetime", "os"}
    bots = {"bot", "bot.py", "greedy.py"}  # which have chance of their own
    for path in [*files("kernel"), *files("kit"), *files("games")]:
        if not {"testing", *bots} & {*path.parts}:
            for place, module in imports(path):
                assert module.split(".")[0] not in forbidden, f"{place}: rules must not use {module}"


def test_nobody_uses_the_global_random_source() -> None:
    for path in files():
        for place, module in imports(path):
            if module.split(".")[0] == "random":
                assert module == "random.Random", f"{place}: make a Random(seed) of your own"


def public_signatures(path: Path) -> list[tuple[str, str]]:
    """(place, annotation) of every public function's parameters and result."""
    signatures = []
    for node in ast.walk(tree(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.name.startswith("_") and not node.name.startswith("__"):
                continue
            arguments = [
                *node.args.posonlyargs,
                *node.args.args,
                *node.args.kwonlyargs,
                node.args.vararg,
                node.args.kwarg,
            ]
            annotations = [argument.annotation for argument in arguments if argument is not None]
            for annotation in [*annotations, node.returns]:
                if annotation is not None:
                    signatures.append((where(path, node), ast.unparse(annotation)))
    return signatures


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_public_signatures_say_what_they_take(path: Path) -> None:
    for place, annotation in public_signatures(path):
        assert not re.search(r"\bAny\b", ANY_ALLOWED.sub("", annotation)), f"{place}: {annotation}"


def test_every_rule_cited_in_the_source_exists() -> None:
    rules = {
        rule
        for path in (SOURCE.parent.parent / "docs" / "rules").glob("*.md")
        for rule in re.findall(r"^\| ([A-Z]{3}-\d{3}) \|", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    for path in files("games"):
        cited = set(re.findall(r"[A-Z]{3}-\d{3}", path.read_text(encoding="utf-8")))
        assert cited <= rules, f"{path.relative_to(SOURCE)}: {sorted(cited - rules)}"


def test_modules_begin_with_a_sentence() -> None:
    for path in files():
        sentence = ast.get_docstring(tree(path)) or ""
        assert re.match(r"^[^\n]+[.:](\n|$)", sentence), f"{path.relative_to(SOURCE)} does not say what it is for"


def page_code(path: Path) -> str:
    """A file of the pages without its comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


#: What a drawing would need to act on its own: the line to the server, the decision, its options and their codes.
ACTING = re.compile(
    r"core/(?:api|feed|turn|router|session|narrowing)|fetch\(|WebSocket|\.codes?\b|\.options\b|\bdecision\b"
)
#: Working something out; counting places of a list by one is not.
RECKONING = re.compile(r"\.reduce\(|Math\.|[-+*/]=|[\w)\]] [-+*/%] (?!1\b)[\w(\[]|\*\*")


def drawings() -> list[Path]:
    folder = SOURCE.parent.parent / "web" / "src" / "games"
    return sorted([*folder.glob("*/**/*.ts"), *folder.glob("*/**/*.svelte")])


@pytest.mark.parametrize("path", drawings(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_drawing_sends_nothing_and_works_nothing_out(path: Path) -> None:
    """A game's folder has layout and drawing only: what is legal and what it does comes from the server."""
    code = re.sub(r"<style>.*</style>", "", page_code(path), flags=re.DOTALL)
    assert not ACTING.findall(code)
    assert not RECKONING.findall(code)


def test_what_is_not_only_drawing_is_noticed() -> None:
    for acting in ("import { Feed } from '../../core/feed.svelte'", "if (option.code === 'end')", "turn.options[0]"):
        assert ACTING.search(acting)
    for reckoning in ("coins + depot.count", "goods.reduce((a, b) => a)", "total += n", "price - 2", "a * b"):
        assert RECKONING.search(reckoning)
    assert not RECKONING.search("slot + 1")


def test_the_pages_know_no_game() -> None:
    """What the browser shows of a game comes as a view, labels and words; only drawings and types name one."""
    pages = SOURCE.parent.parent / "web" / "src"
    games = game_folders()
    for path in sorted([*pages.rglob("*.ts"), *pages.rglob("*.svelte")]):
        if ".test." not in path.name and path.name != "messages.ts" and pages / "games" not in path.parents:
            code = page_code(path)
            assert not [game for game in games if game in code], f"{path.relative_to(pages)} names a game"


#: Rooms that read any game's view, and so may know a field of it only by what its game declares.
READERS = ("kit", "server", "terminal")
PAGES = ("core", "plain", "table")
#: Words of the project that some game has a field for as well: columns of the store, types of messages, keys, steps.
OUR_OWN = {"first", "lines", "phase", "points", "round", "token", "type"}


def declared_keys(fields: Mapping[str, Field]) -> set[str]:
    return {key for name, field in fields.items() for key in {name, *declared_keys(field.fields)}}


def field_names() -> set[str]:
    """What the fields of all games' views are called, but for the words that declare them."""
    parts = [part for package in packages().values() for part in astuple(package.view.declaration)]
    return set().union(*map(declared_keys, parts)) - set(get_args(Shape)) - {"table", "boards", "own"} - OUR_OWN


def literals(path: Path) -> set[str]:
    """The words that stand in quotes in a file; attributes of the pages, in double quotes, are no words."""
    if path.suffix == ".py":
        values = [node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)]
        return {word for word in values if isinstance(word, str)}
    return set(re.findall(r"['`](\w+)['`]", re.sub(r"<style>.*</style>", "", page_code(path), flags=re.DOTALL)))


def readers() -> list[Path]:
    pages = SOURCE.parent.parent / "web" / "src"
    drawn = [path for room in PAGES for path in sorted((pages / room).iterdir()) if path.suffix in (".ts", ".svelte")]
    written = [path for room in READERS for path in files(room)]
    return [*written, *[path for path in drawn if ".test." not in path.name and path.name not in NOT_READING]]


#: Types made from the declarations, and the view of a game that nobody plays.
NOT_READING = ("messages.ts", "toy.ts")


@pytest.mark.parametrize("path", readers(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_field_of_a_view_is_known_by_its_name(path: Path) -> None:
    assert literals(path) & field_names() == set()


def test_a_field_known_by_its_name_would_be_found() -> None:
    assert {"hand", "strongbox", "towers", "bonus_cards"} <= field_names()
    assert literals(SOURCE / "games" / "masters" / "view.py") & field_names() >= {"hand", "strongbox"}
    drawn = SOURCE.parent.parent / "web" / "src" / "games" / "masters" / "Business.svelte"
    assert literals(drawn) & field_names() >= {"taken", "amount"}


def test_components_are_named_in_data_only() -> None:
    """No file of a game's rules names a single card or leader."""
    for path in files("games"):
        names = re.findall(r'"(?:green|blue|yellow|purple)\.[123]\.[abcd]"', path.read_text(encoding="utf-8"))
        assert not names, f"{path.relative_to(SOURCE)} names {names}"
