"""Leader actions: when leaders are played or discarded, and what they require (checklist part 8)."""

from __future__ import annotations

import pytest

from tests.events import flat
from tests.masters.table import LEADER_IDS, Table, goods

BEFORE = "before the main action"
AFTER = "after the main action"


def ready() -> Table:
    """Seat 0 holds two leaders whose requirements are met, and the market gives nothing."""
    return Table().market().hand(0, "depot.stones", "depot.servants").strongbox(0, coins=5, stones=5)


@pytest.mark.rule("MAS-123")
def test_a_leader_action_does_not_replace_the_main_action() -> None:
    table = ready().play(0, "play:depot.stones", "discard:depot.servants")
    assert table.refused(0, "end") == "MAS-039"
    assert len(table.options(0, "take")) == 7
    table.play(0, "take:row.1", "end")
    assert table.pending() == [1]


@pytest.mark.rule("MAS-123")
def test_a_turn_without_leader_actions_is_legal_though_requirements_are_met() -> None:
    table = ready()
    assert table.options(0, "play") == ["play:depot.stones", "play:depot.servants"]
    table.play(0, "take:row.1", "end")
    assert table.pending() == [1]
    assert table.board(0)["hand"] == 2
    assert table.board(0)["played"] == []


@pytest.mark.rule("MAS-124")
@pytest.mark.parametrize("verb", ["play", "discard"])
@pytest.mark.parametrize("moment", [BEFORE, AFTER])
def test_leader_actions_come_before_or_after_the_main_action(verb: str, moment: str) -> None:
    codes = [f"{verb}:depot.stones", "take:row.1"]
    table = ready().play(0, *(codes if moment == BEFORE else reversed(codes)))
    assert table.board(0)["hand"] == 1
    assert table.board(0)["played"] == (["depot.stones"] if verb == "play" else [])
    assert table.spaces() == [1 if verb == "discard" else 0, 0]
    table.play(0, "end")
    assert table.pending() == [1]


@pytest.mark.rule("MAS-125")
def test_no_leader_action_between_taking_and_storing() -> None:
    table = ready().market("yellow white white white").play(0, "take:row.1")
    assert table.kind() == "store"
    assert table.options(0, "play") + table.options(0, "discard") == []
    assert table.refused(0, "play:depot.stones") == "MAS-125"
    assert table.refused(0, "discard:depot.servants") == "MAS-125"


@pytest.mark.rule("MAS-125")
def test_no_leader_action_while_white_marbles_are_converted() -> None:
    table = ready().played(0, "white_marble.coins", "white_marble.stones").play(0, "take:row.1")
    assert table.kind() == "white"
    assert table.options(0, "play") + table.options(0, "discard") == []
    assert table.refused(0, "play:depot.stones")
    assert table.refused(0, "discard:depot.servants")


@pytest.mark.rule("MAS-125")
@pytest.mark.parametrize(
    ("codes", "kind"),
    [
        (["buy:blue.1"], "slot"),
        (["buy:blue.1", "slot:1"], "pay"),
        (["produce:basic"], "spend"),
        (["produce:basic", "spend:coins.2"], "receive"),
        (["produce:slot.3"], "pay"),
    ],
)
def test_no_leader_action_within_a_purchase_or_a_production(codes: list[str], kind: str) -> None:
    table = ready().depots(0, coins=1).slots(0, "", "", "green.1.a").top("blue.1.a").play(0, *codes)
    assert table.kind() == kind
    assert table.options(0, "play") + table.options(0, "discard") == []
    assert table.refused(0, "play:depot.stones")
    assert table.refused(0, "discard:depot.servants")


@pytest.mark.rule("MAS-126")
def test_a_leader_is_discarded_for_a_faith_whatever_it_requires() -> None:
    table = Table().hand(0, "depot.stones", "production.coins")
    assert table.options(0, "play") == []
    table.play(0, "discard:depot.stones")
    assert table.own(0)["hand"] == ["production.coins"]
    assert table.spaces() == [1, 0]


@pytest.mark.rule("MAS-126")
def test_the_faith_of_a_discarded_leader_can_cause_a_report() -> None:
    table = Table().hand(0, "depot.stones", "production.coins").faith(7, 4)
    table.play(0, "discard:depot.stones")
    assert table.spaces() == [8, 4]
    assert table.view()["table"]["reports"] == 1
    assert table.board(0)["tiles"] == ["face_up", "face_down", "face_down"]
    assert table.board(1)["tiles"] == ["discarded", "face_down", "face_down"]


