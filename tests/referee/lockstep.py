"""Engine and referee side by side: whoever differs first is told of, with the seed that leads there."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from signoria.kernel.core import Decision, Event, Seat
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from tests.referee.script import Answer, Question, Referee, Script, Sight

#: At one question of so many, why the rest is refused is asked too: that takes as long as all else.
QUESTIONS_PER_WHY_NOT = 5
#: The choices that are told with a difference.
LAST_CHOICES = 12
NOTHING = "nothing"

Asked: TypeAlias = list[Question]


class Difference(AssertionError):
    """Engine and referee are of two opinions; where: the match, and how it came there."""

    def __init__(self, about: str, engine: object, referee: object, where: str = "") -> None:
        super().__init__(f"{where}they differ about {about}\n  engine:  {engine}\n  referee: {referee}")
        self.about = about
        self.engine = engine
        self.referee = referee


@dataclass
class Counts:
    """What has been compared."""

    matches: int = 0
    decisions: int = 0
    options: int = 0
    refusals: int = 0

    def __str__(self) -> str:
        return (
            f"{self.matches:,} matches, {self.decisions:,} decisions, {self.options:,} options,"
            f" {self.refusals:,} refusals: no difference"
        )


class Lockstep:
    """One match that both play."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = match.opening.events

    def look(self) -> Sight:
        """What the engine shows now."""
        game, state = self.match.game, self.match.state
        seats = range(int(self.match.settings["seats"]))
        return Sight(game.public(state), [game.own(state, seat) for seat in seats], self.events)

    def walk(self, referee: Referee, policies: list[Policy], chance: Random, counts: Counts) -> None:
        """To the end of the match, each seat choosing in its own way; raises Difference."""
        script = referee.play()
        asked = go_on(script, None)
        while self.match.pending or asked:
            compare_questions(self.match.pending, asked)
            compare_facts(referee.seen(self.look()), referee.facts())
            decision = chance.choice(self.match.pending)
            counts.decisions += 1
            counts.options += len(decision.options)
            if chance.randrange(QUESTIONS_PER_WHY_NOT) == 0:
                counts.refusals += self.compare_refusals(decision.seat, referee)
            option = policies[decision.seat](decision, chance)
            self.events = self.match.choose(decision.seat, option.code).events
            asked = go_on(script, Answer(decision.seat, option.code))
        compare_facts(referee.seen(self.look()), referee.facts())
        self.compare_results(referee)
        counts.matches += 1

    def compare_refusals(self, seat: Seat, referee: Referee) -> int:
        """The reason that the engine gives must be one of those that truly apply; how many were compared."""
        reasons = referee.reasons(seat)
        if not reasons:
            return 0
        refusals = self.match.refusals(seat)
        for code, rules in reasons.items():
            rule = refusals.get(code) or self.match.why_not(seat, code)
            if rule not in rules:
                raise Difference(f"why seat {seat} may not choose {code}", rule or NOTHING, sorted(rules))
        return len(reasons)

    def compare_results(self, referee: Referee) -> None:
        scores = self.match.game.scores(self.match.state)
        for seat, (score, result) in enumerate(zip(scores, referee.results(), strict=True)):
            compare_facts(
                {"seat": seat, "parts": score.parts, "rank": score.rank},
                {"seat": seat, "parts": result.parts, "rank": result.rank},
            )

    def story(self) -> str:
        """How the match came here."""
        last = " ".join(f"{seat}/{code}" for seat, code in self.match.log[-LAST_CHOICES:])
        return f"settings {json.dumps(dict(self.match.settings))}\nafter {len(self.match.log)} choices: … {last}"


def go_on(script: Script[None], answer: Answer | None) -> Asked:
    """What the referee asks next; [] at the end."""
    try:
        return next(script) if answer is None else script.send(answer)
    except StopIteration:
        return []


def compare_questions(pending: list[Decision], asked: Asked) -> None:
    """Who is asked, about what, among which options."""
    engine = {(decision.seat, decision.kind): {option.code for option in decision.options} for decision in pending}
    referee = {(question.seat, question.kind): set(question.codes) for question in asked}
    if engine.keys() != referee.keys():
        raise Difference("who is asked, about what", sorted(engine) or NOTHING, sorted(referee) or NOTHING)
    for (seat, kind), codes in engine.items():
        if codes != referee[seat, kind]:
            only_engine, only_referee = codes - referee[seat, kind], referee[seat, kind] - codes
            raise Difference(f"what seat {seat} may choose ({kind})", only(only_engine), only(only_referee))
    for decision in pending:
        codes_in_order = [option.code for option in decision.options]
        if not codes_in_order:
            raise Difference(f"how seat {decision.seat} goes on ({decision.kind})", NOTHING, "at least one option")
        if len(set(codes_in_order)) != len(codes_in_order):
            raise Difference(f"what is offered to seat {decision.seat} twice", codes_in_order, NOTHING)


def only(codes: Collection[str]) -> str:
    return f"also {', '.join(sorted(codes))}" if codes else "no more than the other"


def compare_facts(engine: Mapping[str, object], referee: Mapping[str, object]) -> None:
    """What lies on the table; the first difference is named by its path."""
    for path, left, right in differences("", engine, referee):
        raise Difference(f"what lies at {path}", left, right)


def differences(path: str, left: object, right: object) -> Iterator[tuple[str, object, object]]:
    """Where two pieces of JSON differ, as deep as it can be said."""
    if left == right:
        return
    if isinstance(left, Mapping) and isinstance(right, Mapping) and left.keys() == right.keys():
        for key in left:
            yield from differences(f"{path}.{key}".removeprefix("."), left[key], right[key])
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for place, (one, other) in enumerate(zip(left, right, strict=True)):
            yield from differences(f"{path}.{place}", one, other)
    else:
        yield path, left, right
