"""However many look at a table, what everybody sees of it is built once for each choice."""

from __future__ import annotations

import json
from dataclasses import replace

from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from signoria.server.live import Live, pending_seats
from signoria.server.shells import ENCODER
from tests.kernel.toy import Mine, ToyGame
from tests.server.sample import a_table

#: Four seats, and ten who watch.
VIEWERS: list[Seat | None] = [0, 1, 2, 3, *[None] * 10]


class LookCounter(ToyGame):
    """Knows how often its table was built."""

    looks = 0

    def public(self, state: Mine) -> dict[str, object]:
        LookCounter.looks += 1
        return super().public(state)


def test_the_public_part_is_built_once_for_all_who_look() -> None:
    match = Match.begin(LookCounter(), {"seats": 4, "rich": False}, "looking")
    row = a_table(("anna", "bruno", "carla", "dino"), game="toy", settings=match.settings)
    live = Live(replace(row, pending=pending_seats(match)), match, 0)
    live.story = []
    LookCounter.looks = 0
    for number in range(3):
        updates = [json.loads(ENCODER.encode(live.update(viewer, None))) for viewer in VIEWERS]
        assert LookCounter.looks == 1
        assert [update["view"] for update in updates] == [live.match.view(viewer) for viewer in VIEWERS]
        LookCounter.looks = 0
        decision = live.match.pending[0]
        attempt = live.attempt(decision.seat, [decision.options[0].code], f"choice {number}", 1)
        live.adopt(attempt, decision.seat)
