"""Facts printed on components, read from the data files of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

#: What a data file says about one thing: JSON, before a game's loader gives it types.
Printed: TypeAlias = dict[str, Any]


def printed(module: str, name: str) -> Printed:
    """A file of the data folder beside a module."""
    path = Path(module).parent / "data" / f"{name}.json"
    entries: Printed = json.loads(path.read_text(encoding="utf-8"))
    return entries
