"""How many instructions the compiled engine takes for a decision: a count, so that no noise of a machine is in it.

The same matches every time under callgrind, which counts only while they are played: a small library asks it to, by the
requests of its own header.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bench import BARS, Bars
from tools.compiled import PYTHON, ROOT, run

COUNTER = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }
"""
COUNTED = re.compile(r"^desc: Trigger: Client Request: (\w+)$.*?^summary: (\d+)$", re.MULTILINE | re.DOTALL)


def counter(folder: Path) -> Path:
    """The library that begins and ends the count."""
    source, library = folder / "counter.c", folder / "counter.so"
    source.write_text(COUNTER, encoding="ascii")
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, source], check=True)
    return library


def settings(name: str, bars: Bars) -> list[str]:
    """A table of the bench as the sample wants it: its name, its game, its settings."""
    return [name, bars.game or name, *bars.settings]


def count(folder: Path) -> dict[str, float]:
    """Instructions for a decision, by table."""
    command = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder / 'out'}"]
    tables = [" ".join(settings(name, bars)) for name, bars in BARS.items()]
    sample = [PYTHON, ROOT / "tools" / "instructions_sample.py", counter(folder), *tables]
    # Hashes of strings must not differ from run to run: sets and dictionaries would be laid out differently.
    fixed = {**os.environ, "PYTHONHASHSEED": "0"}
    output = subprocess.run([*command, *map(str, sample)], check=True, stdout=subprocess.PIPE, env=fixed).stdout
    decisions: dict[str, int] = json.loads(output)
    counted = [COUNTED.search(path.read_text(encoding="utf-8", errors="replace")) for path in folder.glob("out.*")]
    return {total[1]: int(total[2]) / decisions[total[1]] for total in counted if total}


def main() -> None:
    run(sys.executable, "-m", "tools.compiled")
    with TemporaryDirectory() as folder:
        for name, instructions in sorted(count(Path(folder)).items()):
            print(f"figure {name}.instructions {instructions:.0f}")


if __name__ == "__main__":
    main()
