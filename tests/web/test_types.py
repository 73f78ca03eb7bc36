"""The TypeScript of everything that travels is what the server's Structs say."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from signoria.server.openapi import schema
from tests.project.source import SOURCE

WEB = SOURCE.parent.parent / "web"
GENERATED = Path("src/core/messages.ts")


@pytest.mark.slow
def test_the_types_are_not_stale(tmp_path: Path) -> None:
    """Generated anew in a copy, they are the same file."""
    for part in ("tools", "package.json"):
        source = WEB / part
        shutil.copytree(source, tmp_path / part) if source.is_dir() else shutil.copy(source, tmp_path / part)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / GENERATED).parent.mkdir(parents=True)
    command = ["node", str(tmp_path / "tools" / "types.mjs")]
    subprocess.run(command, input=json.dumps(schema()), text=True, check=True, cwd=tmp_path)
    assert (tmp_path / GENERATED).read_text() == (WEB / GENERATED).read_text(), "run make types"
