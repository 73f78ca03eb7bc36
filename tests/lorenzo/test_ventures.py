"""Ventures: military costs, two ways to pay, points at the end and actions at once (LOR-109 to LOR-115)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lorenzo.table import Table, goods, printed

VENTURES: list[dict[str, Any]] = [card for card in printed("development_cards")["cards"] if card["type"] == "venture"]
#: Ventures paid with military: what must be owned and what is paid.
MILITARY = {
    card["id"]: (cost["military_required"], cost["pay"]["military"])
    for card in VENTURES
    for cost in card["costs"]
    if "military" in cost["pay"]
}
#: Ventures with two costs: the military way, then the goods of the other way.
TWO_WAYS = {
    "support_to_the_bishop": ((4, 2), {"coins": 2, "wood": 1, "stone": 1}),
    "support_to_the_cardinal": ((7, 4), {"coins": 3, "wood": 2, "stone": 2}),
    "support_to_the_pope": ((10, 5), {"coins": 4, "wood": 3, "stone": 3}),
}
FAITH = {"support_to_the_bishop": 3, "support_to_the_cardinal": 3, "support_to_the_pope": 2}


def venture(card: str, floor: int = 1, **owned: int) -> Table:
    return Table().floor(f"venture.{floor}", card).goods(0, **owned)


def last_turn(card: str, **owned: int) -> Table:
    """Seat 0 has the very last turn of a match and a venture lies on floor 1."""
    return venture(card, **owned).order(1, 2, 3, 0).round(6).turn(15)


def code(pay: dict[str, int]) -> str:
    return "pay:" + "+".join(f"{kind}.{amount}" for kind, amount in pay.items())


@pytest.mark.rule("LOR-109")
def test_the_military_campaign_needs_3_military_and_takes_2() -> None:
    table = venture("military_campaign", military=3).place(0, "black", "venture.1")
    assert table.owned(0) == goods(coins=3, military=1)
    assert venture("military_campaign", military=2, coins=9).refused(0, "place:black:venture.1") == "LOR-064"


@pytest.mark.rule("LOR-109")
@pytest.mark.parametrize("card", MILITARY)
def test_the_threshold_is_owned_and_a_smaller_amount_is_paid(card: str) -> None:
    required, paid = MILITARY[card]
    assert paid < required
    table = venture(card, military=required).place(0, "black", "venture.1")
    assert table.owned(0)["military"] == required - paid
    assert not venture(card, military=required - 1).may_place(0, "black", "venture.1")


@pytest.mark.rule("LOR-110")
def test_three_ventures_have_two_costs() -> None:
    assert [card["id"] for card in VENTURES if len(card["costs"]) == 2] == list(TWO_WAYS)
    assert all(len(card["costs"]) == 1 for card in VENTURES if card["id"] not in TWO_WAYS)


@pytest.mark.rule("LOR-110")
@pytest.mark.parametrize("card", TWO_WAYS)
def test_one_of_two_costs_is_chosen_and_paid(card: str) -> None:
    (required, paid), pay = TWO_WAYS[card]
    owned = goods(**pay) | {"military": required}
    codes = [f"pay:military.{paid}", code(pay)]
    for chosen, cost in ((codes[0], {"military": paid}), (codes[1], pay)):
        table = venture(card, **owned).place(0, "black", "venture.1")
        assert sorted(table.options(0)) == sorted(codes)
        table.play(0, chosen)
        goods_left = {kind: owned[kind] - cost.get(kind, 0) for kind in owned}
        assert table.owned(0) == goods_left | {"faith": FAITH[card]}
        assert table.options(0) == ["end"]


@pytest.mark.rule("LOR-111")
def test_support_to_the_bishop_with_4_military_leaves_2() -> None:
    table = venture("support_to_the_bishop", military=4).place(0, "black", "venture.1")
    assert table.owned(0) == goods(military=2, faith=3)


@pytest.mark.rule("LOR-111")
def test_support_to_the_bishop_with_3_military_is_paid_with_goods() -> None:
    table = venture("support_to_the_bishop", coins=2, wood=1, stone=1, military=3).place(0, "black", "venture.1")
    assert table.owned(0) == goods(military=3, faith=3)
    assert [args[1:] for _, _, args in table.happened("pay")] == [tuple(goods(coins=2, wood=1, stone=1).values())]


@pytest.mark.rule("LOR-112")
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_a_venture_that_cannot_be_paid_is_not_offered_on_any_floor(floor: int) -> None:
    table = venture("support_to_the_bishop", floor, coins=1, servants=9, military=3)
    for member in ("black", "white", "orange", "neutral"):
        assert not table.may_place(0, member, f"venture.{floor}")
        assert table.refused(0, f"place:{member}:venture.{floor}") == "LOR-064"


@pytest.mark.rule("LOR-113")
def test_support_to_the_bishop_with_3_military_and_no_goods_is_out_of_reach() -> None:
    assert not venture("support_to_the_bishop", military=3).may_place(0, "black", "venture.1")
    assert venture("support_to_the_bishop", military=3).refused(0, "place:black:venture.1") == "LOR-064"


@pytest.mark.rule("LOR-113")
@pytest.mark.parametrize(("privilege", "options"), [("military", ["take:venture.1", "decline"]), ("faith", ["end"])])
def test_military_owned_before_the_venture_is_taken_counts(privilege: str, options: list[str]) -> None:
    table = venture("support_to_the_bishop", coins=4, military=3).floor("character.1", "hero")
    table.place(0, "black", "character.1").play(0, f"privilege:{privilege}")
    assert table.options(0) == options


@pytest.mark.rule("LOR-114")
def test_hiring_recruits_gives_4_points_at_the_end_and_none_before() -> None:
    table = last_turn("hiring_recruits", coins=4, victory_points=7).place(0, "black", "venture.1")
    assert table.owned(0) == goods(military=5, victory_points=7)
    assert table.board(0)["victory_points"] == 7
    table.play(0, "end")
    assert table.over()
    assert table.score(0).parts["ventures"] == 4
    assert table.score(0).total == 7 + 4 + 5


@pytest.mark.rule("LOR-115")
def test_improving_the_canals_harvests_at_4() -> None:
    table = Table().cards(0, "gravel_pit", "forest").floor("venture.1", "improving_the_canals")
    table.goods(0, coins=3, servants=2).place(0, "black", "venture.1")
    assert (table.kind(), table.options(0)) == ("work", ["servants:0", "decline"])
    table.play(0, "servants:0")
    assert [args[1] for _, _, args in table.happened("work")] == [4]
    assert table.owned(0) == goods(wood=1, stone=1 + 2, servants=1)


@pytest.mark.rule("LOR-115")
def test_improving_the_roads_produces_at_3() -> None:
    table = Table().cards(0, "treasury", "fair", "cathedral").floor("venture.1", "improving_the_roads")
    table.goods(0, coins=4 + 4, servants=3).place(0, "black", "venture.1").play(0, "servants:0")
    assert sorted(table.options(0)) == ["done", "exchange:treasury.1", "exchange:treasury.2"]
    table.play(0, "exchange:treasury.2")
    assert table.owned(0) == goods(coins=4 - 2 + 2, military=1, victory_points=5 + 1)


@pytest.mark.rule("LOR-115")
def test_repairing_the_cathedral_takes_any_card_at_7() -> None:
    table = Table().floor("venture.1", "repairing_the_cathedral").floor("territory.4", "citadel")
    table.floor("building.4", "chapel").floor("character.4", "farmer").floor("venture.4", "hiring_recruits")
    table.goods(0, coins=3 + 5, wood=3 + 2, stone=3).place(0, "black", "venture.1")
    assert table.owned(0) == goods(coins=5, wood=2, faith=1)
    assert table.options(0) == [
        "take:territory.4",
        "take:character.4",
        "take:building.4",
        "take:venture.4",
        "decline",
    ]
    table.play(0, "take:building.4")
    assert table.owned(0) == goods(coins=5, military=2, faith=1 + 1)


@pytest.mark.rule("LOR-179")
@pytest.mark.parametrize("owned", [{"military": 10}, {"coins": 4, "wood": 3, "stone": 3}])
def test_support_to_the_pope_gives_10_points_in_the_final_scoring_only(owned: dict[str, int]) -> None:
    table = last_turn("support_to_the_pope", **owned).place(0, "black", "venture.1")
    assert table.owned(0)["victory_points"] == 0
    table.play(0, "end")
    assert table.over()
    assert table.owned(0)["victory_points"] == printed("board")["faith_track"][2]
    assert table.score(0).parts["ventures"] == 10


@pytest.mark.rule("LOR-179")
def test_points_of_several_ventures_add_up_in_the_final_scoring() -> None:
    cards = ["support_to_the_pope", "sacred_war", "hiring_recruits"]
    with_them = Table().cards(0, *cards).round(6).end_of_round()
    without = Table().round(6).end_of_round()
    assert with_them.over()
    assert without.over()
    assert with_them.score(0).total - without.score(0).total == 10 + 8 + 4
    assert with_them.owned(0) == without.owned(0) == goods()


@pytest.mark.rule("LOR-170")
def test_raising_a_statue_gives_2_different_privileges() -> None:
    table = venture("raising_a_statue", wood=2, stone=2).place(0, "black", "venture.1")
    assert len(table.options(0, "privilege")) == 5
    table.play(0, "privilege:coins")
    assert table.refused(0, "privilege:coins") == "LOR-193"
    assert len(table.options(0, "privilege")) == 4
    table.play(0, "privilege:faith")
    assert table.options(0) == ["end"]
    assert table.owned(0) == goods(coins=2, faith=1)