@pytest.mark.rule("MAS-127")
def test_a_discarded_leader_is_gone_for_good() -> None:
    table = Table().market().hand(0, "discount.coins", "depot.stones")
    table.slots(0, "purple.1.a", "yellow.1.a").strongbox(0, coins=1).top("blue.1.a")
    table.play(0, "discard:discount.coins")
    assert table.own(0)["hand"] == ["depot.stones"]
    assert table.board(0)["played"] == []
    assert table.score(0).parts["leaders"] == 0
    assert table.refused(0, "buy:blue.1") == "MAS-073"
    table.play(0, "take:row.1", "end").play(1, "take:row.1", "end")
    assert table.options(0, "play") + table.options(0, "discard") == ["discard:depot.stones"]
    assert table.refused(0, "play:discount.coins") == "MAS-130"
    assert table.refused(0, "discard:discount.coins") == "MAS-126"


@pytest.mark.rule("MAS-128")
def test_a_played_leader_stays_in_play() -> None:
    table = ready().play(0, "play:depot.stones")
    assert table.refused(0, "discard:depot.stones") == "MAS-128"
    assert table.refused(0, "play:depot.stones") == "MAS-128"
    table.play(0, "take:row.1")
    assert table.refused(0, "discard:depot.stones") == "MAS-128"
    assert table.options(0, "discard") == ["discard:depot.servants"]


@pytest.mark.rule("MAS-129")
def test_others_see_that_a_leader_was_discarded_but_not_which() -> None:
    table = Table(seats=3).hand(0, "depot.stones", "production.coins").play(0, "discard:depot.stones")
    for viewer in (1, 2, None):
        events = [event.seen_by(viewer) for event in table.events[1:]]
        assert [(e.kind, e.seat, flat(e)) for e in events] == [("discard_leader", 0, ()), ("faith", 0, (1, 1))]
        assert "depot.stones" not in repr(table.view(viewer))
    assert flat(table.events[1].seen_by(0)) == (LEADER_IDS["depot.stones"],)


@pytest.mark.rule("MAS-130")
def test_a_leader_whose_requirement_is_met_is_laid_out_for_all_to_see() -> None:
    table = Table(seats=3).hand(0, "depot.stones", "production.coins").strongbox(0, coins=5)
    table.play(0, "play:depot.stones")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["boards"][0]["played"] == ["depot.stones"]
        assert table.view(viewer)["boards"][0]["hand"] == 1
    assert table.own(0)["hand"] == ["production.coins"]
    assert flat(table.events[1].seen_by(1)) == (LEADER_IDS["depot.stones"],)


@pytest.mark.rule("MAS-130")
def test_a_leader_whose_requirement_is_not_met_cannot_be_played() -> None:
    table = Table().hand(0, "depot.stones", "production.coins").strongbox(0, coins=4)
    assert table.options(0, "play") == []
    assert table.refused(0, "play:depot.stones") == "MAS-130"
    assert table.own(0)["hand"] == ["depot.stones", "production.coins"]
    assert table.board(0)["played"] == []


@pytest.mark.rule("MAS-131")
@pytest.mark.parametrize("main", [0, 1, 2], ids=["main action first", "in between", "main action last"])
@pytest.mark.parametrize("first", ["play", "discard"])
@pytest.mark.parametrize("second", ["play", "discard"])
def test_two_leader_actions_of_any_kind_fit_in_one_turn(first: str, second: str, main: int) -> None:
    codes = [f"{first}:depot.stones", f"{second}:depot.servants"]
    codes.insert(main, "take:row.1")
    table = ready().play(0, *codes)
    played = [leader for verb, leader in ((first, "depot.stones"), (second, "depot.servants")) if verb == "play"]
    assert table.board(0)["played"] == played
    assert table.board(0)["hand"] == 0
    assert table.spaces() == [2 - len(played), 0]
    table.play(0, "end")
    assert table.pending() == [1]


@pytest.mark.rule("MAS-132")
def test_required_resources_are_not_paid() -> None:
    table = Table().hand(0, "depot.stones").depots(0, coins=3).strongbox(0, coins=2)
    table.play(0, "play:depot.stones")
    assert table.in_depots(0) == goods(coins=3)
    assert table.in_strongbox(0) == goods(coins=2)


@pytest.mark.rule("MAS-132")
def test_required_cards_stay_on_the_board() -> None:
    table = Table().hand(0, "discount.coins").slots(0, "purple.1.a", "yellow.1.a")
    table.play(0, "play:discount.coins")
    assert table.board(0)["slots"] == [["purple.1.a"], ["yellow.1.a"], []]


