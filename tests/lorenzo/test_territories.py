"""Territories: slots, the military they need, and what is given when one is taken (LOR-070 to LOR-078)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lorenzo.table import Table, goods, printed

CARDS: list[dict[str, Any]] = printed("development_cards")["cards"]
#: Military needed by the slot of a territory.
REQUIRED = {1: 0, 2: 0, 3: 3, 4: 7, 5: 12, 6: 18}
#: Five territories, and a sixth that gives nothing at once.
OWNED = ["woods", "gravel_pit", "forest", "monastery", "city"]
NEXT = "citadel"


def row_of(count: int, military: int, **extra: int) -> Table:
    """Seat 0 has so many territories and military, and one more territory lies on floor 1."""
    table = Table().cards(0, *OWNED[:count]).floor("territory.1", NEXT)
    return table.goods(0, military=military, **extra)


def captain(count: int, military: int) -> Table:
    """Seat 0 has so many territories and takes Captain."""
    table = row_of(count, military, coins=4).floor("character.1", "captain")
    return table.place(0, "black", "character.1")


@pytest.mark.rule("LOR-070")
def test_territories_cost_nothing_and_all_other_cards_something() -> None:
    assert {card["id"] for card in CARDS if not card["costs"]} == {
        card["id"] for card in CARDS if card["type"] == "territory"
    }
    assert all(cost["pay"] for card in CARDS for cost in card["costs"])


@pytest.mark.rule("LOR-070")
@pytest.mark.parametrize(("member", "servants"), [("black", 0), ("black", 2), ("neutral", 1), ("neutral", 4)])
def test_taking_a_territory_costs_only_the_servants_used(member: str, servants: int) -> None:
    table = Table().floor("territory.1", "monastery").goods(0, coins=1, wood=1, stone=1, servants=4, faith=1)
    table.place(0, member, "territory.1", servants)
    assert table.owned(0) == goods(coins=1, wood=1, stone=1, servants=4 - servants + 1, military=2, faith=1)


@pytest.mark.rule("LOR-071")
def test_territories_fill_their_row_in_the_order_of_taking() -> None:
    table = Table(2).goods(0, coins=3, servants=5)
    table.floor("territory.1", "citadel").floor("territory.2", "village")
    table.place(0, "black", "territory.2", 0).play(0, "end")
    assert table.board(0)["territories"] == ["village"]
    table.place(1, "black", "market.1").play(1, "end")
    table.place(0, "neutral", "territory.1", 1)
    assert table.board(0)["territories"] == ["village", "citadel"]


@pytest.mark.rule("LOR-071")
@pytest.mark.parametrize("slot", REQUIRED)
def test_a_territory_goes_to_the_leftmost_free_slot(slot: int) -> None:
    table = row_of(slot - 1, 25).place(0, "black", "territory.1")
    assert table.board(0)["territories"] == [*OWNED[: slot - 1], NEXT]


@pytest.mark.rule("LOR-072", "LOR-073")
@pytest.mark.parametrize("slot", REQUIRED)
def test_a_slot_needs_its_military_and_does_not_take_it(slot: int) -> None:
    table = row_of(slot - 1, REQUIRED[slot]).place(0, "black", "territory.1")
    assert table.board(0)["territories"][-1] == NEXT
    assert table.owned(0) == goods(military=REQUIRED[slot])


@pytest.mark.rule("LOR-072")
@pytest.mark.parametrize("slot", [slot for slot in REQUIRED if REQUIRED[slot]])
def test_one_military_too_few_keeps_a_slot_closed(slot: int) -> None:
    table = row_of(slot - 1, REQUIRED[slot] - 1, servants=9)
    for member in ("black", "white", "orange", "neutral"):
        assert not table.may_place(0, member, "territory.1")
        assert table.refused(0, f"place:{member}:territory.1") == "LOR-072"


@pytest.mark.rule("LOR-072")
def test_the_requirement_is_for_territories_only() -> None:
    table = Table().cards(0, *OWNED).floor("building.1", "chapel").goods(0, wood=2).place(0, "black", "building.1")
    assert table.board(0)["buildings"] == ["chapel"]


@pytest.mark.rule("LOR-074")
def test_military_lost_later_costs_no_territory() -> None:
    table = Table(2).cards(0, "woods", "village").floor("territory.1", NEXT).floor("venture.1", "military_campaign")
    table.goods(0, military=3).place(0, "black", "territory.1").play(0, "end")
    table.place(1, "black", "market.1").play(1, "end")
    table.place(0, "white", "venture.1").play(0, "end")
    assert table.owned(0) == goods(coins=3, military=1)
    table.place(1, "white", "market.2").play(1, "end")
    table.place(0, "orange", "harvest.1")
    assert table.board(0)["territories"] == ["woods", "village", NEXT]
    assert table.owned(0) == goods(coins=3 + 1, wood=1 + 1, stone=1 + 1, servants=1 + 1, military=1 + 2)


@pytest.mark.rule("LOR-075")
def test_a_bonus_action_needs_the_military_too() -> None:
    table = captain(2, 0)
    assert table.owned(0) == goods(military=2)
    assert table.options(0) == ["end"]
    assert table.card_on("territory.1") == NEXT


@pytest.mark.rule("LOR-075")
@pytest.mark.parametrize("slot", [4, 5, 6])
def test_a_bonus_action_needs_the_military_of_later_slots(slot: int) -> None:
    assert captain(slot - 1, REQUIRED[slot] - 2).options(0) == ["take:territory.1", "decline"]
    assert captain(slot - 1, REQUIRED[slot] - 3).options(0) == ["end"]


@pytest.mark.rule("LOR-076")
def test_the_military_a_territory_gives_does_not_help_to_place_it() -> None:
    def third(military: int) -> Table:
        table = Table().cards(0, "woods", "village").floor("territory.1", "fortified_town")
        return table.goods(0, military=military)

    assert not third(2).may_place(0, "black", "territory.1")
    assert third(2).refused(0, "place:black:territory.1") == "LOR-072"
    assert third(3).place(0, "black", "territory.1").owned(0) == goods(servants=1, military=5)


@pytest.mark.rule("LOR-077")
def test_military_from_an_earlier_part_of_the_chain_counts() -> None:
    table = captain(2, 1).play(0, "take:territory.1")
    assert table.board(0)["territories"] == [*OWNED[:2], NEXT]
    assert table.owned(0) == goods(military=3)


@pytest.mark.rule("LOR-078")
def test_taking_a_territory_does_not_harvest_it() -> None:
    table = Table().floor("territory.1", "forest").place(0, "black", "territory.1")
    assert table.owned(0) == goods(wood=1)
    assert table.happened("work") == []


@pytest.mark.rule("LOR-169")
def test_the_monastery_gives_1_servant_and_2_military_at_once() -> None:
    table = Table().floor("territory.1", "monastery").place(0, "black", "territory.1")
    assert table.owned(0) == goods(servants=1, military=2)
