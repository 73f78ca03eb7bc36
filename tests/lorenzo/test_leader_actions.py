"""Leader actions: when leaders are discarded, played and used, and how a turn ends (checklist: leader actions)."""

from __future__ import annotations

import pytest

from tests.events import flat
from tests.lorenzo.leader_positions import LEADERS
from tests.lorenzo.table import LEADER, Table, goods, printed
from tests.position import names

BEFORE = "before the placement"
AFTER = "after the placement"
VERBS = ("play", "discard", "activate")
PRIVILEGES: dict[str, dict[str, int]] = {
    entry["id"]: entry["resources"] for entry in printed("board")["council_privileges"]
}


def ready() -> Table:
    """Seat 0 can play, discard or use a leader."""
    table = Table(advanced=True).hand(0, "sandro_botticelli", "girolamo_savonarola")
    return table.leaders(0, "michelangelo_buonarroti").goods(0, wood=10, coins=18)


def leader_actions(table: Table, seat: int = 0) -> list[str]:
    return [code for verb in VERBS for code in table.options(seat, verb)]


def last_turn(*hand: str) -> Table:
    """Two players; seat 0 takes the last turn of the round, seat 1 begins the next."""
    return Table(2, advanced=True).order(1, 0).turn(7).hand(0, *hand)


@pytest.mark.rule("LOR-255")
def test_leader_actions_are_not_possible_in_the_turn_of_another_player() -> None:
    table = ready().hand(1, "santa_rita").goods(1, faith=8).leaders(2, "bartolomeo_colleoni")
    assert leader_actions(table, 0) != []
    assert table.options(1) == table.options(2) == []
    assert table.refused(1, "play:santa_rita") == "LOR-029"
    assert table.refused(1, "discard:santa_rita") == "LOR-029"
    assert table.refused(2, "activate:bartolomeo_colleoni") == "LOR-029"


@pytest.mark.rule("LOR-255")
def test_leader_actions_are_not_possible_in_the_vatican_report() -> None:
    table = Table(advanced=True).round(2).report().goods(0, faith=8)
    table.hand(0, "santa_rita").leaders(0, "bartolomeo_colleoni")
    assert table.kind() == "church"
    assert leader_actions(table) == []
    assert table.refused(0, "play:santa_rita") == "LOR-255"
    assert table.refused(0, "discard:santa_rita") == "LOR-255"
    assert table.refused(0, "activate:bartolomeo_colleoni") == "LOR-255"


@pytest.mark.rule("LOR-255")
def test_nobody_is_asked_for_leader_actions_at_the_end_of_the_round() -> None:
    table = last_turn("santa_rita").hand(1, "cesare_borgia").play(0, "place:black:market.1", "end")
    after = [kind for kind, _, _ in table.happened()]
    end = after.index("removed")
    assert after[end:] == ["removed", "order", "home", "round", "cards", "dice", "turn"]
    assert table.pending() == [1]
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("LOR-255")
def test_any_number_of_leader_actions_is_taken_without_a_family_member() -> None:
    table = ready().play(0, "activate:michelangelo_buonarroti", "play:sandro_botticelli", "play:girolamo_savonarola")
    table.play(0, "activate:girolamo_savonarola", "activate:sandro_botticelli")
    assert leader_actions(table) == []
    assert list(table.members(0)) == ["black", "white", "orange", "neutral"]


@pytest.mark.rule("LOR-256")
@pytest.mark.parametrize("moment", [BEFORE, AFTER])
@pytest.mark.parametrize(
    "code", ["play:sandro_botticelli", "discard:sandro_botticelli", "activate:michelangelo_buonarroti"]
)
def test_a_leader_action_comes_before_or_after_the_placement(code: str, moment: str) -> None:
    table = ready()
    if moment == AFTER:
        table.play(0, "place:black:market.2")
    assert code in table.options(0)
    table.play(0, code)
    if table.kind() == "privilege":
        table.play(0, "privilege:faith")
    if moment == BEFORE:
        table.play(0, "place:black:market.2")
    assert code not in table.options(0)
    assert table.play(0, "end").pending() == [1]