def playable(leader: str, *slots: str) -> bool:
    """Whether these cards on the board let the leader be played."""
    table = Table().hand(0, leader).slots(0, *slots)
    if f"play:{leader}" in table.options(0):
        table.play(0, f"play:{leader}")
        return table.board(0)["played"] == [leader]
    assert table.refused(0, f"play:{leader}") == "MAS-130"
    return False


@pytest.mark.rule("MAS-133")
def test_covered_cards_meet_a_requirement() -> None:
    assert playable("white_marble.servants", "yellow.1.a yellow.2.a green.3.a", "blue.1.a")


@pytest.mark.rule("MAS-134")
def test_every_part_of_a_card_requirement_must_be_met() -> None:
    assert not playable("discount.servants", "green.1.a", "green.1.b")
    assert not playable("discount.servants", "yellow.1.a", "yellow.1.b")
    assert playable("discount.servants", "green.1.a", "yellow.1.a")
    assert not playable("white_marble.servants", "yellow.1.a", "blue.1.a")
    assert not playable("white_marble.servants", "yellow.1.a", "yellow.1.b")
    assert playable("white_marble.servants", "yellow.1.a", "yellow.1.b", "blue.1.a")


@pytest.mark.rule("MAS-135")
def test_a_requirement_without_level_is_met_by_any_level() -> None:
    assert playable("discount.servants", "green.1.a", "blue.1.a purple.2.a yellow.3.a")
    assert playable("discount.servants", "blue.1.a green.2.a", "yellow.1.a")


@pytest.mark.rule("MAS-136")
def test_a_required_level_is_met_by_that_level_and_colour_only() -> None:
    assert not playable("production.shields", "yellow.1.a blue.2.a yellow.3.a")
    assert playable("production.shields", "blue.1.a yellow.2.a purple.3.a")
    assert playable("production.shields", "blue.1.a yellow.2.a")


@pytest.mark.rule("MAS-137")
def test_required_resources_are_counted_over_warehouse_and_strongbox() -> None:
    table = Table().hand(0, "depot.stones").depots(0, coins=3).strongbox(0, coins=2)
    assert table.options(0, "play") == ["play:depot.stones"]
    short = Table().hand(0, "depot.stones").depots(0, coins=2, shields=1).strongbox(0, coins=2, stones=9)
    assert short.refused(0, "play:depot.stones") == "MAS-130"


@pytest.mark.rule("MAS-137")
def test_required_resources_are_counted_in_leader_depots_too() -> None:
    table = Table().hand(0, "depot.stones").played(0, "depot.coins").depots(0, coins=5)
    drawn = [(depot["resource"], depot["count"]) for depot in table.board(0)["depots"]]
    assert drawn == [("coins", 3), ("", 0), ("", 0), ("coins", 2)]
    table.play(0, "play:depot.stones")
    assert table.board(0)["played"] == ["depot.coins", "depot.stones"]


@pytest.mark.rule("MAS-138")
def test_the_ability_lasts_when_the_requirement_is_no_longer_met() -> None:
    table = Table().hand(0, "depot.stones").market("grey grey white white")
    table.strongbox(0, coins=5).depots(0, stones=3, servants=2, shields=1).slots(0, "green.1.a").top("blue.2.c")
    table.play(0, "play:depot.stones", "buy:blue.2", "end").play(1, "take:row.3", "end")
    assert table.owned(0)["coins"] == 0
    table.play(0, "take:row.1", "store:stones.2")
    assert table.in_depots(0) == goods(stones=5, servants=2, shields=1)
    assert table.board(0)["depots"][3] == {"resource": "stones", "count": 2, "size": 2}


@pytest.mark.rule("MAS-139")
def test_the_ability_works_for_the_main_action_of_the_same_turn() -> None:
    table = Table().hand(0, "discount.coins").slots(0, "purple.1.a", "yellow.1.a").strongbox(0, coins=1)
    table.top("blue.1.a").play(0, "play:discount.coins", "buy:blue.1")
    assert table.board(0)["slots"][2] == ["blue.1.a"]
    assert table.owned(0) == goods()


@pytest.mark.rule("MAS-139")
def test_a_leader_in_hand_has_no_ability() -> None:
    poor = Table().hand(0, "discount.coins").slots(0, "purple.1.a", "yellow.1.a").strongbox(0, coins=1).top("blue.1.a")
    assert poor.refused(0, "buy:blue.1") == "MAS-073"
    rich = Table().hand(0, "discount.coins").slots(0, "purple.1.a", "yellow.1.a").strongbox(0, coins=2).top("blue.1.a")
    rich.play(0, "buy:blue.1")
    assert rich.owned(0) == goods()
