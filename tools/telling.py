"""What one choice costs: to make it, and to tell it to four seats and ten watchers; time and bytes, game by game.

`python -m tools.telling`; what everybody sees and what changed is built and encoded once, the rest for each viewer.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import process_time
from typing import Final, NamedTuple

from tests.server.sample import a_table

from signoria.kernel.core import Seat, Settings
from signoria.kernel.match import Match
from signoria.registry import games
from signoria.server.live import Live, pending_seats
from signoria.server.redaction import StoryEntry
from signoria.server.shells import ENCODER

PEOPLE: Final = ("anna", "bruno", "carla", "dino")
VIEWERS: Final[list[Seat | None]] = [*range(len(PEOPLE)), *[None] * 10]
CHOICES: Final = 150
TABLES: Final[dict[str, tuple[str, Settings]]] = {
    "Masters": ("masters", {"seats": 4}),
    "Lorenzo": ("lorenzo", {"seats": 4, "advanced": True}),
    "Houses": ("lorenzo", {"seats": 4, "advanced": True, "houses": True}),
    "Princes": ("princes", {"seats": 4, "expansion": True}),
}


class Cost(NamedTuple):
    """Of one choice: milliseconds to make it and to tell it to all who look, bytes encoded and sent."""

    making: float
    telling: float
    encoded: int
    sent: int


def open_live(key: str, settings: Settings) -> Live:
    match = Match.begin(games()[key], settings, "telling")
    live = Live(replace(a_table(PEOPLE, game=key, settings=match.settings), pending=pending_seats(match)), match, 0)
    live.story = [StoryEntry(0, 0, None, False, [])]
    return live


def choose(live: Live, random: Random) -> None:
    decision = live.match.pending[0]
    attempt = live.attempt(decision.seat, [random.choice(decision.options).code], f"choice {live.head}", 1)
    live.adopt(attempt, decision.seat)


def cost_of_choice(live: Live, random: Random) -> Cost:
    """The public part counts once; of each message the rest counts."""
    began = process_time()
    choose(live, random)
    chosen = process_time()
    sent = [len(ENCODER.encode(live.update(viewer, live.head - 1))) for viewer in VIEWERS]
    sent_at = process_time()
    assert live.public is not None
    public = sum(len(bytes(part)) for part in live.public)
    times = (chosen - began) * 1000, (sent_at - chosen) * 1000
    return Cost(*times, sum(sent) - (len(VIEWERS) - 1) * public, sum(sent))


def mean(key: str, settings: Settings) -> Cost:
    live, random = open_live(key, settings), Random(key)
    costs: list[Cost] = []
    while live.match.pending and len(costs) < CHOICES:
        costs.append(cost_of_choice(live, random))
    making, telling, encoded, sent = (sum(column) / len(costs) for column in zip(*costs, strict=True))
    return Cost(making, telling, int(encoded), int(sent))


def main() -> None:
    print(f"{'one choice':10} {'ms made':>8} {'ms told':>8} {'encoded':>10} {'sent':>10}")
    for name, (key, settings) in TABLES.items():
        cost = mean(key, settings)
        print(f"{name:10} {cost.making:8.3f} {cost.telling:8.3f} {cost.encoded:10,} {cost.sent:10,}")


if __name__ == "__main__":
    main()
