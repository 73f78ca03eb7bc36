"""Build hooks: the web pages when they are absent or stale; with SIGNORIA_COMPILED=1 kernel and games by mypyc."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Compiled together; the conformance test stays interpreted because it subclasses what it tests.
COMPILED = ("kernel", "kit", "games")
INTERPRETED = "kernel/testing"
SITE = "src/signoria/server/site"


def wanted() -> bool:
    return os.environ.get("SIGNORIA_COMPILED", "") not in ("", "0")


def modules(source: Path) -> list[str]:
    """What is compiled, as paths below source."""
    package = source / "signoria"
    found = [path for room in COMPILED for path in (package / room).rglob("*.py")]
    return [str(path.relative_to(source)) for path in sorted(found) if package / INTERPRETED not in path.parents]


def fingerprint(web: Path) -> str:
    """Changes whenever a source of the web pages does."""
    found = sha256()
    for path in sorted(web.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            found.update(str(path.relative_to(web)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def build_web(root: Path) -> None:
    """Build the pages of a checkout, unless they stand as they are; a source archive carries them built."""
    web, stamp = root / "web", root / SITE / ".stamp"
    if not web.exists():
        return
    now = fingerprint(web)
    if stamp.exists() and stamp.read_text(encoding="ascii") == now:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("the web pages must be built: install Node.js 20 or newer, or install a released wheel")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True, stdout=sys.stderr)
    subprocess.run([npm, "run", "build"], cwd=web, check=True, stdout=sys.stderr)
    stamp.write_text(now, encoding="ascii")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What a wheel or source archive needs beyond its files."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.18"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_web(Path(self.root))
        if wanted() and version != "editable" and self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Add mypyc's extension modules to the wheel."""
        source = Path(self.root) / "src"
        with TemporaryDirectory() as scratch:
            copied = Path(scratch) / "src"
            shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "site"))
            subprocess.run([sys.executable, "-m", "mypyc", *modules(copied)], cwd=copied, check=True)
            kept = Path(self.root) / "build" / "compiled"
            shutil.rmtree(kept, ignore_errors=True)
            for built in copied.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                target = built.relative_to(copied)
                if target.parts[0] != "build":
                    (kept / target).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(built, kept / target)
                    build_data["force_include"][str(kept / target)] = str(target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
