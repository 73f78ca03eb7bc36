"""Bonus actions within bonus actions, and those that are declined or lapse (checklist: bonus actions)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import CARD, Table, goods

SIX_TERRITORIES = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"]


def values(table: Table) -> list[int]:
    """The values of all harvests and productions so far."""
    return [args[1] for _, _, args in table.happened("work")]


def patron_and_hero(**amounts: int) -> Table:
    """Seat 0 will take Patron; Hero lies above."""
    return Table().goods(0, **amounts).floor("character.1", "patron").floor("character.2", "hero")


def captain(*territories: str) -> Table:
    """Seat 0 will take Captain, for all its coins, and owns these territories; one more is on its tower."""
    table = Table(seats=2).goods(0, coins=4).floor("character.1", "captain").cards(0, *territories)
    return table.floor("territory.1", "citadel")


def cathedral() -> Table:
    """Repairing the Cathedral, Ambassador and Cardinal on three floors; the tower of the characters is occupied."""
    table = Table().goods(0, coins=3 + 9 + 7, wood=3, stone=3).cards(0, "gravel_pit", "forest")
    table.floor("venture.1", "repairing_the_cathedral").floor("character.4", "ambassador")
    return table.floor("character.3", "cardinal").stands(1, "black", "character.1")


@pytest.mark.rule("LOR-158")
def test_a_card_taken_by_a_bonus_action_gives_a_bonus_action() -> None:
    table = patron_and_hero(coins=3 + 5 + 3, servants=2).cards(0, "gravel_pit", "forest")
    table.floor("venture.1", "improving_the_canals").place(0, "black", "character.1", 0)
    table.play(0, "take:character.2", "privilege:faith", "take:venture.1", "servants:0")
    assert table.board(0)["characters"] == ["patron", "hero"]
    assert table.board(0)["ventures"] == ["improving_the_canals"]
    assert values(table) == [4]
    assert table.owned(0) == goods(wood=1, stone=1 + 2, servants=1, faith=1)


@pytest.mark.rule("LOR-159")
def test_a_chain_of_four_actions_gives_all_that_its_cards_give() -> None:
    table = cathedral().place(0, "black", "venture.1").play(0, "take:character.4")
    assert table.owned(0) == goods(coins=7, stone=2, faith=1)
    table.play(0, "privilege:coins", "take:character.3")
    assert table.owned(0) == goods(coins=2, stone=2 + 1, faith=1 + 2)
    table.play(0, "servants:0")
    assert values(table) == [4]
    assert table.owned(0) == goods(coins=2, wood=1, stone=3 + 1 + 2, servants=1, faith=3)
    assert table.board(0)["ventures"] == ["repairing_the_cathedral"]
    assert table.board(0)["characters"] == ["ambassador", "cardinal"]


@pytest.mark.rule("LOR-159")
def test_each_action_of_a_chain_pays_for_the_occupied_tower() -> None:
    table = cathedral().place(0, "black", "venture.1").play(0, "take:character.4", "privilege:faith")
    table.play(0, "take:character.3")
    assert [(kind, seat, args[1:2]) for kind, seat, args in table.happened("surcharge")] == [("surcharge", 0, (3,))] * 2


@pytest.mark.rule("LOR-160")
def test_inner_actions_are_finished_before_outer_ones_and_before_the_turn() -> None:
    table = cathedral().place(0, "black", "venture.1")
    table.play(0, "take:character.4", "privilege:coins", "take:character.3", "servants:0")
    taken = [args[0] for _, _, args in table.happened("take")]
    assert taken == [CARD["repairing_the_cathedral"], CARD["ambassador"], CARD["cardinal"]]
    kinds = [kind for kind, _, _ in table.happened("take", "privilege", "gain", "work")]
    cathedral_gives, ambassador_gives, cardinal_gives = ["gain"], ["privilege", "gain"], ["gain"]
    floors_before = ["gain"]
    assert kinds == [
        *["take", *cathedral_gives],
        *[*floors_before, "take", *ambassador_gives],
        *[*floors_before, "take", *cardinal_gives],
        *["work", "gain", "gain"],
    ]
    assert table.pending() == [0]
    assert table.kind() == "end"
    assert table.play(0, "end").pending() == [1]


@pytest.mark.rule("LOR-160")
@pytest.mark.parametrize("code", ["end", "pass", "place:white:market.1"])
def test_the_turn_does_not_go_on_before_an_inner_action(code: str) -> None:
    table = cathedral().place(0, "black", "venture.1").play(0, "take:character.4", "privilege:coins")
    assert table.kind() == "take"
    assert table.refused(0, code)


@pytest.mark.rule("LOR-161")
def test_the_privilege_of_hero_may_pay_for_the_occupied_tower() -> None:
    table = Table().goods(0, coins=4 + 1, wood=4).floor("character.1", "hero")
    table.floor("venture.2", "hosting_foreigners").stands(1, "black", "venture.1")
    table.place(0, "black", "character.1")
    assert table.kind() == "privilege"
    table.play(0, "privilege:coins", "take:venture.2")
    assert table.owned(0) == goods(servants=5)


@pytest.mark.rule("LOR-161")
def test_without_the_coins_of_the_privilege_the_occupied_tower_is_out_of_reach() -> None:
    table = Table().goods(0, coins=4 + 1, wood=4).floor("character.1", "hero")
    table.floor("venture.2", "hosting_foreigners").stands(1, "black", "venture.1")
    table.place(0, "black", "character.1").play(0, "privilege:faith")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=1, wood=4, faith=1)


@pytest.mark.rule("LOR-161")
def test_the_military_of_captain_counts_for_the_territory() -> None:
    table = captain("commercial_hub", "village").goods(0, coins=4, military=1)
    table.place(0, "black", "character.1")
    assert table.options(0) == ["take:territory.1", "decline"]


@pytest.mark.rule("LOR-162")
def test_a_bonus_card_action_may_be_declined() -> None:
    table = captain().place(0, "black", "character.1")
    assert table.options(0) == ["take:territory.1", "decline"]
    table.play(0, "decline")
    assert table.owned(0) == goods(military=2)
    assert table.board(0)["characters"] == ["captain"]
    assert table.card_on("territory.1") == "citadel"
    assert table.kind() == "end"
    assert table.play(0, "end").pending() == [1]


@pytest.mark.rule("LOR-162")
def test_a_bonus_harvest_may_be_declined() -> None:
    table = Table().goods(0, coins=4).floor("character.1", "cardinal").place(0, "black", "character.1")
    table.play(0, "decline")
    assert table.owned(0) == goods(faith=2)
    assert values(table) == []
    assert table.kind() == "end"


@pytest.mark.rule("LOR-163")
def test_a_bonus_action_without_a_target_lapses() -> None:
    table = captain(*SIX_TERRITORIES).place(0, "black", "character.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(military=2)
    assert table.card_on("territory.1") == "citadel"
    assert table.play(0, "end").pending() == [1]


@pytest.mark.rule("LOR-164")
def test_a_bonus_action_is_not_kept_for_later() -> None:
    table = captain().place(0, "black", "character.1").play(0, "decline")
    assert table.options(0) == ["end"]
    table.refused(0, "take:territory.1")
    table.play(0, "end").place(1, "black", "market.1").play(1, "end")
    assert table.options(0, "take") == []
    table.refused(0, "take:territory.1")


@pytest.mark.rule("LOR-164")
def test_a_turn_does_not_end_around_a_bonus_action() -> None:
    table = captain().place(0, "black", "character.1")
    assert table.refused(0, "end")
    assert table.refused(0, "place:white:market.1")


@pytest.mark.rule("LOR-165")
@pytest.mark.parametrize("coins", [5, 6])
def test_the_discount_of_patron_does_not_reach_the_card_of_hero(coins: int) -> None:
    table = patron_and_hero(coins=3 + 5 + coins, wood=4).floor("venture.1", "hiring_soldiers")
    table.floor("venture.2", "hosting_foreigners").place(0, "black", "character.1")
    table.play(0, "take:character.2", "privilege:faith")
    if coins < 6:
        assert table.refused(0, "take:venture.1") == "LOR-064"
    else:
        table.play(0, "take:venture.1")
        assert table.owned(0) == goods(wood=4, military=6, faith=1)


@pytest.mark.rule("LOR-165")
@pytest.mark.parametrize("wood", [1, 2])
def test_the_discount_of_architect_does_not_last(wood: int) -> None:
    table = Table(seats=2).goods(0, coins=4, wood=wood, stone=1).floor("character.1", "architect")
    table.floor("building.1", "residence").floor("building.2", "chapel")
    table.place(0, "black", "character.1").play(0, "take:building.1", "end")
    assert table.owned(0) == goods(wood=wood, victory_points=1)
    table.place(1, "black", "market.1").play(1, "end")
    if wood < 2:
        assert table.refused(0, "place:white:building.2") == "LOR-064"
    else:
        table.place(0, "white", "building.2")
        assert table.owned(0) == goods(faith=1, victory_points=1)
