"""Build hook: with SIGNORIA_COMPILED=1 a wheel carries kernel and games compiled by mypyc as one unit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Compiled together; the conformance test stays interpreted because it subclasses what it tests.
COMPILED = ("kernel", "kit", "games")
INTERPRETED = "kernel/testing"


def wanted() -> bool:
    return os.environ.get("SIGNORIA_COMPILED", "") not in ("", "0")


def modules(source: Path) -> list[str]:
    """What is compiled, as paths below source."""
    package = source / "signoria"
    found = [path for room in COMPILED for path in (package / room).rglob("*.py")]
    return [str(path.relative_to(source)) for path in sorted(found) if package / INTERPRETED not in path.parents]


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds mypyc's extension modules to the wheel when they were asked for."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.18"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        source = Path(self.root) / "src"
        with TemporaryDirectory() as scratch:
            copied = Path(scratch) / "src"
            shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            subprocess.run([sys.executable, "-m", "mypyc", *modules(copied)], cwd=copied, check=True)
            kept = Path(self.root) / "build" / "compiled"
            shutil.rmtree(kept, ignore_errors=True)
            for built in copied.rglob("*.so"):
                target = built.relative_to(copied)
                if target.parts[0] != "build":
                    (kept / target).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(built, kept / target)
                    build_data["force_include"][str(kept / target)] = str(target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
