"""Build hooks: the web pages when they are absent or stale; with SIGNORIA_COMPILED=1 kernel and games by mypyc.

What takes long to make is kept in the folder SIGNORIA_CACHE, if that is set: under a hash of all it is made from, and
taken from there only if its own contents are still what they were.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Compiled together: rules, views and bots.
COMPILED = ("kernel", "kit", "games")
#: The conformance test subclasses what it tests; what a table shows is told by Annotated, of which mypyc keeps nothing;
#: orders and lessons travel as Structs; words and packages are nothing that takes time.
INTERPRETED = (
    "kernel/testing/*",
    "kit/field.py",
    "kit/table.py",
    "games/*/table.py",
    "kit/orders.py",
    "kit/lessons.py",
    "kit/words/*",
    "kit/package.py",
)
SITE = "src/signoria/server/site"
#: Warnings about C that nobody wrote; looking for them takes gcc longer than compiling.
NO_WARNINGS = "-Wno-all"


def wanted() -> bool:
    return os.environ.get("SIGNORIA_COMPILED", "") not in ("", "0")


def modules(source: Path) -> list[str]:
    """What is compiled, as paths below source."""
    package = source / "signoria"
    found = {path for room in COMPILED for path in (package / room).rglob("*.py")}
    found -= {path for pattern in INTERPRETED for path in package.glob(pattern)}
    return [str(path.relative_to(source)) for path in sorted(found)]


def digest(root: Path, paths: Iterable[Path], *more: str) -> str:
    """Changes whenever one of these files does, or anything else it is told."""
    found = sha256("\0".join(more).encode())
    for path in sorted(paths):
        found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def fingerprint(web: Path) -> str:
    """Changes whenever a source of the web pages does."""
    return digest(web, [path for path in files(web) if "node_modules" not in path.parts])


def said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# The shelf


def contents(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest() for path in sorted(files(folder))}


def shelf(kind: str, inputs: Callable[[], str]) -> Path | None:
    """Where what is made from these inputs is kept, if anything is."""
    cache = os.environ.get("SIGNORIA_CACHE", "")
    return Path(cache) / f"{kind}-{inputs()[:16]}" if cache else None


def take(kept: Path | None, target: Path) -> bool:
    """Fill target with what was kept; False if there is nothing, or not what was put there."""
    if kept is None or not (kept / "contents.json").exists():
        return False
    if json.loads((kept / "contents.json").read_text(encoding="utf-8")) != contents(kept / "files"):
        return False
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(kept / "files", target)
    return True


def keep(kept: Path | None, made: Path) -> None:
    """Put what was made on the shelf, all of it or nothing."""
    if kept is None:
        return
    kept.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=kept.parent) as scratch:
        whole = Path(scratch) / "whole"
        shutil.copytree(made, whole / "files")
        (whole / "contents.json").write_text(json.dumps(contents(made), indent=0), encoding="utf-8")
        shutil.rmtree(kept, ignore_errors=True)
        whole.rename(kept)


# Pages


def build_web(root: Path) -> None:
    """Build the pages of a checkout, unless they stand as they are; a source archive carries them built."""
    web, site = root / "web", root / SITE
    stamp = site / ".stamp"
    if not web.exists():
        return
    now = fingerprint(web)
    if stamp.exists() and stamp.read_text(encoding="ascii") == now:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("the web pages must be built: install Node.js 20 or newer, or install a released wheel")
    kept = shelf("pages", lambda: sha256((now + said("node", "--version")).encode()).hexdigest())
    if take(kept, site):
        return
    install_web(root, npm)
    subprocess.run([npm, "run", "build"], cwd=web, check=True, stdout=sys.stderr)
    stamp.write_text(now, encoding="ascii")
    keep(kept, site)


def install_web(root: Path, npm: str) -> None:
    """The packages of the pages, unless they are those of the lock file."""
    stamp = root / "web" / "node_modules" / ".lock"
    lock = sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="ascii") != lock:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True, stdout=sys.stderr)
        stamp.write_text(lock, encoding="ascii")


# The compiled build


def compile_engine(root: Path, target: Path) -> None:
    """Kernel, kit and games as extension modules, below target."""
    source = root / "src"
    paths = [*[source / module for module in modules(source)], root / "hatch_build.py"]
    kept = shelf("compiled", lambda: digest(root, paths, sys.version, version_of("mypy"), said("cc", "--version")))
    if take(kept, target):
        return
    with TemporaryDirectory() as scratch:
        copied = Path(scratch) / "src"
        shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "site"))
        flags = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {NO_WARNINGS}".strip()}
        subprocess.run([sys.executable, "-m", "mypyc", *modules(copied)], cwd=copied, check=True, env=flags)
        shutil.rmtree(target, ignore_errors=True)
        for built in copied.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            place = built.relative_to(copied)
            if place.parts[0] != "build":
                (target / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(built, target / place)
    keep(kept, target)


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What a wheel or source archive needs beyond its files."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.18"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_web(root)
        if wanted() and version != "editable" and self.target_name == "wheel":
            built = root / "build" / "compiled"
            compile_engine(root, built)
            build_data["force_include"].update({str(path): str(path.relative_to(built)) for path in files(built)})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def main() -> None:
    """The packages of the pages, and the pages."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("the web pages need npm: install Node.js 20 or newer")
    install_web(Path(), npm)
    build_web(Path())


if __name__ == "__main__":
    main()
