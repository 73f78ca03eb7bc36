"""The catalogues as data, and the messages that the source names."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.registry import package, packages, word_files
from tests.project.source import SOURCE, files


def parsed(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    names_by_message = {}
    for path in word_files(language).values():
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                visitor = Variables()
                visitor.visit(entry)
                names_by_message[entry.id.name] = visitor.names
    return names_by_message


def drawings() -> list[Path]:
    """What draws the tables of games in the browser."""
    folder = SOURCE.parent.parent / "web" / "src" / "games"
    return [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]


def source_of(game: str) -> list[Path]:
    """Every Python file of a game, wherever it is installed."""
    return sorted(package(game).words.parent.rglob("*.py"))


def literals(catalogue: str) -> set[str]:
    """Messages named in the source."""
    own = source_of(catalogue) if catalogue in packages() else []
    return {
        key
        for path in [*files(), *own, *drawings()]
        for key in re.findall(rf"[\"'f]({catalogue}-[\w-]*\w)[\"']", path.read_text(encoding="utf-8"))
    }


def cited_rules(game: str) -> set[str]:
    """Rules that refuse something: those that stand in a game's source as strings."""
    return {
        rule for path in source_of(game) for rule in re.findall(r'"([A-Z]{3}-\d{3})"', path.read_text(encoding="utf-8"))
    }
