"""Everybody's points through a match that is over: what each seat had after every choice that stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from signoria.kernel.core import Settings
from signoria.kernel.match import UNDO, Match
from signoria.registry import game
from signoria.server.store import ChoiceRow
from signoria.server.story import begin
from signoria.server.tallies import tallies
from tests.points import points_now
from tests.server.company import Company
from tests.server.sample import a_table

PEOPLE = ("anna", "bruno", "carla", "dino", "elena")
UNDONE = 0.2
MATCHES: list[tuple[str, int, Settings]] = [
    ("masters", 4, {}),
    ("masters", 1, {}),
    ("lorenzo", 3, {}),
    ("lorenzo", 5, {"houses": True}),
    ("princes", 5, {"expansion": True}),
    ("princes", 2, {}),
]


@dataclass
class Played:
    """A match played at random, in which something is taken back now and then, and what everybody had meanwhile."""

    match: Match
    choices: list[ChoiceRow] = field(default_factory=list)
    #: After each choice that stands, and before the first.
    points: dict[int, list[int]] = field(default_factory=dict)

    def take(self, seat: int, code: str) -> None:
        self.choices.append(ChoiceRow(len(self.choices) + 1, seat, code, 1))

    def play(self, random: Random) -> None:
        self.points[0] = points_now(self.match)
        while self.match.pending:
            decision = random.choice(self.match.pending)
            code = random.choice(decision.options).code
            self.match.choose(decision.seat, code)
            self.take(decision.seat, code)
            if self.match.barrier.tail and random.random() < UNDONE:
                self.match.undo(decision.seat)
                self.take(decision.seat, UNDO)
            else:
                self.points[len(self.choices)] = points_now(self.match)


@pytest.mark.parametrize(("key", "seats", "boxes"), MATCHES, ids=str)
def test_what_everybody_had_after_each_choice_that_stands(key: str, seats: int, boxes: Settings) -> None:
    rules = game(key)
    settings = rules.complete({**boxes, "seats": seats})
    row = a_table(PEOPLE[:seats], game=key, settings=settings, version=rules.version)
    played = Played(begin(row))
    played.play(Random(3))
    course = tallies(row, played.choices)
    assert any(choice.code == UNDO for choice in played.choices)
    assert {tally.seq for tally in course} <= set(played.points)
    for seq, points in played.points.items():
        assert [tally for tally in course if tally.seq <= seq][-1].points == points
    rounds = [tally.round for tally in course]
    assert rounds == sorted(rounds), "no round comes again"
    assert rounds[-1] > 1


def test_points_are_reckoned_when_the_match_is_over_and_not_before(company: Company) -> None:
    (anna,), table = company.seated("", "greedy", "greedy")
    assert anna.send("GET", f"/api/tables/{table}/tallies").status_code == 409
    assert anna.send("GET", "/api/tables/nowhere/tallies").status_code == 404
    end = anna.play_on(table, Random(1))
    stranger = company.guest("Bruno")
    course: list[Any] = stranger.get(f"/api/tables/{table}/tallies")["tallies"]
    assert course == anna.get(f"/api/tables/{table}/tallies")["tallies"]
    parts = [result["parts"] for result in anna.get(f"/api/tables/{table}")["results"]]
    assert course[-1]["points"] == [sum(part.values()) - part["resources"] for part in parts]
    assert course[0] == {"seq": 0, "round": 1, "points": [0, 0, 0]}
    assert course[-1]["seq"] <= end["seq"]
