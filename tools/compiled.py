"""An environment with the compiled build, made anew only when the source has changed: prints its Python."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from hatch_build import digest, fingerprint

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "compiled"
ENVIRONMENT = ROOT / ".venv-compiled"
PYTHON = ENVIRONMENT / "bin" / "python"


def source_hash() -> str:
    """What the wheel depends on: the source, the build hook and what is said about the project."""
    paths = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".json", ".ftl")]
    project_files = [ROOT / "hatch_build.py", ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt"]
    return digest(ROOT, [*paths, *project_files], sys.version, fingerprint(ROOT / "web"))[:16]


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, env={**os.environ, **environment}, stdout=2)


def wheel() -> Path:
    """The compiled wheel of this source, built if it is not in the cache."""
    folder = CACHE / source_hash()
    wheels = list(folder.glob("*.whl"))
    if not wheels:
        build = ("-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", folder, ".")
        run(sys.executable, *build, SIGNORIA_COMPILED="1")
        wheels = list(folder.glob("*.whl"))
    return wheels[0]


def install(built: Path, environment: Path) -> None:
    """The wheel in an environment of its own, which borrows all else from the one this runs in."""
    run(sys.executable, "-m", "venv", "--clear", "--without-pip", environment)
    here, there = [sysconfig.get_path("purelib", vars={"base": str(home)}) for home in (sys.prefix, environment)]
    # Modules, not what makes the source importable: a path named in a .pth file has its own .pth files ignored.
    Path(there, "borrowed.pth").write_text(f"{here}\n", encoding="utf-8")
    add(built, environment)


def add(distribution: Path, environment: Path) -> None:
    """A wheel, or a folder that one is built from, beside whatever is there."""
    pip = (sys.executable, "-m", "pip", "--python", environment / "bin" / "python")
    run(*pip, "install", "-qq", "--no-deps", "--no-build-isolation", distribution)


def main() -> None:
    built = wheel()
    stamp = ENVIRONMENT / "wheel"
    if not stamp.exists() or stamp.read_text() != built.parent.name:
        install(built, ENVIRONMENT)
        stamp.write_text(built.parent.name)
    print(PYTHON)


if __name__ == "__main__":
    main()
