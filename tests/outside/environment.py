"""A fresh environment with the compiled wheel and the distribution in it, used from a folder outside the checkout."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

from tools.compiled import ROOT, add, install, wheel

DISTRIBUTION: Final = ROOT / "tests" / "outside" / "bottega"
#: What would lead back to the checkout.
LEADING_BACK: Final = ("PYTHONPATH", "VIRTUAL_ENV")
#: So wide that no sentence is broken.
WIDE: Final = "240"


class Environment:
    """Runs commands of an environment in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "elsewhere"
        self.bin = folder / "environment" / "bin"
        self.folder.mkdir()
        install(wheel(), self.bin.parent)
        add(DISTRIBUTION, self.bin.parent)

    def run(self, command: str, *arguments: str, typed: str = "") -> str:
        """What a command says."""
        clean = {key: value for key, value in os.environ.items() if key not in LEADING_BACK}
        process = subprocess.run(
            [self.bin / command, *arguments],
            cwd=self.folder,
            env={**clean, "COLUMNS": WIDE},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert process.returncode == 0, process.stdout + process.stderr
        return process.stdout