@pytest.mark.rule("LOR-257")
def test_leader_actions_do_not_replace_the_placement() -> None:
    table = ready().play(0, "play:sandro_botticelli", "activate:sandro_botticelli", "discard:girolamo_savonarola")
    table.play(0, "privilege:faith")
    assert table.refused(0, "end") == "LOR-257"
    assert table.refused(0, "pass") == "LOR-030"
    assert table.may_place(0, "black", "market.1")
    table.play(0, "place:black:market.1", "end")
    assert table.pending() == [1]


def stuck() -> Table:
    """Seat 0 has only the neutral member left, no servants, and a leader in hand."""
    table = Table(advanced=True).hand(0, "santa_rita").turn(12)
    for member in ("black", "white", "orange"):
        table.stands(0, member, "council.1")
    return table


@pytest.mark.rule("LOR-259")
def test_servants_of_a_discarded_leader_make_the_player_place() -> None:
    table = stuck()
    assert table.options(0) == ["pass", "discard:santa_rita"]
    table.play(0, "discard:santa_rita", "privilege:servants")
    assert table.may_place(0, "neutral", "market.1")
    assert table.refused(0, "pass") == "LOR-030"
    assert table.refused(0, "end") == "LOR-257"
    assert table.place(0, "neutral", "market.1").owned(0) == goods(coins=5, servants=1)


@pytest.mark.rule("LOR-259")
def test_who_still_cannot_place_after_a_leader_action_passes() -> None:
    table = stuck().play(0, "discard:santa_rita", "privilege:faith")
    assert table.options(0) == ["pass"]
    assert table.play(0, "pass").pending() == [1]


@pytest.mark.rule("LOR-260")
@pytest.mark.parametrize("privilege", PRIVILEGES)
def test_a_discarded_leader_gives_one_privilege_at_once(privilege: str) -> None:
    table = Table(advanced=True).hand(0, "santa_rita", "cesare_borgia").play(0, "discard:santa_rita")
    assert table.answers(0) == [f"privilege:{name}" for name in PRIVILEGES]
    table.play(0, f"privilege:{privilege}")
    assert table.owned(0) == goods(**PRIVILEGES[privilege])
    assert table.own(0)["hand"] == ["cesare_borgia"]
    assert table.kind() == "turn"


@pytest.mark.rule("LOR-260")
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_can_be_discarded_whatever_it_needs(leader: str) -> None:
    table = Table(advanced=True).hand(0, leader).play(0, f"discard:{leader}", "privilege:coins")
    assert table.owned(0) == goods(coins=2)
    assert table.board(0)["hand"] == 0
    assert table.board(0)["discarded"] == [leader]


@pytest.mark.rule("LOR-261")
def test_several_leaders_are_discarded_in_one_turn() -> None:
    table = Table(advanced=True).hand(0, "santa_rita", "cesare_borgia", "sisto_iv")
    table.play(0, "discard:santa_rita", "privilege:coins", "discard:sisto_iv", "privilege:coins")
    assert table.owned(0) == goods(coins=4)
    assert table.own(0)["hand"] == ["cesare_borgia"]


@pytest.mark.rule("LOR-262")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_in_play_cannot_be_discarded(leader: str) -> None:
    table = Table(advanced=True).leaders(0, leader)
    assert table.options(0, "discard") == []
    assert table.refused(0, f"discard:{leader}") == "LOR-262"


@pytest.mark.rule("LOR-263")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_everybody_sees_which_leader_was_discarded(viewer: int | None) -> None:
    table = Table(advanced=True).hand(0, "santa_rita", "cesare_borgia").play(0, "discard:santa_rita")
    assert table.view(viewer)["boards"][0]["discarded"] == ["santa_rita"]
    assert [(e.kind, flat(e)) for e in (event.seen_by(viewer) for event in table.events) if e.kind == "discard"] == [
        ("discard", (LEADER["santa_rita"],))
    ]
    assert ("cesare_borgia" in names(table.view(viewer))) == (viewer == 0)


@pytest.mark.rule("LOR-263")
def test_a_discarded_leader_is_out_of_the_game() -> None:
    table = Table(2, advanced=True).hand(0, "sandro_botticelli").goods(0, wood=10)
    table.hand(1, "lorenzo_de_medici").goods(1, victory_points=35)
    table.play(0, "discard:sandro_botticelli", "privilege:faith")
    assert table.refused(0, "play:sandro_botticelli") != ""
    assert table.refused(0, "discard:sandro_botticelli") != ""
    assert table.refused(0, "activate:sandro_botticelli") != ""
    table.play(0, "place:black:market.1", "end")
    assert table.refused(1, "play:lorenzo_de_medici") == "LOR-329"


