"""What the server counts, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

CHOICES: Final = Counter("signoria_choices", "Choices kept")
CONFLICTS: Final = Counter("signoria_conflicts", "Choices that came too late")
REFUSALS: Final = Counter("signoria_refusals", "Choices that the rules refused")
COMMIT_SECONDS: Final = Histogram("signoria_commit_seconds", "How long the store took to keep choices")
THINK_SECONDS: Final = Histogram("signoria_think_seconds", "How long bots thought")
FOLLOWERS: Final = Gauge("signoria_followers", "Open feeds")
FAULTS: Final = Counter("signoria_faults", "Errors that nobody expected", ["where"])
