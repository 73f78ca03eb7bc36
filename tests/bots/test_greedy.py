"""The greedy bot knows what its seat knows, and is no fool."""

from __future__ import annotations

from random import Random

import pytest
from tools.strength import Strength, compete

from signoria.bots import Sight, UnknownBot, bots_for, make_bot
from signoria.games.masters import GAME
from signoria.games.masters.state import Masters
from signoria.kernel.core import answer, settle
from signoria.kernel.rng import Rng


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_view_and_seed_but_other_hidden_cards_same_answer(seats: int) -> None:
    state: Masters = GAME.setup({"seats": seats}, Rng("hidden"))
    random = Random(1)
    decisions = settle(state)
    differed = 0
    for number in range(60):
        decision = decisions[0]
        other = GAME.imagine(state, decision.seat, f"other {number}")
        differed += GAME.codec.digest(other.players) != GAME.codec.digest(state.players)
        answers = [
            make_bot("greedy", "masters", f"bot {number}").choose(decision, Sight(GAME, world, decision.seat)).code
            for world in (state, other)
        ]
        assert answers[0] == answers[1]
        decisions = answer(state, decision.seat, decision.options[int(random.random() * len(decision.options))])
        if not decisions:
            break
    assert differed > 5


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = (compete("masters", ["greedy", "random"], 4, "same") for _ in range(2))
    assert first.wins == second.wins
    assert first.scores == second.scores


@pytest.mark.slow
def test_greedy_beats_three_randoms() -> None:
    result = compete("masters", ["greedy", "random", "random", "random"], 100, "strength")
    assert result.wins >= 95


def test_an_interval_holds_its_share() -> None:
    low, high = Strength(wins=950, matches=1000, scores=[]).interval()
    assert low < 0.95 < high
    assert (round(low, 3), round(high, 3)) == (0.935, 0.962)


def test_a_game_without_a_judgement_has_no_greedy_bot() -> None:
    assert bots_for("chess") == ("random",)
    with pytest.raises(UnknownBot, match="no bot 'greedy' plays chess"):
        make_bot("greedy", "chess", "s")
