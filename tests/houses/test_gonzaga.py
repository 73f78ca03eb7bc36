"""The purchase of the Gonzaga after the actions (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.houses.family_positions import MEMBERS, all_placed, effect_of, in_the_council
from tests.houses.table import Table, goods, stocked
from tests.lorenzo.table import printed as base_printed

PURCHASE = effect_of("gonzaga", "end_of_actions_take_card")
PRICE: int = PURCHASE["pay"]["servants"]
CARDS = base_printed("development_cards")["cards"]
OF_TYPE = {kind: [card["id"] for card in CARDS if card["type"] == kind] for kind in PURCHASE["card_types"]}


def purchase(number: int = 1, **owned: int) -> Table:
    """All members are placed; what is left for seat 0 of two is the purchase."""
    return all_placed(stocked(Table(2).family(0, "gonzaga")).round(number).goods(0, **owned))


@pytest.mark.rule("HOU-076")
def test_one_card_that_was_left_is_bought_for_servants() -> None:
    assert PRICE == 7
    table = purchase(servants=14).floor("territory.1", "village").floor("building.1", "mint")
    assert table.kind() == "purchase"
    assert table.view()["table"]["phase"] == "actions"
    assert table.options(0) == ["take:territory.1", "take:building.1", "decline"]
    table.play(0, "take:territory.1")
    assert table.owned(0) == goods(servants=14 - 7)
    assert table.board(0)["territories"] == ["village"]
    assert table.kind() == "turn"
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("HOU-076")
def test_without_enough_servants_nothing_is_offered() -> None:
    table = purchase(servants=6).floor("territory.1", "village")
    assert table.kind() == "turn"
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("HOU-076")
def test_without_a_card_nothing_is_offered() -> None:
    assert purchase(servants=14).kind() == "turn"


@pytest.mark.rule("HOU-076")
def test_the_purchase_may_be_declined() -> None:
    table = purchase(servants=14).floor("territory.1", "village").play(0, "decline")
    assert table.owned(0) == goods(servants=14)
    assert table.view()["table"]["round"] == 2
    assert table.view()["boards"][0]["territories"] == []


@pytest.mark.rule("HOU-076")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_purchase_comes_in_every_round(number: int) -> None:
    table = purchase(number, servants=7).floor("territory.1", "village")
    assert table.kind() == "purchase"
    assert table.play(0, "take:territory.1").board(0)["territories"] == ["village"]


@pytest.mark.rule("HOU-076")
def test_who_has_bought_a_card_may_buy_another_in_the_next_round() -> None:
    table = purchase(servants=14).goods(1, servants=1).floor("territory.1", "village").play(0, "take:territory.1")
    assert table.owned(0)["servants"] == 7
    for member in MEMBERS:
        for _ in range(2):
            in_the_council(table, table.pending()[0], member)
    assert table.kind() == "purchase"
    assert table.pending() == [0]
    assert len(table.options(0, "take")) > 0


@pytest.mark.rule("HOU-076")
def test_nobody_else_buys_a_card() -> None:
    table = purchase().goods(1, servants=14).floor("territory.1", "village")
    assert table.kind() == "turn"
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("HOU-077")
@pytest.mark.parametrize(("space", "card"), [("territory.1", "manor_house"), ("building.1", "painters_guild")])
def test_neither_the_cost_nor_the_military_for_a_territory_is_needed(space: str, card: str) -> None:
    assert PURCHASE["pay_cost"] is PURCHASE["territory_military_required"] is False
    table = purchase(servants=7).cards(0, *OF_TYPE["territory"][:3]).floor(space, card).play(0, f"take:{space}")
    assert card in [*table.board(0)["territories"], *table.board(0)["buildings"]]
    assert table.owned(0)["servants"] == 0


@pytest.mark.rule("HOU-077")
def test_the_military_of_a_venture_is_waived_too() -> None:
    table = purchase(servants=7).floor("venture.1", "sacred_war").play(0, "take:venture.1")
    assert table.owned(0) == goods(faith=4)


@pytest.mark.rule("HOU-078")
def test_cards_of_the_special_tower_are_not_for_sale() -> None:
    assert PURCHASE["towers_excluded"] == ["special"]
    table = purchase(servants=7).floor("territory.1", "village").floor("special.1", "special_103")
    assert table.options(0, "take") == ["take:territory.1"]
    assert table.refused(0, "take:special.1") == "HOU-078"


@pytest.mark.rule("HOU-078")
def test_with_cards_in_the_special_tower_alone_nothing_is_offered() -> None:
    assert purchase(servants=7).floor("special.1", "special_103").kind() == "turn"


@pytest.mark.rule("HOU-079")
def test_the_purchase_comes_before_the_vatican_report() -> None:
    table = purchase(2, servants=7).floor("character.1", "preacher")
    assert table.kind() == "purchase"
    table.play(0, "take:character.1")
    assert table.owned(0) == goods(faith=4)
    assert table.kind() == "church"
    table.play(0, "church:support")
    assert table.owned(0) == goods(victory_points=4)
    assert table.board(0)["excommunications"] == []


@pytest.mark.rule("HOU-080")
def test_the_floor_gives_nothing_and_asks_for_nothing() -> None:
    table = purchase(servants=7).stands(1, "black", "territory.1").floor("territory.4", "forest")
    table.play(0, "take:territory.4")
    assert table.owned(0) == goods(wood=1)  # its own, not the two of the floor


@pytest.mark.rule("HOU-080")
def test_what_is_given_for_taking_a_card_is_given() -> None:
    table = purchase(servants=7).leaders(0, "alfonso_v_aragona").floor("territory.1", "monastery")
    table.play(0, "take:territory.1")
    assert table.owned(0) == goods(servants=1, military=2, faith=1)


@pytest.mark.rule("HOU-080")
def test_a_bonus_action_of_the_card_follows() -> None:
    table = purchase(servants=7).floor("character.1", "captain").floor("territory.1", "village")
    table.play(0, "take:character.1")
    assert table.kind() == "take"
    table.play(0, "take:territory.1")
    assert table.board(0)["territories"] == ["village"]
    assert table.board(0)["characters"] == ["captain"]


@pytest.mark.rule("HOU-080")
def test_the_limit_of_six_holds() -> None:
    table = purchase(servants=7).cards(0, *OF_TYPE["character"][:6]).floor("character.1", "noble")
    table.floor("territory.1", "village")
    assert table.options(0, "take") == ["take:territory.1"]
    assert table.refused(0, "take:character.1") == "LOR-067"


@pytest.mark.rule("HOU-080")
def test_the_tile_that_makes_servants_costly_leaves_the_price_alone() -> None:
    table = purchase(servants=8).excommunicated(0, "costly_servants").floor("territory.1", "village")
    assert table.play(0, "take:territory.1").owned(0) == goods(servants=1)


@pytest.mark.rule("HOU-080")
@pytest.mark.parametrize(("code", "rule"), [("discard:santa_rita", "LOR-255"), ("token:coins_token", "HOU-141")])
def test_nothing_else_is_done_beside_the_purchase(code: str, rule: str) -> None:
    table = purchase(servants=7).hand(0, "santa_rita").tokens(0, "coins_token").floor("territory.1", "village")
    assert table.options(0) == ["take:territory.1", "decline"]
    assert table.refused(0, code) == rule
