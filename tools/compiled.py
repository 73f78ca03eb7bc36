"""An environment with the compiled build, made anew only when the source has changed: prints its Python."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from hatch_build import fingerprint

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "compiled"
ENVIRONMENT = ROOT / ".venv-compiled"
PYTHON = ENVIRONMENT / "bin" / "python"


def source_hash() -> str:
    """What the wheel depends on: the source, the build hook and what is said about the project."""
    paths = sorted(path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".json", ".ftl"))
    digest = sha256(sys.version.encode() + fingerprint(ROOT / "web").encode())
    for path in [*paths, ROOT / "hatch_build.py", ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt"]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, env={**os.environ, **environment}, stdout=2)


def wheel() -> Path:
    """The compiled wheel of this source, built if it is not in the cache."""
    folder = CACHE / source_hash()
    found = list(folder.glob("*.whl"))
    if not found:
        run(sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", folder, ".", SIGNORIA_COMPILED="1")
        found = list(folder.glob("*.whl"))
    return found[0]


def main() -> None:
    built = wheel()
    stamp = ENVIRONMENT / "wheel"
    if not stamp.exists() or stamp.read_text() != built.parent.name:
        run(sys.executable, "-m", "venv", "--clear", ENVIRONMENT)
        run(PYTHON, "-m", "pip", "install", "-qq", "--require-hashes", "-r", "requirements/dev.txt")
        run(PYTHON, "-m", "pip", "install", "-qq", "--no-deps", built)
        stamp.write_text(built.parent.name)
    print(PYTHON)


if __name__ == "__main__":
    main()
