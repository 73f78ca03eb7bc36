"""The store on the family tile of the Da Montefeltro (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.houses.family_positions import in_the_council
from tests.houses.table import Table, goods, printed
from tests.lorenzo.table import printed as base_printed

CARDS = {
    card["id"]: card for card in [*base_printed("development_cards")["cards"], *printed("development_cards")["cards"]]
}
STORED = "privilege:stored"


def owner(**owned: int) -> Table:
    return Table().family(0, "da_montefeltro").goods(0, **owned)


def price(card: str) -> dict[str, int]:
    """What a card with one cost costs."""
    (cost,) = CARDS[card]["costs"]
    goods_paid: dict[str, int] = cost["pay"]
    return goods_paid


@pytest.mark.rule("HOU-062")
@pytest.mark.parametrize(
    ("space", "card", "stored"),
    [
        ("special.1", "special_113", {"wood": 2, "stone": 2}),
        ("building.1", "theater", {"wood": 2}),
        ("building.1", "garden", {"wood": 4, "stone": 2}),
    ],
)
def test_wood_and_stone_paid_for_a_building_lie_on_the_tile(space: str, card: str, stored: dict[str, int]) -> None:
    assert stored == {kind: amount for kind, amount in price(card).items() if kind in ("wood", "stone")}
    table = owner(**price(card)).floor(space, card).play(0, f"place:black:{space}")
    assert table.board(0)["stored"] == stored
    assert table.owned(0) == goods(victory_points=CARDS[card]["immediate"][0]["resources"]["victory_points"])


@pytest.mark.rule("HOU-062")
def test_what_other_cards_cost_is_not_stored() -> None:
    table = owner(wood=2, stone=2).floor("venture.1", "raising_a_statue").play(0, "place:black:venture.1")
    assert table.owned(0) == goods()
    assert table.board(0)["stored"] == {}


@pytest.mark.rule("HOU-062")
def test_what_others_pay_for_buildings_is_stored_nowhere() -> None:
    table = owner().order(1, 0, 2, 3).goods(1, wood=1, stone=3).floor("building.1", "mint")
    table.play(1, "place:black:building.1")
    assert table.board(0)["stored"] == table.board(1)["stored"] == {}


@pytest.mark.rule("HOU-063")
def test_a_privilege_takes_all_that_two_buildings_left_on_the_tile() -> None:
    table = Table(2).family(0, "da_montefeltro").goods(0, wood=3, stone=4, servants=1)
    table.floor("special.1", "special_113").floor("building.1", "stonemasons_guild")
    table.play(0, "place:black:special.1", "end")
    in_the_council(table, 1).play(0, "place:white:building.1", "end")
    assert table.board(0)["stored"] == {"wood": 3, "stone": 4}
    assert table.owned(0) == goods(victory_points=5 + 4)
    in_the_council(table, 1, "white").play(0, "place:orange:council.1", STORED)
    assert table.owned(0) == goods(coins=1, wood=3, stone=4, victory_points=5 + 4)
    assert table.board(0)["stored"] == {}


@pytest.mark.rule("HOU-064")
def test_an_empty_store_is_no_privilege() -> None:
    table = owner().play(0, "place:black:council.1")
    assert STORED not in table.options(0)
    assert table.refused(0, STORED) == "HOU-064"


@pytest.mark.rule("HOU-064", "LOR-395")
def test_a_store_of_which_nothing_would_come_is_not_taken() -> None:
    table = owner().stored(0, wood=1).excommunicated(0, "fewer_wood_or_stone").play(0, "place:black:council.1")
    assert table.refused(0, STORED) == "LOR-395"
    assert table.board(0)["stored"] == {"wood": 1}
    more = owner().stored(0, wood=1, stone=1).excommunicated(0, "fewer_wood_or_stone")
    assert more.play(0, "place:black:council.1", STORED, "lose:wood").owned(0) == goods(coins=1, stone=1)


@pytest.mark.rule("HOU-064")
def test_the_store_of_another_player_is_no_privilege() -> None:
    table = owner().stored(0, wood=4).order(1, 0, 2, 3).play(1, "place:black:council.1")
    assert STORED not in table.options(1)
    assert table.refused(1, STORED) == "HOU-064"


@pytest.mark.rule("HOU-064")
@pytest.mark.parametrize("codes", [(STORED, "privilege:coins"), ("privilege:coins", STORED)])
def test_among_different_privileges_the_store_counts_once(codes: tuple[str, ...]) -> None:
    table = owner().stored(0, wood=3, stone=4).play(0, "place:black:market.4")
    assert STORED in table.options(0)
    table.play(0, codes[0])
    assert codes[0] not in table.options(0)
    assert table.refused(0, codes[0]) == ("HOU-064" if codes[0] == STORED else "LOR-193")
    table.play(0, codes[1])
    assert table.owned(0) == goods(coins=2, wood=3, stone=4)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-065")
def test_a_discount_is_not_stored() -> None:
    table = owner(wood=1).cards(0, "stonemason").floor("building.1", "chapel").play(0, "place:black:building.1")
    assert price("chapel") == {"wood": 2}
    assert table.owned(0) == goods(faith=1)
    assert table.board(0)["stored"] == {"wood": 1}


@pytest.mark.rule("HOU-065")
def test_the_discount_of_a_bonus_action_is_not_stored() -> None:
    table = owner(coins=4, stone=2).floor("character.1", "architect").floor("building.1", "mint")
    table.play(0, "place:black:character.1", "take:building.1")
    assert table.board(0)["stored"] == {"stone": 2}


@pytest.mark.rule("HOU-065")
def test_a_building_that_costs_nothing_stores_nothing() -> None:
    table = owner(coins=5, wood=9, stone=9).removed("mint").floor("special.1", "special_130")
    table.play(0, "place:black:special.1", "retrieve:mint")
    assert table.board(0)["buildings"] == ["mint"]
    assert table.board(0)["stored"] == {}
    assert table.owned(0) == goods(wood=9, stone=9, victory_points=5)


@pytest.mark.rule("HOU-065")
def test_servants_that_stand_in_for_wood_and_stone_are_not_stored() -> None:
    table = owner(wood=1, stone=3, servants=3).leaders(0, "paracelso").floor("building.1", "mint")
    table.play(0, "place:black:building.1", "servants_for:wood.1", "servants_for:stone.2")
    assert table.owned(0) == goods(wood=1, stone=2, victory_points=5)
    assert table.board(0)["stored"] == {"stone": 1}


@pytest.mark.rule("HOU-065")
def test_servants_in_the_payment_of_another_take_nothing_off_the_store() -> None:
    table = Table(2).leaders(0, "paracelso", "giulio_ii").goods(0, coins=1, servants=9)
    table.family(1, "da_montefeltro").goods(1, wood=2).floor("building.1", "chapel")
    table.play(0, "activate:giulio_ii", "servants_for:coins.0", "place:black:council.1", "privilege:coins", "end")
    table.play(1, "place:black:building.1")
    assert table.board(1)["stored"] == {"wood": 2}


@pytest.mark.rule("HOU-066")
def test_stored_goods_do_not_pay() -> None:
    table = owner(wood=3).stored(0, wood=4).floor("building.1", "painters_guild")
    assert price("painters_guild") == {"wood": 4}
    assert table.refused(0, "place:black:building.1") == "LOR-064"


@pytest.mark.rule("HOU-066")
def test_stored_goods_do_not_meet_the_requirement_of_a_leader() -> None:
    table = owner(wood=9).stored(0, wood=4).hand(0, "sandro_botticelli")
    assert "play:sandro_botticelli" not in table.options(0)
    assert table.refused(0, "play:sandro_botticelli") == "LOR-264"
    assert "play:sandro_botticelli" in owner(wood=10).hand(0, "sandro_botticelli").options(0)


@pytest.mark.rule("HOU-066")
def test_stored_goods_do_not_count_in_the_final_scoring() -> None:
    table = owner(wood=9).stored(0, wood=4).last_tokens()
    assert table.over()
    assert table.score(0).parts["resources"] == 9 // 5
    assert owner(wood=9 + 4).last_tokens().score(0).parts["resources"] == 13 // 5 == 2


@pytest.mark.rule("HOU-062", "LOR-038")
@pytest.mark.parametrize(("code", "stored", "left"), [("pay:wood.1", 1, 1), ("pay:wood.2", 2, 0)])
def test_who_stores_what_a_building_costs_may_pay_more_than_needed(code: str, stored: int, left: int) -> None:
    """A stonemason saves one wood of Chapel's two, or a stone that it does not cost."""
    table = owner(wood=2).cards(0, "stonemason").floor("building.1", "chapel").play(0, "place:black:building.1")
    assert sorted(table.options(0)) == ["pay:wood.1", "pay:wood.2"]
    table.play(0, code)
    assert table.board(0)["stored"] == {"wood": stored}
    assert table.owned(0) == goods(wood=left, faith=1)


@pytest.mark.rule("HOU-062", "LOR-038")
def test_who_stores_nothing_is_not_asked_to_pay_more_than_needed() -> None:
    table = Table().family(0, "malatesta").cards(0, "stonemason").floor("building.1", "chapel").goods(0, wood=2)
    assert table.play(0, "place:black:building.1").kind() == "end"
    assert table.owned(0) == goods(wood=1, faith=1)
