"""A match of the toy game: choices, refusals, undo and its barrier, preview, saving, versions, settings."""

from __future__ import annotations

import json
from typing import cast

import pytest

from signoria.kernel.codec import CannotLoad
from signoria.kernel.core import BadSetting, possible
from signoria.kernel.match import (
    BEGUN,
    CHANCE,
    ENDED,
    OTHERS,
    UNDO,
    CannotUndo,
    IllegalChoice,
    Match,
    Saved,
    difference,
    load,
    replay,
)
from tests.kernel.toy import TOY, Bargain, Mine, ToyGame


def begun(seats: int = 2, seed: str = "toy") -> Match:
    """A match in which everybody has kept a gem and seat 0 is in turn."""
    match = Match(TOY, {"seats": seats}, seed)
    for seat in range(seats):
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0].code)
    return match


def mine(match: Match) -> Mine:
    assert isinstance(match.state, Mine)
    return match.state


def codes(match: Match, seat: int) -> list[str]:
    decision = match.decision(seat)
    return [option.code for option in decision.options] if decision else []


def test_several_seats_decide_at_once_in_any_order() -> None:
    match = Match(TOY, {"seats": 3}, "toy")
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    match.choose(2, codes(match, 2)[0])
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.choose(0, codes(match, 0)[1])
    match.choose(1, codes(match, 1)[0])
    assert [(decision.seat, decision.kind) for decision in match.pending] == [(0, "turn")]


def test_a_choice_tells_its_events_and_draws() -> None:
    outcome = begun().choose(0, "dig")
    (event,), (draw,) = outcome.events, outcome.draws
    assert (event.kind, event.seat, event.args) == ("dig", 0, (draw.item,))
    assert draw.label == "gems"


def test_a_secret_event_shows_its_args_to_its_seat_only() -> None:
    dealt = Match(TOY, {}, "toy").opening.events[1]
    assert dealt.seen_by(1).args == dealt.args != ()
    assert dealt.seen_by(0).args == () == dealt.seen_by(None).args
    assert dealt.seen_by(0).kind == "dealt"


@pytest.mark.parametrize(
    ("seat", "code", "rule"),
    [(0, "end", "TOY-003"), (0, "agree", "TOY-002"), (1, "dig", "TOY-007"), (0, "fly", "")],
)
def test_an_illegal_choice_names_its_rule_and_changes_nothing(seat: int, code: str, rule: str) -> None:
    match = begun()
    before = match.digest()
    with pytest.raises(IllegalChoice, match=rule or "no such option") as refused:
        match.choose(seat, code)
    assert (refused.value.seat, refused.value.code, refused.value.rule) == (seat, code, rule)
    assert match.digest() == before
    assert match.why_not(seat, code) == rule if rule else True


def test_why_not_of_a_legal_option_is_nothing_and_of_an_unknown_one_an_error() -> None:
    assert begun().why_not(0, "dig") == ""
    with pytest.raises(IllegalChoice, match="no such option"):
        begun().why_not(0, "fly")


def test_a_refusal_in_the_middle_of_nested_business_names_the_inner_rule() -> None:
    match = begun()
    for code in ("bargain", "bargain"):
        match.choose(0, code)
    assert match.why_not(0, "end") == "TOY-005"
    match.choose(0, "bargain")
    assert codes(match, 0) == ["end"], "the third bargain can only be agreed to, and is not asked"
    assert match.why_not(0, "bargain") == "TOY-002"


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = begun()
    while match.pending:
        match.choose(match.pending[0].seat, match.pending[0].options[-1].code)
    with pytest.raises(IllegalChoice, match="TOY-008"):
        match.choose(0, "dig")


# Undo


def barrier(match: Match, seat: int) -> str:
    with pytest.raises(CannotUndo) as refused:
        match.undo(seat)
    return refused.value.barrier


def test_undo_goes_back_step_by_step_to_the_barrier_and_stands_in_the_log() -> None:
    match = begun()
    digests = [match.digest()]
    for code in ("bargain", "bargain", "agree"):
        match.choose(0, code)
        digests.append(match.digest())
    for earlier in reversed(digests[:-1]):
        match.undo(0)
        assert match.digest() == earlier
    assert match.log[-6:] == [(0, "bargain"), (0, "bargain"), (0, "agree"), (0, UNDO), (0, UNDO), (0, UNDO)]
    match.choose(0, "dig")
    assert replay(TOY, {}, "toy", match.log).digest() == match.digest()


def test_undo_works_after_save_and_load_in_the_middle_of_a_turn() -> None:
    match = begun()
    before = match.digest()
    match.choose(0, "bargain")
    match.choose(0, "bargain")
    again = load(TOY, cast(Saved, json.loads(json.dumps(match.save()))))
    assert again.digest() == match.digest()
    again.undo(0)
    again.undo(0)
    assert again.digest() == before
    assert barrier(again, 0) == OTHERS


