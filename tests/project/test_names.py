"""Names say what a thing is: no variable, parameter, function or field is called what anything could be (STYLE)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.project.source import SOURCE

ROOT = SOURCE.parent.parent
#: They read well in a sentence, and in a traceback they say nothing: labels, rows, a text, what was offered?
UNIVERSAL = {"found", "told", "said"}
#: Where a name is bound in TypeScript: before a type, a value or the next name, and not behind a dot.
BINDING = re.compile(rf"(?:^|[\s(\[{{,])({'|'.join(sorted(UNIVERSAL))})\s*(?:=>|[:=?,)\]}}])", re.MULTILINE)
ASIDE = re.compile(r"<style.*|<!--.*?-->|/\*.*?\*/|//[^\n]*|'[^'\n]*'", re.DOTALL)


def names(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Whatever a module binds: (line, name)."""
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr
            case _:
                pass


def universal(module: ast.Module) -> list[tuple[int, str]]:
    return [(line, name) for line, name in names(module) if name.strip("_") in UNIVERSAL]


@pytest.mark.parametrize("room", ["src", "tests", "tools"])
def test_no_name_could_be_anything(room: str) -> None:
    paths = sorted((ROOT / room).rglob("*.py"))
    bound = [(path, place) for path in paths for place in universal(ast.parse(path.read_text(encoding="utf-8")))]
    assert paths
    assert [f"{path.relative_to(ROOT)}:{line} {name}" for path, (line, name) in bound] == []


def test_no_name_of_the_pages_could_be_anything() -> None:
    paths = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    bound = [(path, name) for path in paths for name in bound_in_page(path.read_text(encoding="utf-8"))]
    assert paths
    assert [f"{path.relative_to(ROOT)}: {name}" for path, name in bound] == []


def bound_in_page(text: str) -> list[str]:
    """Universal names that are bound in a page, what is said about it and its style aside."""
    return BINDING.findall(ASIDE.sub("", text))


@pytest.mark.parametrize(
    "line", ["found = 1", "def told(): pass", "def f(*, said): pass", "[found for found in ()]", "self.told: int = 1"]
)
def test_a_name_that_could_be_anything_would_be_noticed(line: str) -> None:
    assert universal(ast.parse(line))
    assert not universal(ast.parse("labels = words.found(told)"))


@pytest.mark.parametrize(
    "line", ["const found = 1;", "let [told] = all;", "({ said }) => 1", "(found) => 1", "  said: string;", "told => 1"]
)
def test_a_name_of_a_page_that_could_be_anything_would_be_noticed(line: str) -> None:
    assert bound_in_page(line)
    assert not bound_in_page("// what was found, told and said\nconst labels = all.found;")
