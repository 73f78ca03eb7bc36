"""The tile that skips the first turn of every round (checklist: excommunication tiles, 2.7)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, goods

TILE = "skip_first_turn"


def marked(*seats: int, advanced: bool = False) -> Table:
    """Four players, some of them marked on the tile, all with servants for the neutral member."""
    table = Table(advanced=advanced)
    for seat in range(4):
        table.goods(seat, servants=9)
    for seat in seats:
        table.excommunicated(seat, TILE)
    return table


def take_turn(table: Table) -> Table:
    """Who is in turn takes the first placement there is, passes if there is none, and ends the turn."""
    seat = table.pending()[0]
    table.play(seat, table.options(seat)[0])
    while table.pending() == [seat] and table.kind() != "turn":
        table.play(seat, table.options(seat)[0])
    return table


def late_turn(*seats: int, advanced: bool = False) -> Table:
    """All ordinary turns of the round are over."""
    table = marked(*seats, advanced=advanced).turn(16)
    for seat in range(4):
        for member in ("black", "white", "orange"):
            table.stands(seat, member, "council.1")
    return table


def round_of_turns(table: Table) -> str:
    """Who takes a turn in this round, in order: seats 0 to 3 are A to D."""
    number = table.view()["table"]["round"]
    first = len(table.happened("turn")) - 1
    while table.view()["table"]["round"] == number:
        take_turn(table)
    return "".join("ABCD"[seat] for _, seat, _ in table.happened("turn")[first:-1])


@pytest.mark.rule("LOR-380")
def test_the_marked_player_skips_the_first_turn_and_places_after_all_others() -> None:
    table = marked(0)
    assert round_of_turns(table) == "BCD" + 3 * "ABCD" + "A"
    placed = [seat for _, seat, _ in table.happened("place")]
    assert sorted(placed) == sorted(4 * [0, 1, 2, 3])


@pytest.mark.rule("LOR-380")
def test_the_first_turn_is_skipped_in_every_round() -> None:
    table = marked(2)
    assert round_of_turns(table) == "ABD" + 3 * "ABCD" + "C"
    order = ["ABCD"[place["seat"]] for place in table.view()["table"]["order"]]
    turns = round_of_turns(table)
    assert turns == "".join([*(name for name in order if name != "C"), *(3 * order), "C"])


@pytest.mark.rule("LOR-380")
def test_the_round_after_the_excommunication_is_the_first_with_a_skipped_turn() -> None:
    table = Table(2).tiles(TILE).goods(1, faith=4).round(4).report().play(1, "church:support")
    assert table.view()["table"]["round"] == 5
    assert table.happened("skip") == [("skip", 0, ())]
    assert table.pending() == [1]


@pytest.mark.rule("LOR-381")
@pytest.mark.parametrize(
    ("order", "turns"), [((0, 1, 2, 3), "BD ABCD ABCD ABCD AC"), ((3, 2, 1, 0), "DB DCBA DCBA DCBA CA")]
)
def test_several_marked_players_place_last_in_turn_order(order: tuple[int, ...], turns: str) -> None:
    assert round_of_turns(marked(0, 2).order(*order)) == turns.replace(" ", "")


@pytest.mark.rule("LOR-381")
def test_four_marked_players_simply_play_in_turn_order() -> None:
    table = marked(0, 1, 2, 3)
    assert round_of_turns(table) == 4 * "ABCD"
    assert [seat for _, seat, _ in table.happened("skip")][:4] == [0, 1, 2, 3]


@pytest.mark.rule("LOR-382")
def test_no_leader_action_is_possible_in_the_skipped_turn() -> None:
    table = marked(0, advanced=True).hand(0, "santa_rita").leaders(0, "bartolomeo_colleoni")
    assert table.pending() == [1]
    assert table.options(0) == []
    assert table.refused(0, "discard:santa_rita") == "LOR-029"
    assert table.refused(0, "activate:bartolomeo_colleoni") == "LOR-029"


@pytest.mark.rule("LOR-382")
def test_leader_actions_are_possible_in_the_late_turn() -> None:
    table = late_turn(0, advanced=True).hand(0, "santa_rita").leaders(0, "bartolomeo_colleoni")
    table.play(0, "activate:bartolomeo_colleoni").place(0, "neutral", "market.1")
    table.play(0, "discard:santa_rita", "privilege:faith")
    assert table.owned(0) == goods(coins=5, servants=8, faith=1, victory_points=4)
    table.play(0, "end")
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("LOR-392")
def test_the_late_placement_may_be_declined() -> None:
    table = late_turn(0)
    assert table.may_place(0, "neutral", "market.1")
    assert "pass" in table.options(0)
    table.play(0, "pass")
    assert table.view()["table"]["round"] == 2
    assert table.owned(0) == goods(servants=9)
    ended = [kind for kind, _, _ in table.happened()]
    assert ended[-9:] == ["pass", "removed", "order", "home", "round", "cards", "dice", "skip", "turn"]


@pytest.mark.rule("LOR-392")
def test_who_declines_does_not_keep_the_next_marked_player_from_placing() -> None:
    table = late_turn(0, 2).play(0, "pass")
    assert table.pending() == [2]
    assert table.place(2, "neutral", "market.1").owned(2) == goods(coins=5, servants=8)


@pytest.mark.rule("LOR-392")
def test_an_ordinary_turn_of_the_marked_player_cannot_be_declined() -> None:
    table = marked(0).turn(4)
    assert table.pending() == [0]
    assert table.refused(0, "pass") == "LOR-030"