@pytest.mark.rule("LOR-266")
def test_a_leader_works_on_when_its_requirement_is_spent() -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").goods(0, wood=10).floor("building.1", "chapel")
    table.play(0, "play:sandro_botticelli", "place:black:building.1", "activate:sandro_botticelli")
    assert table.owned(0) == goods(wood=8, faith=1, military=2, victory_points=1)


@pytest.mark.rule("LOR-266")
def test_a_permanent_ability_outlasts_its_requirement() -> None:
    table = Table(advanced=True).hand(0, "sigismondo_malatesta").goods(0, military=7, faith=3)
    table.floor("venture.1", "fighting_heresies").play(0, "play:sigismondo_malatesta", "place:black:venture.1")
    assert table.owned(0)["military"] == 4
    assert table.members(0)["neutral"] == 3


@pytest.mark.rule("LOR-267")
def test_several_leaders_are_played_in_one_turn() -> None:
    table = ready().play(0, "play:sandro_botticelli", "play:girolamo_savonarola")
    in_play = [leader["leader"] for leader in table.board(0)["leaders"]]
    assert in_play == ["michelangelo_buonarroti", "sandro_botticelli", "girolamo_savonarola"]
    assert table.board(0)["hand"] == 0


@pytest.mark.rule("LOR-268")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_played_leader_lies_face_up_for_all_to_see(viewer: int | None) -> None:
    table = ready().play(0, "play:sandro_botticelli")
    laid = {"leader": "sandro_botticelli", "side": "face_up", "copied": ""}
    assert table.view(viewer)["boards"][0]["leaders"][1] == laid
    assert ("girolamo_savonarola" in names(table.view(viewer))) == (viewer == 0)


@pytest.mark.rule("LOR-268")
def test_a_played_leader_stays_to_the_end() -> None:
    table = last_turn("sandro_botticelli").goods(0, wood=10).round(6).play(0, "play:sandro_botticelli")
    assert table.refused(0, "play:sandro_botticelli") == "LOR-268"
    table.play(0, "place:black:market.1", "end")
    assert table.over()
    assert [leader["leader"] for leader in table.board(0)["leaders"]] == ["sandro_botticelli"]


@pytest.mark.rule("LOR-276")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_in_hand_has_no_effect_and_no_final_value(leader: str) -> None:
    scores = []
    for hand in ([leader], []):
        table = Table(advanced=True).hand(0, *hand).goods(0, wood=12, faith=4, victory_points=36, military=1)
        table.round(6).report()
        assert table.members(0) == {"black": 5, "white": 5, "orange": 5, "neutral": 0}
        assert table.over()
        scores.append(table.score(0).parts)
    assert scores[0] == scores[1]


@pytest.mark.rule("LOR-277")
def test_the_turn_goes_on_after_the_placement_while_a_leader_action_is_possible() -> None:
    table = Table(advanced=True, asked=False).hand(0, "santa_rita").play(0, "place:black:market.1")
    assert table.options(0) == ["end", "discard:santa_rita"]
    assert table.refused(0, "pass") == "LOR-277"
    table.play(0, "end")
    assert table.pending() == [1]


@pytest.mark.rule("LOR-277")
def test_the_turn_ends_by_itself_when_no_leader_action_is_left() -> None:
    table = Table(advanced=True, asked=False).hand(0, "santa_rita").leaders(1, "ludovico_ariosto")
    table.play(0, "discard:santa_rita", "privilege:faith", "place:black:market.1")
    assert table.pending() == [1]
    assert table.play(1, "place:black:market.2").pending() == [2]


@pytest.mark.rule("LOR-277")
def test_the_turn_ends_by_itself_after_the_last_leader_action() -> None:
    table = Table(advanced=True, asked=False).leaders(0, "bartolomeo_colleoni").play(0, "place:black:market.1")
    assert table.options(0) == ["end", "activate:bartolomeo_colleoni"]
    assert table.play(0, "activate:bartolomeo_colleoni").pending() == [1]