def test_nothing_comes_before_the_beginning() -> None:
    assert barrier(Match(TOY, {}, "toy"), 0) == BEGUN


def test_chance_is_a_barrier() -> None:
    match = begun()
    match.choose(0, "dig")
    assert barrier(match, 0) == CHANCE


def test_the_end_of_a_turn_is_a_barrier() -> None:
    match = begun()
    match.choose(0, "bargain")
    match.choose(0, "agree")
    match.choose(0, "end")
    assert barrier(match, 0) == ENDED


def test_another_seats_choice_is_a_barrier_and_undo_belongs_to_who_chose() -> None:
    match = Match(TOY, {"seats": 3}, "toy")
    match.choose(0, codes(match, 0)[0])
    assert barrier(match, 1) == OTHERS
    match.choose(1, codes(match, 1)[0])
    assert barrier(match, 0) == OTHERS
    match.undo(1)
    assert barrier(match, 1) == OTHERS
    assert [decision.seat for decision in match.pending] == [1, 2]


# Preview


def test_a_preview_shows_the_difference_and_changes_nothing() -> None:
    match = begun()
    before = match.digest()
    gem = mine(match).players[0].hand[0]
    preview = match.preview(0, f"show:gem.{gem}")
    changed = {change.path: (change.before, change.after) for change in preview.changes()}
    assert changed == {"hand": ([gem], []), "seats.0.hand": (1, 0), "seats.0.shown": ([], [gem])}
    assert not preview.reveals
    assert match.digest() == before


def test_a_preview_stops_where_chance_begins() -> None:
    preview = begun().preview(0, "dig")
    assert preview.reveals
    assert preview.changes() == []


def test_a_preview_follows_forced_steps_but_not_the_end_of_the_turn() -> None:
    match = begun()
    match.choose(0, "bargain")
    match.choose(0, "bargain")
    preview = match.preview(0, "bargain")
    assert [(change.path, change.before, change.after) for change in preview.changes()] == [("seats.0.coins", 2, 6)]


def test_an_illegal_option_has_no_preview() -> None:
    with pytest.raises(IllegalChoice):
        begun().preview(0, "end")


def test_a_difference_names_the_places_that_changed() -> None:
    before = {"a": 1, "b": [1, {"c": 2}], "d": [1]}
    after = {"a": 1, "b": [1, {"c": 3}], "d": [1, 2]}
    assert [(c.path, c.before, c.after) for c in difference(before, after)] == [("b.1.c", 2, 3), ("d", [1], [1, 2])]
    assert difference(before, before) == []


def test_possible_asks_a_frame_that_was_never_pushed() -> None:
    state = mine(begun())
    assert possible(Bargain(0, 3), state, 0)
    assert len(state.stack) == 2


# Settings and versions


def test_settings_are_completed_and_checked() -> None:
    assert TOY.complete({}) == {"seats": 2, "rich": True}
    assert TOY.complete({"seats": 4, "rich": False}) == {"seats": 4, "rich": False}
    for settings, message in [
        ({"seats": 5}, r"only \(2, 3, 4\)"),
        ({"colour": 1}, "no setting 'colour'"),
        ({"seats": 4}, "TOY-009"),
    ]:
        with pytest.raises(BadSetting, match=message):
            TOY.complete(settings)


def test_a_match_keeps_the_ruling_it_began_with() -> None:
    """The setting "rich" is a ruling that changed with version 2; older matches never heard of it."""
    old = ToyGame(version=1)
    match = Match(old, {"rich": False}, "toy")
    for seat in (0, 1):
        match.choose(seat, codes(match, seat)[0])
    match.choose(0, "bargain")
    match.choose(0, "agree")
    saved = match.save()
    del saved["settings"]["rich"]
    again = load(TOY, saved)
    assert (again.version, again.settings["rich"]) == (1, False)
    assert mine(again).players[0].coins == 1, "a rich bargain would be worth two"
    assert again.digest() == match.digest()
    assert (again.save()["version"], again.save()["written"]) == (1, 2)
    assert load(TOY, again.save()).settings["rich"] is False


def test_a_new_version_replays_the_log_instead_of_trusting_the_snapshot() -> None:
    match = begun()
    match.choose(0, "dig")
    saved = match.save()
    saved["written"] = 1
    saved["barrier"] = None
    assert load(TOY, saved).digest() == match.digest()


def test_a_match_of_another_game_cannot_be_loaded() -> None:
    saved = begun().save()
    saved["game"] = "chess"
    with pytest.raises(CannotLoad, match="chess"):
        load(TOY, saved)
