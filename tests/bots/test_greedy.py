"""The greedy bot knows what its seat knows, and is no fool."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tools.strength import RANDOM, Contest, Strength, compete, missed

from signoria.kernel.core import Settings, answer, settle
from signoria.kernel.rng import Rng
from signoria.kit.bot import Sight
from signoria.kit.package import UnknownBot
from signoria.registry import game, package, packages


@pytest.mark.slow
@pytest.mark.parametrize(("key", "settings"), [*[(key, {}) for key in packages()], ("lorenzo", {"houses": True})])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_view_and_seed_but_other_hidden_cards_same_answer(key: str, settings: Settings, seats: int) -> None:
    played = game(key)
    state = played.setup(played.complete({"seats": seats, **settings}), Rng("hidden"))
    random = Random(1)
    decisions = settle(state)
    differed = 0
    for number in range(40):
        decision = decisions[0]
        other = played.imagine(state, decision.seat, f"other {number}")
        differed += played.codec.digest(other.players) != played.codec.digest(state.players)
        answers = [
            package(key).bot("greedy", f"bot {number}").choose(decision, Sight(played, world, decision.seat)).code
            for world in (state, other)
        ]
        assert answers[0] == answers[1]
        decisions = answer(state, decision.seat, decision.options[int(random.random() * len(decision.options))])
        if not decisions:
            break
    assert differed > 5


@pytest.mark.slow
@pytest.mark.parametrize(("key", "matches"), [("masters", 4), ("lorenzo", 1), ("princes", 1)])
def test_the_same_seed_plays_the_same_match(key: str, matches: int) -> None:
    first, second = (compete(Contest(key, ("greedy", "random"), matches), "same") for _ in range(2))
    assert first.wins == second.wins
    assert first.scores == second.scores


def test_an_interval_holds_its_share() -> None:
    low, high = Strength(wins=950, matches=1000, scores=[]).interval()
    assert low < 0.95 < high
    assert (round(low, 3), round(high, 3)) == (0.935, 0.962)


@pytest.mark.parametrize(
    ("wins", "winning", "weak"),
    [
        (9, [59, 61] * 5, False),
        (8, [59, 61] * 5, True),
        (9, [39, 41] * 5, True),
        (9, [79, 81] * 5, True),
        (9, [35, 61] * 5, False),  # below, and so far apart that this is luck
        (9, [], False),
    ],
)
def test_a_bot_that_wins_too_seldom_or_scores_strangely_is_noticed(wins: int, winning: list[int], weak: bool) -> None:
    contest = Contest("princes", ("greedy", *RANDOM), 10, least=0.9, winning=(51, 69))
    assert missed(contest, Strength(wins, 10, [], winning)) == weak


def test_a_game_without_a_judgement_has_no_greedy_bot() -> None:
    masters = replace(package("masters"), bots={})
    assert masters.bot_names == ("random",)
    with pytest.raises(UnknownBot, match="no bot 'greedy' plays masters; there are: random"):
        masters.bot("greedy", "s")
