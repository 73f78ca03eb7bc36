"""The brown family member of the Colonna and the turns it brings (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.houses.family_positions import MEMBERS, effect_of, in_the_council, round_of_turns
from tests.houses.table import Table, goods, stocked

SKIP = "skip_first_turn"
VALUE = effect_of("colonna", "extra_family_member")["value"]


def colonna(seats: int = 4, seat: int = 0, marked: tuple[int, ...] = ()) -> Table:
    """A seat is of the family, some are marked on the tile that skips a turn, all have servants."""
    table = Table(seats).family(seat, "colonna")
    for other in range(seats):
        table.goods(other, servants=9)
    for other in marked:
        table.excommunicated(other, SKIP)
    return table


def late(*marked: int) -> Table:
    """Two players, seat 0 of the family: the ordinary turns are over, brown and neutral are left to seat 0."""
    table = stocked(colonna(2, marked=marked)).turn(8)
    for member in ("black", "white", "orange") if marked else MEMBERS:
        table.stands(0, member, "council.1")
    for member in MEMBERS:
        table.stands(1, member, "council.1")
    return table


@pytest.mark.rule("HOU-056")
def test_the_brown_member_has_a_value_of_its_own_whatever_the_dice_show() -> None:
    table = Table().family(0, "colonna").dice(1, 1, 1)
    for number, card in enumerate(("village", "forest", "citadel"), 1):
        table.floor(f"territory.{number}", card)
    assert VALUE == 3
    assert table.members(0) == {"black": 1, "white": 1, "orange": 1, "neutral": 0, "brown": VALUE}
    assert table.may_place(0, "brown", "territory.2")
    assert not table.may_place(0, "black", "territory.2")
    assert table.refused(0, "place:brown:territory.3") == "LOR-045"


@pytest.mark.rule("HOU-056")
def test_servants_raise_the_brown_member() -> None:
    table = Table().family(0, "colonna").dice(1, 1, 1).goods(0, servants=2).floor("territory.3", "citadel")
    table.place(0, "brown", "territory.3", 2)
    assert table.board(0)["territories"] == ["citadel"]
    assert table.owned(0) == goods(wood=1)


@pytest.mark.rule("HOU-056", "HOU-059")
@pytest.mark.parametrize(("order", "turns"), [((0, 1), "ABABABAB" + "A"), ((1, 0), "BABABABA" + "A")])
def test_the_owner_makes_five_placements_the_fifth_after_all_others(order: tuple[int, ...], turns: str) -> None:
    table = stocked(colonna(2).order(*order))
    assert round_of_turns(table) == turns
    assert [seat for _, seat, _ in table.happened("place")].count(0) == 5
    assert [seat for _, seat, _ in table.happened("place")].count(1) == 4


@pytest.mark.rule("HOU-056")
def test_nobody_else_has_a_brown_member() -> None:
    table = colonna(seat=1)
    assert list(table.members(0)) == list(MEMBERS)
    assert not table.may_place(0, "brown", "market.1")
    assert table.refused(0, "place:brown:market.1") == "HOU-056"


@pytest.mark.rule("HOU-057")
@pytest.mark.parametrize(
    ("leader", "member", "value"),
    [("lucrezia_borgia", "black", 4), ("ludovico_il_moro", "black", 5), ("sigismondo_malatesta", "neutral", 3)],
)
def test_leaders_that_change_other_members_leave_the_brown_one_alone(leader: str, member: str, value: int) -> None:
    table = Table().family(0, "colonna").dice(2, 2, 2).leaders(0, leader)
    table.floor("territory.2", "forest").floor("territory.3", "citadel")
    assert table.members(0)[member] == value
    assert table.members(0)["brown"] == VALUE
    assert table.may_place(0, "brown", "territory.2")
    assert table.refused(0, "place:brown:territory.3") == "LOR-045"


@pytest.mark.rule("HOU-057")
def test_the_brown_member_cannot_be_the_one_that_counts_as_six() -> None:
    table = Table().family(0, "colonna").leaders(0, "federico_da_montefeltro")
    table.play(0, "activate:federico_da_montefeltro")
    assert table.options(0, "choose") == ["choose:black", "choose:white", "choose:orange"]
    table.play(0, "choose:white")
    assert table.members(0) == {"black": 5, "white": 6, "orange": 5, "neutral": 0, "brown": VALUE}


@pytest.mark.rule("HOU-057")
def test_the_tile_that_weakens_colored_members_leaves_the_brown_one_alone() -> None:
    table = Table().family(0, "colonna").excommunicated(0, "weaker_colored_members")
    assert table.members(0) == {"black": 4, "white": 4, "orange": 4, "neutral": 0, "brown": VALUE}


@pytest.mark.rule("HOU-057")
def test_what_changes_an_action_changes_that_of_the_brown_member_too() -> None:
    table = Table().family(0, "colonna").cards(0, "farmer", "citadel", "monastery")
    table.play(0, "place:brown:harvest.1")
    assert table.owned(0) == goods(wood=1, stone=1 + 1, servants=1, military=2)


@pytest.mark.rule("HOU-058")
@pytest.mark.parametrize(("first", "second"), [("black", "brown"), ("brown", "black")])
def test_the_brown_and_a_colored_member_may_stand_in_one_tower_for_a_surcharge(first: str, second: str) -> None:
    table = Table().family(0, "colonna").stands(0, first, "territory.1").floor("territory.2", "citadel")
    table.goods(0, coins=4).play(0, f"place:{second}:territory.2")
    assert table.owned(0) == goods(coins=4 - 3)
    table = Table().family(0, "colonna").stands(0, first, "territory.1").floor("territory.2", "citadel")
    assert table.goods(0, coins=2).refused(0, f"place:{second}:territory.2") == "LOR-053"


@pytest.mark.rule("HOU-058")
def test_the_brown_member_does_not_let_two_colored_ones_into_a_tower() -> None:
    table = Table().family(0, "colonna").stands(0, "black", "territory.1").stands(0, "brown", "territory.3")
    table.floor("territory.2", "citadel").goods(0, coins=4)
    assert table.refused(0, "place:white:territory.2") == "LOR-059"
    assert not table.may_place(0, "white", "territory.2")


@pytest.mark.rule("HOU-058")
def test_the_brown_member_of_another_player_makes_a_tower_occupied() -> None:
    table = Table().family(1, "colonna").stands(1, "brown", "territory.1").floor("territory.2", "citadel")
    assert table.goods(0, coins=3).play(0, "place:black:territory.2").owned(0) == goods()


@pytest.mark.rule("HOU-058")
@pytest.mark.parametrize(("first", "second", "servants"), [("black", "brown", 1), ("brown", "black", 0)])
def test_the_brown_and_a_colored_member_may_work_in_one_area(first: str, second: str, servants: int) -> None:
    table = Table().family(0, "colonna").stands(0, first, "harvest.1").goods(0, servants=servants)
    table.place(0, second, "harvest.2")
    assert table.owned(0) == goods(wood=1, stone=1, servants=1)


@pytest.mark.rule("HOU-060")
def test_brown_in_the_council_palace_counts_for_the_order_and_comes_home() -> None:
    table = stocked(colonna(2).order(1, 0))
    others = [("black", "market.1"), ("white", "market.2"), ("orange", "harvest.1"), ("neutral", "production.1")]
    for (member, space), own in zip(others, ("brown", "neutral", "white", "orange"), strict=True):
        table.place(1, member, space).play(1, "end")
        in_the_council(table, 0, own)
    assert list(table.members(0)) == ["black"]
    in_the_council(table, 0, "black")
    assert table.view()["table"]["round"] == 2
    assert [place["seat"] for place in table.view()["table"]["order"]] == [0, 1]
    assert table.members(0)["brown"] == VALUE
    assert table.may_place(0, "brown", "market.1")


@pytest.mark.rule("HOU-060")
def test_brown_alone_in_the_council_palace_puts_its_owner_first() -> None:
    table = stocked(colonna(2)).order(1, 0).stands(0, "brown", "council.1").end_of_round()
    assert [place["seat"] for place in table.view()["table"]["order"]] == [0, 1]
    assert "brown" in table.members(0)


@pytest.mark.rule("HOU-061")
def test_who_skips_the_first_turn_too_places_twice_after_the_others() -> None:
    table = stocked(colonna(2, marked=(0,)))
    assert round_of_turns(table) == "B" + 3 * "AB" + "AA"
    assert [seat for _, seat, _ in table.happened("place")].count(0) == 5


@pytest.mark.rule("HOU-253")
@pytest.mark.parametrize(
    ("marked", "turns"), [((2,), "AB ABC ABC ABC AC"), ((0, 2), "B ABC ABC ABC ACA"), ((1, 2), "A ABC ABC ABC ABC")]
)
def test_late_placements_are_made_in_turn_order_one_each(marked: tuple[int, ...], turns: str) -> None:
    assert round_of_turns(stocked(colonna(3, marked=marked))) == turns.replace(" ", "")


@pytest.mark.rule("HOU-253")
def test_late_placements_follow_the_turn_order_and_not_the_seats() -> None:
    table = stocked(colonna(3, marked=(2,)).order(2, 1, 0))
    assert round_of_turns(table) == "BA" + 3 * "CBA" + "CA"


@pytest.mark.rule("HOU-261")
def test_a_placement_that_is_possible_in_the_extra_turn_must_be_made() -> None:
    table = late()
    assert table.pending() == [0]
    assert table.may_place(0, "brown", "market.1")
    assert table.refused(0, "pass") == "LOR-030"
    table.play(0, "place:brown:market.1", "end")
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("HOU-261")
def test_leader_actions_are_allowed_in_the_extra_turn() -> None:
    table = late().hand(0, "santa_rita").leaders(0, "bartolomeo_colleoni")
    table.play(0, "activate:bartolomeo_colleoni", "place:brown:market.1", "discard:santa_rita", "privilege:faith")
    assert table.owned(0) == goods(coins=5, servants=9, faith=1, victory_points=4)


@pytest.mark.rule("HOU-261")
@pytest.mark.parametrize("first", ["brown", "neutral"])
def test_only_the_last_of_two_late_placements_may_be_declined(first: str) -> None:
    table = late(0)
    assert table.refused(0, "pass") == "LOR-030"
    table.place(0, first, "market.1").play(0, "end")
    assert table.pending() == [0]
    assert list(table.members(0)) == [{"brown": "neutral", "neutral": "brown"}[first]]
    assert "pass" in table.options(0)
    table.play(0, "pass")
    assert table.view()["table"]["round"] == 2
