"""A match of the toy game: choices, refusals, undo and its barrier, preview, saving, versions, settings."""

from __future__ import annotations

import json
from typing import cast

import pytest

from signoria.kernel.codec import CannotLoad
from signoria.kernel.core import BadSetting
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
    load,
    replay,
)
from signoria.kit.changes import changes
from tests.events import flat
from tests.kernel.toy import AGREE, BARGAIN, TOY, Mine, ToyGame, Turn


def begun(seats: int = 2, seed: str = "toy") -> Match:
    """A match in which everybody has kept a gem and seat 0 is in turn."""
    match = Match.begin(TOY, {"seats": seats}, seed)
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
    match = Match.begin(TOY, {"seats": 3}, "toy")
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    match.choose(2, codes(match, 2)[0])
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.choose(0, codes(match, 0)[1])
    match.choose(1, codes(match, 1)[0])
    assert [(decision.seat, decision.kind) for decision in match.pending] == [(0, "turn")]


def test_a_choice_tells_its_events_and_draws() -> None:
    outcome = begun().choose(0, "dig")
    (event,), (draw,) = outcome.events, outcome.draws
    assert (event.kind, event.seat, flat(event)) == ("dig", 0, (draw.item,))
    assert draw.label == "gems"


def test_a_secret_event_shows_its_args_to_its_seat_only() -> None:
    dealt = Match.begin(TOY, {}, "toy").opening.events[1]
    assert flat(dealt.seen_by(1)) == flat(dealt) != ()
    assert flat(dealt.seen_by(0)) == () == flat(dealt.seen_by(None))
    assert dealt.seen_by(0).kind == "dealt"


@pytest.mark.parametrize(
    ("seat", "code", "rule"),
    [(0, "end", "TOY-003"), (0, "agree", "TOY-002"), (1, "dig", "TOY-007"), (0, "fly", "")],
)
def test_an_illegal_choice_names_its_rule_and_changes_nothing(seat: int, code: str, rule: str) -> None:
    match = begun()
    before = match.digest()
    with pytest.raises(IllegalChoice, match=rule or "no such option") as raised:
        match.choose(seat, code)
    assert (raised.value.seat, raised.value.code, raised.value.rule) == (seat, code, rule)
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
    with pytest.raises(CannotUndo) as raised:
        match.undo(seat)
    return raised.value.barrier


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
    assert barrier(Match.begin(TOY, {}, "toy"), 0) == BEGUN


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
    match = Match.begin(TOY, {"seats": 3}, "toy")
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
    changed = {path: (was, will) for path, was, will in changes(match.view(0), preview.view)}
    assert changed == {
        "own.hand": ([f"gem.{gem}"], []),
        "boards.0.hand": (1, 0),
        "boards.0.shown": ([], [f"gem.{gem}"]),
    }
    assert not preview.reveals
    assert match.digest() == before


def test_a_preview_stops_where_chance_begins() -> None:
    match = begun()
    preview = match.preview(0, "dig")
    assert preview.reveals
    assert preview.view == match.view(0)


def test_a_preview_follows_forced_steps_but_not_the_end_of_the_turn() -> None:
    match = begun()
    match.choose(0, "bargain")
    match.choose(0, "bargain")
    preview = match.preview(0, "bargain")
    assert changes(match.view(0), preview.view) == [("boards.0.coins", 2, 6)]


def test_an_illegal_option_has_no_preview() -> None:
    with pytest.raises(IllegalChoice):
        begun().preview(0, "end")


def test_changes_name_the_places_that_changed() -> None:
    before = {"a": 1, "b": [1, {"c": 2}], "d": [1]}
    after = {"a": 1, "b": [1, {"c": 3}], "d": [1, 2]}
    assert changes(before, after) == [("b.1.c", 2, 3), ("d", [1], [1, 2])]
    assert changes(before, before) == []


# Labels


def test_a_frame_may_describe_its_own_options() -> None:
    match = begun()
    assert match.describe(0, BARGAIN).key == "toy.bargain"
    match.choose(0, "bargain")
    again = match.describe(0, BARGAIN)
    assert (again.key, again.parameters) == ("toy.bargain-again", {"depth": 2})
    assert match.describe(0, AGREE).key == "toy.agree"


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
    match = Match.begin(old, {"rich": False}, "toy")
    for seat in (0, 1):
        match.choose(seat, codes(match, seat)[0])
    match.choose(0, "bargain")
    match.choose(0, "agree")
    saved = match.save()
    saved["settings"] = {"seats": 2}
    again = load(TOY, saved)
    assert (again.version, again.settings["rich"]) == (1, False)
    assert mine(again).players[0].coins == 1, "a rich bargain would be worth two"
    assert again.digest() == match.digest()
    assert (again.save()["version"], again.save()["written"]) == (1, TOY.written)
    assert load(TOY, again.save()).settings["rich"] is False


class WiderTurn(Turn):
    def __init__(self, seat: int, acted: bool, wider: bool = False) -> None:
        super().__init__(seat, acted)


WiderTurn.__name__ = "Turn"


def test_a_new_version_replays_the_log_instead_of_trusting_the_snapshot() -> None:
    match = begun()
    match.choose(0, "dig")
    saved = match.save()
    for written in ("1", ToyGame(version=1).written):
        assert load(TOY, {**saved, "written": written, "barrier": None}).digest() == match.digest()


def test_another_shape_replays_the_log_too() -> None:
    """A field more is another shape, though the rules are the same."""
    match = begun()
    match.choose(0, "dig")
    wider = ToyGame(WiderTurn)
    assert (wider.version, wider.written != TOY.written) == (TOY.version, True)
    again = load(wider, match.save())
    assert again.log == match.log
    assert mine(again).players[0].shown == mine(match).players[0].shown


def test_a_match_of_another_game_cannot_be_loaded() -> None:
    saved = begun().save()
    saved["game"] = "chess"
    with pytest.raises(CannotLoad, match="chess"):
        load(TOY, saved)
