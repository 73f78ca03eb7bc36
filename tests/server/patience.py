"""How long tests wait for what must come: the end of a test that hangs, and never a measure of anything."""

from __future__ import annotations

from typing import Final

#: Seconds, far beyond what the busiest machine needs for anything that a test waits for.
PATIENCE: Final = 120.0
