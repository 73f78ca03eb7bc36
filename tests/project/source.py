"""The source as data for the tests that guard its shape."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "signoria"


def files(room: str = "") -> list[Path]:
    """Every Python file below a room of the project."""
    return sorted((SOURCE / room).rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def where(path: Path, node: ast.stmt | ast.expr) -> str:
    return f"{path.relative_to(ROOT)}:{node.lineno}"


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """(place, module) for everything a file imports, inside functions too."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield where(path, node), name.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{where(path, node)}: imports are written in full"
            for name in node.names:
                yield where(path, node), f"{node.module}.{name.name}"
