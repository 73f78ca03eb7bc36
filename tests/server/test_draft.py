"""A draft over the wire: in all that a player is sent there is no leader they have not held."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from random import Random
from typing import Any
from uuid import uuid4

from signoria.games.lorenzo.rules.cards import LEADERS, LEADERS_DEALT
from tests.server.guest import Guest, Line
from tests.server.serving import Serving

SEATS = 4
#: Each leader by its id, wherever it stands.
LEADER_ID = re.compile("|".join(rf"{leader.id}|{leader.id.replace('_', '-')}" for leader in LEADERS))


class Drafter:
    """Somebody at the table who writes down every byte that comes, and what the pack in hand was each time."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.transcript = ""
        self.leaders_in_hand: set[str] = set()

    def listen(self, line: Line) -> Any:
        message = line.hear("update")
        self.transcript += json.dumps(message)
        own = message["view"]["own"] or {"pack": [], "hand": []}
        self.leaders_in_hand |= {*own["pack"], *own["hand"]}
        return message

    def leaders_named(self) -> set[str]:
        return {name.replace("-", "_") for name in LEADER_ID.findall(self.transcript)}


def test_nobody_is_sent_a_leader_that_was_not_in_hand(server: Serving) -> None:
    drafters = [Drafter(Guest(server.address, f"Guest {seat}")) for seat in range(SEATS)]
    watcher = Drafter(Guest(server.address, ""))
    table = drafters[0].guest.make([""] * SEATS, game="lorenzo", settings={"advanced": True})
    for seat, drafter in enumerate(drafters):
        drafter.guest.sit(table, seat)
    drafters[0].guest.start(table)
    with ExitStack() as lines:
        for drafter in (*drafters, watcher):
            lines.enter_context(drafter.guest)
        watching = lines.enter_context(watcher.guest.socket(table))
        open_lines = [lines.enter_context(drafter.guest.socket(table)) for drafter in drafters]
        play_draft(drafters, open_lines)
        while watcher.listen(watching)["view"]["table"]["phase"] == "preparation":
            pass
    assert watcher.leaders_named() == set()
    for drafter in drafters:
        assert len(drafter.leaders_in_hand) > LEADERS_DEALT
        assert drafter.leaders_named() == drafter.leaders_in_hand
    assert set.union(*[drafter.leaders_in_hand for drafter in drafters]) == {
        name for d in drafters for name in d.leaders_named()
    }


def play_draft(drafters: list[Drafter], lines: list[Line]) -> None:
    """Everybody chooses at random until the first turn; all hear all that comes."""
    random = Random("draft")
    updates = [drafter.listen(line) for drafter, line in zip(drafters, lines, strict=True)]
    while updates[0]["view"]["table"]["phase"] == "preparation":
        seat = random.choice([seat for seat, update in enumerate(updates) if update["decision"]])
        code = random.choice(updates[seat]["decision"]["options"])["code"]
        lines[seat].say({"type": "choose", "codes": [code], "after": updates[seat]["seq"], "key": str(uuid4())})
        updates = [drafter.listen(line) for drafter, line in zip(drafters, lines, strict=True)]
