"""Runs the README's quick start, as written, in a fresh environment.

With --wheel, `pip install .` installs that wheel instead: the same promise for the compiled build.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.compiled import ROOT, wheel

#: What the player of the README types: the first option, until the match is over.
ALWAYS = "1"
BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str]]:
    """(language, text) of each block, in the order of the README."""
    return BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))


#: Commands that go on until they are stopped, each with who comes to visit meanwhile.
SERVING = {"signoria play": "play", "signoria serve --port 8000": "serve"}


def visit_script(command: str, folder: Path) -> str:
    """A serving command in the background, a visitor from this environment's browser, and the end of both."""
    kind = SERVING[command]
    opened = folder / kind
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {folder / "play"}\n', encoding="utf-8")
    browser.chmod(0o755)
    output = "/dev/null" if kind == "play" else opened
    anywhere = command.replace("--port 8000", "--port 0")
    return (
        f"XDG_CONFIG_HOME={folder} BROWSER={browser} {anywhere} > {output} & server=$!\n"
        f"{sys.executable} -m tools.visit {kind} {opened}\n"
        "kill $server\nwait $server\n"
    )


def script(folder: Path, built: Path | None) -> str:
    """All blocks as one shell script, the environment moved out of the checkout."""
    lines = ["set -eux"]
    for number, (language, text) in enumerate(blocks()):
        if text.strip() in SERVING:
            lines.append(visit_script(text.strip(), folder))
        elif language == "sh":
            lines.append(text.replace(".venv", str(folder / "venv")).replace("match.json", str(folder / "match.json")))
        else:
            path = folder / f"block{number}.py"
            path.write_text(text, encoding="utf-8")
            lines.append(f"python {path}")
    whole = "\n".join(lines).replace("pip install .", f"pip install -qq {built or '.'}")
    return whole.replace("signoria play --text", f"yes {ALWAYS} | signoria play --text")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", action="store_true", help="install the compiled wheel instead")
    built = wheel() if parser.parse_args().wheel else None
    clean = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}
    with TemporaryDirectory() as scratch:
        return subprocess.run(["bash", "-c", script(Path(scratch), built)], cwd=ROOT, check=False, env=clean).returncode


if __name__ == "__main__":
    sys.exit(main())
